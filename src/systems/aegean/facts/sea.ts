import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { SIDES } from '../side';
import { hitsWord } from './say';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);

/** 4.E3: who sails where. Of ships that are not spotted the enemy reads nothing. */
export const sailed = fact('ships.sailed', '6.2.1', {
  to: ({ side, open }) => (open ? 'all' : side),
  body: { side: SIDE, open: FLAG, ships: LIST, way: LIST },
  tell: ({ ships, way }, say) =>
    ships && way ? [50, `${say.units(ships)} ${ships.length === 1 ? 'sails' : 'sail'} ${say.way(way)}.`] : null,
  mark: ({ ships, way }, say) => ({
    ...{ at: way.at(-1) ?? '', kind: 'sailed', text: say.units(ships), path: way },
    told: `${say.units(ships)} ${ships.length === 1 ? 'arrives' : 'arrive'}`,
  }),
});

export const loaded = fact('cargo.loaded', '6.3.1', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST, ship: TEXT },
  tell: ({ units, ship }, say) => (units && ship ? [30, `${say.units(units)} go aboard ${say.unit(ship)}.`] : null),
});

/** An order of a half-impulse, or one that waited for the end of a course, that is not carried out any more; its owner alone reads it. */
export const undone = fact('order.undone', '4.E3', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST, order: TEXT, why: TEXT },
  tell: ({ units, order, why }, say) =>
    units && order && why ? [82, `${say.units(units)}: the order to ${order} is not carried out: ${why}.`] : null,
});

/** 6.3.1: what is done in the Holding Box its owner alone reads. */
export const unloaded = fact('cargo.unloaded', '6.3.1', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST },
  tell: ({ units }, say) => (units ? [30, `${say.units(units)} go ashore in the Holding Box.`] : null),
});

/** 6.2.5, 6.2.3: who leaves the map is seen to leave only if he was spotted. */
export const left = fact('ships.left', '6.2.5', {
  to: ({ side, open }) => (open ? 'all' : side),
  body: { side: SIDE, open: FLAG, ships: LIST, why: TEXT },
  tell: ({ ships, why }, say) =>
    ships && why ? [45, `${say.units(ships)} ${ships.length === 1 ? 'leaves' : 'leave'} the map: ${why}.`] : null,
});

/** 6.3.3: who comes through the mines unspotted is a naval unit to the enemy, and no more (3.2). */
export const mineStruck = fact('mine.struck', '6.3.3', {
  discloses: true,
  to: ({ open }) => (open === false ? 'allied' : 'all'),
  others: ['at'],
  body: { open: FLAG.optional(), ship: TEXT, at: TEXT, roll: rollShape },
  tell: ({ ship, at, roll }, say) =>
    ship === undefined || roll === undefined
      ? [90, `Mines in ${say.place(at)}: an Allied ship comes through.`]
      : [
          90,
          `Mines in ${say.place(at)}: ${say.unit(ship)} ${roll.result === '-' ? 'comes through' : 'strikes one'} (die ${roll.die}).`,
        ],
});

/** 6.3.3: under `hidden-mines` only the German knows where they lie. */
export const mineLaid = fact('mine.laid', '6.3.3', {
  to: ({ open }) => (open ? 'all' : 'german'),
  body: { open: FLAG, ship: TEXT, at: TEXT },
  tell: ({ ship, at }, say) => (ship && at ? [60, `${say.unit(ship)} lays mines in ${say.place(at)}.`] : null),
});

/** 3.8, 3.9: a coast watcher or a station sees ships; the throw that finds nothing is its owner's alone. */
export const watched = fact('ships.watched', '3.8', {
  discloses: true,
  to: ({ by, spotted }) => (spotted ? 'all' : by),
  body: { by: SIDE, at: TEXT, spotted: FLAG, roll: rollShape.optional() },
  tell: ({ by, at, spotted, roll }, say) => {
    if (by === undefined || at === undefined) return null;
    const die = roll ? ` (die ${roll.die})` : '';
    return [65, `${say.side(by)} watchers ${spotted ? 'spot' : 'do not spot'} ships in ${say.place(at)}${die}.`];
  },
});

/** 3.6: both forces look for each other; that they met both know. */
export const searched = fact('ships.searched', '3.6', {
  discloses: true,
  body: { at: TEXT, german: rollShape, allied: rollShape },
  tell: ({ at, german, allied }, say) => [
    60,
    `Ships meet in ${say.place(at)}: the German player ${german.result === 'yes' ? 'spots' : 'does not spot'} (die ${german.die}), the Allied player ${allied.result === 'yes' ? 'spots' : 'does not spot'} (die ${allied.die}).`,
  ],
});

export const spotted = fact('ships.spotted', '3.5', {
  discloses: true,
  body: { side: SIDE, at: TEXT, ships: LIST },
  tell: ({ side, at, ships }, say) => [70, `Spotted in ${say.place(at)}: ${say.side(side)} ${say.units(ships)}.`],
  mark: ({ at, ships }, say) => ({ at, kind: 'spotted', text: `${say.units(ships)} spotted` }),
});

export const battleFought = fact('battle.fought', '6.4.2', {
  discloses: true,
  body: {
    at: TEXT,
    round: NUMBER,
    german: NUMBER,
    allied: NUMBER,
    hits: z.record(SIDE, NUMBER),
    rolls: z.record(SIDE, rollShape.optional()),
  },
  tell: ({ at, german, allied, hits, rolls }, say) => {
    const of = (side: 'german' | 'allied', strength: number): string =>
      `${say.side(side)} ${strength}${rolls[side] ? `, die ${rolls[side].die}` : ', no fire'}: ${hits[side]} ${hits[side] === 1 ? 'hit' : 'hits'}`;
    return [92, `Naval battle in ${say.place(at)}: ${of('german', german)}; ${of('allied', allied)}.`];
  },
  mark: ({ at }) => ({ at, kind: 'battle', text: 'naval battle' }),
});

export const shipHit = fact('ship.hit', '6.4.3', {
  discloses: true,
  body: { ship: TEXT, at: TEXT, hits: NUMBER, why: TEXT },
  tell: ({ ship, hits, why }, say) => [80, `${say.unit(ship)} takes ${hits} ${hits === 1 ? 'hit' : 'hits'}: ${why}.`],
});

export const withdrew = fact('ships.withdrew', '6.4.3', {
  discloses: true,
  body: { side: SIDE, ships: LIST, from: TEXT, to: TEXT },
  tell: ({ side, ships, to, from }, say) => [
    75,
    to === from
      ? `The ${say.side(side)} ships have nowhere to go from ${say.place(from)} and stay.`
      : `The ${say.side(side)} ships withdraw to ${say.place(to)}: ${say.units(ships)}.`,
  ],
});

export const torpedoed = fact('submarine.attacked', '6.4.4', {
  discloses: true,
  body: { boat: TEXT, at: TEXT, target: TEXT, acquired: TEXT, roll: rollShape, attack: rollShape.optional() },
  tell: ({ boat, target, acquired, roll, attack }, say) => {
    const found = { acquired: 'acquires', missed: 'does not find', sunk: 'is caught by' }[acquired] ?? 'looks for';
    const shot = attack ? `; its torpedoes ${attack.result === '0' ? 'miss' : 'hit'} (die ${attack.die})` : '';
    return [88, `${say.unit(boat)} ${found} ${say.unit(target)} (die ${roll.die})${shot}.`];
  },
});

/** 6.3.4: that shells fall and what they hit is seen; of ships that are not spotted nothing else is. */
export const shelled = fact('ships.shelled', '6.3.4', {
  discloses: true,
  to: ({ side, open }) => (open ? 'all' : side),
  others: ['side', 'at', 'target', 'hits'],
  body: {
    ...{ side: SIDE, open: FLAG, ships: LIST, at: TEXT, target: TEXT, strength: NUMBER, hits: NUMBER },
    roll: rollShape.optional(),
  },
  tell: ({ side, ships, at, target, strength, hits, roll }, say) => {
    const who = ships ? say.units(ships) : `${say.side(side)} ships`;
    const how = strength === undefined ? '' : ` (strength ${strength}${roll ? `, die ${roll.die}` : ''})`;
    return [78, `${who} shell ${say.target(target, at)}${how}: ${hits} ${hits === 1 ? 'hit' : 'hits'}.`];
  },
  mark: ({ at, hits }) => ({ at, kind: 'bombed', text: hitsWord(hits), told: `shelled: ${hitsWord(hits)}` }),
});

/** 6.5.1: what sails under a marker its owner alone knows. */
export const formed = fact('task-force.formed', '6.5.1', {
  to: ({ side }) => side,
  body: { side: SIDE, force: TEXT, ships: LIST },
  tell: ({ force, ships }, say) => (ships ? [40, `Task force ${force ?? ''} is formed: ${say.units(ships)}.`] : null),
});

export const disbanded = fact('task-force.disbanded', '6.5.4', {
  to: ({ side }) => side,
  body: { side: SIDE, force: TEXT, ships: LIST },
  tell: ({ force, ships }, say) =>
    ships ? [35, `Task force ${force ?? ''} is no more; its ships sail singly: ${say.units(ships)}.`] : null,
});
