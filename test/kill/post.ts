import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Delivered } from '../support/mail-sink';
import type { Moment } from './strikes';

/** Called at each moment of a mail that the service sends; true: the service is being killed now. */
type AtMoment = (moment: Moment) => boolean;

/** A mail server for the players. One mail that is sent twice (same Message-ID) is delivered once, and counted. */
export class Post {
  /** Mails that were taken more than once. */
  readonly copies = new Map<string, number>();
  private readonly boxes = new Map<string, Delivered[]>();
  private readonly news = new EventEmitter();

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async open(at: AtMoment): Promise<Post> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onMailFrom: (_address, _session, callback) => callback(at('at MAIL FROM') ? notNow() : null),
      onData: (stream, session, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (at('before our 250')) return callback(notNow());
          const [to] = session.envelope.rcptTo;
          void post.take(to?.address ?? '', Buffer.concat(parts)).then((tell) => {
            at('our 250 is lost');
            callback();
            tell();
          });
        });
      },
    });
    // A service that was killed leaves its connections as they were.
    server.on('error', () => undefined);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const post = new Post(server, (server.server.address() as AddressInfo).port);
    return post;
  }

  /** Calls `listener` with each mail that comes to `address` for the first time. */
  onMail(address: string, listener: (mail: Delivered) => void): void {
    this.news.on(address, listener);
  }

  box(address: string): readonly Delivered[] {
    return this.boxes.get(address) ?? [];
  }

  /** Comes back when `holds`; looks again at every mail. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.news, 'mail');
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
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
