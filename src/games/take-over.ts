import { Injectable } from '@nestjs/common';
import { MemberRepository } from '../clubs/member.repository';
import { sealOfParty } from '../kernel/record/parties';
import type { SeatChange } from '../kernel/record/submission';
import { isOpen, isSomebody } from '../people/open-seat';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { OutboxRepository } from '../post/outbox.repository';
import { charterOf, clockTimes } from '../table/charter';
import type { GameHand } from '../table/game-hand';
import { handOver } from '../table/keep-clocks';
import { FRESH } from '../table/seat-clock';
import type { Seat } from '../table/seat.entity';
import { StandInRepository } from '../table/stand-in.repository';
import { momentText } from '../wording/when';
import { InvitationMails } from './invitation-mails';
import { InvitationRepository, invitedUntil } from './invitation.repository';
import { BadGame, checkPeople, type NewPerson } from './new-game';

/** A seat of a game in hand gets another player. */
@Injectable()
export class TakeOver {
  constructor(
    private readonly people: PersonRepository,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationMails,
    private readonly invited: InvitationRepository,
    private readonly standIns: StandInRepository,
    private readonly outbox: OutboxRepository,
  ) {}

  /** Somebody else for a seat: invited before the game has begun, in his place from then on. @throws BadGame */
  async replace(hand: GameHand, side: string, who: NewPerson): Promise<Person> {
    const { manager, game, now } = hand;
    const seat = hand.seat(side);
    const person = await this.newcomer(hand, side, who);
    if (!hand.begun) {
      await this.inviteInstead(hand, seat, person);
      return person;
    }
    const standIn = await this.standIns.of(manager, game.id, side);
    if (standIn) await this.standIns.former(manager, game.id, side, standIn.regularId, now);
    await this.standIns.end(manager, game.id, side);
    await this.takesOver(hand, seat, person, 'replaced');
    return person;
  }

  /** Who may come to a seat. @throws BadGame when he plays or has seen another side, or moderates or has judged in it */
  async newcomer(hand: GameHand, side: string, who: NewPerson): Promise<Person> {
    const person = await this.people.registered(hand.manager, who);
    const seats = hand.seats.map((s) => (s.side === side ? { side, personId: person.id } : s));
    if (hand.seat(side).personId === person.id) throw new BadGame('he sits there already');
    checkPeople(hand.game, seats);
    if (await this.standIns.knowsAnother(hand.manager, hand.game.id, side, person.id))
      throw new BadGame('he has played or seen another side of this game, and knows what it hides');
    if (await this.standIns.hasJudged(hand.manager, hand.game.id, person.id))
      throw new BadGame('he has judged in this game, and seen what it hides: he plays no side of it');
    hand.comes(person);
    const { clubId } = hand.game;
    if (clubId !== null) await this.members.add(hand.manager, clubId, person.id, 'player', hand.now);
    return person;
  }

  /** The seat is `person`'s from here on; what was on its way to the other is not sent, and what is asked is asked anew. */
  async takesOver(
    hand: GameHand,
    seat: Seat,
    person: Person,
    change: SeatChange,
    until: Date | null = null,
  ): Promise<void> {
    const { side } = seat;
    const before = isOpen(seat) ? null : hand.playerOf(side);
    const name = hand.engine.system.seatName(side);
    hand.comes(person);
    if (before) {
      await this.outbox.withdraw(hand.manager, hand.game.id, before.id);
      await this.standIns.former(hand.manager, hand.game.id, side, before.id, hand.now);
    }
    handOver(hand, seat);
    Object.assign(seat, freshSeat(seat, person.id, clockTimes(charterOf(hand.game)).bank));
    if (await this.standIns.filled(hand.manager, hand.game.id, side)) hand.game.state = 'running';
    const party = sealOfParty(hand.game.commitment, { side, name: hand.trueName(side) });
    hand.submit({ kind: 'seat', source: 'moderator', seat: side, change, party });
    const how = until ? `until ${momentText(until, person.zone)}` : 'from now on';
    await this.invitations.takesOver(
      hand,
      side,
      `You play the ${name} side of "${hand.game.title}" ${how}. HISTORY tells what happened so far; your mails and your page are those of your side.`,
    );
    if (before) {
      const back = until ? ` You have it back by yourself on ${momentText(until, before.zone)}.` : '';
      const paragraphs = [
        `${change === 'returned' ? 'Its own player' : 'Somebody else'} plays the ${name} side ${how}.${back} Its pages are shut to you.`,
      ];
      await this.invitations.tell(hand, before, { what: 'somebody else plays', paragraphs });
    }
  }

  private async inviteInstead(hand: GameHand, seat: Seat, person: Person): Promise<void> {
    const before = isSomebody(seat) && seat.state !== 'declined' ? hand.playerOf(seat.side) : null;
    Object.assign(seat, { personId: person.id, state: 'invited' });
    hand.game.state = 'inviting';
    await this.invited.put(hand.manager, hand.game.id, invitedUntil(hand.now));
    await this.invitations.invite(hand, seat.side);
    if (!before) return;
    const paragraphs = [`Somebody else is asked to play your side. Nothing more is asked of you, and thank you.`];
    await this.invitations.tell(hand, before, { what: 'somebody else is asked', paragraphs });
  }
}

/** A new player is told of nothing yet, and has a third of the bank at least. What was asked of the other is asked of him. */
const freshSeat = (seat: Seat, personId: string, bank: number): Partial<Seat> => ({
  ...{ personId, state: 'joined', toldDecision: 0, mails: 0, report: [], refused: null },
  ...{ ...FRESH, undeliveredSince: null, standsFrom: null },
  bankSeconds: Math.max(seat.bankSeconds, Math.ceil(bank / 3)),
});
