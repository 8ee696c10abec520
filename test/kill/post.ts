import { EventEmitter } from 'node:events';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Delivered } from '../support/mail-sink';
import { until } from '../support/patience';
import { freePort } from '../support/service-process';
import type { MailServer } from './mail-server';
import type { Moment } from './strikes';

/** Called at each moment of a mail that the service sends; true: the service is being killed now. */
type AtMoment = (moment: Moment) => boolean;

/** A mail server for the players. One mail that is sent twice (same Message-ID) is delivered once, and counted. */
export class Post implements MailServer {
  /** Mails that were taken more than once. */
  readonly copies = new Map<string, number>();
  private readonly boxes = new Map<string, Delivered[]>();
  private readonly news = new EventEmitter();

  private server = this.build();

  private constructor(
    private readonly at: AtMoment,
    readonly port: number,
  ) {}

  static async open(at: AtMoment): Promise<Post> {
    const post = new Post(at, await freePort());
    await post.listen();
    return post;
  }

  /** Calls `listener` with each mail that comes to `address` for the first time. */
  onMail(address: string, listener: (mail: Delivered) => void): void {
    this.news.on(address, listener);
  }

  box(address: string): readonly Delivered[] {
    return this.boxes.get(address) ?? [];
  }

  /** Comes back when `holds`; looks again at every mail. `progress`: what else than mails tells that something goes on. */
  until(holds: () => boolean, what: () => string, progress: () => unknown = () => ''): Promise<void> {
    const bell = (ring: () => void): (() => void) => {
      this.news.on('mail', ring);
      return () => void this.news.off('mail', ring);
    };
    return until(what, holds, { bell, progress: () => `${this.copies.size} ${String(progress())}` });
  }

  /** Every mail of everybody. */
  all(): Delivered[] {
    return [...this.boxes.values()].flat();
  }

  /** Is away: connections are cut, and new ones refused, until `up`. */
  down(): Promise<void> {
    return this.close();
  }

  async up(): Promise<void> {
    this.server = this.build();
    await this.listen();
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  private async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(this.port, '127.0.0.1', done));
  }

  private build(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 50,
      onMailFrom: (_address, _session, callback) => callback(this.at('at MAIL FROM') ? notNow() : null),
      onData: (stream, session, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.at('before our 250')) return callback(notNow());
          const [to] = session.envelope.rcptTo;
          void this.take(to?.address ?? '', Buffer.concat(parts)).then((tell) => {
            this.at('our 250 is lost');
            callback();
            tell();
          });
        });
      },
    });
    // A service that was killed leaves its connections as they were.
    server.on('error', () => undefined);
    return server;
  }

  /** Keeps a mail; what it gives tells the owner. */
  private async take(to: string, content: Buffer): Promise<() => void> {
    const parsed = await simpleParser(content, { skipTextToHtml: true });
    const id = parsed.messageId ?? '';
    const copies = (this.copies.get(id) ?? 0) + 1;
    this.copies.set(id, copies);
    if (copies > 1) return () => undefined;
    const mail = { to, returnPath: '', raw: content.toString('latin1'), parsed };
    this.boxes.set(to, [...this.box(to), mail]);
    return () => {
      this.news.emit(to, mail);
      this.news.emit('mail');
    };
  }
}

const notNow = (): Error => Object.assign(new Error('not now'), { responseCode: 451 });
