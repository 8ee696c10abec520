import type { Delivered } from '../support/mail-sink';

/** The mail server that the services send by, with the mailboxes of the players. */
export interface MailServer {
  readonly port: number;
  /** How often each mail was delivered, by its Message-ID. */
  readonly copies: ReadonlyMap<string, number>;
  /** Mails of one person, each once. */
  box(address: string): readonly Delivered[];
  /** The same of everybody. */
  all(): Delivered[];
  /** Calls `listener` with each mail that comes to `address` for the first time. */
  onMail(address: string, listener: (mail: Delivered) => void): void;
  /** Comes back when `holds`; looks again at every mail. @throws Error saying `what` was waited for, when no mail comes any more */
  until(holds: () => boolean, what: () => string): Promise<void>;
  /** Is away: connections are cut, and new ones refused, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
}
