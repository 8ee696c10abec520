import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, launchChromium, Shots, WIDER } from '../support/chromium';
import { newGame, send, waitedFor, type Table } from '../support/game';
import { part } from '../support/parts';
import { textOf } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

/** What a newcomer with a telephone stumbled over in scenario 3 (docs/newcomer.md). */
describeInBrowser('the page of a game under a thumb', () => {
  let browser: Browser;
  let world: World;
  let table: Table;
  let page: Page;
  const shots = new Shots();
  beforeAll(async () => {
    browser = await launchChromium();
    world = await World.open();
    table = await newGame(world, { scenario: '3' });
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
    await open();
  });
  afterAll(async () => {
    await browser?.close();
    await world.close();
    shots.done();
  });

  async function open(): Promise<void> {
    const link =
      table.german.mailbox.flatMap((m) => /(https?:\/\/\S+\/g\/\S+)/.exec(textOf(m))?.[1] ?? []).at(-1) ?? '';
    await page.goto(`${await world.app.getUrl()}${new URL(link).pathname}`);
    await page.locator('.place').first().waitFor({ state: 'attached' });
    await part(page, 'map');
    await page.locator('#hand').waitFor();
  }
  const pick = async (name: string): Promise<void> => page.locator('#hand .pick', { hasText: name }).first().tap();
  const mission = (name: string) => page.locator('#hand .what button', { hasText: name });
  const lines = async (): Promise<string[]> => (await page.locator('#text').inputValue()).trim().split('\n');

  it('says at its head what is asked, and shows what may be done with what is picked without scrolling', async () => {
    expect(await page.locator('header').innerText()).toContain('You are asked: air unit allocation');
    await pick('Ju-87 I/StG2');
    await pick('Ju-87 I/StG77');
    await mission('bombardment').waitFor();
    const [button, hand] = [await mission('bombardment').boundingBox(), await page.locator('#hand').boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((hand?.y ?? 0) + (hand?.height ?? 0));
    await shots.take(page, 'thumb-picked');
    await mission('bombardment').tap();
    expect(await lines()).toEqual(['allocate Ju-87 I/StG2, Ju-87 I/StG77: bombardment']);
    expect((await page.locator('#hand .pick').allInnerTexts()).filter((name) => name.endsWith('✓'))).toHaveLength(2);
  });

  it('takes out what was ordered before of one of two, and says so', async () => {
    await pick('Ju-87 I/StG2');
    await mission('interdict South Crete').tap();
    expect(await lines()).toEqual(['interdict South Crete: Ju-87 I/StG2']);
    expect(await page.locator('#hand-said').innerText()).toContain(
      'Taken out, order the rest anew: allocate Ju-87 I/StG2, Ju-87 I/StG77: bombardment',
    );
  });

  it('has the box in sight while nothing is written, and the verdict beside Send when something is', async () => {
    await part(page, 'orders');
    await page.locator('#verdict.good').waitFor();
    const sticks = () => page.evaluate<string>("getComputedStyle(document.querySelector('#orders .row')).position");
    expect(await sticks()).toBe('sticky');
    await page.locator('#clear').tap();
    expect(await sticks()).toBe('static');
    expect(await page.evaluate<number>(WIDER)).toBe(0);
  });

  it('lights what may be bombarded without hiding the counters', async () => {
    await send(world, table.german, table.german.newest, 'allocate all Ju-87: bombardment');
    await open();
    await pick('Ju-87 I/StG2');
    await page.locator('.goal').first().waitFor({ state: 'attached' });
    expect(await page.locator('.goal text').allTextContents()).not.toContain('bombard');
    expect(await page.locator('#hand select').innerText()).toMatch(/^bombard\? \(\d+ places lit\)/);
  });

  it('tells the drop in short, with the whole log behind it', async () => {
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is asked');
    await send(world, asked.player, asked.mail, 'pass');
    await open();
    await part(page, 'report');
    expect(await page.locator('#report ul.digest li').count()).toBeGreaterThan(2);
    expect(await page.locator('#report ol.lines').isVisible()).toBe(false);
    await page.locator('#report summary').tap();
    expect(await page.locator('#report ol.lines > li').count()).toBeGreaterThan(15);
    await shots.take(page, 'thumb-report');
  });
});
