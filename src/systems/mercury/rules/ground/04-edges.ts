import { once } from '../../../../kernel/data/once';
import { type HexId, hexside, type MercuryData, neighbours } from '../../mercury';
import { type Fault, type Ground, type Standing, terrainFault } from './ground';

type MoveType = Standing['counter']['moveType'];

/** What is printed between a hex and the next one, as a unit of one movement type meets it (4.21 to 4.23). */
export interface Edge {
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
export function edgeTo(ground: Ground, s: Standing, from: HexId, to: HexId): Edge | undefined {
  for (const edge of edgesFrom(ground, s, from)) if (edge.to === to) return edge;
  return undefined;
}

/** The hexes next to one that nothing printed keeps the unit out of; of those along a road only, for a march (4.41). */
export function openHexes(ground: Ground, s: Standing, from: HexId, march: boolean): readonly HexId[] {
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
