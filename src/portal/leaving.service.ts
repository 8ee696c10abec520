import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { InvitationMails } from '../games/invitation-mails';
import { BadGame } from '../games/new-game';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { Seats } from '../seating/seats.service';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { GameRepository } from '../table/game.repository';
import { Members } from './members.service';
import { MyGames } from './my-games.repository';

/** Somebody leaves the service: his games go on with others, and nothing of him stays but what both sides' games are made of. */
@Injectable()
export class Leaving {
  constructor(
    private readonly people: PersonRepository,
    private readonly games: MyGames,
    private readonly table: GameRepository,
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly roles: Members,
    private readonly seats: Seats,
    private readonly invitations: InvitationMails,
    private readonly submissions: SubmissionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves every game, then forgets the person. Done again after it broke off, it goes on where it was. @throws BadGame for the
   * only organiser of a club
   */
  async leave(person: Person): Promise<void> {
    await this.table.atOnce((manager) => this.checkClubs(manager, person));
    for (const gameId of await this.games.unended(person.id))
      await this.submissions.withGame(gameId, (hand) => this.leaveGame(hand, person));
    for (const { gameId, side } of await this.games.heldFor(person.id))
      await this.submissions.withGame(gameId, (hand) => this.seats.regularLeaves(hand, side));
    await this.people.forget(person.id, this.clock.now(), async (manager) => {
      await this.checkClubs(manager, person);
      await this.roles.leaves(manager, person.id);
    });
  }

  /** Two that organise a club leave it one after the other: the second finds that he is the last. */
  private async checkClubs(manager: EntityManager, { id }: Person): Promise<void> {
    await this.clubs.lockRolesOf(manager, id);
    const alone = await this.members.organisedAlone(id, manager);
    if (alone.length > 0)
      throw new BadGame(
        `You are the last organiser of ${alone.join(' and ')}: make somebody else organiser there first, so that the club is not left without one. Nothing was done.`,
      );
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
