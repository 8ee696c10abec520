import { Injectable } from '@nestjs/common';
import { MutedRepository } from '../post/muted.repository';
import type { Table } from '../table/table';
import type { Deeds } from './deeds';
import type { Section } from './receipt';

/** MUTE and UNMUTE: whether a player is reminded of his time. */
@Injectable()
export class ReminderWords {
  readonly deeds = {
    mute: async ({ hand, side }) => [await this.mute(hand, side)],
    unmute: async ({ hand, side }) => [await this.unmute(hand, side)],
  } satisfies Partial<Deeds>;

  constructor(private readonly muted: MutedRepository) {}

  async mute(hand: Table, side: string): Promise<Section> {
    await this.muted.mute(hand.manager, hand.game.id, hand.seat(side).personId, hand.now);
    return {
      title: 'MUTE',
      lines: [
        'No more reminders of this game: neither that your time is running out or over, nor that you may claim. Your clock runs all the same.',
        'Mails that ask for a decision, receipts, letters and the last mail still come. UNMUTE brings reminders back; RESIGN leaves the game.',
      ],
    };
  }

  async unmute(hand: Table, side: string): Promise<Section> {
    await this.muted.unmute(hand.manager, hand.game.id, hand.seat(side).personId);
    return { title: 'UNMUTE', lines: ['You are reminded of your time in this game again. MUTE ends it.'] };
  }
}
