import type { HexId } from '../../../hex/hex';
import type { BlackSeaMap, Port } from '../map/black-sea';

/** A zone as a place that a ship stands in. */
export const zonePlace = (zone: string): string => `zone-${zone}`;

/** What stands between two hexes: land, land and sea, sea (G6). */
export type HexSide = 'L' | 'C' | 'S';

const WET: readonly string[] = ['sea', 'shallow', 'coastal'];

/** The sea, its zones and its harbours; and what is seen over it. No rule of who may do what. */
export class Waters {
  private readonly ports: ReadonlyMap<string, Port>;
  private readonly byHex: ReadonlyMap<HexId, Port>;
  private readonly seen = new Map<string, boolean>();
  private readonly water = new Map<HexId, readonly HexId[]>();

  constructor(readonly map: BlackSeaMap) {
    this.ports = new Map(map.ports.map((port) => [port.id, port]));
    this.byHex = new Map(map.ports.flatMap((port) => (port.hex === null ? [] : [[port.hex, port] as const])));
  }

  /** A harbour by its id; a box has that of its box. */
  port(id: string): Port | undefined {
    return this.ports.get(id);
  }

  /** The harbour of a coastal hex or of a box. */
  portAt(place: string): Port | undefined {
    return this.byHex.get(place) ?? this.ports.get(place);
  }

  /** Where troops of a harbour stand: its hex, or its box. */
  ashore(port: Port): string {
    return port.hex ?? port.id;
  }

  /** The zone that a ship in a harbour, in a zone or on an all-sea hex moves from; undefined: none. */
  zoneOf(place: string): string | undefined {
    const { zones, zone } = this.map;
    if (place.startsWith('zone-') && zones.has(place.slice(5))) return place.slice(5);
    return this.ports.get(place)?.zone ?? zone.get(place);
  }

  /** The zones beside a zone (26.14). */
  beside(zone: string): string[] {
    return this.map.links.flatMap(({ between: [a, b] }) => (a === zone ? [b] : b === zone ? [a] : []));
  }

  /** The hexes that every ship passes between two zones (G10). */
  passage(a: string, b: string): readonly HexId[] {
    return this.map.links.find(({ between }) => between.includes(a) && between.includes(b))?.passage ?? [];
  }

  /** The letter of the side between two adjacent hexes (G6): of water to water it is sea. */
  sideBetween(a: HexId, b: HexId): HexSide {
    const { grid, sides } = this.map;
    const direction = grid.directionTo(a, b);
    const [here, there] = [sides.get(a), sides.get(b)];
    if (direction === null || (here === undefined && there === undefined)) return 'S';
    const at = grid.directions.indexOf(direction);
    const letter = here === undefined ? there?.[(at + 3) % 6] : here[at];
    return letter === 'L' || letter === 'C' ? letter : 'S';
  }

  /** Whether troops may step from a hex to the next (G6): over land or coast, not through a liman. */
  joins(a: HexId, b: HexId): boolean {
    const direction = this.map.grid.directionTo(a, b);
    if (direction === null || this.map.lake.get(a)?.includes(direction)) return false;
    return this.sideBetween(a, b) !== 'S';
  }

  /** The hexes beside one to which a flotilla goes over water (G78): sea, shallow water and coast. */
  afloat(from: HexId): readonly HexId[] {
    const known = this.water.get(from);
    if (known) return known;
    const { grid, kind } = this.map;
    const isWet = (to: HexId): boolean => WET.includes(kind.get(to) ?? '') && this.sideBetween(from, to) !== 'L';
    const found = grid.has(from) ? grid.neighbours(from).filter(isWet) : [];
    this.water.set(from, found);
    return found;
  }

  /** 30.23, G10: whether guns in `from` see `to`: some shortest chain of hexes crosses no land side and one coastal side at most. */
  sees(from: HexId, to: HexId): boolean {
    const key = this.map.grid.hexside(from, to);
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const seen = this.look(from, to);
    this.seen.set(key, seen);
    return seen;
  }

  private look(from: HexId, to: HexId): boolean {
    const { grid } = this.map;
    const distance = grid.distance(from, to);
    if (!Number.isFinite(distance)) return false;
    // The fewest coastal sides on a chain to each hex that is so many steps on.
    let front = new Map<HexId, number>([[from, 0]]);
    for (let left = distance - 1; left >= 0; left--) {
      const next = new Map<HexId, number>();
      for (const [hex, coasts] of front)
        for (const step of grid.neighbours(hex)) {
          const side = this.sideBetween(hex, step);
          const count = coasts + (side === 'C' ? 1 : 0);
          if (side === 'L' || count > 1 || grid.distance(step, to) !== left) continue;
          next.set(step, Math.min(count, next.get(step) ?? count));
        }
      front = next;
    }
    return front.has(to);
  }
}
