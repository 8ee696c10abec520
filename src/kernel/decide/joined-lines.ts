import type { Realm } from '../realm';
import { isBroken, rejoined } from './broken-lines';
import type { Misunderstood } from './courtesy';
import type { ExactLines } from './exact-lines';
import type { FreeLines } from './free/free-lines';
import type { GivenOrders } from './given-orders';
import { MOST_LETTERS } from './odd-lines';
import type { Line } from './reading';
import type { LineVerdict } from './verdict';

/** A line, or several that were one, with what was given before it and where it ends. */
export interface Piece {
  line: Line;
  mark: number[];
  end: number;
}

/** What was read of a mail so far, and how lines are read. */
interface JoinedRoom<R extends Realm> {
  given: GivenOrders<R>;
  exact: ExactLines<R>;
  free: FreeLines<R>;
  misread: ReadonlyMap<LineVerdict, Misunderstood>;
}

/** Finds orders that a mail program, or their writer, has broken into several lines. */
export class JoinedLines<R extends Realm> {
  constructor(private readonly room: JoinedRoom<R>) {}

  /** The order that a line is with what stands right above it: in three parts rather than in two (`move A,`, `B`, `to X`). */
  with(above: readonly Piece[], line: Line): { from: Piece; order: Line } | null {
    const [last, first] = [above.at(-1), above.at(-2)];
    if (last?.end !== line.number - 1) return null;
    const three = first?.end === last.line.number - 1 ? this.whole(first.line, last.line, line) : null;
    if (first && three) return { from: first, order: three };
    const two = this.whole(last.line, line);
    return two && { from: last, order: two };
  }

  /** The order that lines are together, where one of them alone is none and its writer or a program has broken it. */
  private whole(above: Line, below: Line, last?: Line): Line | null {
    const { given, exact, free, misread } = this.room;
    const faulty = given.lines.filter((l) => l.status === 'error');
    const [first, second] = [above, below].map(({ number }) => faulty.find((l) => l.number === number));
    if ((!first && !second) || (first && misread.get(first) === 'loose')) return null;
    if (last && (!first || !isBroken(below.text, last.text) || exact.reads(last.text) !== null)) return null;
    // What is an order by itself, and may not be given beside the one above, goes on from nothing.
    if (!first && exact.reads(below.text) !== null) return null;
    if (!isBroken(above.text, below.text) && !free.isNamedAcross(above.text, below.text)) return null;
    const two = rejoined(above.text, below.text);
    const text = last ? rejoined(two, last.text) : two;
    if (text.length > MOST_LETTERS || !this.isOrder({ number: above.number, text })) return null;
    return { number: above.number, text };
  }

  private isOrder(line: Line): boolean {
    return this.room.exact.reads(line.text) !== null || this.room.free.isOrder(line.text);
  }
}
