import type { Side } from '../side';
import type { SideStyle } from '../../../render/hexmap/view';
import { INK, PAPER } from '../../../render/page/theme';

/** Dark and light, so that any printer tells the sides apart. */
export const AXIS = '#3f4d63';
export const ALLIED = '#f3e9cf';
const GERMAN = '#33402f';

export const SIDE_COLOUR: Readonly<Record<Side, { fill: string; ink: string }>> = {
  axis: { fill: AXIS, ink: PAPER },
  allied: { fill: ALLIED, ink: INK },
};
export const SIDE_NAME: Readonly<Record<Side, string>> = { axis: 'Axis', allied: 'Allied' };

/** Counters by nation; a letter on each says the same without colour. */
const NATIONS: Readonly<Record<string, { letter: string; name: string; fill: string }>> = {
  vichy: { letter: 'V', name: 'Vichy', fill: AXIS },
  german: { letter: 'G', name: 'German', fill: GERMAN },
  australian: { letter: 'A', name: 'Australian', fill: '#f2e2ab' },
  british: { letter: 'B', name: 'British', fill: ALLIED },
  indian: { letter: 'I', name: 'Indian', fill: '#f6dcb8' },
  'free-french': { letter: 'F', name: 'Free French', fill: '#dde8f5' },
  polish: { letter: 'P', name: 'Polish', fill: '#f8e0dd' },
  'allied-alawi': { letter: 'S', name: 'Syrian', fill: '#e4ecd6' },
  'allied-druze': { letter: 'S', name: 'Syrian', fill: '#e4ecd6' },
};

/** The letter of a nation; of one that is not known its first. */
export const nationLetter = (nationality: string): string =>
  NATIONS[nationality]?.letter ?? nationality.slice(0, 1).toUpperCase();

/** The letters that counters bear, a few a line. */
export const NATION_KEY: readonly string[] = [
  ['vichy', 'german'],
  ['australian', 'british'],
  ['indian', 'free-french'],
  ['polish', 'allied-druze'],
].map((ids) => ids.map((id) => `${NATIONS[id]?.letter} ${NATIONS[id]?.name}`).join(', '));

/** How the counters of a side look; in the roster as its side, on the map as its nation. */
export function styleOfNation(side: Side, nationality: string): SideStyle {
  const tag = SIDE_COLOUR[side];
  const known = styles.get(`${side} ${nationality}`);
  if (known) return known;
  const fill = NATIONS[nationality]?.fill ?? tag.fill;
  const style = { counter: { fill, ink: tag.ink }, tag, rank: side === 'axis' ? 0 : 1 };
  styles.set(`${side} ${nationality}`, style);
  return style;
}
const styles = new Map<string, SideStyle>();
