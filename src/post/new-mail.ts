import type { MailSpec } from './mail-spec';
import type { Statement } from '../store/statement';
import type { OutboxMail } from './mail.entities';

/** A mail to be sent as soon as its transaction is done. */
export interface NewMail extends Pick<OutboxMail, 'id' | 'gameId' | 'personId' | 'spec' | 'messageId'> {
  at: Date;
}

/** What people write to each other and we beside the game: sent when nothing else waits. */
const BEHIND: readonly MailSpec['kind'][] = ['letter', 'note'];

/** What is kept for the digest of who wants one mail a day; all else answers him, or cannot wait. */
const KEPT: readonly MailSpec['kind'][] = ['turn', 'reminder', 'letter', 'note', 'moderator'];

/** A row of `outbox` that nobody has tried to send yet, by the names of its columns. */
const mailRow = ({ id, gameId, personId, spec, messageId, at }: NewMail): object => ({
  ...{ id, spec, at },
  game_id: gameId,
  person_id: personId,
  message_id: messageId,
  rank: BEHIND.includes(spec.kind) ? 1 : 0,
  may_keep: gameId !== null && spec.to === undefined && KEPT.includes(spec.kind),
});

const PUT = `INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at, rank)
  SELECT r.id, r.game_id, r.person_id, r.spec, r.message_id, CASE WHEN r.may_keep
      AND (SELECT p.wishes ? 'digest' FROM person p WHERE p.id = r.person_id) THEN 'digest' ELSE 'waiting' END, 0, r.at, r.at, r.rank
  FROM jsonb_to_recordset($1) AS r (id uuid, game_id uuid, person_id uuid, spec jsonb, message_id text, at timestamptz,
    rank int, may_keep boolean)
  WHERE (SELECT p.left_at FROM person p WHERE p.id = r.person_id) IS NULL`;

/** Writes mails, in their order: a join would lose it. Who has left the service gets none. */
export const putMails = (mails: readonly NewMail[]): Statement => ({
  ...{ name: 'put_mails', text: PUT, values: [mails.map(mailRow)] },
});
