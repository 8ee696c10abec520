import { z } from 'zod';
import type { Told } from '../../../kernel/system';
import { fact } from '../mercury';
import { does, FLAG, NUMBER, ROLL, stayed, TEXT } from './parts';
import { lossBecause, outcome, outcomeInWords, shifts } from './maneuver';
import type { Say } from './say';
import { term } from './terms';

/** What befell a unit, and often others with it. */
const befell = (weight: number, unit: string, what: string, word: string, more: Omit<Told, 'weight' | 'text'> = {}) =>
  [weight, `${unit} ${what}.`, { joins: { word, part: `${unit} ${what}` }, ...more }] as const;

/** The last place of a way. */
const end = (path: readonly string[], say: Say): string => path.slice(-1).map(say.place).join('');

/** A line on the map, with a sign where it ends. */
function went(kind: string, from: string, path: readonly string[], text: string) {
  const at = path.at(-1);
  return at === undefined ? null : { at, kind, text, path: [from, ...path] };
}

export const declared = fact('ground.declared', '7.11', {
  body: ({ hex, units }) => ({ target: hex, units }),
  tell: ({ target, units }, say) => [55, `${say.units(units)} ${does(units, 'declare')} combat against ${target}.`],
  mark: ({ target, units }, say) => ({ at: target, kind: 'combat', text: `attacked by ${say.units(units)}` }),
});

/** Whom an attack that falls away has still; facts of old do not say. */
const LEFT: Record<string, string> = {
  attackers: ': nobody is left to be attacked',
  defenders: ': nobody is left who can attack',
};

export const noCombat = fact('ground.no-combat', '7.11', {
  body: ({ hex, side }) => ({
    ...{ target: hex, side: side.optional() },
    left: term('who is left', ['defenders', 'attackers']).optional(),
  }),
  tell: ({ target, side: by = '', left = '' }) => [
    65,
    `The attack on ${target} falls away${LEFT[left] ?? ''}.`,
    { by },
  ],
});

export const idle = fact('ground.idle', '10.1', {
  body: ({ hex, unit }) => ({ target: hex, unit, why: TEXT }),
  tell: ({ target, unit, why }, say) => [
    65,
    `${say.unit(unit)} declared combat against ${target} and does not fight: ${why}.`,
    { by: say.owner(unit) },
  ],
});

export const attackersLost = fact('ground.attackers-lost', '9.52', {
  body: ({ hex, side }) => ({ target: hex, side }),
  tell: ({ target, side }) => [68, `The attack on ${target} ends: none of its attackers is left.`, { by: side }],
});

export const checked = fact('ground.check', '7.22', {
  body: ({ unit, hex }) => ({
    ...{ unit, hex, efficiency: NUMBER, roll: ROLL },
    what: term('Efficiency Check', ['refusal', 'reaction', 'second round']),
  }),
  tell: ({ unit, hex, efficiency, what, roll }, say) => {
    const result = `${roll.result} ${say.dice(roll)}`;
    return [50, `Efficiency Check of ${say.unit(unit)} (${efficiency}), ${what} at ${hex}: ${result}.`];
  },
});

export const refused = fact('ground.refused', '7.32', {
  body: ({ unit, place }) => ({ unit, from: place, to: place }),
  tell: ({ unit, from, to }, say) => [66, `${say.unit(unit)} refuses combat and goes from ${from} to ${to}.`],
  mark: ({ unit, from, to }, say) => ({
    ...{ at: from, kind: 'retreat', text: `${say.unit(unit)} refuses combat`, path: [from, to] },
  }),
});

export const reacted = fact('ground.reacted', '7.41', {
  body: ({ unit, place }) => ({ unit, from: place, to: place }),
  tell: ({ unit, from, to }, say) => [66, `${say.unit(unit)} reacts from ${from} into ${to}.`],
  mark: ({ unit, from, to }, say) => went('advance', from, [to], `${say.unit(unit)} reacts`),
});

/** The results of 8.2 in words. */
const COORDINATED: Record<string, string> = {
  support: 'fully coordinated, with support',
  coordinated: 'coordinated, without support',
  uncoordinated: 'uncoordinated',
  frontal: 'an uncoordinated frontal assault',
};

export const coordinated = fact('ground.coordination', '8.2', {
  body: ({ hex, unit }) => ({
    ...{ target: hex, hq: unit.nullable(), roll: ROLL },
    level: term('coordination of an attack', ['coordinated', 'support', 'uncoordinated', 'frontal']),
  }),
  tell: ({ target, hq, level, roll }, say) => {
    const by = hq === null ? 'out of command' : `by ${say.unit(hq)}`;
    return [60, `Attack coordination at ${target} ${by}: ${COORDINATED[level] ?? level} ${say.dice(roll)}.`];
  },
});

export const withoutEffects = fact('ground.without-effects', '13.23', {
  body: ({ hex, unit }) => ({ target: hex, unit }),
  tell: ({ unit }, say) => [45, `${say.unit(unit)} leads without engineer effects.`],
});

export const maneuvered = fact('ground.maneuver', '9.31', {
  body: ({ hex, side, unit }) => ({
    ...{ target: hex, attacker: side, attack: NUMBER, defence: NUMBER, odds: TEXT },
    ...{ shift: NUMBER, tdv: NUMBER, roll: ROLL },
    ...{ leads: z.partialRecord(side, unit), efficiency: z.array(NUMBER), uncoordinated: FLAG },
  }),
  tell: (maneuver, say) => {
    const { target, attacker, attack, defence, odds, roll } = maneuver;
    const fight = `${attack} to ${defence}, odds ${odds}; ${shifts(maneuver, say)}`;
    const fate = `${outcome(maneuver)} ${say.dice(roll)}`;
    return [70, `Maneuver Combat at ${target}: ${fight}: ${fate}.`, { by: attacker }];
  },
  mark: (maneuver) => ({
    ...{ at: maneuver.target, kind: 'combat' },
    text: `maneuver combat at ${maneuver.odds}: ${outcomeInWords(maneuver)}`,
  }),
});

export const assaulted = fact('ground.assault', '10.31', {
  body: ({ hex, side }) => ({ target: hex, round: NUMBER, side, strength: NUMBER, roll: ROLL }),
  tell: ({ target, round, side, strength, roll }, say) => {
    const fire = `Assault at ${target}, round ${round}, ${say.side(side)} strength ${strength}`;
    const lost = stepsOf(roll.result);
    return [70, `${fire}: ${lost} ${say.dice(roll)}.`, { by: side }];
  },
  mark: ({ target, side, roll }, say) => {
    const sign = `assault, ${say.side(side)} fire`;
    const effect = roll.result === '-' ? 'no effect' : roll.result;
    return { at: target, kind: 'combat', text: `${sign}: ${effect}`, told: `${sign}: ${stepsOf(roll.result)}` };
  },
});

/** `2 steps lost` */
const stepsOf = (result: string): string =>
  result === '-' ? 'no effect' : `${result} step${result === '1' ? '' : 's'} lost`;

export const occupied = fact('ground.occupied', '10.34', {
  body: ({ hex, units }) => ({ target: hex, units }),
  tell: ({ target, units }, say) => [75, `${say.units(units)} take ${target}.`],
  mark: ({ target, units }, say) => ({ at: target, kind: 'taken', text: `taken by ${say.units(units)}` }),
});

/** 4.55 */
const OFF_MAP: Readonly<Record<string, string>> = {
  ...{ DR: 'the defender retreats a box', '1DR': 'the defender loses a step and retreats a box' },
  ...{ AR: 'the attacker goes back', '1AR': 'the attacker loses a step and goes back' },
};

export const offMapFought = fact('ground.off-map', '4.55', {
  body: ({ side, units, place, box }) => ({
    ...{ side, units, from: place, box, attack: NUMBER, defence: NUMBER, odds: TEXT, roll: ROLL },
  }),
  tell: ({ side, box, attack, defence, odds, roll }, say) => {
    const fate = `${attack} to ${defence}, odds ${odds}: ${OFF_MAP[roll.result] ?? 'no effect'} (${roll.result}) ${say.dice(roll)}`;
    return [70, `Off-map combat for ${say.place(box)}: ${fate}.`, { by: side }];
  },
  mark: ({ box, roll }) => ({
    ...{ at: box, kind: 'combat', text: `off-map combat: ${roll.result === '-' ? 'no effect' : roll.result}` },
    told: `off-map combat: ${OFF_MAP[roll.result] ?? 'no effect'}`,
  }),
});

export const stepLost = fact('ground.step-lost', '9.52', {
  body: ({ unit, place }) => ({ unit, hex: place.nullable(), steps: NUMBER, gone: FLAG, why: TEXT }),
  tell: ({ unit, hex, gone, why }, say) => {
    const side = say.owner(unit) === 'german' ? 'german' : 'allied';
    const head = { head: { word: `${say.side(side)} units eliminated`, part: say.unit(unit) } };
    const what = `${gone ? 'is eliminated' : 'loses a step'} in ${say.place(hex ?? '')}`;
    const because = lossBecause({ unit, hex: hex ?? '', why, side });
    return befell(80, say.unit(unit), what, 'Losses', { ...(gone ? head : {}), because });
  },
  mark: ({ unit, hex: at, gone }, say) => {
    if (at === null) return null;
    const [kind, fate] = gone ? ['eliminated', 'eliminated'] : ['loss', 'loses a step'];
    return { at, kind, text: `${say.unit(unit)} ${fate}` };
  },
});

export const fatigued = fact('ground.fatigued', '9.71', {
  body: ({ unit }) => ({ unit }),
  tell: ({ unit }, say) => befell(60, say.unit(unit), 'is fatigued', 'Fatigue'),
});

export const retreated = fact('ground.retreated', '9.6', {
  body: ({ unit, place, way }) => ({ unit, from: place, path: way }),
  tell: ({ unit, from, path }, say) =>
    befell(65, say.unit(unit), `retreats from ${say.place(from)} to ${end(path, say)}`, 'Retreats'),
  mark: ({ unit, from, path }, say) => ({
    ...{ at: from, kind: 'retreat', text: `${say.unit(unit)} retreats to ${end(path, say)}`, path: [from, ...path] },
  }),
});

/** Who stands: the stack by the option of 9.65, or those that cannot go (9.64). Facts of old say neither. */
export const stood = fact('ground.stood', '9.64', {
  body: ({ place, units }) => ({ hex: place, units, optional: FLAG }),
  tell: ({ hex, units, optional }: { hex: string; units?: string[]; optional?: boolean }, say) => [
    65,
    !units || optional ? `The stack in ${hex} stands.` : `${say.units(units)} cannot retreat from ${hex}.`,
  ],
  mark: ({ hex }) => ({ at: hex, kind: 'combat', text: 'the stack stands' }),
});

/** Who follows a refusal may give up an attack of its own: it attacks no other hex (7.32). */
export const advanced = fact('ground.advanced', '9.83', {
  body: ({ unit, place, way, hex }) => ({ unit, from: place, path: way, givesUp: hex.optional() }),
  tell: ({ unit, path, givesUp }, say) => {
    const gaveUp = givesUp === undefined ? '' : ` and gives up the attack on ${say.place(givesUp)}`;
    return [65, `${say.unit(unit)} advances to ${end(path, say)}${gaveUp}.`];
  },
  mark: ({ unit, from, path }, say) => went('advance', from, path, `${say.unit(unit)} advances here`),
});

export const moved = fact('ground.moved', '4.1', {
  body: ({ unit, place, way }) => ({ unit, from: place, path: way, spent: NUMBER, points: NUMBER }),
  tell: ({ unit: id, from, path, spent, points }, say) => {
    if (stayed(path)) return null;
    const [unit, way] = [say.unit(id), [from, ...path].map(say.place).join('-')];
    const joins = { word: 'Moves', part: `${unit} ${way} (${spent} of ${points} points)` };
    return [40, `${unit} moves ${way}, ${spent} of ${points} points.`, { joins }];
  },
  mark: ({ unit, from, path }, say) => went('move', from, path, say.unit(unit)),
});
