import { attackLine, line, plural } from './names';
import type { Said, Tellers } from './names';
import { sectorName } from '../orders/names';

/** Guns and aircraft of a list of ids, by name. */
export const firers = (s: Said, keys: readonly string[]): string =>
  keys.flatMap((key) => (s.list(key).length === 0 ? [] : [s.firers(key)])).join(', ');

const verb = (s: Said, keys: readonly string[], word: string): string =>
  keys.reduce((n, key) => n + s.list(key).length, 0) === 1 ? `${word}s` : word;

function effect(s: Said): string {
  const steps = s.number('steps');
  const parts = [
    ...(steps > 0 ? [`${plural(steps, 'step')} to be lost`] : []),
    ...(s.is('fatigue') ? ['one unit fatigued'] : []),
  ];
  return parts.length === 0 ? 'no effect' : parts.join(' and ');
}

/** What guns and aircraft fire for in a combat (11.3, 11.4). Facts of old do not say it. */
function fires(s: Said): string {
  const does = (word: string): string => verb(s, ['guns', 'air'], word);
  const words: Record<string, string> = {
    support: `${does('support')} the attack on ${s.text('target')}`,
    defence: `${does('support')} the defence of ${s.text('target')}`,
    'defensive bombardment': `${does('fire')} on the assault on ${s.text('target')}`,
  };
  return words[s.text('mission')] ?? does('fire');
}

/** The die modifier of support (11.45), the steps of a Defensive Bombardment (11.31). */
function fired(s: Said): string {
  const { result } = s.roll;
  if (!s.has('mission')) return result;
  if (s.text('mission') === 'defensive bombardment')
    return `${result}, TDV ${s.text('tdv')}, ${s.number('effect') > 0 ? `${plural(s.number('effect'), 'step')} to be lost` : 'no effect'}`;
  if (s.number('effect') === 0) return `${result}, no effect`;
  return `${result}, ${s.text('mission') === 'support' ? '-' : '+'}${s.text('effect')} on the die`;
}

/** Hex or sector. */
const place = (s: Said): string => sectorName(s.text('at'), s);

/** Bombardment, from the sea too, Interdiction, support fire and ground AA fire (11, 12, 19.8). */
export const bombardmentTellers: Tellers = {
  'ground.fire': (s) =>
    line(50, `${firers(s, ['guns', 'air'])} ${fires(s)}, strength ${s.text('strength')}: ${fired(s)} ${s.dice}.`),
  'ground.bombarded': (s) =>
    attackLine(
      s.ownerOf('units'),
      68,
      `${firers(s, ['units'])} ${verb(s, ['units'], 'bombard')} ${s.text('target')}, strength ${s.text('strength')}: ${s.roll.result}, TDV ${s.text('tdv')}, ${effect(s)} ${s.dice}.`,
    ),
  'ships.fire': (s) => line(67, `${s.tf()} bombards ${s.text('target')} with ${s.ships('ships')}.`),
  'ships.no-target': (s) => line(45, `${s.ships('ships')} of ${s.tf()} find nobody left in ${s.text('target')}.`),
  'ships.bombarded': (s) =>
    attackLine(
      'allied',
      68,
      `${s.tf()} (${s.list('types').join(', ')}) bombards ${s.text('target')}, strength ${s.text('strength')}: ${s.roll.result}, TDV ${s.text('tdv')}, ${effect(s)} ${s.dice}.`,
    ),
  // The line of the bombardment, or of nobody left there, says it all.
  'ground.targeted': () => null,
  'ground.no-target': (s) =>
    line(45, `${firers(s, ['units'])} ${verb(s, ['units'], 'find')} nobody left in ${s.text('target')}.`),
  'ground.aa-fire': (s) =>
    line(
      54,
      `AA fire at ${s.air()} over ${place(s)}: ${s.has('to') ? `to the ${s.text('to')} box` : 'it gets through'} ${s.dice}.`,
    ),
  'ground.aa-none': (s) => line(30, `No AA fire at ${s.airs('units')} over ${place(s)}.`),
  'air.interdiction': (s) => {
    const where = `in ${sectorName(s.text('sector'), s)} (strength ${s.text('strength')})`;
    return line(
      72,
      s.number('level') > 0 ? `Interdiction Level ${s.text('level')} ${where}.` : `No Interdiction ${where}.`,
    );
  },
};
