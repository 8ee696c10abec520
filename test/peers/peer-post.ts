import { EventEmitter } from 'node:events';
import type { Delivered } from '../support/mail-sink';
import { until } from '../support/patience';
import type { Postfix } from '../support/postfix';
import type { MailServer } from '../kill/mail-server';

/** A Postfix that the services send by, with the players' mailboxes. */
export class PeerPost implements MailServer {
  readonly copies = new Map<string, number>();
  private readonly boxes = new Map<string, Map<string, Delivered>>();
  private readonly news = new EventEmitter();
  private readonly watching: Promise<void>[];
  private closed = false;

  constructor(
    private readonly postfix: Postfix,
    private readonly addresses: readonly string[],
    private readonly moment: () => void,
  ) {
    this.watching = addresses.map((address) => this.watch(address));
  }

  get port(): number {
    return this.postfix.port;
  }

  onMail(address: string, listener: (mail: Delivered) => void): void {
    this.news.on(address, listener);
  }

  box(address: string): readonly Delivered[] {
    return [...(this.boxes.get(address)?.values() ?? [])];
  }

  all(): Delivered[] {
    return this.addresses.flatMap((address) => this.box(address));
  }

  until(holds: () => boolean, what: () => string): Promise<void> {
    const bell = (ring: () => void): (() => void) => {
      this.news.on('mail', ring);
      return () => void this.news.off('mail', ring);
    };
    return until(what, holds, { bell, progress: () => this.copies.size });
  }

  down(): Promise<void> {
    return this.postfix.down();
  }

  up(): Promise<void> {
    return this.postfix.up();
  }

  async close(): Promise<void> {
    this.closed = true;
    // One mail more, and nobody waits for another.
    for (const address of this.addresses) this.postfix.maildir(address).deliver('Subject: the end\r\n\r\n');
    await Promise.all(this.watching);
  }

  private async watch(address: string): Promise<void> {
    const folder = this.postfix.maildir(address);
    for (let seen = 0; !this.closed;) {
      await folder.holds(seen + 1, Infinity);
      const mails = await folder.mails(address);
      // Not what the folder holds by now: a mail that has come while these were read is still to be taken.
      seen = mails.length;
      if (!this.closed) this.take(address, mails);
    }
  }

  private take(address: string, mails: readonly Delivered[]): void {
    const box = this.boxes.get(address) ?? new Map<string, Delivered>();
    this.boxes.set(address, box);
    for (const mail of mails) {
      const id = mail.parsed.messageId ?? '';
      this.copies.set(id, mails.filter((m) => m.parsed.messageId === id).length);
      if (box.has(id)) continue;
      box.set(id, mail);
      this.moment();
      this.news.emit(address, mail);
      this.news.emit('mail');
    }
  }
}
