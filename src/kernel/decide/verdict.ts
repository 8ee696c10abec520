import type { Engine } from '../engine';
import type { Json, Realm, RuleRef, SeatId } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Ask, DecisionKind, Objection } from './decision';
import { foldName, listed } from './names';
import type { Order, OrderKind, Scope } from './order';
import { cutLines, readLine } from './reading';
import type { Line } from './reading';
import type { StandingChange } from './standing';

/** What became of one line. `later`: kept as a plan; `ignored`: not looked at. */
export interface LineVerdict {
  number: number;
  text: string;
  status: 'ok' | 'doubt' | 'error' | 'later' | 'ignored';
  /** As it was read, in order words. */
  read?: string;
  why?: string;
  rule?: RuleRef;
  nearest?: string;
}

/** What a mail's orders come to, before anything is written. */
export interface Verdict {
  lines: LineVerdict[];
  /** Objections that belong to no single line. */
  objections: Objection[];
  /** The answer to the open decision, if the mail gives one; the answer itself may be null. */
  answer: { value: Json } | null;
  /** The answer in order words. */
  inForce: string[];
  change: StandingChange;
  stoppedAt: string | null;
  /** Lines that were understood, at least in their verb. */
  recognised: number;
  /** Everything may be recorded. */
  sound: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any>;

const MOST_UNKNOWN = 5;

/** Reads and judges the order lines of `text` for `seat`. `open` is the decision the mail may answer; null: none. */
export function consider<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seat: SeatId,
  open: OpenDecision | null,
  text: string,
): Verdict {
  return new Desk(engine, position, seat, open).consider(text);
}

interface Taken<R extends Realm> {
  line: Line;
  order: Order;
  kind: OrderKind<R, Order>;
  verdict: LineVerdict;
}

class Desk<R extends Realm> {
  private readonly scope: Scope<R>;
  private readonly kind: AnyKind<R> | null;
  private readonly later: AnyKind<R>[];
  private readonly lines: LineVerdict[] = [];
  private readonly mine: Taken<R>[] = [];
  private readonly change: StandingChange = { add: [], forget: [], askMe: [], dontAsk: [] };
  private unknown = 0;
  /** Lines whose verb was understood, and what stands behind it not. */
  private halfRead = 0;

  constructor(
    private readonly engine: Engine<R>,
    private readonly position: Position,
    private readonly seat: SeatId,
    private readonly open: OpenDecision | null,
  ) {
    this.scope = { seat, view: engine.view(position, seat), data: engine.system.data };
    this.kind = open ? engine.kind(open.kind) : null;
    this.later = engine.system.decisions.filter((d) => d.seats.includes(seat));
  }

  consider(text: string): Verdict {
    const cut = cutLines(text);
    for (const line of cut.lines) {
      if (this.unknown >= MOST_UNKNOWN)
        this.lines.push({ ...line, status: 'ignored', why: 'too many lines were not understood; reading stopped' });
      else this.readOne(line);
    }
    const put = this.put();
    const recognised = this.lines.filter((l) => l.read !== undefined).length + this.halfRead;
    const sound = put.objections.every((o) => o.level !== 'illegal') && this.lines.every((l) => l.status !== 'error');
    const { answer, inForce } = put;
    return {
      lines: this.lines,
      objections: put.objections,
      answer,
      inForce,
      change: this.change,
      stoppedAt: cut.stoppedAt,
      recognised,
      sound,
    };
  }

  private readOne(line: Line): void {
    if (this.standingWords(line)) return;
    const always = /^always\s+/i.exec(line.text);
    const conditional = /^if\s+([\p{L} -]+?)\s*:\s*/iu.exec(always ? line.text.slice(always[0].length) : line.text);
    const rest = line.text.slice((always?.[0].length ?? 0) + (conditional?.[0].length ?? 0));
    const when = conditional?.[1] === undefined ? undefined : foldName(conditional[1]);
    this.readOrder(line, rest, when, always !== null);
  }

  /** `ask me <word>`, `don't ask <word>`, `forget s3`. */
  private standingWords(line: Line): boolean {
    const ask = /^(ask me|don'?t ask(?: me)?)\s+(?:about\s+)?(.+)$/i.exec(line.text);
    if (ask) return this.askMe(line, /^ask me/i.test(line.text), ask[2] ?? '');
    const forget = /^forget\s+(s\d+)$/i.exec(line.text);
    if (!forget) return false;
    const id = (forget[1] ?? '').toLowerCase();
    const known = this.position.standing[this.seat]?.orders.some((o) => o.id === id);
    this.change.forget.push(id);
    if (known) this.lines.push({ ...line, status: 'ok', read: `forget ${id}` });
    else this.lines.push({ ...line, status: 'error', why: `you have no standing order ${id}` });
    return true;
  }

  private askMe(line: Line, ask: boolean, word: string): boolean {
    const about = this.later.filter((d) => d.interphase !== undefined);
    const kind = about.find((d) => foldName(d.word) === foldName(word));
    if (!kind) {
      const words = about.map((d) => d.word).join(', ');
      this.lines.push({
        ...line,
        status: 'error',
        why: `"${word}" is no decision that answers itself`,
        nearest: `ask me ${words}`,
      });
      return true;
    }
    (ask ? this.change.askMe : this.change.dontAsk).push(kind.kind);
    this.lines.push({ ...line, status: 'ok', read: `${ask ? 'ask me' : "don't ask"} ${kind.word}` });
    return true;
  }

  /** The open decision's own verbs come first; then a named decision (`reshuffle: ...`); then any later one. */
  private readOrder(line: Line, text: string, when: string | undefined, always: boolean): void {
    const now = this.kind && when === undefined && !always ? readLine(text, this.kind.verbs, this.scope) : null;
    if (now?.ok) return this.take(line, now.order, now.kind);
    const named = /^([\p{L} -]+?)\s*:\s*(\S.*)$/u.exec(text);
    const target = named && this.later.find((d) => foldName(d.word) === foldName(named[1] ?? ''));
    if (target && this.readLater(line, named[2] ?? '', [target], when, always)) return;
    if (now?.known) return this.refuse(line, now.reason);
    if (this.readLater(line, text, this.later, when, always)) return;
    if (when !== undefined) return this.refuse(line, this.unknownCondition(when));
    const told = readLine(target ? (named[2] ?? '') : text, this.nowAndLater(), this.scope);
    if (told.ok) this.refuse(line, { text: 'this cannot be ordered now' });
    else this.refuse(line, { ...this.whatIsAsked(), ...told.reason }, !told.known);
  }

  /** For a line that is like no order at all: what the open decision takes. */
  private whatIsAsked(): { nearest?: string } {
    const forms = (this.kind?.verbs ?? []).map((v) => v.syntax);
    return forms.length > 0 ? { nearest: listed(forms) } : {};
  }

  private unknownCondition(when: string): { text: string; nearest?: string } {
    const known = this.later.flatMap((d) => Object.keys(d.conditions ?? {}).map((c) => `if ${c}: (${d.title})`));
    const nearest = known.length > 0 ? { nearest: known.join(', ') } : {};
    return { text: `nothing can be ordered here under the condition "${when}"`, ...nearest };
  }

  /** Keeps the line for one of `kinds`; true when it was dealt with. */
  private readLater(line: Line, text: string, kinds: AnyKind<R>[], when: string | undefined, always: boolean): boolean {
    const owner = this.ownerOf(text, kinds, when);
    const read = owner ? readLine(text, owner.verbs, this.scope) : null;
    if (!owner || !read?.ok) return false;
    this.keep(line, owner, { ...read.order, ...(when ? { when } : {}) }, read.kind, always);
    return true;
  }

  private nowAndLater(): OrderKind<R, Order>[] {
    const kinds = this.kind ? [this.kind, ...this.later] : this.later;
    return kinds.flatMap((k) => k.verbs as OrderKind<R, Order>[]);
  }

  /** The kind that a line for later belongs to: the first whose verbs read it, and which knows the condition. */
  private ownerOf(text: string, kinds: AnyKind<R>[], when: string | undefined): AnyKind<R> | undefined {
    const able = kinds.filter(
      (k) => when === undefined || Object.keys(k.conditions ?? {}).some((c) => foldName(c) === when),
    );
    const named = kinds.length === 1;
    const knows = able.filter((k) => {
      const verbs = k.verbs.filter((v) => named || v.verb !== 'pass');
      return readLine(text, verbs, this.scope).ok;
    });
    return knows.find((k) => k !== this.kind) ?? knows[0];
  }

  private take(line: Line, order: Order, kind: OrderKind<R, Order>): void {
    const verdict: LineVerdict = { ...line, status: 'ok', read: kind.print(order, this.scope) };
    this.lines.push(verdict);
    this.mine.push({ line, order: { ...order, line: line.number }, kind, verdict });
  }

  private keep(line: Line, owner: AnyKind<R>, order: Order, kind: OrderKind<R, Order>, always: boolean): void {
    const text = `${order.when ? `if ${order.when}: ` : ''}${kind.print(order, this.scope)}`;
    this.lines.push({
      ...line,
      status: 'later',
      read: text,
      why: always ? `always, for ${owner.title}` : `for ${owner.title}`,
    });
    this.change.add.push({ kind: owner.kind, order, text, once: !always });
  }

  private refuse(line: Line, reason: { text: string; nearest?: string }, unknown = false): void {
    if (unknown) this.unknown += 1;
    else this.halfRead += 1;
    const nearest = reason.nearest === undefined ? {} : { nearest: reason.nearest };
    this.lines.push({ ...line, status: 'error', why: reason.text, ...nearest });
  }

  /** The orders for the open decision, put together and judged. */
  private put(): { answer: Verdict['answer']; inForce: string[]; objections: Objection[] } {
    if (!this.open || !this.kind || this.mine.length === 0) return { answer: null, inForce: [], objections: [] };
    const q: Ask<R> = { ...this.scope, facts: this.open.facts };
    const put = this.kind.assemble(
      this.mine.map((m) => m.order),
      q,
    );
    const objections = 'objections' in put ? put.objections : this.kind.judge(put.answer, q);
    const loose = objections.filter((o) => !this.attach(o));
    if ('objections' in put) return { answer: null, inForce: [], objections: loose };
    const plans = put.plans ?? [];
    for (const plan of plans) this.change.add.push({ ...plan, once: true });
    const inForce = [...this.kind.print(put.answer, q), ...plans.map((p) => `then: ${p.text}`)];
    return { answer: { value: put.answer as Json }, inForce, objections: loose };
  }

  private attach(objection: Objection): boolean {
    const line = this.mine.find((m) => m.line.number === objection.line)?.verdict;
    if (!line) return false;
    if (line.status !== 'error') line.status = objection.level === 'illegal' ? 'error' : 'doubt';
    line.why = line.why ? `${line.why}; ${objection.text}` : objection.text;
    line.rule = objection.rule;
    if (objection.nearest !== undefined) line.nearest = objection.nearest;
    return true;
  }
}
