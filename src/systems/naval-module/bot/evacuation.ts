import type { Ask } from '../naval-module';
import { sailFault } from '../rules/26-1-sailing';
import { isEvacuated } from '../rules/26-2-ports';
import { loadOf, loadOfAll, type MovementPhase } from '../rules/28-1-cargo';
import { Board, type Ship, type Unit } from '../rules/board';
import { MOST_POINTS, stackedOf, isCombatUnit, isTransportable } from '../rules/g13-units';
import { chooseMoves } from '../decisions/move';
import type { Side } from '../side';

/** The besieged harbour, its hex, and where its garrison is carried to. */
const [FROM, HARBOUR] = ['odessa', 'O0910'];
const HOMES = ['kamyshovaya', 'sevastopol'];

interface March {
  units: string[];
  to: string;
}
interface Line {
  verb: 'sail' | 'evacuate';
  ship?: string;
  to?: string;
  units?: string[];
  target?: null;
  port?: string;
}

/** Points for who is landed, a point of a ship that he takes (28.13, G94). */
const worth = (unit: Unit): number => {
  const { type, points } = unit.counter;
  const vp = type === 'hq' ? 3 : type === 'base' ? 1 : isCombatUnit(unit.counter) ? 2 * points : 0;
  return vp / loadOf(unit);
};
const dearest = (units: readonly Unit[]): Unit[] =>
  units.toSorted((a, b) => worth(b) - worth(a) || loadOf(b) - loadOf(a) || (a.id < b.id ? -1 : 1));

const isCarrier = (board: Board, ship: Ship): boolean =>
  ship.ready === true && ship.counter.transport > 0 && board.aboard(ship.id).length === 0;

/** 28.2: the Evacuation is declared as ships set out, so that they stay Ready where they arrive (28.23d); from there they bring home whom they carry. */
export function convoys(q: Ask<{ phase: MovementPhase }>): Line[] {
  const board = new Board(q.view, q.data);
  return q.facts.phase === 'motorized' ? outwards(q, board) : homewards(q, board);
}

function outwards({ facts }: Ask<{ phase: MovementPhase }>, board: Board): Line[] {
  const may = (ship: Ship): boolean =>
    sailFault(board, ship, { to: FROM, cargo: [] }, { phase: facts.phase, aboard: [] }) === null;
  const going = board.ships('soviet').filter((ship) => isCarrier(board, ship) && ship.at !== FROM && may(ship));
  const begin: Line[] = isEvacuated(board, FROM) || going.length === 0 ? [] : [{ verb: 'evacuate', port: FROM }];
  return [...begin, ...going.map((ship): Line => ({ verb: 'sail', ship: ship.id, to: FROM, units: [], target: null }))];
}

/** Ships fill up with the dearest first, the largest ship first. */
function homewards({ facts }: Ask<{ phase: MovementPhase }>, board: Board): Line[] {
  const lines: Line[] = [];
  let waiting = dearest(embarking(board, HARBOUR));
  const ships = board.ships('soviet').filter((ship) => isCarrier(board, ship) && ship.at === FROM);
  const room = new Map(HOMES.map((port) => [port, roomAt(board, port)]));
  // The small ones first: they alone come into the small harbour, where troops find room beside those of the large one.
  for (const ship of ships.toSorted((a, b) => a.counter.transport - b.counter.transport)) {
    const before = lines.flatMap(({ units = [] }) => units.flatMap((id) => board.unit(id) ?? []));
    const [best] = HOMES.map((to) => {
      const cargo = fill(board, ship, waiting, { to, phase: facts.phase, before });
      return { to, cargo, vp: landedWorth(cargo, room.get(to) ?? 0) };
    }).toSorted((a, b) => b.vp - a.vp);
    if (!best || best.cargo.length === 0) continue;
    const { to, cargo } = best;
    waiting = waiting.filter((unit) => !cargo.includes(unit));
    room.set(to, (room.get(to) ?? 0) - stackedOf(cargo));
    lines.push({ verb: 'sail', ship: ship.id, to, units: cargo.map(({ id }) => id), target: null });
  }
  return lines;
}

interface Lift {
  to: string;
  phase: MovementPhase;
  before: readonly Unit[];
}

/** Whom a ship takes home: the dearest first, as many as it carries. */
function fill(board: Board, ship: Ship, waiting: readonly Unit[], { to, phase, before }: Lift): Unit[] {
  const cargo: Unit[] = [];
  for (const unit of waiting)
    if (sailFault(board, ship, { to, cargo: [...cargo, unit] }, { phase, aboard: before }) === null) cargo.push(unit);
  return cargo;
}

/** Points for a cargo; who waits aboard for room on the quay brings none, but is not lost either. */
function landedWorth(cargo: readonly Unit[], room: number): number {
  let left = room;
  return cargo.reduce((sum, unit) => {
    left -= unit.counter.points;
    return sum + worth(unit) * loadOf(unit) * (left < 0 ? ADRIFT : 1);
  }, 0);
}
const ADRIFT = 0.3;

/** G15: stacking points for which there is room on a quay, less those that wait aboard beside it. */
function roomAt(board: Board, id: string): number {
  const port = board.data.waters.port(id);
  const aboard = board.ships('soviet').flatMap((ship) => (ship.at === id ? board.aboard(ship.id) : []));
  return port ? MOST_POINTS - stackedOf([...board.unitsAt('soviet', board.data.waters.ashore(port)), ...aboard]) : 0;
}

/** Who may go aboard where he stands and is worth it. */
const embarking = (board: Board, hex: string): Unit[] =>
  board.unitsAt('soviet', hex).filter((unit) => isTransportable(unit.counter) && worth(unit) > 0);

/** 28.23e: as many as the ships in the harbour carry march to it in the phase in which they sail. */
export function embarks(q: Ask<{ side: Side; phase: MovementPhase }>): March[] {
  const board = new Board(q.view, q.data);
  if (q.facts.phase !== 'movement' || !isEvacuated(board, FROM)) return [];
  const ships = board.ships('soviet').filter((ship) => isCarrier(board, ship) && ship.at === FROM);
  let room = ships.reduce((sum, { counter }) => sum + counter.transport, 0) - loadOfAll(embarking(board, HARBOUR));
  const lines: March[] = [];
  for (const unit of dearest(
    board.onHexes('soviet').filter(({ at, counter }) => at !== HARBOUR && isCombatUnit(counter)),
  )) {
    const next = [...lines, { units: [unit.id], to: HARBOUR }];
    if (loadOf(unit) > room || chooseMoves.judge(next, q).length > 0) continue;
    room -= loadOf(unit);
    lines.push({ units: [unit.id], to: HARBOUR });
  }
  return lines;
}
