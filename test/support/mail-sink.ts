import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail in a mailbox, as its owner's mail program has it. */
export interface Delivered {
  /** The address on the envelope. */
  to: string;
  raw: string;
  parsed: ParsedMail;
}

/** An SMTP server that keeps everything it is given: the mailboxes of everybody outside. */
export class MailSink {
  private readonly boxes = new Map<string, Delivered[]>();
  private refusal: { code: number; times: number } | null = null;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async open(): Promise<MailSink> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onMailFrom: (_address, _session, callback) => callback(sink.refused()),
      onData: (stream, session, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map((r) => r.address);
          sink.keep(to, Buffer.concat(parts)).then(() => callback(), callback);
        });
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const sink = new MailSink(server, (server.server.address() as AddressInfo).port);
    return sink;
  }

  /** Answers the next `times` mails with a code, as a server in trouble does. */
  refuse(code: number, times: number): void {
    this.refusal = { code, times };
  }

  /** Mails to an address so far, the oldest first. */
  box(address: string): Delivered[] {
    return this.boxes.get(address.toLowerCase()) ?? [];
  }

  /** Every address that was ever written to. */
  addresses(): string[] {
    return [...this.boxes.keys()];
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  private refused(): Error | null {
    if (this.refusal === null || this.refusal.times === 0) return null;
    this.refusal.times -= 1;
    return Object.assign(new Error('not now'), { responseCode: this.refusal.code });
  }

  private async keep(addresses: string[], content: Buffer): Promise<void> {
    const parsed = await simpleParser(content, { skipTextToHtml: true });
    const raw = content.toString('latin1');
    for (const to of addresses.map((a) => a.toLowerCase())) this.boxes.set(to, [...this.box(to), { to, raw, parsed }]);
  }
}
