import type { Verdict } from '../decide/verdict';
import type { Engine } from '../engine';
import { factFor } from '../flow/fact';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import { canonical } from '../record/hash';
import type { CasePlay } from './adjudicate';
import type { Expectation } from './case-file';

/** What of an expectation does not hold, a line each. */
export function differences<R extends Realm>(engine: Engine<R>, expected: Expectation, play: CasePlay): string[] {
  const told = play.facts.map((fact) => ({ fact, text: textOf(engine, fact, 'moderator') ?? '' }));
  return [
    ...unexpectedRefusal(expected, play),
    ...askedDifference(expected, play),
    ...(expected.facts ? missingFacts(expected.facts, told) : []),
    ...(expected['no facts'] ?? [])
      .filter((want) => told.some((t) => matches(want, t)))
      .map((want) => `this must not happen: ${show(want)}`),
    ...positionDifferences(expected.position ?? {}, play.position.world),
    ...Object.entries(expected.sees ?? {}).flatMap(([seat, sees]) => seenDifferences(engine, play, seat, sees)),
    ...refusalDifferences(expected.refused ?? [], play.last),
    ...doubtDifferences(expected.doubts ?? [], play.last),
    ...resultDifferences(expected, play),
    ...play.diceLeft.map((key) => `the dice for "${key}" were not rolled`),
  ];
}

type Wanted = NonNullable<Expectation['facts']>[number];
interface Told {
  fact: Fact;
  text: string;
}

function textOf<R extends Realm>(engine: Engine<R>, fact: Fact, reader: string): string | null {
  const body = factFor(fact, reader);
  if (body === null || fact.type.startsWith('despatch.')) return null;
  return engine.system.tell({ type: fact.type, body })?.text ?? null;
}

const show = (want: Wanted): string => (typeof want === 'string' ? `"${want}"` : JSON.stringify(want));

function matches(want: Wanted, told: Told): boolean {
  if (typeof want === 'string') return told.text.toLowerCase().includes(want.toLowerCase());
  return Object.entries(want).every(([key, value]) => {
    if (key === 'type') return told.fact.type === value;
    if (key === 'rule') return told.fact.rule === value;
    return contains(at(told.fact.body, key), value);
  });
}

/** Whether `actual` is `wanted`, or an object that has all of it. */
function contains(actual: unknown, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted))
    return canonical(actual ?? null) === canonical(wanted);
  if (actual === null || typeof actual !== 'object') return false;
  const parts = Object.entries(wanted);
  if (parts.length === 0) return Object.keys(actual).length === 0;
  return parts.every(([key, value]) => contains((actual as Record<string, unknown>)[key], value));
}

/** The value at a dotted path. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (v, key) => (v !== null && typeof v === 'object' ? (v as Record<string, unknown>)[key] : undefined),
      value,
    );
}

/** Facts are looked for in order: each behind the one before it. */
function missingFacts(wanted: readonly Wanted[], told: readonly Told[]): string[] {
  let from = 0;
  const out: string[] = [];
  for (const want of wanted) {
    const found = told.findIndex((t, i) => i >= from && matches(want, t));
    if (found >= 0) from = found + 1;
    else out.push(`this did not happen: ${show(want)}`);
  }
  if (out.length > 0)
    out.push(...['what happened:', ...told.map((t) => `  ${t.text || t.fact.type} [${t.fact.type}]`)]);
  return out;
}

function askedDifference({ asked }: Expectation, play: CasePlay): string[] {
  if (asked === undefined) return [];
  const actual = Object.fromEntries(play.position.open.filter((o) => !o.sealed).map((o) => [o.seat, o.kind]));
  const wanted = asked === 'nobody' ? {} : asked;
  return canonical(actual) === canonical(wanted)
    ? []
    : [`asked: ${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`];
}

function positionDifferences(wanted: Record<string, unknown>, world: Json): string[] {
  return Object.entries(wanted).flatMap(([path, value]) => {
    const actual = at(world, path);
    const holds = value === 'absent' ? actual === undefined : contains(actual, value);
    return holds ? [] : [`${path} is ${JSON.stringify(actual)}, expected ${JSON.stringify(value)}`];
  });
}

/** What a seat's mail would hold: what he was told, his position, his prompt. */
function seenBy<R extends Realm>(engine: Engine<R>, play: CasePlay, seat: string): string {
  const told = play.facts.map((f) => textOf(engine, f, seat)).filter((t): t is string => t !== null);
  const lines = engine.system.lines(engine.view(play.position, seat), null);
  const prompts = play.position.open
    .filter((o) => o.seat === seat)
    .flatMap((o) => {
      const { question, choices, examples } = engine.kind(o.kind).prompt(engine.ask(play.position, o));
      return [question, ...choices, ...examples];
    });
  return [...told, ...lines, ...prompts].join('\n');
}

function seenDifferences<R extends Realm>(
  engine: Engine<R>,
  play: CasePlay,
  seat: string,
  sees: { contains?: string[] | undefined; not?: string[] | undefined },
): string[] {
  const text = seenBy(engine, play, seat);
  const lacking = (sees.contains ?? [])
    .filter((part) => !text.includes(part))
    .map((part) => `${seat} does not see "${part}"`);
  const leaked = (sees.not ?? []).filter((part) => text.includes(part)).map((part) => `${seat} sees "${part}"`);
  return lacking.length + leaked.length === 0
    ? []
    : [...lacking, ...leaked, `what ${seat} sees:`, ...text.split('\n').map((l) => `  ${l}`)];
}

/** All that speaks against the last orders. */
function complaints(verdict: Verdict, level: 'error' | 'doubt') {
  const lines = verdict.lines.filter((l) => l.status === level);
  const loose = verdict.objections.filter((o) => o.level === (level === 'error' ? 'illegal' : 'doubtful'));
  return [
    ...lines.map((l) => ({ line: l.number, rule: l.rule, text: l.why ?? '', nearest: l.nearest })),
    ...loose.map((o) => ({ line: undefined, rule: o.rule, text: o.text, nearest: o.nearest })),
  ];
}

function unexpectedRefusal(expected: Expectation, play: CasePlay): string[] {
  if (expected.refused || !play.last || play.last.sound) return [];
  return [
    'the last orders are refused:',
    ...complaints(play.last, 'error').map((c) => `  line ${c.line ?? '-'}: ${c.text} (${c.rule ?? '-'})`),
  ];
}

function refusalDifferences(wanted: NonNullable<Expectation['refused']>, last: Verdict | null): string[] {
  const actual = last ? complaints(last, 'error') : [];
  return wanted
    .filter(
      (w) =>
        !actual.some(
          (a) =>
            (w.line === undefined || a.line === w.line) &&
            (w.rule === undefined || a.rule === w.rule) &&
            a.text.includes(w.text ?? '') &&
            (w.nearest === undefined || (a.nearest ?? '') === w.nearest),
        ),
    )
    .map((w) => `not refused like this: ${JSON.stringify(w)}; refused: ${JSON.stringify(actual)}`);
}

function doubtDifferences(wanted: NonNullable<Expectation['doubts']>, last: Verdict | null): string[] {
  const actual = last ? complaints(last, 'doubt') : [];
  return wanted
    .filter((w) => !actual.some((a) => (w.rule === undefined || a.rule === w.rule) && a.text.includes(w.text ?? '')))
    .map((w) => `no such doubt: ${JSON.stringify(w)}; doubts: ${JSON.stringify(actual)}`);
}

function resultDifferences({ result }: Expectation, play: CasePlay): string[] {
  if (!result) return [];
  const { over } = play.position;
  const holds =
    over &&
    (result.level === undefined || over.level === result.level) &&
    (result.winner === undefined || over.winner === result.winner);
  return holds ? [] : [`the game ends with ${JSON.stringify(over)}, expected ${JSON.stringify(result)}`];
}
