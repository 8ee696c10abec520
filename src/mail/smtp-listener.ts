import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { MOST_BYTES } from './parsed-mail';
import { Receiving } from './receiving';

const MOST_RECIPIENTS = 20;

/** Our own SMTP listener (`SMTP_LISTEN`): takes mail for our addresses only, and says "250" when it is stored. */
@Injectable()
export class SmtpListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('smtp');
  private server: SMTPServer | null = null;

  constructor(
    private readonly receiving: Receiving,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The port it listens on: the one that was set, or for port 0 the one the machine gave. @throws Error when it does not listen */
  get port(): number {
    const address = this.server?.server.address();
    if (address === null || typeof address !== 'object') throw new Error('the SMTP listener is not up');
    return address.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const listen = this.settings.smtpListen;
    if (!listen) return;
    const server = this.build();
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(listen.port, listen.host, () => {
        server.removeListener('error', failed);
        done();
      });
    });
    server.on('error', (error: Error) => this.log.warn(`connection: ${error.name}`));
    this.server = server;
    this.log.log(`listening on ${listen.host}:${this.port}`);
  }

  async onApplicationShutdown(): Promise<void> {
    const server = this.server;
    if (server) await new Promise<void>((done) => server.close(() => done()));
  }

  private build(): SMTPServer {
    return new SMTPServer({
      name: this.settings.mailDomain,
      banner: 'Despatch',
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      size: MOST_BYTES,
      socketTimeout: 60_000,
      closeTimeout: 5_000,
      maxClients: 100,
      onRcptTo: ({ address }, session, callback) => callback(this.refusal(address, session)),
      onData: (stream, session, callback) => void this.data(stream, session).then(() => callback(), callback),
    });
  }

  private refusal(address: string, session: SMTPServerSession): Error | null {
    if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) return answer(452, 'too many recipients');
    const [, domain] = address.split('@');
    const ours = domain?.toLowerCase() === this.settings.mailDomain && this.receiving.takes(address);
    return ours ? null : answer(550, 'no such address here');
  }

  private async data(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of stream as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes <= MOST_BYTES) parts.push(part);
    }
    if (stream.sizeExceeded || bytes > MOST_BYTES) throw answer(552, 'the mail is too large');
    const { mailFrom, rcptTo } = session.envelope;
    const from = mailFrom === false ? '' : mailFrom.address;
    await this.receiving.take(
      Buffer.concat(parts),
      from,
      rcptTo.map((r) => r.address),
    );
  }
}

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
