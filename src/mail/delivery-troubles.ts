import type { OutboxMail } from '../post/mail.entities';

/** What is to be known of addresses that take no mail: the sender tells what the server refused. */
export abstract class DeliveryTroubles {
  /**
   * The server refused `to`, the address of `mail`, for good (5xx to RCPT TO), or for now until it was given up. The mail
   * is marked dead already. `status` is enhanced (`5.1.1`); `5.0.0` when the server said no more.
   */
  abstract refused(mail: OutboxMail, to: string, status: string): Promise<void>;

  /** The server has refused `mail` to `to` for now, for an hour and more; it is tried again at `next`. */
  abstract refusedForNow(mail: OutboxMail, to: string, next: Date): Promise<void>;
}
