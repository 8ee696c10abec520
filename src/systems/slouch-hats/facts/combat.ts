import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { parseResult, type SideResult } from '../data/combat';
import { fact, type Side } from '../slouch-hats';
import { FLAG, LIST, NUMBER, SIDE, TEXT } from './parts';

const CHANGE = z.strictObject({ rule: TEXT, why: TEXT, to: NUMBER });
const STRENGTH = z.strictObject({
  ...{ unit: TEXT, printed: NUMBER, strength: NUMBER, changes: z.array(CHANGE), out: CHANGE.optional() },
});
const BENEFIT = z.strictObject({ what: TEXT, columns: NUMBER, rule: TEXT });
const SHIFT = z.strictObject({ id: TEXT, columns: NUMBER, rule: TEXT, why: TEXT });

const LOST = { reduced: 'loses a step', cadre: 'goes to the Cadre Box', eliminated: 'is eliminated' };
const FATE = { reduced: 'loses a step', cadre: 'in the Cadre Box', eliminated: 'eliminated' };

/** Whose attack a sentence tells of; facts of old may not say. */
const by = (side: Side | undefined): { by?: Side } => (side === undefined ? {} : { by: side });

/** ` (rough: -1, guns 0 against 2: -1)`: every shift of the column, to the right positive. */
export function shiftWords(shifts: readonly { why: string; columns: number }[]): string {
  const words = shifts.map(({ why, columns }) => `${why}: ${columns > 0 ? '+' : ''}${columns}`);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

export const attacksDeclared = fact('attacks.declared', '10.12', {
  body: { side: SIDE, attacks: z.array(z.strictObject({ hex: TEXT, units: LIST })) },
  tell: ({ side, attacks }, say) => {
    const each = attacks.map(({ hex, units }) => `${say.place(hex)} with ${say.units(units)}`);
    return [50, `${say.side(side)} attacks ${each.join('; ')}.`];
  },
});

export const attackRearranged = fact('attack.rearranged', '10.16', {
  body: { side: SIDE, hex: TEXT, units: LIST },
  tell: ({ side, hex, units }, say) => [
    70,
    `${say.side(side)} rearranges the attack on ${say.place(hex)}: it is made with ${say.units(units)}.`,
  ],
});

export const attackFell = fact('attack.fell', '10.16', {
  body: { hex: TEXT, rule: TEXT, why: TEXT, side: SIDE.optional() },
  tell: ({ hex, why, side }, say) => [70, `The attack on ${say.place(hex)} does not take place: ${why}.`, by(side)],
  mark: ({ hex, why }) => ({ at: hex, kind: 'combat', text: `the attack falls away: ${why}` }),
});

export const attackerMissing = fact('attacker.missing', '10.12', {
  body: { hex: TEXT, side: SIDE, unit: TEXT },
  tell: ({ hex, side, unit }, say) => [
    70,
    `${say.unit(unit)} was to attack ${say.place(hex)} and does not fight: it is no longer in play.`,
    by(side),
  ],
});

export const attackersLost = fact('attackers.lost', '12.22', {
  body: { hex: TEXT, side: SIDE },
  tell: ({ hex, side }, say) => [70, `The attack on ${say.place(hex)} ends: none of its attackers is left.`, by(side)],
});

export const shipFires = fact('ship.fires', '19.11', {
  body: { unit: TEXT, hex: TEXT, placed: FLAG, roll: rollShape },
  tell: ({ unit, hex, placed, roll }, say) => [
    50,
    `${say.unit(unit)} ${placed ? `fires at ${say.place(hex)}` : 'has Sailed'} (die ${roll.die}).`,
  ],
});

export const airSupports = fact('air.supports', '13.3', {
  body: { unit: TEXT, hex: TEXT, strength: NUMBER, roll: rollShape.optional() },
  tell: ({ unit, hex, strength }, say) => [
    40,
    `${say.unit(unit)} supports the combat in ${say.place(hex)} with ${strength}.`,
  ],
});

/** `attackers lose 2 steps and retreat, Special Result (A2R*)`: words first, who plays for the first time reads no codes. */
function resultWords(cell: string): string {
  const words = fates(cell);
  return words === '' ? 'no effect' : `${words} (${cell})`;
}

function fates(cell: string): string {
  const result = parseResult(cell);
  const sides = result ? [fateOf('attackers', result.attacker), fateOf('defenders', result.defender)] : [];
  return sides.filter((fate) => fate !== '').join('; ');
}

/** What a result does to a side (12.11), the asterisk in words (12.24); empty: nothing. */
function fateOf(who: string, { steps, retreat, special, eliminated }: SideResult): string {
  if (eliminated) return `${who} are eliminated`;
  const does = [
    ...(steps > 0 ? [`lose ${steps} ${steps === 1 ? 'step' : 'steps'}`] : []),
    ...(retreat ? ['retreat'] : []),
  ];
  return does.length === 0 ? '' : `${who} ${does.join(' and ')}${special ? ', Special Result' : ''}`;
}

const FOUGHT = {
  ...{ hex: TEXT, side: SIDE, attackers: z.array(STRENGTH), defenders: z.array(STRENGTH) },
  ...{ attack: NUMBER, defence: NUMBER, initial: TEXT, column: TEXT },
  terrain: z.strictObject({ hex: TEXT, doubled: FLAG, benefits: z.array(BENEFIT) }),
  ...{ shifts: z.array(SHIFT), sum: NUMBER, net: NUMBER },
  guns: z.strictObject({ attacker: LIST, defender: LIST }),
  ...{ ships: LIST, supplied: LIST, defenceSupply: FLAG, spent: LIST, roll: rollShape, result: TEXT },
};
export const combatFought = fact('combat.fought', '10.43', {
  body: FOUGHT,
  tell: ({ side, hex, attack, defence, initial, shifts, column, roll, result, spent, attackers }, say) => {
    const odds = `${attack} to ${defence}, ${initial}${shiftWords(shifts)}`;
    const paid = spent.length === 0 ? '' : ` SP spent: ${say.units(spent)}.`;
    const out = attackers.flatMap((one) => (one.out ? [`${say.unit(one.unit)}: ${one.out.why}`] : []));
    const idle = out.length === 0 ? '' : ` Did not fight: ${out.join('; ')}.`;
    const came = `column ${column}, die ${roll.die}: ${resultWords(result)}.${paid}${idle}`;
    return [80, `${say.side(side)} attack on ${say.place(hex)}: ${odds}, ${came}`, by(side)];
  },
  mark: ({ hex, side, initial, column, result, roll }, say) => ({
    ...{ at: hex, kind: 'combat' },
    text: `${say.side(side)} attack at ${initial}, column ${column}, die ${roll.die}: ${resultWords(result)}`,
    told: `${say.side(side)} attack at ${initial}, column ${column}, die ${roll.die}: ${fates(result) || 'no effect'}`,
  }),
});

/** The Supply Points are told with the die; this is when they are gone. */
export const combatSupplySpent = fact('combat.supply-spent', '6.63a', { body: { side: SIDE, units: LIST } });

export const unitLost = fact('unit.lost', '12.2', {
  body: { unit: TEXT, to: z.enum(['reduced', 'cadre', 'eliminated']), rule: TEXT, hex: TEXT },
  tell: ({ unit, to, hex }, say) => [to === 'reduced' ? 80 : 90, `${say.unit(unit)} ${LOST[to]} (${say.place(hex)}).`],
  mark: ({ unit, to, hex }, say) => ({
    ...{ at: hex, kind: to === 'reduced' ? 'loss' : 'eliminated', text: `${say.unit(unit)} ${FATE[to]}` },
  }),
});

export const airLost = fact('air.lost', '13.13', {
  body: { unit: TEXT, hex: TEXT, turns: NUMBER, roll: rollShape },
  tell: ({ unit, hex, turns }, say) => [
    80,
    `${say.unit(unit)} is destroyed over ${say.place(hex)}, for ${turns} turns.`,
  ],
  mark: ({ unit, hex }, say) => ({ at: hex, kind: 'eliminated', text: `${say.unit(unit)} shot down` }),
});

export const unitsRetreated = fact('units.retreated', '12.3', {
  body: { units: LIST, from: TEXT, path: LIST },
  tell: ({ units, from, path }, say) => [70, `Retreat: ${say.units(units)} ${say.way([from, ...path])}.`],
  mark: ({ units, from, path }, say) => ({
    ...{ at: from, kind: 'retreat', path: [from, ...path] },
    text: `${say.units(units)} ${units.length > 1 ? 'retreat' : 'retreats'} to ${say.place(path.at(-1) ?? from)}`,
  }),
});

export const supplyRemoved = fact('supply.removed', '12.34', {
  body: { units: LIST, hex: TEXT },
  tell: ({ units, hex }, say) => [70, `${say.units(units)} is lost in a retreat from ${say.place(hex)}.`],
  mark: ({ units, hex }, say) => ({ at: hex, kind: 'loss', text: `${say.units(units)} lost` }),
});

export const unitsAdvanced = fact('units.advanced', '12.5', {
  body: { units: LIST, hex: TEXT },
  tell: ({ units, hex }, say) => [70, `Advance: ${say.units(units)} into ${say.place(hex)}.`],
  mark: ({ units, hex }, say) => ({ at: hex, kind: 'advance', text: `${say.units(units)} advances` }),
});
