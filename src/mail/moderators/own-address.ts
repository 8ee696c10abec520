import { Injectable } from '@nestjs/common';
import { BadGame } from '../../games/new-game';
import { AddressWords, type AddressAct } from '../../orders/address-words';
import { CODE_DIED, Codes, moderating, TOO_MANY_CODES, type Writer } from '../../orders/codes';
import type { AddressNote, Letter } from '../../orders/dealt';
import type { Section } from '../../orders/receipt';
import type { Person } from '../../people/person.entity';
import type { ModeratorsWord } from '../../rulings/moderators-words';
import type { GameHand } from '../../table/game-hand';
import { Letters } from '../letters';

type OwnAddressWord = Extract<ModeratorsWord, { word: 'address' | 'confirm' }>;

/**
 * ADDRESS and CONFIRM of who moderates: where his own mails go. A mail that a provider vouches for is not asked for here, so that
 * nothing is done without the code that only his mailbox was sent.
 */
@Injectable()
export class OwnAddress {
  constructor(
    private readonly addresses: AddressWords,
    private readonly codes: Codes,
    private readonly letters: Letters,
  ) {}

  /** @throws BadGame for a code that nothing waits for */
  async act(hand: GameHand, by: Person, word: OwnAddressWord): Promise<Section> {
    const writer = moderating(by);
    if (word.word === 'confirm') return this.confirm(hand, writer, word.code);
    const wish = await this.addresses.wished(hand, writer, word);
    if ('lines' in wish) return { title: 'ADDRESS', lines: wish.lines };
    const code = await this.codes.ask(hand, writer, wish.action, wish.about);
    if (code === null) throw new BadGame(TOO_MANY_CODES);
    const why = `Nothing has happened yet: a mail can be forged. To ${wish.what}, send the code below in a second mail (without the bar); it is good for three days:`;
    return { title: 'ADDRESS', lines: [why], samples: [`CONFIRM ${code}`] };
  }

  private async confirm(hand: GameHand, writer: Writer, code: string): Promise<Section> {
    const used = await this.codes.use(hand, writer, code);
    if (used === 'died') throw new BadGame(CODE_DIED);
    if (typeof used === 'string') throw new BadGame(`Nothing waits for the code ${code}; it may be too old, or used`);
    const told: Letter[] = [];
    const act = { action: used.action as AddressAct['action'], about: used.about ?? '' };
    const lines = await this.addresses.act(hand, writer, act, told);
    for (const letter of told.filter((l): l is AddressNote => l.to === 'address'))
      await this.letters.toAddress(hand, writer.person, letter);
    return { title: 'ADDRESS', lines };
  }
}
