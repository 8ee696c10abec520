import { z } from 'zod';
import { fact } from '../mercury';
import { does, FLAG, NUMBER, plural, ROLL } from './parts';
import { term } from './terms';

/** `TDV 2, 1 step to be lost and one unit fatigued` */
const effect = (tdv: number, steps: number, fatigue: boolean): string => `TDV ${tdv}, ${fate(steps, fatigue)}`;

function fate(steps: number, fatigue: boolean): string {
  const parts = [
    ...(steps > 0 ? [`${plural(steps, 'step')} to be lost`] : []),
    ...(fatigue ? ['one unit fatigued'] : []),
  ];
  return parts.join(' and ') || 'no effect';
}

const noEffect = (result: string): string => (result === '-' ? 'no effect' : result);

export const targeted = fact('ground.targeted', '11.11', {
  // The line of the bombardment, or of nobody left there, says it all.
  body: ({ side, units, hex }) => ({ side, guns: units, target: hex }),
});

export const noTarget = fact('ground.no-target', '11.21', {
  body: ({ unit, air, hex }) => ({ units: z.array(z.union([unit, air])), target: hex }),
  tell: ({ units, target }, say) => [45, `${say.firers(units)} ${does(units, 'find')} nobody left in ${target}.`],
});

export const bombardmentMade = fact('ground.bombarded', '11.2', {
  body: ({ side, hex, unit, air }) => ({
    ...{ side, target: hex, units: z.array(z.union([unit, air])), strength: NUMBER },
    ...{ tdv: NUMBER, steps: NUMBER, fatigue: FLAG, roll: ROLL },
  }),
  tell: ({ target, units, strength, tdv, steps, fatigue, roll }, say) => {
    const fire = `${say.firers(units)} ${does(units, 'bombard')} ${target}, strength ${strength}`;
    const fate = `${roll.result}, ${effect(tdv, steps, fatigue)} ${say.dice(roll)}.`;
    return [68, `${fire}: ${fate}`, { by: say.owner(units[0]) }];
  },
  mark: ({ target, steps, fatigue }) => ({
    ...{ at: target, kind: 'bombardment' },
    text: `bombarded: ${fate(steps, fatigue)}`,
  }),
});

/** What guns and aircraft fire for in a combat (11.3, 11.4). Facts of old do not say it. */
const FIRES: Record<string, (does: (word: string) => string, target: string) => string> = {
  support: (does, target) => `${does('support')} the attack on ${target}`,
  defence: (does, target) => `${does('support')} the defence of ${target}`,
  'defensive bombardment': (does, target) => `${does('fire')} on the assault on ${target}`,
};

interface Fire {
  mission?: string;
  tdv: number;
  effect: number;
}

/** The die modifier of support (11.45), the steps of a Defensive Bombardment (11.31). */
function fireEffect({ mission, tdv, effect: n }: Fire): string {
  if (mission === undefined) return '';
  if (mission === 'defensive bombardment') return `, ${effect(tdv, n, false)}`;
  return n === 0 ? ', no effect' : `, ${mission === 'support' ? '-' : '+'}${n} on the die`;
}

export const fired = fact('ground.fire', '11.3', {
  body: ({ side, units, airs, hex }) => ({
    ...{ side, guns: units, air: airs, target: hex, strength: NUMBER, tdv: NUMBER, effect: NUMBER, roll: ROLL },
    mission: term('fire mission', ['support', 'defence', 'defensive bombardment']),
  }),
  tell: ({ guns, air, target, strength, roll, ...fire }, say) => {
    const who = [guns, air].flatMap((ids) => (ids.length > 0 ? [say.firers(ids)] : [])).join(', ');
    const verb = (word: string): string => does([...guns, ...air], word);
    const what = FIRES[fire.mission]?.(verb, target) ?? verb('fire');
    return [50, `${who} ${what}, strength ${strength}: ${roll.result}${fireEffect(fire)} ${say.dice(roll)}.`];
  },
});

export const groundAaFired = fact('ground.aa-fire', '12.94', {
  body: ({ air, hex, sector, airBox }) => ({
    ...{ unit: air, at: z.union([hex, sector]), to: airBox.nullable(), roll: ROLL },
  }),
  tell: ({ unit, at, to, roll }, say) => {
    const fate = to === null ? 'it gets through' : `to the ${to} box`;
    const text = `AA fire at ${say.air(unit)} over ${say.sector(at)}: ${fate} ${say.dice(roll)}.`;
    return to === null ? [54, text] : [60, text, { by: 'german' }];
  },
});

export const noGroundAa = fact('ground.aa-none', '12.91', {
  body: ({ airs, hex, sector }) => ({ units: airs, at: z.union([hex, sector]) }),
  tell: ({ units, at }, say) => [30, `No AA fire at ${say.airs(units)} over ${say.sector(at)}.`],
});

/** The German reads what 19.83 tells him; who fires is in this fact of its own. */
export const shipsFired = fact('ships.fire', '19.82a', {
  to: 'allied',
  body: ({ letter, hex, ships }) => ({ tf: letter, target: hex, ships }),
  tell: ({ tf, target, ships }, say) => [67, `TF ${tf} bombards ${target} with ${say.ships(ships)}.`],
});

export const shipsWithoutTarget = fact('ships.no-target', '19.82', {
  to: 'allied',
  body: ({ letter, hex, ships }) => ({ tf: letter, target: hex, ships }),
  tell: ({ tf, target, ships }, say) => [45, `${say.ships(ships)} of TF ${tf} find nobody left in ${target}.`],
});

export const bombardedFromSea = fact('ships.bombarded', '19.83', {
  discloses: true,
  body: ({ letter, hex, shipType }) => ({
    ...{ tf: letter, target: hex, types: z.array(shipType), strength: NUMBER },
    ...{ tdv: NUMBER, steps: NUMBER, fatigue: FLAG, roll: ROLL },
  }),
  tell: ({ tf, target, types, strength, tdv, steps, fatigue, roll }, say) => {
    const fire = `TF ${tf} (${types.join(', ')}) bombards ${target}, strength ${strength}`;
    const fate = `${roll.result}, ${effect(tdv, steps, fatigue)} ${say.dice(roll)}.`;
    return [68, `${fire}: ${fate}`, { by: 'allied' }];
  },
  mark: ({ target, roll }) => ({
    ...{ at: target, kind: 'bombardment', text: `bombarded from the sea: ${noEffect(roll.result)}` },
  }),
});
