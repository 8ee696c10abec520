import type { Twins } from '../../kernel/system';
import { asWhoStandsThere } from '../../play/twins';
import type { Naval } from './naval-module';
import type { NavalData } from './data/load';
import { FACTS } from './facts/book';
import { Board } from './rules/board';
import { looksInto, shipGrade, unitGrade } from './rules/g91-sight';
import { enemyOf, type Side } from './side';
import type { World } from './world';

type Pair = [string, string];

/** Enemy ships whom a seat cannot tell apart: of one kind, hidden, in different harbours, each of which keeps as many. */
function shipPairs(world: World, data: NavalData, seat: Side): Pair[] {
  const board = new Board(world, data);
  const hidden = board
    .ships(enemyOf(seat))
    .filter((ship) => ship.at !== 'to-come' && ['exists', 'count'].includes(shipGrade(board, ship)));
  const kind = (id: string): string => {
    const { class: type, light, range, support, protection, transport, nmp, recovery } = data.ships.get(id) ?? {};
    return [type, light, range, support, protection, transport, nmp, recovery].join();
  };
  return pairs(hidden, kind);
}

/** Enemy ground units of one kind that stand unseen in different places. */
function unitPairs(world: World, data: NavalData, seat: Side): Pair[] {
  const board = new Board(world, data);
  const near = looksInto(board);
  const hidden = board.units(enemyOf(seat)).filter((unit) => unitGrade(board, unit, near) === 'exists');
  const kind = (id: string): string => {
    const { type, size, attack, defence, move, points, steps, gun, nation } = data.ground.get(id) ?? {};
    return JSON.stringify([type, size, attack, defence, move, points, steps, gun, nation]);
  };
  return pairs(hidden, kind);
}

/** Enemy aircraft of one type that are in different boxes: unplaced aircraft are not seen (G92). */
function airPairs(world: World, data: NavalData, seat: Side): Pair[] {
  const hidden = Object.entries(world.air).flatMap(([id, at]) =>
    data.air.get(id)?.side === enemyOf(seat) && at !== 'to-come' && at !== 'lost' ? [{ id, at }] : [],
  );
  const kind = (id: string): string => JSON.stringify({ ...data.air.get(id), id: '', names: [] });
  return pairs(hidden, kind);
}

const pairs = (all: readonly { id: string; at: string }[], kind: (id: string) => string): Pair[] =>
  all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b): Pair[] => (a.at !== b.at && kind(a.id) === kind(b.id) ? [[a.id, b.id]] : [])),
  );

/** Two hidden counters of a kind change places, with what they carry. */
function exchange(world: World, [a, b]: Pair): void {
  for (const all of [world.ships, world.units, world.air] as Record<string, unknown>[]) {
    const [one, other] = [all[a], all[b]];
    if (one !== undefined && other !== undefined) [all[a], all[b]] = [other, one];
  }
  for (const unit of Object.values(world.units)) unit.at = { [a]: b, [b]: a }[unit.at] ?? unit.at;
}

function swapOne(
  world: World,
  data: NavalData,
  seat: Side,
  pick: (below: number) => number,
  busy: (id: string) => boolean,
): boolean {
  const kinds = [shipPairs, unitPairs, airPairs].map((of) => of(world, data, seat).filter((pair) => !pair.some(busy)));
  const open = kinds.filter((all) => all.length > 0);
  const chosen = open[pick(Math.max(1, open.length))];
  const pair = chosen?.[pick(chosen.length)];
  if (!pair) return false;
  exchange(world, pair);
  return true;
}

/** A world in which two hidden counters of the enemy have changed places; null: none may. */
export const otherPlaces =
  (data: NavalData) =>
  (world: World, seat: Side, pick: (below: number) => number): World | null => {
    const twin = structuredClone(world);
    return swapOne(twin, data, seat, pick, () => false) ? twin : null;
  };

/** Whoever stands somewhere in a view. */
const stoodIn = ({ ships, units, air }: Naval['view']) => {
  const boxes = Object.fromEntries(Object.entries(air).map(([id, at]) => [id, { at }]));
  return { all: [ships, units, boxes], carried: units };
};

/** Twins that are played on. */
export const twinsOf = (data: NavalData): Twins<Naval> => ({
  // A ship that may sail rolls dice of her own: another in her place turns back where she did not, and the Soviet is asked.
  little: (world, seat, pick, busy) => {
    const stays = (id: string): boolean => busy(id) || world.ships[id]?.ready === true;
    return swapOne(world, data, seat, pick, stays) ? world : null;
  },
  alike: (_kind, answer, twin, _rng, here) => asWhoStandsThere(answer, twin, here, stoodIn),
  discloses: FACTS.discloses,
});
