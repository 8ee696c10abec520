import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { BadGame } from '../games/new-game';
import { isSalutation } from '../kernel/decide/closings';
import { MatterMail, inFileLine, type Written } from '../mail/matter-mail';
import { notReadLine } from '../mail/reading/reading';
import { denialIn } from '../orders/denials';
import { Outbox } from '../post/outbox';
import { momentText } from '../wording/when';
import { Events } from './events.service';
import type { NewRound } from './new-event';
import { RoundMails } from './round-mails';
import type { Round } from './rounds.entities';
import { RoundsRepository } from './rounds.repository';
import { openRound, plannedRounds, type NamedEntrant, type WholeEvent } from './whole-event';

/** What an entrant says of his seat. */
export type SeatAnswer = 'confirmed' | 'declined' | 'withdrawn';

/** How an entrant says it by mail. */
const WORDS: ReadonlyMap<string, SeatAnswer> = new Map([
  ['CONFIRM', 'confirmed'],
  // The mail asks "will you play?", and other invitations ask for JOIN.
  ['YES', 'confirmed'],
  ['JOIN', 'confirmed'],
  ['DECLINE', 'declined'],
  ['NO', 'declined'],
  ['WITHDRAW', 'withdrawn'],
]);

/** The first line of an answer below its greeting, as it is looked up. */
function wordOf(text: string): string {
  const [word = ''] = text
    .split('\n')
    .map((line) => line.trim().toUpperCase())
    .filter((line) => line !== '' && !isSalutation(line));
  return word.replace(/(?<![.!])[.!]+$/, '');
}

/** What an entrant sees of his seat. */
export interface SeatSeen {
  whole: WholeEvent;
  entrant: NamedEntrant;
  round: Round | undefined;
}

/** Who plays in the round that is to begin: everybody is asked, and answers by mail, on a page, or by the organiser. */
@Injectable()
export class Seats implements OnModuleInit {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly events: Events,
    private readonly mails: RoundMails,
    private readonly matters: MatterMail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.matters.serve('entry', {
      owner: async (manager, id) => (await this.rounds.entrant(manager, id))?.personId ?? null,
      understands: (text) => WORDS.has(wordOf(text)),
      deal: (manager, id, written) => this.byMail(manager, id, written),
    });
  }

  /** Opens the next round: everybody who has not left is asked whether he plays in it. @throws ConflictException, BadGame */
  async open(club: string, handle: string, wish: NewRound, by: string): Promise<Round> {
    const { event } = await this.events.find(club, handle);
    const now = this.clock.now();
    if (wish.confirmBy <= now) throw new BadGame('confirmBy: is past; everybody needs time to answer');
    if (wish.endsAt && wish.endsAt <= wish.confirmBy) throw new BadGame('endsAt: the games begin only after confirmBy');
    const round = await this.rounds.atOnce(async (manager) => {
      const whole = await this.rounds.locked(manager, event.id);
      this.mayOpen(whole);
      const made: Round = {
        ...{ id: randomUUID(), eventId: event.id, number: whole.rounds.length + 1, state: 'confirming' },
        ...{ confirmBy: wish.confirmBy, endsAt: wish.endsAt ?? null, begunAt: null, endedAt: null },
      };
      await this.rounds.insertRound(manager, made);
      await this.rounds.saveEvent(manager, { id: event.id, state: 'confirming' });
      for (const entrant of whole.entrants.filter((e) => e.state !== 'withdrawn')) {
        await this.rounds.saveEntrant(manager, entrant.id, { state: 'invited' });
        await this.mails.askSeat(manager, whole, { round: made, by }, entrant);
      }
      await this.rounds.tell(manager, { eventId: event.id, at: now, by, what: `opened round ${made.number}` });
      return made;
    });
    this.outbox.poke();
    return round;
  }

  private mayOpen(whole: WholeEvent): void {
    const { event, entrants, rounds } = whole;
    const open = openRound(whole);
    if (event.state === 'over') throw new ConflictException('The event is over.');
    if (open) throw new ConflictException(`Round ${open.number} is not over.`);
    if (rounds.length >= plannedRounds(whole))
      throw new ConflictException(`The event has its ${plannedRounds(whole)} rounds.`);
    if (entrants.filter((e) => e.state !== 'withdrawn').length < 2)
      throw new BadGame('entrants: two at least must be in the event');
  }

  /** An entrant's seat, for his page; null: there is none any more. */
  async seen(id: string): Promise<SeatSeen | null> {
    const entrant = await this.rounds.entrant(this.rounds.manager, id);
    if (!entrant) return null;
    const whole = await this.rounds.atOnce((manager) => this.rounds.locked(manager, entrant.eventId));
    return { whole, entrant: this.events.entrantIn(whole, id), round: openRound(whole) };
  }

  /** What he says on his page; gives what came of it, in a sentence. */
  async byPage(id: string, answer: SeatAnswer): Promise<string> {
    const said = await this.rounds.atOnce(async (manager) => (await this.answer(manager, id, answer, null)).said);
    this.outbox.poke();
    return said;
  }

  /** What the organiser says for him; he is told. @throws NotFoundException */
  async byOrganiser(club: string, handle: string, { id, answer, by }: { id: string; answer: SeatAnswer; by: string }) {
    const whole = await this.events.find(club, handle);
    this.events.entrantIn(whole, id);
    await this.rounds.atOnce(async (manager) => {
      const { said, entrant, now } = await this.answer(manager, id, answer, by);
      await this.mails.seatAnswered(manager, now, entrant, `By the organiser of the event: ${said}`);
    });
    this.outbox.poke();
  }

  private async byMail(manager: EntityManager, id: string, written: Written): Promise<string> {
    const word = wordOf(written.text);
    const answer = WORDS.get(word);
    const denied = answer === 'confirmed' ? denialIn(written.text) : null;
    if (answer && !denied) {
      const { said, entrant, now } = await this.answer(manager, id, answer, null);
      await this.mails.seatAnswered(manager, now, entrant, [said, ...inFileLine(written)].join(' '));
      return `round: ${answer}`;
    }
    const entrant = await this.rounds.entrant(manager, id);
    if (!entrant) return 'round: no such seat';
    const whole = await this.rounds.locked(manager, entrant.eventId);
    const read = denied
      ? `Your mail says CONFIRM and also "${denied.said.slice(0, 60)}".`
      : word === ''
        ? 'Your mail is empty.'
        : `"${word.slice(0, 40)}" is none of the words that are read here.`;
    const help = `NOT recorded. ${read} Write one of them alone on the first line: CONFIRM (you play in the next round), DECLINE (you do not), or WITHDRAW (you leave the event).`;
    await this.mails.seatAnswered(
      manager,
      whole,
      this.events.entrantIn(whole, id),
      [help, ...notReadLine(written.notRead)].join(' '),
    );
    return 'round: not read';
  }

  private async answer(manager: EntityManager, id: string, answer: SeatAnswer, by: string | null) {
    const found = await this.rounds.entrant(manager, id);
    if (!found) throw new BadGame('entrant: there is none any more');
    const whole = await this.rounds.locked(manager, found.eventId);
    const entrant = this.events.entrantIn(whole, id);
    const said =
      this.refusal(whole, entrant, answer, by !== null) ?? (await this.record(manager, { whole, entrant, answer, by }));
    return { said, entrant, now: await this.rounds.whole(manager, whole.event) };
  }

  /** Why an answer changes nothing; null: it does. The organiser seats also who is late, or had left. */
  private refusal(
    whole: WholeEvent,
    { state, zone }: NamedEntrant,
    answer: SeatAnswer,
    organiser: boolean,
  ): string | null {
    const round = openRound(whole);
    if (whole.event.state === 'over') return 'Nothing is changed: the event is over.';
    if (state === 'withdrawn' && !organiser)
      return 'Nothing is changed: you have left the event. The organiser can seat you again.';
    if (answer === 'withdrawn') return null;
    if (round?.state !== 'confirming')
      return `Nothing is changed: ${round ? `round ${round.number} has begun` : 'no round waits for answers'}. You will be asked before the next.`;
    if (round.confirmBy <= this.clock.now() && !organiser)
      return `Nothing is changed: answers for round ${round.number} were due ${momentText(round.confirmBy, zone)}. Tell the organiser: he can still seat you while the round has not begun.`;
    return null;
  }

  private async record(
    manager: EntityManager,
    { whole, entrant, answer, by }: { whole: WholeEvent; entrant: NamedEntrant; answer: SeatAnswer; by: string | null },
  ): Promise<string> {
    await this.rounds.saveEntrant(manager, entrant.id, { state: answer });
    const what = by === null ? SAYS[answer] : `${SAYS[answer]} (for ${entrant.name})`;
    const news = { eventId: whole.event.id, at: this.clock.now(), by: by ?? entrant.name, what };
    await this.rounds.tell(manager, news);
    return CAME_OF[answer](openRound(whole)?.number ?? 0, whole.event.name);
  }
}

const SAYS: Record<SeatAnswer, string> = {
  confirmed: 'confirms his seat',
  declined: 'declines his seat',
  withdrawn: 'leaves the event',
};

const CAME_OF: Record<SeatAnswer, (round: number, event: string) => string> = {
  confirmed: (round, event) => `You play in round ${round} of "${event}". When it begins its games come by mail.`,
  declined: (round, event) => `You do not play in round ${round} of "${event}". CONFIRM changes that until it begins.`,
  withdrawn: (_, event) => `You have left "${event}". Games that you have begun there go on.`,
};
