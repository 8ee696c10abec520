import { ImapFlow, type FetchMessageObject, type FetchQueryObject } from 'imapflow';
import type { ImapSettings } from '../../config/imap-settings';
import { isThisMachine } from '../../config/this-machine';
import { MOST_BYTES } from '../parsed-mail';
import { NO_STARTTLS, tlsTrouble } from '../tls-trouble';

/** Our own flag on mails that are stored. Programs that show flags as words show this one. */
export const DONE = '$DespatchDone';
/** Our own flag on mails of ours that are too large. */
export const TOO_LARGE = '$DespatchTooLarge';

/** What is fetched to find out whose a mail is. */
const MOST_HEAD = 64_000;
const AT_ONCE = 100;

/** A mail in the mailbox, before anything of it is fetched. */
export interface Listed {
  uid: number;
  bytes: number;
  /** We have dealt with it before, though its number does not say so. */
  done: boolean;
}

/** A mailbox that was opened: numbers of mails hold within one validity. */
export interface Opened {
  validity: bigint;
}

/** The server does not take our name and password. */
export class MailboxRefusal extends Error {
  constructor() {
    super('the mailbox does not take the name and password');
    this.name = 'MailboxRefusal';
  }
}

/** The server is not proved to be the one we look for: it was told neither name nor password. Its message says why. */
export class MailboxUntrusted extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'MailboxUntrusted';
  }
}

/** The server or the mailbox cannot be reached. Its message names what failed, no address and no word of the server. */
export class MailboxAway extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'MailboxAway';
  }
}

/** One connection to the mailbox of `IMAP_URL`, until it is lost. */
export class ImapConnection {
  private constructor(
    private readonly client: ImapFlow,
    private readonly settings: ImapSettings,
  ) {}

  /**
   * Logs in. `onNews` is called when the mailbox may hold something new (IDLE), `onLost` when the connection ends.
   * @param ca whose word is taken for the server's certificate (`authorities`)
   * @throws MailboxRefusal | MailboxUntrusted | MailboxAway
   */
  static async open(
    settings: ImapSettings,
    onNews: () => void,
    onLost: () => void,
    ca?: string[],
  ): Promise<ImapConnection> {
    const { host, port, secure, user, password } = settings;
    const client = new ImapFlow({
      host,
      port,
      secure,
      auth: { user, pass: password },
      // A password does not leave this machine in clear.
      ...(secure ? {} : { doSTARTTLS: !isThisMachine(host) }),
      tls: { rejectUnauthorized: true, ...(ca ? { ca } : {}) },
      logger: false,
      disableAutoEnable: true,
      autoIdleDelay: 500,
      maxIdleTime: 10 * 60_000,
      connectionTimeout: 20_000,
      greetingTimeout: 10_000,
      maxLineLength: 1_000_000,
      maxLiteralSize: MOST_BYTES + 1_000_000,
      maxResponseSize: MOST_BYTES + 3_000_000,
    });
    client.on('error', () => undefined);
    client.on('exists', onNews);
    client.on('close', onLost);
    try {
      await client.connect();
    } catch (error) {
      client.close();
      throw faultOf(error, 'no connection');
    }
    return new ImapConnection(client, settings);
  }

  /** Opens the folder anew, so that one that was made anew meanwhile is seen. @throws MailboxAway */
  async select(): Promise<Opened> {
    const { folder } = this.settings;
    const opened = await this.asked(this.client.mailboxOpen(folder), `no folder ${JSON.stringify(folder)}`);
    return { validity: opened.uidValidity };
  }

  /** Mails with higher numbers than `uid`, in their order. */
  async after(uid: number): Promise<Listed[]> {
    const found = await this.asked(this.client.search({ uid: `${uid + 1}:*` }, { uid: true }), 'no search');
    // "n:*" holds the last mail whatever its number is.
    const uids = (Array.isArray(found) ? found : []).filter((u) => u > uid).sort((a, b) => a - b);
    const listed: Listed[] = [];
    for (let at = 0; at < uids.length; at += AT_ONCE) {
      const query: FetchQueryObject = { uid: true, size: true, flags: true };
      const some = await this.asked(
        this.client.fetchAll(uids.slice(at, at + AT_ONCE), query, { uid: true }),
        'no list',
      );
      for (const { uid, size, flags } of some)
        listed.push({ uid, bytes: size ?? 0, done: flags?.has(DONE) === true || flags?.has(TOO_LARGE) === true });
    }
    return listed.sort((a, b) => a.uid - b.uid);
  }

  /** The beginning of a mail, unread; null: it is gone. */
  head(uid: number): Promise<Buffer | null> {
    return this.fetched(uid, MOST_HEAD);
  }

  /** A whole mail, unread; null: it is gone, or larger than the server said and than we take. */
  async whole(uid: number): Promise<Buffer | null> {
    const raw = await this.fetched(uid, MOST_BYTES + 1);
    return raw && raw.length <= MOST_BYTES ? raw : null;
  }

  /** Marks or moves a mail that is stored. False: the server does not do it. */
  async done(uid: number): Promise<boolean> {
    const { done } = this.settings;
    if (done.how === 'move') return this.moved(uid, done.folder);
    return this.flagged(uid, [done.how === 'seen' ? '\\Seen' : this.keyword(DONE)]);
  }

  /** Marks a mail of ours that is too large, for whoever looks after the mailbox. */
  async tooLarge(uid: number): Promise<boolean> {
    return this.flagged(uid, [...new Set(['\\Flagged', this.keyword(TOO_LARGE)])]);
  }

  async close(): Promise<void> {
    await this.client.logout().catch(() => undefined);
    this.client.close();
  }

  /** A flag of our own where the mailbox keeps such; else the common one. */
  private keyword(own: string): string {
    const kept = this.client.mailbox === false ? undefined : this.client.mailbox.permanentFlags;
    return kept === undefined || kept.has('\\*') || kept.has(own) ? own : own === DONE ? '\\Seen' : '\\Flagged';
  }

  private flagged(uid: number, flags: string[]): Promise<boolean> {
    return this.asked(this.client.messageFlagsAdd(String(uid), flags, { uid: true }), 'no flags');
  }

  private async moved(uid: number, folder: string): Promise<boolean> {
    const move = async (): Promise<boolean> =>
      (await this.asked(this.client.messageMove(String(uid), folder, { uid: true }), 'no move')) !== false;
    if (await move()) return true;
    await this.asked(
      this.client.mailboxCreate(folder).catch(() => null),
      'no new folder',
    );
    return move();
  }

  private async fetched(uid: number, most: number): Promise<Buffer | null> {
    const query: FetchQueryObject = { uid: true, source: { start: 0, maxLength: most } };
    const mail: FetchMessageObject | false | undefined = await this.asked(
      this.client.fetchOne(String(uid), query, { uid: true }),
      'no mail',
    );
    return mail ? (mail.source ?? null) : null;
  }

  private async asked<T>(answer: Promise<T>, what: string): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw faultOf(error, what);
    }
  }
}

function faultOf(error: unknown, what: string): MailboxRefusal | MailboxUntrusted | MailboxAway {
  const { authenticationFailed, tlsFailed, code } = error as Record<string, unknown>;
  if (authenticationFailed === true) return new MailboxRefusal();
  const trouble = tlsTrouble(code) ?? (tlsFailed === true && code === undefined ? NO_STARTTLS : null);
  if (trouble !== null) return new MailboxUntrusted(trouble);
  return new MailboxAway(typeof code === 'string' ? `${what} (${code})` : what);
}
