import { join } from 'node:path';
import { Keys } from '../../src/config/keys';
import { Courier } from '../kill/courier';
import { until } from '../support/patience';
import { ServiceProcess, freePort } from '../support/service-process';
import { SlowPost } from '../support/slow-post';
import { StandbyPair, describeWithPostgres } from '../support/standby';

jest.setTimeout(180_000);

const ANNA = 'anna@example.org';
const SECRET = 'a secret of a service with two servers';
/** So many of each kind are acknowledged before the primary is killed, and as many again after it. */
const ENOUGH = 12;
const SENDERS = 3;

describeWithPostgres('a database with a synchronous standby', () => {
  let pair: StandbyPair;
  let post: SlowPost;
  let service: ServiceProcess;
  let web: string;
  let load: Load;
  beforeAll(async () => {
    [pair, post] = [await StandbyPair.start(), await SlowPost.open()];
    const [port, smtp] = [await freePort(), await freePort()];
    web = `http://127.0.0.1:${port}`;
    service = ServiceProcess.prepare({
      ...{ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: pair.url, DESPATCH_SECRET: SECRET, LEASE_SECONDS: '1' },
      ...{ ANSWERS_AN_HOUR: '10000', STOP_SECONDS: '1' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${post.port}`, SMTP_LISTEN: `127.0.0.1:${smtp}` },
      ...{ MAIL_DOMAIN: 'games.example.org', DRAWING_THREAD: 'off', SEARCH_THREAD: 'off' },
    });
    await service.start();
    load = new Load(web, new Courier({ port: smtp, up: () => Promise.resolve(), at: () => false }));
  });
  afterAll(async () => {
    await service.remove();
    pair.remove();
    await post.close();
  });

  const status = async (): Promise<number> => (await fetch(`${web}/readyz`)).status;
  const games = async (server: 'first' | 'second'): Promise<string[]> =>
    (await pair[server].ask<{ code: string }>('SELECT code FROM game ORDER BY code', 'despatch')).map((g) => g.code);

  it('keeps all that was acknowledged when the primary is killed under load, and goes on by itself', async () => {
    await load.game();
    const invitation = await post.mail(ANNA, /you are invited/);
    load.begin(invitation.replyTo?.value[0]?.address ?? '');
    await load.has(ENOUGH);
    await pair.first.kill();
    await until(
      () => 'the service to say that it cannot work',
      async () => (await status()) === 503,
    );
    const before = load.acknowledged;
    pair.second.promote();
    await load.has(before + ENOUGH);
    await load.end();

    expect(await status()).toBe(200);
    expect(service.starts).toHaveLength(1);
    // Every game that was made and every mail that was taken is there; each mail has one answer, though it may have come twice.
    expect(await games('second')).toEqual(expect.arrayContaining(load.games));
    const answers = (): (string | undefined)[] => {
      const ids = new Map(post.mails.map(({ parsed }) => [parsed.messageId, parsed.inReplyTo]));
      return [...ids.values()].filter((id) => id !== undefined && load.mails.includes(id)).sort();
    };
    await post.until(() => new Set(answers()).size === load.mails.length);
    expect(answers()).toEqual([...load.mails].sort());
  });

  it('is not given up for the old primary when that comes back as if nothing had been', async () => {
    pair.first.start();
    // Nobody would hold it back: it takes writes, alone.
    await pair.first.ask("ALTER SYSTEM SET synchronous_standby_names = ''");
    await pair.first.ask('SELECT pg_reload_conf()');
    const left = await games('first');
    // The running process has to choose again; so has one that begins.
    await pair.second.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'despatch'");
    const made = await load.game();
    expect(await games('second')).toContain(made);
    const kept = service.command('backup', join(service.home, 'all.tar.gz'));
    expect(kept).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${(await games('second')).length} games`) as string,
    });
    expect(await games('first')).toEqual(left);
  });

  it('is waited for when only the old primary is up, also by a process that begins', async () => {
    await pair.second.kill();
    await until(
      () => 'the service to say that it cannot work',
      async () => (await status()) === 503,
    );
    const left = await games('first');
    await service.stop();
    await expect(service.start()).rejects.toThrow('is one that was left behind');
    expect(await games('first')).toEqual(left);
    pair.second.start();
    await service.start();
    const made = await load.game();
    expect(await games('second')).toContain(made);
    expect(await games('first')).toEqual(left);
  });
});

/** Organisers who make games and a player who writes mails, and what of it was acknowledged. */
class Load {
  readonly games: string[] = [];
  private going: Promise<void>[] = [];
  private ends = false;
  private sent = 0;

  constructor(
    private readonly web: string,
    private readonly courier: Courier,
  ) {}

  /** Message-IDs of mails that were answered with 250. */
  get mails(): readonly string[] {
    return this.courier.taken;
  }

  /** Of the kind of which there are fewer. */
  get acknowledged(): number {
    return Math.min(this.games.length, this.mails.length);
  }

  begin(to: string): void {
    this.going = Array.from({ length: SENDERS }, () => [
      this.on(() => this.game()),
      this.on(() => this.mail(to)),
    ]).flat();
  }

  async has(count: number): Promise<void> {
    await until(
      () => `${count} acknowledged games and mails; there are ${this.games.length} and ${this.mails.length}`,
      () => this.acknowledged >= count,
    );
  }

  /** What has been begun is brought to its end. */
  async end(): Promise<void> {
    this.ends = true;
    await Promise.all(this.going);
  }

  /** Makes a game, however often it takes; gives its code. */
  async game(): Promise<string> {
    let code = '';
    await until(
      () => 'a game to be made',
      async () => {
        const answer = await fetch(`${this.web}/api/games`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${new Keys(SECRET).apiKey()}` },
          body: JSON.stringify({ system: 'mercury', scenario: '4', seats: SEATS }),
        });
        if (answer.status >= 500) return false;
        expect(answer.status).toBe(201);
        ({ code } = (await answer.json()) as { code: string });
        return true;
      },
    );
    this.games.push(code);
    return code;
  }

  private async on(next: () => Promise<unknown>): Promise<void> {
    while (!this.ends) await next();
  }

  /** Sends a mail until it is taken, as mail servers do. */
  private async mail(to: string): Promise<void> {
    const messageId = `<${++this.sent}@example.org>`;
    const lines = [
      `From: Anna Berg <${ANNA}>`,
      `To: ${to}`,
      `Message-ID: ${messageId}`,
      'Subject: Re: you are invited',
    ];
    const raw = Buffer.from([...lines, '', 'STATUS', `# mail ${this.sent}`].join('\r\n'));
    const takes = (): Promise<boolean> =>
      this.courier.send({ messageId, from: ANNA, to, raw }).then(
        () => true,
        (error: Error) => {
          if (!/answered 4\d\d/.test(error.message)) throw error;
          return false;
        },
      );
    await until(() => 'a mail to be taken', takes);
  }
}

const SEATS = { german: { name: 'Anna Berg', email: ANNA }, allied: { name: 'Tom Reed', email: 'tom@example.org' } };
