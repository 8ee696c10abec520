import type { HexId } from '../../../hex/hex';
import type { Ground } from '../data/ground';
import { SIDES, type OpenWorld, type Side, type SlouchHatsData, type UnitState } from '../slouch-hats';
import { STACKING_LIMIT, type CombatCounter, type Strengths } from '../data/counters';
import { zonesOf } from './03-2-zones';

export { STACKING_LIMIT };

/** A combat unit in play: its counter and its state. */
export interface Unit extends UnitState {
  id: string;
  counter: CombatCounter;
}

/** The strengths that a counter shows as it lies (3.41). */
export const strengthsOf = ({ counter, reduced }: Unit): Strengths => (reduced && counter.back) || counter.front;

/** Steps that a unit has left (3.41). */
export const stepsOf = ({ counter, reduced }: Unit): number => (counter.back && !reduced ? 2 : 1);

const NOBODY: readonly Unit[] = [];

function unitsOf(world: OpenWorld, data: SlouchHatsData): Map<string, Unit> {
  const units = new Map<string, Unit>();
  for (const [id, state] of Object.entries(world.units)) {
    const counter = data.counters.units.get(id);
    if (counter && isInPlay(state.at, data)) units.set(id, { id, counter, ...state });
  }
  return units;
}

const isInPlay = (at: string, data: SlouchHatsData): boolean => data.ground.map.grid.has(at) || at in data.boxes;

/** As many as the ways of a player's retreats. */
const MOST_KEPT = 100;

/** What stands where at one moment, of a world or of what a seat sees of it: made anew when something has moved. */
export class Board {
  /** All combat units in hexes and holding boxes, by their ids. */
  readonly units: ReadonlyMap<string, Unit>;
  private readonly stacks = new Map<string, Unit[]>();
  private readonly bySide: Partial<Record<Side, readonly (readonly [HexId, readonly Unit[]])[]>> = {};
  private readonly zones: Partial<Record<Side, ReadonlyMap<HexId, readonly Unit[]>>> = {};
  /** Boards that come of this one, by who moved where; none are kept of a world that may still change. */
  private readonly next: Map<string, Board> | null;

  constructor(
    readonly world: OpenWorld,
    readonly data: SlouchHatsData,
    isFixed = Object.isFrozen(world),
    units: ReadonlyMap<string, Unit> = unitsOf(world, data),
  ) {
    this.next = isFixed ? new Map() : null;
    this.units = units;
    for (const unit of units.values()) {
      const stack = this.stacks.get(unit.at);
      if (stack) stack.push(unit);
      else this.stacks.set(unit.at, [unit]);
    }
  }

  /** Whether nothing of its world changes any more, so that what is worked out of it may be kept. */
  get isFixed(): boolean {
    return this.next !== null;
  }

  get ground(): Ground {
    return this.data.ground;
  }

  /** Combat units in a hex or box. */
  at(place: string): readonly Unit[] {
    return this.stacks.get(place) ?? [];
  }

  /** Hexes that a side's combat units stand in, with them. */
  stacksOf(side: Side): readonly (readonly [HexId, readonly Unit[]])[] {
    const { grid } = this.ground.map;
    return (this.bySide[side] ??= [...this.stacks].filter(
      ([place, [first]]) => grid.has(place) && first?.counter.side === side,
    ));
  }

  /** The side whose combat units stand in a hex; null: none do. */
  occupier(hex: HexId): Side | null {
    return this.at(hex)[0]?.counter.side ?? null;
  }

  /** Units of a side that exert their zone of control into a hex, those in it among them (3.2). */
  zoneInto(hex: HexId, side: Side): readonly Unit[] {
    return this.zonesOf(side).get(hex) ?? NOBODY;
  }

  /** Hexes in the zone of a side; those that its combat units stand in are among them (3.21). */
  zoneOf(side: Side): Iterable<HexId> {
    return this.zonesOf(side).keys();
  }

  /** Hexes in a zone of either side, each once. */
  covered(): HexId[] {
    const axis = this.zonesOf('axis');
    return [...axis.keys(), ...[...this.zoneOf('allied')].filter((hex) => !axis.has(hex))];
  }

  private zonesOf(side: Side): ReadonlyMap<HexId, readonly Unit[]> {
    return (this.zones[side] ??= zonesOf(this, side));
  }

  inZone(hex: HexId, side: Side): boolean {
    return this.zoneInto(hex, side).length > 0;
  }

  /** 3.12b: a vacant hex in zones of both sides. */
  contested(hex: HexId): boolean {
    return this.occupier(hex) === null && this.inZone(hex, 'axis') && this.inZone(hex, 'allied');
  }

  /** Whose a hex is: who controls it, or whose its area is (2.12, 3.12); null: nobody's. */
  friendlyTo(hex: HexId): Side | null {
    return this.world.control[hex] ?? this.ground.homeOf(hex);
  }

  /** The board as it would be with combat units of these ids elsewhere. */
  moved(ids: readonly string[], at: string): Board {
    if (ids.length === 0) return this;
    const key = `${at} ${ids.join()}`;
    const known = this.next?.get(key);
    if (known) return known;
    const made = this.madeWith(ids, at);
    if (this.next && this.next.size < MOST_KEPT) this.next.set(key, made);
    return made;
  }

  private madeWith(ids: readonly string[], at: string): Board {
    const there = ids.flatMap((id) => (this.world.units[id] ? [[id, { ...this.world.units[id], at }] as const] : []));
    const units = { ...this.world.units, ...Object.fromEntries(there) };
    return new Board({ ...this.world, units }, this.data, this.next !== null);
  }

  /** The board as it would be with these combat units and supply units elsewhere. */
  with(stands: Readonly<Record<string, string>>): Board {
    const placed = <T extends object>(all: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(all).map(([id, one]) => [id, id in stands ? { ...one, at: stands[id] } : one]));
    return new Board({ ...this.world, units: placed(this.world.units), supply: placed(this.world.supply) }, this.data);
  }

  /** The board of a world in which nothing but counters of these ids has changed: who has not moved has the zones that he had. */
  after(world: OpenWorld, ids: readonly string[]): Board {
    const units = new Map(this.units);
    for (const id of ids) {
      const [known, state] = [units.get(id), world.units[id]];
      if (known && state) units.set(id, { id, counter: known.counter, ...state });
    }
    const made = new Board(world, this.data, Object.isFrozen(world), units);
    for (const side of SIDES)
      if (!ids.some((id) => units.get(id)?.counter.side === side)) {
        made.bySide[side] = this.stacksOf(side);
        made.zones[side] = this.zonesOf(side);
      }
    return made;
  }

  /** Stacking points of combat units in a hex (3.31). */
  stackingPoints(place: string): number {
    return this.at(place).reduce((sum, { counter }) => sum + counter.stack, 0);
  }
}

const boards = new WeakMap<OpenWorld, { board: Board; data: SlouchHatsData }>();

/** The board of a world; of a view that nobody can change it is put together once for all that is asked of it. */
export function boardOf(world: OpenWorld, data: SlouchHatsData): Board {
  const known = boards.get(world);
  if (known?.data === data) return known.board;
  const board = new Board(world, data);
  if (Object.isFrozen(world)) boards.set(world, { board, data });
  return board;
}

/** The board as a player sees it. */
export const boardSeen = (q: { view: OpenWorld; data: SlouchHatsData }): Board => boardOf(q.view, q.data);

/** 3.32, 3.33: whether units may end a phase together in a place; boxes hold any number. */
export function fits(board: Board, place: string, more: readonly Unit[] = []): boolean {
  if (place in board.data.boxes) return true;
  const there = board.at(place).map(({ id }) => id);
  const added = more.filter(({ id }) => !there.includes(id)).reduce((sum, { counter }) => sum + counter.stack, 0);
  return board.stackingPoints(place) + added <= STACKING_LIMIT;
}

/**
 * 3.32: the units that must leave an overstacked hex for the Cadre Box, of those that entered it this phase: those that are
 * worth least together, and no more than must; of equals who came last. What has no stacking value stays. Fewer than needed
 * only if too few had entered.
 */
export function excess(board: Board, place: string, entered: readonly string[]): Unit[] {
  const over = place in board.data.boxes ? 0 : board.stackingPoints(place) - STACKING_LIMIT;
  if (over <= 0) return [];
  const there = board.at(place);
  const came = entered
    .toReversed()
    .flatMap((id) => there.find((unit) => unit.id === id && unit.counter.stack > 0) ?? []);
  return cheapestOf(came.slice(0, MOST_TOGETHER), over) ?? came;
}

/** No hex holds more units with a stacking value for long; of more the last are looked at. */
const MOST_TOGETHER = 10;

const points = (units: readonly Unit[]): number => units.reduce((sum, { counter }) => sum + counter.stack, 0);

/** What its owner loses with all of a unit: strength and support as it is, and its steps. */
function wholeWorth(unit: Unit): number {
  const { attack, defence } = strengthsOf(unit);
  return attack + defence + (unit.counter.artillery?.support ?? 0) + stepsOf(unit);
}

/** Of all sets with so many stacking points the one that is worth least; of equals the smallest, then the first. Null: there is none. */
function cheapestOf(units: readonly Unit[], over: number): Unit[] | null {
  const sets = Array.from({ length: 2 ** units.length }, (_, bits) => units.filter((__, i) => (bits >> i) % 2 === 1));
  const worth = (set: readonly Unit[]): number => set.reduce((sum, unit) => sum + wholeWorth(unit), 0);
  const enough = sets.filter((set) => points(set) >= over);
  return enough.toSorted((a, b) => worth(a) - worth(b) || a.length - b.length)[0] ?? null;
}
