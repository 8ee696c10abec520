import { grouped } from '../../../../kernel/data/grouped';
import { militiaRolled } from '../../facts/recovery';
import { type Act, distance } from '../../mercury';
import { rollOn } from '../../../../kernel/chance/roll';
import { boxAt, boxesOf, type PlaceId, placeOfUnit, unitsInBox } from './04-boxes';
import {
  type Fault,
  type Ground,
  groundIn,
  inPlay,
  MOST_STACKING,
  stackingPoints,
  standing,
  type Standing,
  unitsIn,
} from './ground';

/** Greek Militia units in one sector at most (13.61). */
export const MOST_MILITIA = 2;
/** Hexes between a town where Greek Militia comes back and any German (13.64). */
const FROM_GERMANS = 6;
const RALLYING = ['town', 'city'];

const isMilitia = (s: Standing): boolean => s.counter.type === 'militia';
const militia = (ground: Ground): Standing[] =>
  Object.keys(ground.units)
    .filter((id) => ground.data.ground.get(id)?.type === 'militia')
    .map((id) => standing(ground, id));

/** Sector of a hex or box; a box in no sector counts by itself. */
export function sectorOf(ground: Ground, place: PlaceId): string {
  const box = boxAt(ground.data, place);
  return box ? (box.sector ?? box.name) : (ground.hexes[place]?.sector ?? '');
}

/** The Greek Militia units of each sector, with units put where `ends` says they go (13.61). */
export function militiaBySector(ground: Ground, ends: ReadonlyMap<string, PlaceId> = new Map()): Map<string, string[]> {
  const standing = militia(ground).map(({ unit: { id }, unit }) => ({ id, place: ends.get(id) ?? placeOfUnit(unit) }));
  return grouped(standing.flatMap(({ id, place }) => (place === null ? [] : [[sectorOf(ground, place), id] as const])));
}

/**
 * Why Greek Militia may not come into another sector, by whatever way; null: it may, or the unit is none (13.61).
 * `coming`: others that may come there by the same orders.
 */
export function sectorFault(ground: Ground, s: Standing, to: PlaceId, coming = 0): Fault | null {
  if (s.counter.type !== 'militia') return null;
  const [from, sector] = [placeOfUnit(s.unit), sectorOf(ground, to)];
  if (from !== null && sectorOf(ground, from) === sector) return null;
  const there = (militiaBySector(ground).get(sector) ?? []).length;
  if (there + coming < MOST_MILITIA) return null;
  if (there >= MOST_MILITIA) return thirdIn(sector);
  return { rule: '13.61', text: `stays out of the sector ${sector}: another Greek Militia has the last place there` };
}

/** The same for who finds that another has the last place. */
export const lastPlaceFault = (ground: Ground, s: Standing, to: PlaceId): Fault | null =>
  sectorFault(ground, s, to, MOST_MILITIA);

const thirdIn = (sector: string): Fault => ({
  rule: '13.61',
  text: `would be the third Greek Militia in the sector ${sector}`,
});

/**
 * The ways of units that set out together, without those that could make a third Greek Militia in a sector (13.61): the
 * last place is for those that have least choice.
 */
export function withinSectors<W>(
  ground: Ground,
  ways: Readonly<Record<string, W[]>>,
  endOf: (way: W) => PlaceId,
): Record<string, W[]> {
  const kept: Record<string, W[]> = { ...ways };
  const coming = new Map<string, number>();
  const sector = (way: W): string => sectorOf(ground, endOf(way));
  const own = ({ unit }: Standing): string => sectorOf(ground, placeOfUnit(unit) ?? '');
  const choice = (s: Standing): number => (ways[s.unit.id] ?? []).filter((way) => sector(way) === own(s)).length;
  const going = Object.keys(ways).map((id) => standing(ground, id));
  for (const s of going.filter(isMilitia).sort((a, b) => choice(a) - choice(b))) {
    const open = (ways[s.unit.id] ?? []).filter(
      (way) => sectorFault(ground, s, endOf(way), coming.get(sector(way))) === null,
    );
    kept[s.unit.id] = open;
    const others = open.map(sector).filter((to, i, all) => to !== own(s) && all.indexOf(to) === i);
    for (const to of others) coming.set(to, (coming.get(to) ?? 0) + 1);
  }
  return kept;
}

/** 13.63: one die for each eliminated Greek Militia unit; gives those that come back. */
export function militiaRolls(c: Act): string[] {
  const gone = militia(groundIn(c)).filter((s) => !inPlay(s.unit));
  return gone.flatMap(({ unit: { id } }) => {
    const roll = rollOn(c, c.data.charts['greek-militia-return'], `militia/${id}`, 'unit', []);
    const returns = roll.result === 'returns';
    militiaRolled(c, { unit: id, returns, roll });
    return returns ? [id] : [];
  });
}

/** Where Greek Militia may come back: towns, cities and boxes far from Germans in sectors with room (13.61, 13.64). */
export function militiaPlaces(ground: Ground): PlaceId[] {
  const places = [...Object.keys(ground.hexes), ...boxesOf(ground, ground.data).map((box) => box.id)];
  const open = places.filter((place) => rallyingFault(ground, place) === null);
  const room = sectorsWithRoom(ground);
  return open.filter((place) => room(sectorOf(ground, place)));
}

/** Why Greek Militia may not come back to a place (4.31, 13.61, 13.64); null: it may. */
export function militiaFault(ground: Ground, place: PlaceId): Fault | null {
  const sector = sectorOf(ground, place);
  return rallyingFault(ground, place) ?? (sectorsWithRoom(ground)(sector) ? null : thirdIn(sector));
}

/** The same without the sector: no town, Germans too near, no room. */
function rallyingFault(ground: Ground, place: PlaceId): Fault | null {
  const box = boxAt(ground.data, place);
  if (box) {
    const held = unitsInBox(ground, box.id, 'german').length > 0;
    return held ? { rule: '13.64', text: `comes to no box with a German; one is in ${box.name}` } : null;
  }
  if (!RALLYING.includes(ground.hexes[place]?.terrain ?? ''))
    return { rule: '13.64', text: `comes back in a town or a city; ${place} is neither` };
  const far = fromGermans(ground, place);
  if (far < FROM_GERMANS)
    return { rule: '13.64', text: `comes back ${FROM_GERMANS} hexes from any German; ${place} is ${far}` };
  const crowd = stackingPoints(unitsIn(ground, place)) >= MOST_STACKING;
  return crowd ? { rule: '4.31', text: `finds no room in ${place}` } : null;
}

function sectorsWithRoom(ground: Ground): (sector: string) => boolean {
  const bySector = militiaBySector(ground);
  return (sector) => (bySector.get(sector) ?? []).length < MOST_MILITIA;
}

/** Hexes to the nearest German; a box is farther than any hex. */
export function fromGermans(ground: Ground, place: PlaceId): number {
  if (boxAt(ground.data, place)) return Infinity;
  const germans = Object.values(ground.units).filter((u) => ground.data.ground.get(u.id)?.side === 'german');
  return Math.min(...germans.map(({ at }) => (at === null ? Infinity : distance(place, at))));
}
