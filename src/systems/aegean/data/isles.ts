import type { HexId } from '../../../hex/hex';
import { aegean } from '../grid';
import type { AegeanBase, AegeanMap, Airfield, Island } from '../map/aegean';

/** The printed map as rules ask after it: land, sea and bases. Ids that are no hex of the map throw BadHex. */
export class Isles {
  readonly grid = aegean;
  readonly bases: ReadonlyMap<string, AegeanBase>;
  readonly airfields: ReadonlyMap<string, Airfield>;
  readonly islands: ReadonlyMap<string, Island>;
  private readonly islandAt: ReadonlyMap<HexId, string>;
  private readonly basesAt: ReadonlyMap<HexId, readonly AegeanBase[]>;
  private readonly turkish: ReadonlyMap<HexId, true>;

  constructor(readonly map: AegeanMap) {
    const bases: AegeanBase[] = [...map.ports, ...map.airfields];
    this.bases = new Map(bases.map((base) => [base.id, base]));
    this.airfields = new Map(map.airfields.map((base) => [base.id, base]));
    this.islands = new Map(map.islands.map((island) => [island.id, island]));
    this.islandAt = new Map(map.islands.flatMap(({ id, hexes }) => hexes.map((hex) => [hex, id] as const)));
    this.basesAt = new Map(bases.map(({ hex }) => [hex, bases.filter((base) => base.hex === hex)]));
    this.turkish = new Map(map.turkishWaters.map((hex) => [hex, true]));
  }

  /** The island that a hex belongs to; null: sea or Turkey. */
  islandOf(hex: HexId): string | null {
    return this.islandAt.get(hex) ?? null;
  }

  /** All hexes of an island; none for an id that is no island. */
  hexesOf(island: string): readonly HexId[] {
    return this.islands.get(island)?.hexes ?? [];
  }

  /** Hexes of the same island around a hex of it. */
  around(hex: HexId): HexId[] {
    const island = this.islandOf(hex);
    return island === null ? [] : this.grid.neighbours(hex).filter((next) => this.islandOf(next) === island);
  }

  isLand = (hex: HexId): boolean => this.islandAt.has(hex);
  isCoast = (hex: HexId): boolean => this.map.kinds.get(hex) === 'coast';
  /** Open sea: no land in it. */
  isSea = (hex: HexId): boolean => this.grid.has(hex) && !this.map.kinds.has(hex);
  /** Ships may be there: sea or coast (6.2.4). */
  isAfloat = (hex: HexId): boolean => this.isSea(hex) || this.isCoast(hex);
  isRough = (hex: HexId): boolean => this.map.rough.has(hex);
  isTurkish = (hex: HexId): boolean => this.turkish.has(hex);
  /** Ships sail on through it (6.2.4); any other coast hex ends their move. */
  isPassage = (hex: HexId): boolean => this.map.passage.has(hex);

  portAt(hex: HexId): AegeanBase | null {
    return this.basesAt.get(hex)?.find(({ kind }) => kind === 'port') ?? null;
  }

  airfieldAt(hex: HexId): Airfield | null {
    const found = this.basesAt.get(hex)?.find(({ kind }) => kind === 'airfield');
    return found ? (this.airfields.get(found.id) ?? null) : null;
  }

  hasPort = (hex: HexId): boolean => this.portAt(hex) !== null;

  /** Whether a road leads from a hex straight into the next one. */
  hasRoad(from: HexId, to: HexId): boolean {
    const direction = this.grid.directionTo(from, to);
    return (
      direction !== null && this.grid.adjacent(from, to) && (this.map.road.get(from)?.includes(direction) ?? false)
    );
  }

  /** 6.2.4: whether a ship may go from a hex straight into the next one; of two coast hexes both list the hexside. */
  mayCross(from: HexId, to: HexId): boolean {
    if (!this.grid.adjacent(from, to) || !this.isAfloat(from) || !this.isAfloat(to)) return false;
    return this.opens(from, to) && this.opens(to, from);
  }

  private opens(coast: HexId, to: HexId): boolean {
    const direction = this.grid.directionTo(coast, to);
    return this.isSea(coast) || (direction !== null && (this.map.ship.get(coast)?.includes(direction) ?? false));
  }

  /** The printed name of a place of the map with its hex: `2524 Leros (Portolago)`; the bare number where it has none. */
  nameOf(hex: HexId): string {
    const name = this.basesAt.get(hex)?.[0]?.name ?? this.map.names.get(hex);
    return name === undefined ? hex : `${hex} ${name}`;
  }
}
