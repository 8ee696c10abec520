import type { HexId } from '../../../hex/hex';
import { navalOrders } from '../decisions/naval-orders';
import { chooseTorpedoes } from '../decisions/torpedoes';
import { define, type Act } from '../aegean';
import * as told from '../facts/sea';
import { markersOf } from '../rules/6-3-3-mines';
import { landingAt, layFault } from '../rules/6-3-cargo';
import { leaveFault } from '../rules/6-3-orders';
import { shipsOf } from '../rules/6-5-orders';
import { portsPassed, type Passing } from '../rules/5-4-5-traffic';
import { timeIsUp } from '../rules/6-2-3-endurance';
import { holdingBox } from '../rules/6-fleet';
import type { Side } from '../side';
import type { OfSide } from './half';
import { battlesWhereTheyLie, sailing, type Course, type Sailings } from './sailing';
import { bombard } from './bombardment';
import { goAboard, unloadInBox } from './cargo';
import { torpedo } from './submarine-attack';
import { throwForSubmarines } from './submarines';

/** 6.2.3: at the end of an impulse British destroyers whose time is up go to the Holding Box, with what they carry. */
export function endurance(c: Act): void {
  const { world, data } = c;
  const { turn, impulse, impulses } = world.clock;
  const gone = Object.entries(world.ships).filter(([id, ship]) => {
    const counter = data.ships.get(id);
    if (ship.side !== 'allied' || !counter || !data.isles.grid.has(ship.at)) return false;
    ship.stayed += 1;
    const entered = ship.entered ?? { turn, impulse: 1 };
    return timeIsUp(counter.endurance, entered, { turn, lastImpulse: impulse >= impulses, stayed: ship.stayed });
  });
  for (const [id] of gone) goHome(c, 'allied', id, 'its time on the map is up (6.2.3)');
}

/** 6.2.5: a ship goes to its Holding Box with its cargo, and may come back from the next game-turn on. */
function goHome(c: Act, side: Side, id: string, why: string): void {
  const ship = c.world.ships[id];
  if (!ship) return;
  told.left(c, { side, open: ship.spotted, ships: [id], why });
  Object.assign(ship, {
    at: holdingBox(side),
    force: null,
    spotted: false,
    submerged: 0,
    entered: null,
    stayed: 0,
    from: c.world.clock.turn + 1,
  });
}

type Phase = Act<Sailings>;

/** Orders of one verb. */
const linesOf = <V extends string>({ local }: Phase, verb: V) =>
  (local.lines ?? []).flatMap((line) => (line.verb === verb ? [line as Extract<typeof line, { verb: V }>] : []));

/** 6.5.1: task forces are formed; 6.3.1: cargo goes aboard. */
function makeReady(c: Phase): void {
  const { world, local } = c;
  for (const { force, ships } of linesOf(c, 'form')) {
    for (const id of ships) Object.assign(world.ships[id] ?? {}, { force });
    told.formed(c, { side: local.side, force, ships });
  }
  for (const one of linesOf(c, 'load')) goAboard(c, local.side, one);
}

/** The next ships that sail. */
function nextCourse(c: Phase): Course {
  const { side, lines = [] } = c.local;
  const at = lines.findIndex(({ verb }) => verb === 'sail');
  const line = lines[at];
  c.local.lines = lines.filter((_, i) => i !== at);
  const ships = line?.verb === 'sail' ? line.ships.filter((id) => c.world.ships[id]?.at !== 'lost') : [];
  const way = line?.verb === 'sail' ? line.way : [];
  const from = c.world.ships[ships[0] ?? '']?.at;
  const start = way[0] === from ? way.slice(1) : way;
  for (const open of [true, false]) {
    const some = ships.filter((id) => c.world.ships[id]?.spotted === open);
    if (some.length > 0 && way.length > 0) told.sailed(c, { side, open, ships: some, way });
  }
  countTraffic(c, { from: start.length > 0 ? (from ?? null) : null, to: null, ships: ships.length });
  const loads = linesOf(c, 'load').filter(({ ship }) => ships.includes(ship));
  return { side, ships, left: start, loads, sailed: start.length > 0, meeting: null, demand: null };
}

/** 6.5.4: the marker goes, and its ships stand on the map by themselves. */
function disband(c: Phase, force: string): void {
  const { side } = c.local;
  const ships = shipsOf({ view: c.view(side), data: c.data, seat: side }, force);
  for (const id of ships) Object.assign(c.world.ships[id] ?? {}, { force: null });
  if (ships.length > 0) told.disbanded(c, { side, force, ships });
}

/** 5.4.5: ships have left a port, or come to one. */
function countTraffic(c: Phase, passing: Passing): void {
  const { side } = c.local;
  const traffic = c.world.traffic[side];
  for (const port of portsPassed({ view: c.view(side), data: c.data, seat: side }, passing))
    traffic[port] = (traffic[port] ?? 0) + 1;
}

/** 5.4.5: those that have sailed and are still together count where they end. */
function comeIn(c: Phase, { ships, left, sailed, through = [] }: Course): void {
  c.local.met = [...(c.local.met ?? []), ...through];
  const here = ships.filter((id) => c.world.ships[id]?.at !== 'lost');
  const to = c.world.ships[here[0] ?? '']?.at ?? null;
  if (sailed && left.length === 0) countTraffic(c, { from: null, to, ships: here.length });
}

/** What is done where ships have ended: landings are made ready, mines laid, the map left (6.3, 6.2.5). */
function atTheEnd(c: Phase): void {
  const { local } = c;
  for (const { units } of linesOf(c, 'land')) {
    unloadInBox(c, local.side, units);
    for (const unit of units) landWhereItIs(c, unit);
  }
  for (const { ships } of linesOf(c, 'mine')) for (const id of ships) layMines(c, id);
  for (const { force } of linesOf(c, 'disband')) disband(c, force);
  for (const { ships, target } of linesOf(c, 'bombard')) bombard(c, ships, target);
  for (const { ships } of linesOf(c, 'leave')) for (const id of ships) leaveMap(c, id);
  local.lines = [];
}

/** Where a ship is on the map; null: it is not. */
const onMap = ({ world, data }: Phase, id: string): HexId | null => {
  const at = world.ships[id]?.at ?? '';
  return data.isles.grid.has(at) ? at : null;
};

const asked = (c: Phase) => ({ view: c.view(c.local.side), data: c.data, seat: c.local.side });

/** 6.3.1, 6.3.2: cargo goes ashore in the ground phase where its ship has come to; where it cannot, its owner is told why. */
function landWhereItIs(c: Phase, unit: string): void {
  const { world, local } = c;
  const ship = world.ground[unit]?.at ?? '';
  const hex = onMap(c, ship);
  if (hex === null) return;
  const landing = landingAt(asked(c), ship, hex);
  if ('assault' in landing) world.landings[unit] = { hex, assault: landing.assault };
  else told.undone(c, { side: local.side, units: [unit], order: 'land', why: landing.why }, { rule: landing.rule });
}

/** 6.3.3. */
function layMines(c: Phase, id: string): void {
  const { world, data, local } = c;
  const hex = onMap(c, id);
  if (hex === null) return;
  const fault = layFault(asked(c), id, hex, markersOf(data, world.scenario));
  if (fault)
    return void told.undone(
      c,
      { side: local.side, units: [id], order: 'lay mines', why: fault.why },
      { rule: fault.rule },
    );
  const open = world.options['hidden-mines'] !== true;
  world.mines[hex] = { known: open };
  Object.assign(world.ships[id] ?? {}, { laid: world.clock.turn });
  told.mineLaid(c, { open, ship: id, at: hex });
}

/** 6.2.5. */
function leaveMap(c: Phase, id: string): void {
  const { local } = c;
  const { side } = local;
  const hex = onMap(c, id);
  if (hex === null) return;
  const fault = leaveFault(asked(c), hex);
  if (fault) told.undone(c, { side, units: [id], order: 'leave the map', why: fault.why }, { rule: fault.rule });
  else goHome(c, side, id, 'for the Holding Box');
}

/** 4.E: submarines, movement with its missions. */
export const navalPhase = define<Sailings>('Naval Phase', (s) => [
  s.do('E the phase begins', ({ world }) => void (world.encounters = { watched: [], met: 0, fought: [] })),
  s.do('the clock', ({ world }) => void (world.clock.phase = 'naval')),
  s.when('E1 German submarines', ({ local }) => local.side === 'german', [
    s.do('6.6', (c) => throwForSubmarines(c as Act<OfSide>)),
  ]),
  s.ask('E3 naval orders', navalOrders),
  s.do('boats and cargo', makeReady),
  s.while('E3 sailings', ({ local }) => (local.lines ?? []).some(({ verb }) => verb === 'sail'), [
    s.call('sailing', sailing, nextCourse, comeIn),
  ]),
  battlesWhereTheyLie(s),
  s.do('E3 missions', atTheEnd),
  s.ask('6.4.4 submarines', chooseTorpedoes),
  s.do('6.4.4 attacks', torpedo),
]);
