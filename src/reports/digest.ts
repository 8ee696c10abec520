import { factFor } from '../kernel/flow/fact';
import type { MapMark, Told } from '../kernel/system';
import type { LoggedFact } from '../submissions/logged-fact';
import type { AnyEngine } from '../systems/systems';
import { rangesOf } from '../kernel/decide/told-lines';
import { shortLines, wordsIn } from './brevity';
import { commonFacts, reportLines, toldFacts, type ReportLine } from './report-lines';

/** What happened since the last mail of a seat: in short (nothing, where the log itself is short), and line by line. */
export interface News {
  digest: string[];
  log: ReportLine[];
}

/** One line of the digest before it is chosen. */
interface Entry {
  text: string;
  weight: number;
  /** When the first of it happened: what is chosen stands in that order, sums behind it. */
  at: Place;
  /** It tells of an attack of the reader's own. */
  own: boolean;
  /** What it tells of; of a sum nothing. */
  of: readonly LoggedFact[];
  /** The place it is about, if it is about one. */
  where?: string;
}

type Place = readonly [seq: number, n: number];

/** Words of the digest: with the orders it is read on a phone. */
const MOST_WORDS = 110;
/** A log of no more words is its own digest. */
const SHORT_LOG = 70;
/** What finds room before all places: sinkings, victory, who resigned. */
const HEADLINE = 85;
/** Lines without a place that are worth one in the digest: who was detected, what came back. */
const WORTH = 65;
/** Lines of one word that are told one by one; more are counted. */
const FEW = 2;

/** So many runs of numbers stand behind a line. */
const MOST_RANGES = 2;

/** Where a player finds what his digest leaves out. */
const PLAYERS_LOG = 'the log (HISTORY)';

/**
 * What `reader` may know of `facts`, in short and in full; `where` the full log stands. A short log has no digest: it is
 * told itself.
 */
export function newsOf(engine: AnyEngine, facts: readonly LoggedFact[], reader: string, where = PLAYERS_LOG): News {
  const log = reportLines(engine, facts, reader);
  const all = wordsIn(log.map((line) => line.text));
  if (all <= SHORT_LOG) return { digest: [], log };
  const short = digest(engine, facts, reader, where, log);
  return { digest: short.length > 0 ? short : beginning(log, where), log };
}

/** Of a long log in which nothing is worth a line of its own (an air attack that hits nobody), its first lines. */
function beginning(log: readonly ReportLine[], where: string): string[] {
  return withWhatIsLeft(
    log.map((line) => line.text),
    where,
  );
}

/** As many lines as find room, and how many more there are. */
function withWhatIsLeft(lines: readonly string[], where: string): string[] {
  const { shown, left } = shortLines(lines, MOST_WORDS);
  return left === 0 ? shown : [...shown, lesser(left, where)];
}

/** What a moderator is told: of a running game what every one of `seats` knows (blindfold), of an ended one everything. */
export function moderatorNews(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  seats: readonly string[],
  ended: boolean,
): News {
  const where = 'the log below';
  return ended
    ? newsOf(engine, facts, 'moderator', where)
    : newsOf(engine, commonFacts(facts, seats), seats[0] ?? '', where);
}

/** What a moderator is told of one running game-turn: which it is first, as no heading says it there. */
export function turnNews(engine: AnyEngine, facts: readonly LoggedFact[], seats: readonly string[]): News {
  const { digest: told, log } = moderatorNews(engine, facts, seats, false);
  const begins = facts.filter(({ type, undone }) => !undone && type === engine.system.turnBegins).slice(0, 1);
  const turn = reportLines(engine, begins, seats[0] ?? '').map(({ text }) => text);
  return { digest: told.length > 0 ? [...turn, ...told] : told, log };
}

/**
 * In the order in which it happened a line for each place and for what has none, then losses and captures summed up. Chosen
 * are those sums, the reader's own attacks and then the gravest; what finds no room is counted.
 */
export function digest(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  reader: string,
  where = PLAYERS_LOG,
  log: readonly ReportLine[] = [],
): string[] {
  // That a game-turn begins the heading says.
  const own = facts.filter((fact) => !fact.undone && fact.type !== engine.system.turnBegins);
  const told = toldFacts(engine, own, reader);
  const marked = marksOf(engine, own, reader);
  const mine = new Map(told.filter((line) => line.by === reader).map(({ fact }) => [fact, true as const]));
  const all = [...withoutPlace(told, marked, mine), ...byPlace(engine, told, marked, mine)];
  return shortest([...heads(told), ...all.sort(byGravity).map((entry) => numbered(entry, log))], where);
}

/** An entry with the numbers of its lines in the log, for WHY. */
function numbered(entry: Entry, log: readonly ReportLine[]): Entry {
  const places = new Set(entry.of.map(({ seq, n }) => `${seq}/${n}`));
  const lines = log.flatMap(({ facts }, i) => (facts.some((at) => places.has(at.join('/'))) ? [i + 1] : []));
  if (lines.length === 0) return entry;
  const { ranges } = rangesOf(lines);
  const some = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  const more = ranges.length > MOST_RANGES ? '...' : '';
  return { ...entry, text: `${entry.text} [${some.join(', ')}${more}]` };
}

const byGravity = (a: Entry, b: Entry): number => Number(b.own) - Number(a.own) || b.weight - a.weight;
const byTime = (a: Entry, b: Entry): number => a.at[0] - b.at[0] || a.at[1] - b.at[1];

/** As many entries as find room, the first of them first, told in their order; own attacks without room by their places. */
function shortest(entries: readonly Entry[], where: string): string[] {
  const { shown } = shortLines(
    entries.map(({ text }) => text),
    MOST_WORDS,
  );
  const [chosen, rest] = [entries.slice(0, shown.length), entries.slice(shown.length)];
  const missed = rest.filter(({ own }) => own);
  const places = missed.flatMap(({ where: at }) => at ?? []);
  const without = missed.filter(({ where: at }) => at === undefined);
  const left = rest.length - missed.length;
  return [
    // A place without a name of its own stands first: `The Interdiction Box: ...`
    ...[...chosen].sort(byTime).map(({ text }) => text.replace(/^the /, 'The ')),
    ...(places.length > 0 ? [`Your attacks too: ${places.join(', ')}; what came of them is in ${where}.`] : []),
    ...(without.length > 0
      ? [`More of your attacks: ${without.length} ${without.length === 1 ? 'line' : 'lines'} in ${where}.`]
      : []),
    ...(left > 0 ? [lesser(left, where)] : []),
  ];
}

const lesser = (left: number, where: string): string =>
  `${left} lesser ${left === 1 ? 'line' : 'lines'} more in ${where}.`;

type Line = Told & { fact: LoggedFact };

/** Marks of each fact, but for the lines of moves: the map shows them. */
function marksOf(engine: AnyEngine, facts: readonly LoggedFact[], reader: string): Map<LoggedFact, MapMark[]> {
  return new Map(
    facts.flatMap((fact): [LoggedFact, MapMark[]][] => {
      const body = fact.type.startsWith('despatch.') ? null : factFor(fact, reader);
      const marks = body ? engine.system.marks([{ type: fact.type, body }]) : [];
      const said = marks.map(({ told, ...mark }) => ({ ...mark, text: told ?? mark.text }));
      const results = said.filter((mark) => mark.text !== '' && mark.kind !== 'move');
      return results.length > 0 ? [[fact, results]] : [];
    }),
  );
}

/** Behind everything it comes of. */
const LAST: Place = [Number.MAX_SAFE_INTEGER, 0];

/** `Units eliminated: one, another`: what lines add up to. */
function heads(told: readonly Line[]): Entry[] {
  const words = new Map<string, Map<string, true>>();
  for (const { head } of told) {
    if (head) words.set(head.word, (words.get(head.word) ?? new Map<string, true>()).set(head.part, true));
  }
  return [...words].map(([word, parts]) => ({
    ...{ text: `${word}: ${[...parts.keys()].join(', ')}.`, weight: HEADLINE },
    ...{ at: LAST, own: false, of: [] },
  }));
}

/** `0101 Landing ground: bombarded; a step is lost`, in the order it happened. */
function byPlace(engine: AnyEngine, told: readonly Line[], marked: Marked, mine: Mine): Entry[] {
  const weights = new Map(told.map((line) => [line.fact, line.weight]));
  const whose = new Map(told.map((line) => [line.fact, line.by]));
  const places = new Map<string, AtPlace[]>();
  const fight = fightsOf(marked, whose);
  const name = (at: string): string => engine.system.placeName?.(at) ?? at;
  for (const [fact, marks] of marked) {
    for (const { at, text } of marks.filter(
      (mark, i) => i === marks.findIndex((m) => m.at === mark.at && m.text === mark.text),
    )) {
      const before = places.get(at) ?? [];
      const entry = goesOn(before.at(-1), whose.get(fact), fight.get(fact)) ?? {
        ...entryOf(fact, mine),
        where: name(at),
        texts: new Map<string, number>(),
        fight: fight.get(fact),
      };
      entry.of = [...entry.of, fact];
      entry.by ??= whose.get(fact);
      entry.texts.set(text, (entry.texts.get(text) ?? 0) + 1);
      entry.weight = Math.max(entry.weight, weights.get(fact) ?? 0);
      entry.own ||= mine.has(fact);
      places.set(at, before.includes(entry) ? before : [...before, entry]);
    }
  }
  return [...places.values()].flat().map(({ texts, by: _, fight: __, ...entry }) => ({
    ...entry,
    text: `${entry.where ?? ''}: ${[...texts].map(([text, n]) => `${text}${times(n)}`).join('; ')}.`,
  }));
}

/** What befell a place in a row, and how often each; `by`: whose attack it tells of. */
type AtPlace = Entry & { texts: Map<string, number>; by?: string; fight: number | undefined };

/** The how-manieth fight each fact belongs to: an attack at another place begins the next, what follows comes of it. */
function fightsOf(marked: Marked, whose: ReadonlyMap<LoggedFact, string | undefined>): Map<LoggedFact, number> {
  let [number, last] = [0, ''];
  return new Map(
    [...marked].map(([fact, [first]]) => {
      const at = first?.at ?? '';
      if (whose.get(fact) !== undefined && at !== last) [number, last] = [number + 1, at];
      return [fact, number];
    }),
  );
}

/** The line of a place that what follows is added to; null: another fight, or the attack of another side, begins one of its own. */
const goesOn = (last: AtPlace | undefined, by: string | undefined, fight: number | undefined): AtPlace | null =>
  last && last.fight === fight && (by === undefined || last.by === undefined || last.by === by) ? last : null;

const times = (n: number): string => (n === 1 ? '' : n === 2 ? ' (twice)' : ` (${n} times)`);

type Marked = ReadonlyMap<LoggedFact, MapMark[]>;
type Mine = ReadonlyMap<LoggedFact, true>;

const entryOf = (fact: LoggedFact, mine: Mine): Entry => ({
  ...{ text: '', weight: 0, at: [fact.seq, fact.n] },
  own: mine.has(fact),
  of: [fact],
});

/** What no place of the map shows: of many lines of one word how many they are. */
function withoutPlace(told: readonly Line[], marked: Marked, mine: Mine): Entry[] {
  const counted = new Map<string, Line[]>();
  const single: Line[] = [];
  for (const line of told.filter(({ fact }) => !marked.has(fact))) {
    const word = line.joins?.word ?? line.cell?.table;
    if (word !== undefined) counted.set(word, [...(counted.get(word) ?? []), line]);
    else if (line.weight >= WORTH || mine.has(line.fact)) single.push(line);
  }
  const sums = [...counted].flatMap(([word, lines]) => (lines.length > FEW ? [summed(word, lines)] : []));
  const few = [...counted.values()].flatMap((lines) => (lines.length > FEW ? [] : lines));
  const lines = [...single, ...few].map(({ text, weight, fact }): Entry => ({ ...entryOf(fact, mine), text, weight }));
  return [...lines, ...sums];
}

/** Of many lines of one word so many are named in the digest; the log has them all. */
const NAMED = 3;

/** `Moves, 12: Koch W4311-W4312; ... and 9 more.`; of a table its totals: `Air recovery: 12 Ready, 2 still Flown.` */
function summed(word: string, lines: readonly Line[]): Entry {
  const totals = new Map<string, number>();
  for (const { total } of lines.flatMap((line) => line.cell?.fates ?? [])) {
    totals.set(total, (totals.get(total) ?? 0) + 1);
  }
  const parts = [...totals].sort(([, a], [, b]) => b - a).map(([total, n]) => `${n} ${total}`);
  const named = lines.flatMap(({ joins }) => joins?.part ?? []);
  // Who is left alone is named like the others; what is the same each time is said once.
  const most = named.length === NAMED + 1 ? named.length : NAMED;
  const isSame = named.every((part) => part === named[0]);
  const more = named.length > most ? `; and ${named.length - most} more` : '';
  const some = isSame ? `${named[0] ?? ''} each time` : `${named.slice(0, most).join('; ')}${more}`;
  const what = named.length === 0 ? `: ${lines.length}` : `, ${lines.length}: ${some}`;
  return {
    text: `${word}${parts.length > 0 ? `: ${parts.join(', ')}` : what}.`,
    weight: Math.max(...lines.map((line) => line.weight)),
    at: [lines[0]?.fact.seq ?? 0, lines[0]?.fact.n ?? 0],
    own: false,
    of: lines.map(({ fact }) => fact),
  };
}
