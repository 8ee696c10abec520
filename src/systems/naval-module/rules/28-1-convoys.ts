import type { Place } from '../world';
import { zonePlace } from '../data/waters';
import { sailFault } from './26-1-sailing';
import { zonesTo } from './26-1-ways';
import { carries, loadOfAll, type MovementPhase } from './28-1-cargo';
import { lossRollFor } from './27-2-loss';
import type { Board, Ship, Unit } from './board';

/** Ships that carry from one harbour to another, again and again: MSUs, Zap units or units by name. */
export interface Convoy {
  ships: readonly string[];
  from: Place;
  to: Place;
  cargo: readonly string[];
}

/** What a ship of a convoy does now. */
export interface Leg {
  ship: string;
  to: Place;
  units: string[];
}

/** The first lawful of: the goal itself, and the zones on the way to it, the furthest first. */
function onward(
  board: Board,
  ship: Ship,
  to: Place,
  cargo: readonly Unit[],
  phase: MovementPhase,
  aboard: readonly Unit[],
): Place | null {
  const places = [to, ...zonesTo(board, ship, to).toReversed().map(zonePlace)].filter((at) => at !== ship.at);
  return places.find((at) => sailFault(board, ship, { to: at, cargo }, { phase, aboard }) === null) ?? null;
}

/** Who of those in its harbour a ship takes, in the order in which the convoy wants them. */
function wanted(board: Board, ship: Ship, cargo: readonly string[], taken: readonly Unit[]): Unit[] {
  const port = board.data.waters.port(ship.at);
  if (!port) return [];
  const here = board
    .unitsAt('soviet', board.data.waters.ashore(port))
    .filter(({ id }) => !taken.some((one) => one.id === id));
  const order = cargo.flatMap((what) => here.filter(({ id, counter }) => id === what || counter.type === what));
  const chosen: Unit[] = [];
  for (const unit of order)
    if (!chosen.includes(unit) && loadOfAll([...chosen, unit]) <= carries(board, ship)) chosen.push(unit);
  return chosen;
}

/** What each ship of a convoy does in a phase: on with its cargo, load and sail, back empty, or wait. Never a fault: what cannot be done is not done. */
export function legsOf(board: Board, convoy: Convoy, phase: MovementPhase, before: readonly Leg[]): Leg[] {
  const legs: Leg[] = [];
  for (const id of convoy.ships) {
    const ship = board.ship(id);
    const all = [...before, ...legs];
    if (!ship || ship.counter.side !== 'soviet' || all.some((leg) => leg.ship === id)) continue;
    const taken = all.flatMap(({ units }) => units).flatMap((one) => board.unit(one) ?? []);
    const laden = board.aboard(id).length > 0;
    const cargo = !laden && ship.at === convoy.from ? wanted(board, ship, convoy.cargo, taken) : [];
    if (!laden && ship.at === convoy.from && cargo.length === 0) continue;
    const goal = laden || cargo.length > 0 ? convoy.to : convoy.from;
    for (let n = cargo.length; n >= Math.min(1, cargo.length); n--) {
      const to = onward(board, ship, goal, cargo.slice(0, n), phase, taken);
      if (to === null) continue;
      legs.push({ ship: id, to, units: cargo.slice(0, n).map((unit) => unit.id) });
      break;
    }
  }
  return legs;
}

/** The column of a leg's loss roll, and in how many of a hundred it costs nothing. */
export function chanceOf(board: Board, leg: Leg): { column: string; safe: number } | null {
  const ship = board.ship(leg.ship);
  if (!ship) return null;
  const inPort = board.data.waters.port(ship.at) !== undefined;
  const zones = zonesTo(board, ship, leg.to);
  const voyage = {
    ship: leg.ship,
    from: ship.at,
    to: leg.to,
    zones: inPort ? zones : zones.slice(1),
    forced: 'no' as const,
  };
  const found = lossRollFor(board, ship, voyage);
  if (!found) return null;
  const chart = board.data.charts['naval-movement-loss'];
  const by = found.modifiers.reduce((sum, one) => sum + one.by, 0);
  const faces = Array.from({ length: SIDES }, (_, i) => i + 1).filter(
    (die) => chart.at(die + by, found.column) === '-',
  );
  return { column: found.column, safe: (faces.length * HUNDRED) / SIDES };
}
const [SIDES, HUNDRED] = [10, 100];
