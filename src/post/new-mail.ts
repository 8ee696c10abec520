import type { MailSpec } from './mail-spec';
import type { Statement } from '../store/statement';
import type { OutboxMail } from './mail.entities';

/** A mail to be sent as soon as its transaction is done. */
export interface NewMail extends Pick<OutboxMail, 'id' | 'gameId' | 'personId' | 'spec' | 'messageId'> {
  at: Date;
}

/** What people write to each other and we beside the game: sent when nothing else waits. */
const BEHIND: readonly MailSpec['kind'][] = ['letter', 'note'];

/** A row of `outbox` that nobody has tried to send yet, by the names of its columns. */
const mailRow = ({ id, gameId, personId, spec, messageId, at }: NewMail): object => ({
  ...{ id, spec, at },
  game_id: gameId,
  person_id: personId,
  message_id: messageId,
  rank: BEHIND.includes(spec.kind) ? 1 : 0,
});

const PUT = `INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at, rank)
  SELECT r.id, r.game_id, r.person_id, r.spec, r.message_id, 'waiting', 0, r.at, r.at, r.rank
  FROM jsonb_to_recordset($1) AS r (id uuid, game_id uuid, person_id uuid, spec jsonb, message_id text, at timestamptz,
    rank int)`;

/** Writes mails. */
export const putMails = (mails: readonly NewMail[]): Statement => ({
  ...{ name: 'put_mails', text: PUT, values: [mails.map(mailRow)] },
});
