import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describeInBrowser, launchChromium, Shots, WIDER } from '../support/chromium';
import { newGame, newTable, waitedFor, type AnyTable, type Table } from '../support/game';
import { part } from '../support/parts';
import { linkOf } from '../support/played-on';
import { World } from '../support/world';

jest.setTimeout(240_000);

const DESK = { viewport: { width: 1400, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Issue 34, point 4: tables, orders in advance by choosing, clocks as bars, parts that fill a telephone. */
describeInBrowser('the page of a game below its map', () => {
  let browser: Browser;
  let world: World;
  let table: Table;
  const shots = new Shots();
  beforeAll(async () => {
    [browser, world] = await Promise.all([launchChromium(), World.open()]);
    table = await newGame(world, { scenario: '1' });
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
    shots.done();
  });

  async function open(options: BrowserContextOptions): Promise<Page> {
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is asked');
    return opened(options, linkOf(asked.player, table.code));
  }

  async function opened(options: BrowserContextOptions, path: string): Promise<Page> {
    const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
    await page.goto(`${await world.app.getUrl()}${path}`);
    if (options.javaScriptEnabled === false) return page;
    await page.locator('.place').first().waitFor({ state: 'attached' });
    await page.locator('#hand').waitFor();
    return page;
  }
  const column = (page: Page, n: number): Promise<string[]> =>
    page.locator(`#roster tbody tr > :nth-child(${n})`).allInnerTexts();
  const box = (page: Page): Promise<string> => page.locator('#text').inputValue();

  it('is sorted by a click, down by the next, and leads from a row to its place on the map', async () => {
    const page = await open(DESK);
    const first = await column(page, 4);
    const head = page.locator('#roster th', { hasText: 'Formation' });
    await head.getByRole('button').click();
    const up = await column(page, 4);
    const inOrder = (all: string[]): string[] =>
      all.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true }));
    expect(up).not.toEqual(first);
    expect(up).toEqual(inOrder(up));
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    await head.getByRole('button').press('Enter');
    expect((await column(page, 4))[0]).toBe(up.at(-1));
    await head.getByRole('button').press('Enter');
    expect(await column(page, 4)).toEqual(first);
    await shots.take(page, 'below-table');
    await page
      .locator('#roster button', { hasText: /W\d{4} Hill 107/ })
      .first()
      .click();
    expect(await page.locator('#stack-name').innerText()).toContain('W4314');
    await page.close();
  });

  it('writes an order in advance that is chosen, and takes it away again', async () => {
    const page = await open(DESK);
    const form = page.locator('#ahead');
    await form.getByLabel('When you are asked for').selectOption('retreat');
    await form.getByRole('radio', { name: 'if' }).check();
    await form.getByLabel('If', { exact: true }).selectOption('at hex');
    await form.getByLabel('Of the condition').fill('W4314');
    await form.getByLabel('The order').selectOption('no retreat');
    await form.getByRole('button').click();
    expect(await box(page)).toBe('always at W4314: retreat: no retreat\n');
    await page.locator('#judged li').first().waitFor();
    expect(await page.locator('#judged li.error').count()).toBe(0);
    await page.locator('#advance button', { hasText: 'Ask me' }).first().click();
    expect((await box(page)).split('\n')[1]).toMatch(/^ask me /);
    await Promise.all([page.waitForEvent('load'), page.locator('#text').press('Control+Enter')]);
    const row = page.locator('#advance .standing tbody tr', { hasText: 'at W4314' });
    expect(await row.innerText()).toContain('always');
    await row.getByRole('button').click();
    expect(await box(page)).toMatch(/^forget s\d+\n$/);
    expect(await page.locator('#advance button', { hasText: "Don't ask me" }).count()).toBe(1);
    await page.close();
  });

  it('shows whose turn it is, and how much of the time is left', async () => {
    const page = await open(DESK);
    const clocks = page.locator('.clocks li');
    expect(await clocks.count()).toBe(2);
    expect(await clocks.first().innerText()).toContain('is asked now');
    expect(Number(await clocks.first().locator('rect').getAttribute('width'))).toBeGreaterThan(50);
    const fonts = await page.evaluate<string[]>(
      `[...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).fontFamily).filter((name) => /mono/i.test(name))`,
    );
    expect(fonts).toEqual([]);
    await page.close();
  });

  it('says beside each line what it comes to, above the fold', async () => {
    const page = await open(DESK);
    await page.locator('#text').fill([...Array<string>(12).fill('status'), 'move Nobody: W4314'].join('\n'));
    const wrong = page.locator('#judged li.error');
    await wrong.first().waitFor();
    expect(await page.locator('.gutter span').count()).toBeGreaterThan(2);
    for (const one of [page.locator('#send'), page.locator('#verdict'), wrong.first()]) {
      const seen = await one.boundingBox();
      expect((seen?.y ?? Infinity) + Math.min(seen?.height ?? 0, 30)).toBeLessThan(900);
    }
    await shots.take(page, 'below-verdicts');
    await page.close();
  });

  it('fills a telephone with one part at a time; what is picked leaves the map half of it, and hexes a thumb wide', async () => {
    const syria: AnyTable = await newTable(world, 'slouch-hats', ['axis', 'allied'], { scenario: '1' });
    const [, allied] = Object.values(syria.players);
    if (!allied) throw new Error('there is no second player');
    const page = await opened(PHONE, linkOf(allied, syria.code));
    const seen = async (): Promise<string[]> => {
      const parts = ['map', 'report', 'orders', 'more'];
      const shown = await Promise.all(parts.map((id) => page.locator(`#${id}`).isVisible()));
      return parts.filter((_, i) => shown[i]);
    };
    for (const id of ['report', 'orders', 'more', 'map'] as const) {
      await part(page, id);
      expect(await seen()).toEqual([id]);
      expect(await page.evaluate<number>(WIDER)).toBe(0);
      expect(await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    }
    const able = page.locator('.place.able').first();
    await able.press('Enter');
    await page.locator('#stack-things button').first().click();
    await page.locator('#hand .foot > *').first().waitFor();
    expect((await page.locator('#view').boundingBox())?.height).toBeGreaterThanOrEqual(422);
    expect((await able.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await shots.take(page, 'below-phone');
    await page.close();
  });

  it('is a table, and takes orders, without a script', async () => {
    const page = await open({ ...DESK, javaScriptEnabled: false });
    expect(await page.locator('#roster tbody tr').count()).toBeGreaterThan(10);
    expect(await page.locator('#ahead').isVisible()).toBe(false);
    await page.locator('#text').fill('status');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(await page.locator('h1').innerText()).toBe('Receipt');
    expect(await page.locator('main').innerText()).toContain('STATUS');
    await page.getByRole('link', { name: 'Back to the game' }).click();
    expect(await page.locator('#roster').count()).toBe(1);
    await page.close();
  });
});
