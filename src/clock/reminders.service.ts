import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../config/clock';
import { awayUntil } from '../people/leave';
import { isSomebody } from '../people/open-seat';
import { GameRepository } from '../table/game.repository';
import type { Seat } from '../table/seat.entity';
import { MutedRepository } from '../post/muted.repository';
import { noteMail } from '../reports/note-mail';
import { Outbox } from '../post/outbox';
import { Tokens } from '../post/tokens';
import { Metrics } from '../metrics/metrics';
import { MailTemplates } from '../wording/templates';
import type { Board } from '../table/board';
import { SubmissionService } from '../submissions/submission.service';
import { notesOf, openOf, outOfTime, stageOf, type ReminderNote } from './reminder-notes';

const TICK_MS = 60_000;

/**
 * Reminds players at 50, 80 and 95 per cent of their time, asks whether they are still there when it is over, and tells the
 * others when they may claim. A sweep opens only the games in which something is due.
 */
@Injectable()
export class RemindersService {
  private readonly log = new Logger('clock');

  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly outbox: Outbox,
    private readonly muted: MutedRepository,
    private readonly templates: MailTemplates,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    this.metrics.ticked('clock', TICK_MS);
    for (const seat of await this.games.seatsToRemind(this.clock.now())) {
      await this.remind(seat).catch((error: unknown) => this.log.error('a reminder could not be written', error));
    }
  }

  /** The database decides who reminds: the game's lock, and what the seat says under it. */
  private remind(found: Pick<Seat, 'gameId' | 'side'>): Promise<void> {
    return this.submissions.withGame(found.gameId, async (hand) => {
      const seat = hand.seat(found.side);
      const stage = stageOf(hand, seat);
      if (stage <= seat.reminded || awayUntil(hand.now, hand.termsOf(seat.side).still)) return;
      seat.reminded = stage;
      const decision = decisionOf(hand, seat);
      for (const note of notesOf(hand, seat, stage)) await this.put(hand, decision, note);
    });
  }

  /** A reminder out of its time, to everybody who is waited for. Null: it is written; or why not. */
  async now(code: string): Promise<string | null> {
    const { id } = await this.games.byCode(code);
    return this.submissions.withGame(id, async (hand) => {
      if (!hand.begun || hand.game.state !== 'running') return 'the game is not running';
      const waited = hand.seats.filter((seat) => isSomebody(seat) && openOf(hand, seat).length > 0);
      if (waited.length === 0) return 'nobody is waited for';
      const written: boolean[] = [];
      for (const seat of waited) written.push(await this.put(hand, decisionOf(hand, seat), outOfTime(hand, seat)));
      return written.includes(true) ? null : 'who is waited for wants no reminders (MUTE)';
    });
  }

  /** False: he wants no reminders of this game. */
  private async put(hand: Board, decision: number, { personId, what, paragraphs }: ReminderNote): Promise<boolean> {
    if (await this.muted.is(hand.game.id, personId, hand.manager)) return false;
    const note = { kind: 'reminder' as const, what, paragraphs, decision };
    const spec = noteMail(this.templates, this.tokens, hand, hand.person(personId), note);
    await this.outbox.put(hand.manager, hand.game.id, personId, spec, hand.now);
    return true;
  }
}

const decisionOf = (hand: Board, seat: Seat): number => Number(openOf(hand, seat)[0]?.id.slice(1) ?? 0);
