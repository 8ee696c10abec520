import type { Realm } from '../../realm';
import type { System } from '../../system';
import { isMainly } from '../nothing-of';
import type { AnyKind } from '../decision';
import type { Order, OrderKind, Scope } from '../order';
import { onceRead } from '../once-read';
import type { Line } from '../reading';
import { readFreely, type FreeRead, type Grammar } from './free-reading';
import { Glossary } from './glossary';
import { atomsOf } from './atoms';
import { orBombedThere } from './bombed-there';
import { partsIn, withItsParts } from './parts-of-orders';
import { isJoining } from './language-words';
import { withContent } from './with-content';

/** Lines of a mail that are read freely, and their length: whoever writes more writes no orders. */
const MOST_LINES = 100;
const LONGEST = 300;
/** Of these so many are read by what they name, which costs more: a mail of which more is not understood is no list of orders. */
const MOST_BY_CONTENT = 8;

/** What may be ordered, and how a line of exact words is tried. */
export interface Room<R extends Realm> {
  system: System<R>;
  scope: Scope<R>;
  /** The open decision; null: none is. */
  kind: AnyKind<R> | null;
  /** All that the seat may be asked. */
  later: readonly AnyKind<R>[];
  /** The order as it is printed; null: it is none that can be given. */
  reads: (text: string) => string | null;
  comes: (text: string) => boolean;
  legal: (text: string) => boolean;
  spelled: (text: string) => readonly string[];
  asked: () => readonly string[];
}

/** Reads lines that are no order as they stand, by the words that people use (docs/orders.md). */
export class FreeLines<R extends Realm> {
  private language: Grammar | null = null;
  /** What became of texts: a line that stands in a mail again is read as before. */
  private readonly known = new Map<string, FreeRead | null>();
  private left = MOST_LINES;
  private leftByContent = MOST_BY_CONTENT;

  constructor(private readonly room: Room<R>) {}

  /** `numbered`: the line with a number that stood before it. Null: the line does not look like an order, or the system is not written freely. */
  read({ text }: Line, numbered?: string): FreeRead | null {
    if (!this.room.system.glossary || text.length > LONGEST) return null;
    const key = JSON.stringify([text, numbered]);
    const known = this.known.get(key);
    if (known !== undefined || this.left-- <= 0) return known ?? null;
    const found = this.readWith(this.grammar, text, numbered);
    this.known.set(key, found);
    return found;
  }

  /** Whether a text, which is lines put together, is an order; what it could be is not looked for. */
  isOrder(text: string): boolean {
    if (!this.room.system.glossary || text.length > LONGEST) return false;
    const read = this.known.get(JSON.stringify([text, undefined]));
    if (read !== undefined || this.left-- <= 0) return read?.is === 'orders';
    return readFreely(text, { ...this.grammar, lean: true })?.is === 'orders';
  }

  /** The orders that a line is for what comes later, read as if nothing of the open decision were known; none: it is none. */
  readLater({ text }: Line): readonly string[] {
    if (!this.room.system.glossary || text.length > LONGEST) return [];
    const { grammar } = this;
    const later = (verbs: readonly string[]): string[] => verbs.filter((verb) => !grammar.open.includes(verb));
    const verbs = (meaning: string): string[] => later(grammar.verbs(meaning));
    const read = readFreely(text, { ...grammar, open: [], asked: () => [], main: later(grammar.main), verbs });
    return read?.is === 'orders' ? read.orders : [];
  }

  private readWith(grammar: Grammar, text: string, numbered: string | undefined): FreeRead | null {
    const found = readFreely(text, grammar);
    const isOpen = found === null || found.is === 'asked';
    const meant = isOpen && this.leftByContent-- > 0 ? withContent(text, found, grammar) : found;
    const read = withItsParts(text, orBombedThere(text, meant, grammar), grammar, this.parts);
    const whole = numbered === undefined ? null : readFreely(numbered, grammar);
    if (!whole || !isUnderstood(whole)) return read;
    // `13/ and 14/IV`: what is joined goes on from the number.
    if (isJoining(/^\p{L}+/u.exec(text)?.[0] ?? '')) return whole;
    if (read?.is !== 'orders' || (whole.is === 'orders' && whole.orders.join() === read.orders.join())) return whole;
    // Both the number of a unit and that of a list would do.
    const could = once([...(whole.is === 'orders' ? whole.orders : whole.could), ...read.orders]);
    return { is: 'asked', why: 'the number before it may be of a unit or of a list', could };
  }

  /** Whether a name begins at the end of a line and ends in the next: `TF A to Mirtoon`, `Sea`. */
  isNamedAcross(above: string, below: string): boolean {
    if (!this.room.system.glossary || Math.max(above.length, below.length) > LONGEST) return false;
    const [end, start] = [atomsOf(above).slice(-3), atomsOf(below).slice(0, 3)];
    return end.some((_, i) =>
      start.some((__, n) => this.grammar.glossary.called([...end.slice(i), ...start.slice(0, n + 1)]).length > 0),
    );
  }

  /** Whether the open decision is about what a word means, before all else that it asks. */
  isAsked(meaning: string): boolean {
    const { kind } = this.room;
    return kind !== null && isMainly(kind, [meaning]);
  }

  /** Words with which parts of orders of the open question begin. */
  private get parts(): readonly string[] {
    return partsIn(this.room.kind?.verbs.map(({ syntax }) => syntax) ?? []);
  }

  /** How lines are read; most mails need it for none. */
  private get grammar(): Grammar {
    return (this.language ??= this.made());
  }

  private made(): Grammar {
    const { system, scope, kind, later, reads, comes, legal, spelled, asked } = this.room;
    const now = (kind?.verbs ?? []) as OrderKind<R, Order>[];
    const all = [...now, ...later.flatMap((k) => k.verbs as OrderKind<R, Order>[])].filter((v) => v.verb !== 'pass');
    const verbs = (kinds: readonly OrderKind<R, Order>[]): string[] => once(kinds.map((v) => v.verb));
    const main = verbs(now.filter((v) => v.verb !== 'pass'));
    return {
      glossary: onceRead('', system, scope, () => new Glossary(system.glossary?.(scope) ?? [])),
      verbs: (meaning) => verbs(all.filter((v) => means(v).includes(meaning))),
      open: main,
      main: [...main, ...verbs(all).filter((v) => !main.includes(v))],
      reads: onceEach(reads),
      comes: onceEach(comes),
      ...{ legal, spelled, asked, decisions: later },
      asks: kind === null ? [] : atomsOf(`${kind.title} ${kind.word}`).map(({ text }) => text),
    };
  }
}

const isUnderstood = (read: FreeRead): read is Extract<FreeRead, { is: 'orders' } | { is: 'asked' }> =>
  read.is === 'orders' || (read.is === 'asked' && read.could.length > 1);

const means = ({ means: said, verb }: { means?: readonly string[]; verb: string }): readonly string[] => said ?? [verb];

/** Lines of one mail are tried in the same words again and again. */
function onceEach<T>(reads: (text: string) => T): (text: string) => T {
  const tried = new Map<string, T>();
  return (text) => {
    const known = tried.get(text);
    if (known !== undefined) return known;
    const found = reads(text);
    tried.set(text, found);
    return found;
  };
}

const once = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) === i);
