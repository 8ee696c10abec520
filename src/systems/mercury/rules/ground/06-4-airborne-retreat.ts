import { type Act, type HexId, neighbours, type Side } from '../../mercury';
import { friendlyIn, inZoneOf } from './05-zones-of-control';
import {
  attackStrength,
  type Ground,
  groundOf,
  mayCross,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  unitsIn,
} from './ground';
import { alive } from './force';

/** The hexes a unit may leave a failed Special Assault for, best priority first (6.42a, b, c). */
export type Priorities = [HexId[], HexId[], HexId[]];

/** Where each unit may go, and what room is in those hexes (9.62), before anybody goes. */
export interface WaysOut {
  ways: Record<string, Priorities>;
  room: Record<HexId, number>;
}

/** The hexes that units have gone to so far; null: nowhere, it is lost. */
export type Gone = Readonly<Record<string, HexId | null>>;

/** Stacking points of a unit. */
type Points = (id: string) => number;

/** The ways out of an enemy hex for units of one side that dropped or landed in it (6.42, 17.43D). */
export function waysOut(ground: Ground, ids: readonly string[]): WaysOut {
  const side = ground.data.ground.get(ids[0] ?? '')?.side;
  const ways = Object.fromEntries(ids.map((id) => [id, priorities(ground, standing(ground, id))]));
  const ends = Object.values(ways).flat(2);
  const room = Object.fromEntries(ends.map((hex) => [hex, MOST_STACKING - stackingPoints(unitsIn(ground, hex, side))]));
  return { ways, room };
}

function priorities(ground: Ground, s: Standing): Priorities {
  const found: Priorities = [[], [], []];
  const from = s.unit.at;
  const enemy = otherSide(s.counter.side);
  if (from === null) return found;
  for (const to of neighbours(from)) {
    if (!mayCross(ground, s, from, to) || unitsIn(ground, to, enemy).length > 0) continue;
    const zone = inZoneOf(ground, to, enemy);
    found[!zone ? 0 : friendlyIn(ground, to, s.counter.side) ? 1 : 2].push(to);
  }
  const beside = (hex: HexId): number =>
    neighbours(hex).filter((next) => unitsIn(ground, next, enemy).length > 0).length;
  return found.map((hexes) => hexes.sort((a, b) => beside(a) - beside(b))) as Priorities;
}

/** The priorities of a unit once others have gone: where one of them stands now is a friendly hex (6.42b). */
export function prioritiesAfter({ ways }: WaysOut, gone: Gone, id: string): Priorities {
  const taken = Object.values(gone);
  const [clear, friends, empty] = ways[id] ?? [[], [], []];
  const joined = empty.filter((hex) => taken.includes(hex));
  return [clear, [...friends, ...joined], empty.filter((hex) => !joined.includes(hex))];
}

/** Stacking points still free in a hex once others have gone (9.62). */
export function roomAfter({ room }: WaysOut, points: Points, gone: Gone, hex: HexId): number {
  const there = Object.keys(gone).filter((id) => gone[id] === hex);
  return there.reduce((left, id) => left - points(id), room[hex] ?? 0);
}

/** The hexes a unit has to choose from when those have gone: the first priority with room for it; none: it is eliminated (6.42). */
export function openTo(out: WaysOut, points: Points, gone: Gone, id: string): HexId[] {
  const fits = (hex: HexId): boolean => roomAfter(out, points, gone, hex) >= points(id);
  const fitting = prioritiesAfter(out, gone, id).map((hexes) => hexes.filter(fits));
  return fitting.find((hexes) => hexes.length > 0) ?? [];
}

/**
 * An order in which all units can go where `ends` sends them, or be lost, each by its priorities as it goes; `units` as
 * given if that will do. Null: there is none.
 */
export function orderOfGoing(
  out: WaysOut,
  points: Points,
  ends: Readonly<Record<string, HexId>>,
  units: readonly string[],
): string[] | null {
  const hopeless = new Map<string, true>();
  const after = (gone: Gone): string[] | null => {
    const left = units.filter((id) => gone[id] === undefined);
    if (left.length === 0) return [];
    if (hopeless.has(left.join())) return null;
    for (const id of left) {
      const open = openTo(out, points, gone, id);
      const end = ends[id] ?? null;
      if (end === null ? open.length > 0 : !open.includes(end)) continue;
      const rest = after({ ...gone, [id]: end });
      if (rest) return [id, ...rest];
    }
    hopeless.set(left.join(), true);
    return null;
  };
  return after({});
}

/** Whether the units end in the same hexes in whatever order they go, so that nothing is to be chosen. */
export function oneWayOnly(out: WaysOut, points: Points): boolean {
  const units = Object.keys(out.ways);
  const seen = new Map<string, true>();
  const ends = new Map<string, true>();
  const same = (gone: Gone): boolean => {
    const key = units.map((id) => (gone[id] === undefined ? '' : (gone[id] ?? 'lost'))).join();
    if (seen.has(key)) return true;
    seen.set(key, true);
    const left = units.filter((id) => gone[id] === undefined);
    if (left.length === 0) ends.set(key, true);
    return left.every((id) => {
      const open = openTo(out, points, gone, id);
      return open.length < 2 && same({ ...gone, [id]: open[0] ?? null });
    });
  };
  return same({}) && ends.size === 1;
}

/** Units that came down, or ashore, among enemies (6.41, 17.43D). */
export interface SpecialAssault {
  target: HexId;
  /** Whose they are; left out, the German's paratroops. */
  side?: Side;
  /** All units that dropped or landed this turn and are in the hex. */
  force: string[];
  /** Those of them that attack (10.1A). */
  attackers?: string[];
}

/** Units of the force in the hex. */
export function stillThere(c: Act<SpecialAssault>): Standing[] {
  return alive(c, c.local.force).filter((s) => s.unit.at === c.local.target);
}

/**
 * Who may be designated, the strongest first. Units without attack strength attack nobody (7.14a), but 6.41 lets no hex
 * go without its assault: where nobody else is, they fight.
 */
export function mayAssault(c: Act<SpecialAssault>): Standing[] {
  const there = stillThere(c).sort((a, b) => attackStrength(b) - attackStrength(a));
  const able = there.filter(canAttack);
  return able.length > 0 ? able : there;
}

/** 7.14a: an attack strength below 1 attacks nobody. */
export const canAttack = (s: Standing): boolean => attackStrength(s) >= 1;

/** As many as six stacking points hold, the first of the list first (10.1A). */
export function upToSixPoints(units: readonly Standing[]): Standing[] {
  const chosen: Standing[] = [];
  for (const s of units) if (stackingPoints([...chosen, s]) <= MOST_STACKING) chosen.push(s);
  return chosen;
}

/** 6.41, 17.43D: hexes where some of the units that came down or ashore are among enemies, in the order of the units. */
export function hexesToAssault(
  { world, data }: Pick<Act, 'world' | 'data'>,
  landed: readonly string[],
  side: Side = 'german',
): HexId[] {
  const ground = groundOf(world, data);
  const hexes = landed.flatMap((id) => ground.units[id]?.at ?? []);
  return hexes.filter((hex, i) => hexes.indexOf(hex) === i && unitsIn(ground, hex, otherSide(side)).length > 0);
}
