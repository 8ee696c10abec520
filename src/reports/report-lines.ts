import { isDeepStrictEqual } from 'node:util';
import { explainRoll } from '../kernel/chance/tell-roll';
import type { Roll } from '../kernel/chance/roll';
import { factFor } from '../kernel/flow/fact';
import type { Json, JsonObject } from '../kernel/realm';
import { SEAT_CHANGES, type SeatChange } from '../kernel/record/submission';
import type { Told } from '../kernel/system';
import type { StoredLine } from '../table/seat.entity';
import type { LoggedFact } from '../submissions/logged-fact';
import type { AnyEngine } from '../systems/systems';
import { spanText } from '../wording/when';
import { newDice } from './new-dice';
import { tabled, type Line } from './tables';
import { tellUndone } from './undone';

/** One numbered line of a report, with the places of its facts in the log: the first one, and all. */
export interface ReportLine {
  text: string;
  rule: string;
  at: [number, number];
  facts: [number, number][];
  weight: number;
  /** A rewind has cut it off the line of play. */
  undone?: true;
}

/** What `reader` may know of `facts`, in the order it happened. What rewinds have undone comes last, each in a sentence of its own. */
export function reportLines(engine: AnyEngine, facts: readonly LoggedFact[], reader: string): ReportLine[] {
  const all = told(engine, facts, reader);
  const lines = joined(tabled(all.filter((l) => !l.undone)));
  return [...lines, ...joined(all.filter((l) => l.undone))];
}

/** What `reader` may know of each of `facts`, in words; of what he may not know nothing. */
export function toldFacts(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  reader: string,
): (Told & { fact: LoggedFact; undone?: true })[] {
  return facts.flatMap((fact) => {
    const one = tellFact(engine, fact, reader);
    return one ? [{ ...one, fact, ...(fact.undone ? { undone: true as const } : {}) }] : [];
  });
}

/** The places of all facts of a report that still hold: results that rewinds have undone are on no map. */
export const standingFacts = (lines: readonly ReportLine[]): [number, number][] =>
  factsOfReport(lines.filter((l) => !l.undone).map((l) => l.facts));

/** The same in the order it happened, and of a table every roll (HISTORY). */
export function historyLines(engine: AnyEngine, facts: readonly LoggedFact[], reader: string): ReportLine[] {
  return joined(told(engine, facts, reader));
}

const told = (engine: AnyEngine, facts: readonly LoggedFact[], reader: string): Line[] =>
  facts.flatMap((fact) => {
    const one = tellFact(engine, fact, reader);
    if (!one) return [];
    const line: Line = { ...one, rule: fact.rule, facts: [[fact.seq, fact.n]] };
    if (!fact.undone) return [line];
    return [
      {
        ...line,
        text: tellUndone(engine, fact.type, { body: factFor(fact, reader) ?? {}, text: one.text }),
        undone: fact.undone,
      },
    ];
  });

/** Lines of one word and rule that follow each other, as one; what was undone each for itself, and so marked. */
function joined(lines: readonly Line[]): ReportLine[] {
  const out: (Line & { parts: string[]; word: string })[] = [];
  for (const { joins, ...line } of lines) {
    const last = out.at(-1);
    const same =
      joins !== undefined && last?.word === joins.word && last.rule === line.rule && !line.undone && !last.undone;
    if (!same) {
      out.push({ ...line, word: joins?.word ?? '', parts: joins ? [joins.part] : [] });
      continue;
    }
    last.parts.push(joins.part);
    last.facts = [...last.facts, ...line.facts];
    last.text = `${joins.word}: ${last.parts.join('; ')}.`;
  }
  return out.map(({ text, rule, facts, weight, undone }) => {
    const line = { text, rule, at: facts[0] ?? ([0, 0] as [number, number]), facts, weight };
    return undone ? { ...line, undone } : line;
  });
}

/** The places of facts that a stored report names: those of each line, or in reports of old the first one's. */
export const factsOfLine = (line: StoredLine): [number, number][] => (isOne(line) ? [line] : line);

/** The places of all facts that a report tells, each once, in the order in which they happened. */
export function factsOfReport(lines: readonly StoredLine[]): [number, number][] {
  const places = new Map(lines.flatMap(factsOfLine).map((at) => [at.join('/'), at]));
  return [...places.values()].sort(([a, m], [b, n]) => a - b || m - n);
}

const isOne = (line: StoredLine): line is [number, number] => typeof line[0] === 'number';

/** What every one of `seats` knows, and nothing else: all that a moderator sees of a running game (blindfold). */
export function commonFacts(facts: readonly LoggedFact[], seats: readonly string[]): LoggedFact[] {
  return facts.filter((fact) => {
    const bodies = seats.map((seat) => factFor(fact, seat));
    return bodies.every((body) => body !== null && isDeepStrictEqual(body, bodies[0]));
  });
}

/** A fact in words for its reader; null when he may not know of it. */
function tellFact(engine: AnyEngine, fact: LoggedFact, reader: string): Told | null {
  const body = factFor(fact, reader);
  if (body === null) return null;
  if (fact.type.startsWith('despatch.')) return tellOwn(engine, fact.type, body);
  return engine.system.tell({ type: fact.type, body });
}

const wordOf = (value: Json | undefined): string => (typeof value === 'object' ? '' : String(value));

/** Facts of the kernel itself. */
function tellOwn(engine: AnyEngine, type: string, body: JsonObject): Told | null {
  if (type === 'despatch.rewound') return { weight: 99, text: tellRewound(body) };
  if (type === 'despatch.adjusted')
    return { weight: 99, text: `The moderator changed the position: ${wordOf(body['reason'])}` };
  if (type === 'despatch.resigned')
    return { weight: 99, text: `${engine.system.seatName(wordOf(body['seat']))} resigned.` };
  if (type === 'despatch.seat') return { weight: 60, text: tellSeat(engine, body) };
  if (type === 'despatch.charter') return { weight: 99, text: `Both sides agreed that ${wordOf(body['text'])}.` };
  if (type === 'despatch.balance') return { weight: 60, text: `House option: ${wordOf(body['text'])}.` };
  if (type === 'despatch.held') return { weight: 99, text: `The moderator holds the game: ${wordOf(body['reason'])}` };
  if (type === 'despatch.released')
    return { weight: 99, text: 'The moderator lets the game go on; clocks start with the next day.' };
  if (type === 'despatch.extended') return { weight: 60, text: tellExtended(engine, body) };
  if (type === 'despatch.ruling') return { weight: 60, text: tellRuling(body) };
  if (type === 'despatch.drawn') return { weight: 99, text: 'Both sides agreed to a draw.' };
  return type === 'despatch.standing-fired' ? { weight: 20, text: tellFired(engine, body) } : null;
}

function tellExtended(engine: AnyEngine, { seat, hours, reason }: JsonObject): string {
  const time = spanText(Number(hours) * 3600);
  return `The moderator gave ${engine.system.seatName(wordOf(seat))} ${time} more: ${wordOf(reason)}`;
}

function tellRuling({ change, nr, rules }: JsonObject): string {
  const about = Array.isArray(rules) ? ` on ${rules.map(wordOf).join(', ')}` : '';
  return `Ruling R${wordOf(nr)}${about} was ${change === 'withdrawn' ? 'withdrawn' : 'made'}.`;
}

/** What both sides are told of who plays a seat. */
const SEAT_NEWS: Record<SeatChange, string> = {
  replaced: 'is played by somebody else from here on',
  substituted: 'is played by a substitute for a time',
  returned: 'is played by its own player again',
  left: 'has lost its player; the game stands until somebody takes his place',
};

function tellSeat(engine: AnyEngine, { seat, change }: JsonObject): string {
  const news = SEAT_CHANGES.find((word) => word === change);
  return `${engine.system.seatName(wordOf(seat))} ${news ? SEAT_NEWS[news] : 'has another player'}.`;
}

function tellRewound({ to, reason, commitment }: JsonObject): string {
  const back = `The game went back to position ${wordOf(to)}: ${wordOf(reason)}`;
  if (typeof commitment !== 'string') return back;
  return `${back}${/[.!?]$/.test(back) ? '' : '.'} ${newDice(commitment)}`;
}

interface Fired {
  id: string;
  text: string;
  once: boolean;
  because?: string[];
}

/** Which of his orders answered and why, and which of the same kind did not. Reports of old know no reasons. */
function tellFired(engine: AnyEngine, body: JsonObject): string {
  const orders = (body['orders'] ?? []) as unknown as Fired[];
  const passed = (body['passed'] ?? []) as unknown as (Fired & { why: string })[];
  const name = ({ id, once }: Fired): string => (once ? 'plan' : id);
  const said = orders.map((o) => `"${o.text}" (${name(o)})`).join(', ');
  const left = passed.map((p) => `"${p.text}" (${name(p)}: ${p.why})`).join(', ');
  const kind = typeof body['kind'] === 'string' ? engine.kind(body['kind']) : undefined;
  const answer = (body['answer'] ?? []) as string[];
  const what = kind ? ` ${kind.title}` : '';
  const itself = body['only'] === true ? 'Only one answer was possible to' : 'The published default answered';
  const first =
    said === '' ? `${itself}${what}: ${answer.join('; ')}.` : `Your orders given in advance answered${what}: ${said}.`;
  return left === '' ? first : `${first} Not used: ${left}.`;
}

/** More than these are told in a line each: which of them was meant is for HISTORY. */
const MOST_EXPLAINED = 10;

/** The arithmetic behind the facts of one line, as its reader may know it (WHY): `log` holds what happened before them too. */
export function explainFacts(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  reader: string,
  log: readonly LoggedFact[] = facts,
): string[] {
  const undone = facts.some((fact) => fact.undone) ? ['The game has gone back: this was undone.'] : [];
  if (facts.length <= MOST_EXPLAINED)
    return [
      ...undone,
      ...facts.flatMap((fact) => explainFact(engine, fact, reader)),
      ...explainCauses(engine, facts, reader, log),
    ];
  return told(engine, facts, reader).map((line) => line.text);
}

/** The rolls that `facts` come of and do not hold, each once, though several were lost by it. */
function explainCauses(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  reader: string,
  log: readonly LoggedFact[],
): string[] {
  const rolls = facts.flatMap((fact) => causesOf(engine, fact, reader, log)).filter((fact) => !facts.includes(fact));
  const each = rolls.filter((roll, i) => rolls.indexOf(roll) === i);
  return each.flatMap((roll) => ['It comes of this roll:', ...explainFact(engine, roll, reader)]);
}

/** Of each roll that a fact comes of the last one before it in the same line of play, as far as the reader may know. */
function causesOf(engine: AnyEngine, fact: LoggedFact, reader: string, log: readonly LoggedFact[]): LoggedFact[] {
  const rolls = tellFact(engine, fact, reader)?.because?.rolls ?? [];
  const before = log.filter((f) => f.undone === fact.undone && (f.seq - fact.seq || f.n - fact.n) < 0);
  return rolls.flatMap(({ type, body }) => {
    const found = before.findLast((f) => f.type === type && holds(factFor(f, reader), body));
    return found ? [found] : [];
  });
}

const holds = (body: JsonObject | null, part: JsonObject): boolean =>
  body !== null && Object.entries(part).every(([key, value]) => isDeepStrictEqual(body[key], value));

/** The arithmetic behind one fact. */
export function explainFact(engine: AnyEngine, fact: LoggedFact, reader: string): string[] {
  const body = factFor(fact, reader);
  const told = tellFact(engine, fact, reader);
  if (body === null || !told) return ['This line cannot be explained.'];
  const roll = body['roll'] as unknown as (Roll & { withheld?: boolean }) | undefined;
  const { because } = told;
  const rule = because && because.rule !== fact.rule ? `${fact.rule}, by ${because.rule}` : fact.rule;
  if (because && because.rolls.length > 0) return [told.text, `Rule ${rule}`];
  if (!roll) return [told.text, `Rule ${rule || 'of the service'}; no dice were rolled for it.`];
  return [
    told.text,
    `Rule ${fact.rule}`,
    ...explainRoll(roll, engine.system.chartName(roll.chart), roll.withheld === true),
  ];
}
