import type { DecisionKind } from '../../../kernel/decide/decision';
import { besidesPass, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { arrangeVerb, emergencyVerb } from '../orders/supply';
import { exploitVerb, moveVerbs } from '../orders/move';
import { activeIn } from '../rules/04-sequence';
import { playMove } from '../sequence/move-stack';
import type { Playing } from '../sequence/playing';
import { decision, isFault, type Act, type Ask, type SlouchHats } from '../slouch-hats';
import { foreseenMoves } from './foreseen';
import {
  begun,
  moveFaults,
  movesOf,
  phaseField,
  printMove,
  standing,
  type MoveFacts,
  type PhaseOrder,
  type StackMove,
} from './moves';
import { commonPlaces, type Offer, type Touch } from '../../../kernel/decide/touch';
import { unitName } from '../orders/names';
import { fits } from '../rules/03-board';
import { pointsText } from '../rules/08-3-terrain';
import { moverOf } from '../rules/08-1-who';
import { goingOf, type Field, type Mode } from '../rules/08-field';
import { reachOf } from '../rules/08-moves';
import { starts } from './moving';

type Kind = DecisionKind<SlouchHats, Playing, MoveFacts, StackMove[], PhaseOrder | PassOrder>;
type Own = 'kind' | 'rule' | 'title' | 'word' | 'interphase' | 'disclose' | 'prompt' | 'sample';
type Maybe =
  | 'speaks'
  | 'yields'
  | 'passedBy'
  | 'followedBy'
  | 'inAdvance'
  | 'imagined'
  | 'imagine'
  | 'stays'
  | 'foresee';

/** What a decision of moves says of itself. */
interface MovesSpec extends Pick<Kind, Own>, Partial<Pick<Kind, Maybe>> {
  /** As they go: in a Movement phase (8.0), where there are other orders beside, or once more (8.4). */
  mode: 'move' | 'exploit';
  /** What silence does. */
  nobody: string;
  /** What is done before the first move. */
  begins?(c: Act<Playing>): void;
}

/** The moves of a whole phase in one answer: read, judged, clicked and made one behind the other. */
export const decisionOfMoves = (spec: MovesSpec): Kind =>
  decision<Playing, MoveFacts, StackMove[], PhaseOrder | PassOrder>({
    seats: ['axis', 'allied'],
    asked: 'own',
    conditions: onBoard(),
    verbs: [...(spec.mode === 'exploit' ? [exploitVerb] : [...moveVerbs, emergencyVerb, arrangeVerb]), passVerb],
    assemble: (orders, q) => ({ answer: movesOf(besidesPass<PhaseOrder>(orders), q) }),
    judge: (answer, q) => moveFaults(answer, q),
    print: (answer, q) => orPass(answer.map((move) => printMove(move, q))),
    ifSilent: () => ({ answer: [], text: spec.nobody }),
    foresee: (answer, q) => foreseenMoves(answer, q),
    touch: touchMoves(spec.mode),
    ...spec,
    take(c, answer) {
      spec.begins?.(c);
      const seat = activeIn(c.world.moment) ?? 'axis';
      for (const move of answer) {
        const fought = spec.mode === 'exploit' ? (c.local.fought ?? []) : null;
        c.local.used = playMove(c, phaseField(c.world, { seat, data: c.data }, c.local.used, fought), move);
      }
    },
  });

/** Units are picked, and the hexes that they reach light up with what they cost. `mode`: as they go. */
export const touchMoves = <F>(mode: Extract<Mode, 'move' | 'exploit'>): Touch<SlouchHats, F> => ({
  things: (q) => {
    const { field } = begun(q);
    return starts(field).flatMap((at) =>
      standing(field, at)
        .filter((id) => !isFault(moverOf(field, goingOf([id], { mode }))))
        .map((id) => ({ id, name: unitName(id, q), at })),
    );
  },
  offers: (q, picked) => (picked.length === 0 ? [] : goals(begun(q).field, picked, mode, q)),
});

function goals(field: Field, picked: readonly string[], mode: 'move' | 'exploit', q: Ask): Offer[] {
  const at = (id: string): string => field.board.units.get(id)?.at ?? field.board.world.supply[id]?.at ?? '';
  const together = picked.every((id) => at(id) === at(picked[0] ?? ''));
  // Who stand together go at the pace of the slowest (8.12); others each by itself.
  const stacks = together ? [[...picked]] : picked.map((id) => [id]);
  const reaches = stacks.map((units) => reachOf(field, goingOf(units, { mode })));
  const open = reaches.map((ways) => (isFault(ways) ? [] : [...ways.keys()]));
  const units = picked.flatMap((id) => field.board.units.get(id) ?? []);
  return commonPlaces(open)
    .filter((to) => fits(field.board, to, units))
    .flatMap((to) => {
      const ways = reaches.map((way) => (isFault(way) ? undefined : way.get(to)));
      if (ways.some((way) => way === undefined || way.path.length === 0)) return [];
      const lines = stacks.map((ids, i) => printMove({ verb: mode, units: ids, path: ways[i]?.path ?? [] }, q));
      return [{ at: to, says: pointsText(Math.max(...ways.map((way) => way?.spent ?? 0))), lines }];
    });
}
