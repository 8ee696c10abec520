import { allChoices } from '../decide/decision';
import type { Verdict } from '../decide/verdict';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import type { Position } from '../record/position';
import { canonical } from '../record/hash';
import type { Expectation } from './case-file';
import type { Finding } from './finding';
import { textOf } from './tell-case';

/** Everything a case came to, for its expectations. */
export interface CasePlay {
  position: Position;
  facts: readonly Fact[];
  /** The verdict on the last orders. */
  last: Verdict | null;
  diceLeft: readonly string[];
}

/** What of an expectation does not hold, each at the part that expects it. */
export function differences<R extends Realm>(engine: Engine<R>, expected: Expectation, play: CasePlay): Finding[] {
  const told = play.facts.map((fact) => ({ fact, text: textOf(engine, fact, 'moderator') ?? '' }));
  const sees = Object.entries(expected.sees ?? {});
  return [
    ...unexpectedRefusal(expected, play).map(at('orders')),
    ...askedDifference(expected, play).map(at('expect', 'asked')),
    ...missingFacts(expected.facts ?? [], told),
    ...unwantedFacts(expected['no facts'] ?? [], told),
    ...positionDifferences(expected.position ?? {}, play.position.world),
    ...sees.flatMap(([seat, of]) => seenDifferences(engine, play, seat, of).map(at('expect', 'sees', seat))),
    ...refusalDifferences(expected.refused ?? [], play.last).map(at('expect', 'refused')),
    ...doubtDifferences(expected.doubts ?? [], play.last).map(at('expect', 'doubts')),
    ...resultDifferences(expected, play).map(at('expect', 'result')),
    ...unrolled(expected, play)
      .map((key) => `the dice for "${key}" were not rolled`)
      .map(at('dice')),
  ];
}

/** Dice that were given and not rolled. Where nothing is expected but what must not happen, a die stands ready in case it does. */
function unrolled({ 'no facts': absent, ...others }: Expectation, { diceLeft }: CasePlay): readonly string[] {
  return absent !== undefined && Object.keys(others).length === 0 ? [] : diceLeft;
}

const at =
  (...path: string[]) =>
  (text: string): Finding => ({ at: path, text });

type Wanted = NonNullable<Expectation['facts']>[number];
interface Told {
  fact: Fact;
  text: string;
}

const show = (want: Wanted): string => (typeof want === 'string' ? `"${want}"` : JSON.stringify(want));

function matches(want: Wanted, told: Told): boolean {
  if (typeof want === 'string') return told.text.toLowerCase().includes(want.toLowerCase());
  return Object.entries(want).every(([key, value]) => {
    if (key === 'type') return told.fact.type === value;
    if (key === 'rule') return told.fact.rule === value;
    return contains(valueAt(told.fact.body, key), value);
  });
}

/** Whether `actual` is `wanted`, or an object that has all of it. */
function contains(actual: unknown, wanted: unknown): boolean {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted))
    return actual !== undefined && canonical(actual) === canonical(wanted);
  if (actual === null || typeof actual !== 'object') return false;
  const parts = Object.entries(wanted);
  if (parts.length === 0) return Object.keys(actual).length === 0;
  return parts.every(([key, value]) => contains((actual as Record<string, unknown>)[key], value));
}

/** The value at a dotted path. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (v, key) => (v !== null && typeof v === 'object' ? (v as Record<string, unknown>)[key] : undefined),
      value,
    );
}

/** Facts are looked for in order: each behind the one before it. */
function missingFacts(wanted: readonly Wanted[], told: readonly Told[]): Finding[] {
  let from = 0;
  const out: Finding[] = [];
  for (const [n, want] of wanted.entries()) {
    const found = told.findIndex((t, i) => i >= from && matches(want, t));
    if (found >= 0) from = found + 1;
    else out.push({ at: ['expect', 'facts', n], text: `this did not happen: ${show(want)}` });
  }
  return out;
}

function unwantedFacts(unwanted: readonly Wanted[], told: readonly Told[]): Finding[] {
  return unwanted.flatMap((want, n) =>
    told.some((t) => matches(want, t))
      ? [{ at: ['expect', 'no facts', n], text: `this must not happen: ${show(want)}` }]
      : [],
  );
}

function askedDifference({ asked }: Expectation, play: CasePlay): string[] {
  if (asked === undefined) return [];
  const actual = Object.fromEntries(play.position.open.filter((o) => !o.sealed).map((o) => [o.seat, o.kind]));
  const wanted = asked === 'nobody' ? {} : asked;
  return canonical(actual) === canonical(wanted)
    ? []
    : [`asked: ${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`];
}

function positionDifferences(wanted: Record<string, unknown>, world: Json): Finding[] {
  return Object.entries(wanted).flatMap(([path, value]) => {
    const actual = valueAt(world, path);
    if (value === 'absent' ? actual === undefined : contains(actual, value)) return [];
    const is = actual === undefined ? 'absent' : JSON.stringify(actual);
    return [{ at: ['expect', 'position', path], text: `${path} is ${is}, expected ${JSON.stringify(value)}` }];
  });
}

/** What a seat's mail would hold: what he was told, his position, his prompt. */
function seenBy<R extends Realm>(engine: Engine<R>, play: CasePlay, seat: string): string {
  const told = play.facts.map((f) => textOf(engine, f, seat)).filter((t): t is string => t !== null);
  const lines = engine.system.lines(engine.view(play.position, seat), null);
  const prompts = play.position.open
    .filter((o) => o.seat === seat)
    .flatMap((o) => {
      const prompt = engine.kind(o.kind).prompt(engine.ask(play.position, o));
      return [prompt.question, ...allChoices(prompt), ...prompt.examples];
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
export function complaints(verdict: Verdict, level: 'error' | 'doubt') {
  const lines = verdict.lines.filter((l) => l.status === level);
  const loose = verdict.objections.filter((o) => o.level === (level === 'error' ? 'illegal' : 'doubtful'));
  return [
    ...lines.map((l) => ({ line: l.number, rule: l.rule, text: l.why ?? '', nearest: l.nearest })),
    ...loose.map((o) => ({ line: undefined, rule: o.rule, text: o.text, nearest: o.nearest })),
  ];
}

function unexpectedRefusal(expected: Expectation, play: CasePlay): string[] {
  if ((expected.refused ?? []).length > 0 || !play.last || play.last.sound) return [];
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
