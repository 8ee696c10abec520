import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const REPLY = /^(?:\d{3}-[^\n]*\r?\n)*\d{3}(?: [^\n]*)?\r?\n/;

/** A raw SMTP connection, for what no mail program does. Comes from any loopback address, as from another machine. */
export class SmtpLine {
  private heard = '';
  private look: () => void = () => undefined;

  private constructor(
    private readonly socket: Socket,
    /** Resolves when the connection is over. */
    readonly closed: Promise<void>,
  ) {
    socket.on('data', (bytes: Buffer) => {
      this.heard += bytes.toString('latin1');
      this.look();
    });
    void closed.then(() => this.look());
  }

  /** Connects; the greeting is the first reply. */
  static async open(port: number, localAddress = '127.0.0.2'): Promise<SmtpLine> {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const line = SmtpLine.over(socket);
    await new Promise<void>((done) => socket.once('connect', done).once('close', () => done()));
    return line;
  }

  /** Connects and says EHLO. */
  static async greeted(port: number, localAddress?: string): Promise<SmtpLine> {
    const line = await SmtpLine.open(port, localAddress);
    await line.reply();
    await line.say('EHLO client.example.org');
    return line;
  }

  private static over(socket: Socket): SmtpLine {
    socket.on('error', () => undefined);
    return new SmtpLine(socket, new Promise((done) => socket.once('close', () => done())));
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.readable;
  }

  /** The next reply, all its lines; what came of it when the connection ends before. */
  reply(): Promise<string> {
    return new Promise((done) => {
      this.look = () => {
        const reply = REPLY.exec(this.heard)?.[0];
        if (reply === undefined && this.isOpen) return;
        this.look = () => undefined;
        this.heard = this.heard.slice(reply?.length ?? this.heard.length);
        done(reply?.trimEnd() ?? '');
      };
      this.look();
    });
  }

  /** The next `count` replies. */
  async replies(count: number): Promise<string[]> {
    const replies: string[] = [];
    for (let i = 0; i < count; i++) replies.push(await this.reply());
    return replies;
  }

  say(command: string): Promise<string> {
    this.write(`${command}\r\n`);
    return this.reply();
  }

  write(bytes: string | Buffer): void {
    this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  }

  /** Writes and waits until the other side has it, or has gone. */
  async pour(bytes: Buffer): Promise<void> {
    const poured = new Promise<void>((done) => this.socket.write(bytes, () => done()));
    await Promise.race([poured, this.closed]);
  }

  /** Everything until the connection ends. */
  async rest(): Promise<string> {
    await this.closed;
    return this.heard;
  }

  /** Goes on in TLS, after the other side agreed. */
  async encrypted(): Promise<SmtpLine> {
    this.socket.removeAllListeners('data');
    const socket = connectTls({ socket: this.socket, rejectUnauthorized: false });
    await new Promise<void>((done) => socket.once('secureConnect', done));
    return SmtpLine.over(socket);
  }

  end(): void {
    this.socket.destroy();
  }
}
