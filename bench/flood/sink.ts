import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Asked } from './mails';

/** Takes every mail, keeps the turn mails that ask for something, and counts the receipts of each mail. */
export class FloodSink {
  readonly asked: Asked[] = [];
  /** Receipts by the Message-ID of the mail they answer. */
  readonly receipts = new Map<string, number>();
  mails = 0;
  private readonly news = new EventEmitter();

  private constructor(private readonly server: SMTPServer) {}

  static async open(): Promise<FloodSink> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, _session, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => void sink.keep(Buffer.concat(parts)).then(() => callback(), callback));
      },
    });
    const sink = new FloodSink(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return sink;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** Comes back when `holds`; looks again at every mail. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.news, 'mail');
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  /** Receipts are known by their head: parsing 2,000 of them would take the machine away from the service. */
  private async keep(raw: Buffer): Promise<void> {
    const head = raw
      .subarray(0, raw.indexOf('\r\n\r\n'))
      .toString('latin1')
      .replace(/\r\n[ \t]+/g, ' ');
    const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? '';
    const answers = /^In-Reply-To: (<.*>)$/m.exec(head)?.[1];
    if (/: receipt, /.test(subject) && answers) this.receipts.set(answers, (this.receipts.get(answers) ?? 0) + 1);
    else if (/, due /.test(subject)) await this.ask(raw);
    this.mails += 1;
    this.news.emit('mail');
  }

  private async ask(raw: Buffer): Promise<void> {
    const { to, replyTo, messageId = '', subject = '', text = '' } = await simpleParser(raw, { skipTextToHtml: true });
    const player = [to ?? []].flat()[0]?.value[0]?.address;
    const address = replyTo?.value[0]?.address;
    if (player === undefined || address === undefined) return;
    const samples = text.split('\n').flatMap((line) => /^\s*\| (.*)$/.exec(line)?.[1]?.trim() ?? []);
    this.asked.push({ player, replyTo: address, messageId, subject, text, samples });
  }
}
