import { often } from '../../src/config/testing/depth';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import { Keys } from '../../src/config/keys';
import type { Health } from '../../src/health/health.service';
import { Wire } from '../kill/courier';
import { ServiceProcess, freePort } from '../support/service-process';
import { SlowPost } from '../support/slow-post';

jest.setTimeout(240_000);

const ANNA = 'anna@example.org';
const TOM = 'tom@example.org';
/** Asks a process for a fault that nobody catches, whose words are private. */
const FAULT = "process.on('SIGUSR2', () => void Promise.reject(new Error('move TF B: Matapan')));";

/** A service, where its web pages and its listener are, and the post that takes its mails. */
interface Site {
  service: ServiceProcess;
  post: SlowPost;
  web: number;
  smtp: number;
}

const sites: Site[] = [];
async function site(environment: Record<string, string> = {}): Promise<Site> {
  const [web, smtp, post] = [await freePort(), await freePort(), await SlowPost.open()];
  const service = ServiceProcess.prepare({
    ...{ PORT: String(web), HOST: '127.0.0.1', DATABASE_URL: '', DESPATCH_SECRET: '', NODE_ENV: 'production' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${post.port}`, SMTP_LISTEN: `127.0.0.1:${smtp}` },
    ...{ MAIL_DOMAIN: 'games.example.org', PUBLIC_URL: 'http://despatch.example.org' },
    ...environment,
  });
  const made = { service, post, web, smtp };
  sites.push(made);
  return made;
}

async function newGame({ service, web }: Site): Promise<void> {
  const seats = { german: { name: 'Anna Berg', email: ANNA }, allied: { name: 'Tom Reed', email: TOM } };
  const key = new Keys(readFileSync(join(service.home, 'secret'), 'utf8').trim()).apiKey();
  const answer = await fetch(`http://127.0.0.1:${web}/api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ system: 'mercury', scenario: '4', seats }),
  });
  expect(answer.status).toBe(201);
}

/** The first half of a JOIN on the wire; what it gives sends the other half and waits for the answer. */
async function halfJoin({ smtp }: Site, invitation: ParsedMail): Promise<{ wire: Wire; rest: () => Promise<void> }> {
  const to = invitation.replyTo?.value[0]?.address ?? '';
  const wire = await Wire.open(smtp);
  await wire.answer(220);
  await wire.say('EHLO players.example.org', 250);
  await wire.say(`MAIL FROM:<${ANNA}>`, 250);
  await wire.say(`RCPT TO:<${to}>`, 250);
  await wire.say('DATA', 354);
  await wire.write(Buffer.from(`From: Anna Berg <${ANNA}>\r\nTo: ${to}\r\nMessage-ID: <join@example.org>\r\n`));
  const rest = async (): Promise<void> => {
    await wire.write(Buffer.from('Subject: Re: you are invited\r\n\r\nJOIN\r\n.\r\n'));
    await wire.answer(250);
  };
  return { wire, rest };
}

/** Waits until a service says that it is about to stop. */
async function stopping({ web }: Site): Promise<object> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${web}/readyz`);
    if (answer.status === 503) return (await answer.json()) as object;
  }
}

afterAll(async () => {
  for (const { service, post } of sites) {
    await service.remove();
    await post.close();
  }
});

describe('a service that is told to stop', () => {
  let here: Site;
  let invitation: ParsedMail;

  it('while a mail comes in and another goes out ends both, takes nothing new, and exits with 0', async () => {
    here = await site({ STOP_SECONDS: '60' });
    await here.service.start();
    here.post.hold();
    await newGame(here);
    invitation = await here.post.mail(ANNA, /you are invited/);
    const { wire, rest } = await halfJoin(here, invitation);
    here.service.signal('SIGTERM');
    expect(await stopping(here)).toMatchObject({ status: 'not ready', database: 'ok', stopping: true });
    const late = await Wire.open(here.smtp);
    await late.answer(421);
    late.close();
    await rest();
    wire.close();
    here.post.release();
    expect(await here.service.ended()).toBe(0);
  });

  it('has lost nothing and sends nothing twice after its next start', async () => {
    await here.service.start();
    const receipt = await here.post.mail(ANNA, /: receipt, /);
    expect(receipt.inReplyTo).toBe('<join@example.org>');
    await here.post.mail(TOM, /you are invited/);
    expect(await here.service.stop()).toBe(0);
    expect([...here.post.copies(ANNA), ...here.post.copies(TOM)]).toEqual([1, 1, 1]);
  });

  it('has said what it did in lines of JSON, and what to open beside them', () => {
    const lines = here.service.said.split('\n').filter((line) => line.startsWith('{'));
    const told = lines.map((line) => JSON.parse(line) as { context: string; msg: string });
    expect(told).toContainEqual(expect.objectContaining({ context: 'mail in', msg: 'dealt with', outcome: 'answer' }));
    expect(here.service.said).toContain('Despatch is ready.\n');
    expect(here.service.said).not.toMatch(/@example\.org/);
  });

  it('and told again does so at once', async () => {
    await here.service.start();
    const { wire } = await halfJoin(here, invitation);
    here.service.signal('SIGTERM');
    await stopping(here);
    here.service.signal('SIGTERM');
    expect(await here.service.ended()).toBe(0);
    wire.close();
  });

  it('waits no longer than it may, and what it left goes out after its next start', async () => {
    const there = await site({ STOP_SECONDS: '1' });
    await there.service.start();
    there.post.hold();
    await newGame(there);
    const { wire } = await halfJoin(there, await there.post.mail(ANNA, /you are invited/));
    expect(await there.service.stop()).toBe(0);
    // Waited for, the mail on the wire would have failed in the end, as its connection is silent; it was left.
    expect(there.service.said).not.toMatch(/mail server is away|Timeout|ETIMEDOUT/i);
    wire.close();
    there.post.release();
    await there.service.start();
    // We never said that we had them: they come again, under the same names.
    const all = (): number[] => [...there.post.copies(ANNA), ...there.post.copies(TOM)];
    await there.post.until(() => all().join() === '2,2');
    expect(await there.service.stop()).toBe(0);
    expect(all()).toEqual([2, 2]);
  });
});

/** What a service says of itself, asked until `holds`. @throws Error when it has ended */
async function says({ service, web }: Site, holds: (answer: Health) => boolean): Promise<Health> {
  for (;;) {
    // A connection that was kept may have been closed meanwhile.
    const answer = await fetch(`http://127.0.0.1:${web}/readyz`).catch(() => null);
    if (!service.isUp) throw new Error(`the service has ended:\n${service.said}`);
    const health = answer && ((await answer.json()) as Health);
    if (health && holds(health)) return health;
  }
}

describe('a service in trouble', () => {
  it('whose database server is killed starts it again, says so meanwhile, and goes on with its work', async () => {
    const here = await site();
    await here.service.start();
    await newGame(here);
    const invitation = await here.post.mail(ANNA, /you are invited/);
    for (const times of often([1], [1, 2])) {
      const before = here.service.databasePort();
      here.service.killDatabase();
      const trouble = await says(here, ({ database }) => database === 'is started again');
      expect(trouble.status).toBe('not ready');
      await says(here, ({ status }) => status === 'ok');
      expect(here.service.databasePort()).toBe(before);
      const told = here.service.said.split('\n').filter((line) => line.includes('has ended by itself'));
      expect(told).toEqual(Array(times).fill(expect.stringMatching(/"level":"error".*"context":"database"/)));
    }
    // A command may be there first: it starts the server where the service looks for it.
    here.service.killDatabase();
    expect(here.service.command('backup', join(here.service.home, 'meanwhile.tar.gz'))).toMatchObject({ code: 0 });
    await says(here, ({ status }) => status === 'ok');
    const { wire, rest } = await halfJoin(here, invitation);
    await rest();
    wire.close();
    expect((await here.post.mail(ANNA, /: receipt, /)).inReplyTo).toBe('<join@example.org>');
    expect(await here.service.stop()).toBe(0);
    expect(here.service.databaseRuns()).toBe(false);
  });

  it('ends: in order with 1 after a fault that nobody caught, logged once without its words; with 2 when its port is taken', async () => {
    const folder = join(__dirname, 'fault.cjs');
    writeFileSync(folder, FAULT);
    try {
      const here = await site({ NODE_OPTIONS: `--require ${folder}` });
      await here.service.start();
      here.service.signal('SIGUSR2');
      expect(await here.service.ended()).toBe(1);
      const fatal = here.service.said.split('\n').filter((line) => line.includes('"level":"fatal"'));
      expect(fatal).toHaveLength(1);
      expect(fatal[0]).toContain('"type":"Error"');
      expect(here.service.said).not.toContain('Matapan');
      const other = createServer().listen(here.web, '127.0.0.1');
      await once(other, 'listening');
      await expect(here.service.start()).rejects.toThrow(`address already in use 127.0.0.1:${here.web}`);
      expect(await here.service.ended()).toBe(2);
      other.close();
    } finally {
      rmSync(folder);
    }
  });
});

describe('despatch backup and restore', () => {
  it('bring a running service into a fresh folder, where its old addresses are answered', async () => {
    const here = await site();
    await here.service.start();
    await newGame(here);
    const invitation = await here.post.mail(ANNA, /you are invited/);
    const file = join(here.service.home, 'all.tar.gz');
    const taken = here.service.command('backup', file, '--with-secret');
    expect(taken).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 games, 0 mails in, 2 mails out') as string,
    });
    expect(taken.text).toContain('It holds the secret of this service');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const running = here.service.command('restore', file, '--replace', '--yes');
    expect(running).toMatchObject({ code: 2, text: expect.stringContaining('Another Despatch service') as string });
    expect(await here.service.stop()).toBe(0);

    const there = await site();
    expect(there.service.command('backup', file).text).toContain('There is no service to back up');
    const restored = there.service.command('restore', file);
    expect(restored).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^1 games are back, as they were at/) as string,
    });
    await there.service.start();
    const { wire, rest } = await halfJoin(there, invitation);
    await rest();
    wire.close();
    expect((await there.post.mail(ANNA, /: receipt, /)).inReplyTo).toBe('<join@example.org>');
    expect(await there.service.stop()).toBe(0);
    const stopped = there.service.command('backup', join(there.service.home, 'later.tar.gz'));
    expect(stopped).toMatchObject({ code: 0, text: expect.stringContaining('does not hold the secret') as string });
  });
});
