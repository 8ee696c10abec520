import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import type { AegeanData } from '../data/load';
import { basesSeen, landed } from '../facts/air';
import { stationFault } from '../rules/5-2-bases';
import { Wing } from '../rules/5-wing';
import { presenceFor } from '../rules/3-2-sight';
import { damageSteps, deckWorks } from '../rules/6-4-3-damage';
import { holdingBox } from '../rules/6-fleet';
import { enemyOf, type Side } from '../side';
import type { Place } from '../world';
import { loseAir } from './losses';

/** Hexes in which a side's aircraft are known to be by their enemy, who sees the kind of a stack (3.2). */
function seenBases({ world, data }: Act, side: Side): string[] {
  const presence = presenceFor(world, data, enemyOf(side));
  return Object.keys(presence).filter((hex) => presence[hex]?.air?.includes(side));
}

/** 3.2: aircraft of a side change their places; where the first comes to a base or the last leaves one the enemy sees it. */
export function moveAir(c: Act, side: Side, move: () => void): void {
  const before = seenBases(c, side);
  move();
  const after = seenBases(c, side);
  const come = after.filter((hex) => !before.includes(hex));
  const gone = before.filter((hex) => !after.includes(hex));
  if (come.length + gone.length > 0) basesSeen(c, { side, come, gone });
}

/** 6.7: a ship that has left the map takes her own aircraft aboard in the Holding Box. */
function isDeckInBox({ ships }: Act['world'], { charts, ships: counters }: AegeanData, id: Place): boolean {
  const [ship, counter] = [ships[id], counters.get(id)];
  if (!ship || !counter || counter.carries.length === 0 || ship.side === 'italian') return false;
  return ship.at === holdingBox(ship.side) && deckWorks(ship.hits, damageSteps(charts['ship-damage'], counter.type));
}

/** Where a unit lands that comes from a base: there, or, if that is no longer open to it, in its Holding Box; on a deck or not at all (6.4.3). */
function landingOf({ world, data }: Act, id: string, home: Place): Place | null {
  const wing = new Wing(world, data);
  const counter = data.air.get(id);
  if (!counter) return null;
  const open = (at: Place): boolean => {
    const station = wing.station(at);
    return station?.owner === counter.side && !station.closed && stationFault(counter, station.kind) === null;
  };
  if (open(home) || isDeckInBox(world, data, home)) return home;
  const other = counter.based === 'ship' ? Object.keys(world.ships).toSorted() : [`${counter.side}-holding`];
  return other.find((at) => open(at) && (counter.based !== 'ship' || data.ships.get(at)?.carries.length)) ?? null;
}

/** 4.D4: units come back to a base, flown. `homes`: where each is to land; `unless`: where and why those are lost who can land nowhere. */
export function comeHome(
  c: Act,
  side: Side,
  ids: readonly string[],
  homes: (id: string) => Place,
  unless: { at?: HexId; why: string } = { why: 'no base to land at' },
): void {
  const there = ids.filter((id) => c.world.air[id] && c.world.air[id].at !== 'lost');
  const elsewhere = new Map<Place, string[]>();
  const nowhere: string[] = [];
  moveAir(c, side, () => {
    for (const id of there) {
      const unit = c.world.air[id];
      const from = unit?.cap?.home ?? unit?.at ?? '';
      const to = landingOf(c, id, homes(id));
      if (to === null) nowhere.push(id);
      else if (unit) Object.assign(unit, { at: to, ready: false, cap: null });
      if (to !== null && to !== from) elsewhere.set(to, [...(elsewhere.get(to) ?? []), id]);
    }
  });
  for (const [at, units] of elsewhere) landed(c, { side, units, at });
  for (const id of nowhere) loseAir(c, id, unless.why, unless.at);
}

/** The base that a unit flies from: it stands there, or comes from there to its CAP. */
export const homeOf = ({ world }: Pick<Act, 'world'>, id: string): Place => {
  const unit = world.air[id];
  return unit?.cap?.home ?? unit?.at ?? '';
};
