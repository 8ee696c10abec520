import { ownSystems } from '../src/config/testing/systems';
import type { AnyEngine } from '../src/systems/systems';
import { touched } from '../src/kernel/decide/touch';
import { consider } from '../src/kernel/decide/verdict';
import type { OpenDecision, Position } from '../src/kernel/record/position';
import { playOut } from '../src/kernel/testing/playout';
import { quantile, rounded } from './measure';

/** So many lines has a mail that is measured. */
const LINES = 40;
const WARM_UP = 5;
const ROUNDS = 15;
/** Decisions of a random game that are looked at for the one with most to order. */
const MOST_ASKED = 150;

/** Milliseconds of processor for a mail of forty orders, and how much longer one takes that is written freely. */
export interface OrderFigures {
  system: string;
  kind: string;
  /** Orders in it that differ; more than a question has are written again. */
  orders: number;
  printedMs: number;
  freeMs: number;
  ratio: number;
}

/** How long orders take to be read and judged, as they are printed and as people write them, in each system. */
export function measureOrders(): OrderFigures[] {
  const systems = ownSystems();
  return systems.all().map(({ system }) => measured(systems.engine(system.id)));
}

interface Asked {
  position: Position;
  open: OpenDecision;
  orders: readonly string[];
}

function measured(engine: AnyEngine): OrderFigures {
  const { position, open, orders } = mostAsked(engine);
  const lines = Array.from({ length: LINES }, (_, i) => orders[i % orders.length] ?? '');
  const free = lines.map((line, i) => (i % 2 === 0 ? `Please ${line}.` : `${line} (as planned)`));
  const [printedMs, freeMs] = [lines, free].map((text) => least(engine, { position, open }, text.join('\n')));
  const figures = { printedMs: rounded(printedMs ?? 0), freeMs: rounded(freeMs ?? 0) };
  const ratio = rounded(figures.freeMs / figures.printedMs);
  return { system: engine.system.id, kind: open.kind, orders: orders.length, ...figures, ratio };
}

/** The question of a random game in which most units can be ordered in one mail that stands, an order for each. */
function mostAsked(engine: AnyEngine): Asked {
  const found: Asked[] = [];
  const [scenario] = engine.system.scenarios;
  playOut(engine, {
    ...{ scenario: scenario?.id ?? '', seed: 'orders', mode: 'strict', most: MOST_ASKED, checkOneIn: Infinity },
    onAsked(position, open) {
      const orders = ordersOf(engine, { position, open });
      if (orders.length <= (found.at(-1)?.orders.length ?? 0)) return;
      if (consider(engine, position, open.seat, open, orders.join('\n')).sound) found.push({ position, open, orders });
    },
  });
  const most = found.at(-1);
  if (!most) throw new Error('nobody was asked');
  return most;
}

/** What a click on each unit, and on the first place that lights up, writes. */
function ordersOf(engine: AnyEngine, { position, open }: Pick<Asked, 'position' | 'open'>): string[] {
  const [kind, q] = [engine.kind(open.kind), engine.ask(position, open)];
  const { things } = touched(kind, q, []);
  return things
    .slice(0, LINES)
    .flatMap(({ id }) => touched(kind, q, [id]).offers.find(({ lines: [line] }) => line !== 'pass')?.lines ?? []);
}

/** The quickest tenth of the rounds: what others do on the machine is left out. Each has its own view, as each mail has. */
function least(engine: AnyEngine, { position, open }: Omit<Asked, 'orders'>, text: string): number {
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + ROUNDS; i++) {
    const own = { ...position, world: structuredClone(position.world) };
    const from = process.cpuUsage();
    consider(engine, own, open.seat, open, text);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1_000);
  }
  return quantile(times.slice(WARM_UP), 0.1);
}
