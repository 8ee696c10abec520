import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that can be told to leave its answers to mails open. */
export class SlowPost {
  /** Mails as they came, each as often as it came. */
  readonly mails: { to: string; parsed: ParsedMail }[] = [];
  private readonly news = new EventEmitter();
  private open: { to: string; answer: () => void }[] = [];
  /** So many mails are left without an answer. */
  private most = 0;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async open(): Promise<SlowPost> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onData: (stream, session, callback) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        void simpleParser(stream, { skipTextToHtml: true, keepCidLinks: true }).then((parsed) =>
          post.take(to, parsed, callback),
        );
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const post: SlowPost = new SlowPost(server, (server.server.address() as AddressInfo).port);
    return post;
  }

  /** From now on mails are taken and not answered, all or the next few. */
  hold(most = Infinity): void {
    this.most = most;
  }

  /** Whom the mails are for that have no answer yet. */
  get unanswered(): readonly string[] {
    return this.open.map(({ to }) => to);
  }

  /** Answers what is open, and everything that comes later. */
  release(): void {
    this.most = 0;
    for (const { answer } of this.open.splice(0)) answer();
  }

  /** The first mail to `address` with such a subject, as soon as it is there. */
  async mail(address: string, subject: RegExp): Promise<ParsedMail> {
    const find = (): ParsedMail | undefined =>
      this.mails.find((m) => m.to === address && subject.test(m.parsed.subject ?? ''))?.parsed;
    await this.until(() => find() !== undefined);
    return find() as ParsedMail;
  }

  /** Comes back when `holds`; looks again at every mail. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.news, 'mail');
  }

  /** How often each mail to `address` came, by Message-ID. */
  copies(address: string): number[] {
    const ids = this.mails.filter((m) => m.to === address).map((m) => m.parsed.messageId);
    return [...new Set(ids)].map((id) => ids.filter((i) => i === id).length);
  }

  close(): Promise<void> {
    this.release();
    return new Promise((done) => this.server.close(() => done()));
  }

  private take(to: string, parsed: ParsedMail, answer: () => void): void {
    this.mails.push({ to, parsed });
    if (this.open.length < this.most) this.open.push({ to, answer });
    else answer();
    this.news.emit('mail');
  }
}
