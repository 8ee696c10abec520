import type { Realm } from '../realm';
import type { AnyKind, Ask, Objection } from './decision';
import type { Order, OrderKind } from './order';
import { readLine } from './reading';
import { severalOrders } from './several-orders';

/**
 * What may be tried of the orders of one mail, in lines that are judged: trying lines in the place of each other would grow with the
 * square of a text. A mail of ten orders is tried twenty times, one of forty five times: it is answered before anybody waits.
 */
const MOST_JUDGED = 200;

export class Effort {
  private left = MOST_JUDGED;

  /** Whether so many lines may still be judged; then they are counted. */
  spend(lines: number): boolean {
    this.left -= lines;
    return this.left >= 0;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }

  private known: readonly string[] | undefined;

  /** What may be tried in the place of any order, listed once for all that is judged of a mail. */
  others(list: () => readonly string[]): readonly string[] {
    return (this.known ??= list());
  }
}

/**
 * The objections, each with a nearest order that has been tried: in the place of its line, or alone where the objection is
 * to the whole mail, or added to it, it is not refused. Tried are what the decision itself names, then its default and its examples; an
 * objection to which none of them helps names none, nor does one that comes when the search has cost enough.
 */
export function withTriedNearest<R extends Realm>(
  kind: AnyKind<R>,
  orders: readonly Order[],
  q: Ask<R>,
  objections: readonly Objection[],
  effort: Effort,
): Objection[] {
  if (objections.every((o) => o.level !== 'illegal')) return [...objections];
  const trial = new Trial(kind, { orders, q, raised: objections, effort });
  // What decisions name for each is tried before anything else is for one.
  const named = objections.map((o) => (o.level === 'illegal' ? trial.named(o) : undefined));
  return objections.map((objection, i) => {
    if (objection.level !== 'illegal') return { ...objection };
    const tried = named[i] ?? trial.other(objection.line);
    return { ...withoutNearest(objection), ...(tried === undefined ? {} : { nearest: tried }) };
  });
}

/** The same without an alternative, which is not looked for either. */
const withoutNearest = ({ level, rule, text, line, could }: Objection): Objection => ({
  ...{ level, rule, text },
  ...(line === undefined ? {} : { line }),
  ...(could === undefined ? {} : { could }),
});

/** The orders that no objection refuses by their line. */
export function withoutRefused(orders: readonly Order[], objections: readonly Objection[]): Order[] {
  const refused = objections.flatMap((o) => (o.level === 'illegal' && o.line !== undefined ? [o.line] : []));
  return orders.filter(({ line }) => line === undefined || !refused.includes(line));
}

interface Tried<R extends Realm> {
  orders: readonly Order[];
  q: Ask<R>;
  raised: readonly Objection[];
  effort: Effort;
}

class Trial<R extends Realm> {
  private readonly orders: readonly Order[];
  private readonly q: Ask<R>;
  private readonly effort: Effort;
  private readonly refused: number;
  /** Answers by what was tried in the place of which orders: a line that stands in a mail again fares as before. */
  private readonly answers = new Map<string, boolean>();
  /** What objections named, by what is objected and to which orders. */
  private readonly looked = new Map<string, string | undefined>();

  constructor(
    private readonly kind: AnyKind<R>,
    { orders, q, raised, effort }: Tried<R>,
  ) {
    [this.orders, this.q, this.effort] = [orders, q, effort];
    this.refused = raised.filter((o) => o.level === 'illegal').length;
  }

  /** The order that a decision names in an objection, if it helps; what helped a line that stands there again is tried here first. */
  named(objection: Objection): string | undefined {
    if (this.effort.isSpent) return undefined;
    const { rule, text, line } = objection;
    const key = JSON.stringify([rule, text, this.written(line)]);
    const before = this.looked.get(key);
    // Beside other lines: whoever is named between the two is named twice.
    if (before !== undefined && this.isSound(before, line)) return before;
    const { nearest } = objection;
    this.looked.set(key, nearest);
    return this.helps(nearest, line) ? nearest : undefined;
  }

  private written(line: number | undefined): Order[] {
    const mine = line === undefined ? [] : this.orders.filter((o) => o.line === line);
    return mine.map((order) => ({ ...order, line: 0 }));
  }

  /** Whether an order that a decision named helps in the place of a line, or beside it. */
  private helps(named: string | undefined, line: number | undefined): boolean {
    return named !== undefined && (this.stands(named, line) || this.completes(named, line));
  }

  /** What else helps. */
  other(line: number | undefined): string | undefined {
    if (this.effort.isSpent) return undefined;
    return this.others().find((text) => this.stands(text, line));
  }

  /** The default answer and the examples, line by line. */
  private others(): readonly string[] {
    return this.effort.others(() => {
      const silent = this.kind.ifSilent(this.q);
      const byDefault = silent === 'moderator' ? [] : this.kind.print(silent.answer, this.q);
      return [...byDefault, ...this.kind.prompt(this.q).examples, 'pass'];
    });
  }

  private stands(text: string, line: number | undefined): boolean {
    const key = `${text}\n${JSON.stringify(this.written(line))}`;
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const found = this.isSound(text, line);
    this.answers.set(key, found);
    return found;
  }

  private isSound(text: string, line: number | undefined): boolean {
    const read = this.readAll(text);
    if (read === null) return false;
    const mine = line === undefined ? [] : this.orders.filter((o) => o.line === line);
    if (mine.length === 0) return this.faults(read)?.length === 0;
    const instead = read.map((order) => ({ ...order, line }));
    const orders = this.orders.flatMap((o) => (o === mine[0] ? instead : mine.includes(o) ? [] : [o]));
    const faults = this.faults(orders);
    if (faults === null || faults.length > this.refused || faults.some((f) => f.line === line)) return false;
    return this.standsAlone(orders, faults, line);
  }

  /** The order of a text, or the orders of a line that holds several: `attack 1723: 21/7A; attack 1823: 25/7A`. */
  private readAll(text: string): Order[] | null {
    const reads = (one: string) => readLine(one, this.kind.verbs as OrderKind<R, Order>[], this.q);
    const whole = reads(text);
    const parts = whole.ok ? [whole] : severalOrders(text, this.kind.verbs).map(reads);
    return parts.every((part) => part.ok) ? parts.flatMap((part) => (part.ok ? [part.order] : [])) : null;
  }

  /** Whether the line stands without those that are refused, too: beside them it may not have been judged. */
  private standsAlone(orders: readonly Order[], faults: readonly Objection[], line: number | undefined): boolean {
    const left = withoutRefused(orders, faults);
    return left.length === orders.length || this.faults(left)?.every((f) => f.line !== line) === true;
  }

  /** Whether the order mends it when it is added to the mail: a unit that was left out, or goes elsewhere. */
  private completes(text: string, line: number | undefined): boolean {
    const read = readLine(text, this.kind.verbs as OrderKind<R, Order>[], this.q);
    const faults = read.ok ? this.faults([...this.orders, read.order]) : null;
    return (
      faults !== null && faults.length < this.refused && (line === undefined || faults.every((f) => f.line !== line))
    );
  }

  /** What is illegal in these; null: to judge them too would cost more than is left. */
  private faults(orders: readonly Order[]): Objection[] | null {
    if (!this.effort.spend(orders.length)) return null;
    const put = this.kind.assemble([...orders], this.q);
    const all = 'objections' in put ? put.objections : this.kind.judge(put.answer, this.q);
    return all.filter((o) => o.level === 'illegal');
  }
}
