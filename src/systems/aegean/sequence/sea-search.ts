import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/sea';
import { forceColumn, seenFromStation, watcherOver } from '../rules/3-6-search';
import { Fleet } from '../rules/6-fleet';
import { enemyOf, SIDES, type Side } from '../side';
import { halfKey, throwOn } from './throw';

/** 3.5: a side's ships in a hex are spotted, and shown. */
export function spot(c: Act, side: Side, hex: HexId): void {
  const there = new Fleet(c.world, c.data).in(side, hex).filter(({ submerged }) => !submerged);
  spotThese(
    c,
    hex,
    there.map(({ id }) => id),
  );
}

/** 3.5: these ships are seen in a hex, as far as they have not been before. */
export function spotThese(c: Act, hex: HexId, ids: readonly string[]): void {
  const hidden = ids.filter((id) => c.world.ships[id]?.spotted === false);
  const [first] = hidden;
  const side = c.world.ships[first ?? '']?.side;
  if (side === undefined || side === 'italian') return;
  for (const id of hidden) Object.assign(c.world.ships[id] ?? {}, { spotted: true });
  told.spotted(c, { side, at: hex, ships: hidden });
}

/** 3.6 to 3.9: what is seen of ships that have entered a hex, and what they see. */
export function lookOut(c: Act, mover: Side, hex: HexId, ships: readonly string[]): void {
  if (ships.length === 0) return;
  if (mover === 'german') watch(c, hex);
  else if (seenFromStation(hex, c.data.isles.map.watchers, (at) => heldBy(c, at, 'german'), distanceOf(c)))
    watchOf(c, hex);
  meet(c, hex);
}

const distanceOf =
  ({ data }: Pick<Act, 'data'>) =>
  (a: HexId, b: HexId): number =>
    data.isles.grid.distance(a, b);

/** 3.9, 6.1.2: the German controls the hex of his station: a port or an airfield, whose it stays while both stand there. */
const heldBy = ({ world }: Pick<Act, 'world'>, hex: HexId, side: Side): boolean =>
  Object.values(world.bases).some((base) => base.hex === hex && base.owner === side);

function watchOf(c: Act, hex: HexId): void {
  const hidden = new Fleet(c.world, c.data).in('allied', hex).some(({ spotted, submerged }) => !spotted && !submerged);
  if (!hidden) return;
  told.watched(c, { by: 'german', at: hex, spotted: true });
  spot(c, 'allied', hex);
}

/** 3.8: an Allied coast watcher next to the hex, once a half-impulse for each force and watcher. */
function watch(c: Act, hex: HexId): void {
  const { world, data } = c;
  const watchers = Object.keys(world.ground)
    .toSorted()
    .flatMap((id) => {
      const unit = world.ground[id];
      return unit?.side === 'allied' && data.ground.get(id)?.size === 'watch' && data.isles.grid.has(unit.at)
        ? [{ id, at: unit.at }]
        : [];
    });
  const watcher = watcherOver(hex, watchers, distanceOf(c));
  const hidden = new Fleet(world, data).in('german', hex).filter(({ spotted, submerged }) => !spotted && !submerged);
  if (watcher === null || hidden.length === 0) return;
  const force = hidden.map(({ id }) => id).join('+');
  if (world.encounters.watched.includes(`${watcher}/${force}`)) return;
  world.encounters.watched.push(`${watcher}/${force}`);
  const roll = throwOn(
    c,
    'spotting',
    `watch/${halfKey(c)}/${watcher}/${hex}/${world.encounters.watched.length}`,
    'watch',
  );
  told.watched(c, { by: 'allied', at: hex, spotted: roll.result === 'yes', roll });
  if (roll.result === 'yes') spot(c, 'german', hex);
}

/** 3.6: where both sides have ships each throws for its whole force. */
function meet(c: Act, hex: HexId): void {
  const fleet = new Fleet(c.world, c.data);
  const of = (side: Side) => fleet.in(side, hex);
  if (SIDES.some((side) => of(side).length === 0)) return;
  if (SIDES.every((side) => of(side).every(({ spotted }) => spotted))) return;
  c.world.encounters.met += 1;
  const [german, allied] = SIDES.map((side) =>
    throwOn(c, 'spotting', `search/${halfKey(c)}/${hex}/${c.world.encounters.met}/${side}`, forceColumn(of(side))),
  );
  if (!german || !allied) return;
  told.searched(c, { at: hex, german, allied });
  for (const [side, roll] of [
    ['german', german],
    ['allied', allied],
  ] as const)
    if (roll.result === 'yes') spot(c, enemyOf(side), hex);
}
