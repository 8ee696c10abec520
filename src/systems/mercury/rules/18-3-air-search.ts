import { airSearched } from '../facts/task-forces';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import type { Act, AirId, Letter, MercuryData, SeaId, Told } from '../mercury';
import { detect } from './18-1-detection';
import { onMap, zoneOf } from './16-components';

/** One zone the German searches, with the air unit sent there: to search an extra zone, or for the modifier (18.31). */
export interface Search {
  zone: SeaId;
  unit: AirId | null;
  extra: boolean;
}

/** Task Forces that a search of `zone` can find: at sea there, and in its minor ports and anchorages. */
export function findable(c: Pick<Act, 'world' | 'data'>, zone: SeaId): Letter[] {
  return onMap(c.world)
    .filter((tf) => tf.at !== null && zoneOf(c.data, tf.at) === zone)
    .map((tf) => tf.letter);
}

/** 18.32: for an air unit that helps, and the S number of the zone. */
export function searchModifiers(data: MercuryData, search: Search): Counted[] {
  const zone = data.zones.get(search.zone);
  const chart = data.charts['german-air-search'];
  return [
    ...(search.unit !== null && !search.extra ? [counted(chart, 'search-unit')] : []),
    ...(zone && zone.search !== 0 ? [counted(chart, 'zone', `S number of ${zone.name}`, zone.search)] : []),
  ];
}

/**
 * 18.32, 18.33: rolls for one zone. What is found is detected at once, but for a result of "one", where the letters
 * among which the German may choose are returned.
 */
export function airSearch(c: Act, search: Search): Letter[] {
  const chart = c.data.charts['german-air-search'];
  const roll = rollOn(c, chart, `air-search/${search.zone}`, 'zone', searchModifiers(c.data, search));
  const { unit, extra } = search;
  const letters = findable(c, search.zone);
  airSearched(c, {
    zone: search.zone,
    unit,
    extra,
    empty: letters.length === 0,
    roll,
  });
  if (roll.result === '-') return [];
  if (roll.result === 'one') return letters.filter((letter) => !c.world.taskForces[letter]?.detected);
  const told: Record<string, Told> = { types: 'types', counts: 'count', all: 'exists' };
  for (const letter of letters) detect(c, letter, told[roll.result] ?? 'exists', '18.33');
  return [];
}
