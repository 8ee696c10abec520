import { define, type Act } from '../naval-module';
import type { Said } from '../../../play/choices/lines';
import { chooseConvoys } from '../decisions/convoys';
import { chooseUnloading } from '../decisions/unload';
import { chooseLaterSailings, chooseSailings, type Sail, type SeaOrder } from '../decisions/sail';
import { chooseSquadron } from '../decisions/squadron';
import { chooseTorpedoes } from '../decisions/torpedo';
import * as told from '../facts/sea';
import { landing, sailFault } from '../rules/26-1-sailing';
import { isWay, wayTo } from '../rules/26-1-ways';
import { backFrom, groupOf, type Voyage } from '../rules/27-2-loss';
import { loadOfAll, type MovementPhase } from '../rules/28-1-cargo';
import { isMotorized } from '../rules/g13-units';
import { activate } from '../rules/g27-activation';
import { Board } from '../rules/board';
import { lossRoll } from './loss-roll';
import { countLanded, landStores } from './landed';
import { telling } from './seen';
import { clearExcess } from './stacking';
import { enemyOf, type Side } from '../side';

/** The voyage of a ship with those who sail with it as a group (26.12a). */
type Grouped = Sail & { with?: string[] };

/** Naval movement of a side in one of its two movement phases. */
export interface Sailing {
  phase: MovementPhase;
  /** Whose movement it is; missing: the Soviet's. */
  side?: Side;
  orders: Said<SeaOrder | Grouped>[];
  voyages: Voyage[];
  /** Ships that convoys have ordered. */
  convoyed?: string[];
  /** Who is to go ashore, in this order; without it all. */
  unloading?: string[];
  /** The one whose loss roll is made. */
  voyage?: Voyage;
}

/** 28.22, G93: the Evacuation of a harbour begins, or is complete. */
function evacuate(c: Act<Sailing>): void {
  const { world, local } = c;
  for (const line of local.orders) {
    if (line.verb === 'evacuate') {
      world.evacuations[line.port] = { complete: false, known: false };
      told.evacuationBegan(c, { side: 'soviet', port: line.port });
    } else if (line.verb === 'end evacuation') {
      Object.assign(world.evacuations[line.port] ?? {}, { complete: true });
      told.evacuationEnded(c, { side: 'soviet', port: line.port });
    }
  }
}

/** 28.14: units go aboard, and the ships are placed where they sail to, one by one. */
function place(c: Act<Sailing>): void {
  const { world, data, local } = c;
  for (const line of local.orders) {
    if (line.verb !== 'sail') continue;
    const board = new Board(world, data);
    const [ship, state] = [board.ship(line.ship), world.ships[line.ship]];
    const way = ship && wayTo(board, ship, line.to);
    if (!ship || !state || !way || !isWay(way)) continue;
    load(c, line.ship, line.units, line.target !== null);
    const { to, units, target } = line;
    const [from, group] = [state.at, 'with' in line && line.with ? { with: line.with } : {}];
    const voyage: Voyage = { ship: line.ship, ...group, from, to, zones: way.zones, forced: 'no' };
    local.voyages.push(voyage);
    for (const id of groupOf(voyage)) {
      const last = world.ships[id]?.left ?? null;
      // 28.14e: who comes back from the sea has come into a harbour as into any other, and unloads there.
      const left = data.waters.port(from) ? from : last === to ? null : last;
      Object.assign(world.ships[id] ?? {}, { at: to, left, target });
      told.sailed(c, { side: ship.counter.side, ship: id, from, to, points: way.points, units });
    }
  }
}

/** What ships do while the other side looks on (G89, G90). */
const lookedOn = (c: Act<Sailing>, doIt: () => void): void => telling(c, [enemyOf(c.local.side ?? 'soviet')], doIt);

/** 29.13: who supported an attack from the sea goes home without an order, to where it came from or the first harbour in reach; not who carried an assault (30.16f). */
function goHome(c: Act<Sailing>): void {
  const { world, data, local } = c;
  if (local.phase !== 'movement') return;
  for (const [id, state] of Object.entries(world.ships)) {
    if (!state.supported || state.assault === world.clock.turn || !data.waters.map.grid.has(state.at)) continue;
    // Who was ordered elsewhere, as no harbour was in reach, has sailed.
    if (local.voyages.some(({ ship }) => ship === id)) continue;
    const board = new Board(world, data);
    const ship = board.ship(id);
    const ports = board.ports().map((port) => port.id);
    const order = [...(state.left === null ? [] : [state.left]), ...ports];
    const to = order.find(
      (port) => ship && sailFault(board, ship, { to: port, cargo: [] }, { phase: 'movement', aboard: [] }) === null,
    );
    if (to !== undefined) local.orders.push({ verb: 'sail', ship: id, to, units: [], target: null });
  }
}

/** 28.14a, 28.24, 28.25: who goes aboard is activated where he has to be; under an Evacuation an HQ turns Non-Op. */
function load(c: Act<Sailing>, ship: string, ids: readonly string[], lands: boolean): void {
  const { world, data, local } = c;
  const at = world.ships[ship]?.at ?? '';
  const board = new Board(world, data);
  const loaded = loadOfAll(ids.flatMap((id) => board.unit(id) ?? []));
  if (loaded > 0) (world.ledger[at] ??= { loaded: 0, unloaded: 0 }).loaded += loaded;
  const evacuation = world.evacuations[at];
  // Who waits aboard since an earlier load has a place that may be behind the count of those who are there.
  const first = Math.max(0, ...board.aboard(ship).map(({ loaded = 0 }) => loaded));
  ids.forEach((id, i) => {
    const [unit, counter] = [world.units[id], data.ground.get(id)];
    if (!unit || !counter) return;
    if (local.phase === 'motorized' && !isMotorized(counter)) activate(unit, unit.at);
    Object.assign(unit, {
      at: ship,
      loaded: first + i + 1,
      marched: world.clock.turn,
      assault: lands ? world.clock.turn : 0,
    });
    if (evacuation) Object.assign(unit, { evacuated: true, nonOp: unit.nonOp || counter.type === 'hq' });
  });
  if (evacuation && !evacuation.known && ids.length > 0) {
    evacuation.known = true;
    told.evacuationKnown(c, { side: 'soviet', port: at });
  }
}

/** 28.14e to h: ships in harbour that did not turn back in this phase land whom they may; the others wait aboard. */
function unload(c: Act<Sailing>): void {
  const { world, data } = c;
  const back = backFrom(c.local.voyages, world.ships);
  const carriers = new Board(world, data).ships('soviet').flatMap(({ id }) => (back.includes(id) ? [] : [id]));
  for (const id of carriers) {
    const board = new Board(world, data);
    const ship = board.ship(id);
    const port = ship && data.waters.port(ship.at);
    if (!ship || !port || board.aboard(id).length === 0) continue;
    const { lands, waits } = landing(board, ship, c.local.unloading ?? null);
    // Who turned back before and waits for another try is not told of again.
    if (lands.length === 0 && ship.left === ship.at) continue;
    for (const unit of lands) goAshore(c, unit.id, data.waters.ashore(port));
    if (lands.length > 0) (world.ledger[port.id] ??= { loaded: 0, unloaded: 0 }).unloaded += loadOfAll(lands);
    const ids = (units: typeof lands): string[] => units.map((unit) => unit.id);
    told.unloaded(c, { side: 'soviet', ship: id, at: port.id, units: ids(lands), left: ids(waits) });
    for (const unit of lands) countLanded(c, unit.id, port.id);
  }
}

/** 28.24, 32.22: who was evacuated does not move in this turn and the next; a base counts from the next. */
function goAshore({ world }: Act, id: string, at: string): void {
  const unit = world.units[id];
  if (!unit) return;
  const { turn } = world.clock;
  Object.assign(unit, { at, loaded: 0, since: turn, stays: unit.evacuated ? turn + 1 : unit.stays, evacuated: false });
}

/** 26.1, 27.2, 28.1: all ships are placed, then each rolls, then cargo lands (G72). */
export const navalMovement = define<Sailing>('Naval Movement', (s) => [
  s.ask('28.1 convoys', chooseConvoys),
  s.ask('26.1 sail', chooseSailings),
  s.ask('26.1 sail again', chooseLaterSailings),
  s.ask('26.12 squadron', chooseSquadron),
  s.do('28.22 Evacuation', evacuate),
  s.do('28.14 placed', (c) => lookedOn(c, () => place(c))),
  s.do('29.13 home', (c) => {
    c.local.orders = [];
    goHome(c);
    lookedOn(c, () => place(c));
  }),
  s.ask('torpedo boats', chooseTorpedoes),
  s.each(
    '27.11 loss rolls',
    'voyage',
    ({ local }) => local.voyages,
    [
      s.call('27.2 roll', lossRoll, ({ local }) => ({
        ...{ voyage: local.voyage as Voyage, phase: local.phase, abort: false, presses: false, most: null },
        ...(local.side === undefined ? {} : { side: local.side }),
      })),
    ],
    ({ ship }) => ship,
  ),
  s.ask('28.14 unload', chooseUnloading),
  s.do('28.14 unloaded', (c) => (c.local.side === 'axis' ? landStores(c) : unload(c))),
  s.do('G15 stacking', (c) => clearExcess(c, 'soviet')),
]);
