import { z } from 'zod';
import type { JsonObject, Realm, RuleRef } from '../realm';
import type { MapMark, Told } from '../system';
import type { Words } from '../words';
import type { Act } from './act';
import type { Audience, Fact } from './fact';

/** The parts of a fact's body, by name: shapes of zod. */
type Parts = Readonly<Record<string, z.ZodType>>;
/** All that a fact holds, as it is recorded. */
type Whole<S extends Parts> = z.output<z.ZodObject<S>>;
/** What any reader has of it: the parts `K` that all may know, the others perhaps. */
type Known<S extends Parts, K extends keyof S> = Pick<Whole<S>, K & keyof Whole<S>> & Partial<Whole<S>>;

/** Who may read all of a fact. */
type Readers<R extends Realm> = 'all' | 'moderator' | R['seat'] | readonly R['seat'][];

/** What a fact says: how high it stands in a report, its sentence, and what else of `Told` belongs to it. */
export type Sentence = Told | readonly [weight: number, text: string, more?: Omit<Told, 'weight' | 'text'>] | null;

/** What a fact holds, who reads it, and what it says. Stands in this order, as each depends on those before it. */
export interface FactWords<R extends Realm, S extends Parts, K extends keyof S, Say, Of> {
  /** The parts of its body, each with its shape. Ids, never names. */
  body: S | ((of: Of) => S);
  /** Who may read all of it; without it everybody. */
  to?: Readers<R> | ((body: Whole<S>) => Readers<R>);
  /** The parts that the seats outside `to` may read; without it they know nothing of it. */
  others?: readonly K[];
  /** Its line in reports, from what the reader may know of it; null, or without it: nothing worth a line. */
  tell?(body: Known<S, K>, say: Say): Sentence;
  /** Its signs on the map, from what the reader may know of it. */
  mark?(body: Known<S, K>, say: Say): MapMark | readonly MapMark[] | null;
  /** It begins a game-turn: one kind of a system does, recorded once a turn before anything else of it. */
  begins?: 'turn';
  /** By it the rules tell a seat what was hidden from it: worlds that were alike to that seat may differ in it. */
  discloses?: true;
}

/** What is otherwise than the kind says, where it is recorded. */
export interface Otherwise<R extends Realm, S extends Parts, K extends keyof S> {
  rule?: RuleRef;
  to?: Readers<R>;
  /** What the seats outside `to` may read; null: nothing. */
  others?: Pick<Whole<S>, K & keyof Whole<S>> | null;
}

/** Something that may happen. To call it records it: `retreated(c, { units, from, path })`. */
export interface FactKind<R extends Realm, S extends Parts, K extends keyof S, Say, Of> {
  (c: Pick<Act<R>, 'record'>, body: Whole<S>, otherwise?: Otherwise<R, S, K>): void;
  readonly type: string;
  readonly rule: RuleRef;
  readonly words: FactWords<R, S, K, Say, Of>;
  /** The shape of what readers get of it; `of` is what the system's shapes are made of. */
  shape(of: Of): z.ZodObject;
}

/* oxlint-disable-next-line typescript/no-explicit-any -- kinds of many bodies stand in one list */
export type AnyFactKind<Say, Of> = FactKind<any, any, any, Say, Of>;

/** Kinds made by `fact`: a chapter of facts may export helpers too. */
const KINDS = new WeakSet<object>();

/**
 * `fact` for one system: `Say` is what its sentences are made with (names of units and places), `Of` what its shapes are
 * made of, for systems whose shapes list the ids of a map.
 */
export function factsOf<R extends Realm, Say, Of = void>() {
  /** A kind of fact, with the rule that it is recorded by where no other is given. */
  return function fact<S extends Parts, const K extends keyof S = keyof S>(
    type: string,
    rule: RuleRef,
    words: FactWords<R, S, K, Say, Of>,
  ): FactKind<R, S, K, Say, Of> {
    const { body: parts, others } = words;
    const record = (c: Pick<Act<R>, 'record'>, body: Whole<S>, otherwise: Otherwise<R, S, K> = {}): void =>
      c.record(recorded(type, rule, words, body, otherwise));
    const shape = (of: Of): z.ZodObject => readShape(typeof parts === 'function' ? parts(of) : parts, others);
    const kind = Object.assign(record, { type, rule, words, shape });
    KINDS.add(kind);
    return kind;
  };
}

function recorded<R extends Realm, S extends Parts, K extends keyof S>(
  type: string,
  rule: RuleRef,
  { to, others }: Pick<FactWords<R, S, K, unknown, unknown>, 'to' | 'others'>,
  body: Whole<S>,
  otherwise: Otherwise<R, S, K>,
): Fact {
  const readers = otherwise.to ?? (typeof to === 'function' ? to(body) : (to ?? 'all'));
  const open = otherwise.others === undefined ? partsOf(body, others) : otherwise.others;
  return {
    ...{ type, rule: otherwise.rule ?? rule, audience: audienceOf(readers), body: body as JsonObject },
    ...(open === null || readers === 'all' ? {} : { toOthers: open as JsonObject }),
  };
}

function audienceOf(readers: string | readonly string[]): Audience {
  if (readers === 'all' || readers === 'moderator') return readers;
  return typeof readers === 'string' ? [readers] : [...readers];
}

function partsOf<B extends object, K extends PropertyKey>(body: B, names: readonly K[] | undefined): JsonObject | null {
  if (!names) return null;
  return Object.fromEntries(Object.entries(body as JsonObject).filter(([name]) => names.includes(name as K)));
}

/** What others do not read is absent to them. */
function readShape<S extends Parts, K extends keyof S>(parts: S, others: readonly K[] | undefined): z.ZodObject {
  if (!others) return z.strictObject(parts);
  const part = (name: string, shape: z.ZodType): z.ZodType =>
    others.includes(name as K) || shape instanceof z.ZodOptional ? shape : shape.optional();
  const entries = Object.entries(parts);
  return z.strictObject(Object.fromEntries(entries.map(([name, shape]) => [name, part(name, shape)])));
}

type Read = Pick<Fact, 'type' | 'body'>;

/** All kinds of facts of a system, with what comes of them: shapes, sentences, marks, twins, the beginning of a turn. */
export class FactBook<Say, Of = void> {
  private readonly kinds = new Map<string, AnyFactKind<Say, Of>>();

  /**
   * Of chapters as they are imported (`import * as combat from './facts/combat'`); what is no kind of fact is passed over.
   * @throws Error for two kinds of one type
   */
  constructor(...chapters: readonly Readonly<Record<string, unknown>>[]) {
    for (const kind of chapters.flatMap((chapter) => Object.values(chapter)).filter(isKind<Say, Of>)) {
      const same = this.kinds.get(kind.type);
      if (same && same !== kind) throw new Error(`two kinds of facts are called "${kind.type}"`);
      this.kinds.set(kind.type, kind);
    }
  }

  has(type: string): boolean {
    return this.kinds.has(type);
  }

  /** The shape of each body, by type: for cases and documents. */
  shapes(of: Of): Words['facts'] {
    return Object.fromEntries([...this.kinds].map(([type, kind]) => [type, kind.shape(of)]));
  }

  /** What a fact says to a reader who may read `body` of it. @throws Error for a type that is none of the book's */
  tell({ type, body }: Read, say: Say): Told | null {
    const kind = this.kinds.get(type);
    if (!kind) throw new Error(`nobody tells the fact "${type}"`);
    return toldOf(kind.words.tell?.(body, say) ?? null);
  }

  /** Marks for the map, from facts as their reader may know them. */
  marks(facts: readonly Read[], say: Say): MapMark[] {
    return facts.flatMap(({ type, body }) => this.kinds.get(type)?.words.mark?.(body, say) ?? []);
  }

  /** The type of the fact that a game-turn begins with. @throws Error where none or several do */
  get turnBegins(): string {
    const [first, ...more] = this.typesWith((words) => words.begins === 'turn');
    if (first === undefined || more.length > 0)
      throw new Error(`one kind of fact begins a turn, here ${[first, ...more].join(', ') || 'none'}`);
    return first;
  }

  /** The types of the facts by which the rules tell what was hidden. */
  get discloses(): string[] {
    return this.typesWith((words) => words.discloses === true);
  }

  private typesWith(test: (words: AnyFactKind<Say, Of>['words']) => boolean): string[] {
    return [...this.kinds.values()].filter(({ words }) => test(words)).map(({ type }) => type);
  }
}

const isKind = <Say, Of>(value: unknown): value is AnyFactKind<Say, Of> =>
  typeof value === 'function' && KINDS.has(value);

function toldOf(sentence: Sentence): Told | null {
  if (sentence === null || !isRow(sentence)) return sentence;
  const [weight, text, more] = sentence;
  return { text, weight, ...more };
}

const isRow = (sentence: NonNullable<Sentence>): sentence is Extract<Sentence, readonly unknown[]> =>
  Array.isArray(sentence);
