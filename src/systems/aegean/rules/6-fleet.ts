import { once } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Owner, Side } from '../side';
import type { OpenWorld } from '../world';
import { damageSteps } from './6-4-3-damage';
import { movePoints, waysFrom, type Waters } from './6-2-movement';
import type { Ship } from './ship';

/** What is known of a naval unit, by who asks: all of it, or what its enemy sees. */
export interface Afloat {
  at: string;
  side: Owner;
  spotted: boolean;
  hits: number;
  submerged?: number;
}

/** The naval units of a position, or of what a side sees of it (6). */
export type Seas = Pick<OpenWorld, 'clock'> & { ships: Readonly<Record<string, Afloat>> };

/** Naval units as section 6 reckons with them. */
export class Fleet {
  constructor(
    private readonly seas: Seas,
    private readonly data: AegeanData,
  ) {}

  /** A ship of one of the players; null: it is not known, or still the Italians'. */
  get(id: string): Ship | null {
    const [state, counter] = [this.seas.ships[id], this.data.ships.get(id)];
    if (!state || !counter || state.side === 'italian') return null;
    const { type, surface, transport, aa, move } = counter;
    const at = this.data.isles.grid.has(state.at) ? state.at : null;
    return {
      ...{ id, side: state.side, type, at, surface, transport, aa, move, hits: state.hits, spotted: state.spotted },
      submerged: (state.submerged ?? 0) > 0,
    };
  }

  /** The hex of a ship; null: it is in a box, not known, or still the Italians'. */
  at(id: string): HexId | null {
    const state = this.seas.ships[id];
    return state && state.side !== 'italian' && this.data.isles.grid.has(state.at) ? state.at : null;
  }

  /** A side's ships, in the order of their ids. */
  of(side: Side): Ship[] {
    return this.named(side, Object.keys(this.seas.ships));
  }

  /** A side's ships in a hex. */
  in(side: Side, hex: HexId): Ship[] {
    return this.named(
      side,
      Object.keys(this.seas.ships).filter((id) => this.seas.ships[id]?.at === hex),
    );
  }

  private named(side: Side, ids: readonly string[]): Ship[] {
    const own = ids.filter((id) => this.seas.ships[id]?.side === side);
    return own.toSorted().flatMap((id) => this.get(id) ?? []);
  }

  /** 6.2.1: movement points of a ship in the impulse that runs. */
  points(ship: Ship): number {
    const { sea, impulse } = this.seas.clock;
    return movePoints(ship, damageSteps(this.data.charts['ship-damage'], ship.type), { sea, impulse });
  }

  /** Hits left until a ship sinks (6.4.3). */
  left(ship: Ship): number {
    return damageSteps(this.data.charts['ship-damage'], ship.type).sinksAt - ship.hits;
  }
}

/** The printed map as ships ask after it, with all ways that lead from a hex within so many points (6.2). */
export interface Charted extends Waters {
  /** Each hex with its shortest way, the start counted; the start itself is not among them. */
  ways(start: HexId, points: number): ReadonlyMap<HexId, readonly HexId[]>;
}

/** The map as ships ask after it (6.2.4). No move of a game changes it: where a ship may go from a hex is looked up once. */
export const watersOf = once(chartWaters);

function chartWaters({ isles }: AegeanData): Charted {
  const open = kept((from: HexId) => isles.grid.neighbours(from).filter((to) => isles.mayCross(from, to)));
  const waters: Waters = {
    mayCross: (from, to) => open(from).includes(to),
    isCoast: isles.isCoast,
    isPassage: isles.isPassage,
    neighbours: open,
  };
  const within = kept((points: number) =>
    kept((start: HexId) => {
      const found = waysFrom(waters, start, points);
      return new Map([...found].map(([goal, { path }]) => [goal, [start, ...path]] as const));
    }),
  );
  return { ...waters, ways: (start, points) => within(points)(start) };
}

/** The same of numbers and hexes. */
function kept<A, B>(make: (from: A) => B): (from: A) => B {
  const known = new Map<A, B>();
  return (from) => {
    const found = known.get(from) ?? make(from);
    known.set(from, found);
    return found;
  };
}

/** Whose Holding Box is which. */
export const holdingBox = (side: Side): 'german-holding' | 'allied-holding' => `${side}-holding`;
