import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Moment } from './strikes';

/** A mail as it goes to the service. */
export interface Outgoing {
  messageId: string;
  from: string;
  to: string;
  raw: Buffer;
}

/** What the courier needs of the rest. */
export interface Road {
  port: number;
  /** Comes back when the service is up. */
  up(): Promise<void>;
  /** Called at each moment of a mail; true: the service is being killed now. */
  at(moment: Moment): boolean | Promise<boolean>;
}

/** The connection broke before the mail was taken. */
class Broken extends Error {}

/** Sends mails as a mail server does: what is not answered with 250 is sent again, the same mail, until it is. */
export class Courier {
  /** Message-IDs of the mails that the service took. */
  readonly taken: string[] = [];
  /** How often a mail was tried again. */
  again = 0;

  constructor(private readonly road: Road) {}

  /** @throws Error when the service refuses the mail */
  async send(mail: Outgoing): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await this.road.up();
      try {
        await this.attempt(mail, attempt === 1);
        return;
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        this.again += 1;
      }
    }
  }

  private async attempt({ messageId, from, to, raw }: Outgoing, first: boolean): Promise<void> {
    const wire = await Wire.open(this.road.port);
    try {
      await wire.answer(220);
      await wire.say('EHLO players.example.org', 250);
      await wire.say(`MAIL FROM:<${from}>`, 250);
      await wire.say(`RCPT TO:<${to}>`, 250);
      await wire.say('DATA', 354);
      const half = raw.length >> 1;
      await wire.write(raw.subarray(0, half));
      if (await this.road.at('within DATA')) throw new Broken();
      // A mail that was tried before may be there already: nothing would be done about it.
      if (first) await this.road.at('within the transaction');
      await wire.write(raw.subarray(half));
      await wire.write(Buffer.from('\r\n.\r\n'));
      await this.road.at('before 250');
      await wire.answer(250);
      this.taken.push(messageId);
      await this.road.at('after 250');
    } finally {
      wire.close();
    }
  }
}

/** One SMTP connection. */
export class Wire {
  private text = '';
  private open = true;
  private heard: () => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (part: Buffer) => {
      this.text += part.toString('latin1');
      this.heard();
    });
    socket.on('close', () => {
      this.open = false;
      this.heard();
    });
    // What breaks shows where the next answer is missing.
    socket.on('error', () => undefined);
  }

  static async open(port: number): Promise<Wire> {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      throw new Broken();
    }
    return new Wire(socket);
  }

  async say(line: string, code: number): Promise<void> {
    await this.write(Buffer.from(`${line}\r\n`));
    await this.answer(code);
  }

  write(bytes: Buffer): Promise<void> {
    return new Promise((done, failed) => {
      this.socket.write(bytes, (error) => (error ? failed(new Broken()) : done()));
    });
  }

  /** @throws Broken when no answer comes, Error for another answer */
  async answer(code: number): Promise<void> {
    for (;;) {
      const line = await this.line();
      if (/^\d{3}-/.test(line)) continue;
      if (Number(line.slice(0, 3)) !== code) throw new Error(`the service answered ${line}`);
      return;
    }
  }

  close(): void {
    this.socket.destroy();
  }

  private async line(): Promise<string> {
    for (;;) {
      const end = this.text.indexOf('\r\n');
      if (end >= 0) {
        const line = this.text.slice(0, end);
        this.text = this.text.slice(end + 2);
        return line;
      }
      if (!this.open) throw new Broken();
      await new Promise<void>((done) => (this.heard = done));
    }
  }
}
