import { often } from '../../src/config/testing/depth';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Health } from '../../src/health/health.service';
import { ANNA, halfJoin, newGame, removeSites, site, type Site } from '../support/site';

jest.setTimeout(240_000);
afterAll(removeSites);

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
