import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../people/person.repository';
import { DETAILS, detailOf } from '../people/wishes';
import type { Detail } from '../people/wishes';
import type { Table } from '../table/table';
import type { Deeds } from './deeds';
import type { Section } from './receipt';

const DONE: Record<Detail, string> = {
  full: 'From now on your turn mails go on below the rule: the log with every roll, what answers for you, the position, the clocks. DETAIL short ends them there.',
  short:
    'From now on your turn mails end at the rule, in all your games. HISTORY, STATUS and the page have the rest; DETAIL full brings it back.',
};

/** DETAIL: how a player wants his mails, for good and in all his games. */
@Injectable()
export class WishWords {
  readonly deeds = {
    detail: async ({ hand, side }, { said }) => [await this.detail(hand, side, said)],
  } satisfies Partial<Deeds>;

  constructor(private readonly people: PersonRepository) {}

  async detail(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const wish = DETAILS.find((word) => word === said.toLowerCase());
    if (!wish) {
      const now = `Your turn mails are ${detailOf(player)}.`;
      const ways = 'You could write: DETAIL full (with the log and the position) or DETAIL short.';
      return { title: 'DETAIL', lines: [said === '' ? now : `"${said}" is no way of it. ${now}`, ways] };
    }
    player.wishes = { ...player.wishes, detail: wish };
    await this.people.wishes(hand.manager, player.id, player.wishes);
    return { title: 'DETAIL', lines: [DONE[wish]] };
  }
}
