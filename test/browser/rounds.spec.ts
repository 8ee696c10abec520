import type { Browser as Chromium, Page } from 'playwright-core';
import { RoundKeeper } from '../../src/rounds/round-keeper.service';
import { amiss } from '../support/axe';
import { Shots, WIDER, describeInBrowser, launchChromium } from '../support/chromium';
import { textOf } from '../support/reading';
import { SCREENS_NOW } from '../support/screens';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

const PEOPLE = ['Anna Berg', 'Tom Reed', 'Ken Ward', 'Ida Holm', 'Eve Stone'];

describeInBrowser('the pages of an event', () => {
  let world: World;
  let chromium: Chromium;
  let olga: Browser;
  let at: string;
  const shots = new Shots();

  beforeAll(async () => {
    [world, chromium] = [await World.open(), await launchChromium()];
    const founder = { name: 'Olga Nord', email: world.person('Olga Nord').email };
    await world.api.post('/api/clubs', { name: 'Hex & Counter', organiser: founder }).expect(201);
    olga = await Browser.of(world, world.person('Olga Nord'));
    const form = { name: 'Spring Cup', kind: 'swiss', scenario: 'mercury/4', rounds: '3', entrants: entrants() };
    at = (await olga.post('/clubs/hex-counter/rounds', form).expect(303)).headers['location'] ?? '';
  });
  afterAll(async () => {
    await chromium?.close();
    await world?.close();
    shots.done();
  });

  const entrants = (): string => PEOPLE.map((name) => `${name} <${world.person(name).email}>`).join('\n');

  /** Brings a round as far as a panel that is asked about one game, the other one ruled. */
  async function played(): Promise<{ entry: string; panel: string }> {
    await olga.post(`${at}/rounds`, { answers: '7', ends: '90' }).expect(201);
    await world.settle();
    for (const name of PEOPLE) await world.person(name).reply(world.person(name).find(/will you play/), 'CONFIRM');
    await world.settle();
    await olga.post(`${at}/start`, {}).expect(201);
    await world.settle();
    const { results } = (await world.api.get(`/api${at}`).expect(200)).body as { results: { code: string }[] };
    const [ruled, valued] = results.map((r) => r.code) as [string, string];
    const reason = 'silent since the first turn';
    await olga.post(`${at}/result`, { game: ruled, what: 'value', side: 'german', value: '0.5', reason }).expect(201);
    await olga.post(`${at}/panel`, { games: valued, members: 'Pia One <pia@example.org>', days: '7' }).expect(201);
    await world.settle();
    await world.app.get(RoundKeeper).tick();
    const link = (name: string, kind: string): string =>
      new RegExp(`/rounds/${kind}/\\S+`).exec(world.person(name).mailbox.map(textOf).join('\n'))?.[0] ?? '';
    return { entry: link('Anna Berg', 'entry'), panel: link('Pia One', 'panel') };
  }

  it('are to be read on every screen, and axe finds nothing amiss', async () => {
    const { entry, panel } = await played();
    const origin = await world.app.getUrl();
    const [name = '', value = ''] = olga.cookie.split('=');
    for (const [, options] of SCREENS_NOW) {
      const context = await chromium.newContext({ ...options, reducedMotion: 'reduce' });
      const page: Page = await context.newPage();
      const found: Record<string, string[]> = {};
      const look = async (what: string, path: string): Promise<void> => {
        await page.goto(`${origin}${path}`);
        const wider = (await page.evaluate<number>(WIDER)) > 0 ? ['wider than its window'] : [];
        const all = [...(await amiss(page)), ...wider];
        if (all.length > 0) found[what] = all;
        await shots.take(page, `rounds-${what}-${page.viewportSize()?.width}`, { fullPage: true });
      };
      await look('public', at);
      await look('entry', entry);
      await look('panel', panel);
      expect(await page.locator('h1').innerText()).toMatch(/What is game \w{4} worth\?/);
      await context.addCookies([{ name, value, url: origin }]);
      await look('organiser', at);
      expect(await page.getByRole('heading', { name: 'What is to be done' }).count()).toBe(1);
      await look('events', '/clubs/hex-counter/rounds');
      await context.close();
      expect(found).toEqual({});
    }
  });

  it('asks once before the event is ended, and then says that it is over and offers no end', async () => {
    const origin = await world.app.getUrl();
    const form = { name: 'Autumn Cup', kind: 'swiss', scenario: 'mercury/4', rounds: '3', entrants: entrants() };
    const cup = (await olga.post('/clubs/hex-counter/rounds', form).expect(303)).headers['location'] ?? '';
    await olga.post(`${cup}/rounds`, { answers: '7', ends: '90' }).expect(201);
    await world.settle();
    const [name = '', value = ''] = olga.cookie.split('=');
    const context = await chromium.newContext();
    await context.addCookies([{ name, value, url: origin }]);
    const page: Page = await context.newPage();
    await page.goto(`${origin}${cup}`);
    const ended = async (): Promise<string> =>
      ((await world.api.get(`/api${cup}`).expect(200)).body as { state: string }).state;
    await page.getByText('End the event now').click();
    expect(await page.getByText('This is not taken back.').isVisible()).toBe(true);
    expect(await ended()).not.toBe('over');
    await shots.take(page, 'rounds-end-asked', { fullPage: true });
    await page.getByRole('button', { name: 'Yes, end the event' }).click();
    await page.waitForLoadState();
    expect(await ended()).toBe('over');
    await shots.take(page, 'rounds-ended', { fullPage: true });
    await page.goto(`${origin}${cup}`);
    expect(await page.getByText('End the event now').count()).toBe(0);
    const text = await page.locator('body').innerText();
    expect(text).toContain('Round 1 not played');
    expect(text).not.toMatch(/to be over by|Seed by rating/);
    await world.settle();
    await world.app.get(RoundKeeper).tick();
    expect(world.person('Anna Berg').newest.parsed.subject).toBe('Despatch: Autumn Cup: the event is over');
    await context.close();
  });
});
