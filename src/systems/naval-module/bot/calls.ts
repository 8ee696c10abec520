import type { HexId } from '../../../hex/hex';
import { zonePlace } from '../data/waters';
import { sailFault } from '../rules/26-1-sailing';
import { carries, loadOf, type MovementPhase } from '../rules/28-1-cargo';
import type { Board, Ship, Unit } from '../rules/board';
import { FEODOSIA } from '../rules/special';

/** A voyage as the bot orders it. */
export interface Voyage {
  verb: 'sail';
  ship: string;
  to: string;
  units: string[];
  target: string | null;
}
/** A warship that the first hit sinks is worth more than the regiment that it carries (G94). */
export const isFrail = ({ counter, damage }: Ship): boolean =>
  counter.class !== 'T' && counter.protection - damage <= 1;

/** Scenario 2, 2 and 3: harbours of the siege, and how one comes nearer to them. */
const BESIEGED: readonly string[] = ['sevastopol', 'kamyshovaya'];
const NEARER = [...BESIEGED, ...['sevastopol', 'crimea', 'kerch'].map(zonePlace)];
/** Guns and troops that are called for there, and the last turn in which ships sail for it. */
const [CALLED, LAST_CALL] = [3, 96];
const WANTED: readonly string[] = ['s-345-rd', 's-79-nb'];

const isBound = (board: Board, ship: Ship): boolean => board.aboard(ship.id).some(({ id }) => WANTED.includes(id));

/** As near to the siege as a ship comes now; it leaves no harbour for less than it has come already. */
function towards(board: Board, ship: Ship, cargo: readonly Unit[], phase: MovementPhase): Voyage | null {
  const units = cargo.map(({ id }) => id);
  const to = NEARER.slice(0, end(ship.at)).find(
    (place) => sailFault(board, ship, { to: place, cargo }, { phase, aboard: [] }) === null,
  );
  return to === undefined ? null : { verb: 'sail', ship: ship.id, to, units, target: null };
}
const end = (at: HexId): number => (NEARER.includes(at) ? NEARER.indexOf(at) : NEARER.length);

/** Who brings the guns that are called for, and the troops that are wanted there; empty ships come to fetch those. */
export function calls(board: Board, phase: MovementPhase): Voyage[] {
  const free = board.ships('soviet').filter(({ ready, at }) => ready === true && !BESIEGED.includes(at));
  const bound = free.filter((ship) => isBound(board, ship)).flatMap((ship) => towards(board, ship, [], phase) ?? []);
  const isFree = (ship: Ship): boolean => board.aboard(ship.id).length === 0;
  return [...bound, ...guard(board, free.filter(isFree), phase), ...fetching(board, free.filter(isFree), phase)];
}

/** Scenario 2, 2: as many guns as are called for lie in the besieged harbours; a warship without room for troops goes first. */
function guard(board: Board, free: readonly Ship[], phase: MovementPhase): Voyage[] {
  if (board.position.clock.turn > LAST_CALL) return [];
  const guns = board.ships('soviet').filter(({ counter }) => counter.support > 0);
  const there = guns.filter(
    ({ at, counter }) => BESIEGED.includes(at) || (counter.transport === 0 && NEARER.includes(at)),
  );
  let missing = CALLED - there.reduce((sum, { counter }) => sum + counter.support, 0);
  const lines = free.filter((ship) => there.includes(ship)).flatMap((ship) => towards(board, ship, [], phase) ?? []);
  const others = free.filter((ship) => guns.includes(ship) && !there.includes(ship));
  const order = ({ counter }: Ship): number => counter.transport * MUCH + counter.support;
  for (const ship of others.toSorted((a, b) => order(a) - order(b))) {
    const line = missing > 0 ? towards(board, ship, [], phase) : null;
    if (!line) continue;
    missing -= ship.counter.support;
    lines.push(line);
  }
  return lines;
}
const MUCH = 10;

/** Scenario 2, 3: a ship with room takes aboard who is wanted where it lies; where none lies, an empty one goes there. */
function fetching(board: Board, free: readonly Ship[], phase: MovementPhase): Voyage[] {
  if (board.position.clock.turn > LAST_CALL) return [];
  const taken: string[] = [];
  return WANTED.flatMap((id) => {
    const unit = board.unit(id);
    if (!unit || !board.data.waters.port(unit.at)) return [];
    const able = free
      .filter((ship) => !taken.includes(ship.id) && carries(board, ship) >= loadOf(unit))
      .toSorted((a, b) => a.counter.transport - b.counter.transport);
    const lines = able.flatMap((ship): Voyage[] => {
      if (ship.at === unit.at) return [towards(board, ship, [unit], phase) ?? []].flat();
      const empty = { to: unit.at, cargo: [] };
      const may = sailFault(board, ship, empty, { phase, aboard: [] }) === null && !lies(board, unit, taken);
      return may ? [{ verb: 'sail', ship: ship.id, to: unit.at, units: [], target: null }] : [];
    });
    const [line] = lines;
    if (line) taken.push(line.ship);
    return line ? [line] : [];
  });
}

/** Whether a ship that is large enough and not taken lies where a unit waits, Ready or not. */
const lies = (board: Board, unit: Unit, taken: readonly string[]): boolean =>
  board
    .ships('soviet')
    .some((ship) => ship.at === unit.at && !taken.includes(ship.id) && carries(board, ship) >= loadOf(unit));

/** Hexes of the sea that are tried for a ship's guns. */
const MOST_TRIED = 6;

/** 29.11: for the landing at Feodosia one warship with guns that has nobody aboard goes where it has the coast in range, the strongest first. */
export function gunfire(board: Board, landings: readonly Voyage[]): Voyage[] {
  const lines: Voyage[] = [];
  const targets = landings.flatMap(({ target }) => (target === FEODOSIA ? [target] : []));
  for (const target of targets.filter((hex, i) => targets.indexOf(hex) === i)) {
    const busy = [...landings, ...lines].map(({ ship }) => ship);
    const free = board
      .ships('soviet')
      .filter(({ id, ready, counter }) => ready === true && counter.support > 0 && !busy.includes(id))
      .filter((ship) => board.aboard(ship.id).length === 0 && !isFrail(ship) && isUnbound(board, ship))
      .toSorted((a, b) => b.counter.support - a.counter.support);
    const [line] = free.flatMap((ship) => inRange(board, ship, target) ?? []);
    if (line) lines.push(line);
  }
  return lines;
}

/** Scenario 2, 2: guns that Sevastopol calls for stay there. */
const isUnbound = (board: Board, { at }: Ship): boolean =>
  board.data.waters.port(at)?.zone !== board.data.waters.port('sevastopol')?.zone;

function inRange(board: Board, ship: Ship, target: string): Voyage | null {
  const { map } = board.data.waters;
  const seas = [...map.kind].flatMap(([hex, kind]) => (kind === 'sea' && map.grid.has(hex) ? [hex] : []));
  const near = seas.filter((hex) => map.grid.distance(hex, target) <= ship.counter.range);
  const to = near
    .toSorted((a, b) => map.grid.distance(b, target) - map.grid.distance(a, target))
    .slice(0, MOST_TRIED)
    .find((hex) => sailFault(board, ship, { to: hex, cargo: [] }, { phase: 'motorized', aboard: [] }) === null);
  return to === undefined ? null : { verb: 'sail', ship: ship.id, to, units: [], target: null };
}
