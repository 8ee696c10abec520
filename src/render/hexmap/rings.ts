import { ALARM, PAPER } from '../page/theme';
import type { Mark, Shape } from '../scene';
import { polygon } from '../shapes';
import type { Plot } from './plot';
import type { HexWindow } from './view';

/** A ring round every hex of a window where something happened, so many times as thick. */
export function rings(marks: readonly Mark[], plot: Plot, window: HexWindow, thick = 1): Shape[] {
  const hexes = [...new Map(marks.map(({ at }) => [at, true])).keys()];
  const rounds = hexes.filter((hex) => isHex(hex) && plot.inWindow(window, hex)).map((hex) => plot.corners(hex));
  return [
    ...rounds.map((ring) => polygon(ring, { stroke: PAPER, width: 3.6 * thick })),
    ...rounds.map((ring) => polygon(ring, { stroke: ALARM, width: 1.9 * thick })),
  ];
}

/** A number, of a map with panels the letter of one before it; boxes have names. */
const isHex = (id: string): boolean => /^[A-Z]?\d{4}$/.test(id);
