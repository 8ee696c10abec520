import type { Browser, Page } from 'playwright-core';
import { often } from '../../src/config/testing/depth';
import { newGame, newTable, type AnyTable } from '../support/game';
import { describeInBrowser, launchChromium } from '../support/chromium';
import { SAME, differing } from '../support/pictures';
import { linkOf } from '../support/played-on';
import { World } from '../support/world';

jest.setTimeout(180_000);

const SCREEN = { width: 1400, height: 900 };

// Chromium 156 paints the same with and without `text-rendering` on the sheets. With Chromium 149 (`@sparticuz/chromium` of
// npm, named by CHROMIUM) a third of the points are of another colour without it, and none to speak of with it.
describeInBrowser('the map at the second visit of a tab', () => {
  let world: World;
  let browser: Browser;
  let tables: AnyTable[];
  let at: string;

  beforeAll(async () => {
    [world, browser] = await Promise.all([World.open(), launchChromium()]);
    tables = [
      await newGame(world, { scenario: '1' }),
      await newTable(world, 'slouch-hats', ['axis', 'allied'], { scenario: '1' }),
    ];
    at = `http://127.0.0.1:${(world.app.getHttpServer().address() as { port: number }).port}`;
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });

  /** The map as it is seen when the tab has come to rest. */
  async function seen(page: Page, path: string): Promise<string> {
    await page.goto(`${at}${path}`);
    await page.locator('#stage .place').first().waitFor({ state: 'attached' });
    await page.locator('#stage:not(.moving)').waitFor();
    return (await page.locator('#view').screenshot({ animations: 'disabled' })).toString('base64');
  }

  it('is the picture of the first one, three times, in one tab with a replay and the page of another game between', async () => {
    const page = await browser.newPage({ viewport: SCREEN });
    const all = tables.flatMap(({ code, players }) => {
      const [player] = Object.values(players);
      return player ? [linkOf(player, code), `/g/${code}/replay`] : [];
    });
    // One page after the other costs a second: in every run a page, its replay and the other system's page.
    const paths = all.slice(0, often(3, all.length));
    const rounds: string[][] = [];
    for (let round = 0; round < 3; round++) {
      const pictures: string[] = [];
      for (const path of paths) pictures.push(await seen(page, path));
      rounds.push(pictures);
    }
    await page.close();
    const [first = [], ...later] = rounds;
    const table = await browser.newPage();
    for (const pictures of later)
      for (const [i, picture] of pictures.entries())
        expect(await differing(table, first[i] ?? '', picture)).toBeLessThan(SAME);
    // What would be seen if a map were another one.
    expect(await differing(table, first[0] ?? '', first[2] ?? '')).toBeGreaterThan(10 * SAME);
    await table.close();
  });

  it('is drawn when its letters are there, and not with others before', async () => {
    const page = await browser.newPage({ viewport: SCREEN });
    const [table] = tables as [AnyTable];
    const asked: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    await page.route('**/web/fonts/*', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    const sheet = page.waitForResponse(/\/sheets\/.*\.json/);
    await page.goto(`${at}${linkOf(Object.values(table.players)[0] as never, table.code)}`, { waitUntil: 'commit' });
    await (await sheet).finished();
    expect(await page.locator('#stage svg').count()).toBe(0);
    letGo();
    await page.locator('#stage .place').first().waitFor({ state: 'attached' });
    expect(await page.evaluate<string[]>('[...document.fonts].map((face) => face.status)')).toEqual(
      Array(6).fill('loaded'),
    );
    expect(asked).toHaveLength(6);
    await page.close();
  });
});
