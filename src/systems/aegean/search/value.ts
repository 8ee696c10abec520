import type { AegeanData } from '../data/load';
import { allPoints, bar, sum } from '../rules/9-1-points';
import { islandHolder } from '../rules/9-2-islands';
import { scenarioCalled } from '../set-up';
import type { Side } from '../side';
import type { World } from '../world';

/** Points that are much more than enough, in a campaign and in the introductory scenario. */
const MUCH = { campaign: 20, leros: 10 };
/** What an island counts by who holds it now; the rest is by whose troops are on it. */
const SURE = 0.6;
/** Of the value, what the troops themselves count. */
const BY_FORCE = 0.1;
const WEAK = 0.6;

/** What a running game is worth to `seat`, -1 to 1: how far the Allies are ahead of what they need (9.3, 10.3). */
export function value(world: World, seat: Side, data: AegeanData): number {
  const own = scenarioCalled(data, world.scenario).points !== null;
  const all = allPoints(world, data);
  const lead = sum(all, 'allied') - sum(all, 'german') + contested(world, data);
  const table = Math.tanh((lead - (own ? 0 : bar(world.rhodesInvaded))) / (own ? MUCH.leros : MUCH.campaign));
  const [allied, german] = [strengthOf(world, data, 'allied', null), strengthOf(world, data, 'german', null)];
  const force = Math.tanh((2 * (allied - german)) / Math.max(1, allied + german));
  const forAllied = (1 - BY_FORCE) * table + BY_FORCE * force;
  return seat === 'allied' ? forAllied : -forAllied;
}

/** Strength of a side's troops on an island, or on all of them. */
function strengthOf(world: World, data: AegeanData, side: Side, island: string | null): number {
  return Object.entries(world.ground).reduce((all, [id, unit]) => {
    const there = island === null ? data.isles.grid.has(unit.at) : data.isles.islandOf(unit.at) === island;
    if (!there || unit.side !== side || unit.yielded) return all;
    return all + (data.ground.get(id)?.strength ?? 0) * (unit.disrupted ? WEAK : 1);
  }, 0);
}

/** By how much the Allied lead is likely to change on the islands that count, by whose troops are on them (9.1, 10.3). */
function contested(world: World, data: AegeanData): number {
  const own = scenarioCalled(data, world.scenario).points !== null;
  return [...data.isles.islands.values()].reduce((all, { id, vp }) => {
    const worth = own ? (id === 'leros' ? MUCH.leros : 0) : vp;
    const [allied, german] = [strengthOf(world, data, 'allied', id), strengthOf(world, data, 'german', id)];
    if (worth === 0 || allied + german === 0) return all;
    const holder = islandHolder(world, data, id);
    const now = holder === 'allied' ? 1 : holder === 'german' ? -1 : 0;
    return all + (1 - SURE) * worth * ((allied - german) / (allied + german) - now);
  }, 0);
}
