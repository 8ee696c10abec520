import type { Ask, DecisionKind } from '../../kernel/decide/decision';
import type { Fault } from '../../kernel/decide/fault';
import type { Order, OrderKind, Scope } from '../../kernel/decide/order';
import type { Rng } from '../../kernel/decide/rng';
import type { Act, Next } from '../../kernel/flow/act';
import type { Realm, RuleRef } from '../../kernel/realm';
import type { PassOrder } from '../words/pass';
import type { Heads } from './spec';

type Several<V, All = V> = V extends unknown ? ([All] extends [V] ? false : true) : never;
type WithoutMail<O extends Order> = O extends Order ? Omit<O, 'line' | 'when'> : never;

/** What a line says: beside its verb where the decision has one, with it where it has several. */
export type Said<O extends Order> = true extends Several<O['verb']> ? WithoutMail<O> : Omit<O, keyof Order>;
/** The same in an answer, with its line of the mail. */
export type Entry<E> = E & { line?: number };

/** A verb of a decision of lines; `says`, where it is `written`, gives one part of it in order words. */
export type LineVerb<R extends Realm, O extends Order> = O extends Order
  ? OrderKind<R, O> & { says?(key: string, order: object, scope: Scope<R>): string }
  : never;

/** A part that a line of any of the verbs has. */
type PartOf<S> = S extends unknown ? keyof S & string : never;

/** Why a line, or all of them together, may not be, with a legal line where one is nearer than most. */
export interface LineFault<E> extends Fault {
  /** Null: nothing but `pass`. */
  instead?: E | null;
}

/** Where a line stands on the page: what is picked `from` a place and goes `to` one; without `from` it is done by one click. */
export interface LineOnMap {
  /** Null: it is picked, but stands on no map. */
  from?: string | null;
  /** Null or missing: a button. */
  to?: string | null;
}

type Kind<R extends Realm, L, F, O extends Order, E> = DecisionKind<R, L, F, Entry<E>[], O | PassOrder>;
type AsInKind = 'conditions' | 'followedBy' | 'passedBy' | 'inAdvance' | 'imagine' | 'imagined' | 'foresee' | 'stays';
type OfKind = AsInKind | 'quiet' | 'thisTurn' | 'awaits' | 'leftOut' | 'aheadRemark';

/** Things done one after another, a line each, and nothing where nobody says so. `E`: an entry of the answer, which is what its line says. */
export interface LinesSpec<R extends Realm, L, O extends Order, F extends object = object, E = Said<O>>
  extends Heads<R>, Partial<Pick<Kind<R, L, F, O, E>, OfKind>> {
  order: LineVerb<R, O> | readonly LineVerb<R, O>[];
  /** What orders come to, where an entry of the answer is not what a line says: one line may be several, each with its number. */
  meant?(orders: readonly O[], q: Ask<R, F>): Entry<E>[];
  /** Such an entry in order words. */
  written?(one: E, scope: Scope<R>): string;
  /** Set where the lines of a verb are done before those of the verbs behind it, however they were written. */
  inTurn?: true;
  /**
   * Set where of lines given in advance those that cannot be now are left out, and he is not asked because of them; or what such
   * a line comes to behind those before it, null: nothing.
   */
  asFarAsMay?: true | ((one: E, q: Ask<R, F>, before: readonly E[]) => E | null);
  /** Of some orders whether they are meant for this very decision, or why not; undefined: whoever they name has something to do in it. */
  concerns?(order: O | PassOrder, q: Ask<R, F>): boolean | string | undefined;
  question: string | ((q: Ask<R, F>) => string);
  /** What silence does: `no port is demolished`. */
  nothing: string;
  /** Set where he is asked although silence does nothing; without it the default answers for him. */
  waits?: true;
  /** Whose it is; null: nobody's now. */
  whose(c: Act<R, L>): R['seat'] | null;
  /** What he is told for it besides what he sees: of the procedure's own values. Null: nobody is asked. */
  told?(c: Act<R, L>, seat: R['seat']): F | null;
  /** Single lines that are legal now, at least one for everybody who may be named. Nobody is asked where there is none. */
  options(q: Ask<R, F>): readonly E[];
  /** The options in which a name stands that may stand in one line only, where they are found without all the others; null: they are not. */
  optionsOf?(id: string, q: Ask<R, F>): readonly E[] | null;
  /** Whether he is asked, where that is said without all the options; without it where there is one. */
  asks?(q: Ask<R, F>): boolean;
  /** What may stand in one line only: a part of it (a name or a list of them), or the names. */
  once: PartOf<E> | ((one: E) => readonly string[]);
  /** Whether the names of a line may stand in others all the same: it says what is done later. */
  besides?(one: E): boolean;
  /** The paragraph that says so, where it is another. */
  twice?: RuleRef;
  /** What that is called, where the verb does not say it. */
  nameOf?(id: string, scope: Scope<R>): string;
  /** Why a line may not stand behind those before it; null: it may. */
  fault(one: E, q: Ask<R, F>, before: readonly E[]): LineFault<E> | null;
  /** Why the lines, each of which may stand, may not stand together: one is missing, say. */
  together?(all: readonly E[], q: Ask<R, F>): LineFault<E> | null;
  /** The lines of the published default, and what it says; without it nothing is done. */
  byDefault?(q: Ask<R, F>): { lines: readonly E[]; text: string };
  /** The forms that the question shows, where they are not those of all verbs. */
  forms?(q: Ask<R, F>): string[];
  /** What is worth knowing of an option, in a few words: `capacity 3`. */
  about?(one: E, q: Ask<R, F>): string;
  /** What stands behind the forms, where that is not every line there is. */
  listing?(q: Ask<R, F>): string[];
  /** Lines that would be legal now and are worth showing, where that is not the first option; the default's come before. */
  examples?(q: Ask<R, F>): readonly E[];
  onMap?(one: E, q: Ask<R, F>): LineOnMap;
  /** Lines that a click may write behind it, several ways: who sails there also lands his troops. */
  goesOn?(one: E, q: Ask<R, F>): readonly (readonly E[])[];
  /** Lines at random, where options one by one do not do; what is not legal of them is left out. */
  drawn?(q: Ask<R, F>, rng: Rng): readonly E[];
  /** Does one line; */
  take?(c: Act<R, L>, one: E): void;
  /** and then, or instead, all of them. */
  takeAll?(c: Act<R, L>, all: E[]): Next;
}

export type LinesKind<R extends Realm, L, F, O extends Order, E> = Kind<R, L, F, O, E>;
