import type { DecisionKind } from '../../../kernel/decide/decision';
import { besidesPass, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { arrangeVerb } from '../orders/convert';
import { exploitVerb, moveVerbs } from '../orders/move';
import { emergencyVerb } from '../orders/supply';
import { activeIn } from '../rules/04-sequence';
import { playMove } from '../sequence/move-stack';
import type { Playing } from '../sequence/playing';
import { decision, type Act, type SlouchHats } from '../slouch-hats';
import { foreseenMoves } from './foreseen-moves';
import { touchMoves } from './movement-touch';
import { moveFaults, movesOf, phaseField, printMove, type MoveFacts, type PhaseOrder, type StackMove } from './moves';

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
