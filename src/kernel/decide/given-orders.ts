import type { Engine } from '../engine';
import type { Json, Realm, RuleRef } from '../realm';
import type { Coming } from './coming';
import { conditionsKey } from './condition';
import type { AnyKind, Ask, Objection } from './decision';
import { judgedTogether } from './judged-together';
import type { Kept } from './later';
import { besideGivenBefore, type GivenLater } from './given-before';
import { contradicting, doubted, leftUnjudged, objectedTo } from './line-objections';
import { lookAhead } from './look-ahead';
import { namedTwice } from './named-twice';
import type { Order, OrderKind, Scope } from './order';
import type { Line } from './reading';
import type { InAdvance, ScopeOf, StandingChange } from './standing';
import { passedWhole, untouched } from './untouched';
import type { LineVerdict, Verdict } from './verdict';

interface Taken<R extends Realm> {
  line: Line;
  order: Order;
  kind: OrderKind<R, Order>;
  verdict: LineVerdict;
}

/** Why a line is refused, and what is offered in its place. */
export interface Refusal {
  text: string;
  nearest?: string;
  said?: string;
  could?: readonly string[];
  rule?: RuleRef;
}

/** What the orders of a mail are given for. */
export interface Giving<R extends Realm> {
  engine: Engine<R>;
  scope: Scope<R>;
  /** What is asked now, the same for all that is worked out of one mail: decisions keep what they have listed by it. */
  q: Ask<R> | null;
  kind: AnyKind<R> | null;
  later: readonly AnyKind<R>[];
  coming: Coming<R>;
}

/** Orders of one mail that were understood: those for the open decision, judged together, and those for later. */
export class GivenOrders<R extends Realm> {
  readonly lines: LineVerdict[] = [];
  readonly change: StandingChange = { add: [], forget: [], askMe: [], dontAsk: [] };
  private readonly mine: Taken<R>[] = [];
  /** Unconditional plans, each with the line that gave it. */
  private readonly plans: { kind: AnyKind<R>; order: Order; verdict: LineVerdict }[] = [];
  /** Orders for later, as they change what was given before. */
  private readonly forLater: GivenLater[] = [];
  /** All plans, those under conditions too. */
  private readonly ahead: { kind: AnyKind<R>; order: Order }[] = [];
  private readonly engine: Engine<R>;
  private readonly scope: Scope<R>;
  private readonly q: Ask<R> | null;
  private readonly kind: AnyKind<R> | null;
  private readonly later: readonly AnyKind<R>[];
  private readonly coming: Coming<R>;

  constructor({ engine, scope, q, kind, later, coming }: Giving<R>) {
    [this.engine, this.scope, this.q] = [engine, scope, q];
    [this.kind, this.later, this.coming] = [kind, later, coming];
  }

  /** What has been given so far, to go back to. */
  mark(): number[] {
    return this.lists().map((list) => list.length);
  }

  /** Takes back what was given since; of lines in error nothing else is left. */
  backTo(mark: readonly number[]): void {
    for (const [i, list] of this.lists().entries()) list.length = mark[i] ?? 0;
  }

  private lists(): unknown[][] {
    const { add, forget, askMe, dontAsk } = this.change;
    return [this.lines, this.mine, this.plans, this.ahead, this.forLater, add, forget, askMe, dontAsk];
  }

  /** An order for the open decision. */
  take(line: Line, order: Order, kind: OrderKind<R, Order>): void {
    const verdict: LineVerdict = { ...line, status: 'ok', read: kind.print(order, this.scope) };
    this.lines.push(verdict);
    this.mine.push({ line, order: { ...order, line: line.number }, kind, verdict });
  }

  /** An order for later; or why it can never be given, or says something else than one before it. */
  keep(line: Line, { owner, order, text }: Kept<R>, always: boolean): Refusal | null {
    const past = always ? null : this.coming.gone(owner);
    const never = past ?? this.engine.system.never?.(order, this.scope, owner.kind) ?? null;
    if (never) return never;
    const twice = always ? null : namedTwice(owner, order, this.plansOf(owner, order), this.scope);
    if (twice) return twice;
    const partial = !always && (owner.awaits?.(this.scope) ?? false);
    const again = partial ? '; you are asked for what comes into play before' : '';
    const why = `${always ? 'always, ' : ''}for ${owner.title}${again}`;
    const remark = owner.aheadRemark?.(order, this.scope) ?? null;
    const told = remark === null ? why : `${why}; ${remark} as it is now`;
    const verdict: LineVerdict = { ...line, status: 'later', read: text, why: told };
    this.lines.push(verdict);
    if (!always) this.ahead.push({ kind: owner, order: { ...order, line: line.number } });
    if (!always && order.when === undefined)
      this.plans.push({ kind: owner, order: { ...order, line: line.number }, verdict });
    const given = { kind: owner.kind, order, text, once: !always, ...(partial ? { partial } : {}) };
    this.change.add.push(given);
    this.forLater.push({ verdict, given });
    return null;
  }

  /** Tells orders for later what they do to those that were given `before`. */
  besideGiven(before: InAdvance, scopeOf: ScopeOf): void {
    besideGivenBefore(this.forLater, this.change, before, scopeOf);
  }

  /** Plans of this mail that answer the same decision under the same conditions. */
  private plansOf(owner: AnyKind<R>, order: Order): Order[] {
    const same = this.ahead.filter(({ kind, order: o }) => kind === owner && conditionsKey(o) === conditionsKey(order));
    return same.map((plan) => plan.order);
  }

  /** The orders for the open decision, put together and judged. */
  put(): { answer: Verdict['answer']; inForce: string[]; objections: Objection[] } {
    const { q } = this;
    if (!q || !this.kind || this.mine.length === 0) return { answer: null, inForce: [], objections: [] };
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

  /** What the answer of a sound mail comes to, short of dice. */
  foreseen(answer: Verdict['answer']): string[] {
    return (this.q && answer ? this.kind?.foresee?.(answer.value, this.q) : undefined) ?? [];
  }

  /** Doubts the plans of a sound mail as they would stand behind an answer, and says what they come to. */
  lookedAhead(answer: Verdict['answer']): string[] {
    const { q } = this;
    const given = q && (answer ?? this.passed(q));
    if (!q || !this.kind || !given) return [];
    const kinds = this.plans.map((p) => p.kind);
    const plans = kinds
      .filter((kind, i) => kinds.indexOf(kind) === i)
      .map((kind) => ({ kind, orders: this.plans.filter((p) => p.kind === kind).map((p) => p.order) }));
    const following = this.later.filter((kind) => kind === this.kind || this.coming.gone(kind) === null);
    const ahead = lookAhead(this.kind, given.value, q, { kinds: following, plans });
    for (const doubt of ahead.doubts) this.doubt(doubt);
    return ahead.foreseen;
  }

  /** What answers where the mail has plans for what follows and wants nothing here. */
  private passed(q: Ask<R>): Verdict['answer'] {
    const { kind, plans } = this;
    if (!kind?.passedBy?.some((later) => plans.some((plan) => plan.kind.kind === later))) return null;
    const silent = kind.ifSilent(q);
    return silent === 'moderator' ? null : { value: silent.answer as Json };
  }

  /** The same doubts beside lines in error: of plans as they would stand without those. */
  doubtBesideErrors(): void {
    const { q } = this;
    if (!q || !this.kind || this.plans.length === 0) return;
    const left = this.mine.filter(({ verdict }) => verdict.status === 'ok' || verdict.status === 'doubt');
    if (left.length === 0) return void this.lookedAhead(null);
    const orders = left.map(({ order }) => order);
    const put = this.kind.assemble(orders, q);
    if ('objections' in put || this.kind.judge(put.answer, q).some(({ level }) => level === 'illegal')) return;
    this.lookedAhead({ value: put.answer as Json });
  }

  /** What an answer leaves as it is, and what is left of kinds that the orders for later keep from being asked. */
  untouched(answer: Verdict['answer'], passed: readonly AnyKind<R>[]): string | null {
    const { q, kind } = this;
    const own = q && kind && answer ? untouched(kind, answer.value, q) : null;
    const others = passed.map((one) => {
      const facts = (one === kind ? q?.facts : one.imagined?.(this.scope)) as object | null | undefined;
      return facts ? passedWhole(one, { ...this.scope, facts }) : null;
    });
    const said = [own, ...others].flatMap((text) => text ?? []);
    return said.length === 0 ? null : said.join(' ');
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
