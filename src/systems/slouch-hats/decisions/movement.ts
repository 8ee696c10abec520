import type { Rng } from '../../../kernel/decide/rng';
import { place, unitName } from '../orders/names';
import { activeIn } from '../rules/04-sequence';
import { moverOf } from '../rules/08-1-who';
import { pointsText } from '../rules/08-3-terrain';
import { goingOf, type Field } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { isFault, type Ask } from '../slouch-hats';
import { orPass } from '../../../play/words/pass';
import { atSeaWords, leftAtSea } from './under-way';
import { foreseenMoves } from './foreseen';
import { begun, movedView, orderOf, printMove, standing, type StackMove } from './moves';
import { Moving, starts, waysOf } from './moving';
import { decisionOfMoves } from './phase-of-moves';

/** 8.0, 9.0: the moves of a whole phase, in one answer. */
export const movement = decisionOfMoves({
  ...{ kind: 'slouch-hats.movement', rule: '8.0', title: 'movement', word: 'movement', mode: 'move' },
  passedBy: ['slouch-hats.declaration'],
  followedBy: () => ['slouch-hats.declaration', 'slouch-hats.exploitation', 'slouch-hats.event'],
  inAdvance: ({ seat, view, data }, rng) => randomMoves({ seat, view, data, facts: {} }, rng).map(orderOf),
  imagined: () => ({}),
  imagine: (answer, q) => movedView(answer, q),
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
  nobody: 'no unit moves',
  foresee: (answer, q) => [...foreseenMoves(answer, q), ...leftAtSea(movedView(answer, q), q)],
  stays: { one: 'unit', several: 'units', ordered: (answer) => answer.flatMap(({ units }) => units) },
  sample: (q, rng) => randomMoves(q, rng),
});

/** The other ways of going that this side has anything left for. */
const otherWays = ({ motorPool, railroad }: Field): string[] => [
  ...['march unit to hex', 'infiltrate unit: hex'],
  ...(motorPool > 0 ? ['truck unit to hex'] : []),
  ...(railroad > 0 ? ['rail unit to hex'] : []),
];

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
  const made = new Moving(q, begun(q));
  for (const at of starts(made.field)) {
    if (made.moves.length === 2) break;
    const [unit = ''] = standing(made.field, at);
    const path = waysOf(made.field, unit)[0];
    if (path) made.makes({ verb: 'move', units: [unit], path });
  }
  return orPass(made.moves.map((move) => printMove(move, q)));
}

/** Some units go somewhere they may, one behind the other. */
function randomMoves(q: Ask, rng: Rng): StackMove[] {
  const made = new Moving(q, begun(q));
  for (const at of rng.shuffle(starts(made.field)).slice(0, 6)) {
    const units = standing(made.field, at);
    const going = rng.chance(1, 3) ? units : [rng.pick(units)];
    const ways = reachOf(made.field, goingOf(going));
    if (isFault(ways) || ways.size === 0) continue;
    made.makes({ verb: 'move', units: going, path: rng.pick([...ways.values()]).path });
  }
  return made.moves;
}
