import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { ownSystems } from '../../src/config/testing/systems';
import { Keys } from '../../src/config/keys';
import { consider } from '../../src/kernel/decide/verdict';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { heldPositions } from '../../src/kernel/record/held-positions';
import { Shots, describeInBrowser, launchChromium } from '../support/chromium';
import { part } from '../support/parts';
import { PATIENCE_MS } from '../support/patience';
import { EVERY_SCREEN } from '../support/screens';
import { ServiceProcess, freePort } from '../support/service-process';

const SECRET = 'play-by-clicking-play-by-clicking-play';

/** A line of orders that clicks have written, and who sent it. */
interface Sent {
  side: string;
  text: string;
}

describeInBrowser('a game-turn played by clicking alone', () => {
  let service: ServiceProcess;
  let browser: Browser;
  let at: string;
  const shots = new Shots();

  beforeAll(async () => {
    const port = await freePort();
    at = `http://localhost:${port}`;
    service = ServiceProcess.prepare({ PORT: String(port), DATABASE_URL: '', SMTP_URL: '', DESPATCH_SECRET: SECRET });
    await service.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.remove();
    shots.done();
  });

  describe.each([
    ['1', 'a desk', { viewport: { width: 1280, height: 900 } }],
    ['4', 'a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const)('in scenario %s at %s', (scenario, _screen, options) => {
    const contexts: BrowserContext[] = [];
    let pages: Page[] = [];
    const faults: string[] = [];
    const sent: Sent[] = [];
    let code = '';

    beforeAll(async () => {
      pages = [await openSeat('Anna Berg', true), await openSeat('Tom Reed', false)];
      code = new URL(pages[0]?.url() ?? '').pathname.split('/')[2] ?? '';
    }, 180_000);
    afterAll(() => Promise.all(contexts.map((context) => context.close())));

    async function openSeat(reader: string, begin: boolean): Promise<Page> {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`${at}/post`);
      if (begin) {
        await page.locator('select[name=scenario]').selectOption(`mercury/${scenario}`);
        await page.locator('header form button').click();
      }
      await page.locator('nav.boxes a', { hasText: reader }).click();
      const link = await page.locator('a.web').first().getAttribute('href');
      await page.goto(link ?? '');
      return page;
    }

    /** Answers what the page asks by clicks; null: nothing is asked. */
    async function click(page: Page): Promise<string | null> {
      await page.reload();
      if (!(await page.locator('header').innerText()).includes('You are asked: ')) return null;
      await page.locator('.place').first().waitFor({ state: 'attached' });
      await part(page, 'map');
      await page.locator('#hand button, .place.able').first().waitFor({ state: 'attached' });
      if (await written(page, '#hand .what > button', 'pass')) return send(page);
      await pickUntilOffered(page);
      const offer = page.locator('.goal, #hand .what > button').first();
      if ((await page.locator('#text').inputValue()) === '' && (await offer.count()) > 0) {
        if ((await page.locator('.goal').count()) > 3) await shots.take(page, `lit-${scenario}`);
        await offer.dispatchEvent('click');
      }
      if ((await page.locator('#text').inputValue()) === '')
        await page.locator('#hand button', { hasText: /^pass$/ }).click();
      return send(page);
    }

    /** Picks things until they may be ordered something: those that are not on the map, else those of one place after another. */
    async function pickUntilOffered(page: Page): Promise<void> {
      const off = page.locator('#hand .pick');
      if ((await off.count()) > 0) return void (await offeredFor(page, off));
      const able = page.locator('.place.able');
      for (let i = 0; i < Math.min(await able.count(), 6); i++) {
        await able.nth(i).dispatchEvent('click');
        if (await offeredFor(page, page.locator('#stack-things button:not(.plain)'))) return;
      }
    }

    /**
     * Picks one thing more as long as nothing can be ordered for those that are picked, as two may have to go together, and puts
     * them down again one by one, as one may hold the others back. Whether anything is offered.
     */
    async function offeredFor(page: Page, things: Locator): Promise<boolean> {
      const all = await things.count();
      for (let i = 0; i < 2 * all; i++) {
        await things.nth(i % all).click();
        if ((await page.locator('#text').inputValue()) !== '') return true;
        if (i === 2 * all - 1) break;
        await page.locator('.goal, #hand .what > button, #hand .none').first().waitFor({ state: 'attached' });
        if ((await page.locator('#hand .none').count()) === 0) return true;
      }
      return false;
    }

    /** Clicks the first button that is not `but`; whether a line was written. */
    async function written(page: Page, buttons: string, but: string): Promise<boolean> {
      const names = await page.locator(buttons).allInnerTexts();
      const n = names.findIndex((name) => name !== but);
      if (n < 0) return false;
      await page.locator(buttons).nth(n).click();
      return (await page.locator('#text').inputValue()) !== '';
    }

    async function send(page: Page): Promise<string> {
      const text = await page.locator('#text').inputValue();
      await part(page, 'orders');
      await page.locator('#verdict.good, #verdict.bad').waitFor();
      expect(await page.locator('#verdict').getAttribute('class')).toBe('good');
      const loaded = page.waitForEvent('load');
      await page.locator('#send').click();
      // Who leaves most as it is, is asked once.
      if (await page.locator('#verdict.asks').isVisible()) await page.locator('#send').click();
      await loaded;
      return text;
    }

    it('goes on from decision to decision, and each click writes lines that are recorded', async () => {
      const began = await pages[0]?.locator('header .name p').innerText();
      // A whole game-turn is for `npm run soak:pages`.
      const most = EVERY_SCREEN ? Infinity : 6;
      for (let n = 0; n < 60; n++) {
        let asked = false;
        for (const [i, page] of pages.entries()) {
          const text = await click(page);
          if (text === null) continue;
          asked = true;
          sent.push({ side: i === 0 ? 'german' : 'allied', text });
          if (sent.length === 3) await shots.take(page, `clicked-${scenario}`);
        }
        const now = await pages[0]?.locator('header .name p').innerText();
        if (!asked || sent.length >= most) break;
        if (sent.length > 4 && now?.slice(-6) !== began?.slice(-6)) break;
      }
      expect(faults).toEqual([]);
      expect(sent.length).toBeGreaterThan(4);
      expect(sent.some(({ text }) => text.trim() !== 'pass')).toBe(true);
    }, 240_000);

    it('the same lines by mail give the same answers at the same positions', async () => {
      const headers = { Authorization: `Bearer ${new Keys(SECRET).apiKey()}` };
      const file = (await (await fetch(`${at}/api/games/${code}/export?secrets=true`, { headers })).json()) as GameFile;
      const engine = ownSystems().engine(file.system);
      const positions = heldPositions(file.positions ?? '', file.rows);
      const rows = file.rows.filter(({ submission: s }) => s.kind === 'answer' && s.source === 'player');
      expect(rows).toHaveLength(sent.length);
      const waiting = [...sent];
      for (const { submission: s, seq } of rows) {
        if (s.kind !== 'answer') continue;
        const before = positions[seq - 1];
        const open = before?.open.find((o) => o.id === s.decision);
        if (!before || !open) throw new Error(`nothing was asked before row ${seq}`);
        const lines = waiting.splice(
          waiting.findIndex((one) => one.side === s.seat),
          1,
        )[0];
        expect(consider(engine, before, s.seat, open, lines?.text ?? '').answer?.value).toEqual(s.answer);
      }
      // From the same answers come the same dice and positions, to the last hash.
      expect(verifyGame(file, engine).filter((c) => !c.ok)).toEqual([]);
    });
  });
});
