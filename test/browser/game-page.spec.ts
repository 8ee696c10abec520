import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Shots, TOO_PALE, WIDER, describeInBrowser, launchChromium } from '../support/chromium';
import { part } from '../support/parts';
import { PATIENCE_MS } from '../support/patience';
import { SCREENS_NOW } from '../support/screens';
import { ServiceProcess, freePort } from '../support/service-process';

describeInBrowser('the page of a game in a browser', () => {
  let service: ServiceProcess;
  let browser: Browser;
  let at: string;
  const shots = new Shots();

  beforeAll(async () => {
    const port = await freePort();
    at = `http://localhost:${port}`;
    service = ServiceProcess.prepare({ PORT: String(port), DATABASE_URL: '', SMTP_URL: '', DESPATCH_SECRET: '' });
    await service.start();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.remove();
    shots.done();
  });

  describe.each(SCREENS_NOW)('at %s', (_screen, options) => {
    let context: BrowserContext;
    let page: Page;
    const faults: string[] = [];
    /** How often the page said that somebody does something here. */
    let acts = 0;
    const width = options.viewport.width;

    beforeAll(async () => {
      context = await browser.newContext(options);
      page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('response', (r) => r.url().endsWith('/here') && r.status() === 204 && (acts += 1));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
    });
    afterAll(() => context?.close());
    afterEach(() => expect(faults.splice(0)).toEqual([]));

    /** Opens the page of whoever is asked first by the way a reader goes: from his mailbox. */
    async function openPage(scenario = '4', reader = 'Tom Reed'): Promise<void> {
      await page.goto(`${at}/post`);
      await page.locator('select[name=scenario]').selectOption(`mercury/${scenario}`);
      await page.locator('header form button').click();
      await page.locator('nav.boxes a', { hasText: reader }).click();
      await page.goto((await page.locator('a.web').getAttribute('href')) ?? '');
      await page.locator('.place').first().waitFor({ state: 'attached' });
    }

    /** A marker that the samples offer: which letters are free is drawn. */
    async function formAt(zone: string): Promise<string> {
      const offered = /form TF ([A-M]) at/.exec((await page.locator('#samples').textContent()) ?? '')?.[1] ?? '';
      return `form TF ${offered} at ${zone}`;
    }
    const scale = async (): Promise<number> =>
      Number(/scale\(([\d.]+)\)/.exec((await page.locator('#stage').getAttribute('style')) ?? '')?.[1]);
    const place = (name: string) => page.locator(`.place[aria-label^="${name}"]`);
    const write = async (text: string): Promise<void> => {
      await part(page, 'orders');
      await page.locator('#text').fill(text);
    };
    const verdict = (words: RegExp) =>
      page
        .locator('#verdict', { hasText: words })
        .waitFor()
        .catch(async (late: unknown) => {
          throw new Error(`the verdict stays: ${await page.locator('#verdict').innerText()}`, { cause: late });
        });

    it('opens from a mail, without the pass in the address, and fits the screen', async () => {
      await openPage();
      expect(page.url()).toMatch(/\/g\/[2-9A-Z]{4}$/);
      expect(await page.evaluate<number>(WIDER)).toBe(0);
      expect(await page.locator('h1').innerText()).toBe('The Luftwaffe Strikes');
      expect(await page.locator('header').innerText()).toContain('You are asked: ');
      await shots.take(page, `game-${width}`);
    });

    it('says once that somebody does something there, not that it is shown', async () => {
      expect(acts).toBe(0);
      const answered = (what: string) => page.waitForResponse((r) => r.url().endsWith(what));
      await Promise.all([answered('/here'), page.locator('h1').click()]);
      await Promise.all([answered('/check'), write('status')]);
      await Promise.all([answered('/check'), page.locator('#text').press('Space')]);
      await write('');
      expect(acts).toBe(1);
    });

    it('says nothing of words that it has not looked at: what stood there was said of others', async () => {
      await write(await formAt('Matapan'));
      await verdict(/would be recorded/);
      await write('form TF H at Atlantis: decoy');
      expect(await page.locator('#verdict').isVisible()).toBe(false);
      expect(await page.locator('.gutter span').count()).toBe(0);
      await verdict(/One line is wrong/);
      await write('');
    });

    it('is zoomed by buttons, keys and the wheel, and moved by arrows and by dragging', async () => {
      await part(page, 'map');
      const whole = page.locator('[data-zoom=whole]');
      await whole.click();
      const least = await scale();
      await page.locator('[data-zoom=in]').click();
      expect(await scale()).toBeGreaterThan(least * 1.3);
      await page.locator('#view').press('+');
      await page.locator('#view').press('+');
      const large = await scale();
      expect(large).toBeGreaterThan(least * 2);
      const before = await page.locator('#stage').getAttribute('style');
      await page.locator('#view').press('ArrowRight');
      expect(await page.locator('#stage').getAttribute('style')).not.toBe(before);
      const box = await page.locator('#view').boundingBox();
      if (!box) throw new Error('no map');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.wheel(0, -300);
      expect(await scale()).toBeGreaterThan(large);
      const still = await page.locator('#stage').getAttribute('style');
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 });
      await page.mouse.up();
      expect(await page.locator('#stage').getAttribute('style')).not.toBe(still);
      expect(await page.locator('#stack').isHidden()).toBe(true);
      await page.locator('#view').press('0');
      expect(await scale()).toBeCloseTo(least, 5);
    });

    if ('hasTouch' in options)
      it('is zoomed with two fingers', async () => {
        await part(page, 'map');
        await page.locator('[data-zoom=whole]').click();
        const least = await scale();
        const box = await page.locator('#view').boundingBox();
        if (!box) throw new Error('no map');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const fingers = (apart: number) => [-apart, apart].map((dx, id) => ({ x: x + dx, y, id }));
        const touch = await context.newCDPSession(page);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
        for (const apart of [40, 60, 80])
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        expect(await scale()).toBeGreaterThan(least * 1.8);
        expect(await page.locator('#stack').isHidden()).toBe(true);
      });

    it('tells what stands at a place that is clicked, and closes it by its button', async () => {
      await part(page, 'map');
      await page.locator('[data-zoom=whole]').click();
      const box = await place('Matapan').boundingBox();
      if (!box) throw new Error('no place');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.6);
      expect(await page.locator('#stack-name').innerText()).toBe('Matapan');
      expect(await page.locator('#stack-lines').innerText()).toContain('BB Warspite');
      expect(await page.locator('#stack-said').innerText()).toContain('Warspite');
      await shots.take(page, `stack-${width}`);
      await page.locator('#stack-close').click();
      expect(await page.locator('#stack').isHidden()).toBe(true);
    });

    it('tells it to the keyboard too: Tab to the places, arrows between them, Enter, Escape', async () => {
      await part(page, 'map');
      await page.locator('#view').focus();
      await page.keyboard.press('Tab');
      const focused = page.locator('.place:focus');
      const first = await focused.getAttribute('aria-label');
      await page.keyboard.press('ArrowRight');
      const second = await focused.getAttribute('aria-label');
      expect(second).not.toBe(first);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      const open = page.locator('.place[aria-expanded=true]');
      expect(await open.getAttribute('aria-label')).toContain(await page.locator('#stack-name').innerText());
      await page.keyboard.press('Escape');
      expect(await page.locator('#stack').isHidden()).toBe(true);
      expect(await focused.count()).toBe(1);
      expect(await page.locator('.place[tabindex="0"]').count()).toBe(1);
    });

    it('says while one types what is wrong, by which reading, and writes the nearest alternative when asked', async () => {
      const right = `${await formAt('Matapan')}: decoy`;
      await write(`${await formAt('Matpan')}: decoy`);
      await verdict(/One line is wrong.*no sea zone is called "Matpan"/);
      const line = page.locator('#judged li.error');
      expect(await line.innerText()).toContain(`you could write: ${right}`);
      await shots.take(page, `wrong-${width}`);
      await line.getByRole('button', { name: 'Write it' }).click();
      expect(await page.locator('#text').inputValue()).toBe(right);
      await verdict(/would be recorded as they stand/);
      expect(await page.locator('#judged li.ok').count()).toBe(1);
      expect(await page.locator('#verdict').getAttribute('aria-live')).toBe('polite');
    });

    it('shows how a line that is written freely is read, and writes it so when asked', async () => {
      const right = `${await formAt('Matapan')}: decoy`;
      await write(`Please ${right}. Thanks!`);
      const line = page.locator('#judged li.ok', { hasText: 'read so' });
      await line.waitFor();
      expect(await line.locator('code').innerText()).toBe(right);
      await line.getByRole('button', { name: 'Write it so' }).click();
      expect(await page.locator('#text').inputValue()).toBe(right);
      await verdict(/would be recorded as they stand/);
      await page.getByRole('button', { name: 'Write it so' }).waitFor({ state: 'detached' });
    });

    it('gives a line that could mean several things a button for each', async () => {
      await write(`${await formAt('M')}: decoy`);
      await verdict(/One line is wrong.*"M" could be /);
      const button = page.locator('#judged .could button', { hasText: 'Matapan' });
      const line = await button.innerText();
      await button.click();
      expect(await page.locator('#text').inputValue()).toBe(line);
      await verdict(/would be recorded as they stand/);
      expect(await page.locator('#judged .could').count()).toBe(0);
    });

    it('looks again by itself where too many looked just then', async () => {
      await page.route('**/check*', (route) => route.fulfill({ status: 503, json: { message: 'Many look now.' } }), {
        times: 1,
      });
      const form = await formAt('Matapan');
      const answered = (status: number) =>
        page.waitForResponse((response) => response.url().includes('/check') && response.status() === status);
      const refused = answered(503);
      await write(`${form}: decoy`);
      // The verdict of the line before still stands: what counts is the look after the one that was refused.
      await refused;
      await answered(200);
      await verdict(/would be recorded as they stand/);
      // The browser tells of it, and of nothing else.
      expect(faults.splice(0)).toEqual([expect.stringContaining('503')]);
    });

    it('can be read by everybody: enough contrast, a name for each control, headings in order', async () => {
      await write(`${await formAt('Matpan')}: decoy\n${await formAt('Matapan')}: decoy`);
      await verdict(/One line is wrong/);
      expect(await page.evaluate<unknown>(TOO_PALE)).toEqual([]);
      const nameless = page.locator('button:not([aria-label]):not([hidden])').filter({ hasNotText: /\S/ });
      expect(await nameless.count()).toBe(0);
      expect(await page.getByRole('textbox', { name: 'Your orders', exact: true }).count()).toBe(1);
      expect(await page.locator('h1').count()).toBe(1);
    });

    it('writes the name of a place where the cursor is, and keeps what was typed', async () => {
      await write('form TF J at ');
      await part(page, 'map');
      await place('Matapan').press('Enter');
      await page.locator('#stack-write').click();
      expect(await page.locator('#text').inputValue()).toBe('form TF J at Matapan');
      await page.reload();
      expect(await page.locator('#text').inputValue()).toBe('form TF J at Matapan');
    });

    it('sends, shows the receipt and what is asked next', async () => {
      await write(`${await formAt('Matapan')}: decoy`);
      await Promise.all([page.waitForEvent('load'), page.locator('#text').press('Control+Enter')]);
      await page.locator('#receipt').waitFor();
      expect(await page.locator('#receipt').innerText()).toContain('Recorded as version 1.');
      expect(await page.locator('#text').inputValue()).toBe('');
      await shots.take(page, `sent-${width}`);
      const next = page.locator('header .state');
      expect(await next.innerText()).toMatch(/You are asked/);
      expect(await page.evaluate<number>(WIDER)).toBe(0);
    });

    it('shows a game on the hex map sheet by sheet, opens where units are, and looks into hexes', async () => {
      await openPage('1', 'Anna Berg');
      await part(page, 'map');
      expect(await scale()).toBeGreaterThan(0.6);
      const sheets = page.locator('#sheets button');
      expect(await sheets.count()).toBeGreaterThan(2);
      await place('W4314').click();
      expect(await page.locator('#stack-lines').innerText()).toMatch(/Hill 107[\s\S]*22 NZ/);
      await shots.take(page, `hex-${width}`);
      await page.locator('#stack-write').click();
      expect(await page.locator('#text').inputValue()).toBe('W4314');
      await write('');
      await part(page, 'map');
      await sheets.nth(1).click();
      await page.locator('.place').first().waitFor({ state: 'detached' });
      expect(await sheets.nth(1).getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('#stage').innerText()).toContain('All units');
      expect(await page.evaluate<number>(WIDER)).toBe(0);
    });
  });
});
