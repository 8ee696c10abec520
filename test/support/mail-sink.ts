import type { Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from './service-process';

/** A mail in a mailbox, as its owner's mail program has it. */
export interface Delivered {
  /** The address on the envelope. */
  to: string;
  /** The sender on the envelope, where it would come back to; empty: not known. */
  returnPath: string;
  raw: string;
  parsed: ParsedMail;
}

/** An SMTP server that keeps everything it is given: the mailboxes of everybody outside. */
export class MailSink {
  private readonly boxes = new Map<string, Delivered[]>();
  private readonly removed = new Set<string>();
  private readonly sockets = new Set<Socket>();
  private refusal: { code: number; times: number } | null = null;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async open(): Promise<MailSink> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, callback) => callback(sink.gone(address)),
      onMailFrom: (_address, _session, callback) => callback(sink.refused()),
      onData: (stream, session, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map((r) => r.address);
          const { mailFrom } = session.envelope;
          sink.keep(to, mailFrom ? mailFrom.address : '', Buffer.concat(parts)).then(() => callback(), callback);
        });
      },
    });
    // While it is away nobody else is given its port.
    const port = await freePort();
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const sink = new MailSink(server, port);
    server.server.on('connection', (socket: Socket) => sink.connected(socket));
    return sink;
  }

  /** Answers the next `times` mails with a code, as a server in trouble does. */
  refuse(code: number, times: number): void {
    this.refusal = { code, times };
  }

  /** From now on nobody lives at an address: it is refused for good. */
  remove(address: string): void {
    this.removed.add(address.toLowerCase());
  }

  /** Somebody lives there again. */
  restore(address: string): void {
    this.removed.delete(address.toLowerCase());
  }

  /** The machine is switched off: connections break, and nobody listens. */
  async goAway(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.server.close(() => done()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** And on again. */
  async comeBack(): Promise<void> {
    await new Promise<void>((done) => this.server.server.listen(this.port, '127.0.0.1', done));
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

  private connected(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }

  private refused(): Error | null {
    if (this.refusal === null || this.refusal.times === 0) return null;
    this.refusal.times -= 1;
    return Object.assign(new Error('not now'), { responseCode: this.refusal.code });
  }

  private gone(address: string): Error | null {
    if (!this.removed.has(address.toLowerCase())) return null;
    return Object.assign(new Error(`5.1.1 <${address}>: User unknown`), { responseCode: 550 });
  }

  private async keep(addresses: string[], returnPath: string, content: Buffer): Promise<void> {
    const parsed = await simpleParser(content, { skipTextToHtml: true, keepCidLinks: true });
    const raw = content.toString('latin1');
    for (const to of addresses.map((a) => a.toLowerCase()))
      this.boxes.set(to, [...this.box(to), { to, returnPath, raw, parsed }]);
  }
}
