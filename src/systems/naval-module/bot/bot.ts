import type { Json } from '../../../kernel/realm';
import type { Ask } from '../naval-module';
import { sailFault } from '../rules/26-1-sailing';
import { fittingCargo } from '../rules/28-1-fitting';
import { loadOfAll, type MovementPhase } from '../rules/28-1-cargo';
import { Board, type Ship } from '../rules/board';
import type { Side } from '../side';
import { interdiction, raids, support } from './air';
import { food, reactions, works } from './answers';
import { attacks, moves } from './land';
import { landings, siege, stores } from './sea';

/** The besieged harbour, and where its garrison is carried to. */
const [FROM, HOME] = ['odessa', 'sevastopol'];

/** What the script orders; for all else the published defaults speak. */
export function navalBot(kind: string, q: Ask): Json | undefined {
  const order = SCRIPTS[kind];
  return order === undefined ? undefined : (order(q as Ask<never>) as Json);
}

const SCRIPTS: Readonly<Record<string, (q: Ask<never>) => unknown>> = {
  'naval.interdict': interdiction,
  'naval.raid': raids,
  'naval.cas': support,
  'naval.attack': attacks,
  'naval.move': (q: Ask<never>) => marches(q),
  'naval.motorized': (q: Ask<never>) => marches(q),
  'naval.react': reactions,
  'naval.feed': food,
  'naval.build': works,
  'naval.squadron': stores,
  'naval.sail': (q: Ask<never>) => SAILS[q.view.scenario]?.(q) ?? [],
  'naval.sail-again': (q: Ask<never>) => SAILS[q.view.scenario]?.(q) ?? [],
};
const SAILS: Readonly<Record<string, (q: Ask<never>) => unknown>> = {
  odessa: convoys,
  'kerch-feodosia': landings,
  sevastopol: siege,
};

interface Line {
  verb: 'sail' | 'evacuate';
  ship?: string;
  to?: string;
  units?: string[];
  target?: null;
  port?: string;
}

/** At Odessa and Sevastopol the garrison stays in its works. */
const marches = (q: Ask<{ side: Side; phase: MovementPhase }>): unknown =>
  q.seat === 'axis' || q.view.scenario === 'kerch-feodosia' ? moves(q) : [];

/** Ships with room go to the besieged harbour; from there they bring home as many as they carry; the Evacuation begins in the second turn. */
function convoys(q: Ask<{ phase: MovementPhase }>): Line[] {
  const { view, data, facts } = q;
  const board = new Board(view, data);
  const turn = view.clock.turn - board.scenario().turns.first;
  const lines: Line[] = turn >= 1 && !view.evacuations[FROM ?? ''] ? [{ verb: 'evacuate', port: FROM ?? '' }] : [];
  const taken: string[] = [];
  const may = (ship: Ship, to: string): boolean =>
    sailFault(board, ship, { to, cargo: [] }, { phase: facts.phase, aboard: [] }) === null;
  for (const ship of board.ships('soviet')) {
    if (ship.ready !== true || ship.counter.transport === 0 || board.aboard(ship.id).length > 0) continue;
    if (ship.at !== FROM) {
      if (may(ship, FROM ?? '')) lines.push({ verb: 'sail', ship: ship.id, to: FROM ?? '', units: [], target: null });
      continue;
    }
    if (!may(ship, HOME ?? '')) continue;
    const units = fittingCargo(board, ship, facts.phase).filter(({ id }) => !taken.includes(id));
    const before = taken.flatMap((id) => board.unit(id) ?? []);
    if (
      loadOfAll(units) < ship.counter.transport / 2 ||
      sailFault(board, ship, { to: HOME ?? '', cargo: units }, { phase: facts.phase, aboard: before }) !== null
    )
      continue;
    taken.push(...units.map(({ id }) => id));
    lines.push({ verb: 'sail', ship: ship.id, to: HOME ?? '', units: units.map(({ id }) => id), target: null });
  }
  return lines;
}
