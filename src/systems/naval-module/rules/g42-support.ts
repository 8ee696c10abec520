import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import { isSlowed } from './27-3-damage';
import type { Board, Ship, Unit } from './board';
import { isCombatUnit, attackOf, defenceOf, garrisonOf, isGun, sumOf, isOut } from './g13-units';
import { hasZoc } from './g16-zoc';
import { isInCommand, isLamed } from './g27-activation';
import { supplyFor } from './g33-sources';
import { isLimited } from './special';

/** A gun that may support a combat: an artillery unit, a battery, or a ship (G42 to G44, 29). */
export type Gun = { unit: Unit; ship?: undefined } | { ship: Ship; unit?: undefined };

export const idOf = (gun: Gun): string => gun.unit?.id ?? gun.ship?.id ?? '';

/** 27.36: a damaged ship keeps half of its guns, rounded up. */
export const gunsOfShip = ({ counter, damage }: Ship): number =>
  isSlowed(counter, damage) ? Math.ceil(counter.support / 2) : counter.support;
export const supportOf = (gun: Gun): number => (gun.unit ? (gun.unit.counter.gun?.support ?? 0) : gunsOfShip(gun.ship));

/** Whether it is for an attack or a defence, and what the rules ask about that. */
export interface Supporting {
  side: Side;
  hex: HexId;
  attacking: boolean;
  /** Guns that attack supply serves; null: it is not asked (defence). */
  served: readonly string[] | null;
  /** Guns that have supported or fired in this phase. */
  used: readonly string[];
}

/** The hex that a ship's guns fire from: an all-sea hex, or a harbour on the map (29.1, 29.2). */
const muzzle = ({ data: { waters } }: Board, { at }: Ship): HexId | null =>
  waters.port(at)?.hex ?? (waters.map.grid.has(at) ? at : null);

/** 29.11, 29.12: whether it fires from an all-sea hex. */
export const isAtSea = ({ data: { waters } }: Board, { at }: Ship): boolean =>
  waters.port(at) === undefined && waters.map.grid.has(at);

/** G42: an artillery unit next to an enemy combat unit supports its own hex, or an attack on a hex whose zone of control it stands in. */
function isTied(board: Board, unit: Unit, { side, hex, attacking }: Supporting): boolean {
  const { waters } = board.data;
  const enemies = board.onHexes(enemyOf(side)).filter(({ counter }) => isCombatUnit(counter));
  if (!enemies.some(({ at }) => waters.map.grid.distance(unit.at, at) === 1)) return false;
  if (!attacking) return unit.at !== hex;
  const open = waters.joins(unit.at, hex) && waters.map.places.get(unit.at)?.rank !== 'major-city';
  return !(open && board.unitsAt(enemyOf(side), hex).some(hasZoc));
}

function unitMay(board: Board, unit: Unit, at: Supporting): boolean {
  const { grid } = board.data.waters.map;
  if (!isGun(unit) || !grid.has(unit.at) || grid.distance(unit.at, at.hex) > (unit.counter.gun?.range ?? 0))
    return false;
  const coast = unit.counter.type === 'coast-artillery';
  const alone = !at.attacking && unit.at === at.hex && garrisonOf(board, at.side, at.hex).every(isGun);
  if (alone) return false;
  // 30.26: Soviet coast artillery always has Attack Supply.
  const always = coast && at.side === 'soviet';
  if (at.served !== null && !always && !at.served.includes(unit.id)) return false;
  if (!at.attacking && !always && isOut(unit)) return false;
  if (!at.attacking && isLimited(board, unit) && supplyFor(board, at.side, [unit]).length === 0) return false;
  return !isTied(board, unit, at);
}

function shipMay(board: Board, ship: Ship, at: Supporting): boolean {
  const from = muzzle(board, ship);
  const { counter } = ship;
  if (at.side !== 'soviet' || counter.support === 0 || from === null) return false;
  if (!at.attacking && isAtSea(board, ship)) return false;
  return board.data.waters.map.grid.distance(from, at.hex) <= counter.range;
}

/** G42 to G44, 29: the guns of a side that may support a combat, the strongest first. */
export function gunsFor(board: Board, at: Supporting): Gun[] {
  const units = board.units(at.side).flatMap((unit): Gun[] => (unitMay(board, unit, at) ? [{ unit }] : []));
  const ships = board.ships(at.side).flatMap((ship): Gun[] => (shipMay(board, ship, at) ? [{ ship }] : []));
  return [...units, ...ships]
    .filter((gun) => !at.used.includes(idOf(gun)))
    .toSorted((a, b) => supportOf(b) - supportOf(a) || (idOf(a) < idOf(b) ? -1 : 1));
}

const MOST: Readonly<Record<Side, number>> = { axis: 4, soviet: 2 };
const MOST_ROMANIAN = 2;

/** G42, G43, 29.11, 29.21 to 29.23: why these guns may not support one combat together; `fighters`: the units of their side in it (G28). */
export function togetherFault(board: Board, side: Side, guns: readonly Gun[], fighters: readonly Unit[]): Fault | null {
  if (guns.length > MOST[side]) return { rule: 'G42', why: `at most ${MOST[side]} artillery units support a combat` };
  const romanian = guns.filter(({ unit }) => unit?.counter.nation === 'romanian').length;
  if (side === 'axis')
    return romanian > MOST_ROMANIAN ? { rule: 'G42', why: 'at most two of them are Romanian' } : null;
  if (guns.length < 2) return null;
  // G28: those who fight or who shoot stand near it; ships are not concerned.
  const artillery = guns.flatMap(({ unit }) => unit ?? []);
  if (artillery.length > 1 && [...artillery, ...fighters].some((unit) => isLamed(board, side, whereIs(board, unit))))
    return { rule: 'G28', why: 'near a Non-Op HQ one artillery unit alone supports a combat' };
  if (guns.some(({ ship }) => ship && isAtSea(board, ship)))
    return { rule: '29.11', why: 'a ship at sea supports an attack alone' };
  const places = guns.map(({ unit, ship }) => unit ?? { at: ship?.at ?? '' });
  const hqs = board.units(side).filter(({ counter, nonOp }) => counter.type === 'hq' && nonOp !== true);
  const one = hqs.some((hq) => places.every(({ at }) => isInCommand(board, hq, { at: ashore(board, at) })));
  const rule = guns.every(({ ship }) => ship) ? '29.23' : guns.some(({ ship }) => ship) ? '29.22' : 'G42';
  return one ? null : { rule, why: 'two support a combat if both are in command range of one Operational HQ' };
}

/** Where a unit fights from: who is aboard a ship, from its hex. */
const whereIs = (board: Board, { at }: Unit): { at: string } => ({ at: board.position.ships[at]?.at ?? at });

const ashore = ({ data: { waters } }: Board, at: string): string => waters.port(at)?.hex ?? at;

/** The strongest lawful support out of these guns for those who fight. */
export function bestOf(board: Board, side: Side, guns: readonly Gun[], fighters: readonly Unit[]): Gun[] {
  if (side === 'soviet') {
    const pairs = guns.flatMap((a, i) => guns.slice(i + 1).map((b) => [a, b]));
    const lawful = pairs.filter((pair) => togetherFault(board, side, pair, fighters) === null);
    const all = [...lawful, ...guns.slice(0, 1).map((one) => [one])];
    return all.toSorted((a, b) => total(b) - total(a))[0] ?? [];
  }
  const chosen: Gun[] = [];
  for (const gun of guns) if (togetherFault(board, side, [...chosen, gun], fighters) === null) chosen.push(gun);
  return chosen;
}

const total = (guns: readonly Gun[]): number => guns.reduce((sum, gun) => sum + supportOf(gun), 0);

/** G42: what guns add: no more than the strength of the units that are no artillery; then Mud halves it. */
export function supportInto(board: Board, attacking: boolean, units: readonly Unit[], guns: readonly Gun[]): number {
  const others = units.filter((unit) => !isGun(unit));
  const most = sumOf(others, attacking ? attackOf : defenceOf);
  const points = Math.min(most, total(guns));
  return board.position.weather.ground === 'Mud' ? Math.ceil(points / 2) : points;
}
