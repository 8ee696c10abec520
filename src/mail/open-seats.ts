import { Injectable } from '@nestjs/common';
import { MemberRepository } from '../clubs/member.repository';
import { InvitationMails } from '../games/invitation-mails';
import { JoinService } from '../games/join.service';
import { bothSaid, type Invited } from '../orders/joins';
import { Judging, NotJudged, onlyNotJudged } from '../orders/judging/judging';
import { isOpen } from '../people/open-seat';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import type { GameHand } from '../table/game-hand';
import { StandInRepository } from '../table/stand-in.repository';
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
    private readonly standIns: StandInRepository,
  ) {}

  /** A member's answer to a mail about an open seat; null: the mail is none. */
  async deal({ hand, side, address, mail, read, known }: ToSomebody): Promise<ReadByUs | null> {
    if (address.purpose !== 'join' || mail.auth?.dmarc === 'fail') return null;
    const seat = hand.seat(side);
    if (known.owners.includes(seat.personId)) return null;
    const member = await this.memberAmong(hand, known.owners);
    if (!member) return isOpen(seat) ? { outcome: 'no member of the club' } : null;
    const asks = await this.judging.judge('invited', { text: read.text, files: read.files }).catch(onlyNotJudged);
    if (asks instanceof NotJudged || !asks.joins) return isOpen(seat) ? this.unclear(hand, member, asks) : null;
    if (isOpen(seat) && (await this.take(hand, side, member))) return { outcome: 'took an open seat' };
    const knows = isOpen(seat) && (await this.knowsTooMuch(hand, side, member));
    const [what, why] = knows
      ? ['the seat is not for you', 'As an understudy or a moderator you have seen the other side of this game']
      : ['the seat is taken', 'Somebody else was faster, or you sit at this game already'];
    await this.invitations.tell(hand, member, { what, paragraphs: [`${why}. Nothing was changed.`] });
    return { outcome: what };
  }

  /** Whether somebody sees another side, or has judged with the eyes of one: he plays no side. */
  private async knowsTooMuch({ manager, game }: GameHand, side: string, member: Person): Promise<boolean> {
    if (await this.standIns.knowsAnother(manager, game.id, side, member.id)) return true;
    return this.standIns.hasJudged(manager, game.id, member.id);
  }

  /** False: he sits there already or knows another side, or the seat is open no more. */
  async take(hand: GameHand, side: string, member: Person): Promise<boolean> {
    const seat = hand.seat(side);
    const others = [...hand.seats.map((s) => s.personId), hand.game.moderatorId];
    if (!isOpen(seat) || hand.game.state !== 'inviting' || others.includes(member.id)) return false;
    if (await this.knowsTooMuch(hand, side, member)) return false;
    hand.comes(member);
    seat.personId = member.id;
    const { verdict } = await this.joins.join(hand, side);
    await this.invitations.tell(hand, member, { what: 'the seat is yours', paragraphs: [verdict] });
    const name = hand.engine.system.seatName(side);
    const news = `${hand.playerOf(side).name} has taken the ${name} side.`;
    await this.invitations.news(hand, { what: 'the open seat is taken', paragraphs: [news] }, side);
    return true;
  }

  private async unclear(hand: GameHand, member: Person, asks: Invited | NotJudged): Promise<ReadByUs> {
    const both = asks instanceof NotJudged ? '' : bothSaid(asks);
    await this.invitations.tell(hand, member, {
      what: 'nothing was recorded',
      paragraphs: [`${both}To take the open seat, reply with the one word JOIN to the mail about it.`],
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
