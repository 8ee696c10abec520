import { shortList } from '../kernel/decide/told-lines';
import type { Receipt } from '../orders/receipt';
import { openOn } from '../reports/game-page';
import { marker } from '../reports/game-text';
import type { PageOrder } from '../reports/page-scenes';
import { askingOf, turnPage } from '../reports/turn-mail';
import type { MailTemplates } from '../wording/templates';
import type { Board } from '../table/board';
import type { MailSpec } from '../post/mail-spec';

/** Where a receipt belongs. */
export interface ReceiptTo {
  /** The local part that a reply to the receipt goes to. */
  replyTo: string;
  /** The mail it answers; null: what was written on the page. */
  messageId: string | null;
  /** What of the mail was not looked at, and why. */
  notRead: readonly string[];
  /** One of his other addresses, as no mail reaches him at the main one. */
  address?: string;
}

/** The one receipt for a mail (play-by-mail.md, Orders by reply). */
export function receiptMail(
  templates: MailTemplates,
  hand: Board,
  side: string,
  receipt: Receipt,
  to: ReceiptTo,
): MailSpec {
  const text = templates.text('receipt', {
    ...receipt,
    sections: receipt.sections.map((s) => ({ samples: [], ...s })),
    marker: marker(hand.game.code),
    ignored: shortList([...receipt.ignored, ...to.notRead]),
  });
  return {
    kind: 'receipt',
    ...(to.address === undefined ? {} : { to: to.address }),
    subject: `[Despatch ${hand.game.code}] ${hand.game.title}: receipt, ${subjectOf(receipt)}`,
    text,
    map: receipt.map && hand.begun ? { ...pageNow(hand, side), pages: receipt.map } : null,
    replyTo: to.replyTo,
    inReplyTo: to.messageId,
  };
}

/** `recorded`; of what orders nothing whatever its words did, where that can be said in a few. */
const subjectOf = ({ outcome, subject }: Receipt): string => (outcome === 'answer' ? (subject ?? outcome) : outcome);

/** His page with what is asked of him now. */
function pageNow(hand: Board, side: string): PageOrder {
  const open = openOn(hand, side);
  return turnPage(hand, side, open ? askingOf(hand, open) : null, []);
}
