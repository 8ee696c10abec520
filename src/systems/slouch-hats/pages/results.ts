import type { SlouchHatsData } from '../data/load';

/** The name of a place by what orders call it: a hex with what is named there, a box. */
export function placeName({ ground, boxes }: SlouchHatsData, at: string): string {
  const names = Object.values(ground.map.places).flatMap((of) => of.get(at) ?? []);
  const box = Object.values(boxes).find(({ id }) => id === at);
  return box?.name ?? [at, ...names.slice(0, 1)].join(' ');
}
