import type { Line } from './reading';
import type { LineVerdict, Verdict } from './verdict';

/** How a line is read and tried as an order for what comes later. */
export interface LaterRoom {
  read: (line: Line) => readonly string[];
  comes: (order: string) => boolean;
  /** What becomes of the order in a mail of its own. */
  alone: (order: string) => Verdict;
}

/** What is offered of lines that what is asked cannot do: the later order that can, `8RSA to Merdjayoun` a move. */
export class OfferedLater {
  /** A line that stands in a mail again is tried once. */
  private readonly known = new Map<string, { nearest?: string } | null>();

  constructor(private readonly room: LaterRoom) {}

  /** Adds the offer to the verdict on a line that was refused, where nothing else is offered. */
  offer(verdict: LineVerdict, line: Line): void {
    const { read, nearest } = verdict;
    if (read === undefined || (nearest !== undefined && nearest !== 'pass')) return;
    const later = this.of(line);
    if (later !== null) Object.assign(verdict, { nearest: later.nearest ?? nearest });
  }

  private of(line: Line): { nearest?: string } | null {
    const known = this.known.get(line.text);
    if (known !== undefined) return known;
    const found = this.tried(line);
    this.known.set(line.text, found);
    return found;
  }

  /** Of what would be doubtful then, the nearest that is not; null: it is nothing that could be given. */
  private tried(line: Line): { nearest?: string } | null {
    const [order, ...more] = this.room.read(line);
    if (order === undefined || more.length > 0 || !this.room.comes(order)) return null;
    const { sound, lines } = this.room.alone(order);
    const [as] = lines;
    if (!sound || !as) return null;
    return as.status === 'later' ? { nearest: order } : as;
  }
}
