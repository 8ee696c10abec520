import type { GermanUnit, MercuryData, SeaId, Ship, World } from '../mercury';
import type { NavalScenario } from '../data/scenario';
import { scenarioOf } from '../rules/03-turn';
import { germanCounter, germansOnMap, shipCounter } from '../rules/16-components';
import { reach } from '../rules/17-movement';
import { damagedPoints, emptyZones } from '../rules/22-victory';
import { screenStrength } from '../rules/23-1-screen';

/** How much of the turns that are left a shortfall of the screen, once there, is likely to last. */
const SCREEN_LASTS = 0.5;
/** A convoy in reach of a beach gets there more often than not; one that is detected less often. */
const LANDS = 0.5;
const DETECTED = 0.6;
/** Points of a ship that further attacks are likely to make of it each turn, as a part of what it is worth sunk. */
const WEAK = { damaged: 0.08, low: 0.02, out: 0.05 };
/** How likely a deciding zone that is empty stays so to the end: it may be filled again, on the last turn hardly. */
const EMPTY = { first: 0.08, last: 0.9 };

/** What a game at sea is worth to the German: points so far and to be expected against those of the victory levels (22.3). */
export function navalValue(world: World, data: MercuryData): number {
  const scenario = scenarioOf(data, world);
  const { even, much } = scaleOf(scenario, data);
  const gone = Math.min(1, (world.turn - scenario.first) / (scenario.last - scenario.first + 1));
  const left = Math.max(0, scenario.last - world.turn + 0.5);
  const points =
    made(world, data) +
    screen(world, scenario, data) * left * SCREEN_LASTS +
    cargo(world, data, left) +
    weak(world, data, left);
  const byPoints = Math.tanh((points - even * gone - cargoOnCard(scenario, data) * (1 - gone)) / much);
  const stays = EMPTY.first + (EMPTY.last - EMPTY.first) * gone;
  const open = 1 - (1 - stays) ** emptyZones(world, scenario.mustHold).length;
  return byPoints + (1 - byPoints) * open;
}

/** Points of a drawn game, and how many more make it Overwhelming. */
function scaleOf({ levels }: NavalScenario, data: MercuryData): { even: number; much: number } {
  const from = (name: string): number => data.schedule.levels[levels]?.find((level) => level.name === name)?.from ?? 0;
  const even = from('Marginal German') - 0.5;
  return { even, much: Math.max(1, from('Overwhelming German') - even) };
}

/** Points as they would be counted now. */
function made(world: World, data: MercuryData): number {
  const damaged = Object.values(world.ships).filter((ship) => ship.damaged && ship.at !== 'sunk');
  const entries = [
    ...world.score,
    ...damagedPoints(
      data,
      damaged.map((ship) => ship.id),
    ),
  ];
  return entries.reduce((sum, entry) => sum + entry.points, 0);
}

/** Points that the screen is short of now, one each turn (23.1). */
function screen(world: World, { screen: { zones, atLeast } }: NavalScenario, data: MercuryData): number {
  return Math.max(0, atLeast - screenStrength(world, data, zones));
}

/** Steps that convoys afloat may still put ashore, by how far they have to go (17.41). */
function cargo(world: World, data: MercuryData, left: number): number {
  return germansOnMap(world).reduce((sum, unit) => sum + beachSteps(unit, data) * chance(unit, data, left), 0);
}

/** The same of the whole card before anybody sailed: what an even game is expected to bring. */
function cargoOnCard({ germans }: NavalScenario, data: MercuryData): number {
  const steps = germans.reduce((sum, { id }) => sum + beachSteps(unitOf(id, data), data), 0);
  return steps * LANDS * DETECTED;
}

const unitOf = (unit: string, data: MercuryData): Pick<GermanUnit, 'unit' | 'cargo'> => ({
  unit,
  cargo: germanCounter(data, unit).cargo.map(({ id, steps }) => ({ id, steps })),
});

/** The most steps one convoy lands (17.42a). */
const MOST_STEPS = 10;

function beachSteps({ unit, cargo: aboard }: Pick<GermanUnit, 'unit' | 'cargo'>, data: MercuryData): number {
  const { cargo: printed, amphibious } = germanCounter(data, unit);
  const landing = aboard.filter((item) => printed.find((p) => p.id === item.id)?.beach);
  return amphibious
    ? Math.min(
        MOST_STEPS,
        landing.reduce((sum, item) => sum + item.steps, 0),
      )
    : 0;
}

function chance(unit: GermanUnit & { at: SeaId }, data: MercuryData, left: number): number {
  const points = germanCounter(data, unit.unit).move * left;
  const ways = [...reach(data, unit.at, points + 1)].filter(([at]) => data.zones.get(at)?.beach);
  if (ways.length === 0) return 0;
  const cost = Math.min(...ways.map(([, spent]) => spent));
  const inTime = 1 / (1 + Math.exp(cost - points - 1));
  return LANDS * inTime * (unit.detected ? DETECTED : 1);
}

/** Ships that are damaged or short of ammunition are easier prey on the turns that are left. */
function weak(world: World, data: MercuryData, left: number): number {
  const sum = Object.values(world.ships).reduce((n, ship) => n + weakness(ship) * worthSunk(ship, data), 0);
  return sum * left;
}

function weakness(ship: Ship): number {
  if (ship.at === 'sunk' || !('tf' in ship.at)) return 0;
  return (ship.damaged ? WEAK.damaged : 0) + (ship.ammo === 'full' ? 0 : WEAK[ship.ammo]);
}

const worthSunk = (ship: Ship, data: MercuryData): number =>
  data.schedule.points[`${shipCounter(data, ship.id).type.toLowerCase()}-sunk`] ?? 0;
