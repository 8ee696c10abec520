import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { InboundRepository } from '../mail/inbound.repository';
import { Letters } from '../mail/letters';
import { bodyHash } from '../mail/parsed-mail';
import { standingOf } from '../mail/standing-of';
import { replyAddress } from '../post/reply-address';
import { Tokens } from '../post/tokens';
import { checkReceipt } from '../orders/check-orders';
import { Judging, NotJudged, onlyNotJudged } from '../orders/judging/judging';
import { notJudged } from '../orders/judging/not-judged';
import { OrderDesk } from '../orders/order-desk';
import { emptyReceipt, type Receipt } from '../orders/receipt';
import { proveDelivery, provedBy } from '../table/first-proof';
import { SubmissionService } from '../submissions/submission.service';
import { NotOpened, type OpenSeat } from './seat-door';
import { TooMany, Turnstile } from './turnstile';

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

/** Those in hand hold a connection each, of which mails, bots and pages need some too. */
const SENDINGS = { inside: 4, waiting: 60 };

/** Orders from the page go the way of a mail: the same desk, the same log, one receipt. */
@Injectable()
export class PageOrders {
  private readonly sendings = new Turnstile(SENDINGS);

  constructor(
    private readonly submissions: SubmissionService,
    private readonly desk: OrderDesk,
    private readonly inbound: InboundRepository,
    private readonly letters: Letters,
    private readonly tokens: Tokens,
    private readonly judging: Judging,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What the orders would come to; writes nothing. @throws ServiceUnavailableException while too many look */
  check({ game, side, personId }: OpenSeat, { decision, text }: TypedOrders): Promise<Checked> {
    return this.submissions.look(game.id, async (hand) => {
      const asked = { system: game.system, position: hand.position, side, decision, text, refused: null, page: true };
      const judged = await this.judging.judge('orders', asked, 'looked', personId).catch(onlyNotJudged);
      if (!(judged instanceof NotJudged)) {
        const receipt = checkReceipt(hand, side, text, judged);
        const offered = receipt.lines.filter((l) => l.nearest !== undefined).map((l) => l.number);
        return { receipt, usable: judged.usable.filter((line) => offered.includes(line)) };
      }
      if (judged.why === 'busy') throw new ServiceUnavailableException(MANY_LOOK);
      return { receipt: notJudged(judged, text), usable: [] };
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

  /**
   * Does what a mail with this text would do; the receipt goes by mail too. Sent again under the same `mark` it does nothing.
   * @throws ServiceUnavailableException while too many send: each holds the lock on its game and a connection
   */
  send(seat: OpenSeat, typed: TypedOrders, mark: string): Promise<Receipt> {
    return this.sendings
      .pass(() => this.sent(seat, typed, mark))
      .catch((error: unknown) => {
        throw error instanceof TooMany ? new ServiceUnavailableException(MANY_SEND) : error;
      });
  }

  private sent({ game, side, personId }: OpenSeat, { decision, text }: TypedOrders, mark: string): Promise<Receipt> {
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
      const said = (): string => bodyHash(text, standingOf(hand, side, decision));
      if ((await this.inbound.saidBefore(hand.manager, posted)) === said()) {
        await this.inbound.done(hand.manager, posted.id, { outcome: 'sent before', bodyHash: null });
        return SENT_BEFORE;
      }
      const dealt = await this.desk.deal(hand, side, { decision, text, mailId: posted.id, proven: false, by: 'page' });
      const replyTo = replyAddress(this.tokens, hand, side);
      await this.letters.answerPlayer(hand, side, dealt, { replyTo, messageId: null, notRead: [] });
      await this.inbound.done(hand.manager, posted.id, { outcome: dealt.receipt.outcome, bodyHash: said() });
      return onPage(dealt.receipt);
    });
  }
}

/** Words of a receipt that are untrue where no mail was written, and those in their place. */
const NO_MAIL: readonly (readonly [RegExp, string])[] = [
  [/ in this mail\b/g, ' here'],
  [/\bNothing of this mail\b/g, 'Nothing of it'],
  [/\bthe decision this mail answers\b/g, 'the decision that these orders answer'],
  [/; a reply to this mail answers it\b/g, '; what you send here answers it'],
  [/\bthis mail says\b/g, 'these lines say'],
  [/\bthis mail also says\b/g, 'these lines also say'],
  [/\bsend it in a mail without that\b/g, 'send it without that'],
];
export const withoutMail = (text: string): string =>
  NO_MAIL.reduce((said, [mail, words]) => said.replace(mail, words), text);

/** The receipt without the codes that only his mailbox may tell, and without words of a mail. */
function onPage(receipt: Receipt): Receipt {
  const sections = receipt.sections.map((s) =>
    s.byMailOnly ? { ...s, lines: [...s.lines, 'The code is in the mail that was sent to you now.'], samples: [] } : s,
  );
  const told = sections.map((s) => ({ ...s, lines: s.lines.map(withoutMail) }));
  return { ...receipt, verdict: withoutMail(receipt.verdict), sections: told };
}

const MANY_SEND = 'Too many are sending orders at this moment, and nothing was recorded. Please send yours again.';
const MANY_LOOK = 'Too many orders are being checked at this moment; a moment, please. They can be sent as ever.';
const SENT_BEFORE = emptyReceipt(
  'These orders were sent a moment ago already; the receipt for them is in your mailbox.',
);
