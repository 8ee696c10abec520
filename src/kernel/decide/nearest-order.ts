import type { Realm } from '../realm';
import type { AnyKind, Ask, Objection } from './decision';
import type { Order, OrderKind } from './order';
import { readLine } from './reading';
import { severalOrders } from './several-orders';

/**
 * What a search may cost, in lines that are judged: trying lines in the place of each other would grow with the square of a
 * text. The orders of one player's turn are searched whole.
 */
const MOST_JUDGED = 1_000;

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
): Objection[] {
  if (objections.every((o) => o.level !== 'illegal')) return [...objections];
  const trial = new Trial(kind, orders, q, objections);
  return objections.map(({ nearest, ...objection }) => {
    if (objection.level !== 'illegal') return { ...objection, ...(nearest === undefined ? {} : { nearest }) };
    const tried = trial.nearest(nearest, objection.line);
    return { ...objection, ...(tried === undefined ? {} : { nearest: tried }) };
  });
}

/** The orders that no objection refuses by their line. */
export function withoutRefused(orders: readonly Order[], objections: readonly Objection[]): Order[] {
  const refused = objections.flatMap((o) => (o.level === 'illegal' && o.line !== undefined ? [o.line] : []));
  return orders.filter(({ line }) => line === undefined || !refused.includes(line));
}

class Trial<R extends Realm> {
  private readonly refused: number;
  private known: string[] | undefined;
  private left = MOST_JUDGED;

  constructor(
    private readonly kind: AnyKind<R>,
    private readonly orders: readonly Order[],
    private readonly q: Ask<R>,
    raised: readonly Objection[],
  ) {
    this.refused = raised.filter((o) => o.level === 'illegal').length;
  }

  nearest(named: string | undefined, line: number | undefined): string | undefined {
    if (named !== undefined && (this.stands(named, line) || this.completes(named, line))) return named;
    if (this.left <= 0) return undefined;
    return this.others().find((text) => this.stands(text, line));
  }

  /** The default answer and the examples, line by line. */
  private others(): string[] {
    if (this.known) return this.known;
    const silent = this.kind.ifSilent(this.q);
    const byDefault = silent === 'moderator' ? [] : this.kind.print(silent.answer, this.q);
    return (this.known = [...byDefault, ...this.kind.prompt(this.q).examples, 'pass']);
  }

  private stands(text: string, line: number | undefined): boolean {
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
    this.left -= orders.length;
    if (this.left < 0) return null;
    const put = this.kind.assemble([...orders], this.q);
    const all = 'objections' in put ? put.objections : this.kind.judge(put.answer, this.q);
    return all.filter((o) => o.level === 'illegal');
  }
}
