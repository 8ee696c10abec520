import type { Statement } from '../store/statement';

/** How a mail that came in ends, by the names of its columns. */
export interface MailEnd {
  id: string;
  outcome: string;
  body_hash: string | null;
  /** Who wrote it, as the classifier says; null: known already. */
  class: string | null;
}

const END = `UPDATE inbound_mail m SET state = 'done', outcome = r.outcome, body_hash = r.body_hash,
  class = coalesce(r.class, m.class), locked_until = NULL
  FROM jsonb_to_recordset($1) AS r (id uuid, outcome text, body_hash text, class text) WHERE m.id = r.id`;

/** Ends mails that came in. */
export const endMails = (ends: readonly MailEnd[]): Statement => ({
  ...{ name: 'end_mails', text: END, values: [ends] },
});
