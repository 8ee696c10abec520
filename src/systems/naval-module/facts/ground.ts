import { eachOnce } from '../../../kernel/data/each-once';
import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../naval-module';
import { SIDES } from '../side';
import type { Say } from './say';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);
const ORDERS: Readonly<Record<string, string>> = {
  'no-retreat': 'No Retreat',
  'additional-retreat': 'Additional Retreat',
};

/** G39, G90: declared attacks lie open, and who makes them. */
export const attackDeclared = fact('attack.declared', 'G39', {
  discloses: true,
  body: { side: SIDE, hex: TEXT, units: LIST },
  tell: ({ side, hex, units }, say) => [
    70,
    `The ${say.side(side)} side attacks ${say.place(hex)}: ${say.units(units)}.`,
  ],
  mark: ({ hex, units }, say) => ({ at: hex, kind: 'combat', text: 'attack', told: `attacked by ${say.units(units)}` }),
});

/** Ships that were sunk or driven off since the declaration took all attackers with them; aircraft that support it have flown in vain. */
export const attackFell = fact('attack.fell-away', 'G39', {
  body: { side: SIDE, hex: TEXT },
  tell: ({ side, hex }, say) => [
    68,
    `Nobody of the ${say.side(side)} side is left to attack ${say.place(hex)}: no combat is fought.`,
  ],
});

/** G38: its enemy learns by the modifier of the roll alone whether there was supply. */
export const supplySpent = fact('supply.spent', 'G38', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, hex: TEXT },
  tell: ({ unit, hex }, say) =>
    unit && hex ? [44, `${say.unit(unit)} supplies the combat in ${say.place(hex)}.`] : null,
});

/** G49 */
export const fortWorn = fact('fort.worn', 'G49', {
  body: { hex: TEXT, levels: NUMBER, roll: rollShape },
  tell: ({ hex, levels, roll }, say) => [
    66,
    `Siege guns at the fort in ${say.place(hex)} (die ${roll.die}): ${levels === 0 ? 'it is gone' : `Level ${levels}`}.`,
  ],
});

/** G45, G90: all units of a combat are known, and the orders. */
export const combatFought = fact('combat.fought', 'G45', {
  discloses: true,
  body: {
    side: SIDE,
    hex: TEXT,
    attackers: LIST,
    defenders: LIST,
    guns: LIST,
    attack: NUMBER,
    defence: NUMBER,
    order: TEXT,
    roll: rollShape,
  },
  tell: ({ side, hex, attack, defence, guns, order, roll }, say) => [
    88,
    `Combat in ${say.place(hex)}, the ${say.side(side)} side attacks: ${attack} to ${defence}${withGuns(guns, say)}${order ? `, ${ORDERS[order] ?? order}` : ''} (${roll.column}, die ${roll.die}, ${roll.total}): ${resultWords(roll.result)} (${roll.result}).`,
    { by: side },
  ],
  mark: ({ hex, roll }) => ({
    ...{ at: hex, kind: 'combat', text: roll.result },
    told: `at ${roll.column}: ${resultWords(roll.result)}`,
  }),
});

/** G45: a result of the table in words: the attacker before the stroke, the defender behind it. */
export function resultWords(result: string): string {
  const [attacker = '', defender = ''] = result.split('/');
  const [own, theirs] = [Number.parseInt(attacker, 10) || 0, Number.parseInt(defender, 10) || 0];
  const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
  // G53: the star is a step for who attacked without supply, or against a fort of two levels.
  const star =
    own > 0 ? `lose ${steps(own)}, one more if unsupplied or at a fort` : 'lose a step if unsupplied or at a fort';
  const lost = attacker.endsWith('*') ? star : own > 0 ? `lose ${steps(own)}` : '';
  const does = [...(theirs > 0 ? [`lose ${steps(theirs)}`] : []), ...(defender.endsWith('R') ? ['retreat'] : [])];
  const sides = [
    ...(lost ? [`attackers ${lost}`] : []),
    ...(does.length > 0 ? [`defenders ${does.join(' and ')}`] : []),
  ];
  return sides.join('; ') || 'no effect';
}

const withGuns = (guns: readonly string[], say: Say): string => (guns.length > 0 ? ` with ${say.units(guns)}` : '');

/** G52: a step each time that a unit is named. */
export const stepsLost = fact('steps.lost', 'G52', {
  discloses: true,
  body: { side: SIDE, units: LIST, gone: LIST, why: TEXT },
  tell: ({ side, units, gone, why }, say) => [
    80,
    `The ${say.side(side)} side loses ${units.length} ${units.length === 1 ? 'step' : 'steps'} (${why}): ${say.units(units)}${gone.length > 0 ? `; eliminated: ${say.units(gone)}` : ''}.`,
  ],
});

export const retreated = fact('units.retreated', 'G50', {
  discloses: true,
  body: { side: SIDE, units: LIST, from: TEXT, path: LIST },
  tell: ({ units, from, path }, say) => [
    77,
    `${say.units(units)} ${units.length === 1 ? 'retreats' : 'retreat'} from ${say.place(from)} to ${say.place(path.at(-1) ?? from)}.`,
  ],
  mark: ({ units, from, path }, say) => ({
    ...{ at: path.at(-1) ?? from, kind: 'retreated', text: 'retreat', path: [from, ...path] },
    told: `${say.units(units)} ${units.length === 1 ? 'retreats' : 'retreat'} here`,
  }),
});

export const advanced = fact('units.advanced', 'G52', {
  discloses: true,
  body: { side: SIDE, units: LIST, hex: TEXT },
  tell: ({ units, hex }, say) => [
    76,
    `${say.units(units)} ${units.length === 1 ? 'enters' : 'enter'} ${say.place(hex)}.`,
  ],
  mark: ({ hex, units }, say) => ({
    ...{ at: hex, kind: 'marched', text: say.units(units) },
    told: `${say.units(units)} ${units.length === 1 ? 'enters' : 'enter'}`,
  }),
});

/** G90: who marches is seen where he stands, by whom he stands beside. */
export const marched = fact('unit.marched', 'G18', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, from: TEXT, path: z.array(TEXT), stopped: FLAG },
  tell: ({ unit, from, path = [], stopped }, say) =>
    unit && from
      ? [
          40,
          `${say.unit(unit)} marches from ${say.place(from)} to ${say.place(path.at(-1) ?? from)}${stopped ? ', where enemies stop it' : ''}.`,
        ]
      : null,
  mark: ({ unit, from, path = [] }, say) =>
    unit && from
      ? {
          ...{ at: path.at(-1) ?? from, kind: 'marched', text: say.unit(unit), path: [from, ...path] },
          told: `${say.unit(unit)} arrives`,
        }
      : null,
});

/** G90: who has come next to whom is seen. */
export const unitsSeen = fact('units.seen', 'G90', {
  discloses: true,
  to: ({ side }) => side,
  // Where each was seen, since 1.2.0.
  body: { side: SIDE, units: z.array(TEXT), at: z.array(TEXT).optional() },
  tell({ units, at = [] }, say) {
    if (!units) return null;
    const places = eachOnce(at);
    const there = places.map((place) => `${say.units(units.filter((_, i) => at[i] === place))} at ${say.place(place)}`);
    return [38, `Seen now: ${there.length > 0 ? there.join('; ') : say.units(units)}.`];
  },
});

/** G89: where enemies were known to stand and nobody stands any more: the view of who reads it shows as much. */
export const hexesLeft = fact('hexes.left', 'G89', {
  discloses: true,
  to: ({ side }) => side,
  body: { side: SIDE, hexes: LIST },
  tell: ({ hexes }, say) =>
    hexes ? [36, `No enemies any more at ${hexes.map((hex) => say.place(hex)).join(', ')}.`] : null,
});

/** G23: whose a hex is lies open. */
export const tookHex = fact('hex.taken', 'G23', {
  discloses: true,
  body: { side: SIDE, hex: TEXT },
  tell: ({ side, hex }, say) => [45, `${say.place(hex)} is ${say.side(side)} now.`],
});

/** G29: its owner alone reads it. */
export const recovered = fact('hq.recovered', 'G29', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, operational: FLAG, roll: rollShape },
  tell: ({ unit, operational, roll }, say) =>
    unit && roll
      ? [52, `${say.unit(unit)} is ${operational ? 'Operational again' : 'still Non-Op'} (die ${roll.die}).`]
      : null,
});

/** G22: both see it. */
export const overrun = fact('unit.overrun', 'G22', {
  discloses: true,
  body: { side: SIDE, unit: TEXT, at: TEXT, to: TEXT },
  tell: ({ unit, at, to }, say) => [
    75,
    to === 'lost'
      ? `${say.unit(unit)} is lost at ${say.place(at)}.`
      : `${say.unit(unit)} leaves ${say.place(at)} for ${say.place(to)}, Non-Op.`,
  ],
});

/** 26.12b: that ships leave a harbour that is taken is seen, and which. */
export const forcedOut = fact('ship.forced-out', '26.12', {
  discloses: true,
  body: { side: SIDE, ship: TEXT, from: TEXT },
  tell: ({ ship, from }, say) => [74, `${say.unit(ship)} is driven out of ${say.place(from)}.`],
});

/** G83: both see it. */
export const surrendered = fact('unit.surrendered', 'G83', {
  discloses: true,
  body: { unit: TEXT, at: TEXT, result: z.enum(['-', 'step', 'surrender']), roll: rollShape },
  tell: ({ unit, at, result, roll }, say) => [
    result === '-' ? 50 : 84,
    `${say.unit(unit)} at ${say.place(at)}, cut off (die ${roll.die}, ${roll.total}): ${SURRENDER[result]}.`,
  ],
});
const SURRENDER = { '-': 'it holds out', step: 'it loses a step', surrender: 'it SURRENDERS' } as const;

/** G85: works are seen. */
export const built = fact('strongpoint.built', 'G85', {
  discloses: true,
  body: { side: SIDE, unit: TEXT, hex: TEXT },
  tell: ({ unit, hex }, say) => [48, `${say.unit(unit)} has built a strongpoint at ${say.place(hex)}.`],
});

/** G86 */
export const absorbed = fact('zap.absorbed', 'G86', {
  to: 'soviet',
  body: { unit: TEXT, by: TEXT },
  tell: ({ unit, by }, say) =>
    unit && by ? [48, `${say.unit(by)} takes in ${say.unit(unit)}: a step is back.`] : null,
});
