import type { GroundCounter, ShipCounter } from '../data/units';
import type { NavalData } from '../data/load';
import type { Port } from '../map/black-sea';
import type { Side } from '../side';
import type { NavalView, ShownShip, ShownUnit } from '../view/view';
import type { Place } from '../world';

/** What rules read of a position: the whole world, or what a side sees of it. */
export type Position = Pick<
  NavalView,
  | 'scenario'
  | 'options'
  | 'clock'
  | 'weather'
  | 'sovietHexes'
  | 'forts'
  | 'strongpoints'
  | 'surprised'
  | 'held'
  | 'captured'
  | 'interdiction'
  | 'ships'
  | 'units'
  | 'ledger'
  | 'evacuations'
  | 'flownOver'
>;

/** A naval unit with its counter. */
export interface Ship extends ShownShip {
  id: string;
  counter: ShipCounter;
  damage: number;
}

/** A ground unit with its counter. */
export interface Unit extends ShownUnit {
  id: string;
  counter: GroundCounter;
}

/** What was found of positions that nobody can change. */
const FOUND = new WeakMap<Position, Map<string, unknown>>();

/** A position and what is printed, to be asked who stands where; of a position that nobody can change all is found once. */
export class Board {
  private readonly found: Map<string, unknown> | undefined;

  /** `isStill`: the position may change after, but not while this board is asked. */
  constructor(
    readonly position: Position,
    readonly data: NavalData,
    isStill = false,
  ) {
    const isFrozen = Object.isFrozen(position);
    this.found = FOUND.get(position) ?? (isStill || isFrozen ? new Map() : undefined);
    if (this.found && isFrozen) FOUND.set(position, this.found);
  }

  /** The same position for as long as nothing changes it: what is found of it is found once. */
  still(): Board {
    return this.found ? this : new Board(this.position, this.data, true);
  }

  /** What `make` finds of this position; made each time of a world that may still change. */
  once<T>(name: string, make: () => T): T {
    if (!this.found) return make();
    if (!this.found.has(name)) this.found.set(name, make());
    return this.found.get(name) as T;
  }

  ship(id: string): Ship | undefined {
    const [state, counter] = [this.position.ships[id], this.data.ships.get(id)];
    return state && counter && { damage: 0, ...state, id, counter };
  }

  unit(id: string): Unit | undefined {
    return this.found ? this.byId().get(id) : this.unitOf(id);
  }

  private unitOf(id: string): Unit | undefined {
    const [state, counter] = [this.position.units[id], this.data.ground.get(id)];
    return state && counter && { ...state, id, counter };
  }

  private byId(): ReadonlyMap<string, Unit> {
    return this.once('units by id', () => new Map(this.all().map((unit) => [unit.id, unit])));
  }

  ships(side: Side): readonly Ship[] {
    return this.once(`ships ${side}`, () => {
      const all = Object.keys(this.position.ships).flatMap((id) => this.ship(id) ?? []);
      return all.filter(({ counter }) => counter.side === side);
    });
  }

  /** Looked at before they are copied: a world that changes is asked this a thousand times a segment. */
  private those(fits: (state: ShownUnit, counter: GroundCounter) => boolean): Unit[] {
    return this.found ? this.all().filter((unit) => fits(unit, unit.counter)) : this.made(fits);
  }

  private all(): readonly Unit[] {
    return this.once('units', () => this.made(() => true));
  }

  private made(fits: (state: ShownUnit, counter: GroundCounter) => boolean): Unit[] {
    const { units } = this.position;
    const made: Unit[] = [];
    for (const id in units) {
      const [state, counter] = [units[id], this.data.ground.get(id)];
      if (state && counter && fits(state, counter)) made.push({ ...state, id, counter });
    }
    return made;
  }

  units(side: Side): readonly Unit[] {
    return this.once(`units ${side}`, () => this.those((_, counter) => counter.side === side));
  }

  /** Those that stand in a hex. */
  onHexes(side: Side): readonly Unit[] {
    const { grid } = this.data.waters.map;
    return this.once(`on hexes ${side}`, () => this.those(({ at }, counter) => counter.side === side && grid.has(at)));
  }

  unitsAt(side: Side, at: Place): readonly Unit[] {
    return this.once(`units ${side} ${at}`, () => this.those((one, counter) => counter.side === side && one.at === at));
  }

  /** Who is aboard a ship, in the order in which it was loaded. */
  aboard(ship: string): Unit[] {
    return this.those(({ at }) => at === ship).toSorted((a, b) => (a.loaded ?? 0) - (b.loaded ?? 0));
  }

  /** Whose a hex or a box is (G8, G23). */
  holder(place: Place): Side {
    const box = this.data.waters.map.boxes.get(place);
    return box?.side ?? (this.position.sovietHexes.includes(place) ? 'soviet' : 'axis');
  }

  /** Harbours that the scenario has in play, and those of optional rules that are played. */
  ports(): Port[] {
    const { ports, options } = this.scenario();
    const more = options.filter(({ id }) => this.position.options?.includes(id));
    const inPlay = [...ports, ...more.flatMap((one) => one.ports)];
    return this.data.waters.map.ports.filter(({ id }) => inPlay.includes(id));
  }

  /** Whether a zone is in play: that of an optional rule is so only where it is played. */
  isInPlay(zone: string): boolean {
    const bringing = this.scenario().options.find(({ zones }) => zones.includes(zone));
    return bringing === undefined || this.position.options?.includes(bringing.id) === true;
  }

  /** The card of the scenario. @throws Error for one that there is not */
  scenario() {
    const found = this.data.scenarios.find(({ id }) => id === this.position.scenario);
    if (!found) throw new Error(`there is no scenario "${this.position.scenario}"`);
    return found;
  }
}

/** What a side sees as a board. */
export const boardOf = ({ view, data }: { view: NavalView; data: NavalData }): Board => new Board(view, data);
