import type { Browser, Page } from 'playwright-core';
import { amiss } from '../support/axe';
import { Shots, WIDER, describeInBrowser, launchChromium } from '../support/chromium';
import { ServiceProcess, freePort } from '../support/service-process';

const SECRET = 'syria-by-clicking-syria-by-clicking-syri';

/** Lit places whose words lie across a counter's figures or the name of a town. */
const CROSSED = `(() => {
  const box = (element) => element.getBoundingClientRect();
  const drawn = [...document.querySelectorAll('#stage > svg:first-child text')]
    .filter((text) => /^\\d-\\d-\\d$/.test(text.textContent) || text.getAttribute('font-family').includes('Serif'))
    .map((text) => ({ text, at: box(text) }));
  return [...document.querySelectorAll('.goal')].flatMap((goal) => {
    const words = goal.querySelector('text');
    if (!words) return [];
    const own = box(words);
    const [top, bottom] = [own.top + own.height * 0.25, own.bottom - own.height * 0.25];
    return drawn
      .filter(({ at }) => own.left < at.right && own.right > at.left && top < at.bottom - at.height * 0.3 && bottom > at.top + at.height * 0.3)
      .map(({ text }) => goal.getAttribute('aria-label') + ' over ' + text.textContent);
  });
})()`;

/** Whether the box of orders is what one sees and clicks in its middle. */
const IN_SIGHT = `(() => {
  const { left, top, width, height } = document.getElementById('text').getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.lined') !== null;
})()`;

describeInBrowser('the first phases of Operation Exporter by clicking', () => {
  let service: ServiceProcess;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];
  const shots = new Shots();

  beforeAll(async () => {
    const port = await freePort();
    service = ServiceProcess.prepare({ PORT: String(port), DATABASE_URL: '', SMTP_URL: '', DESPATCH_SECRET: SECRET });
    await service.start();
    browser = await launchChromium();
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    // The first game of a process waits for its maps.
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`http://localhost:${port}/post`);
    await page.locator('select[name=scenario]').selectOption('slouch-hats/1');
    await page.locator('header form button').click();
    await page.locator('nav.boxes a', { hasText: 'Tom Reed' }).click();
    await page.goto((await page.locator('a.web').first().getAttribute('href')) ?? '');
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await service?.remove();
    shots.done();
  });

  const place = (hex: string) => page.locator(`.place[data-place="${hex}"]`);
  const written = async () => (await page.locator('#text').inputValue()).trim();
  const asked = (what: string) => page.locator('header', { hasText: `You are asked: ${what}` }).waitFor();

  async function send(): Promise<string> {
    await page.locator('#verdict.good, #verdict.bad').waitFor();
    expect(await page.locator('#verdict').getAttribute('class')).toBe('good');
    const loaded = page.waitForEvent('load');
    await page.locator('#send').click();
    // Who leaves most as it is, is asked once.
    if (await page.locator('#verdict.asks').isVisible()) await page.locator('#send').click();
    await loaded;
    const receipt = await page.locator('#receipt').innerText();
    // What became of the last answer leaves the box for the next in sight.
    expect(await page.evaluate(IN_SIGHT)).toBe(true);
    await page.reload();
    return receipt;
  }

  it('nothing goes by sea: one click', async () => {
    await asked('transport');
    await page.locator('#hand button', { hasText: /^pass$/ }).click();
    expect(await written()).toBe('pass');
    await send();
  }, 120_000);

  it('a stack shows the Supply Line of its units, and its units go where one clicks', async () => {
    await asked('movement');
    await page.locator('.place.able').first().waitFor({ state: 'attached' });
    await place('1824').dispatchEvent('click');
    expect(await page.locator('#stack').innerText()).toMatch(/Supply Line from .*25\/7A/);
    await page.locator('#stack-things button', { hasText: '25/7A' }).click();
    // What a move costs stands across no counter and no name, 1723 Merdjayoun and 1825 with its stack among them.
    await page.locator('.goal[aria-label^="1723"]').first().waitFor({ state: 'attached' });
    expect(await page.evaluate<string[]>(CROSSED)).toEqual([]);
    // By keys: where the goal was that is gone, one goes on at the place whose unit was ordered.
    await page.locator('.goal[aria-label^="1723"]').first().focus();
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('data-place')).toBe('1824');
    expect(await page.locator('#hand-said').innerText()).toContain('Written: move 25/7A');
    expect(await written()).toMatch(/^move 25\/7A: .*1723$/);
    expect(await page.locator('.ordered .tip').count()).toBe(1);
    expect(await amiss(page)).toEqual([]);
    expect(await page.evaluate(WIDER)).toBe(0);
    await shots.take(page, 'moved');
    expect(await page.locator('#verdict').innerText()).toMatch(/\d+ of \d+ units stay/);
    expect(await send()).toMatch(/\d+ of \d+ units stay/);
    expect(faults).toEqual([]);
  }, 120_000);

  it('an attack is made of a click on who attacks and one on the hex', async () => {
    await asked('attacks');
    await page.locator('.place.able').first().waitFor({ state: 'attached' });
    await place('1723').click();
    await page.locator('#stack-things button', { hasText: '25/7A' }).click();
    await page.locator('.goal[aria-label^="1722"]').first().click();
    await shots.take(page, 'attack');
    expect(await written()).toMatch(/^attack 1722: 25\/7A/);
    await send();
    expect(faults).toEqual([]);
  }, 120_000);
});
