import type { Fault } from '../../../kernel/decide/fault';
import { chooseLines, type Said } from '../../../play/choices/lines';
import { orNone, orNull } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval, type Scope } from '../naval-module';
import { atSea, EVERY_SEGMENT } from '../orders/conditions';
import { grouped, goal, landHex, port, ships, units } from '../orders/names';
import { goalsOf } from '../rules/26-1-ways';
import { evacuationFault, sailFault } from '../rules/26-1-sailing';
import { fittingCargo, placedView, type MovementPhase } from '../rules/28-1-cargo';
import { isAmphibious } from '../rules/30-1-assault';
import { Board, boardOf, type Ship } from '../rules/board';
import { placeName } from '../rules/names';
import type { Sailing } from '../sequence/sailing';

const sail = written(
  {
    help: 'a Ready ship sails to a harbour, a zone or an all-sea hex, takes aboard who stands in its harbour, and lands them from the sea (26.1, 28.1, 30.1)',
    verb: 'sail',
    means: ['sail', 'ship', 'land', 'unload'],
  },
  {
    ship: ships,
    to: goal,
    units: orNone(called('units', units.list)),
    target: orNull<Naval, string>(called('coast hex', landHex)),
  },
  'sail {ship} to {to}[ with {units}][ to land at {target}]',
  'sail {ship} to {to}[ with {units}][ landing at {target}]',
);
const evacuate = written(
  'the Evacuation of a harbour begins: it loads twice as much and unloads nothing (28.2)',
  { port },
  'evacuate {port}',
);
const complete = written(
  { help: 'the Evacuation of a harbour is complete (28.22)', verb: 'end evacuation' },
  { port },
  'end evacuation of {port}',
);
export type Sail = OrderOf<typeof sail>;
export type SeaOrder = Sail | OrderOf<typeof evacuate> | OrderOf<typeof complete>;
type Line = Said<SeaOrder>;

/** Which movement phase it is (G18). */
interface Moves {
  phase: MovementPhase;
  /** Ships that sail in convoys. */
  busy: string[];
  /** Units that go aboard them in the phase. */
  taken?: string[];
}

/** It may sail, and sails in no convoy. */
const isFree = (board: Board, ship: Ship, q: Ask<Moves>): boolean =>
  !q.facts.busy.includes(ship.id) && sailFault(board, ship, null, { phase: q.facts.phase, aboard: [] }) === null;

/** Every lawful line: of Ready ships, and of harbours that an Evacuation may begin or end at. */
function options(q: Ask<Moves>): Line[] {
  const board = boardOf(q);
  const able = board.ships('soviet').filter((ship) => isFree(board, ship, q));
  const ports = board.ports().filter(({ hex }) => hex !== null);
  const ending = ports.flatMap(({ id }): Line[] => [
    { verb: 'evacuate', port: id },
    { verb: 'end evacuation', port: id },
  ]);
  return [
    ...able.flatMap((ship) => voyages(board, ship, q)),
    ...able.flatMap((ship) => assaults(board, ship, q)),
    ...ending.filter((line) => faultOf(line, q, []) === null),
  ];
}

/** Every place that a ship may sail to, empty, and with the first units that fit. */
function voyages(board: Board, ship: Ship, q: Ask<Moves>): Line[] {
  const cargo = fittingCargo(board, ship, q.facts.phase).map(({ id }) => id);
  return goalsOf(board, ship).flatMap((to) =>
    [[], ...(cargo.length > 0 ? [cargo] : [])].flatMap((aboard): Line[] => {
      const line = { verb: 'sail' as const, ship: ship.id, to, units: aboard, target: null };
      return faultOf(line, q, []) === null ? [line] : [];
    }),
  );
}

/** The same of one ship alone; null: a name that is no ship's. */
function ofShip(id: string, q: Ask<Moves>): Line[] | null {
  const board = boardOf(q);
  const ship = board.ship(id);
  if (!ship) return null;
  return isFree(board, ship, q) ? [...voyages(board, ship, q), ...assaults(board, ship, q)] : [];
}

/** 30.11: landings at enemy harbours, each with the first unit that may go aboard for it. */
function assaults(board: Board, ship: Ship, q: Ask<Moves>): Line[] {
  if (q.facts.phase !== 'motorized' || ship.counter.transport === 0) return [];
  const { waters } = board.data;
  const enemy = board.ports().flatMap(({ hex }) => (hex !== null && board.holder(hex) === 'axis' ? [hex] : []));
  const port = waters.port(ship.at);
  const here = port ? board.unitsAt('soviet', waters.ashore(port)).filter(isAmphibious) : [];
  const cargo = board.aboard(ship.id).length > 0 ? [[]] : here.slice(0, 2).map(({ id }) => [id]);
  return enemy.flatMap((target) =>
    waters.map.grid
      .neighbours(target)
      .filter((to) => waters.map.kind.get(to) === 'sea')
      .flatMap((to) => cargo.map((ids): Line => ({ verb: 'sail', ship: ship.id, to, units: ids, target })))
      .filter((line) => faultOf(line, q, []) === null),
  );
}

function faultOf(line: Line, q: Ask<Moves>, before: readonly Line[]): Fault | null {
  const board = boardOf(q);
  if (line.verb !== 'sail') return evacuationFault(board, line.port, line.verb === 'evacuate');
  const ship = board.ship(line.ship);
  if (!ship || ship.counter.side !== q.seat) return { rule: '26.12', why: `${ships.print(line.ship, q)} is not yours` };
  if (q.facts.busy.includes(line.ship))
    return { rule: '26.12', why: `${ships.print(line.ship, q)} sails in a convoy in this phase` };
  const evacuated = before.flatMap((one) => (one.verb === 'evacuate' ? [one.port] : []));
  const { taken = [] } = q.facts;
  const bound = line.units.find((id) => taken.includes(id));
  if (bound !== undefined) return { rule: '28.14', why: `${units.print(bound, q)} goes aboard a convoy in this phase` };
  const loading = [...taken, ...before.flatMap((one) => (one.verb === 'sail' ? one.units : []))];
  const aboard = loading.flatMap((id) => board.unit(id) ?? []);
  const wanted = line.units.map((id) => board.unit(id));
  const strange = line.units.find((_, i) => wanted[i]?.counter.side !== q.seat);
  if (strange !== undefined) return { rule: '28.14', why: `${units.print(strange, q)} is not yours` };
  const cargo = wanted.filter((one) => one !== undefined);
  const landing = before.flatMap((one) => (one.verb === 'sail' && one.target !== null ? [one] : []));
  const course = { to: line.to, cargo, target: line.target };
  return sailFault(boardWith(board, evacuated), ship, course, {
    phase: q.facts.phase,
    aboard,
    assault: landing.flatMap((one) => one.units),
    placed: landing.map((one) => ({
      to: one.to,
      units: [...board.aboard(one.ship), ...one.units.flatMap((id) => board.unit(id) ?? [])],
    })),
  });
}

/** The board with Evacuations that begin by earlier lines. */
function boardWith(board: Board, evacuated: readonly string[]): Board {
  if (evacuated.length === 0) return board;
  return board.once(`evacuating ${evacuated.join(' ')}`, () => {
    const begun = evacuated.map((id) => [id, { complete: false, known: false }] as const);
    const evacuations = { ...board.position.evacuations, ...Object.fromEntries(begun) };
    return new Board(Object.freeze({ ...board.position, evacuations }), board.data);
  });
}

/** Ready ships at sea that may sail on in the phase. */
const adrift = (q: Ask<Moves>): boolean => {
  const board = boardOf(q);
  return board.ships('soviet').some((ship) => !q.data.waters.port(ship.at) && isFree(board, ship, q));
};

/** The first voyage of a Ready ship: out of a harbour, or later on from the sea. */
function firstSailing(scope: Scope, phase: MovementPhase): OrderOf<typeof sail> | null {
  const board = boardOf(scope);
  const inPort = (at: string): boolean => scope.data.waters.port(at) !== undefined;
  const ship = board.ships('soviet').find(({ ready, at }) => ready === true && inPort(at) === (phase === 'motorized'));
  const [to] = ship ? goalsOf(board, ship) : [];
  return ship && to !== undefined ? { verb: 'sail', ship: ship.id, to, units: [], target: null } : null;
}

const HEADS = {
  motorized: { kind: 'naval.sail', title: 'naval movement', word: 'sail' },
  movement: {
    ...{ kind: 'naval.sail-again', title: 'later naval movement', word: 'sail again', yields: true as const },
    interphase: 'in the Movement Phase no ship sails on from a harbour',
    speaks: ({ view, data, seat }: Scope) => !adrift({ view, data, seat, facts: { phase: 'movement', busy: [] } }),
    askedBy: EVERY_SEGMENT,
  },
};

/**
 * 26.1, 28: which ships sail, where to and with whom. In the second phase of the segment nobody sails in silence as long as none
 * of the ships is at sea: who lies in harbour could have sailed before.
 */
const sailing = (phase: MovementPhase) =>
  chooseLines<Naval, Sailing, SeaOrder, Moves>({
    ...HEADS[phase],
    ...{ rule: '26.12', seats: ['soviet'], asked: 'own', order: [sail, evacuate, complete] },
    question: `${phase === 'motorized' ? 'Motorized Movement' : 'Movement'} Phase: which ships sail, where to, and with whom?`,
    nothing: 'no ship sails',
    waits: true,
    whose: ({ local }) => (local.phase === phase && local.side !== 'axis' ? 'soviet' : null),
    told: ({ local }) => ({
      phase,
      busy: [...(local.convoyed ?? [])],
      taken: local.orders.flatMap((one) => (one.verb === 'sail' ? one.units : [])),
    }),
    conditions: atSea<Moves>(),
    once: (one) => (one.verb === 'sail' ? [one.ship, ...one.units] : [`${one.verb} ${one.port}`]),
    nameOf: (id, { data }) =>
      /^(?:evacuate|end evacuation) /.test(id) ? id : ((data.ships.get(id) ?? data.ground.get(id))?.names[0] ?? id),
    asks: (q) => {
      const board = boardOf(q);
      return board.ships('soviet').some((ship) => isFree(board, ship, q));
    },
    options,
    optionsOf: ofShip,
    fault: (one, q, before) => faultOf(one, q, before),
    listing: (q) => listing(q),
    followedBy: () => (phase === 'motorized' ? ['naval.attack', 'naval.cas', 'naval.move', 'naval.sail-again'] : []),
    inAdvance: (scope) => [firstSailing(scope, phase) ?? { verb: 'pass' }],
    imagine: (answer, { view }) =>
      placedView(
        view,
        answer.flatMap((one) => (one.verb === 'sail' ? [one] : [])),
      ),
    imagined: () => ({ phase, busy: [] }),
    onMap: (one, { view }) =>
      one.verb === 'sail' ? { from: view.ships[one.ship]?.at ?? null, to: one.to } : { to: null },
    takeAll(c, all) {
      c.local.orders.push(...all);
    },
  });
export const chooseSailings = sailing('motorized');
export const chooseLaterSailings = sailing('movement');

/** Where ships lie and where they may go, a line for those of whom that is the same. */
function listing(q: Ask<Moves>): string[] {
  const board = boardOf(q);
  const lines = options(q).flatMap((one) => (one.verb === 'sail' && one.units.length === 0 ? [one] : []));
  const rows = board.ships('soviet').flatMap((ship) => {
    const places = lines.filter((one) => one.ship === ship.id).map(({ to }) => goal.print(to, q));
    const zones = places.flatMap((text) => (text.startsWith('zone ') ? [text.slice('zone '.length)] : []));
    const ports = places.filter((text) => !text.startsWith('zone '));
    const goals = [
      ...ports,
      ...(zones.length > 0 ? [`${zones.length > 1 ? 'zones' : 'zone'} ${zones.join(', ')}`] : []),
    ];
    const { transport } = ship.counter;
    const carries = transport > 0 ? `, carries ${transport}` : '';
    return goals.length === 0
      ? []
      : [
          {
            name: ship.counter.names[0] ?? ship.id,
            rest: `(${placeName(q.data, ship.at)}${carries}) to ${goals.join(', ')}`,
          },
        ];
  });
  return grouped(rows);
}
