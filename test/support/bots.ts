import { waitedFor, type Table } from './game';
import type { Ledger } from './ledger';
import type { Delivered } from './mail-sink';
import type { Player } from './player';
import { EVERY_STYLE, type QuotingStyle } from './quoting';
import { firstParagraph, samplesOf, subjectOf, textOf } from './reading';
import type { World } from './world';

/** More mails than any game of our naval scenarios needs. */
const MOST_TURNS = 200;

/** Somebody who is asked, and the mail that asks him. */
export interface Asked {
  player: Player;
  mail: Delivered;
}

/** All the samples of a mail that are not the alternative of doing nothing. */
export function byTheSamples(mail: Delivered): string {
  const orders = samplesOf(mail).filter((s) => s !== 'pass');
  return orders.length > 0 ? orders.join('\n') : 'pass';
}

/** Both players as bots: each answers by his mail's own sample lines, quoting as one mail program after the other does. */
export class Bots {
  private answered = 0;

  constructor(
    private readonly world: World,
    private readonly table: Table,
    private readonly ledger: Ledger,
  ) {}

  /** Answers one mail by its samples. @throws Error with the receipt when they are not recorded */
  async answer({ player, mail }: Asked): Promise<void> {
    const style = EVERY_STYLE[this.answered++ % EVERY_STYLE.length] as QuotingStyle;
    const receipt = await this.ledger.receipt(player, mail, byTheSamples(mail), { style });
    if (/^Recorded/.test(firstParagraph(receipt))) return;
    throw new Error(`the samples of "${subjectOf(mail)}", sent as ${style.name}, got\n${textOf(receipt)}`);
  }

  /** Plays until a mail with such a subject asks somebody. @throws Error when none does */
  async playUntil(subject: RegExp): Promise<Asked> {
    const asked = await this.play((mail) => subject.test(subjectOf(mail)));
    if (!asked) throw new Error(`nobody was ever asked ${String(subject)}`);
    return asked;
  }

  /** Plays until nobody is waited for any more, or until so many mails are answered. */
  async playOut(most = Infinity): Promise<void> {
    await this.play(() => this.answered >= most);
  }

  private async play(until: (mail: Delivered) => boolean): Promise<Asked | null> {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const asked = await waitedFor(this.world, this.table);
      if (!asked || until(asked.mail)) return asked;
      await this.answer(asked);
    }
    throw new Error(`the game is not over after ${MOST_TURNS} answers`);
  }
}
