import { type HexId, hexside, type MercuryData, type Side } from '../../mercury';
import { grouped } from '../../../../kernel/data/grouped';
import type { GroundCounter, GroundSide } from '../../data/ground';
import type { GroundState, GroundUnit } from '../../ground-state';
import type { Varied } from '../23-4-variants';
import { marks, type Marks, printedMap, type PrintedMap } from './hex-field';
import { turnOf } from '../03-turn';

export { marks };
export type { Marks };
export type { Fire, FireMission, GroundState, GroundUnit, Reserve, Supply } from '../../ground-state';

/** The state of a game on its printed map. Its members are those of the state itself: change what is in them, not them. */
export interface Ground extends GroundState, PrintedMap, Varied {
  /** Counters, charts and maps that it is played with. */
  data: MercuryData;
}

/** Why something may not be, with the rule. */
export interface Fault {
  rule: string;
  text: string;
}

/** A unit with its printed counter. */
export interface Standing {
  unit: GroundUnit;
  counter: GroundCounter;
  /** The printed side that is up. */
  side: GroundSide;
}

export class NoHexMap extends Error {
  constructor() {
    super('this game has no hex map');
    this.name = 'NoHexMap';
  }
}

/** What has a hex map: a world, or what a side sees of it. */
export interface Grounded extends Varied {
  ground?: GroundState | null;
}

const NO_OPTIONS: readonly string[] = [];

/** The hex map of a world or view. @throws NoHexMap */
export function groundOf(world: Grounded, data: MercuryData): Ground {
  const { ground, campaign } = world;
  if (!ground) throw new NoHexMap();
  const known = seen.get(ground);
  const options = campaign?.options ?? NO_OPTIONS;
  if (known?.data === data && known.campaign?.options === options) return known;
  const made = { ...ground, ...printedMap(ground, data), data, campaign: { options } };
  if (Object.isFrozen(ground)) seen.set(ground, Object.freeze(made));
  return made;
}

/** What was made of views, which do not change: one question asks for the same map many times. */
const seen = new WeakMap<GroundState, Ground>();

/** The same of what a step or a question has at hand. @throws NoHexMap */
export const groundIn = (at: ({ world: Grounded } | { view: Grounded }) & { data: MercuryData }): Ground =>
  groundOf('world' in at ? at.world : at.view, at.data);

/** One unit. @throws Error when the counter is not known */
export function standing(ground: Ground, id: string): Standing {
  const unit = ground.units[id];
  const counter = ground.data.ground.get(id);
  if (!unit || !counter) throw new Error(`no ground unit is called "${id}"`);
  return { unit, counter, side: sideUp(unit, counter) };
}

function sideUp(unit: GroundUnit, { front, back, replacement }: GroundCounter): GroundSide {
  if (unit.replacement && replacement) return { ...front, efficiency: replacement.efficiency };
  return unit.reduced && back ? back : front;
}

/** Whether a unit is in a hex or in an off-map box. */
export const inPlay = (unit: GroundUnit): boolean => unit.at !== null || unit.box !== undefined;

/** Command range of the side of an HQ that is up (8.12, 13.51). */
export function printedRange({ unit, counter }: Standing): number {
  return unit.replacement && counter.replacement ? counter.replacement.range : counter.range;
}

/** All units in a hex, or of one side there. */
export function unitsIn(ground: Ground, hex: HexId, side?: Side): Standing[] {
  const all = Object.isFrozen(ground) ? (stacksIn(ground).get(hex) ?? []) : stackIn(ground, hex);
  return all.filter((s) => side === undefined || s.counter.side === side);
}

/** Of a map in play, where units move: hexes are asked for by the thousand, so no list of all units is made for it. */
function stackIn(ground: Ground, hex: HexId): Standing[] {
  const there: Standing[] = [];
  for (const id in ground.units) if (ground.units[id]?.at === hex) there.push(standing(ground, id));
  return there;
}

/** The stacks of maps that nobody can change: a page or a question asks for every hex. */
const STACKS = new WeakMap<Ground, ReadonlyMap<HexId, readonly Standing[]>>();

function stacksIn(ground: Ground): ReadonlyMap<HexId, readonly Standing[]> {
  const known = STACKS.get(ground);
  if (known) return known;
  const placed = Object.values(ground.units).flatMap(({ id, at }) => (at === null ? [] : [{ id, at }]));
  const found = grouped(placed.map(({ id, at }) => [at, standing(ground, id)] as const));
  STACKS.set(ground, found);
  return found;
}

/** Steps left of a unit (9.51). */
export function stepsLeft(s: Standing): number {
  if (!inPlay(s.unit)) return 0;
  return s.counter.back && !s.unit.reduced ? 2 : 1;
}

/** Steps left of a force. */
export function stepsOf(force: readonly Standing[]): number {
  return force.reduce((n, s) => n + stepsLeft(s), 0);
}

/** Attack strength; halved with its fraction while dispersed (6.32a). A mortar attacks with its bombardment strength (13.42). */
export function attackStrength(s: Standing): number {
  const printed = s.counter.type === 'mortar' ? bombardStrength(s) : s.side.attack;
  return s.unit.dispersed ? printed / 2 : printed;
}

/** Bombardment strength of the side that is up. */
export function bombardStrength(s: Standing): number {
  return s.unit.reduced ? s.counter.backBombard : s.counter.bombard;
}

/** Defence strength; halved with its fraction while dispersed (6.32a). */
export function defenceStrength(s: Standing): number {
  return s.unit.dispersed ? s.side.defence / 2 : s.side.defence;
}

/** Stacking points of a force (4.31). */
export function stackingPoints(force: readonly Standing[]): number {
  return force.reduce((n, s) => n + s.counter.sp, 0);
}

/** The same of counters by their ids, wherever they are; what is no ground unit counts nothing. */
export const pointsOf = (ids: string | readonly string[], { data }: { data: MercuryData }): number =>
  [ids].flat().reduce((n, id) => n + (data.ground.get(id)?.sp ?? 0), 0);

export const MOST_STACKING = 6;

/** Terrain Defence Value of a hex; an Improved Position adds one (4.21, 9.23). */
export function defenceValue(ground: Ground, hex: HexId): number {
  const terrain = ground.hexes[hex]?.terrain ?? 'sea';
  const printed = Number(ground.data.charts['terrain-effects'].named(terrain, 'tdv'));
  return printed + (ground.improved[hex] ? 1 : 0);
}

/** Interdiction Level of the sector a hex lies in (12.41). */
export function interdictionAt(ground: Ground, hex: HexId | null): number {
  return ground.interdiction[ground.hexes[hex ?? '']?.sector ?? ''] ?? 0;
}

/** 9.23: an Improved Position is gone when a unit of the other side occupies its hex; passing through does nothing to it. */
export function occupyHex(ground: Ground, hex: HexId, side: Side): void {
  if (ground.improved[hex] === otherSide(side)) delete ground.improved[hex];
}

/** Whether a unit may cross from one hex into the next at all: allowance, cliffs, open sea, terrain, armour (4.15, 4.23). */
export const mayEnter = (ground: Ground, s: Standing, from: HexId, to: HexId): boolean =>
  s.side.move > 0 && mayCross(ground, s, from, to);

/** The same for a retreat, which an allowance of 0 does not bar: it is no movement (4.0), and 4.15 does not name it. */
export function mayCross(ground: Ground, s: Standing, from: HexId, to: HexId): boolean {
  const side = hexside(from, to);
  if (barrier(ground, side)) return false;
  const terrain = { from: ground.hexes[from]?.terrain, to: ground.hexes[to]?.terrain };
  return terrainFault(ground.data, s, terrain, ground.roads.has(side)) === null;
}

/** Why terrain keeps a unit out of the next hex, or armour in the one it stands in (4.21, 4.23). `road`: one joins the two. */
export function terrainFault(
  data: MercuryData,
  s: Standing,
  terrain: { from: string | undefined; to: string | undefined },
  road: boolean,
): Fault | null {
  const kind = (name = 'sea'): string => data.charts['terrain-effects'].named(name, s.counter.moveType);
  if (kind(terrain.to) === 'P') return { rule: '4.21', text: `cannot enter ${terrain.to ?? 'the sea'}` };
  if (road) return null;
  const armor = s.counter.moveType === 'tracked';
  if (kind(terrain.to) === 'R')
    return { rule: armor ? '4.23' : '4.21', text: `enters ${terrain.to ?? ''} along a road only` };
  if (armor && kind(terrain.from) === 'R')
    return { rule: '4.23', text: `leaves ${terrain.from ?? ''} along a road only` };
  return null;
}

/** Cliffs and full-sea hexsides stop movement, combat and zones of control (5.15). */
export const barrier = (ground: Ground, side: string): boolean => ground.barriers.has(side);

export const isArtillery = (s: Standing): boolean => ['artillery', 'light-aa', 'mortar'].includes(s.counter.type);
export const otherSide = (side: Side): Side => (side === 'german' ? 'allied' : 'german');

/** Stacking points of one side in each hex, with units put where `ends` says they go (4.31). */
export function pointsByHex(
  ground: Ground,
  side: Side,
  ends: ReadonlyMap<string, HexId> = new Map(),
): Map<HexId, number> {
  const points = new Map<HexId, number>();
  for (const { id, at } of Object.values(ground.units)) {
    const counter = ground.data.ground.get(id);
    const hex = ends.get(id) ?? at;
    // In an off-map box no limit is printed (4.5).
    if (hex === null || counter?.side !== side || ground.data.boxes.has(hex)) continue;
    points.set(hex, (points.get(hex) ?? 0) + counter.sp);
  }
  return points;
}

/** Hexes that hold more of a side than they may at the end of a phase (4.31). */
export function overstacked(ground: Ground, side: Side): HexId[] {
  return [...pointsByHex(ground, side)].flatMap(([hex, points]) => (points > MOST_STACKING ? [hex] : []));
}

/** Why a unit that is not in play can do nothing: when it was eliminated (9.52), or else `rule`; null: it is in play. */
export function absentFault(ground: Pick<Ground, 'units' | 'data'>, id: string, rule: string): Fault | null {
  const unit = ground.units[id];
  if (!unit) return { rule, text: 'is not on the map' };
  return inPlay(unit) ? null : { rule: '9.52', text: wasLost(unit, ground) };
}

/** `was eliminated on 22 AM (game-turn 5)`; without its game-turn where nobody wrote it down. */
export function wasLost({ lostOn }: Pick<GroundUnit, 'lostOn'>, { data }: Pick<Ground, 'data'>): string {
  if (lostOn === undefined) return 'was eliminated in this game';
  return `was eliminated on ${turnOf(data, lostOn).name} (game-turn ${lostOn})`;
}
