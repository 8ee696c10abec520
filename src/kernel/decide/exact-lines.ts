import type { Realm } from '../realm';
import type { Coming } from './coming';
import type { AnyKind } from './decision';
import type { GivenOrders, Refusal } from './given-orders';
import type { Misunderstood } from './courtesy';
import { cutLater, readLater, withoutTarget, type Kept, type LaterLine } from './later';
import { verbsOf } from './free/language-words';
import { listed } from './names';
import type { Order, OrderKind, Read, Scope } from './order';
import { withItsVerb } from './missing-verb';
import { readLine, type LineRead, type Line } from './reading';
import { sameAnswer } from './same-answer';
import { passedByVerb, withPass, whichPass } from './verb-pass';

/** What lines may be orders for, and where what is read goes. */
export interface ExactRoom<R extends Realm> {
  scope: Scope<R>;
  kind: AnyKind<R> | null;
  /** What the open decision shows who is asked: its forms, and sample orders that are legal as it stands. */
  shown: () => { choices: readonly string[]; examples: readonly string[] };
  later: readonly AnyKind<R>[];
  coming: Coming<R>;
  given: GivenOrders<R>;
  /** Whether these exact order words may stand alone in the open question. */
  legal: (text: string) => boolean;
  /** Why it is none is looked for when somebody wants to know: a line that is only tried is read on. */
  refuse: (line: Line, reason: () => Refusal, how?: Misunderstood | 'read') => void;
}

/** So many forms stand in a sentence. */
const MOST_SHOWN = 4;
/** Of more forms so many are shown. */
const MOST_LISTED = 3;

/** The forms that are likeliest meant: those of whose verb a word of the line tells, then the first; more are in HELP. */
function likeliest(text: string, forms: readonly string[]): readonly string[] {
  if (forms.length <= MOST_SHOWN) return forms;
  const said = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const meanings = said.flatMap((word) => [word, ...verbsOf(word)]);
  const tells = (form: string): boolean =>
    meanings.some((word) => word.length > 1 && (form === word || form.startsWith(`${word} `)));
  const some = [...forms.filter(tells), ...forms.filter((form) => !tells(form))].slice(0, MOST_LISTED);
  return [...some, ...forms.filter((form) => form === 'pass' && !some.includes(form)), 'HELP'];
}

/** Reads lines that are written as the docs have them: for the open decision, for a named one, or for any later one. */
export class ExactLines<R extends Realm> {
  readonly scope: Scope<R>;
  private readonly kind: AnyKind<R> | null;
  private readonly shown: ExactRoom<R>['shown'];
  private readonly later: readonly AnyKind<R>[];
  private readonly coming: Coming<R>;
  private readonly given: GivenOrders<R>;
  private readonly legal: ExactRoom<R>['legal'];
  private readonly refuse: ExactRoom<R>['refuse'];
  private all: readonly OrderKind<R, Order>[] | null = null;

  constructor({ scope, kind, shown, later, coming, given, legal, refuse }: ExactRoom<R>) {
    [this.scope, this.kind, this.later] = [scope, kind, later];
    [this.shown, this.coming, this.given, this.refuse] = [shown, coming, given, refuse];
    this.legal = legal;
  }

  /**
   * Exact order words as they are printed: an order of the open decision, or one for later; null: neither, or the print says
   * another order, as where two sides print one name.
   */
  reads(text: string): string | null {
    const one = this.asPrinted(text);
    if (one === null || one.text === text) return one?.text ?? null;
    const again = this.asPrinted(one.text);
    return again !== null && sameAnswer(again.order, one.order) ? one.text : null;
  }

  /** Whether an order can be given: in the open question as it stands, or for what is still to come. */
  readonly able = (text: string): boolean => {
    const isOpen = this.kind !== null && readLine(text, this.kind.verbs, this.scope).ok;
    return isOpen ? this.legal(text) : this.comes(text);
  };

  private asPrinted(text: string): { order: Order; text: string } | null {
    const now = this.kind ? readLine(text, this.kind.verbs, this.scope) : null;
    if (now?.ok) return { order: now.order, text: now.kind.print(now.order, this.scope) };
    const later = this.readLater(withoutTarget(cutLater(text, this.later)));
    return later?.ok ? later.value : null;
  }

  /** Whether an order is for the open decision, or for one that is still to come. */
  comes(text: string): boolean {
    if (this.kind && readLine(text, this.kind.verbs, this.scope).ok) return true;
    const later = this.readLater(withoutTarget(cutLater(text, this.later)));
    return later?.ok === true && this.coming.gone(later.value.owner) === null;
  }

  /** The open decision's own verbs come first, then a named decision (`reshuffle: ...`), then any later one. */
  read(line: Line, written = cutLater(line.text, this.later)): void {
    const cut = withPass(written, this.scope);
    const plain = cut.clauses.length === 0 && !cut.always;
    const passed = cut.target ? [] : passedByVerb(cut.rest, this.later, this.scope);
    if (passed.length > 0) return this.readPass(line, cut, passed);
    const now = this.kind && plain ? readLine(line.text, this.kind.verbs, this.scope) : null;
    if (now?.ok) return this.given.take(line, now.order, now.kind);
    if (cut.target && this.readNamed(line, cut, plain)) return;
    if (now?.known) return this.refuse(line, () => now.reason);
    const whole = withoutTarget(cut);
    const later = this.readLater(whole);
    if (later?.ok) return this.keep(line, later.value, cut.always);
    if (later) return this.refuse(line, () => later.reason);
    if (!cut.target && /^(if|when|at|with)\s/i.test(whole.rest) && !whole.rest.includes(':'))
      return this.refuse(line, () => ({ text: 'the order is missing behind the condition and ":"' }));
    const told = readLine(cut.rest, this.nowAndLater(), this.scope);
    if (told.ok) this.refuse(line, () => this.notNow(told.order), 'read');
    else this.refuse(line, () => this.whyNone(cut.rest, told), told.known ? 'half' : 'unknown');
  }

  /** Why a line is no order; one that lacks its verb alone, and slips in a name, is told the name. */
  private whyNone(text: string, told: Extract<LineRead<R>, { ok: false }>): Refusal {
    const { reason, known } = told;
    // The slip may be in the verb: `lnad`.
    const named = known || reason.nearest !== undefined ? null : withItsVerb(text, this.nowAndLater(), this);
    return named ?? { ...this.whatIsAsked(text), ...reason };
  }

  /** Who passes where something has to be chosen is told what: a whole order, if there is a sample of one. */
  private notNow(order: Order): Refusal {
    if (order.verb !== 'pass' || !this.kind) return { text: 'this cannot be ordered now' };
    const [nearest] = this.shown().examples;
    const choose = nearest === undefined ? this.whatIsAsked() : { nearest };
    return { text: 'something has to be chosen here: nobody can pass', ...choose };
  }

  /** `bombard: pass` for `bombardment: pass`: the open decision's own, or the only one to come. */
  private readPass(line: Line, cut: LaterLine<R>, kinds: readonly AnyKind<R>[]): void {
    const plain = cut.clauses.length === 0 && !cut.always;
    const current = plain ? kinds.filter((kind) => kind === this.kind) : [];
    const coming = kinds.filter((kind) => cut.always || this.coming.gone(kind) === null);
    // A decision of the seat's own moves is meant before one that the other's moves may ask.
    const own = cut.always ? [] : coming.filter((kind) => kind.asked === 'own');
    const [some = []] = [current, own, coming, kinds].filter((k) => k.length > 0);
    const [target = null, ...others] = some;
    if (others.length > 0) this.refuse(line, () => whichPass(some));
    else this.readNamed(line, { ...cut, target, rest: 'pass' }, plain);
  }

  /** A line that names its decision; the open one may be named too. */
  private readNamed(line: Line, cut: LaterLine<R>, plain: boolean): boolean {
    if (plain && cut.target === this.kind && this.kind) {
      const now = readLine(cut.rest, this.kind.verbs, this.scope);
      if (now.ok) this.given.take(line, now.order, now.kind);
      return now.ok;
    }
    const read = this.readLater(cut);
    if (read?.ok) this.keep(line, read.value, cut.always);
    else if (read) this.refuse(line, () => read.reason);
    return read !== null;
  }

  private keep(line: Line, kept: Kept<R>, always: boolean): void {
    const reason = this.given.keep(line, kept, always);
    if (reason) this.refuse(line, () => reason, 'read');
  }

  private readLater(cut: LaterLine<R>): Read<Kept<R>> | null {
    const comes = (kind: AnyKind<R>): boolean => this.coming.gone(kind) === null;
    return readLater(cut, { kinds: this.later, current: this.kind, comes }, this.scope);
  }

  /** For a line that is like no order at all: what the open decision takes. */
  whatIsAsked(text = ''): { nearest?: string } {
    // What the mail shows: a verb may have forms that are not for this question.
    const { choices } = this.shown();
    const forms = choices.length > MOST_SHOWN ? (this.kind?.verbs ?? []).map((v) => v.syntax) : choices;
    return forms.length > 0 ? { nearest: listed(likeliest(text, forms)) } : {};
  }

  /** All that the seat may order, now first. */
  nowAndLater(): readonly OrderKind<R, Order>[] {
    const kinds = this.kind ? [this.kind, ...this.later] : this.later;
    return (this.all ??= kinds.flatMap((k) => k.verbs as OrderKind<R, Order>[]));
  }
}
