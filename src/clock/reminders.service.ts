import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../config/clock';
import { GameRepository } from '../table/game.repository';
import type { Seat } from '../table/seat.entity';
import type { OpenDecision } from '../kernel/record/position';
import { MutedRepository } from '../post/muted.repository';
import { noteMail } from '../reports/note-mail';
import { Outbox } from '../post/outbox';
import { Tokens } from '../post/tokens';
import { Metrics } from '../metrics/metrics';
import { dueText } from '../reports/game-text';
import { titleOf } from '../table/title';
import { MailTemplates } from '../wording/templates';
import { spanText } from '../wording/when';
import type { Board } from '../table/board';
import { SubmissionService } from '../submissions/submission.service';
import { REMIND_AT, dueReminders, secondsLeft } from '../table/seat-clock';

const TICK_MS = 60_000;
/** Stored once the other side has been told that it may claim. */
const OVER = 9;

/** Who is waited for, and what he is asked. */
interface Late {
  side: string;
  asked: string[];
  decision: number;
}

/** Reminds players at 50, 80 and 95 per cent of their time, and tells the other side when it is over. */
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
    for (const seat of await this.games.seatsToRemind(this.clock.now(), REMIND_AT, OVER)) {
      await this.remind(seat).catch((error: unknown) => this.log.error('a reminder could not be written', error));
    }
  }

  /** The database decides who reminds: the game's lock, and what the seat says under it. */
  private remind(found: Pick<Seat, 'gameId' | 'side'>): Promise<void> {
    return this.submissions.withGame(found.gameId, async (hand) => {
      const seat = hand.seat(found.side);
      const { reminders, over } = dueReminders(seat, hand.now, hand.leaveOf(seat.side));
      if (over ? seat.reminded >= OVER : reminders <= seat.reminded) return;
      seat.reminded = over ? OVER : reminders;
      const left = spanText(secondsLeft(seat, hand.now, hand.leaveOf(seat.side)));
      const first = over
        ? overText(hand.againstBot(seat.side))
        : `You have ${left} left: your orders are due ${dueText(hand, seat.side)}.`;
      const open = hand.openFor(seat.side).filter((o) => !o.sealed);
      const late = { side: seat.side, asked: open.map((o) => titleOf(hand, o)), decision: numberOf(open[0]) };
      await this.put(hand, seat.personId, late.decision, over ? 'your time is over' : 'a reminder', [
        first,
        `You are asked for ${late.asked.join(' and ')}. Orders in a reply to this mail answer it; STATUS tells where things stand, HELP what may be ordered. MUTE in a reply ends these reminders.`,
      ]);
      if (over) await this.tellOthers(hand, late);
    });
  }

  private async tellOthers(hand: Board, { side, asked, decision }: Late): Promise<void> {
    const who = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
    const other = hand.seats.find((s) => s.side !== side);
    const claim = `${who} has not answered in time. You may write CLAIM in a reply to any mail of the game: his published default then answers for him. You may also wait.`;
    if (other) await this.put(hand, other.personId, decision, 'you may claim', [claim]);
    const moderator = hand.moderator();
    const news = `${who} has not answered in time: ${asked.join(' and ')}. His opponent may claim the published default.`;
    const may = `Nothing is asked of you. You may give him more time (POST /api/games/${hand.game.code}/extend), or leave it to his opponent.`;
    if (moderator) await this.put(hand, moderator.id, decision, 'a player is late', [news, may]);
  }

  private async put(
    hand: Board,
    personId: string,
    decision: number,
    what: string,
    paragraphs: string[],
  ): Promise<void> {
    if (await this.muted.is(hand.game.id, personId, hand.manager)) return;
    const note = { kind: 'reminder' as const, what, paragraphs, decision };
    const spec = noteMail(this.templates, this.tokens, hand, hand.person(personId), note);
    await this.outbox.put(hand.manager, hand.game.id, personId, spec, hand.now);
  }
}

const numberOf = (open: OpenDecision | undefined): number => Number(open?.id.slice(1) ?? 0);

const overText = (againstBot: boolean): string =>
  againstBot
    ? 'Your time is over by the clock. The bot claims nothing: your orders count whenever they come.'
    : 'Your time is over. Your opponent may now claim your default; until he does, your orders still count.';
