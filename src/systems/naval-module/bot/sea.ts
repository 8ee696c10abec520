import type { Ask } from '../naval-module';
import { sailFault } from '../rules/26-1-sailing';
import { fittingCargo, type MovementPhase } from '../rules/28-1-cargo';
import { legsOf, type Convoy, type Leg } from '../rules/28-1-convoys';
import { isAmphibious } from '../rules/30-1-assault';
import { calls, gunfire, isFrail, type Voyage } from './calls';
import { Board, type Ship } from '../rules/board';
import { isGoalOpen } from '../rules/special-squadron';

type Sails = Ask<{ phase: MovementPhase; busy: string[] }>;

/** Coast hexes worth a landing, each with the sea beside it, the best first. */
const BEACHES: readonly (readonly [target: string, from: string])[] = [
  ['3620', '3721'],
  ['3720', '3820'],
  ['3621', '3622'],
  ['4817', '4918'],
  ['4817', '4917'],
  ['4818', '4919'],
  ['4818', '4918'],
  ['4816', '4917'],
  // From the Sea of Azov, beside and behind Kerch.
  ['4815', '4814'],
  ['4715', '4714'],
  ['4915', '4914'],
];

const standing = (q: Sails, convoy: Convoy): Voyage[] =>
  legsOf(new Board(q.view, q.data), convoy, q.facts.phase, []).map((leg: Leg) => ({
    verb: 'sail',
    ...leg,
    target: null,
  }));

const carriers = (board: Board): Ship[] =>
  board.ships('soviet').filter(({ ready, counter }) => ready === true && counter.transport > 0);

/** The siege: supply and men to the bay, out of reach of the battery at Kacha. */
export function siege(q: Sails): Voyage[] {
  const ships = carriers(new Board(q.view, q.data)).map(({ id }) => id);
  return standing(q, { ships, from: 'map-t', to: 'kamyshovaya', cargo: ['zap', 's-138-rb', 's-142-rb', 'msu'] });
}

/** Scenario 1, 6: the squadron brings stores once the harbour is open to it, and goes back for more. */
export function stores(q: Ask): { ships: string[]; to: string }[] {
  const board = new Board(q.view, q.data);
  const ready = board.ships('axis').filter((ship) => ship.ready === true);
  const at = (port: string): string[] => ready.flatMap((ship) => (ship.at === port ? [ship.id] : []));
  const [home, away] = [at('constanta'), at('odessa')];
  const out = home.length > 0 && isGoalOpen(board) ? [{ ships: home, to: 'odessa' }] : [];
  return [...out, ...(away.length > 0 ? [{ ships: away, to: 'constanta' }] : [])];
}

/** The landings: in the Motorized Movement Phase troops for the beaches and guns beside them, afterwards ships bring more to harbours that are taken, or go back to where troops wait. */
export function landings(q: Sails): Voyage[] {
  const board = new Board(q.view, q.data);
  const lines: Voyage[] = calls(board, q.facts.phase);
  const called = lines.map(({ ship }) => ship);
  // The largest first: they carry divisions, and one unit at a time lands off Feodosia.
  const free = carriers(board).filter((ship) => !called.includes(ship.id) && !isFrail(ship));
  const isFirst = q.facts.phase === 'motorized';
  for (const ship of free.toSorted((a, b) => b.counter.transport - a.counter.transport)) {
    const line = isFirst ? assault(q, board, ship, lines) : (home(q, board, ship) ?? reinforce(q, board, ship, lines));
    if (line) lines.push(line);
  }
  return isFirst ? [...lines, ...gunfire(board, lines)] : lines;
}

/** Harbours of the peninsula, the dearest first. */
const TAKEN = ['feodosia', 'kerch', 'kamysh-burun'];

/** As many as a ship carries to a harbour that is taken. */
function reinforce(q: Sails, board: Board, ship: Ship, before: readonly Voyage[]): Voyage | null {
  const taken = before.flatMap(({ units }) => units);
  const aboard = taken.flatMap((id) => board.unit(id) ?? []);
  const cargo = fittingCargo(board, ship, q.facts.phase).filter(({ id }) => !taken.includes(id));
  const to =
    cargo.length === 0
      ? undefined
      : TAKEN.find((port) => sailFault(board, ship, { to: port, cargo }, { phase: q.facts.phase, aboard }) === null);
  return to === undefined ? null : { verb: 'sail', ship: ship.id, to, units: cargo.map(({ id }) => id), target: null };
}

function assault(q: Sails, board: Board, ship: Ship, before: readonly Voyage[]): Voyage | null {
  const { waters } = q.data;
  const port = waters.port(ship.at);
  const taken = before.flatMap(({ units }) => units);
  const waiting = port
    ? board.unitsAt('soviet', waters.ashore(port)).filter((unit) => isAmphibious(unit) && !taken.includes(unit.id))
    : [];
  const aboard = board.aboard(ship.id);
  const cargo =
    aboard.length > 0 ? [[]] : waiting.toSorted((a, b) => b.counter.attack - a.counter.attack).map((one) => [one]);
  const earlier = {
    phase: q.facts.phase,
    aboard: taken.flatMap((id) => board.unit(id) ?? []),
    assault: taken,
    placed: before.map(({ to, units }) => ({ to, units: units.flatMap((id) => board.unit(id) ?? []) })),
  };
  for (const [target, to] of BEACHES)
    for (const units of cargo)
      if (sailFault(board, ship, { to, cargo: units, target }, earlier) === null)
        return { verb: 'sail', ship: ship.id, to, units: units.map(({ id }) => id), target };
  return null;
}

function home(q: Sails, board: Board, ship: Ship): Voyage | null {
  if (q.data.waters.port(ship.at) || board.aboard(ship.id).length > 0) return null;
  const ports = ['azov-box', 'map-t', 'taman', 'tuapse'];
  const to = ports.find(
    (at) => sailFault(board, ship, { to: at, cargo: [] }, { phase: q.facts.phase, aboard: [] }) === null,
  );
  return to === undefined ? null : { verb: 'sail', ship: ship.id, to, units: [], target: null };
}
