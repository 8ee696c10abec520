import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { InboundRepository } from '../mail/inbound.repository';
import { Letters } from '../mail/letters';
import { bodyHash } from '../mail/parsed-mail';
import { replyAddress } from '../post/reply-address';
import { Tokens } from '../post/tokens';
import type { LineVerdict } from '../kernel/decide/verdict';
import { checkOrders } from '../orders/check-orders';
import { OrderDesk } from '../orders/order-desk';
import { emptyReceipt } from '../orders/receipt';
import type { Receipt } from '../orders/receipt';
import { proveDelivery, provedBy } from '../table/first-proof';
import { SubmissionService } from '../submissions/submission.service';
import { NotOpened } from './seat-door';
import type { OpenSeat } from './seat-door';

/** Orders as they were typed on the page. */
export interface TypedOrders {
  /** Number of the decision the page shows; 0: none. */
  decision: number;
  text: string;
}

/** A check, and the lines whose nearest alternative would be good in their places. */
export interface Checked {
  receipt: Receipt;
  usable: number[];
}

/** Orders from the page go the way of a mail: the same desk, the same log, one receipt. */
@Injectable()
export class PageOrders {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly desk: OrderDesk,
    private readonly inbound: InboundRepository,
    private readonly letters: Letters,
    private readonly tokens: Tokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What the orders would come to; writes nothing. */
  check({ game, side }: OpenSeat, { decision, text }: TypedOrders): Promise<Checked> {
    return this.submissions.look(game.id, (hand) => {
      const judged = (words: string): Receipt => checkOrders(hand, side, decision, words);
      const receipt = judged(text);
      return { receipt, usable: usable(receipt.lines, text, judged) };
    });
  }

  /** Somebody has touched the page: what it asks has reached him. */
  async here({ game, side, personId }: OpenSeat): Promise<void> {
    if (!(await this.submissions.look(game.id, (hand) => provedBy(hand, side, 'shown') !== null))) return;
    await this.submissions.withGame(game.id, async (hand) => {
      if (hand.seat(side).personId === personId) proveDelivery(hand, side, 'shown', 'page');
      return Promise.resolve();
    });
  }

  /** Does what a mail with this text would do; the receipt goes by mail too. Sent again under the same `mark` it does nothing. */
  send({ game, side, personId }: OpenSeat, { decision, text }: TypedOrders, mark: string): Promise<Receipt> {
    return this.submissions.withGame(game.id, async (hand) => {
      if (hand.seat(side).personId !== personId || !hand.begun) throw new NotOpened();
      const { mailDomain } = this.settings;
      const recipient = `${replyAddress(this.tokens, hand, side, decision)}@${mailDomain}`;
      const posted = await this.inbound.posted(
        hand.manager,
        {
          recipient,
          game: game.number,
          messageId: `<${mark}@page.${mailDomain}>`,
          envelopeFrom: hand.playerOf(side).email,
          raw: Buffer.from(text, 'utf8'),
          auth: null,
        },
        hand.now,
      );
      if (!posted) return SENT_BEFORE;
      const same = bodyHash(text, recipient);
      if (await this.inbound.sentTwice(hand.manager, posted, same)) {
        await this.inbound.done(hand.manager, posted.id, { outcome: 'sent before', bodyHash: null });
        return SENT_BEFORE;
      }
      const dealt = await this.desk.deal(hand, side, { decision, text, mailId: posted.id, proven: false, by: 'page' });
      const replyTo = replyAddress(this.tokens, hand, side);
      await this.letters.answerPlayer(hand, side, dealt, { replyTo, messageId: null, notRead: [] });
      await this.inbound.done(hand.manager, posted.id, { outcome: dealt.receipt.outcome, bodyHash: same });
      return onPage(dealt.receipt);
    });
  }
}

/** The receipt without the codes that only his mailbox may tell. */
function onPage(receipt: Receipt): Receipt {
  const sections = receipt.sections.map((s) =>
    s.byMailOnly ? { ...s, lines: [...s.lines, 'The code is in the mail that was sent to you now.'], samples: [] } : s,
  );
  return { ...receipt, sections };
}

const SENT_BEFORE = emptyReceipt(
  'These orders were sent a moment ago already; the receipt for them is in your mailbox.',
);

/** So many alternatives are tried in a check. */
const MOST_TRIED = 3;

/** Numbers of the faulty lines whose nearest alternative is read and is legal as it stands. */
function usable(lines: readonly LineVerdict[], text: string, judged: (text: string) => Receipt): number[] {
  const written = text.split('\n');
  const faulty = lines.filter((l) => l.nearest !== undefined && !written[l.number - 1]?.trimEnd().endsWith('\\'));
  return faulty
    .slice(0, MOST_TRIED)
    .filter(({ number, nearest = '' }) => {
      const tried = judged(written.map((line, i) => (i === number - 1 ? nearest : line)).join('\n'));
      return tried.lines.find((l) => l.number === number)?.status === 'ok';
    })
    .map((l) => l.number);
}
