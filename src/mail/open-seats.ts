import { Injectable } from '@nestjs/common';
import { MemberRepository } from '../clubs/member.repository';
import { InvitationMails } from '../games/invitation-mails';
import { JoinService } from '../games/join.service';
import { Judging, NotJudged, onlyNotJudged } from '../orders/judging/judging';
import { isOpen } from '../people/open-seat';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import type { GameHand } from '../table/game-hand';
import type { ReadByUs, ToSomebody } from './to-somebody';

/** Seats that are open to members of a club: whoever asks first has them. */
@Injectable()
export class OpenSeats {
  constructor(
    private readonly members: MemberRepository,
    private readonly people: PersonRepository,
    private readonly joins: JoinService,
    private readonly invitations: InvitationMails,
    private readonly judging: Judging,
  ) {}

  /** A member's answer to a mail about an open seat; null: the mail is none. */
  async deal({ hand, side, address, mail, read, known }: ToSomebody): Promise<ReadByUs | null> {
    if (address.purpose !== 'join' || mail.auth?.dmarc === 'fail') return null;
    const seat = hand.seat(side);
    if (known.owners.includes(seat.personId)) return null;
    const member = await this.memberAmong(hand, known.owners);
    if (!member) return isOpen(seat) ? { outcome: 'no member of the club' } : null;
    const asks = await this.judging.judge('invited', { text: read.text, files: read.files }).catch(onlyNotJudged);
    if (asks instanceof NotJudged || !asks.joins) return isOpen(seat) ? this.unclear(hand, member) : null;
    if (isOpen(seat) && (await this.take(hand, side, member))) return { outcome: 'took an open seat' };
    await this.invitations.tell(hand, member, {
      what: 'the seat is taken',
      paragraphs: ['Somebody else was faster, or you sit at this game already. Nothing was changed.'],
    });
    return { outcome: 'the seat is taken' };
  }

  /** False: he sits there already, or the seat is open no more. */
  async take(hand: GameHand, side: string, member: Person): Promise<boolean> {
    const seat = hand.seat(side);
    const others = [...hand.seats.map((s) => s.personId), hand.game.moderatorId];
    if (!isOpen(seat) || hand.game.state !== 'inviting' || others.includes(member.id)) return false;
    hand.comes(member);
    seat.personId = member.id;
    const { verdict } = await this.joins.join(hand, side);
    await this.invitations.tell(hand, member, { what: 'the seat is yours', paragraphs: [verdict] });
    const name = hand.engine.system.seatName(side);
    const news = `${hand.playerOf(side).name} has taken the ${name} side.`;
    await this.invitations.news(hand, { what: 'the open seat is taken', paragraphs: [news] }, side);
    return true;
  }

  private async unclear(hand: GameHand, member: Person): Promise<ReadByUs> {
    await this.invitations.tell(hand, member, {
      what: 'nothing was recorded',
      paragraphs: ['To take the open seat, reply with the one word JOIN to the mail about it.'],
    });
    return { outcome: 'nothing recorded' };
  }

  private async memberAmong(hand: GameHand, owners: readonly string[]): Promise<Person | null> {
    const { clubId } = hand.game;
    if (clubId === null) return null;
    for (const id of owners)
      if ((await this.members.rolesIn(hand.manager, clubId, id)).length > 0) return this.people.byId(id);
    return null;
  }
}
