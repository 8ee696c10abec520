import type { Act, Next } from '../flow/act';
import type { Realm, RuleRef } from '../realm';
import type { Conditions } from './condition';
import type { Order, Scope, VerbOf } from './order';
import type { Rng } from './rng';
import type { Touch } from './touch';
import type { Staying } from './untouched';

/** What prompting, judging and defaulting may see: the seat's view, what the decision disclosed, and the charts. */
export interface Ask<R extends Realm, F = unknown> {
  readonly seat: R['seat'];
  readonly view: R['view'];
  readonly facts: F;
  readonly data: R['data'];
}

/** Why an answer may not stand (`illegal`), or is probably not meant (`doubtful`). */
export interface Objection {
  level: 'illegal' | 'doubtful';
  rule: RuleRef;
  text: string;
  /** Line of the mail, from 1. */
  line?: number;
  /** The nearest legal alternative, in order words. */
  nearest?: string;
  /** Where some words of the line could be several things: the line with each of them. */
  could?: string[];
}

/** What is asked: a question, the legal choices in exact order words, and orders that would be legal now. */
export interface Prompt {
  question: string;
  choices: string[];
  examples: string[];
  /** What stands behind the forms of `choices` where it is long: who may move, and how far. */
  listing?: string[];
}

/** All that may be ordered: the forms, then what they may name. */
export const allChoices = ({ choices, listing = [] }: Prompt): string[] => [...choices, ...listing];

/** Orders put together to one answer, or what prevents it. */
export type Assembled<A> = { answer: A; plans?: PlannedOrder[] } | { objections: Objection[] };

/** An order kept for a later decision. */
export interface PlannedOrder {
  kind: string;
  order: Order;
  text: string;
}

/** Why an order can never be, with the nearest one that can. */
export interface Never {
  rule: RuleRef;
  text: string;
  nearest?: string;
}

/** A published default. `moderator`: nobody may answer for the player. */
export type Silence<A> = { answer: A; text: string } | 'moderator';

/**
 * One kind of decision (architecture.md 4). `disclose` and `take` see the world; everything else sees one seat's view,
 * so that a leak does not compile. `L`: local values of the procedure, `F`: what is disclosed, `A`: the answer, `O`: the orders it reads.
 */
export interface DecisionKind<R extends Realm, L, F, A, O extends Order = Order> {
  kind: string;
  rule: RuleRef;
  title: string;
  /** Set where all that its verbs do is flown: `no missions` is said of it, whatever they are called. */
  flown?: true;
  /** The short word for plans and standing orders: `reshuffle: transfer Orion: TF B`. */
  word: string;
  /** The seats it may be asked of. */
  seats: readonly R['seat'][];
  /** Who is asked and what he is told for it; null: nobody is asked. */
  disclose(c: Act<R, L>): { seat: R['seat']; facts: F } | null;
  prompt(q: Ask<R, F>): Prompt;
  verbs: VerbOf<R, O>[];
  assemble(orders: O[], q: Ask<R, F>): Assembled<A>;
  judge(answer: A, q: Ask<R, F>): Objection[];
  /** The answer in order words, one order a line; read again they give the same answer. */
  print(answer: A, q: Ask<R, F>): string[];
  ifSilent(q: Ask<R, F>): Silence<A>;
  /** Set where one order answers it: of a mail's lines that say different things none is passed over in silence, the later is refused. */
  single?: true;
  /** What `answer` would come to, short of dice, a line each: for receipts. */
  foresee?(answer: A, q: Ask<R, F>): string[];
  /** Set where what an answer does not name stays as it is: the receipt says so of most. */
  stays?: Staying<A>;
  /** The only legal answer, where there is one and everybody knows it; `why` for him who had ordered something else in advance. */
  only?(q: Ask<R, F>): { answer: A; why?: string } | null;
  /** Set for decisions in the other player's turn: answered by `ifSilent` unless the seat wrote `ask me <word>`. Says what that does. */
  interphase?: string;
  /** Whether that default speaks in the game a seat sees: one that is new does not in games that began without it. */
  speaks?(scope: Scope<R>): boolean;
  /** Set where `speaks` is a matter of the moment: the words by which all such kinds are asked at any time, `ask me every impulse`. */
  askedBy?: string;
  /** What the sheet of defaults adds to that, as the seat sees the game now. */
  remark?(scope: Scope<R>): string | null;
  /** Whose player segment it is asked in; without it, in both. */
  asked?: 'own' | 'other';
  /** What may stand before an order given in advance: `if full: attack ...`, `at 4314: ...`. */
  conditions?: Conditions<R, F>;
  /**
   * Set where an order that another decision knows too is for that one, unless a word or a condition says otherwise;
   * `for good`: of standing orders only, while plans are asked back.
   */
  yields?: true | 'for good';
  /** Whether the running turn may ask it at all, as the seat sees the game; without it, it may. */
  thisTurn?(scope: Scope<R>): boolean;
  /** Whether there is more to come into play before it than a plan written now can know; such a plan closes nothing. */
  awaits?(scope: Scope<R>): boolean;
  /** What came into play after such a plan was written and is not named in the answer it gives: printed names. */
  leftOut?(answer: A, q: Ask<R, F>): string[];
  /** Set where the same question comes several times in a segment: a plan for it lasts as long as its scope. */
  lasting?: true;
  /**
   * Set where the question comes at so many steps that a seat reads nothing of one at which none of its orders acted, and
   * where cases ask it of those alone who wrote `ask me`.
   */
  quiet?: true;
  /** Who may be named in one order of a mail only, and in which an order names whom: of plans that do not agree the later is refused when it is sent. */
  once?: { rule: RuleRef; named(order: O, scope: Scope<R>): readonly string[] };
  /** Whether a planned order is meant for this very decision (the same Task Force, say), or why it is not. Without it every one is. */
  concerns?(order: O, q: Ask<R, F>): boolean | string;
  /** What is to be said of an order for later when it is given, though it may come to be obeyed: a marker that is not held yet. */
  aheadRemark?(order: O, scope: Scope<R>): string | null;
  /** Orders that a player might give for it beforehand, as he sees the game now; for measuring exchanges. */
  inAdvance?(scope: Scope<R>, rng: Rng): O[];
  /** The asked seat's view once `answer` is done, short of dice: what plans in the same mail are looked at with. */
  imagine?(answer: A, q: Ask<R, F>): R['view'];
  /** What the decision would disclose in an imagined view; null: it cannot be said beforehand. */
  imagined?(scope: Scope<R>): F | null;
  /** Kinds whose orders may stand in the same mail, because they come next; the prompt says so. */
  followedBy?(q: Ask<R, F>): string[];
  /** Later decisions of the same segment: who has plans for one of them wants nothing here, and `ifSilent` answers. */
  passedBy?: readonly string[];
  /** How it is answered by clicking on the page; without it by its samples and in words. */
  touch?: Touch<R, F>;
  /** A random legal answer. */
  sample(q: Ask<R, F>, rng: Rng): A;
  take(c: Act<R, L>, answer: A): Next;
}

/** A kind of whatever locals, facts, answers and orders: lists hold them together. */
// oxlint-disable-next-line typescript/no-explicit-any -- kinds differ in locals, facts and answers
export type AnyKind<R extends Realm> = DecisionKind<R, any, any, any, any>;

/** Reads as `DecisionKind`, but lets the compiler work out the types from the members. */
export function decision<R extends Realm, L, F, A, O extends Order = Order>(
  kind: DecisionKind<R, L, F, A, O>,
): DecisionKind<R, L, F, A, O> {
  return kind;
}

/** The published default in words where it answers for who is silent; undefined: he is asked. */
export const publishedDefault = <R extends Realm, L, F, A, O extends Order>(
  { interphase, speaks }: Pick<DecisionKind<R, L, F, A, O>, 'interphase' | 'speaks'>,
  scope: Scope<R>,
): string | undefined => (speaks && !speaks(scope) ? undefined : interphase);

/** An objection that forbids. */
export function illegal(
  rule: RuleRef,
  text: string,
  more: Pick<Objection, 'line' | 'nearest' | 'could'> = {},
): Objection {
  return { level: 'illegal', rule, text, ...more };
}

/** The same with an alternative that is looked for when somebody reads it: bots and the log only ask whether an answer stands. */
export const withNearest = (objection: Objection, look: () => string | undefined): Objection =>
  readLate(objection, 'nearest', look);

/** The same with words that are looked for when somebody reads them. */
export const withText = (objection: Objection, look: () => string): Objection => readLate(objection, 'text', look);

function readLate<K extends 'nearest' | 'text'>(objection: Objection, key: K, look: () => Objection[K]): Objection {
  let found: { said: Objection[K] } | undefined;
  const get = (): Objection[K] => (found ??= { said: look() }).said;
  return Object.defineProperty(objection, key, { get, enumerable: true, configurable: true });
}

/** An objection that only warns. */
export function doubtful(rule: RuleRef, text: string, more: { line?: number; nearest?: string } = {}): Objection {
  return { level: 'doubtful', rule, text, ...more };
}
