import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { arrangeVerb } from '../orders/convert';
import { moveVerbs } from '../orders/move';
import { place, unitName } from '../orders/names';
import { emergencyVerb } from '../orders/supply';
import { fits } from '../rules/03-3-stacking';
import { activeIn } from '../rules/04-sequence';
import { goingOf } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { isFault } from '../rules/fault';
import { playMove } from '../sequence/move-stack';
import type { Playing } from '../sequence/playing';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';
import { after, begun, moveFaults, movesOf, phaseField, printMove, standing } from './moves';
import type { MoveFacts, PhaseOrder, StackMove } from './moves';
import { foreseenMoves } from './foreseen-moves';
import { touchMoves } from './movement-touch';

/** 6.16c: what has been captured in a Movement phase is combined, spent and moved in it, and moves who has waited for it. */
export const moveOn = decision<Playing, MoveFacts, StackMove[], PhaseOrder | PassOrder>({
  ...{ kind: 'slouch-hats.onward', rule: '6.16c', title: 'moves after a capture', word: 'onward' },
  seats: ['axis', 'allied'],
  asked: 'own',
  yields: true,
  interphase: 'captured MSUs stay where they are',
  conditions: onBoard(),
  verbs: [...moveVerbs, emergencyVerb, arrangeVerb, passVerb],
  disclose({ world, local: { captured = [], used } }) {
    const seat = activeIn(world.moment);
    return seat === null || captured.length === 0 ? null : { seat, facts: used ? { used } : {} };
  },
  prompt: (q) => ({
    question: 'You have captured Supply Points. What moves on, of all that has not moved yet?',
    choices: [
      'move unit: hex-hex',
      'move stack hex to hex',
      'emergency place: move unit, unit',
      'arrange place: MSU number, dump number',
      'pass',
    ],
    listing: able(q).map(({ id, at }) => `${place.print(at, q)}: ${unitName(id, q)}`),
    examples: [...first(q).map((move) => printMove(move, q)), 'pass'],
  }),
  assemble: (orders, q) => ({ answer: movesOf(besidesPass<PhaseOrder>(orders), q) }),
  judge: (answer, q) => moveFaults(answer, q),
  print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((move) => printMove(move, q))),
  ifSilent: () => ({ answer: [], text: 'nothing moves on' }),
  foresee: (answer, q) => foreseenMoves(answer, q),
  touch: touchMoves('move'),
  sample: (q, rng) => (rng.chance(1, 2) ? first(q) : []),
  take(c, answer) {
    const seat = activeIn(c.world.moment) ?? 'axis';
    // What these moves capture is asked about after them.
    c.local.captured = [];
    for (const move of answer) {
      const field = phaseField(c.world, { seat, data: c.data }, c.local.used);
      c.local.used = playMove(c, field, move);
    }
  },
});

/** Own counters that stand where something was captured and may move. */
function able(q: Ask): { id: string; at: string }[] {
  const { field } = begun(q);
  const places = Object.values(field.board.world.supply).map(({ at }) => at);
  return places
    .filter((at, i) => places.indexOf(at) === i)
    .flatMap((at) => standing(field, at).map((id) => ({ id, at })));
}

function first(q: Ask): StackMove[] {
  const under = begun(q);
  for (const { id } of able(q)) {
    const ways = reachOf(under.field, goingOf([id]));
    const way = isFault(ways) ? undefined : [...ways.values()].find(({ path }) => path.length > 0);
    const move: StackMove = { verb: 'move', units: [id], path: way?.path ?? [] };
    const next = way ? after(under, move, q) : null;
    if (next && !isFault(next) && fits(next.field.board, move.path.at(-1) ?? '')) return [move];
  }
  return [];
}
