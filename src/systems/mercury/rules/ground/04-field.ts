import type * as search from '../../../../hex/search';
import { distance, type HexId, hexside, type MercuryData, neighbours, type Side } from '../../mercury';
import { beyond, boxAt, boxStep, type PlaceId } from './04-boxes';
import { sudaFault } from './04-suda';
import { zonesOf } from './05-zones-of-control';
import {
  type Fault,
  type Ground,
  interdictionAt,
  marks,
  type Marks,
  otherSide,
  type Standing,
  terrainFault,
} from './ground';
import { once } from '../../../../kernel/data/once';

/** What stays as it is while one side moves: where the enemy stands and reaches, and what lies on the hexsides. */
export interface Field {
  ground: Ground;
  data: MercuryData;
  side: Side;
  /** Number of the game-turn (4.6). */
  turn: number;
  enemies: Marks;
  zones: Marks;
  roads: Marks;
  mainRoads: Marks;
  rivers: Marks;
  barriers: Marks;
}

/** A unit that moves, with its points (half points are counted). */
export interface Mover {
  s: Standing;
  start: PlaceId;
  points: number;
  strategic: boolean;
  /** Set for units that move one hex, whatever it costs (4.18, 4.62). */
  oneHex: Fault | null;
}

/** One hex entered: its cost, and why the move ends there if it must. */
export type Entry = search.Entry<Fault>;

/** The field on which `side` moves in a game-turn. */
export function fieldFor(ground: Ground, side: Side, turn: number): Field {
  const other = otherSide(side);
  const enemies = marks([]);
  for (const { id, at } of Object.values(ground.units)) {
    if (at !== null && ground.data.ground.get(id)?.side === other) enemies.set(at, true);
  }
  return {
    ...{ ground, data: ground.data, side, turn },
    enemies,
    zones: zonesOf(ground, other),
    roads: ground.roads,
    mainRoads: ground.mainRoads,
    rivers: ground.rivers,
    barriers: ground.barriers,
  };
}

/** Hexes to the nearest enemy by hex: a field does not change, and each unit that may march asks. */
const away = new WeakMap<Field, Map<HexId, number>>();

/** Hexes from `hex` to the nearest enemy unit; infinity without one. */
export function enemyDistance(field: Field, hex: HexId): number {
  const byHex = away.get(field) ?? new Map<HexId, number>();
  const known = byHex.get(hex);
  if (known !== undefined) return known;
  let least = Infinity;
  for (const at of field.enemies.keys()) least = Math.min(least, distance(hex, at));
  away.set(field, byHex.set(hex, least));
  return least;
}

/** Interdiction Level that a hex lies under for the side that moves; the German suffers none (4.19, 12.42). */
export function interdiction({ ground, side }: Field, hex: HexId): number {
  return side === 'allied' ? interdictionAt(ground, hex) : 0;
}

/** The edge between two hexes, or why nobody of this kind gets over it, whatever points he has (4.11, 4.16, 4.21, 4.23). */
function edgeOrFault(field: Field, s: Standing, from: HexId, to: HexId): Edge | Fault {
  if (from === to) return { rule: '4.11', text: `it stands in ${to} already` };
  const edge = edgeTo(field.ground, s, from, to);
  // Of a goal that nobody may enter the reason is not that it lies far away.
  if (field.enemies.has(to)) return { rule: '4.16', text: `an enemy unit is in ${to}` };
  if (!edge) return { rule: '4.11', text: `${to} is not next to ${from}` };
  if (edge.barred) return { rule: '4.21', text: `a cliff or open sea lies between ${from} and ${to}` };
  const { terrain } = edge;
  if (terrain) return { rule: terrain.rule, text: `${terrain.text} (${from} to ${to})` };
  return sudaFault(field.ground, field.turn, s, from, to) ?? edge;
}

/**
 * Where one step may lead from a place: the hexes around it that the ground keeps no unit like this one from, on the march
 * those that a road leads to, and the off-map boxes it touches (4.11, 4.41, 4.52).
 */
export function openPlaces(field: Field, { s, strategic }: Mover, from: PlaceId): readonly PlaceId[] {
  const more = beyond(field, from);
  if (boxAt(field.data, from)) return more;
  const open = openHexes(field.ground, s, from, strategic);
  return more.length === 0 ? open : [...open, ...more];
}

/** Enters the next hex or box with `spent` points gone, or says why not (4.14, 4.15, 4.18, 4.5, 5.21 to 5.23). */
export function enter(field: Field, mover: Mover, from: PlaceId, to: PlaceId, spent: number): Entry | Fault {
  if (boxAt(field.data, from) || boxAt(field.data, to)) return boxStep(field, mover, from, to, spent);
  const edge = edgeOrFault(field, mover.s, from, to);
  if ('rule' in edge) return edge;
  const zone = field.zones.has(to);
  if (zone && field.zones.has(from)) return zoneToZone(mover, from, to);
  const left = mover.points - spent;
  const { cost } = edge;
  const first = spent === 0;
  if (cost > left && !first)
    return { rule: '4.14', text: `${to} costs ${cost} movement points, ${left} of ${mover.points} are left` };
  return { cost: Math.min(cost, left), ends: zone ? zoneEnds(to) : mover.oneHex };
}

const ZONE_TO_ZONE = 5;

/** 5.23: from zone to zone by units with a printed allowance of 5 or more, for all of it. */
function zoneToZone(mover: Mover, from: HexId, to: HexId): Entry | Fault {
  if (from === mover.start && mover.s.side.move >= ZONE_TO_ZONE) return { cost: mover.points, ends: zoneEnds(to) };
  const why = `its printed allowance is ${mover.s.side.move}, not 5`;
  return { rule: '5.23', text: `${from} and ${to} both lie in enemy zones of control; ${why}` };
}

const zoneEnds = (hex: HexId): Fault => ({
  rule: '5.21',
  text: `${hex} lies in an enemy zone of control; the move must stop there`,
});

/** Whether a step came out as a fault. */
export const isFault = (step: Entry | Fault): step is Fault => 'rule' in step;

type MoveType = Standing['counter']['moveType'];

/** What is printed between a hex and the next one, as a unit of one movement type meets it (4.21 to 4.23). */
interface Edge {
  to: HexId;
  /** A cliff or open sea lies between them. */
  barred: boolean;
  terrain: Fault | null;
  /** A road, of either class. */
  road: boolean;
  /** Movement points. */
  cost: number;
}

/** What lies around each hex; `open`: the hexes that nothing printed keeps out of, `road`: those of them along a road. */
interface Edges {
  around: Map<HexId, readonly Edge[]>;
  open: Map<HexId, readonly HexId[]>;
  road: Map<HexId, readonly HexId[]>;
}

/** It never changes, and the moves of a side ask for the same edges over and over: kept by map, by data and by movement type. */
const known = once((_: Ground['hexes']) => once((_data: MercuryData) => new Map<MoveType, Edges>()));

/** The edge from one hex to the next; undefined where they do not touch. */
function edgeTo(ground: Ground, s: Standing, from: HexId, to: HexId): Edge | undefined {
  for (const edge of edgesFrom(ground, s, from)) if (edge.to === to) return edge;
  return undefined;
}

/** The hexes next to one that nothing printed keeps the unit out of; of those along a road only, for a march (4.41). */
function openHexes(ground: Ground, s: Standing, from: HexId, march: boolean): readonly HexId[] {
  const kept = edgesOf(ground, ground.data, s.counter.moveType)[march ? 'road' : 'open'];
  const known = kept.get(from);
  if (known) return known;
  const edges = edgesFrom(ground, s, from).filter((e) => !e.barred && e.terrain === null && (e.road || !march));
  const open = edges.map((edge) => edge.to);
  kept.set(from, open);
  return open;
}

function edgesFrom(ground: Ground, s: Standing, from: HexId): readonly Edge[] {
  const { around } = edgesOf(ground, ground.data, s.counter.moveType);
  const known = around.get(from);
  if (known) return known;
  const edges = neighbours(from).map((to) => edgeOf(ground, s, from, to));
  around.set(from, edges);
  return edges;
}

/** The edges asked for last: mostly the next are those of the same map and movement type. */
let last: { hexes: Ground['hexes']; data: MercuryData; type: MoveType; edges: Edges } | null = null;

function edgesOf(ground: Ground, data: MercuryData, type: MoveType): Edges {
  const { hexes } = ground;
  if (last?.hexes === hexes && last.data === data && last.type === type) return last.edges;
  last = { hexes, data, type, edges: keptEdges(ground, data, type) };
  return last.edges;
}

function keptEdges({ hexes }: Ground, data: MercuryData, type: MoveType): Edges {
  const byType = known(hexes)(data);
  const edges = byType.get(type) ?? { around: new Map(), open: new Map(), road: new Map() };
  byType.set(type, edges);
  return edges;
}

function edgeOf(ground: Ground, s: Standing, from: HexId, to: HexId): Edge {
  const { hexes, barriers, roads } = ground;
  const side = hexside(from, to);
  const terrain = { from: hexes[from]?.terrain, to: hexes[to]?.terrain };
  return {
    to,
    barred: barriers.has(side),
    road: roads.has(side),
    terrain: terrainFault(ground.data, s, terrain, roads.has(side)),
    cost: costOf(ground, s, side, terrain.to),
  };
}

/** The road's rate, or the terrain and the river before it. */
function costOf(ground: Ground, s: Standing, side: string, terrain = 'sea'): number {
  const { hexsides, charts } = ground.data;
  const type = s.counter.moveType;
  if (ground.mainRoads.has(side)) return hexsides.road.main[type] ?? 0;
  if (ground.roads.has(side)) return hexsides.road.secondary[type] ?? 0;
  const land = Number(charts['terrain-effects'].named(terrain, type));
  return land + (ground.rivers.has(side) ? (hexsides.river[type] ?? 0) : 0);
}
