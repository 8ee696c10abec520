import { type Named, readName } from '../../kernel/decide/names';
import type { JsonObject } from '../../kernel/realm';
import { BoardFault } from '../../kernel/testing/board-fault';
import { unknownWord } from '../../kernel/words';
import { distance, type MercuryData, type World } from './mercury';
import { airUnits } from './orders/names';
import type { Path } from '../../kernel/data/yaml-file';
import type { GroundBoard } from './board-ground';
import { groundOf } from './rules/ground/ground';

/** What `with` of a board may say for each procedure; for the others nothing. */
const WITH: Readonly<Record<string, readonly string[]>> = {
  'Air-Naval Combat': ['tf', 'units'],
  'Ground Movement': ['side'],
  'IV Movement and Combat Segment': ['side'],
  'C Bombardment Phase': ['side'],
  'A Paradrop Phase': ['targets', 'free'],
  Airlanding: ['airfields', 'groups'],
  'D to G Combat': ['side'],
  'G Combat Phase': ['side'],
  'G Combat': ['target', 'attacker', 'attackers'],
};

/** Keys of `with` that name a side. */
const SIDES = ['side', 'attacker'];

/** @throws BoardFault for a key of `with` that its procedure does not read, or a side that does not exist */
function knownOnly(proc: string, given: Record<string, unknown>): void {
  const known = WITH[proc] ?? [];
  for (const [key, value] of Object.entries(given)) {
    if (known.length === 0) throw new BoardFault(['with', key], `"${proc}" starts with nothing; "${key}" is not read`);
    if (!known.includes(key)) throw new BoardFault(['with', key], `"${proc}" starts with ${unknownWord(key, known)}`);
    if (SIDES.includes(key) && value !== 'german' && value !== 'allied')
      throw new BoardFault(['with', key], `there is ${unknownWord(String(value), ['german', 'allied'])}`);
  }
}

/** The id of the thing named. @throws Error with the nearest name */
export function idOf(text: string, things: readonly Named[], what: string): string {
  const found = readName(text, things, what);
  if (found.ok) return found.value.id;
  throw new Error(
    `board: ${found.reason.text}${found.reason.nearest ? `; did you mean ${found.reason.nearest}?` : ''}`,
  );
}

/** The local values a procedure starts with, from the words of the case. */
export function localFor(proc: string, given: Record<string, unknown>, data: MercuryData): JsonObject {
  knownOnly(proc, given);
  const units = (Array.isArray(given['units']) ? given['units'] : []).map((u) =>
    idOf(String(u), airUnits.all(data), 'air unit'),
  );
  const grounds = (Array.isArray(given['attackers']) ? given['attackers'] : []).map((u) =>
    idOf(String(u), [...data.ground.values()], 'unit'),
  );
  const locals: Record<string, JsonObject> = {
    'Air-Naval Combat': { tf: word(given['tf']), units, left: units, ordered: [], fired: [], surprise: false },
    'C First Naval Combat': { searches: [], raids: [] },
    'Surface Combat': { engagements: [] },
    'Ground Movement': { side: word(given['side']) || 'german' },
    'IV Movement and Combat Segment': { side: word(given['side']) || 'german' },
    'C Bombardment Phase': { side: word(given['side']) || 'german' },
    'Special Air Bombardment': { side: 'german' },
    'A Paradrop Phase': dropsFor(given, data),
    Airlanding: airlandingFor(given, data),
    'D to G Combat': { side: word(given['side']) || 'german', refused: [] },
    'G Combat Phase': { side: word(given['side']) || 'german', attackers: [] },
    'G Combat': {
      target: word(given['target']),
      attacker: word(given['attacker']) || 'german',
      declared: grounds,
    },
  };
  return locals[proc] ?? {};
}

const listOf = (value: unknown, data: MercuryData): string[] =>
  (Array.isArray(value) ? value : []).map((u) => idOf(String(u), [...data.ground.values()], 'unit'));

/** `targets` by hex and `free` units; without either what the scenario drops. */
function dropsFor(given: Record<string, unknown>, data: MercuryData): JsonObject {
  if (given['targets'] === undefined && given['free'] === undefined) return {};
  const targets = Object.entries((given['targets'] ?? {}) as Record<string, unknown>);
  return {
    targets: Object.fromEntries(targets.map(([hex, units]) => [hex, listOf(units, data)])),
    free: listOf(given['free'], data),
  };
}

/** `airfields` by name and `groups` of units; without airfields what the scenario allows. */
function airlandingFor(given: Record<string, unknown>, data: MercuryData): JsonObject {
  if (!Array.isArray(given['airfields'])) return {};
  const fields = given['airfields'].map((name) => idOf(String(name), [...data.airfields.values()], 'airfield'));
  const groups = Array.isArray(given['groups']) ? given['groups'] : [];
  return { airfields: fields, groups: groups.map((group) => listOf(group, data)) };
}

export const word = (value: unknown): string => (typeof value === 'string' ? value : '');

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
