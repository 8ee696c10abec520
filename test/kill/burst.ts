import { answersTo, type FloodMail } from '../../bench/flood/mails';
import { Keys } from '../../src/config/keys';
import { until } from '../support/patience';
import { samplesIn } from '../support/reading';
import { ServiceProcess, freePort } from '../support/service-process';
import { SlowPost } from '../support/slow-post';
import { Courier } from './courier';

const SECRET = 'a burst of mails while the database dies';
const GAMES = 11;
const ANSWERS = 10;
const SENDERS = 10;
/** As many mails as the sender has on the wire at once. */
export const LANES = 5;

/** The receipts that the relay was handed, as they came. */
export interface Receipts {
  /** How often each was handed over, by the mail that it answers; none: 0. */
  copies: Map<string, number>;
  /** Of those that came more than once: under how many names, and in how many different texts. */
  twice: { names: number; texts: number }[];
}

/** A service with its own database, games in which each player of one side is asked, and a relay that counts. */
export class Burst {
  readonly mails: FloodMail[] = [];
  private readonly courier: Courier;
  private sending: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly service: ServiceProcess,
    readonly relay: SlowPost,
    private readonly web: string,
    smtpPort: number,
  ) {
    this.courier = new Courier({ port: smtpPort, up: () => service.up(), at: () => false });
  }

  static async prepare(): Promise<Burst> {
    const [web, smtp, relay] = [await freePort(), await freePort(), await SlowPost.open()];
    const service = ServiceProcess.prepare({
      ...{ PORT: String(web), HOST: '127.0.0.1', DATABASE_URL: '', DESPATCH_SECRET: SECRET, ANSWERS_AN_HOUR: '10000' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${relay.port}`, SMTP_LISTEN: `127.0.0.1:${smtp}` },
      ...{ MAIL_DOMAIN: 'games.example.org', PUBLIC_URL: 'http://despatch.example.org' },
    });
    await service.start();
    return new Burst(service, relay, `http://127.0.0.1:${web}`, smtp);
  }

  /** Games that have begun, and ten answers to each one's question, not sent yet. */
  async games(): Promise<void> {
    for (let n = 0; n < GAMES; n++) await this.game(n);
    for (let n = 0; n < GAMES; n++) {
      const asked = await this.relay.mail(allied(n), /, due /);
      const [replyTo] = asked.replyTo?.value ?? [];
      const { text = '', subject = '', messageId = '' } = asked;
      const to = { player: allied(n), replyTo: replyTo?.address ?? '', messageId, subject, text };
      this.mails.push(...answersTo({ ...to, samples: samplesIn(text) }, ANSWERS));
    }
  }

  /** Every mail is on its way, again and again until it is taken. */
  pour(): void {
    const left = [...this.mails];
    const sender = async (): Promise<void> => {
      for (let mail = left.shift(); mail; mail = left.shift()) await this.send(mail);
    };
    this.sending = Promise.all(Array.from({ length: SENDERS }, sender));
  }

  /**
   * Kills the database server, once the relay was handed so many receipts. `open`: so many mails it has taken then and does not
   * answer before the service is ready again.
   */
  async databaseDies(after: number, open = 0): Promise<void> {
    await this.handed(after);
    await this.inHand(open);
    this.service.killDatabase();
    const status = (wanted: boolean) => async () => ((await this.status()) === 200) === wanted;
    await until(() => 'the service to say that its database is away', status(false), { every: 10 });
    await until(() => `the service to be ready again\n${this.service.said.slice(-2000)}`, status(true), { every: 20 });
    this.relay.release();
  }

  /** The machine is switched off, with mails at the relay that it has taken and not answered. */
  async bothDie(after: number, open: number): Promise<void> {
    await this.handed(after);
    await this.inHand(open);
    await this.service.kill(true);
    this.relay.release();
    await this.service.start();
  }

  /** Everything is dealt with. */
  async done(): Promise<void> {
    await this.sending;
    await until(
      () =>
        `a receipt for each of ${this.mails.length} mails; ${this.left()} have none\n${this.service.said.slice(-2000)}`,
      () => this.left() === 0,
      { progress: () => this.relay.mails.length, patience: 120_000 },
    );
    await this.service.stop();
  }

  receipts(): Receipts {
    const of = (id: string) => this.relay.mails.filter(({ parsed }) => parsed.inReplyTo === id).map((m) => m.parsed);
    const all = this.mails.map(({ messageId }) => [messageId, of(messageId)] as const);
    const differing = (values: unknown[]): number => new Set(values).size;
    return {
      copies: new Map(all.map(([id, came]) => [id, came.length])),
      twice: all
        .filter(([, came]) => came.length > 1)
        .map(([, came]) => ({
          names: differing(came.map((m) => m.messageId)),
          texts: differing(came.map((m) => m.text)),
        })),
    };
  }

  /** How often each other mail of the games was handed over. */
  otherMails(): number[] {
    const ids = this.relay.mails
      .filter(({ parsed }) => !this.mails.some((m) => m.messageId === parsed.inReplyTo))
      .map(({ parsed }) => parsed.messageId);
    return [...new Set(ids)].map((id) => ids.filter((i) => i === id).length);
  }

  async close(): Promise<void> {
    await this.service.remove();
    await this.relay.close();
  }

  private left(): number {
    return [...this.receipts().copies.values()].filter((n) => n === 0).length;
  }

  private async handed(receipts: number): Promise<void> {
    const count = (): number => this.relay.mails.filter((m) => /: receipt, /.test(m.parsed.subject ?? '')).length;
    await this.relay.until(() => count() >= receipts);
  }

  /** The relay has so many mails in hand that it does not answer. */
  private async inHand(count: number): Promise<void> {
    this.relay.hold(count);
    await this.relay.until(() => this.relay.unanswered.length >= count);
  }

  private async status(): Promise<number> {
    return fetch(`${this.web}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  }

  /** A mail that is answered 451, as the database is away, comes again. */
  private async send(mail: FloodMail): Promise<void> {
    const taken = (): Promise<boolean> =>
      this.courier.send(mail).then(
        () => true,
        (error: Error) => {
          if (!/answered 4\d\d/.test(error.message)) throw error;
          return false;
        },
      );
    await until(() => 'a mail to be taken', taken);
  }

  private async game(n: number): Promise<void> {
    const seats = {
      german: { name: `Anna${n} Berg`, email: german(n) },
      allied: { name: `Tom${n} Reed`, email: allied(n) },
    };
    const answer = await fetch(`${this.web}/api/games`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${new Keys(SECRET).apiKey()}` },
      body: JSON.stringify({ system: 'mercury', scenario: '4', joined: true, seats }),
    });
    if (answer.status !== 201) throw new Error(`no game: ${answer.status} ${await answer.text()}`);
  }
}

const german = (n: number): string => `anna${n}@example.org`;
const allied = (n: number): string => `tom${n}@example.org`;
