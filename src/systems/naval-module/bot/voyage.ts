import type { Ship } from '../rules/board';

/** A voyage as the bot orders it. */
export interface Voyage {
  verb: 'sail';
  ship: string;
  to: string;
  units: string[];
  target: string | null;
}
/** A warship that the first hit sinks is worth more than the regiment that it carries (G94). */
export const isFrail = ({ counter, damage }: Ship): boolean =>
  counter.class !== 'T' && counter.protection - damage <= 1;
