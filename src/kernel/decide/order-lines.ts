import type { Engine } from '../engine';
import type { Json, Realm, RuleRef, SeatId } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import { Coming } from './coming';
import { conditionsKey } from './condition';
import { publishedDefault } from './decision';
import type { Ask, DecisionKind, Objection } from './decision';
import { asideFrom } from './courtesy';
import type { Misunderstood } from './courtesy';
import { judgedTogether } from './judged-together';
import { cutLater, readLater, withoutTarget } from './later';
import type { Kept, LaterLine } from './later';
import { contradicting, doubted, leftUnjudged, noted, objectedTo } from './line-objections';
import { lookAhead } from './look-ahead';
import { FreeLines } from './free/free-lines';
import { asWritten, freeVerdict } from './free/free-verdict';
import { listed } from './names';
import { NearOrders } from './near-order';
import type { Order, OrderKind, Read, Scope } from './order';
import { isTurned } from './plain-letters';
import { namedTwice } from './named-twice';
import { couldBe, cutLines, readLine } from './reading';
import type { Line } from './reading';
import type { StandingChange } from './standing';
import { readStandingWords } from './standing-words';
import { passedByVerb, whichPass } from './verb-pass';
import { untouched } from './untouched';
import type { Beside, LineVerdict, Verdict } from './verdict';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any, any>;

/** Stand where a letter of a mail could not be told; names are matched without such signs, so the line would be guessed. */
const LOST_LETTER = /[\u0080-\u009f\ufffd]/;
const LOST = 'a letter of this line was lost on its way; write the line again with plain letters';

/** Longer lines are no order that somebody wrote; what reads them may grow with the square of their letters. */
const MOST_LETTERS = 4_000;
const tooLong = ({ length }: string): string =>
  `this line has ${length} letters, and an order has ${MOST_LETTERS} at most; write it as several`;
/** Letters that are shown in another order: nobody knows what was seen. */
const TURNED =
  'a sign that overrides the order of letters (U+202D or U+202E) stands in this line; write the line again without it';

/** Why a line behind a bar is not read. */
const BARRED = 'behind a bar stand our samples, which are not read; write an order without the bar';

interface Taken<R extends Realm> {
  line: Line;
  order: Order;
  kind: OrderKind<R, Order>;
  verdict: LineVerdict;
}

interface Refusal {
  text: string;
  nearest?: string;
  said?: string;
  could?: readonly string[];
  rule?: RuleRef;
}

/** The order lines of one mail, read one by one, then judged together. */
export class OrderLines<R extends Realm> {
  private readonly scope: Scope<R>;
  private readonly kind: AnyKind<R> | null;
  private readonly later: readonly AnyKind<R>[];
  private readonly coming: Coming<R>;
  private readonly lines: LineVerdict[] = [];
  private readonly mine: Taken<R>[] = [];
  /** Unconditional plans, each with the line that gave it. */
  private readonly plans: { kind: AnyKind<R>; order: Order; verdict: LineVerdict }[] = [];
  /** All plans, those under conditions too. */
  private readonly ahead: { kind: AnyKind<R>; order: Order }[] = [];
  private readonly change: StandingChange = { add: [], forget: [], askMe: [], dontAsk: [] };
  /** Lines in error, and how far they were read. */
  private readonly misread = new Map<LineVerdict, Misunderstood>();
  private near: NearOrders<R> | null = null;
  /** Lines in error that are orders as they stand, and cannot be given. */
  private readonly literal: LineVerdict[] = [];
  private readonly free: FreeLines<R>;
  /** Lines that were refused: the same text once more is refused for the same, without reading it. */
  private readonly refused = new Map<string, { reason: Refusal; how: Misunderstood | 'read' }>();

  constructor(
    private readonly engine: Engine<R>,
    private readonly position: Position,
    private readonly seat: SeatId,
    private readonly open: OpenDecision | null,
    private readonly beside: Beside,
  ) {
    this.scope = { seat, view: engine.view(position, seat), data: engine.system.data };
    this.kind = open ? engine.kind(open.kind) : null;
    this.later = engine.kindsFor(position.scenario, seat);
    this.coming = new Coming(engine, position, this.scope);
    this.free = new FreeLines({
      system: engine.system,
      scope: this.scope,
      kind: this.kind,
      later: this.later,
      reads: (text) => this.reads(text),
      legal: (text) => this.isLegal(text),
    });
  }

  /** Whether a line that is read as nothing is near an order; few mails need to know. */
  private isNear(text: string): boolean {
    this.near ??= this.vocabulary();
    return this.near.isNear(text);
  }

  private vocabulary(): NearOrders<R> {
    const { names, decisions } = this.engine.system;
    const verbs = decisions.flatMap((k) => k.verbs as OrderKind<R, Order>[]);
    const words = decisions.flatMap((k) => [k.word, ...(k.conditions ?? []).map((c) => c.word)]);
    return new NearOrders({ verbs, words, names, beside: this.beside.known }, this.scope);
  }

  consider(text: string): Verdict {
    const cut = cutLines(text);
    for (const line of cut.lines) {
      this.beside.reading?.(line.number);
      this.readOne(line);
    }
    this.beside.reading?.(null);
    const aside = asideFrom(this.lines, this.misread, this.beside.taken);
    for (const verdict of this.lines) Object.assign(verdict, aside.get(verdict));
    const barred = cut.barred.map((line): LineVerdict => ({ ...line, status: 'ignored', why: BARRED }));
    const put = this.put();
    const counted = (v: LineVerdict): boolean => v.read !== undefined || this.misread.get(v) === 'half';
    const recognised = this.lines.filter((v) => v.status !== 'ignored' && counted(v)).length;
    const sound = put.objections.every((o) => o.level !== 'illegal') && this.lines.every((l) => l.status !== 'error');
    const foreseen = sound ? this.foreseen(put.answer) : [];
    noted(this.lines, cut.notes);
    const stays = sound ? this.untouched(put.answer) : null;
    const { change } = this;
    const lines = [...this.lines, ...barred].sort((a, b) => a.number - b.number);
    const passes = sound ? this.coming.passedBy(change, put.answer ? this.kind : null).map((kind) => kind.word) : [];
    return { ...put, lines, foreseen, stays, change, passes, stoppedAt: cut.stoppedAt, recognised, sound };
  }

  private readOne(line: Line): void {
    const same = this.refused.get(line.text);
    if (same) return this.refuse(line, same.reason, same.how);
    if (line.text.length > MOST_LETTERS) this.refuse(line, { text: tooLong(line.text) });
    else if (LOST_LETTER.test(line.text)) this.refuse(line, { text: LOST });
    else if (isTurned(line.text)) this.refuse(line, { text: TURNED });
    else if (!this.standingWords(line)) {
      this.readOrder(line, cutLater(line.text, this.later));
      this.readFreely(line);
    }
  }

  /** Exact order words as they are printed: an order of the open decision, or one for later; null: neither. */
  private reads(text: string): string | null {
    const now = this.kind ? readLine(text, this.kind.verbs, this.scope) : null;
    if (now?.ok) return now.kind.print(now.order, this.scope);
    const later = this.readLater(withoutTarget(cutLater(text, this.later)));
    return later?.ok ? later.value.text : null;
  }

  /** Whether they are an order of the open decision that may stand alone. */
  private isLegal(text: string): boolean {
    if (!this.open || !this.kind) return false;
    const read = readLine(text, this.kind.verbs, this.scope);
    const q: Ask<R> = { ...this.scope, facts: this.open.facts };
    const put = read.ok ? this.kind.assemble([read.order], q) : null;
    if (put === null || 'objections' in put) return false;
    return this.kind.judge(put.answer, q).every((o) => o.level !== 'illegal');
  }

  /** A line that was not understood once more, by the words that people use. */
  private readFreely(line: Line): void {
    const refused = this.lines.at(-1);
    if (refused?.number !== line.number || refused.status !== 'error') return;
    const read = this.free.read(line.text);
    // An order that cannot be given now may be meant for what can; nothing else is made of it.
    if (!read || (read.is !== 'orders' && this.literal.includes(refused))) return;
    const told = freeVerdict(read, refused, (meaning) => this.free.isAsked(meaning));
    if ('verdict' in told) Object.assign(refused, told.verdict);
    else {
      this.lines.pop();
      this.refused.delete(line.text);
      const from = this.lines.length;
      for (const text of told.orders) this.readOrder({ ...line, text }, cutLater(text, this.later));
      for (const verdict of this.lines.slice(from)) Object.assign(verdict, asWritten(verdict, line, told.notes));
    }
  }

  /** `ask me <word>`, `don't ask <word>`, `forget s3`. */
  private standingWords(line: Line): boolean {
    const known = (this.position.standing[this.seat]?.orders ?? []).map((o) => o.id);
    const silent = this.later.filter((kind) => publishedDefault(kind, this.scope) !== undefined);
    const read = readStandingWords(line, silent, known, this.change);
    if (read) this.lines.push(read);
    return read !== null;
  }

  /** The open decision's own verbs come first, then a named decision (`reshuffle: ...`), then any later one. */
  private readOrder(line: Line, cut: LaterLine<R>): void {
    const plain = cut.clauses.length === 0 && !cut.always;
    const passed = cut.target ? [] : passedByVerb(cut.rest, this.later, this.scope);
    if (passed.length > 0) return this.readPass(line, cut, passed);
    const now = this.kind && plain ? readLine(line.text, this.kind.verbs, this.scope) : null;
    if (now?.ok) return this.take(line, now.order, now.kind);
    if (cut.target && this.readNamed(line, cut, plain)) return;
    if (now?.known) return this.refuse(line, now.reason);
    const whole = withoutTarget(cut);
    const later = this.readLater(whole);
    if (later?.ok) return this.keep(line, later.value, cut.always);
    if (later) return this.refuse(line, later.reason);
    if (!cut.target && /^(if|when|at|with)\s/i.test(whole.rest) && !whole.rest.includes(':'))
      return this.refuse(line, { text: 'the order is missing behind the condition and ":"' });
    const told = readLine(cut.rest, this.nowAndLater(), this.scope);
    if (told.ok) this.refuse(line, this.notNow(told.order), 'read');
    else this.refuse(line, { ...this.whatIsAsked(), ...told.reason }, told.known ? 'half' : 'unknown');
  }

  /** Who passes where something has to be chosen is told what. */
  private notNow(order: Order): Refusal {
    if (order.verb !== 'pass' || !this.kind) return { text: 'this cannot be ordered now' };
    return { text: 'something has to be chosen here: nobody can pass', ...this.whatIsAsked() };
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
    if (others.length > 0) this.refuse(line, whichPass(some));
    else this.readNamed(line, { ...cut, target, rest: 'pass' }, plain);
  }

  /** A line that names its decision; the open one may be named too. */
  private readNamed(line: Line, cut: LaterLine<R>, plain: boolean): boolean {
    if (plain && cut.target === this.kind && this.kind) {
      const now = readLine(cut.rest, this.kind.verbs, this.scope);
      if (now.ok) this.take(line, now.order, now.kind);
      return now.ok;
    }
    const read = this.readLater(cut);
    if (read?.ok) this.keep(line, read.value, cut.always);
    else if (read) this.refuse(line, read.reason);
    return read !== null;
  }

  private readLater(cut: LaterLine<R>): Read<Kept<R>> | null {
    const comes = (kind: AnyKind<R>): boolean => this.coming.gone(kind) === null;
    return readLater(cut, { kinds: this.later, current: this.kind, comes }, this.scope);
  }

  /** For a line that is like no order at all: what the open decision takes. */
  private whatIsAsked(): { nearest?: string } {
    const forms = (this.kind?.verbs ?? []).map((v) => v.syntax);
    return forms.length > 0 ? { nearest: listed(forms) } : {};
  }

  private nowAndLater(): OrderKind<R, Order>[] {
    const kinds = this.kind ? [this.kind, ...this.later] : this.later;
    return kinds.flatMap((k) => k.verbs as OrderKind<R, Order>[]);
  }

  private take(line: Line, order: Order, kind: OrderKind<R, Order>): void {
    const verdict: LineVerdict = { ...line, status: 'ok', read: kind.print(order, this.scope) };
    this.lines.push(verdict);
    this.mine.push({ line, order: { ...order, line: line.number }, kind, verdict });
  }

  private keep(line: Line, { owner, order, text }: Kept<R>, always: boolean): void {
    const never = (always ? null : this.coming.gone(owner)) ?? this.engine.system.never?.(order, this.scope) ?? null;
    if (never) return this.refuse(line, never, 'read');
    const twice = always ? null : namedTwice(owner, order, this.plansOf(owner, order), this.scope);
    if (twice) return this.refuse(line, twice, 'read');
    const partial = !always && (owner.awaits?.(this.scope) ?? false);
    const again = partial ? '; you are asked for what comes into play before' : '';
    const why = `${always ? 'always, ' : ''}for ${owner.title}${again}`;
    const verdict: LineVerdict = { ...line, status: 'later', read: text, why };
    this.lines.push(verdict);
    if (!always) this.ahead.push({ kind: owner, order: { ...order, line: line.number } });
    if (!always && order.when === undefined)
      this.plans.push({ kind: owner, order: { ...order, line: line.number }, verdict });
    this.change.add.push({ kind: owner.kind, order, text, once: !always, ...(partial ? { partial } : {}) });
  }

  /** Plans of this mail that answer the same decision under the same conditions. */
  private plansOf(owner: AnyKind<R>, order: Order): Order[] {
    const same = this.ahead.filter(({ kind, order: o }) => kind === owner && conditionsKey(o) === conditionsKey(order));
    return same.map((plan) => plan.order);
  }

  private refuse(line: Line, reason: Refusal, how: Misunderstood | 'read' = 'half'): void {
    const { text, nearest, rule } = reason;
    const could = couldBe(line.text, reason);
    const more = {
      ...(nearest === undefined ? {} : { nearest }),
      ...(rule === undefined ? {} : { rule }),
      ...(could.length > 0 ? { could } : {}),
    };
    const verdict: LineVerdict = { ...line, status: 'error', why: text, ...more };
    this.lines.push(verdict);
    this.refused.set(line.text, { reason, how });
    const isOdd = line.text.length > MOST_LETTERS || LOST_LETTER.test(line.text) || isTurned(line.text);
    const isLoose = how !== 'read' && !isOdd && !this.isNear(line.text);
    this.misread.set(verdict, isLoose ? 'loose' : how === 'unknown' ? how : 'half');
  }

  /** The orders for the open decision, put together and judged. */
  private put(): { answer: Verdict['answer']; inForce: string[]; objections: Objection[] } {
    if (!this.open || !this.kind || this.mine.length === 0) return { answer: null, inForce: [], objections: [] };
    const q: Ask<R> = { ...this.scope, facts: this.open.facts };
    const orders = this.mine.map((m) => m.order);
    const { put, objections, unjudged } = judgedTogether(this.kind, orders, q);
    const all = [...objections, ...contradicting(this.kind, this.mine)];
    const loose = all.filter((o) => !this.attach(o));
    for (const { verdict } of this.mine.filter((m) => unjudged.includes(m.line.number))) leftUnjudged(verdict);
    if ('objections' in put) return { answer: null, inForce: [], objections: loose };
    const plans = put.plans ?? [];
    for (const plan of plans) this.change.add.push({ ...plan, once: true });
    const answer = put.answer as Json;
    const inForce = [...this.kind.print(answer, q), ...plans.map((p) => `then: ${p.text}`)];
    return { answer: { value: answer }, inForce, objections: loose };
  }

  private foreseen(answer: Verdict['answer']): string[] {
    if (!this.open || !this.kind || !answer) return [];
    const q: Ask<R> = { ...this.scope, facts: this.open.facts };
    const kinds = this.plans.map((p) => p.kind);
    const plans = kinds
      .filter((kind, i) => kinds.indexOf(kind) === i)
      .map((kind) => ({ kind, orders: this.plans.filter((p) => p.kind === kind).map((p) => p.order) }));
    const following = this.later.filter((kind) => kind === this.kind || this.coming.gone(kind) === null);
    const ahead = lookAhead(this.kind, answer.value, q, { kinds: following, plans });
    for (const doubt of ahead.doubts) this.doubt(doubt);
    return [...(this.kind.foresee?.(answer.value, q) ?? []), ...ahead.foreseen];
  }

  private untouched(answer: Verdict['answer']): string | null {
    if (!this.open || !this.kind || !answer) return null;
    return untouched(this.kind, answer.value, { ...this.scope, facts: this.open.facts });
  }

  private doubt(objection: Objection): void {
    const { line } = objection;
    const verdict = this.plans.find((p) => p.verdict.number === line)?.verdict ?? this.plans.at(-1)?.verdict;
    if (verdict && verdict.status !== 'error') doubted(verdict, objection);
  }

  private attach(objection: Objection): boolean {
    const line = this.mine.find((m) => m.line.number === objection.line)?.verdict;
    if (line) objectedTo(line, objection);
    return line !== undefined;
  }
}
