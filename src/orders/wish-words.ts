import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import {
  DETAILS,
  FORMS,
  detailOf,
  formOf,
  pagesFor,
  type Detail,
  type Form,
  type PageCount,
  type Wishes,
} from '../people/wishes';
import type { Table } from '../table/table';
import type { Deeds } from './deeds';
import type { Receipt, Section } from './receipt';

const DONE: Record<Detail, string> = {
  full: 'From now on your turn mails go on below the rule: the log with every roll, what answers for you, the position, the clocks. DETAIL short ends them there.',
  short:
    'From now on your turn mails end at the rule, in all your games. HISTORY, STATUS and the page have the rest; DETAIL full brings it back.',
};

const FORM_DONE: Record<Form, string> = {
  html: 'From now on your mails come in HTML beside the plain text, the map on top. MAIL plain ends that.',
  plain:
    'From now on all your mails are plain text, with the page as a PDF and no picture of the map. MAIL html brings the other form back.',
};

const PAGES: Record<PageCount, string> = {
  two: 'The page is attached, as your side knows things now. MAP all brings all pages there are.',
  all: 'All pages are attached, as your side knows things now.',
};
const PAGES_DONE: Record<PageCount, string> = {
  two: 'From now on your mails bring the pages that matter, two at most, in all your games. MAP all brings the rest once.',
  all: 'From now on your mails bring all pages, in all your games. MAP always two ends that.',
};

const LESSONS_ON = 'In a game for practice each of the first five questions teaches a thing.';

/** DETAIL, MAIL, LESSONS and MAP always: how a player wants his mails, for good and in all his games. */
@Injectable()
export class WishWords {
  readonly deeds = {
    detail: async ({ hand, side }, { said }) => [await this.detail(hand, side, said)],
    mail: async ({ hand, side }, { said }) => [await this.mail(hand, side, said)],
    lessons: async ({ hand, side }, { said }) => [await this.lessons(hand, side, said)],
    map: async ({ hand, side, receipt }, { said }) => [await this.map(hand, side, said, receipt)],
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
    await this.wish(hand, player, { detail: wish });
    return { title: 'DETAIL', lines: [DONE[wish]] };
  }

  async mail(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const wish = FORMS.find((word) => word === said.toLowerCase());
    if (!wish) {
      const now =
        formOf(player) === 'html' ? 'Your mails come in HTML and in plain text.' : 'Your mails are plain text.';
      return { title: 'MAIL', lines: [now, 'You could write: MAIL html (with the map on top) or MAIL plain.'] };
    }
    await this.wish(hand, player, { mail: wish });
    return { title: 'MAIL', lines: [FORM_DONE[wish]] };
  }

  /** LESSONS off, LESSONS on: of games for practice. */
  async lessons(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const off = /^(?:off|no|none|stop)$/i.test(said);
    if (!off && !/^on$/i.test(said)) {
      const now = player.wishes.lessons === 'off' ? 'No lessons come with your questions.' : LESSONS_ON;
      return { title: 'LESSONS', lines: [now, 'You could write: LESSONS off or LESSONS on.'] };
    }
    await this.wish(hand, player, { lessons: off ? 'off' : 'on' });
    return { title: 'LESSONS', lines: [off ? 'No more lessons. LESSONS on brings them back.' : LESSONS_ON] };
  }

  /** `all`, `always all`, `always two`; alone, as many pages as his mails have. */
  async map(hand: Table, side: string, said: string, receipt: Pick<Receipt, 'map'>): Promise<Section> {
    const player = hand.playerOf(side);
    const pages = said.endsWith('all') ? 'all' : said.endsWith('two') ? 'two' : pagesFor(player);
    receipt.map = pages;
    if (!said.startsWith('always')) return { title: 'MAP', lines: [PAGES[pages]] };
    await this.wish(hand, player, { pages });
    return { title: 'MAP', lines: [PAGES_DONE[pages]] };
  }

  private async wish(hand: Table, player: Person, wish: Wishes): Promise<void> {
    player.wishes = { ...player.wishes, ...wish };
    await this.people.wishes(hand.manager, player.id, player.wishes);
  }
}
