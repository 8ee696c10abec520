import type { Chart } from '../../../kernel/chance/chart';
import type { HexId } from '../../../hex/hex';
import type { AirType } from '../data/air-units';
import { isCarrier, type Ship } from './ship';

/** Columns of the chart `spotting`. */
export type SearchColumn = 'ship' | 'carrier-force' | 'search' | 'other-air' | 'watch';

/** 3.6, 6.7.2: how a force that meets an enemy force looks out. */
export const forceColumn = (force: readonly Pick<Ship, 'type'>[]): SearchColumn =>
  force.some(isCarrier) ? 'carrier-force' : 'ship';

/** 3.7, 5.4.2: R, TB, DB and the helicopter are trained to find ships. */
export const airColumn = (type: AirType): SearchColumn =>
  ['R', 'TB', 'DB', 'H'].includes(type) ? 'search' : 'other-air';

/** Whether a throw spots (chart `spotting`); `farOff`: an Allied TB that searches from one or two hexes away (5.4.2). */
export function spots(chart: Chart, die: number, column: SearchColumn, farOff = false): boolean {
  const by = farOff ? Number(chart.modifier('tb-at-distance').by) : 0;
  return chart.at(die + by, column) === 'yes';
}

/** 5.4.2: how far away an Allied TB may search from. */
export const FAR_OFF = 2;

/** The nearest coast watcher of the Allies to a hex that a German ship enters, in it or next to it (3.8); null: none. */
export function watcherOver(
  hex: HexId,
  watchers: readonly { id: string; at: HexId }[],
  distance: (a: HexId, b: HexId) => number,
): string | null {
  return watchers.find(({ at }) => distance(at, hex) <= 1)?.id ?? null;
}

/** 3.9: whether a German station sees a hex that an Allied ship enters, without a throw: as long as he holds the station's hex. */
export function seenFromStation(
  hex: HexId,
  stations: readonly { hex: HexId; radius: number }[],
  germanHolds: (hex: HexId) => boolean,
  distance: (a: HexId, b: HexId) => number,
): boolean {
  return stations.some((one) => germanHolds(one.hex) && distance(one.hex, hex) <= one.radius);
}
