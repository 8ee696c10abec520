import { Injectable } from '@nestjs/common';
import type { Board } from '../table/board';
import type { GameHand } from '../table/game-hand';
import { claimSilence } from '../table/claims';
import type { Table } from '../table/table';
import { AddressWords, type AddressAct } from './address-words';
import { CODE_DIED, Codes, seated, TOO_MANY_CODES } from './codes';
import type { Answering, Letter } from './dealt';
import { abandonment, claimText } from './claim-words';
import type { Deeds } from './deeds';
import type { Section } from './receipt';
import type { AddressWord } from './words';
import { leaveSeat } from './leaving';
import { StandInRepository } from '../table/stand-in.repository';
import { Proposals } from './proposals/proposals';

const NO_CODE = 'The code is missing: write CONFIRM and the six digits of the mail that asked for it.';
const SEVERAL = 'More than one thing waits, or the code of a new address is needed: write CONFIRM and the six digits.';
const notWaiting = (code: string): string =>
  `Nothing waits for ${code === '' ? 'a code' : `the code ${code}`}; it may be too old, or used.`;

const TOO_OFTEN = `${TOO_MANY_CODES}; the moderator or the organiser can help.`;

/** Words that end a game, move a mailbox, or answer for somebody else. Mails can be forged, so most take two. */
@Injectable()
export class GraveWords {
  readonly deeds = {
    resign: async ({ hand, side }) => [await this.resign(hand, side)],
    abandon: async ({ hand, side }) => [await this.abandon(hand, side)],
    address: async (at, said) => [await this.address(at.hand, at.side, said, at)],
    confirm: async (at, { code }) => [await this.confirm(at.hand, at.side, code, at)],
    claim: ({ hand, side, letters }) => [this.claim(hand, side, letters)],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly codes: Codes,
    private readonly addresses: AddressWords,
    private readonly proposals: Proposals,
    private readonly standIns: StandInRepository,
  ) {}

  /** RESIGN: nothing happens before a second mail. */
  async resign(hand: Board, side: string): Promise<Section> {
    if (hand.position.over) return { title: 'RESIGN', lines: ['The game is over already.'] };
    const why =
      'Nothing has happened yet. The code below is good for three days; to give the game up, send it in a second mail (without the bar):';
    return this.asked('RESIGN', why, await this.codes.ask(hand, seated(hand, side), 'resign'));
  }

  /** ABANDON: he plays no more, and the game waits for somebody in his place. Nothing happens before a second mail. */
  async abandon(hand: Board, side: string): Promise<Section> {
    if (hand.position.over) return { title: 'ABANDON', lines: ['The game is over already.'] };
    const why =
      'Nothing has happened yet. If you leave, the game stands until the organiser finds somebody in your place; you do not resign, and cannot come back by yourself. To leave, send the code below in a second mail (without the bar); it is good for three days:';
    return this.asked('ABANDON', why, await this.codes.ask(hand, seated(hand, side), 'abandon'));
  }

  /**
   * ADDRESS: lists, adds, changes or forgets the addresses of a player. Where his domain does not vouch for the mail
   * (`proven`), nothing is done before a second mail that knows what only his mailbox was told.
   */
  async address(hand: Table, side: string, word: AddressWord, { proven, letters }: Answering): Promise<Section> {
    const wish = await this.addresses.wished(hand, seated(hand, side), word);
    if ('lines' in wish) return { title: 'ADDRESS', lines: wish.lines };
    if (proven) return this.done(hand, side, wish, letters);
    const why = `Nothing has happened yet: a mail can be forged. To ${wish.what}, send the code below in a second mail (without the bar); it is good for three days:`;
    return this.asked('ADDRESS', why, await this.codes.ask(hand, seated(hand, side), wish.action, wish.about));
  }

  /** CONFIRM: does what the code stands for; where the sender is proven the code may be left out. */
  async confirm(hand: GameHand, side: string, code: string, how: Answering): Promise<Section> {
    const title = 'CONFIRM';
    const { proven, letters } = how;
    if (code === '' && !proven) return { title, lines: [NO_CODE] };
    const used = await this.codes.use(hand, seated(hand, side), code === '' ? null : code);
    if (used === 'several') return { title, lines: [SEVERAL] };
    if (used === 'died') return { title, lines: [`${CODE_DIED}.`] };
    const ends = used !== 'wrong' && ['resign', 'abandon'].includes(used.action);
    if (used === 'wrong' || (ends && hand.position.over)) return { title, lines: [notWaiting(code)] };
    const { action, about } = used;
    if (action === 'accept') return { title, lines: await this.proposals.confirmed(hand, side, about ?? '', how) };
    if (action === 'abandon') {
      letters.push(await leaveSeat(hand, this.standIns, side));
      return { title, lines: ['You have left the game. Thank you for playing; nothing more is asked of you.'] };
    }
    if (action !== 'resign') return this.done(hand, side, { action, about: about ?? '' }, letters);
    hand.submit({ kind: 'resign', source: 'player', seat: side });
    return { title, lines: ['You have resigned. The last mail of the game follows.'] };
  }

  private async done(hand: Table, side: string, wish: AddressAct, letters: Letter[]): Promise<Section> {
    return { title: 'ADDRESS', lines: await this.addresses.act(hand, seated(hand, side), wish, letters) };
  }

  private asked(title: string, why: string, code: string | null): Section {
    if (code === null) return { title, lines: [TOO_OFTEN] };
    return { title, lines: [why], samples: [`CONFIRM ${code}`], byMailOnly: true };
  }

  /** CLAIM: the opponent's time is over, so the published default answers for him. */
  claim(hand: GameHand, side: string, letters: Letter[]): Section {
    const claim = claimSilence(hand, { opponentOf: side });
    if (claim.came === 'organiser decides' && claim.first) letters.push(abandonment(hand, claim.side));
    return { title: 'CLAIM', lines: [claimText(hand, side, claim)] };
  }
}
