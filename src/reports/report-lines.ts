import { isDeepStrictEqual } from 'node:util';
import { explainRoll } from '../kernel/chance/tell-roll';
import type { Roll } from '../kernel/chance/roll';
import { factFor } from '../kernel/flow/fact';
import type { Json, JsonObject } from '../kernel/realm';
import type { Told } from '../kernel/system';
import type { LoggedFact } from '../submissions/log.repository';
import type { AnyEngine } from '../systems/systems';

/** One numbered line of a report, with the place of its fact in the log. */
export interface ReportLine {
  text: string;
  rule: string;
  at: [number, number];
  weight: number;
}

/** What stands at the head of a report: sinkings, victory, what was put ashore. */
const HEADLINE = 85;

/** What `reader` may know of `facts`: the most important first, then everything in the order it happened. */
export function reportLines(engine: AnyEngine, facts: readonly LoggedFact[], reader: string): ReportLine[] {
  const lines = joined(
    facts.flatMap((fact) => {
      const told = tellFact(engine, fact, reader);
      return told ? [{ ...told, rule: fact.rule, at: [fact.seq, fact.n] as [number, number] }] : [];
    }),
  );
  const heads = lines.filter((l) => l.weight >= HEADLINE);
  return [...heads, ...lines.filter((l) => l.weight < HEADLINE)];
}

/** Lines of one word and rule that follow each other, as one. */
function joined(lines: readonly (ReportLine & Pick<Told, 'joins'>)[]): ReportLine[] {
  const out: (ReportLine & { parts: string[]; word: string })[] = [];
  for (const { joins, ...line } of lines) {
    const last = out.at(-1);
    const same = joins !== undefined && last?.word === joins.word && last.rule === line.rule;
    if (!same) {
      out.push({ ...line, word: joins?.word ?? '', parts: joins ? [joins.part] : [] });
      continue;
    }
    last.parts.push(joins.part);
    last.text = `${joins.word}: ${last.parts.join('; ')}.`;
  }
  return out.map(({ text, rule, at, weight }) => ({ text, rule, at, weight }));
}

/** What every one of `seats` knows, and nothing else: all that a moderator sees of a running game (blindfold). */
export function commonLines(engine: AnyEngine, facts: readonly LoggedFact[], seats: readonly string[]): ReportLine[] {
  const common = facts.filter((fact) => {
    const bodies = seats.map((seat) => factFor(fact, seat));
    return bodies.every((body) => body !== null && isDeepStrictEqual(body, bodies[0]));
  });
  return reportLines(engine, common, seats[0] ?? '');
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
  if (type === 'despatch.rewound')
    return { weight: 99, text: `The game went back to position ${wordOf(body['to'])}: ${wordOf(body['reason'])}` };
  if (type === 'despatch.resigned')
    return { weight: 99, text: `${engine.system.seatName(wordOf(body['seat']))} resigned.` };
  return type === 'despatch.standing-fired' ? { weight: 20, text: tellFired(engine, body) } : null;
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
  const first =
    said === ''
      ? `The published default answered${what}: ${answer.join('; ')}.`
      : `Your orders given in advance answered${what}: ${said}.`;
  return left === '' ? first : `${first} Not used: ${left}.`;
}

/** The arithmetic behind one fact, as its reader may know it (WHY). */
export function explainFact(engine: AnyEngine, fact: LoggedFact, reader: string): string[] {
  const body = factFor(fact, reader);
  const told = tellFact(engine, fact, reader);
  if (body === null || !told) return ['This line cannot be explained.'];
  const roll = body['roll'] as unknown as (Roll & { withheld?: boolean }) | undefined;
  if (!roll) return [told.text, `Rule ${fact.rule || 'of the service'}; no dice were rolled for it.`];
  return [
    told.text,
    `Rule ${fact.rule}`,
    ...explainRoll(roll, engine.system.chartName(roll.chart), roll.withheld === true),
  ];
}
