import type { Engine } from '../engine';
import type { Realm, SeatId } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Coming } from './coming';
import type { AnyKind, Ask } from './decision';
import { aloneIn } from './alone';
import { asideFrom } from './courtesy';
import { GivenOrders } from './given-orders';
import { noted, stayingAndOrdered } from './line-objections';
import { withColons } from './missing-colon';
import { ExactLines, type ExactRoom } from './exact-lines';
import { FreeLines } from './free/free-lines';
import type { FreeRead } from './free/free-reading';
import { asWritten, freeVerdict, isOfAsked } from './free/free-verdict';
import { JoinedLines, type Piece } from './joined-lines';
import { BARRED, oddityOf } from './odd-lines';
import type { Scope } from './order';
import { Refusals } from './refusals';
import { cutLines } from './cut-lines';
import type { Line } from './reading';
import { OfferedLater } from './offered-later';
import { sharedBy, type Shared } from './shared-scope';
import { ordersOfSentence, severalOrders } from './several-orders';
import { nothingLater } from './nothing-later';
import { inAdvance } from './standing';
import { readStandingWords, silentOf } from './standing-words';
import type { Beside, LineVerdict, Verdict } from './verdict';

/** So many lines that cannot be given are tried as orders for later. */
const MOST_OFFERED = 6;

type Orders = Extract<FreeRead, { is: 'orders' }>;

/** The order lines of one mail, read one by one, then judged together. */
export class OrderLines<R extends Realm> {
  readonly scope: Scope<R>;
  readonly coming: Coming<R>;
  readonly q: Ask<R> | null;
  private readonly kind: AnyKind<R> | null;
  private readonly later: readonly AnyKind<R>[];
  private readonly given: GivenOrders<R>;
  private readonly exact: ExactLines<R>;
  private readonly refusals: Refusals<R>;
  private readonly joined: JoinedLines<R>;
  private numbered: readonly Line[] = [];
  private readonly free: FreeLines<R>;
  /** While nobody wants to know why a line is refused. */
  private isTried = false;
  /** Who is said to stay where he is, by the line. */
  private readonly staying = new Map<LineVerdict, readonly string[]>();
  /** Whether it is said that who is not named stays: nobody asks him again. */
  private othersStay = false;
  /** Lines that are one order by the words that people use. */
  private readonly freely = new Map<LineVerdict, Line>();

  constructor(
    private readonly engine: Engine<R>,
    private readonly position: Position,
    private readonly seat: SeatId,
    private readonly open: OpenDecision | null,
    private readonly beside: Beside & { within?: Shared<R> },
  ) {
    const { scope, coming, q } = beside.within ?? sharedBy(engine, position, seat, open);
    [this.scope, this.coming, this.q] = [scope, coming, q];
    this.kind = open ? engine.kind(open.kind) : null;
    this.later = engine.kindsFor(position.scenario, seat);
    const { kind, later } = this;
    this.given = new GivenOrders({ engine, scope, q, kind, later, coming });
    const refuse: ExactRoom<R>['refuse'] = (line, reason, how) =>
      this.isTried
        ? void this.given.lines.push({ ...line, status: 'error' })
        : this.refusals.refuse(line, reason(), how);
    const nothing = { choices: [], examples: [] };
    let known: ReturnType<ExactRoom<R>['shown']> | undefined;
    const shown: ExactRoom<R>['shown'] = () => (known ??= q && kind ? kind.prompt(q) : nothing);
    const legal = (text: string): boolean => aloneIn(this.kind, q, text) !== null;
    this.exact = new ExactLines({ scope, kind, shown, later, coming, given: this.given, legal, refuse });
    const { given, exact } = this;
    let whom: readonly string[] | undefined;
    this.refusals = new Refusals({ system: engine.system, scope, given, exact, beside: beside.known });
    this.free = new FreeLines({
      system: engine.system,
      scope: this.scope,
      kind: this.kind,
      later: this.later,
      reads: (text) => this.exact.reads(text),
      comes: (text) => this.exact.comes(text),
      legal,
      spelled: (text) => aloneIn(this.kind, q, text) ?? [],
      asked: () =>
        (whom ??= q && kind?.touch ? kind.touch.things(q).map(({ name }) => name.split(',')[0] ?? name) : []),
    });
    this.joined = new JoinedLines({ given, exact, free: this.free, misread: this.refusals.misread });
  }

  private readonly isAsked = (meaning: string): boolean => this.free.isAsked(meaning);

  consider(text: string): Verdict {
    const cut = cutLines(text);
    this.numbered = cut.numbered;
    this.readAll(cut.lines);
    const isOrder = (one: string): boolean => this.exact.reads(one) !== null;
    const aside = asideFrom(this.given.lines, this.refusals.misread, this.beside.taken, isOrder);
    for (const verdict of this.given.lines) Object.assign(verdict, aside.get(verdict));
    const barred = cut.barred.map((line): LineVerdict => ({ ...line, status: 'ignored', why: BARRED }));
    const put = this.given.put();
    stayingAndOrdered(this.staying, put.inForce);
    const refused = [...this.freely].filter(([{ status }]) => status === 'error');
    const { free, exact } = this;
    const later = new OfferedLater({
      read: (line) => free.readLater(line),
      comes: (order) => exact.comes(order),
      alone: (order) => this.inOwnMail(order),
    });
    for (const [verdict, line] of refused.slice(0, MOST_OFFERED)) later.offer(verdict, line);
    const counted = (v: LineVerdict): boolean => v.read !== undefined || this.refusals.misread.get(v) === 'half';
    const recognised = this.given.lines.filter((v) => v.status !== 'ignored' && counted(v)).length;
    const sound =
      put.objections.every((o) => o.level !== 'illegal') && this.given.lines.every((l) => l.status !== 'error');
    // Of an order in a mail of its own nobody hears more than whether it stands.
    const isTold = sound && this.beside.within === undefined;
    const ahead = sound ? this.given.lookedAhead(put.answer) : [];
    const foreseen = isTold ? [...this.given.foreseen(put.answer), ...ahead] : [];
    if (!sound) this.given.doubtBesideErrors();
    this.given.besideGiven(inAdvance(this.position.standing, this.seat), this.engine.scopes(this.position, this.seat));
    noted(this.given.lines, cut.notes);
    const { change } = this.given;
    const passed = isTold ? this.coming.passedBy(change, put.answer ? this.kind : null) : [];
    const stays = isTold && !this.othersStay ? this.given.untouched(put.answer, passed) : null;
    const lines = [...this.given.lines, ...barred].sort((a, b) => a.number - b.number);
    const passes = passed.map((kind) => kind.word);
    const ending = { stoppedAt: cut.stoppedAt, unread: cut.unread };
    return { ...put, lines, foreseen, stays, change, passes, ...ending, recognised, sound };
  }

  /** Reads line by line; a line that was broken is read again with what stands below it. */
  private readAll(lines: readonly Line[]): void {
    let above: readonly Piece[] = [];
    for (const line of lines) {
      this.beside.reading?.(line.number);
      const mark = this.given.mark();
      this.readOne(line);
      const found = this.joined.with(above, line);
      if (found) {
        this.given.backTo(found.from.mark);
        for (const { text } of [...above.map((piece) => piece.line), line]) this.refusals.forget(text);
        this.readOne(found.order);
        above = [{ ...found.from, line: found.order, end: line.number }];
      } else above = [...above.slice(-1), { line, mark, end: line.number }];
    }
    this.beside.reading?.(null);
  }

  private readOne(line: Line): void {
    if (this.refusals.again(line)) return;
    const oddity = oddityOf(line.text);
    if (oddity !== null) this.refusals.refuse(line, { text: oddity });
    else if (!this.standingWords(line)) this.readOrder(line);
  }

  /** Reads a line as the docs have orders, else freely; why it is none is looked for last, for that costs more than reading. */
  private readOrder(line: Line): void {
    const mark = this.given.mark();
    if (this.isPlain(line) || this.readSeveral(line)) return;
    this.given.backTo(mark);
    const numbered = this.numbered.find((l) => l.number === line.number)?.text;
    const read = this.free.read(line, numbered);
    if (read?.is === 'orders') return this.take(line, read);
    this.exact.read(line);
    const refused = this.given.lines.at(-1);
    if (refused?.number === line.number && refused.status === 'error') this.refuseFreely(line, refused, read);
  }

  /** Whether it is an order as the docs have it, which is then taken. */
  private isPlain(line: Line): boolean {
    const from = this.given.lines.length;
    this.isTried = true;
    this.exact.read(line);
    this.isTried = false;
    return this.given.lines.slice(from).every(({ status }) => status !== 'error');
  }

  /** Takes the orders that a line is by the words that people use. */
  private take(line: Line, { orders, notes, stays = [], of = [] }: Omit<Orders, 'is'>): void {
    this.refusals.forget(line.text);
    const from = this.given.lines.length;
    for (const text of orders) this.exact.read({ ...line, text });
    const said = [...notes, ...stays.map((who) => `${who} stays`)];
    for (const verdict of this.given.lines.slice(from)) Object.assign(verdict, asWritten(verdict, line, said));
    const [first] = this.given.lines.slice(from);
    this.othersStay ||= isOfAsked(of, this.isAsked);
    if (first && stays.length > 0) this.staying.set(first, stays);
    if (first && orders.length === 1) this.freely.set(first, line);
  }

  /** What becomes of an order in a mail of its own, for the same view. */
  private inOwnMail(text: string): Verdict {
    const { engine, position, seat, open } = this;
    const beside = { known: this.beside.known, taken: false, within: this };
    return new OrderLines(engine, position, seat, open, beside).consider(text);
  }

  /** What is said of a line that was refused as it stood, by the words that people use. */
  private refuseFreely(line: Line, refused: LineVerdict, read: FreeRead | null): void {
    if (this.readWithColon(line)) return;
    const { later, coming, free, exact, isAsked } = this;
    const following = this.q ? (this.kind?.followedBy?.(this.q) ?? []) : [];
    const none = nothingLater(line, read, { later, coming, free, exact, isAsked, following });
    if (none !== null) {
      this.given.lines.pop();
      return this.take(line, none);
    }
    // An order that cannot be given now may be meant for what can; nothing else is made of it.
    if (!read || this.refusals.isLiteral(refused)) return;
    const told = freeVerdict(read, refused, { isAsked: this.isAsked, reads: (text) => this.exact.reads(text) });
    if (read.is === 'stay') this.staying.set(refused, read.who);
    if ('verdict' in told) return void Object.assign(refused, told.verdict);
    this.given.lines.pop();
    this.take(line, { ...told, orders: [...told.orders], notes: [...told.notes] });
  }

  /** Several orders of one line, each as the docs have it: so no part of one is left out. */
  private readSeveral(line: Line): boolean {
    const verbs = this.exact.nowAndLater();
    const above = this.given.lines.flatMap(({ number, read }) =>
      number < line.number && read !== undefined ? [read] : [],
    );
    const spelled = this.engine.system.spelledOut?.(line.text, above, this.scope) ?? undefined;
    const isAll = (all: readonly string[]) => all.length > 1 && all.every((text) => this.exact.reads(text) !== null);
    const orders = spelled ?? [severalOrders(line.text, verbs), ordersOfSentence(line.text, verbs)].find(isAll);
    if (orders === undefined) return false;
    this.given.lines.pop();
    for (const text of orders) {
      this.exact.read({ ...line, text });
      const verdict = this.given.lines.at(-1);
      if (verdict) Object.assign(verdict, { text: line.text });
    }
    return true;
  }

  /** A condition and its order, where only the colon between them is missing. */
  private readWithColon(line: Line): boolean {
    const refused = this.given.lines.pop();
    const mark = this.given.mark();
    for (const text of withColons(line.text, this.later)) {
      this.exact.read({ ...line, text });
      const verdict = this.given.lines.at(-1);
      if (verdict && verdict.status !== 'error') {
        this.refusals.forget(line.text);
        Object.assign(verdict, { text: line.text });
        return true;
      }
      this.given.backTo(mark);
    }
    if (refused) this.given.lines.push(refused);
    return false;
  }

  /** `ask me <word>`, `don't ask <word>`, `forget s3`. */
  private standingWords(line: Line): boolean {
    const known = (this.position.standing[this.seat]?.orders ?? []).map((o) => o.id);
    const read = readStandingWords(line, silentOf(this.later, this.scope), known, this.given.change);
    if (read) this.given.lines.push(read);
    return read !== null;
  }
}
