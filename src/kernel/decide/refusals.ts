import type { Realm } from '../realm';
import type { System } from '../system';
import type { Misunderstood } from './courtesy';
import type { ExactLines } from './exact-lines';
import { keepsWords } from './free/kept-words';
import { saysOfRest } from './free/says-of-rest';
import type { GivenOrders, Refusal } from './given-orders';
import { NearOrders } from './near-order';
import { onceRead } from './once-read';
import { oddityOf } from './odd-lines';
import type { Order, OrderKind, Scope } from './order';
import { couldBe, type Line } from './reading';
import type { LineVerdict } from './verdict';

/** What lines are refused by, and where the refusals go. */
interface RefusalRoom<R extends Realm> {
  system: System<R>;
  scope: Scope<R>;
  given: GivenOrders<R>;
  exact: ExactLines<R>;
  /** Words that are no orders and stand in the same mails. */
  beside: readonly string[];
}

/** The lines of a mail that are refused: why, how far they were read, and what is offered in their places. */
export class Refusals<R extends Realm> {
  /** Lines in error, and how far they were read. */
  readonly misread = new Map<LineVerdict, Misunderstood>();
  /** Lines in error that are orders as they stand, and cannot be given. */
  private readonly literal: LineVerdict[] = [];
  /** The same text once more is refused for the same, without reading it. */
  private readonly refused = new Map<string, { reason: Refusal; how: Misunderstood | 'read' }>();
  private near: NearOrders<R> | null = null;

  constructor(private readonly room: RefusalRoom<R>) {}

  /** Refuses a line whose text was refused before; false: it was not. */
  again(line: Line): boolean {
    const same = this.refused.get(line.text);
    if (same) this.refuse(line, same.reason, same.how);
    return same !== undefined;
  }

  /** A line of this text is taken after all. */
  forget(text: string): void {
    this.refused.delete(text);
  }

  isLiteral(verdict: LineVerdict): boolean {
    return this.literal.includes(verdict);
  }

  refuse(line: Line, reason: Refusal, how: Misunderstood | 'read' = 'half'): void {
    const { text, nearest, rule } = reason;
    const could = couldBe(line.text, reason);
    const offered = how === 'read' && nearest !== undefined ? { nearest } : this.offered(line.text, reason);
    const more = {
      ...offered,
      ...(rule === undefined ? {} : { rule }),
      ...(could.length > 0 ? { could } : {}),
    };
    const verdict: LineVerdict = { ...line, status: 'error', why: text, ...more };
    this.room.given.lines.push(verdict);
    if (how === 'read') this.literal.push(verdict);
    this.refused.set(line.text, { reason, how });
    const isLoose = how !== 'read' && oddityOf(line.text) === null && !this.isNear(line.text);
    this.misread.set(verdict, isLoose ? 'loose' : how === 'unknown' ? how : 'half');
  }

  /** What is offered in the place of a line; an order only where it holds all that was written, else what can be ordered. */
  private offered(text: string, { nearest, said }: Refusal): { nearest?: string } {
    if (nearest === undefined) return {};
    return this.isOffer(nearest) && !keepsWords(text, nearest, said) ? this.room.exact.whatIsAsked(text) : { nearest };
  }

  /** Whether what is offered begins as an order, and is no form of one: `move unit: hex-hex or pass`. */
  private isOffer(text: string): boolean {
    const verbs = this.room.exact.nowAndLater().filter(({ verb }) => text.startsWith(verb));
    return verbs.length > 0 && !verbs.some(({ syntax, verb }) => syntax !== verb && text.startsWith(syntax));
  }

  /** Whether a line that is read as nothing is near an order; few mails need to know. */
  private isNear(text: string): boolean {
    const { scope, beside } = this.room;
    this.near ??= onceRead('', beside, scope, () => this.vocabulary());
    return this.near.isNear(text) || saysOfRest(text, this.room.exact.nowAndLater());
  }

  private vocabulary(): NearOrders<R> {
    const { system, scope, beside } = this.room;
    const verbs = system.decisions.flatMap((k) => k.verbs as OrderKind<R, Order>[]);
    const words = system.decisions.flatMap((k) => [k.word, ...(k.conditions ?? []).map((c) => c.word)]);
    return new NearOrders({ verbs, words, names: system.names, beside }, scope);
  }
}
