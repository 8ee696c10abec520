import { z } from 'zod';
import { idOf } from './board-with';
import { BoardFault } from '../../kernel/testing/board-fault';
import { notedName } from '../../kernel/testing/noted-name';
import type { MercuryData, Side, World } from './mercury';
import { sharedPlaces } from './faults';
import {
  type Ground,
  groundOf,
  type GroundState,
  type GroundUnit,
  MOST_STACKING,
  pointsByHex,
  standing,
} from './rules/ground/ground';
import { attackFault } from './rules/ground/07-declaration';
import type { ScrapMap } from './ground-state';

const level = z.enum(['Adequate', 'Short', 'Low']).default('Adequate');
const rscs = z.tuple([z.number(), z.number()]);

/** A hand-made scrap of hex map with the units on it; without hexes, units on the scenario's own map. Units: `Koch (reduced, fatigued)`. */
export const groundSchema = z.strictObject({
  hexes: z
    .record(
      z.string(),
      z.union([
        z.string(),
        z.strictObject({
          terrain: z.string(),
          level: z.number().default(1),
          sector: z.string().optional(),
          improved: z.enum(['german', 'allied']).optional(),
          /** Sea zones that it may be bombarded from (19.81). */
          shore: z.array(z.string()).optional(),
        }),
      ]),
    )
    .default({}),
  rivers: z.array(z.string()).default([]),
  cliffs: z.array(z.string()).default([]),
  'sea sides': z.array(z.string()).default([]),
  roads: z.array(z.string()).default([]),
  /** Crossed by a main road; they need not stand under `roads` too. */
  'main roads': z.array(z.string()).default([]),
  /** The sector of every hex that names no other. */
  sector: z.string().default('Maleme-Suda'),
  interdiction: z.record(z.string(), z.number()).default({}),
  /** By hex, or by the name of an off-map box. */
  units: z.record(z.string(), z.array(z.string())),
  /** Eliminated units by the sector they were lost in. */
  lost: z.record(z.string(), z.array(z.string())).default({}),
  /** Objective hexes that are not as they were at the start (14.3). */
  control: z.record(z.string(), z.enum(['german', 'allied']).nullable()).default({}),
  /** Units that have left the Suda Command Area this game-turn (4.64). */
  'left suda': z.number().default(0),
  declared: z.record(z.string(), z.array(z.string())).default({}),
  /** Improved Positions on a printed map; those of a scrap stand with their hex. */
  improved: z.record(z.string(), z.enum(['german', 'allied'])).default({}),
  supply: z
    .strictObject({ german: z.enum(['Adequate', 'Short', 'Low']), allied: z.enum(['Adequate', 'Short', 'Low']) })
    .default({ german: 'Adequate', allied: 'Adequate' }),
  /** Levels of a campaign by sector; those not named are as at the start (15.11). */
  'sector supply': z.record(z.string(), z.strictObject({ german: level, allied: level })).default({}),
  /** The airfield whose flights bring supply in this game-turn (15.25c). */
  'supply flights': z.string().optional(),
  /** With Allied option 4: whole game-turns that Germans have held airfields, by id (23.45). */
  'held fields': z.record(z.string(), z.number()).optional(),
  /** RSCs by sector: `{allied: [2, 1]}` is two On Hand and one Expended (15.22). */
  reserves: z
    .record(z.string(), z.strictObject({ german: rscs.default([0, 0]), allied: rscs.default([0, 0]) }))
    .default({}),
});
export type GroundBoard = z.infer<typeof groundSchema>;

const STATES = [
  ...['reduced', 'fatigued', 'dispersed', 'first fire', 'final fire', 'attacked', 'landed', 'by sea'],
  ...['dropped at Suda', 'replacement', 'bound', 'unloaded'],
];

/** The hex map part of a case's board: its own scrap, or units put on `printed`. @throws Error naming a unit, terrain or hexside it does not know */
export function groundBoard(data: MercuryData, raw: GroundBoard, printed?: GroundState): GroundState {
  const units = [
    ...Object.entries(raw.units).flatMap(([hex, list]) => list.map((text) => unitAt(data, hex, text))),
    ...Object.entries(raw.lost).flatMap(([sector, list]) =>
      list.map((text) => lostUnit(data, unitAt(data, '', text), sector)),
    ),
  ];
  onceEach(data, raw);
  const declared = Object.entries(raw.declared).flatMap(([hex, list]) =>
    list.map((name) => [unitNamed(data, name), hex] as const),
  );
  const { supply, interdiction } = raw;
  const combats = declared.map(([, hex]) => hex).filter((hex, i, all) => all.indexOf(hex) === i);
  const fought = { declared: Object.fromEntries(declared), combats, supply, interdiction, active: null };
  const typed = { ...fought, ...campaignSupply(raw, printed) };
  const byId = Object.fromEntries(units.map((u) => [u.id, u]));
  if (printed && Object.keys(raw.hexes).length === 0)
    return { ...printed, ...typed, ...changed(printed, raw), units: { ...printed.units, ...byId } };
  return { ...scrapOf(data, raw), ...typed, units: byId };
}

/** Levels and RSCs by sector, where the board speaks of them. */
function campaignSupply(
  raw: GroundBoard,
  printed: GroundState | undefined,
): Pick<GroundState, 'sectorSupply' | 'reserves' | 'supplyFlights' | 'heldFields'> {
  const levels = { ...printed?.sectorSupply, ...raw['sector supply'] };
  const reserve = ([onHand, expended]: [number, number]) => ({ onHand, expended });
  const reserves = Object.entries(raw.reserves).map(
    ([sector, { german, allied }]) => [sector, { german: reserve(german), allied: reserve(allied) }] as const,
  );
  return {
    ...(Object.keys(levels).length > 0 ? { sectorSupply: levels } : {}),
    ...(raw['supply flights'] === undefined ? {} : { supplyFlights: raw['supply flights'] }),
    ...(raw['held fields'] === undefined ? {} : { heldFields: raw['held fields'] }),
    ...(reserves.length > 0 ? { reserves: Object.fromEntries(reserves) } : {}),
  };
}

/** A unit stands in one place, or is lost. @throws BoardFault for one that stands twice */
function onceEach(data: MercuryData, raw: GroundBoard): void {
  const placed = new Map<string, string>();
  for (const part of ['units', 'lost'] as const)
    for (const [place, list] of Object.entries(raw[part]))
      for (const [i, text] of list.entries()) {
        const { id } = unitAt(data, '', text);
        const before = placed.get(id);
        const at = ['ground', part, place, i];
        if (before !== undefined) throw new BoardFault(at, `${text} stands in ${before} already`);
        placed.set(id, place);
      }
}

/** What a case begins with on its hex map. `attackers`: those of `with`, who attack `target`. */
interface GroundBegun {
  world: World;
  proc: string;
  /** The side that moves, where one does. */
  side: string;
  target: string;
  attackers: readonly string[];
}

/** What the rules allow on no map, or not at the moment the case begins with. @throws BoardFault at the unit that is too many, or too far away */
export function checkGround(data: MercuryData, raw: GroundBoard, begun: GroundBegun): void {
  const ground = groundOf(begun.world, data);
  notMixed(ground, raw, begun);
  for (const side of SIDES) notOverfull(ground, raw, side, begun);
  for (const [hex, list] of Object.entries(raw.declared))
    allAdjacent(ground, hex, { ids: list.map((name) => unitNamed(data, name)), at: ['ground', 'declared', hex] });
  allAdjacent(ground, begun.target, { ids: begun.attackers, at: ['with', 'attackers'] });
}

const SIDES: readonly Side[] = ['german', 'allied'];

/** 4.16; paratroops that have landed among enemies stand there until their Special Assault, in the same phase (6.41). */
function notMixed(ground: Ground, raw: GroundBoard, { proc }: GroundBegun): void {
  const dropped = (u: GroundUnit): boolean => ground.data.ground.get(u.id)?.side !== 'german' || u.landed === true;
  for (const place of sharedPlaces(ground)) {
    const there = Object.values(ground.units).filter((u) => (u.at ?? u.box) === place);
    if (proc === 'A Paradrop Phase' && there.every(dropped)) continue;
    const firstSide = ground.data.ground.get(there[0]?.id ?? '')?.side;
    const { at, name } = listedLast(ground.data, raw, place, (id) => ground.data.ground.get(id)?.side !== firstSide);
    throw new BoardFault(at, `${name} stands among units of the other side in ${place} (4.16)`);
  }
}

/** Phases in which units come or move, by the side whose stacks may be too high until the phase ends (4.31). */
const MOVING: Readonly<Record<string, (side: string) => readonly string[]>> = {
  'I Strategic Segment': () => SIDES,
  'A Paradrop Phase': () => ['german'],
  Airlanding: () => ['german'],
  'Ground Movement': (side) => [side],
};

function notOverfull(ground: Ground, raw: GroundBoard, side: Side, begun: GroundBegun): void {
  if (MOVING[begun.proc]?.(begun.side).includes(side)) return;
  for (const [hex, points] of pointsByHex(ground, side)) {
    if (points <= MOST_STACKING) continue;
    const { at, name } = listedLast(ground.data, raw, hex, (id) => ground.data.ground.get(id)?.side === side);
    throw new BoardFault(
      at,
      `${name} is one too many: ${hex} holds ${points} stacking points, ${MOST_STACKING} are allowed (4.31)`,
    );
  }
}

/** The last unit that a case puts in a hex or box and that `fits`; where the set-up put all of them, the units as a whole. */
function listedLast(data: MercuryData, raw: GroundBoard, place: string, fits: (id: string) => boolean) {
  for (const [key, list] of Object.entries(raw.units)) {
    const { at: hex, box } = placeIn(data, key);
    const i = (hex ?? box) === place ? list.findLastIndex((text) => fits(unitAt(data, '', text).id)) : -1;
    if (i >= 0) return { at: ['ground', 'units', key, i], name: list[i] ?? '' };
  }
  return { at: ['ground', 'units'], name: place };
}

/** 9.11 */
function allAdjacent(
  ground: Ground,
  target: string,
  { ids, at }: { ids: readonly string[]; at: readonly string[] },
): void {
  for (const [i, id] of ids.entries()) {
    const name = ground.data.ground.get(id)?.names[0] ?? id;
    if (!ground.units[id]) throw new BoardFault([...at, i], `${name} attacks ${target} and stands nowhere`);
    const fault = attackFault(ground, standing(ground, id), target);
    if (fault?.rule === '9.11') throw new BoardFault([...at, i], `${name} ${fault.text} (9.11)`);
  }
}

/** What a case says of objective hexes and the Suda Command Area. */
function changed(
  { suda, improved }: GroundState,
  raw: GroundBoard,
): Pick<GroundState, 'control' | 'suda' | 'improved'> {
  return {
    improved: { ...improved, ...raw.improved },
    ...(Object.keys(raw.control).length > 0 ? { control: raw.control } : {}),
    ...(suda ? { suda: { left: raw['left suda'] } } : {}),
  };
}

function scrapOf(data: MercuryData, raw: GroundBoard): Pick<GroundState, 'sheets' | 'scrap' | 'improved'> {
  const hexes: ScrapMap['hexes'] = {};
  const improvedIn: GroundState['improved'] = {};
  for (const [id, hex] of Object.entries(raw.hexes)) {
    const { terrain, level, improved, sector, shore } = {
      ...{ improved: undefined, sector: undefined, shore: undefined },
      ...(typeof hex === 'string' ? { terrain: hex, level: 1 } : hex),
    };
    data.charts['terrain-effects'].named(terrain, 'tdv');
    hexes[id] = { terrain, level, sector: sector ?? raw.sector, ...(shore ? { shore } : {}) };
    if (improved !== undefined) improvedIn[id] = improved;
  }
  const { rivers, cliffs, roads } = raw;
  return {
    sheets: [],
    scrap: { hexes, rivers, cliffs, seaSides: raw['sea sides'], roads, mainRoads: raw['main roads'] },
    improved: improvedIn,
  };
}

function unitAt(data: MercuryData, hex: string, text: string): GroundUnit {
  const { name, notes } = notedName(text);
  const odd = notes.split(/,\s*/).find((n) => n !== '' && !STATES.includes(n));
  if (odd !== undefined) throw new Error(`board: ${name} cannot be "${odd}"; it can be ${STATES.join(', ')}`);
  const fire = notes.includes('final fire') ? 'final' : notes.includes('first fire') ? 'first' : 'none';
  const [reduced, fatigued, dispersed] = ['reduced', 'fatigued', 'dispersed'].map((n) => notes.includes(n));
  return {
    id: unitNamed(data, name),
    ...placeIn(data, hex),
    reduced: reduced ?? false,
    fatigued: fatigued ?? false,
    dispersed: dispersed ?? false,
    fire,
    ...(notes.includes('attacked') ? { attacked: true as const } : {}),
    ...(notes.includes('landed') ? { landed: true as const } : {}),
    ...(notes.includes('by sea') ? { bySea: true as const } : {}),
    ...(notes.includes('dropped at Suda') ? { droppedAtSuda: true as const } : {}),
    ...(notes.includes('replacement') ? { replacement: true as const } : {}),
    ...(notes.includes('unloaded') ? { unloaded: placeIn(data, hex).box === undefined ? 'hex' : 'box' } : {}),
    ...(notes.includes('bound') ? { bound: true as const } : {}),
  };
}

/** Of an HQ the sector is kept, for its replacement (13.52b). */
function lostUnit(data: MercuryData, unit: GroundUnit, sector: string): GroundUnit {
  const hq = data.ground.get(unit.id)?.type === 'hq';
  return { ...unit, at: null, ...(hq ? { lostIn: sector } : {}) };
}

function placeIn(data: MercuryData, place: string): Pick<GroundUnit, 'at' | 'box'> {
  const box = [...data.boxes.values()].find((b) => b.name === place);
  return box ? { at: null, box: box.id } : { at: place };
}

const unitNamed = (data: MercuryData, name: string): string => idOf(name, [...data.ground.values()], 'unit');
