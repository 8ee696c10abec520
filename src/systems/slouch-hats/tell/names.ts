import type { SlouchHatsData } from '../data/load';
import type { Side } from '../side';

export const printSide = (side: Side): string => (side === 'axis' ? 'Axis' : 'Allied');

/** Everything that an order may name: counters of all kinds (2.2). */
export function everyName({ counters }: SlouchHatsData): { id: string; names: readonly string[] }[] {
  const { units, supply, air, naval, repl } = counters;
  return [units, supply, air, naval, repl].flatMap((of) => [...of.values()]);
}

/** The printed name of a counter. */
export function nameOf(id: string, { counters }: SlouchHatsData): string {
  const { units, supply, air, naval, repl } = counters;
  const counter = units.get(id) ?? supply.get(id) ?? air.get(id) ?? naval.get(id) ?? repl.get(id);
  return counter?.names[0] ?? id;
}

/** `1519 Beirut`: a hex with the name of the place in it; the name of a box. */
export function placeName(at: string, { ground, boxes }: SlouchHatsData): string {
  const box = Object.values(boxes).find(({ id }) => id === at);
  if (box) return `the ${box.name} box`;
  const { city, town, point } = ground.map.places;
  const name = city.get(at) ?? town.get(at) ?? point.get(at);
  return name === undefined ? at : `${at} ${name}`;
}

/** Printed names with commas. */
export const named = (ids: readonly string[], data: SlouchHatsData): string =>
  ids.map((id) => nameOf(id, data)).join(', ');
