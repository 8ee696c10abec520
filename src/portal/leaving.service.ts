import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { InvitationMails } from '../games/invitation-mails';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { Seats } from '../seating/seats.service';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { MyGames } from './my-games.repository';

/** Somebody leaves the service: his games go on with others, and nothing of him stays but what both sides' games are made of. */
@Injectable()
export class Leaving {
  constructor(
    private readonly people: PersonRepository,
    private readonly games: MyGames,
    private readonly seats: Seats,
    private readonly invitations: InvitationMails,
    private readonly submissions: SubmissionService,
    private readonly clock: Clock,
  ) {}

  /** Leaves every game, then forgets the person. Done again after it broke off, it goes on where it was. */
  async leave(person: Person): Promise<void> {
    for (const gameId of await this.games.unended(person.id))
      await this.submissions.withGame(gameId, (hand) => this.leaveGame(hand, person));
    await this.people.forget(person.id, this.clock.now());
  }

  private async leaveGame(hand: GameHand, person: Person): Promise<void> {
    const seat = hand.seats.find((s) => s.personId === person.id);
    if (!seat || hand.game.state === 'over' || hand.game.state === 'cancelled') return;
    if (hand.begun) return this.seats.leaves(hand, seat.side);
    seat.state = 'declined';
    const news = `The ${hand.engine.system.seatName(seat.side)} side is not taken. The organiser may ask somebody else.`;
    await this.invitations.news(hand, { what: 'a player declines', paragraphs: [news] }, seat.side);
  }
}
