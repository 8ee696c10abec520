import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import type { Receipt } from '../orders/receipt';
import { letterText } from '../orders/letter-block';
import { LetterRepository } from '../post/letter.repository';
import { SubmissionService } from '../submissions/submission.service';
import { momentText } from '../wording/when';
import { PageOrders } from './page-orders';
import { NotOpened, type OpenSeat } from './seat-door';

/** What two players have written each other, as `letters.hbs` and the page of the seat show it. */
export interface LetterThread {
  code: string;
  title: string;
  which: string;
  /** `Tom Reed, North`; empty: against the bot there are no letters. */
  other: string;
  letters: { own: boolean; head: string; text: string; fresh: boolean }[];
  fresh: number;
  /** His letters are read no more. */
  blocked: boolean;
  /** His own, in which times are told. */
  zone: string;
  mark: string;
}

/** So many letters are shown, the last ones. */
const MOST_SHOWN = 100;

/** Letters on the page: they are written by the same words as in mails, with the same limits. */
@Injectable()
export class LetterThreads {
  constructor(
    private readonly letters: LetterRepository,
    private readonly submissions: SubmissionService,
    private readonly orders: PageOrders,
    private readonly clock: Clock,
  ) {}

  /** The thread of a seat's player; null for its understudy, as letters are the two players'. @throws NotOpened */
  async of(seat: OpenSeat, most = MOST_SHOWN): Promise<LetterThread | null> {
    if (seat.watches) return null;
    const { game, side, personId, both } = seat;
    const kept = await this.letters.thread(game.id, personId, most);
    return this.submissions.look(game.id, async (hand) => {
      if (!hand.begun || hand.seat(side).personId !== personId) throw new NotOpened();
      const { zone } = hand.playerOf(side);
      const other = hand.seats.find((s) => s.side !== side && !hand.againstBot(side));
      const names = new Map(hand.seats.map((s) => [s.personId, hand.playerOf(s.side).name]));
      const letters = kept.map(({ fromId, text, at, readAt }) => ({
        own: fromId === personId,
        head: `${fromId === personId ? 'You' : (names.get(fromId) ?? 'The player before')}, ${momentText(at, zone)}`,
        text,
        fresh: fromId !== personId && readAt === null,
      }));
      return {
        ...{ code: game.code, title: game.title, which: both ? `?side=${side}` : '', letters },
        other: other ? `${hand.playerOf(other.side).name}, ${hand.engine.system.seatName(other.side)}` : '',
        zone,
        fresh: letters.filter((letter) => letter.fresh).length,
        blocked: other ? await this.letters.silenced(personId, other.personId) : false,
        mark: randomUUID(),
      };
    });
  }

  /** Its player has the thread before him. */
  async seen({ game, personId, watches }: OpenSeat): Promise<void> {
    if (!watches) await this.letters.seen(game.id, personId, this.clock.now());
  }

  /** Sends a letter, as SAY in a mail does: what is said of it. */
  async write(seat: OpenSeat, text: string, mark: string): Promise<string[]> {
    return said(await this.orders.send(seat, { decision: 0, text: letterText(text) }, mark));
  }

  /** BLOCK and UNBLOCK. */
  async silence(seat: OpenSeat, block: boolean, mark: string): Promise<string[]> {
    return said(await this.orders.send(seat, { decision: 0, text: block ? 'BLOCK' : 'UNBLOCK' }, mark));
  }
}

/** The answer to the words of a receipt; the verdict where it has none. */
function said({ sections, verdict }: Receipt): string[] {
  const lines = sections.flatMap((section) => section.lines);
  return lines.length > 0 ? lines : [verdict];
}
