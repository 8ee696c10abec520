import type { SlouchHatsData } from '../data/load';
import { AIR_TRANSPORT, nameOf as nameOfCounter, placeName as nameOfPlace } from '../rules/names';
import type { Side } from '../side';

export const printSide = (side: Side): string => (side === 'axis' ? 'Axis' : 'Allied');

/** Everything that an order may name: counters of all kinds (2.2). */
export function everyName({ counters }: SlouchHatsData): { id: string; names: readonly string[] }[] {
  const { units, supply, air, naval, repl } = counters;
  return [...[units, supply, air, naval, repl].flatMap((of) => [...of.values()]), AIR_TRANSPORT];
}

/** The printed name of a counter, or of the Air Transport marker. */
export const nameOf = (id: string, data: SlouchHatsData): string => nameOfCounter(data, id);

/** `1519 Beirut`: as the rules name it in their refusals. */
export const placeName = (at: string, data: SlouchHatsData): string => nameOfPlace(data, at);

/** Printed names with commas. */
export const named = (ids: readonly string[], data: SlouchHatsData): string =>
  ids.map((id) => nameOf(id, data)).join(', ');
