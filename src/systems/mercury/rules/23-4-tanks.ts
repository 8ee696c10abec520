import { type HexId, hexside, neighbours } from '../mercury';
import type { Ground } from './ground/ground';

const SECTOR = 'Maleme-Suda';

/** Hexes of the sector that tanks may stand in: open to them, or on a road (4.21, 23.45). */
export function tankHexes({ hexes, roads, data }: Ground): HexId[] {
  const kind = (terrain: string): string => data.charts['terrain-effects'].named(terrain, 'tracked');
  const onRoad = (id: HexId): boolean => neighbours(id).some((next) => roads.has(hexside(id, next)));
  return Object.entries(hexes)
    .filter(([, { sector }]) => sector === SECTOR)
    .filter(([id, { terrain }]) => kind(terrain) !== 'P' && (kind(terrain) !== 'R' || onRoad(id)))
    .map(([id]) => id);
}
