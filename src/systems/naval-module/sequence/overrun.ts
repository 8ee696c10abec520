import { evacuationEnded } from '../facts/sea';
import { forcedOut, overrun, tookHex } from '../facts/ground';
import type { Act } from '../naval-module';
import { zonePlace } from '../data/waters';
import { isCombatUnit } from '../rules/g13-units';
import { groundFor, heldBy, zoneOf } from '../rules/g16-zoc';
import { Board, type Unit } from '../rules/board';
import { enemyOf, type Side } from '../side';
import { throwLoss } from './loss-roll';
import { eliminate } from './damage';
import { stepFault } from '../rules/g19-movement';
import { mayStand, overIce } from '../rules/special';

/** G23, G49: a hex is whose combat unit was last in it; its fort or strongpoint is gone when it changes hands. */
export function takeHex(c: Act, side: Side, hex: string): void {
  const { world } = c;
  const soviet = world.sovietHexes.includes(hex);
  if (soviet === (side === 'soviet')) return;
  world.sovietHexes = soviet ? world.sovietHexes.filter((one) => one !== hex) : [...world.sovietHexes, hex];
  world.captured.push(hex);
  world.forts = Object.fromEntries(Object.entries(world.forts).filter(([at]) => at !== hex));
  world.strongpoints = world.strongpoints.filter((at) => at !== hex);
  tookHex(c, { side, hex });
}

/** G22, 26.12b, 28.22: a combat unit has entered a hex: enemy HQs leave it, other non-combat units are lost, ships put to sea. */
export function enterHex(c: Act, side: Side, hex: string): void {
  const enemy = enemyOf(side);
  const board = new Board(c.world, c.data);
  for (const unit of board.unitsAt(enemy, hex).filter((one) => !isCombatUnit(one.counter))) {
    const { id, counter } = unit;
    const to = counter.type === 'hq' ? refuge(board, unit) : null;
    if (to === null) eliminate(c, id);
    else Object.assign(c.world.units[id] ?? {}, { at: to, nonOp: true });
    overrun(c, { side: enemy, unit: id, at: hex, to: to ?? 'lost' });
  }
  const port = c.data.waters.portAt(hex);
  if (!port) return;
  for (const ship of board.ships(enemy)) if (ship.at === port.id) putToSea(c, ship.id, port.id, port.zone);
  const evacuation = c.world.evacuations[port.id];
  if (!evacuation || evacuation.complete || enemy !== 'soviet') return;
  evacuation.complete = true;
  evacuationEnded(c, { side: enemy, port: port.id });
}

/** 26.12b, G73: into the zone beside it with all aboard, one roll at once, Ready. */
function putToSea(c: Act, id: string, port: string, zone: string): void {
  const ship = c.world.ships[id];
  if (!ship) return;
  const forced = ship.ready ? 'ready' : 'sailed';
  Object.assign(ship, { at: zonePlace(zone), left: port, ready: true });
  forcedOut(c, { side: c.data.ships.get(id)?.side ?? 'soviet', ship: id, from: port });
  throwLoss(c, { ship: id, from: port, to: zonePlace(zone), zones: [zone], forced }, 'forced');
}

/** G22: two hexes off, through no enemies: where no enemy zone of control is, and friends are, first. Null: nowhere. */
function refuge(board: Board, unit: Unit): string | null {
  const { waters } = board.data;
  const { at: from, counter } = unit;
  const { side } = counter;
  const [zoc, enemies, friends] = [
    zoneOf(board, enemyOf(side)),
    heldBy(board, enemyOf(side)),
    heldBy(board, side).combat,
  ];
  const free = (a: string, b: string): boolean =>
    waters.map.sides.has(b) &&
    waters.joins(a, b) &&
    !enemies.combat.has(b) &&
    !enemies.others.has(b) &&
    mayStand(board, unit, b);
  const first = waters.map.grid.neighbours(from).filter((hex) => free(from, hex));
  const goals = first.flatMap((hex) =>
    waters.map.grid.neighbours(hex).filter((to) => free(hex, to) && waters.map.grid.distance(from, to) === 2),
  );
  const worth = (hex: string): number => (zoc.has(hex) ? 0 : 2) + (friends.has(hex) ? 1 : 0);
  return goals.toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))[0] ?? null;
}

/** G17, G22: how far a unit comes on its way as things stand: what its side did not see of the enemy stops it. It stands there then. */
export function pace(c: Act, side: Side, id: string, way: readonly string[]): string[] {
  const board = new Board(c.world, c.data);
  const [unit, state] = [board.unit(id), c.world.units[id]];
  if (!unit || !state) return [];
  const ground = groundFor(board, side);
  const path: string[] = [];
  for (const next of way) {
    if (stepFault(board, unit, ground, path.at(-1) ?? unit.at, next) !== null && !overIce(board, unit).includes(next))
      break;
    path.push(next);
    if (ground.zoc.has(next)) break;
  }
  state.at = path.at(-1) ?? unit.at;
  return path;
}

/** G22, G23: a combat unit takes the hexes of its way, that it ended in and those that it went through. */
export function takeWay(c: Act, side: Side, id: string, path: readonly string[]): void {
  const counter = c.data.ground.get(id);
  if (!counter || !isCombatUnit(counter)) return;
  for (const hex of path.filter((one) => c.data.waters.map.sides.has(one))) {
    takeHex(c, side, hex);
    enterHex(c, side, hex);
  }
}
