import type { Rng } from '../../../kernel/decide/rng';
import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { arrangeVerb } from '../orders/convert';
import { moveVerbs } from '../orders/move';
import { emergencyVerb } from '../orders/supply';
import { place, unitName } from '../orders/names';
import { fits } from '../rules/03-3-stacking';
import { activeIn } from '../rules/04-sequence';
import { isFault } from '../rules/fault';
import { moverOf } from '../rules/08-1-who';
import { pointsText } from '../rules/08-3-terrain';
import { goingOf } from '../rules/08-field';
import type { Field } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';
import { playMove } from '../sequence/move-stack';
import type { Playing } from '../sequence/playing';
import { atSeaWords, leftAtSea } from './at-sea';
import { foreseenMoves } from './foreseen-moves';
import { touchMoves } from './movement-touch';
import { after, begun, movedView, moveFaults, movesOf, orderOf, phaseField, printMove, standing } from './moves';
import type { PhaseOrder, StackMove } from './moves';

/** 8.0, 9.0: the moves of a whole phase, in one answer. */
export const movement = decision<Playing, object, StackMove[], PhaseOrder | PassOrder>({
  ...{ kind: 'slouch-hats.movement', rule: '8.0', title: 'movement', word: 'movement', seats: ['axis', 'allied'] },
  asked: 'own',
  passedBy: ['slouch-hats.declaration'],
  followedBy: () => ['slouch-hats.declaration', 'slouch-hats.exploitation', 'slouch-hats.event'],
  inAdvance: ({ seat, view, data }, rng) => randomMoves({ seat, view, data, facts: {} }, rng).map(orderOf),
  imagined: () => ({}),
  imagine: (answer, q) => movedView(answer, q),
  conditions: onBoard(),
  verbs: [...moveVerbs, emergencyVerb, arrangeVerb, passVerb],
  disclose: ({ world }) => {
    const seat = activeIn(world.moment);
    return seat === null ? null : { seat, facts: {} };
  },
  prompt(q) {
    const { field } = begun(q);
    return {
      question: `Which of your units move, and where? Those not named stay. Behind a name: its Movement Points.${atSeaWords(q)}`,
      choices: [
        'move unit: hex-hex',
        'move unit, unit to hex',
        'move stack hex to hex',
        ...otherWays(field),
        'emergency place: move unit, unit',
        'arrange place: MSU number, dump number',
        'pass',
      ],
      listing: unitLines(field, q),
      examples: examples(q),
    };
  },
  assemble: (orders, q) => ({ answer: movesOf(besidesPass<PhaseOrder>(orders), q) }),
  judge: (answer, q) => moveFaults(answer, q),
  print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((move) => printMove(move, q))),
  ifSilent: () => ({ answer: [], text: 'no unit moves' }),
  foresee: (answer, q) => [...foreseenMoves(answer, q), ...leftAtSea(movedView(answer, q), q)],
  touch: touchMoves('move'),
  stays: { one: 'unit', several: 'units', ordered: (answer) => answer.flatMap(({ units }) => units) },
  sample: (q, rng) => randomMoves(q, rng),
  take(c, answer) {
    const seat = activeIn(c.world.moment) ?? 'axis';
    for (const move of answer) {
      const field = phaseField(c.world, { seat, data: c.data }, c.local.used);
      c.local.used = playMove(c, field, move);
    }
  },
});

/** The other ways of going that this side has anything left for. */
const otherWays = ({ motorPool, railroad }: Field): string[] => [
  ...['march unit to hex', 'infiltrate unit: hex'],
  ...(motorPool > 0 ? ['truck unit to hex'] : []),
  ...(railroad > 0 ? ['rail unit to hex'] : []),
];

/** Places where something of the side stands that may move. */
function starts(field: Field): string[] {
  const { world, units } = field.board;
  const all = [...[...units.values()].map(({ at }) => at), ...Object.values(world.supply).map(({ at }) => at)];
  return all.filter((at, i) => all.indexOf(at) === i && standing(field, at).length > 0).sort();
}

/** `1824: 25/7A 6, 6 Cav 8, MSU 2 9`. */
const unitLines = (field: Field, q: Ask): string[] =>
  starts(field).flatMap((at) => {
    const named = standing(field, at).flatMap((id) => {
      const mover = moverOf(field, goingOf([id]));
      return isFault(mover) ? [] : [`${unitName(id, q)} ${pointsText(mover.points)}`];
    });
    return named.length === 0 ? [] : [`${place.print(at, q)}: ${named.join(', ')}`];
  });

/** Up to two moves that are legal one behind the other. */
function examples(q: Ask): string[] {
  const moves: StackMove[] = [];
  let under = begun(q);
  for (const at of starts(under.field)) {
    if (moves.length === 2) break;
    const [unit] = standing(under.field, at);
    const ways = unit === undefined ? null : reachOf(under.field, goingOf([unit]));
    const way = ways && !isFault(ways) ? [...ways.values()].find(({ path }) => path.length > 0) : undefined;
    if (unit === undefined || !way) continue;
    const move: StackMove = { verb: 'move', units: [unit], path: way.path };
    const next = after(under, move, q);
    if (isFault(next) || !fits(next.field.board, move.path.at(-1) ?? '')) continue;
    moves.push(move);
    under = next;
  }
  return [...moves.map((move) => printMove(move, q)), ...(moves.length === 0 ? ['pass'] : [])];
}

/** Some units go somewhere they may, one behind the other. */
function randomMoves(q: Ask, rng: Rng): StackMove[] {
  const moves: StackMove[] = [];
  let under = begun(q);
  for (const at of rng.shuffle(starts(under.field)).slice(0, 6)) {
    const units = standing(under.field, at);
    const going = rng.chance(1, 3) ? units : [rng.pick(units)];
    const ways = reachOf(under.field, goingOf(going));
    if (isFault(ways) || ways.size === 0) continue;
    const move: StackMove = { verb: 'move', units: going, path: rng.pick([...ways.values()]).path };
    const next = after(under, move, q);
    if (isFault(next) || !fits(next.field.board, move.path.at(-1) ?? '')) continue;
    moves.push(move);
    under = next;
  }
  return moves;
}
