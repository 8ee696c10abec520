import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../config/clock';
import { InvitationMails } from '../games/invitation-mails';
import { InvitationRepository } from '../games/invitation.repository';
import { Metrics } from '../metrics/metrics';
import { isSomebody } from '../people/open-seat';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { StandInRepository } from '../table/stand-in.repository';
import { Seats } from './seats.service';

const TICK_MS = 300_000;

/** Invitations end, and substitutes give seats back, when their time comes. */
@Injectable()
export class SeatTimes {
  private readonly log = new Logger('seats');

  constructor(
    private readonly invited: InvitationRepository,
    private readonly invitations: InvitationMails,
    private readonly standIns: StandInRepository,
    private readonly seats: Seats,
    private readonly submissions: SubmissionService,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    this.metrics.ticked('seats', TICK_MS);
    const now = this.clock.now();
    for (const id of await this.invited.due(now))
      await this.submissions
        .withGame(id, (hand) => this.invitation(hand))
        .catch((error: unknown) => this.failed(error));
    for (const { gameId, side } of await this.standIns.due(now))
      await this.seats.giveBack(gameId, side).catch((error: unknown) => this.failed(error));
  }

  /** The database decides who does it: the game's lock, and what the row says under it. */
  private async invitation(hand: GameHand): Promise<void> {
    const { id } = hand.game;
    const row = await this.invited.ends(hand.manager, id);
    if (!row || hand.begun) return this.invited.forget(hand.manager, id);
    if (row.endsAt <= hand.now) return this.seats.callOff(hand, 'not everybody who was asked has answered in time.');
    if (row.reminded) return;
    await this.invited.reminded(hand.manager, id);
    for (const seat of hand.seats.filter((s) => isSomebody(s) && s.state === 'invited'))
      await this.invitations.invite(hand, seat.side);
  }

  private failed(error: unknown): void {
    this.log.error('a seat could not be changed in its time', error);
  }
}
