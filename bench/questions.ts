import { codes, positionOf, systems } from '../src/cli/written-orders';
import { say } from '../src/cli/output';
import type { AnyEngine } from '../src/systems/systems';
import { touched } from '../src/kernel/decide/touch';
import { consider } from '../src/kernel/decide/verdict';
import type { OpenDecision, Position } from '../src/kernel/record/position';
import { rounded } from './measure';

/** So many lines has a mail that is measured, and so much processor it may take. */
const [LINES, MOST_MS] = [40, 15];
const ROUNDS = 15;

/** Milliseconds of processor, the least of some rounds, for a mail of forty lines to one question. */
interface QuestionFigures {
  question: string;
  /** As a click on each unit writes them; the same with words around them; several orders of each unit. */
  printedMs: number;
  freeMs: number;
  mixedMs: number;
}

interface Asked {
  engine: AnyEngine;
  position: Position;
  open: OpenDecision;
}

/** What a click writes on each of the first forty things that can be picked, in the order of its offers. */
function clicked({ engine, position, open }: Asked): string[][] {
  const [kind, q] = [engine.kind(open.kind), engine.ask(position, open)];
  const { things } = touched(kind, q, []);
  const each = things.slice(0, LINES).map(({ id }) => {
    const { offers } = touched(kind, q, [id]);
    return offers.map(({ lines }) => lines.join('\n')).filter((text) => text !== 'pass');
  });
  const some = each.filter((texts) => texts.length > 0);
  return some.length > 0 ? some : [[...kind.prompt(q).examples]];
}

/** The first lines of all, then the second ones, and so on. */
function mixed(each: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...each.map((texts) => texts.length));
  const turns = Array.from({ length: most }, (_, k) => each.flatMap((texts) => texts[k] ?? [])).flat();
  return turns.filter((text, i) => turns.indexOf(text) === i).slice(0, LINES);
}

/** Forty lines, written again where there are fewer. */
function forty(texts: readonly string[]): string[] {
  const all = texts.length > 0 ? texts : ['pass'];
  const lines = Array.from({ length: LINES }, (_, i) => all[i % all.length] ?? '');
  return lines.join('\n').split('\n').slice(0, LINES);
}

/** The least of some rounds: what others do on the machine is left out. Each has its own view, as each mail has. */
function least({ engine, position, open }: Asked, lines: readonly string[]): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const own = { ...position, world: structuredClone(position.world) };
    const from = process.cpuUsage();
    consider(engine, own, open.seat, open, lines.join('\n'));
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
  return rounded(Math.min(...times), 1);
}

function measured(question: string, asked: Asked): QuestionFigures {
  const each = clicked(asked);
  const printed = forty(each.map(([first = 'pass']) => first));
  const free = printed.map((line, i) => (i % 2 === 0 ? `Please ${line}.` : `${line} (as planned)`));
  const [printedMs = 0, freeMs = 0, mixedMs = 0] = [printed, free, forty(mixed(each))].map((l) => least(asked, l));
  return { question, printedMs, freeMs, mixedMs };
}

/** Every question of the games that texts were written for, whose code holds `part`. */
function questions(part: string): QuestionFigures[] {
  return codes
    .filter((code) => code.includes(part))
    .flatMap((code) => {
      const { system, position } = positionOf(code);
      const engine = systems.engine(system);
      const open = position.open.filter(({ sealed }) => !sealed);
      return open.map((one) => measured(`${code} ${one.kind} ${one.seat}`, { engine, position, open: one }));
    });
}

const worst = ({ printedMs, freeMs, mixedMs }: QuestionFigures): number => Math.max(printedMs, freeMs, mixedMs);
const found = questions(process.argv[2] ?? '').toSorted((a, b) => worst(b) - worst(a));
for (const { question, printedMs, freeMs, mixedMs } of found.slice(0, LINES))
  say(`${[printedMs, freeMs, mixedMs].map((ms) => ms.toFixed(1).padStart(6)).join(' ')}  ${question}`);
const over = (key: 'printedMs' | 'freeMs' | 'mixedMs'): number => found.filter((one) => one[key] > MOST_MS).length;
say(
  `${found.length} questions; over ${MOST_MS} ms: ${over('printedMs')} as printed, ${over('freeMs')} written freely, ${over('mixedMs')} with several orders of each unit`,
);
