import type { Rng } from '../../../kernel/decide/rng';
import { place, unitName } from '../orders/names';
import { activeIn } from '../rules/04-sequence';
import { moverOf } from '../rules/08-1-who';
import { pointsText } from '../rules/08-3-terrain';
import { goingOf, type Field } from '../rules/08-field';
import { reachOf } from '../rules/08-moves';
import { isFault, type Ask } from '../slouch-hats';
import { orPass } from '../../../play/words/pass';
import { atSeaWords, leftAtSea } from './cargo-choices';
import { foreseenMoves } from './foreseen';
import { begun, movedView, orderOf, phaseField, printMove, standing, type StackMove } from './moves';
import { Moving, starts, waysOf } from './moving';
import { decisionOfMoves } from './phase-of-moves';
import { raiders } from '../rules/20-2-lasting';

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

/** 8.4: motorized units that have fought move again. */
export const exploitation = decisionOfMoves({
  ...{ kind: 'slouch-hats.exploitation', rule: '8.4', title: 'exploitation', word: 'exploitation', mode: 'exploit' },
  interphase: 'no unit exploits',
  // A Cavalry Raid was played for it.
  speaks: ({ view, seat }) => raiders(view, seat).types.length === 0,
  followedBy: () => ['slouch-hats.event'],
  disclose({ world, data, local }) {
    const seat = activeIn(world.moment);
    const fought = local.fought ?? [];
    if (seat === null) return null;
    return eligible(phaseField(world, { seat, data }, undefined, fought)).length > 0
      ? { seat, facts: { fought } }
      : null;
  },
  prompt: (q) => ({
    question: 'Which units go on by Exploitation Movement?',
    choices: ['exploit unit to hex', 'exploit unit: hex-hex', 'pass'],
    listing: eligible(begun(q).field).map(([id, at]) => `${place.print(at, q)}: ${unitName(id, q)}`),
    examples: [...firstRide(q).map((move) => printMove(move, q)), 'pass'],
  }),
  nobody: 'no unit exploits',
  stays: { one: 'unit', several: 'units', ordered: (answer) => answer.flatMap(({ units }) => units) },
  sample: (q, rng) => someExploit(q, rng),
});

const ways = (field: Field, id: string): string[][] => waysOf(field, id, 'exploit');

/** Units that may exploit, and where they stand. */
const eligible = (field: Field): [string, string][] =>
  [...field.board.units.values()].flatMap(({ id, at, counter, garrison }) =>
    counter.side === field.side && !garrison && ways(field, id).length > 0 ? [[id, at] as [string, string]] : [],
  );

const move = (id: string, path: string[]): StackMove => ({ verb: 'exploit', units: [id], path });

function firstRide(q: Ask): StackMove[] {
  const { field } = begun(q);
  const [id = ''] = eligible(field)[0] ?? [];
  const [path] = ways(field, id);
  return path ? [move(id, path)] : [];
}

/** Some go somewhere, one behind the other. */
function someExploit(q: Ask, rng: Rng): StackMove[] {
  const made = new Moving(q, begun(q));
  for (const [id] of rng.shuffle(eligible(made.field)).slice(0, 3)) {
    const able = ways(made.field, id);
    if (able.length > 0) made.makes(move(id, rng.pick(able)));
  }
  return made.moves;
}

/** 6.16c: what has been captured in a Movement phase is combined, spent and moved in it, and moves who has waited for it. */
export const moveOn = decisionOfMoves({
  ...{ kind: 'slouch-hats.onward', rule: '6.16c', title: 'moves after a capture', word: 'onward', mode: 'move' },
  yields: true,
  interphase: 'captured MSUs stay where they are',
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
    examples: [...firstOnward(q).map((move) => printMove(move, q)), 'pass'],
  }),
  nobody: 'nothing moves on',
  sample: (q, rng) => (rng.chance(1, 2) ? firstOnward(q) : []),
  // What these moves capture is asked about after them.
  begins: (c) => void (c.local.captured = []),
});

/** Own counters that stand where something was captured and may move. */
function able(q: Ask): { id: string; at: string }[] {
  const { field } = begun(q);
  const places = Object.values(field.board.world.supply).map(({ at }) => at);
  return places
    .filter((at, i) => places.indexOf(at) === i)
    .flatMap((at) => standing(field, at).map((id) => ({ id, at })));
}

function firstOnward(q: Ask): StackMove[] {
  const made = new Moving(q, begun(q));
  for (const { id } of able(q)) {
    const [path] = waysOf(made.field, id);
    if (path && made.makes({ verb: 'move', units: [id], path })) break;
  }
  return made.moves;
}
