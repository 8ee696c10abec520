import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import type { NavalOrder } from '../orders/sea';
import { islandHolder } from '../rules/9-2-islands';
import { Field } from '../rules/7-field';
import { LATE_FOR_ALLIES, worthHolding } from './stakes';

type Line = Said<NavalOrder>;

/** What an island needs so that it is kept, and taken from an enemy, in strength. */
const KEEP = { much: 24, some: 8, little: 3 };
const TAKE = 30;
/** Victory Points from which an island is worth much, and some. */
const [MUCH, SOME] = [10, 2];

/** An island as a side's convoys look at it. */
export interface Aim {
  island: string;
  /** What it is worth that troops come there now; 0: nothing. */
  worth: number;
}

const islandHexes = (q: Ask, island: string): readonly HexId[] => q.data.isles.hexesOf(island);
const strengthOf = (q: Ask, units: readonly string[]): number =>
  units.reduce((sum, id) => sum + (q.data.ground.get(id)?.strength ?? 0), 0);

/** Hexes to which courses of his lead, now or by lines before. */
export const boundFor = ({ view }: Ask, before: readonly Line[]): HexId[] =>
  [...view.orders.courses, ...before.flatMap((one) => (one.verb === 'sail' ? [one] : []))].flatMap(
    ({ way }) => way.at(-1) ?? [],
  );

/** Own troops on an island, and those that are under way to it, or are sent by lines before. */
function sentTo(q: Ask, island: string, before: readonly Line[]): string[] {
  const { view, data, seat } = q;
  const isThere = (hex: HexId | undefined): boolean => hex !== undefined && data.isles.islandOf(hex) === island;
  const courses = [...view.orders.courses, ...before.flatMap((one) => (one.verb === 'sail' ? [one] : []))].filter(
    ({ way }) => isThere(way.at(-1)),
  );
  const ships = courses.flatMap((one) => one.ships);
  const own = Object.entries(view.ground).filter(([, { side }]) => side === seat);
  const loaded = before.flatMap((one) => (one.verb === 'load' && ships.includes(one.ship) ? one.units : []));
  return [...own.flatMap(([id, { at }]) => (isThere(at) || ships.includes(at) ? [id] : [])), ...loaded];
}

const needed = (vp: number): number => (vp >= MUCH ? KEEP.much : vp >= SOME ? KEEP.some : KEEP.little);

/** 7.7.7: until they have Kos or Leros, Italians elsewhere hardly yield to the Allies. */
function isEarly(q: Ask, island: string): boolean {
  if (q.seat !== 'allied' || LATE_FOR_ALLIES.includes(island)) return false;
  return !LATE_FOR_ALLIES.some((one) => islandHolder(q.view, q.data, one) === 'allied');
}

/** What troops are worth on an island: to keep it, to win it back, to take it from Italians or from the enemy. */
function worthOf(q: Ask, island: string, before: readonly Line[]): number {
  const { view, data, seat } = q;
  const vp = worthHolding(q, island);
  const field = new Field(view, data);
  const strength = strengthOf(q, sentTo(q, island, before));
  const isFought = islandHexes(q, island).some((hex) => field.hasEnemy(seat, hex));
  if (islandHolder(view, data, island) === seat && !isFought) return vp * KEPT * Math.max(0, 1 - strength / needed(vp));
  if (view.islands[island] === 'held')
    return vp * ITALIAN * (isEarly(q, island) ? EARLY : 1) * Math.max(0, 1 - strength / needed(vp));
  // Where an enemy stands half a landing is lost: who has begun goes on until there are enough.
  // The German has no box of divisions behind him: he sends what he has (Leros stays even so).
  const enough = q.seat === 'allied' ? Math.max(TAKE, ENOUGH_BY * against(q, island)) : TAKE;
  return strength < enough ? vp * (1 + strength / enough) : vp * ENOUGH_THERE;
}
/** So many times the enemy's strength on an island is enough to take it. */
const ENOUGH_BY = 1.6;
/** What a hex is thought to be held with into which nobody sees. */
const UNKNOWN = 9;

/** The enemy's strength on an island, as far as it is known or thought to be. */
function against(q: Ask, island: string): number {
  const field = new Field(q.view, q.data);
  return islandHexes(q, island)
    .filter((hex) => field.hasEnemy(q.seat, hex))
    .reduce((sum, hex) => {
      const seen = field.at(hex).filter(({ side }) => side !== q.seat);
      return sum + (seen.length > 0 ? seen.reduce((all, unit) => all + unit.strength, 0) : UNKNOWN);
    }, 0);
}

/** An island of one's own, one of Italians, of Italians who hardly yield, and one to which enough are under way. */
const [KEPT, ITALIAN, EARLY, ENOUGH_THERE] = [0.6, 1.2, 0.1, 0.01];
/** For less than this nobody sails. */
const LEAST = 0.5;

/** Islands worth a convoy, the best first. */
export function aimsOf(q: Ask, before: readonly Line[]): Aim[] {
  const all = [...q.data.isles.islands.keys()].map((island) => ({ island, worth: worthOf(q, island, before) }));
  return all.filter(({ worth }) => worth > LEAST).toSorted((a, b) => b.worth - a.worth);
}
