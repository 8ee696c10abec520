import type { Socket } from 'node:net';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import { Stopping } from '../config/stopping';
import { Metrics } from '../metrics/metrics';
import { ListenerDoor } from './listener-door';
import { listenerTls } from './listener-tls';
import { MOST_BYTES } from './parsed-mail';
import { Receiving } from './receiving';

const MOST_RECIPIENTS = 20;
/** Commands that no mail server needs from us: asking for them counts as trying. */
const UNUSED = ['AUTH', 'VRFY', 'EXPN', 'HELP', 'WIZ', 'SHELL', 'KILL'];

/** Our own SMTP listener (`SMTP_LISTEN`): takes mail for our addresses only, and says "250" when it is stored. */
@Injectable()
export class SmtpListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('smtp');
  private server: SMTPServer | null = null;
  /** Mails that are on the wire. */
  private readonly arriving = new Set<Promise<void>>();

  constructor(
    private readonly receiving: Receiving,
    private readonly stopping: Stopping,
    private readonly metrics: Metrics,
    private readonly door: ListenerDoor,
    private readonly house: HouseAddresses,
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

  /** Whether mails can come in; null: there is no listener to be. */
  get listens(): boolean | null {
    return this.settings.smtpListen === null ? null : this.server?.server.listening === true;
  }

  /** Mails that are on the wire come to their end; who wants to begin another is told to come again. */
  async beforeApplicationShutdown(): Promise<void> {
    const server = this.server;
    if (!server) return;
    await this.stopping.within(this.arrived());
    await new Promise<void>((done) => server.close(() => done()));
  }

  private build(): SMTPServer {
    const tls = listenerTls(this.settings);
    const server = new SMTPServer({
      name: this.settings.mailDomain,
      banner: 'Despatch',
      disabledCommands: tls ? UNUSED : [...UNUSED, 'STARTTLS'],
      ...(tls ?? {}),
      disableReverseLookup: true,
      size: MOST_BYTES,
      socketTimeout: 60_000,
      closeTimeout: 1,
      maxClients: 200,
      onConnect: (session, callback) => callback(this.ending() ?? this.paused(session)),
      // Later, as smtp-server forgets what follows a mail when all of it came in one piece and is answered at once.
      onMailFrom: (_address, session, callback) => setImmediate(callback, this.ending() ?? this.paced(session)),
      onRcptTo: ({ address }, session, callback) => callback(this.refusal(address, session)),
      onData: (stream, session, callback) => this.arrives(this.data(stream, session).then(callback)),
    });
    this.guard(server);
    return server;
  }

  /** Asks the door before the server knows of a connection: one that it knows counts against its places until it is closed. */
  private guard({ server }: SMTPServer): void {
    const [accept] = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      if (this.door.enter(socket)) accept?.(socket);
      else socket.destroy();
    });
  }

  private ending(): Refusal | null {
    return this.stopping.begun ? answer(421, 'this service is about to stop; please come again') : null;
  }

  private paused(session: SMTPServerSession): Refusal | null {
    const waits = this.door.waits(session);
    return waits ? this.counted(answer(421, 'too many addresses that nobody has; please come again later')) : null;
  }

  private paced(session: SMTPServerSession): Refusal | null {
    return this.door.mayBegin(session) ? null : this.counted(answer(451, 'too many mails; please come again later'));
  }

  private arrives(mail: Promise<void>): void {
    const done = mail.finally(() => this.arriving.delete(done));
    this.arriving.add(done);
  }

  private async arrived(): Promise<void> {
    while (this.arriving.size > 0) await Promise.all(this.arriving);
  }

  private counted(refusal: Refusal | null): Refusal | null {
    if (refusal) this.metrics.refused(refusal.responseCode);
    return refusal;
  }

  private refusal(address: string, session: SMTPServerSession): Refusal | null {
    const refusal = this.notTaken(address, session);
    if (!refusal || this.door.refused(session, refusal.responseCode === 550)) return this.counted(refusal);
    return this.counted(answer(421, 'too many addresses that are not taken'));
  }

  private notTaken(address: string, session: SMTPServerSession): Refusal | null {
    if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) return answer(452, 'too many recipients');
    if (this.house.isOrganisers(address)) return null;
    const [, domain] = address.split('@');
    const taken = this.receiving.takes(address) || this.receiving.mayTake(address);
    const ours = domain?.toLowerCase() === this.settings.mailDomain && taken;
    return ours ? null : answer(550, 'no such address here');
  }

  /** Null: the mail is stored. */
  private async data(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Refusal | null> {
    const raw = await whole(stream).catch(() => 'broken off' as const);
    if (raw === null) return this.counted(answer(552, 'the mail is too large'));
    if (raw !== 'broken off') return this.counted(await this.store(raw, session));
    this.log.warn('a connection ended within a mail');
    return this.counted(answer(451, NOT_NOW));
  }

  private async store(raw: Buffer, session: SMTPServerSession): Promise<Refusal | null> {
    const { mailFrom, rcptTo } = session.envelope;
    const from = mailFrom === false ? '' : mailFrom.address;
    const peer = { ip: session.remoteAddress, helo: session.hostNameAppearsAs || '' };
    try {
      const to = rcptTo.map((r) => r.address);
      const taken = await this.receiving.take(raw, from, to, peer);
      if (taken) this.door.brought(session);
      return taken ? null : answer(550, 'the mail names no address of ours');
    } catch (error) {
      this.log.error('a mail could not be stored', error);
      return answer(451, NOT_NOW);
    }
  }
}

const NOT_NOW = 'the mail cannot be stored now; please come again';

/** The bytes of a mail; null: they are too many. */
async function whole(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= MOST_BYTES) parts.push(part);
  }
  return stream.sizeExceeded || bytes > MOST_BYTES ? null : Buffer.concat(parts);
}

/** What the other mail server is told when we do not take something. */
interface Refusal extends Error {
  responseCode: number;
}

function answer(responseCode: number, text: string): Refusal {
  return Object.assign(new Error(text), { responseCode });
}
