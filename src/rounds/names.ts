import type { Naming } from './rounds.entities';

/** An entrant as pages that everybody may open call him: `Anna Berg`, `Anna B.`, `No. 3`. */
export function publicName({ name, seed }: { name: string; seed: number }, names: Naming): string {
  if (names === 'seeds') return `No. ${seed}`;
  if (names === 'full') return name;
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return last === '' ? first : `${first} ${[...last][0] ?? ''}.`;
}

/** Points as they are written: `2`, `1.5`, `0.75`. */
export const pointsText = (points: number): string => String(Math.round(points * 100) / 100);

/** A value from -1 to 1 as it is written: `+0.5`, `0`, `-1`. */
export const valueText = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return rounded > 0 ? `+${rounded}` : String(rounded === 0 ? 0 : rounded);
};
