import { distance, type MercuryData, type World } from './mercury';
import type { Path } from '../../kernel/data/yaml-file';
import { BoardFault } from '../../kernel/testing/board-fault';
import type { GroundBoard } from './board-ground';
import { groundOf } from './rules/ground/ground';

/** Every hex that a board puts something on is on its map: the scrap that it draws, or the printed one. @throws BoardFault at the first that is not */
export function checkPlaces(data: MercuryData, raw: GroundBoard, world: World, target: string): void {
  const hexes = Object.keys(groundOf(world, data).hexes);
  const boxes = [...data.boxes.values()].map((box) => box.name);
  const scrap = Object.keys(raw.hexes).length > 0;
  const known = (place: string, at: Path, others: readonly string[] = []): void => {
    if (hexes.includes(place) || others.includes(place)) return;
    const near = nearestHex(place, hexes);
    const map = scrap ? 'the hexes that this board draws' : 'the map of the scenario';
    throw new BoardFault(at, `${place} is not on ${map}${near === undefined ? '' : `; did you mean ${near}?`}`);
  };
  for (const place of Object.keys(raw.units)) known(place, ['ground', 'units', place], boxes);
  for (const part of ['declared', 'improved'] as const)
    for (const hex of Object.keys(raw[part])) known(hex, ['ground', part, hex]);
  if (target !== '') known(target, ['with', 'target']);
}

/** The hex of the map that lies nearest; undefined for what is no hex number. */
function nearestHex(place: string, hexes: readonly string[]): string | undefined {
  if (!/^[EW]\d{4}$/.test(place)) return undefined;
  return [...hexes].sort((a, b) => distance(a, place) - distance(b, place))[0];
}
