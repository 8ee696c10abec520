import { EventEmitter, once } from 'node:events';
import type { Delivered } from '../support/mail-sink';
import type { Postfix } from '../support/postfix';
import type { MailServer } from '../kill/mail-server';

/** A Postfix that the services send by, with the players' mailboxes. */
export class PeerPost implements MailServer {
  readonly copies = new Map<string, number>();
  private readonly boxes = new Map<string, Map<string, Delivered>>();
  private readonly news = new EventEmitter();
  private readonly watching: Promise<void>[];
  private back: Promise<void> = Promise.resolve();
  private isUp = true;
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

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.news, 'mail');
  }

  async down(): Promise<void> {
    this.isUp = false;
    await this.postfix.down();
  }

  async up(): Promise<void> {
    this.back = this.postfix.up();
    await this.back;
    this.isUp = true;
    await this.retry();
  }

  /** Comes back when it is up. */
  async there(): Promise<void> {
    while (!this.isUp) {
      await this.back;
      await new Promise((done) => setImmediate(done));
    }
  }

  /** Tries again now what it could not hand on. */
  async retry(): Promise<void> {
    if (this.isUp) await this.postfix.retry();
  }

  async close(): Promise<void> {
    this.closed = true;
    // One mail more, and nobody waits for another.
    for (const address of this.addresses) this.postfix.maildir(address).deliver('Subject: the end\r\n\r\n');
    await Promise.all(this.watching);
  }

  private async watch(address: string): Promise<void> {
    const folder = this.postfix.maildir(address);
    for (let seen = 0; !this.closed; seen = folder.size) {
      await folder.holds(seen + 1);
      const mails = await folder.mails(address);
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
