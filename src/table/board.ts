import type { Ask } from '../kernel/decide/decision';
import type { OpenDecision, Position } from '../kernel/record/position';
import type { AnyEngine, AnyRealm } from '../systems/systems';
import { Table, type TableLaid } from './table';

/** What a table is laid with, and what stands on it. */
export interface BoardLaid extends TableLaid {
  engine: AnyEngine;
  /** Null before the first row. */
  position: Position | null;
}

/** What of a board orders are read and judged by: the rules and a position, not who sits there. */
export type Played = Pick<Board, 'engine' | 'position' | 'openFor'>;

/** A table with its position, for those who read it: mails, pages, answers to words. Nothing is submitted here. */
export class Board extends Table {
  readonly engine: AnyEngine;
  private standing: Position | null;

  constructor({ engine, position, ...table }: BoardLaid) {
    super(table);
    this.engine = engine;
    this.standing = position;
  }

  /** The position as it stands, with what was submitted meanwhile. @throws Error before the game has begun */
  get position(): Position {
    if (!this.standing) throw new Error(`game ${this.game.code} has not begun`);
    return this.standing;
  }
  get begun(): boolean {
    return this.standing !== null;
  }

  /** Decisions that wait for `side`, the oldest first. */
  openFor(side: string): OpenDecision[] {
    return this.position.open.filter((o) => o.seat === side);
  }
  /** The position in text, as `side` sees it. */
  linesFor(side: string): string[] {
    return this.engine.system.lines(this.engine.view(this.position, side) as object, null);
  }
  ask(open: OpenDecision): Ask<AnyRealm> {
    return this.engine.ask(this.position, open);
  }

  protected override calledBy(side: string): string | null {
    const hidden = super.calledBy(side) !== null && !this.standing?.over;
    return hidden ? `The ${this.engine.system.seatName(side)} player` : null;
  }

  /** The game has gone on. */
  protected goesOn(position: Position): void {
    this.standing = position;
  }
}
