import type { Act } from '../aegean';
import { counted } from '../../../kernel/chance/roll';
import { bombed } from '../facts/bombs';
import { SHIPS } from '../facts/say';
import {
  bombingOf,
  horizontalColumn,
  MISSILE,
  pinpointColumn,
  pinpointModifiers,
  type BombTarget,
} from '../rules/5-7-bombs';
import { KIND_OF } from '../rules/5-4-missions';
import { aimsAt } from '../rules/5-4-6-aims';
import { Wing } from '../rules/5-wing';
import { targetsOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Plane } from '../rules/plane';
import { hitBase, hitTroops } from './bomb-hits';
import { flightKey, planeIn, type Flight } from './flight';
import { hitShip } from './ship-hits';
import { throwOn } from './throw';

/** 5.4: what the mission does over its target; what lands or jumps does so at its end. */
export function attack(c: Act<Flight>): void {
  const { local } = c;
  const { line, goal } = local;
  // 5.4.2: of a search that went on only those that found ships attack.
  const units = local.units.filter((id) => line.units.includes(id));
  if (goal === null || local.afar || units.length === 0) return;
  if (line.verb === 'bomb') bombGround(c, goal, units);
  else if (KIND_OF[line.verb] === 'anti-ship') attackShips(c, goal, units);
  else if (line.verb === 'missile') fireMissiles(c, goal, line.ship, units);
  else if (line.verb === 'support') {
    const bombs = units.map((unit) => ({ unit, bomb: bombingOf(planeIn(c, unit), 'troops') }));
    (c.world.support[goal] ??= []).push(...bombs);
  }
}

const isPinpoint = (c: Act<Flight>, { type }: Plane): boolean => c.data.bombingTables[type] === 'pinpoint';

/** 5.7.1: the throw of all that bomb level. */
function level(c: Act<Flight>, planes: readonly Plane[], target: BombTarget, parked: boolean, what: string): number {
  const chart = c.data.charts['horizontal-bombing'];
  const strength = planes.reduce((sum, plane) => sum + bombingOf(plane, target, parked), 0);
  const column = horizontalColumn(chart, strength, target);
  if (column === null) return 0;
  const roll = throwOn(c, 'horizontal-bombing', `bomb/${flightKey(c)}`, column);
  const hits = Number(roll.result);
  const units = planes.map(({ id }) => id);
  bombed(c, { side: c.local.side, at: c.local.goal ?? '', target: what, units, strength, hits, roll });
  return hits;
}

/** 5.7.2: the throw of one that dives, drops a torpedo or guides a missile. */
function pinpoint(c: Act<Flight>, plane: Plane, target: BombTarget, what: string): number {
  const missile = c.local.line.verb === 'missile';
  const chart = c.data.charts['pinpoint-bombing'];
  const column = pinpointColumn(chart, plane, target);
  if (column === null) return 0;
  const modifiers = pinpointModifiers(plane, missile).map((id) => counted(chart, id));
  const roll = throwOn(c, 'pinpoint-bombing', `bomb/${flightKey(c)}/${plane.id}`, column, modifiers);
  const hits = Number(roll.result) * (missile ? MISSILE : 1);
  const strength = target === 'ship' ? plane.tbs : plane.bomb;
  bombed(
    c,
    { side: c.local.side, at: c.local.goal ?? '', target: what, units: [plane.id], strength, hits, roll },
    { rule: '5.7.2' },
  );
  return hits;
}

/** 5.4.5: a base with what stands on it, or the ground units of the hex. */
function bombGround(c: Act<Flight>, goal: string, units: readonly string[]): void {
  const { line } = c.local;
  if (line.verb !== 'bomb') return;
  const base = c.world.bases[line.target] ? line.target : null;
  const parked = base !== null && new Wing(c.world, c.data).at(base).length > 0;
  const planes = units.map((id) => planeIn(c, id));
  const target: BombTarget = base === null ? 'troops' : 'base';
  const flat = planes.filter((plane) => !isPinpoint(c, plane));
  const single = planes.filter((plane) => isPinpoint(c, plane));
  const hits =
    level(c, flat, target, parked, line.target) +
    single.reduce((sum, plane) => sum + pinpoint(c, plane, target, line.target), 0);
  if (hits === 0) return;
  if (base === null) hitTroops(c, goal, hits);
  else hitBase(c, base, hits);
}

/** 5.4.6: each that aims names its ship before the first throw; the hits of those that bomb level are dealt afterwards. */
function attackShips(c: Act<Flight>, goal: string, units: readonly string[]): void {
  const { local } = c;
  const able = units.filter((id) => local.known.length > 0 || local.finders.includes(id));
  const planes = able.map((id) => planeIn(c, id));
  const aiming = planes.filter((plane) => isPinpoint(c, plane) && plane.tbs > 0);
  const fleet = new Fleet(c.world, c.data);
  const aims = aimsAt(
    fleet,
    local,
    aiming.map(({ id }) => id),
  );
  const hits = aiming.flatMap((plane): [string, number][] => {
    const ship = aims[plane.id];
    return ship === undefined ? [] : [[ship, pinpoint(c, plane, 'ship', ship)]];
  });
  for (const [ship, count] of hits) hitShip(c, ship, count, 'an attack from the air');
  const flat = planes.filter((plane) => !isPinpoint(c, plane) && plane.t);
  const most = targetsOf(new Fleet(c.world, c.data), local.side, goal, local.known);
  if (most.length === 0) return;
  const left = most.reduce((sum, ship) => sum + fleet.left(ship), 0);
  local.hits = Math.min(left, level(c, flat, 'ship', false, SHIPS));
}

/** 5.4.7: each hit counts twice. */
function fireMissiles(c: Act<Flight>, goal: string, ship: string, units: readonly string[]): void {
  for (const id of units) {
    if (!targetsOf(new Fleet(c.world, c.data), c.local.side, goal).some((one) => one.id === ship)) return;
    hitShip(c, ship, pinpoint(c, planeIn(c, id), 'ship', ship), 'a missile');
  }
}
