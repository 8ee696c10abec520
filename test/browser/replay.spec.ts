import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newGame, waitedFor, send, type Table } from '../support/game';
import { Shots, TOO_PALE, WIDER, describeInBrowser, launchChromium } from '../support/chromium';
import { part } from '../support/parts';
import { PATIENCE_MS } from '../support/patience';
import { linkOf, playedOn, resigned } from '../support/played-on';
import { textOf } from '../support/reading';
import { EVERY_SCREEN, SCREENS } from '../support/screens';
import { World } from '../support/world';

jest.setTimeout(180_000);

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

describeInBrowser('the replay of a game in a browser', () => {
  let world: World;
  let browser: Browser;
  const shots = new Shots();
  const tables: Record<string, Table> = {};

  beforeAll(async () => {
    [world, browser] = await Promise.all([World.open(), launchChromium()]);
    for (const [scenario, rows] of [
      ['1', 40],
      ['4', 30],
    ] as const) {
      tables[scenario] = await newGame(world, { scenario });
      await playedOn(world, tables[scenario].code, rows);
      await world.settle();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
    shots.done();
  });

  describe.each(SCREENS)('at %s', (screen, options) => {
    let context: BrowserContext;
    let page: Page;
    const faults: string[] = [];
    const width = options.viewport.width;

    beforeAll(async () => {
      context = await browser.newContext(options);
      page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
    });
    afterAll(() => context?.close());
    afterEach(() => expect(faults.splice(0)).toEqual([]));

    const address = (): string => `http://127.0.0.1:${(world.app.getHttpServer().address() as { port: number }).port}`;
    const last = async (): Promise<number> => Number(await page.locator('body').getAttribute('data-last'));
    const current = () => page.locator('#log li[aria-current]');
    /** Waits until the map and the words are those of moment `n`. */
    const shown = async (n: number): Promise<void> => {
      await page.locator('#told-moment', { hasText: new RegExp(`, ${n} of `) }).waitFor();
      expect(await current().getAttribute('data-n')).toBe(String(n));
      await page.locator('.place').first().waitFor({ state: 'attached' });
    };
    const go = (way: string) => page.locator(`[data-go=${way}]`).click();

    /** From the link of a mail to the page of the game, and from there to the replay. */
    async function openReplay(table: Table, side: 'german' | 'allied' = 'german'): Promise<void> {
      await page.goto(`${address()}${linkOf(table[side], table.code)}`);
      await part(page, 'report');
      await page.getByRole('link', { name: 'Replay and history' }).click();
      await page.waitForURL(/\/replay/);
      await shown(await last());
    }

    const seen = EVERY_SCREEN ? ['1', '4'] : [screen === 'a desk' ? '1' : '4'];
    describe.each(seen)('scenario %s', (scenario) => {
      beforeAll(() => openReplay(tables[scenario] as Table));

      it('is replayed to the first move and back, and fits the screen', async () => {
        const end = await last();
        expect(end).toBeGreaterThan(10);
        expect(await page.evaluate<number>(WIDER)).toBe(0);
        const now = await page.locator('#position').innerText();
        await go('first');
        await shown(0);
        expect(await page.locator('#position').innerText()).not.toBe(now);
        expect(await page.locator('[data-go=back]').isDisabled()).toBe(true);
        await go('on');
        await shown(1);
        const told = await page.locator('#told-text').innerText();
        expect(await current().locator('.moment').innerText()).toBe(told);
        await shots.take(page, `replay-${scenario}-${width}`);
        await go('last');
        await shown(end);
        expect(await page.locator('#position').innerText()).toBe(now);
      });

      it('is stepped by keys, by segments and by turns, and opened at a line', async () => {
        const end = await last();
        await page.locator('#at').focus();
        await page.keyboard.press('Home');
        await shown(0);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await shown(2);
        await page.keyboard.press('ArrowLeft');
        await shown(1);
        const at = async () => Number(await current().getAttribute('data-n'));
        const position = () => current().getAttribute('data-position');
        const from = await position();
        await page.keyboard.press('Shift+ArrowRight');
        expect(await position()).not.toBe(from);
        await page.keyboard.press('Control+ArrowRight');
        const turn = await at();
        expect(turn === end || (await current().locator('.moment').innerText()).includes('begins')).toBe(true);
        await page.keyboard.press('Control+ArrowLeft');
        expect(await at()).toBeLessThan(turn);
        await page.locator('#log li[data-n="5"] .moment').click();
        await shown(5);
        await page.keyboard.press('ArrowDown');
        await shown(6);
        expect(await page.evaluate('document.activeElement.closest("li").dataset.n')).toBe('6');
        expect(page.url()).toMatch(/#6$/);
        await page.reload();
        await shown(6);
      });

      it('names what changed between two moments, and says so when nothing did', async () => {
        await go('first');
        await shown(0);
        await page.locator('#keep').click();
        await go('last');
        await page.locator('#change-said', { hasText: /: \d+ things? changed\./ }).waitFor();
        const changes = page.locator('#changes li');
        expect(await changes.count()).toBeGreaterThan(0);
        expect(await changes.first().innerText()).toMatch(/(was|now): /);
        await shots.take(page, `compare-${scenario}-${width}`);
        await page.locator('#forget').click();
        expect(await changes.count()).toBe(0);
      });

      it('can be read by everybody: enough contrast, a name for each control', async () => {
        await page.locator('#log li[data-n="3"] .moment').click();
        await shown(3);
        expect(await page.evaluate<unknown>(TOO_PALE)).toEqual([]);
        const nameless = page.locator('button:not([aria-label]):not([hidden])').filter({ hasNotText: /\S/ });
        expect(await nameless.count()).toBe(0);
        expect(await page.locator('#log .moment[tabindex="0"]').count()).toBe(1);
        expect(await page.getByRole('slider', { name: 'Moment of the game' }).getAttribute('aria-valuetext')).toMatch(
          /^3 of /,
        );
        expect(await page.evaluate<number>(WIDER)).toBe(0);
      });

      it('says WHY on a click: of a line of the last report what the mail’s WHY says, and of a line of the log', async () => {
        const table = tables[scenario] as Table;
        // The game of scenario 4 has ended: his last mail can be asked about too.
        const { german, code } = table;
        const newest = german.mailbox.findLast((m) => m.parsed.subject?.includes(code)) ?? german.newest;
        const asked = (await waitedFor(world, table)) ?? { player: german, mail: newest };
        const told = flat(textOf(await send(world, asked.player, asked.mail, 'WHY 1')));
        await page.goto(`${address()}${linkOf(asked.player, table.code)}`);
        const log = page.locator('#report summary', { hasText: 'line by line' });
        if ((await log.count()) > 0) await log.click();
        const line = page.locator('#report ol.lines > li').first();
        await line.getByRole('button', { name: 'WHY' }).click();
        const why = line.locator('.why ul li');
        await why.first().waitFor();
        const lines = (await why.allInnerTexts()).map(flat);
        expect(lines.length).toBeGreaterThan(1);
        for (const text of lines.slice(0, -1)) expect(told).toContain(text);
        await shots.take(page, `why-${scenario}-${width}`);
        await line.getByRole('link', { name: 'See it on the map' }).click();
        await page.waitForURL(/\/replay.*#\d+$/);
        await shown(Number(/#(\d+)$/.exec(page.url())?.[1]));
        await current().getByRole('button', { name: /^WHY/ }).click();
        await current().locator('.why li', { hasText: /Rule/ }).waitFor();
      });
    });

    const once = EVERY_SCREEN || screen === 'a phone' ? it : it.skip;
    once('greys what was undone, and after the end shows what either side saw', async () => {
      const table = await newGame(world);
      await playedOn(world, table.code, 20);
      await world.api.post(`/api/games/${table.code}/rewind`, { to: 2, dice: 'anew', reason: 'a slip' }).expect(200);
      await world.settle();
      await openReplay(table);
      // On a phone the buttons of the map's size lie in a low row, not over half of it.
      const size = await page.locator('.zoom').boundingBox();
      expect(size?.height).toBeLessThan(60);
      const undone = page.locator('#log li.undone');
      expect(await undone.count()).toBeGreaterThan(0);
      expect(await undone.first().innerText()).toContain('Undone: ');
      const colour = (which: string): Promise<string> =>
        page.evaluate<string>(`getComputedStyle(document.querySelector('#log li${which} .moment')).color`);
      expect(await colour('.undone')).not.toBe(await colour(':not(.undone)'));
      await undone.first().locator('.moment').click();
      await page.locator('#told.undone').waitFor();
      await shots.take(page, `undone-${width}`);
      expect(await page.locator('[data-view]').count()).toBe(0);
      await resigned(world, table.code, 'allied');
      await page.reload();
      const own = await page.locator('#position').innerText();
      await page.locator('[data-view=allied]').click();
      await page.waitForURL(/of=allied/);
      await page.locator('#views b', { hasText: 'Allied' }).waitFor();
      await page.locator('.place').first().waitFor({ state: 'attached' });
      expect(await page.locator('#position').innerText()).not.toBe(own);
      await shots.take(page, `views-${width}`);
    });
  });
});
