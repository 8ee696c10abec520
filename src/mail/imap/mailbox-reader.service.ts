import { Injectable, Logger } from '@nestjs/common';
import { MOST_BYTES } from '../parsed-mail';
import { Receiving } from '../receiving';
import { MailboxAway, type ImapConnection, type Listed } from './imap-connection';
import { MailboxRepository } from './mailbox.repository';
import { senderOf } from './sender-of';

const MOST_ATTEMPTS = 5;

/**
 * Reads a mailbox from where it was left. A mail is stored before it is marked, and marked before the cursor passes it:
 * what is cut off in the middle is done again, and what is done twice is kept once.
 */
@Injectable()
export class MailboxReader {
  private readonly log = new Logger('mailbox');
  /** The mail that could not be stored, and how often. */
  private failure = { uid: 0, times: 0 };

  constructor(
    private readonly mailboxes: MailboxRepository,
    private readonly receiving: Receiving,
  ) {}

  /** Takes in all that is new; `stop` is asked before each mail. @throws MailboxAway and faults of the database */
  async read(mailbox: string, connection: ImapConnection, stop: () => boolean): Promise<void> {
    const { validity } = await connection.select();
    const known = await this.mailboxes.cursor(mailbox);
    const same = known?.validity === validity;
    if (known && !same) this.log.warn('the mailbox is another than before (UIDVALIDITY): it is looked through again');
    for (const mail of await connection.after(same ? known.lastUid : 0)) {
      if (stop()) return;
      if (!mail.done) await this.one(connection, mail).catch((error: unknown) => this.failed(mail, error));
      await this.mailboxes.advance(mailbox, { validity, lastUid: mail.uid });
    }
  }

  /** A mail that cannot be stored is tried again with the next look, but does not keep all later ones for ever. */
  private failed({ uid }: Listed, error: unknown): void {
    if (error instanceof MailboxAway) throw error;
    this.failure = { uid, times: this.failure.uid === uid ? this.failure.times + 1 : 1 };
    if (this.failure.times < MOST_ATTEMPTS) throw error;
    this.log.error('a mail cannot be stored: it stays in the mailbox as it is, and the next ones are read', error);
  }

  /** One mail: not ours, it is left as it is. */
  private async one(connection: ImapConnection, { uid, bytes }: Listed): Promise<void> {
    const head = await connection.head(uid);
    if (!head || !(await this.receiving.names(head))) return;
    // What is shorter than was asked for is the whole mail.
    const raw = bytes > MOST_BYTES ? null : head.length < bytes ? await connection.whole(uid) : head;
    if (raw) await this.receiving.take(raw, senderOf(raw), []);
    else await this.receiving.tooLarge(head, senderOf(head));
    const marked = raw ? await connection.done(uid) : await connection.tooLarge(uid);
    if (!marked) this.log.warn('a mail is stored, but the mailbox does not let it be marked or moved (IMAP_DONE)');
  }
}
