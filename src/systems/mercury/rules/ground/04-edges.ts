import { hexside, neighbours } from '../../grid';
import type { HexId } from '../../../../hex/hex';
import type { MercuryData } from '../../data/load';
import { terrainFault } from './ground';
import type { Fault, Ground, Standing } from './ground';

type MoveType = Standing['counter']['moveType'];

/** What is printed between a hex and the next one, as a unit of one movement type meets it (4.21 to 4.23). */
export interface Edge {
  to: HexId;
  /** A cliff or open sea lies between them. */
  barred: boolean;
  terrain: Fault | null;
  /** Movement points. */
  cost: number;
}

type Edges = Map<HexId, readonly Edge[]>;
/** It never changes, and the moves of a side ask for the same edges over and over: kept by map, by data and by movement type. */
const known = new WeakMap<Ground['hexes'], WeakMap<MercuryData, Map<MoveType, Edges>>>();

/** The edge from one hex to the next; undefined where they do not touch. */
export function edgeTo(ground: Ground, s: Standing, from: HexId, to: HexId): Edge | undefined {
  for (const edge of edgesFrom(ground, s, from)) if (edge.to === to) return edge;
  return undefined;
}

function edgesFrom(ground: Ground, s: Standing, from: HexId): readonly Edge[] {
  const byHex = edgesOf(ground, ground.data, s.counter.moveType);
  const edges = byHex.get(from) ?? neighbours(from).map((to) => edgeOf(ground, s, from, to));
  byHex.set(from, edges);
  return edges;
}

function edgesOf({ hexes }: Ground, data: MercuryData, type: MoveType): Edges {
  const byData = known.get(hexes) ?? new WeakMap<MercuryData, Map<MoveType, Edges>>();
  known.set(hexes, byData);
  const byType = byData.get(data) ?? new Map<MoveType, Edges>();
  byData.set(data, byType);
  const byHex = byType.get(type) ?? new Map<HexId, readonly Edge[]>();
  byType.set(type, byHex);
  return byHex;
}

function edgeOf(ground: Ground, s: Standing, from: HexId, to: HexId): Edge {
  const { hexes, barriers, roads } = ground;
  const side = hexside(from, to);
  const terrain = { from: hexes[from]?.terrain, to: hexes[to]?.terrain };
  return {
    to,
    barred: barriers.has(side),
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
