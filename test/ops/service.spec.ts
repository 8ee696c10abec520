import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import { Wire } from '../kill/courier';
import { ANNA, TOM, halfJoin, newGame, removeSites, site, type Site } from '../support/site';

jest.setTimeout(240_000);

/** Asks a process for a fault that nobody catches, whose words are private. */
const FAULT = "process.on('SIGUSR2', () => void Promise.reject(new Error('move TF B: Matapan')));";

/** Waits until a service says that it is about to stop. */
async function stopping({ web }: Site): Promise<object> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${web}/readyz`);
    if (answer.status === 503) return (await answer.json()) as object;
  }
}

afterAll(removeSites);

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
});

describe('a service in trouble', () => {
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
