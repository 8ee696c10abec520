/** How a mail that came in ends, by the names of its columns. */
export interface MailEnd {
  id: string;
  outcome: string;
  body_hash: string | null;
  /** Who wrote it, as the classifier says; null: known already. */
  class: string | null;
}

/** Ends mails that came in, rows as JSON in the parameter of this number. */
export const endMails = (parameter: number): string =>
  `UPDATE inbound_mail m SET state = 'done', outcome = r.outcome, body_hash = r.body_hash,
  class = coalesce(r.class, m.class), locked_until = NULL
  FROM jsonb_to_recordset($${parameter}) AS r (id uuid, outcome text, body_hash text, class text) WHERE m.id = r.id`;
