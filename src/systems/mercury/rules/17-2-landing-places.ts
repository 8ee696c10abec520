import type { MercuryData } from '../mercury';
import type { Place } from '../data/seas';
import { boxesOf, type PlaceId } from './ground/04-boxes';
import type { Ground } from './ground/ground';

/** How orders and answers name a Reserve Supply Counter among units. */
export const RSC = 'RSC';

/** The hex or off-map box that a port or anchorage of Crete lies in, on the map in play; null: it is not on it (4.57, 17.22, 17.23). */
export function landingOnMap(ground: Pick<Ground, 'hexes'>, data: MercuryData, { id, hex }: Place): PlaceId | null {
  if (hex !== null) return ground.hexes[hex] ? hex : null;
  return boxesOf(ground, data).find((box) => box.anchorage === id)?.id ?? null;
}

/** The row of the Naval Loading/Unloading Table. */
export const kindOfLanding = ({ kind, hex }: Pick<Place, 'kind' | 'hex'>): string =>
  kind === 'port' || hex !== null ? kind : 'off-map-box';

/** Whether the kind of a unit, or an RSC, is listed as barred at a place, in either direction (17.37a). */
export function barredAt(data: MercuryData, place: Place, item: string): boolean {
  const kinds = data.charts['naval-loading-unloading'].named(kindOfLanding(place), 'barred').split(',');
  if (item === RSC) return kinds.includes('rsc');
  const counter = data.ground.get(item);
  const gun = counter?.type === 'artillery' || counter?.type === 'light-aa';
  const motorized = gun && counter?.moveType === 'wheeled';
  return (counter?.type === 'armor' && kinds.includes('armor')) || (motorized && kinds.includes('motorized-artillery'));
}

/** Whom a place does not take, in words: `an off-map box`, `an anchorage`. */
export const kindWords = (place: Place): string =>
  `${/^[aeiou]/.test(kindOfLanding(place)) ? 'an' : 'a'} ${kindOfLanding(place).replace('off-map-', 'off-map ').replace('minor-', 'minor ')}`;
