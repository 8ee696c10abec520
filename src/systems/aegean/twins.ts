import type { Twins } from '../../kernel/system';
import { asWhoStandsThere, namesOneOf } from '../../play/twins';
import type { Aegean } from './aegean';
import type { AegeanData } from './data/load';
import { FACTS } from './facts/book';
import { airGrade, groundGrade, shipGrade } from './rules/3-2-sight';
import type { TurnOrders } from './rules/4-turn-orders';
import { enemyOf, SIDES, type Side } from './side';
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
    const { size = '', rhodesOnly, static: still, motorized } = data.ground.get(id) ?? {};
    const { side, yielded, disrupted } = world.ground[id] ?? {};
    return [size, rhodesOnly, still, motorized, side, yielded, disrupted].join();
  };
  // Whoever comes down or ashore in this phase has thrown for it under his name.
  const comes = (id: string): boolean => world.drops[id] !== undefined || world.landings[id] !== undefined;
  const hidden = Object.entries(world.ground).filter(
    ([id, unit]) => isFree(world, unit.at) && !comes(id) && HIDDEN.includes(groundGrade(world, data, unit, seat)),
  );
  return pairs(
    hidden.map(([id]) => id),
    (id) => world.ground[id]?.at ?? '',
    kind,
  );
}

/** 3.5: unspotted ships of the enemy. */
function shipPairs(world: World, data: AegeanData, seat: Side): Pair[] {
  const hidden = Object.entries(world.ships).filter(
    ([, ship]) => ship.force === null && isFree(world, ship.at) && HIDDEN.includes(shipGrade(data, ship, seat)),
  );
  // Who may stay longer on the map does not go home when the other does (6.2.3), and who is slower is on his way for longer (6.2.1).
  const kind = (id: string): string => {
    const { side, type, endurance, move, transport } = data.ships.get(id) ?? {};
    return [side, type, endurance, move, transport].join();
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

function exchange(world: World, owner: Side, [a, b]: Pair, pick: (below: number) => number): void {
  const cargo = Object.keys(world.ground).filter((id) => [a, b].includes(world.ground[id]?.at ?? ''));
  for (const all of [world.ground, world.ships, world.air] as Record<string, object>[]) {
    const [one, other] = [all[a], all[b]];
    if (one && other) [all[a], all[b]] = [other, one];
  }
  // Orders that go on are given to who stands there.
  const other: Readonly<Record<string, string>> = { [a]: b, [b]: a };
  const orders = JSON.stringify(world.orders[owner]);
  const renamed = (text: string, id: string): string => (other[id] ? `"${other[id]}"` : text);
  world.orders[owner] = JSON.parse(orders.replace(/"([^"]+)"/g, renamed)) as TurnOrders;
  // 6.3.1: who stands where one was airlifted to was airlifted.
  world.airlifted[owner] = world.airlifted[owner].map((id) => other[id] ?? id);
  // What is aboard goes with its ship, so that the other is empty, or stays in the hex: where it is to land all see the landing.
  if (pick(2) > 0 && !namesOneOf(orders, cargo)) return;
  for (const id of cargo) Object.assign(world.ground[id] ?? {}, { at: other[world.ground[id]?.at ?? ''] });
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
  exchange(world, enemyOf(seat), pair, pick);
  return true;
}

/** Whoever stands somewhere in a view; cargo is on the ground in its ship. */
const stoodIn = ({ ground, ships, air }: Aegean['view']) => ({ all: [ground, ships, air], carried: ground });

/** Who has flown throws to be ready under his name (4.D2), and who flies each impulse will: by another die another flies. */
function throwsUnderHisName(world: World): (id: string) => boolean {
  const flies = JSON.stringify(SIDES.map((side) => world.orders[side].air));
  return (id) => world.air[id] !== undefined && (!world.air[id].ready || namesOneOf(flies, [id]));
}

/** Twins that are played on: two hidden units have changed places. */
export const twinsOf = (data: AegeanData): Twins<Aegean> => ({
  little(world, seat, pick, busy) {
    const throws = throwsUnderHisName(world);
    return swapOne(world, data, seat, pick, (id) => busy(id) || throws(id)) ? world : null;
  },
  alike: (_kind, answer, twin, _rng, here) => asWhoStandsThere(answer, twin, here, stoodIn),
  discloses: FACTS.discloses,
});
