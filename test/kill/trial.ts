import { join } from 'node:path';
import { Client } from 'pg';
import { Keys } from '../../src/config/keys';
import { databasePassword } from '../../src/store/database';
import { ServiceProcess, freePort } from '../support/service-process';
import { Bot, isFinal } from './bot';
import { Courier } from './courier';
import { TableLock } from './lock';
import { Post } from './post';
import { Strikes, type Moment, type Strike } from './strikes';

const SECRET = 'kill-nine-kill-nine-kill-nine-kill-nine';
const GERMAN = 'anna@example.org';
const ALLIED = 'tom@example.org';

/** A game of scenario 4 between two bots, by mail, against a service that is killed again and again. */
export class Trial {
  readonly bots: Bot[];
  readonly courier: Courier;
  private striking: Promise<void> | null = null;
  private fail: (error: unknown) => void = () => undefined;
  /** Rejects with the first thing that goes wrong. */
  private readonly broken = new Promise<never>((_, failed) => (this.fail = failed));

  private constructor(
    readonly service: ServiceProcess,
    readonly strikes: Strikes,
    readonly post: Post,
    private readonly webPort: number,
    smtpPort: number,
  ) {
    const at = (moment: Moment) => this.at(moment);
    this.courier = new Courier({ port: smtpPort, up: () => service.up(), at });
    this.bots = [new Bot('anna', GERMAN, this.courier, this.fail), new Bot('tom', ALLIED, this.courier, this.fail)];
    for (const bot of this.bots) post.onMail(bot.address, (mail) => bot.receive(mail));
  }

  static async prepare(seed: string, kills: number): Promise<Trial> {
    const [webPort, smtpPort] = [await freePort(), await freePort()];
    const post = await Post.open((moment) => trial.at(moment) !== false);
    const service = ServiceProcess.prepare({
      PORT: String(webPort),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DESPATCH_SECRET: SECRET,
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      SMTP_LISTEN: `127.0.0.1:${smtpPort}`,
      MAIL_DOMAIN: 'games.example.org',
      PUBLIC_URL: 'http://despatch.example.org',
    });
    const trial: Trial = new Trial(service, new Strikes(seed, kills), post, webPort, smtpPort);
    return trial;
  }

  /** Plays a game from its invitations to the final mail in both mailboxes; gives its code. */
  async play(): Promise<string> {
    await this.service.start();
    const code = await this.newGame();
    const over = (): boolean => this.bots.every((b) => this.post.box(b.address).some(isFinal));
    const end = this.post.until(
      () => over() && this.unanswered().length === 0,
      () => `the end of the game; without a receipt: ${this.unanswered().join(' ')}\n${this.service.said.slice(-3000)}`,
      // A service that is starting is at work, on a busy machine for a minute.
      () => (this.service.isUp ? 'up' : performance.now()),
    );
    await Promise.race([end, this.broken]);
    await this.striking;
    return code;
  }

  /** Mails that were taken and have no receipt yet. */
  unanswered(): string[] {
    const answered = this.bots.flatMap((b) => this.post.box(b.address).map((m) => m.parsed.inReplyTo));
    return this.courier.taken.filter((id) => !answered.includes(id));
  }

  /** Asks the service's database. */
  async rows<T extends object>(statement: string): Promise<T[]> {
    const client = new Client({ connectionString: this.databaseUrl() });
    await client.connect();
    const { rows } = await client.query<T>(statement);
    await client.end();
    return rows;
  }

  /** Exports the game with the command line and verifies the file offline; gives what both said. */
  exportAndVerify(code: string): { code: number | null; text: string }[] {
    const file = join(this.service.home, `${code}.json`);
    return [this.service.command('export', code, '--out', file), this.service.command('verify', file)];
  }

  async close(): Promise<void> {
    await this.service.remove();
    await this.post.close();
  }

  private async newGame(): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.webPort}/api/games`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${new Keys(SECRET).apiKey()}` },
      body: JSON.stringify({
        system: 'mercury',
        scenario: '4',
        seats: { german: { name: 'Anna Berg', email: GERMAN }, allied: { name: 'Tom Reed', email: ALLIED } },
      }),
    });
    const { code } = (await answer.json()) as { code: string };
    return code;
  }

  /** A moment of a mail: false, or a promise that ends when the service has been killed in it. */
  private at(moment: Moment): false | Promise<boolean> {
    if (this.striking) return false;
    // A connection to the service before this one may still be at work on what it has to say.
    if (moment === 'within the transaction' && !this.service.isUp) return false;
    const strike = this.strikes.at(moment);
    if (!strike) return false;
    const done = moment === 'within the transaction' ? this.strikeLocked(strike) : this.strike(strike);
    this.striking = done.killed.finally(() => (this.striking = null));
    this.striking.catch(this.fail);
    return done.moment;
  }

  private strike(strike: Strike): { moment: Promise<boolean>; killed: Promise<void> } {
    const killed = this.service.kill(strike.database).then(() => {
      this.service.start().catch(this.fail);
    });
    return { killed, moment: killed.then(() => true) };
  }

  /** Takes the lock, lets the mail come in, and kills when its transaction stands before the lock. */
  private strikeLocked(strike: Strike): { moment: Promise<boolean>; killed: Promise<void> } {
    const locked = TableLock.take(this.databaseUrl());
    const killed = locked.then(async (lock) => {
      await lock.waitedFor();
      const { killed: gone } = this.strike(strike);
      await gone;
      await lock.release();
    });
    return { killed, moment: locked.then(() => false) };
  }

  private databaseUrl(): string {
    return `postgres://despatch:${databasePassword(SECRET)}@127.0.0.1:${this.service.databasePort()}/despatch`;
  }
}
