import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES, type Side } from '../side';
import type { AirCounter, GroundCounter, ShipCounter } from './units';
import { turnsOf, type ForcesShape, type ScenarioShape } from './scenario-shape';
import { weatherOf, type Weather } from './weather';
import type { Waters } from './waters';

/** What comes in a Reinforcement Phase (G11). */
export interface Arrival {
  turn: number;
  side: Side;
  /** A hex or a box. */
  at: string;
  units: readonly string[];
  ships: readonly SetShip[];
  air: readonly string[];
  /** Air units that leave, and steps that German units in supply get back (scenario 3). */
  withdrawn: readonly string[];
  steps: number;
}

export interface SetShip {
  id: string;
  at: string;
  ready: boolean;
  damage: number;
}

/** A scenario with its set-up. */
export interface NavalScenario {
  id: string;
  name: string;
  rule: string;
  turns: { first: number; last: number };
  /** Column of the Weather Table, and the turns whose weather is fixed (G68). */
  climate: string;
  weather: ReadonlyMap<number, Weather>;
  /** Panels that ground units are in play on, by their letters; harbours in play. */
  panels: readonly string[];
  ports: readonly string[];
  /** Hexes that are Soviet at the start; all others are Axis. */
  sovietHexes: readonly string[];
  /** Where each ground unit stands, and the steps it has lost. */
  standing: readonly { unit: string; at: string; lost: number }[];
  forts: Readonly<Record<string, number>>;
  ships: readonly SetShip[];
  air: Readonly<Record<string, 'ready' | 'flown'>>;
  arrivals: readonly Arrival[];
  /** Units that special rules bring (scenario 3, 7). */
  spare: readonly string[];
  /** Victory Points of each item (G94), and the result by the total, the best for the Soviet first. */
  points: Readonly<Record<string, number>>;
  levels: readonly { from: number; level: string }[];
  /** By which games end that began before the levels were moved; elsewhere the same. */
  firstLevels: NavalScenario['levels'];
  about: readonly string[];
  options: readonly OptionalRule[];
}

/** An optional rule, and the harbours, zones and ships that it brings into play. */
export interface OptionalRule {
  id: string;
  name: string;
  rule: string;
  ports: readonly string[];
  zones: readonly string[];
  ships: readonly SetShip[];
}

interface Known {
  waters: Waters;
  ground: ReadonlyMap<string, GroundCounter>;
  ships: ReadonlyMap<string, ShipCounter>;
  air: ReadonlyMap<string, AirCounter>;
  climates: readonly string[];
}

type At = (string | number)[];

/** Reads a file of `scenarios`, whose shape has been read. @throws DataFault for a counter or a place that there is not, or that stands twice */
export function readScenario(file: YamlFile, raw: ScenarioShape, known: Known): NavalScenario {
  const card = new Card(file, raw, known);
  const { id, name, rule, turns, about, panels, weather, first_control: control, victory } = raw;
  card.must(
    known.climates.includes(weather.climate),
    ['weather', 'climate'],
    `there is no climate "${weather.climate}"`,
  );
  control.soviet.forEach((hex, i) =>
    card.must(known.waters.map.sides.has(hex), ['first_control', 'soviet', i], `"${hex}" is no land hex`),
  );
  for (const side of SIDES) card.setUp(side);
  return {
    ...{ id, name, rule, about, turns: { first: turns.first, last: turns.last } },
    ...{ climate: weather.climate, panels: panels.land.map((panel) => (panel === 'main' ? '' : panel)) },
    weather: new Map(Object.entries(weather.fixed).map(([turn, text]) => [Number(turn), weatherOf(text)])),
    ...{
      ports: panels.ports,
      sovietHexes: control.soviet,
      standing: card.standing,
      forts: card.forts,
      ships: card.ships,
    },
    ...{ air: card.air, arrivals: card.arrivals(), spare: card.spare(), options: card.options() },
    points: Object.fromEntries(victory.points.map(({ id: item, vp }) => [item, vp])),
    levels: levelsOf(file, raw.victory.levels, 'levels'),
    firstLevels: levelsOf(file, raw.victory.first_levels ?? raw.victory.levels, 'first_levels'),
  };
}

/** A card as it is read: what has been placed so far. */
class Card {
  readonly standing: { unit: string; at: string; lost: number }[] = [];
  readonly forts: Record<string, number> = {};
  readonly ships: SetShip[] = [];
  readonly air: Record<string, 'ready' | 'flown'> = {};
  private readonly copy: (id: string) => string | null;

  constructor(
    private readonly file: YamlFile,
    private readonly raw: ScenarioShape,
    private readonly known: Known,
  ) {
    this.copy = copies(known.ground);
  }

  must(holds: boolean, at: At, what: string): void {
    if (!holds) throw this.file.fault(at, what);
  }

  setUp(side: Side): void {
    const { land, boxes, flotillas, bases, naval, losses, air }: ForcesShape = this.raw.setup[side];
    const path = (...more: At): At => ['setup', side, ...more];
    [...land, ...boxes].forEach((stack, i) => {
      const at = stack.hex ?? stack.box ?? '';
      for (const unit of stack.units) this.stand(unit, at, stack.losses[unit] ?? losses[unit] ?? 0, path('land', i));
      if (stack.fort > 0) this.forts[at] = stack.fort;
    });
    flotillas.forEach(({ port, hex, unit }, i) =>
      this.stand(unit, hex ?? this.shore(port ?? '', path('flotillas', i)), 0, path('flotillas', i)),
    );
    bases.forEach(({ port, unit }, i) => this.stand(unit, this.shore(port, path('bases', i)), 0, path('bases', i)));
    naval.forEach(({ port, units }, i) => {
      this.shore(port, path('naval', i));
      for (const one of units) this.ships.push(this.ship(one, port, path('naval', i)));
    });
    for (const box of ['ready', 'flown'] as const)
      air[box].forEach((id, i) => {
        const fits = this.known.air.get(id)?.side === side && this.air[id] === undefined;
        this.must(fits, path('air', box, i), `"${id}" is no air unit of that side, or stands twice`);
        this.air[id] = box;
      });
  }

  arrivals(): Arrival[] {
    return this.raw.reinforcements.flatMap((one, i) =>
      turnsOf(one).map((turn): Arrival => {
        const path = ['reinforcements', i];
        const at = one.hex ?? one.box ?? (one.port === undefined ? '' : this.shore(one.port, path));
        this.must(one.units.length === 0 || this.isPlace(at), path, `"${at}" is no hex and no box`);
        this.must(
          one.air.every((id) => this.known.air.get(id)?.side === one.side),
          path,
          'no air unit of that side is called so',
        );
        const ships = one.naval.map((ship) => this.ship(ship, one.port ?? '', path));
        return {
          turn,
          side: one.side,
          at,
          units: one.units.map((unit) => this.counter(unit, path)),
          ships,
          air: one.air,
          withdrawn: one.air_withdraw,
          steps: one.steps,
        };
      }),
    );
  }

  options(): OptionalRule[] {
    return this.raw.options.map(({ naval, ...rule }, i) => ({
      ...rule,
      ships: naval.flatMap(({ port, units }) => {
        const path = ['options', i];
        this.must(rule.ports.includes(port), path, `"${port}" is no harbour that it brings into play`);
        return units.map((one) => this.ship(one, port, path));
      }),
    }));
  }

  spare(): string[] {
    return this.raw.spare.map((unit) => this.counter(unit, ['spare']));
  }

  private stand(unit: string, at: string, lost: number, path: At): void {
    this.must(this.isPlace(at), path, `"${at}" is no hex and no box`);
    this.standing.push({ unit: this.counter(unit, path), at, lost });
  }

  private counter(unit: string, path: At): string {
    const id = this.copy(unit);
    if (id === null) throw this.file.fault(path, `no ground counter is called "${unit}", or it stands twice`);
    return id;
  }

  private isPlace(at: string): boolean {
    const { map } = this.known.waters;
    return map.grid.has(at) || map.boxes.has(at);
  }

  /** Where troops of a harbour stand. */
  private shore(id: string, path: At): string {
    const port = this.known.waters.port(id);
    if (!port || !this.raw.panels.ports.includes(id)) throw this.file.fault(path, `"${id}" is no harbour in play`);
    return this.known.waters.ashore(port);
  }

  private ship({ id, status, damage }: { id: string; status: string; damage: number }, at: string, path: At): SetShip {
    const counter = this.known.ships.get(id);
    if (!counter) throw this.file.fault(path, `no naval unit is called "${id}"`);
    if (damage > counter.protection) throw this.file.fault(path, `${id} would be sunk by ${damage} points (27.31)`);
    return { id, at, ready: status === 'Ready', damage };
  }
}

/** Of a counter that there are several of the next one; null: there is none, or no more. */
function copies(ground: ReadonlyMap<string, GroundCounter>): (id: string) => string | null {
  const used = new Map<string, number>();
  return (id) => {
    const no = (used.get(id) ?? 0) + 1;
    used.set(id, no);
    if (ground.has(id)) return no === 1 ? id : null;
    return ground.has(`${id}-${no}`) ? `${id}-${no}` : null;
  };
}

/** `43+`, `37-42`, `-2-4`, `21-`: from the best for the Soviet down, without a gap. */
function levelsOf(file: YamlFile, bands: Record<string, string>, key: string): NavalScenario['levels'] {
  const read = Object.entries(bands).map(([band, level]) => {
    const [, from, plus, to, below] = /^(-?\d+)(?:(\+)|-(-?\d+)|(-))$/.exec(band) ?? [];
    if (from === undefined) throw file.fault(['victory', key, band], `"${band}" is no range of points`);
    const lowest = below === undefined ? Number(from) : -Infinity;
    return { band, level, from: lowest, to: plus === undefined ? Number(to ?? from) : Infinity };
  });
  read.forEach(({ band, from }, i) => {
    const next = read[i + 1];
    if (next ? next.to !== from - 1 : from !== -Infinity)
      throw file.fault(['victory', key, band], 'between two levels there is a gap, or they overlap');
  });
  return read.map(({ from, level }) => ({ from, level }));
}
