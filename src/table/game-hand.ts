import { atRest } from '../kernel/decide/automatic';
import { runOn, settle, settleAll, type Row, type Submit } from '../kernel/decide/settle';
import { rewindTo } from '../kernel/record/apply';
import type { Position } from '../kernel/record/position';
import type { RewindSubmission, Submission } from '../kernel/record/submission';
import type { Foreword } from './foreword';
import { Board, type BoardLaid } from './board';

/** What a hand is opened with. */
export interface GameAtHand extends BoardLaid {
  submit: Submit;
  /** Puts a new dice secret in the place of the game's, which has been published; null: its dice come from none. */
  renewDice: () => { commitment: string; submit: Submit } | null;
}

/** One game under its lock, in one transaction: what is submitted here is written when the work is done. */
export class GameHand extends Board {
  /** Rows to be written, with the mail that brought each, and when what it answers was due. */
  readonly pending: { row: Row; mailId: string | null; dueAt: Date | null }[] = [];
  /** By sides: what stands in the first question of a side that is told of its game by that. */
  readonly forewords = new Map<string, Foreword>();
  /** The moderator who acts here: his receipt tells him what the others are told by a note. */
  acting: string | null = null;
  private readonly found: string;

  constructor(private readonly at: GameAtHand) {
    super(at);
    this.found = stateOf(at);
  }

  /** Whether game or seats are other than they were found. */
  get changed(): boolean {
    return stateOf(this.at) !== this.found;
  }

  /** Takes a submission and all that follows without a person. @throws GameOver, DecisionClosed, WrongSeat, IllegalAnswer */
  submit(submission: Submission, mailId: string | null = null): Row[] {
    return this.keep(settle(this.engine, this.position, submission, this.at.submit), mailId);
  }

  /** The submissions of one mail: what is given in advance does not answer what the same mail answers. */
  submitAll(submissions: readonly Submission[], mailId: string | null): Row[] {
    return this.keep(settleAll(this.engine, this.position, submissions, this.at.submit), mailId);
  }

  /** The first row of the game, and what is given in advance before anything answers itself. */
  begin(first: Row, then: readonly Submission[]): Row[] {
    if (this.begun) throw new Error(`game ${this.game.code} has begun`);
    if (then.length === 0) return this.keep(runOn(this.engine, first, this.at.submit), null);
    return this.keep([first, ...settleAll(this.engine, first.position, then, this.at.submit)], null);
  }

  /**
   * Back to an earlier position, which may be of older rules; what is given in advance now answers there at once. The end of a
   * game has published its dice secret: one that is taken up again goes on with another, promised in the same row.
   */
  rewind(wish: RewindSubmission, then: Position): Row[] {
    const renewed = this.position.over ? this.at.renewDice() : null;
    if (renewed) this.at.submit = renewed.submit;
    const anew = renewed ? { dice: 'anew' as const, commitment: renewed.commitment } : {};
    const submission = { ...wish, ...anew };
    const { position, facts } = rewindTo(this.engine, this.position, then, submission);
    const sameRules = position.version === this.engine.system.version;
    if (!sameRules) return [...this.keep([{ submission, facts, position }], null), ...this.upgrade()];
    const back = { submission, facts, position: atRest(this.engine, position) };
    return this.keep(runOn(this.engine, back, this.at.submit), null);
  }

  /** Takes a position of older rules over to those of today. */
  upgrade(): Row[] {
    const to = this.engine.system.version;
    return this.position.version === to ? [] : this.submit({ kind: 'upgrade', source: 'moderator', to });
  }

  /** Clocks are kept when all is submitted: until then they stand as they were when the answer came. */
  private dueOf({ submission }: Row): Date | null {
    if (submission.kind !== 'answer') return null;
    return this.seats.find((s) => s.side === submission.seat)?.dueAt ?? null;
  }

  private keep(rows: Row[], mailId: string | null): Row[] {
    this.pending.push(...rows.map((row) => ({ row, mailId, dueAt: this.dueOf(row) })));
    const last = rows.at(-1);
    if (last) this.goesOn(last.position);
    return rows;
  }
}

const stateOf = ({ game, seats }: GameAtHand): string => JSON.stringify([game, seats]);
