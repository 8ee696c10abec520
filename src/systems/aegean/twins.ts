import type { Json } from '../../kernel/realm';
import type { Twins } from '../../kernel/system';
import type { Said } from '../../play/choices/line-spec';
import type { Aegean, Ask } from './aegean';
import type { AegeanData } from './data/load';
import { FACTS } from './facts/book';
import { airGrade, groundGrade, shipGrade } from './rules/3-2-sight';
import type { NavalOrder } from './orders/sea';
import type { TurnOrders } from './rules/4-turn-orders';
import { courseOf, legOf } from './rules/6-3-orders';
import { Fleet } from './rules/6-fleet';
import { enemyOf } from './side';
import type { Side } from './side';
import type { World } from './world';

/** Two things that a seat cannot tell apart: they may change places without his seeing it. */
type Pair = [string, string];

/** Whom a seat sees as a counter of a kind in a hex, or not at all. */
const HIDDEN: readonly string[] = ['exists', 'nothing'];

/** Who has not come yet comes when the scenario says; groups that are not released do when the level does (5.1). */
const CALENDAR: readonly string[] = ['german-not-arrived', 'allied-not-arrived', 'luftwaffe-elsewhere', 'lost', 'gone'];
const isFree = (world: World, at: string): boolean => !CALENDAR.includes(world.ships[at]?.at ?? at);

/** 3.2: ground units of the enemy that fight and hold alike, in different places. Those of Rhodes stay there (8.1.3). */
function groundPairs(world: World, data: AegeanData, seat: Side): Pair[] {
  const kind = (id: string): string => {
    const { size = '', rhodesOnly, static: still } = data.ground.get(id) ?? {};
    const { side, yielded, disrupted } = world.ground[id] ?? {};
    return [size, rhodesOnly, still, side, yielded, disrupted].join();
  };
  const hidden = Object.entries(world.ground).filter(
    ([, unit]) => isFree(world, unit.at) && HIDDEN.includes(groundGrade(world, data, unit, seat)),
  );
  return pairs(
    hidden.map(([id]) => id),
    (id) => world.ground[id]?.at ?? '',
    kind,
  );
}

/** 3.5: unspotted ships of the enemy; what they carry goes with them. */
function shipPairs(world: World, data: AegeanData, seat: Side): Pair[] {
  const hidden = Object.entries(world.ships).filter(
    ([, ship]) => ship.force === null && isFree(world, ship.at) && HIDDEN.includes(shipGrade(data, ship, seat)),
  );
  // Who may stay longer on the map does not go home when the other does (6.2.3).
  const kind = (id: string): string => {
    const { side, type, endurance } = data.ships.get(id) ?? {};
    return [side, type, endurance].join();
  };
  return pairs(
    hidden.map(([id]) => id),
    (id) => world.ships[id]?.at ?? '',
    kind,
  );
}

/** 3.2: aircraft of the enemy that may stand at the same bases; ready and flown ones are not told apart either. */
function airPairs(world: World, data: AegeanData, seat: Side): Pair[] {
  const hidden = Object.keys(world.air).filter(
    (id) =>
      world.air[id]?.cap === null &&
      isFree(world, world.air[id].at) &&
      HIDDEN.includes(airGrade(world, data, id, seat)),
  );
  const kind = (id: string): string => `${data.air.get(id)?.type}, ${data.air.get(id)?.based}`;
  return pairs(hidden, (id) => world.air[id]?.at ?? '', kind);
}

function pairs(ids: readonly string[], at: (id: string) => string, kind: (id: string) => string): Pair[] {
  return ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b): Pair[] => (at(a) !== at(b) && kind(a) === kind(b) ? [[a, b]] : [])),
  );
}

function exchange(world: World, owner: Side, [a, b]: Pair): void {
  for (const all of [world.ground, world.ships, world.air] as Record<string, object>[]) {
    const [one, other] = [all[a], all[b]];
    if (one && other) [all[a], all[b]] = [other, one];
  }
  // Orders that go on are given to who stands there.
  const other: Readonly<Record<string, string>> = { [a]: b, [b]: a };
  const renamed = (text: string, id: string): string => (other[id] ? `"${other[id]}"` : text);
  const swapped = JSON.stringify(world.orders[owner]).replace(/"([^"]+)"/g, renamed);
  world.orders[owner] = JSON.parse(swapped) as TurnOrders;
}

/** A world in which two of the enemy's hidden units have changed places, and of that all that goes with the place; null: none may. */
export function otherPlaces(data: AegeanData) {
  return (world: World, seat: Side, pick: (below: number) => number): World | null => {
    const twin = structuredClone(world);
    return swapOne(twin, data, seat, pick, () => false) ? twin : null;
  };
}

function swapOne(
  world: World,
  data: AegeanData,
  seat: Side,
  pick: (below: number) => number,
  busy: (id: string) => boolean,
): boolean {
  const kinds = [groundPairs, shipPairs, airPairs].map((of) =>
    of(world, data, seat).filter((pair) => !pair.some(busy)),
  );
  const open = kinds.filter((all) => all.length > 0);
  const chosen = open[pick(Math.max(1, open.length))];
  const pair = chosen?.[pick(chosen.length)];
  if (!pair) return false;
  exchange(world, enemyOf(seat), pair);
  return true;
}

/** Whether ships would only be on their way where the twin's stand: who arrives in one world and not in the other is seen elsewhere. */
function sailsOn(answer: Json, { view, data, seat }: Ask): boolean {
  const fleet = new Fleet(view, data);
  return (Array.isArray(answer) ? answer : []).some((one) => {
    const line = one as unknown as Said<NavalOrder>;
    if (line.verb !== 'sail') return false;
    const ships = line.ships.flatMap((id) => fleet.get(id) ?? []);
    const course = courseOf({ view, data, seat }, ships, line.way);
    const leg = Array.isArray(course) ? legOf({ view, data, seat }, ships, course) : course;
    return !Array.isArray(leg) || leg.at(-1) !== line.way.at(-1);
  });
}

/** Twins that are played on: two hidden units have changed places. */
export const twinsOf = (data: AegeanData): Twins<Aegean> => ({
  little: (world, seat, pick, busy) => (swapOne(world, data, seat, pick, busy) ? world : null),
  // Who walks leaves a hex that the other world's unit may have to itself, before everybody's eyes: both stay.
  alike: (kind, answer, twin) => (kind === 'aegean.ground-moves' || sailsOn(answer, twin) ? null : undefined),
  discloses: FACTS.discloses,
});
