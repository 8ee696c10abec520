import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';
import type { SyriaMap } from '../map/syria';
import type { SideEffects, Terrain } from './terrain';

/** The roads in their order: of two that cross a hexside the better counts (map/README.md). */
export const ROADS = ['main', 'minor', 'trail'] as const;
export type Road = (typeof ROADS)[number];

/** What movement, zones of control and supply ask about the ground: quick to look up, made once of map and chart. */
export class Ground {
  private readonly kinds = new Map<string, string[]>();
  private readonly ways = new Map<string, Road>();
  private readonly rails = new Map<string, true>();
  private readonly crossed = new Map<string, readonly SideEffects[]>();

  /** @throws Error for a terrain, hexside or road that the chart has no row for */
  constructor(
    readonly map: SyriaMap,
    readonly terrain: Terrain,
  ) {
    for (const kind of map.terrain.values()) this.known(terrain.hexes, kind);
    for (const { kind, sides } of map.hexsides) {
      this.known(terrain.hexsides, kind);
      for (const [a, b] of sides) this.cross(map.grid.hexside(a, b), kind);
    }
    for (const road of ROADS.toReversed()) {
      this.known(terrain.roads, road);
      for (const [a, b] of map.roads[road] ?? []) this.ways.set(map.grid.hexside(a, b), road);
    }
    for (const [a, b] of map.roads['railroad'] ?? []) this.rails.set(map.grid.hexside(a, b), true);
  }

  /** A row of the Terrain Effects Chart: `rough`; `sea` for what is no land. */
  kindOf(hex: HexId): string {
    return this.map.terrain.get(hex) ?? 'sea';
  }

  isSea(hex: HexId): boolean {
    return this.kindOf(hex) === 'sea';
  }

  /** The road that crosses the hexside between two hexes, the best where several do (8.36). */
  road(a: HexId, b: HexId): Road | null {
    return this.ways.get(this.map.grid.hexside(a, b)) ?? null;
  }

  railroad(a: HexId, b: HexId): boolean {
    return this.rails.has(this.map.grid.hexside(a, b));
  }

  /** Kinds of terrain on the hexside between two hexes (8.33, 8.34); between land and sea it is coast. */
  hexsides(a: HexId, b: HexId): readonly string[] {
    const known = this.kinds.get(this.map.grid.hexside(a, b)) ?? [];
    return this.isSea(a) === this.isSea(b) ? known : [...known, 'coast'];
  }

  /** Their rows of the chart. */
  effects(a: HexId, b: HexId): readonly SideEffects[] {
    const side = this.map.grid.hexside(a, b);
    const known = this.crossed.get(side) ?? this.hexsides(a, b).map((kind) => this.side(kind));
    this.crossed.set(side, known);
    return known;
  }

  /** A row of the hexside table. @throws Error for one that is not printed */
  side(kind: string): SideEffects {
    const effects = this.terrain.hexsides.get(kind);
    if (!effects) throw new Error(`the terrain chart has no hexside "${kind}"`);
    return effects;
  }

  /** Whether a road or railroad hexside is there at all: of road hexes (20.22 O). */
  hasRoad(hex: HexId): boolean {
    return this.map.grid.neighbours(hex).some((next) => this.road(hex, next) !== null);
  }

  /** The side that a hex is friendly to until somebody takes it, by its area (2.12). */
  homeOf(hex: HexId): Side | null {
    const area = this.map.area.get(hex);
    return area === undefined ? null : (this.map.areas.get(area)?.side ?? null);
  }

  areaOf(hex: HexId): string | null {
    return this.map.area.get(hex) ?? null;
  }

  private cross(side: string, kind: string): void {
    this.kinds.set(side, [...(this.kinds.get(side) ?? []), kind]);
  }

  private known(rows: ReadonlyMap<string, unknown>, kind: string): void {
    if (!rows.has(kind)) throw new Error(`the terrain chart has no row "${kind}", which the map has`);
  }
}
