import type { Voyage } from './27-2-loss';
import type { Board } from './board';

/** Scenario 3, 6: torpedo flotillas, the zones in which they attack, and classes from the largest down. */
const FLOTILLAS: readonly string[] = ['flot-mas', 'flot-sboot'];
const ZONES: readonly string[] = ['sevastopol', 'crimea'];
export const LARGEST: readonly string[] = ['BB', 'CL', 'DL', 'T', 'DD'];

/** Undamaged flotillas that stand in an Axis harbour; none in Storm. */
export const boatsReady = (board: Board): string[] =>
  board.position.weather.storm
    ? []
    : board
        .units('axis')
        .filter(({ id, at, damage = 0 }) => {
          const port = board.data.waters.portAt(at);
          return FLOTILLAS.includes(id) && damage === 0 && port !== undefined && board.holder(at) === 'axis';
        })
        .map(({ id }) => id);

/** A ship that came into one of the zones in this phase. */
export const isHunted = ({ zones }: Voyage): boolean => zones.some((zone) => ZONES.includes(zone));

/** What boats make of the column of a loss roll; null: one more on the die. */
export const columnWithBoats = (column: string): string | null =>
  ({ Regular: 'CD-Artillery', 'Air-Interdiction': 'Both' })[column] ?? null;
