import type { Browser, Page } from 'playwright-core';
import { Shots, WIDER, describeInBrowser, launchChromium } from '../support/chromium';
import { EVERY_SCREEN } from '../support/screens';
import { ServiceProcess, freePort } from '../support/service-process';

describeInBrowser('the local post office in a browser', () => {
  let service: ServiceProcess;
  let browser: Browser;
  let page: Page;
  let at: string;
  const shots = new Shots();

  beforeAll(async () => {
    const port = await freePort();
    at = `http://localhost:${port}`;
    service = ServiceProcess.prepare({ PORT: String(port), DATABASE_URL: '', SMTP_URL: '', DESPATCH_SECRET: '' });
    await service.start();
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.remove();
    shots.done();
  });

  const box = (name: string) => page.locator('nav.boxes a', { hasText: name });
  const words = (): Promise<string> => page.locator('#mailtext').innerText();
  const subject = (): Promise<string> => page.locator('.mail h2').innerText();

  /** Opens the mailbox of whoever is asked, and the mail that asks. */
  async function openWhoIsAsked(): Promise<void> {
    await page.goto(`${at}/post`);
    const asks = page.locator('p.next a');
    if ((await asks.count()) > 0) await asks.first().click();
  }

  /** From a mail of a game to who is asked in it. */
  async function openNext(): Promise<void> {
    const asks = page.locator('p.next a');
    if ((await asks.count()) > 0) await asks.first().click();
  }

  async function newDemoGame(scenario: string): Promise<void> {
    await page.goto(`${at}/post`);
    await page.locator('select[name=scenario]').selectOption(scenario);
    await Promise.all([page.waitForEvent('load'), page.locator('button', { hasText: 'New demo game' }).click()]);
  }

  /** Takes the sample orders with the keyboard and sends them; the mail that is shown then. */
  async function answerBySamples(): Promise<void> {
    await page.locator('#samples').press('Enter');
    await Promise.all([page.waitForEvent('load'), page.locator('#text').press('Control+Enter')]);
  }

  it('opens with the mailboxes of two players and the moderator, and the mail of whoever is asked', async () => {
    await page.goto(`${at}/post`);
    expect(await page.locator('nav.boxes a').count()).toBe(3);
    for (const name of ['Anna Berg', 'Tom Reed', 'Mara Voss']) expect(await box(name).count()).toBe(1);
    expect(await box('Anna Berg').innerText()).toContain('is asked');
    expect(await subject()).toContain('air unit allocation');
  });

  it.each([1280, 390])('at %i px has nothing to scroll sideways in any mailbox', async (width) => {
    await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
    for (const name of ['Anna Berg', 'Mara Voss', 'Tom Reed']) {
      await box(name).click();
      await page.waitForLoadState('load');
      const wider = await page.evaluate<number>(WIDER);
      expect([name, wider]).toEqual([name, 0]);
      await shots.take(page, `${name.split(' ')[0]}-${width}`, { fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('on a phone breaks each line of a mail once, at the width of the phone; where there is room it stands as it was sent', async () => {
    await openWhoIsAsked();
    // The browser's own page is read: what stands between two line ends.
    const lines = async (): Promise<string[]> =>
      (await page.evaluate<string>('document.querySelector("#mailtext").textContent')).split('\n');
    const question = (all: string[]): string => all.find((line) => line.startsWith('You play the German side.')) ?? '';
    expect((await lines()).every((line) => line.length <= 72)).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const narrow = await lines();
    expect(question(narrow)).toMatch(/Which mission does each fly\? Units not named stay and do not fly\.$/);
    // What begins a line of its own still does.
    expect(narrow).toContain('WHAT YOU MAY ORDER (one a line; END ends them)');
    expect(narrow.filter((line) => /^ {2}allocate unit/.test(line))).toHaveLength(1);
    expect(narrow.filter((line) => line.startsWith('Orders due by '))).toHaveLength(1);
    const samples = await page.locator('#mailtext button').allInnerTexts();
    expect(samples.filter((sample) => /\\|\n/.test(sample))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('shows the page of a mail in place, as a PDF, and the picture beside the words', async () => {
    await page.goto(`${at}/post`);
    const data = await page.locator('object[type="application/pdf"]').getAttribute('data');
    const pdf = await page.request.get(new URL(data ?? '', at).href);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.locator('object[type="application/pdf"]').scrollIntoViewIfNeeded();
    const place = await page.locator('object[type="application/pdf"]').boundingBox();
    expect(place?.height).toBeGreaterThan(400);
    const drawn = await page.evaluate<number>('document.querySelector("figure img").naturalWidth');
    expect(drawn).toBeGreaterThan(600);
  });

  it('takes a reply typed on the keyboard and shows its receipt', async () => {
    await page.goto(`${at}/post`);
    // The box has the focus as the page opens.
    const order = 'allocate Ju-87 I/StG2: bombardment';
    await page.keyboard.type(`CHECK\n${order}`);
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(await subject()).toContain('receipt, checked');
    expect(await words()).toContain(order);
    expect(await words()).toContain('Nothing was written');
  });

  it('says what is wrong with an order, and leads back to the mail that asks', async () => {
    await openWhoIsAsked();
    await page.locator('#text').fill('allocate Atlantis: bombardment');
    await Promise.all([page.waitForEvent('load'), page.locator('form.reply button', { hasText: 'Send' }).click()]);
    expect(await subject()).toContain('NOT recorded');
    expect(await words()).toContain('ERROR');
    await page.locator('p.next a').click();
    expect(await subject()).toContain('air unit allocation');
  });

  it('writes a sample order into the box when it is clicked', async () => {
    await openWhoIsAsked();
    const sample = page.locator('#mailtext button').first();
    const order = (await sample.innerText()).replace(/^\| /, '');
    await sample.click();
    expect(await page.locator('#text').inputValue()).toBe(`${order}\n`);
  });

  it('takes one of the samples of a question at once, as the others may exclude it', async () => {
    await openWhoIsAsked();
    const samples = await page.locator('#mailtext button').allInnerTexts();
    expect(samples.length).toBeGreaterThan(1);
    await page.locator('#samples').click();
    expect(await page.locator('#text').inputValue()).toBe(`${samples[0]?.replace(/^\| /, '')}\n`);
  });

  it('is played by both sides with the sample orders through the first turn', async () => {
    const answered: string[] = [];
    await newDemoGame('mercury/4');
    for (let turn = false; !turn;) {
      await openNext();
      answered.push(await subject());
      // The whole of it is for `npm run soak:pages`.
      turn = answered.at(-1)?.includes('22 PM') === true || (!EVERY_SCREEN && answered.length > 5);
      if (!turn) await answerBySamples();
      expect(answered.length).toBeLessThan(30);
    }
    expect(answered.some((s) => s.includes('German'))).toBe(true);
    expect(answered.some((s) => s.includes('Allied'))).toBe(true);
  });

  it('keeps what only the Allied player knows out of the German mailbox', async () => {
    await box('Anna Berg').click();
    await page.locator('.list a:not(.own)', { hasText: '22 AM, German air unit allocation' }).click();
    const german = await words();
    await box('Tom Reed').click();
    await page.locator('.list a:not(.own)', { hasText: '22 AM, Allied Task Force creation' }).click();
    const allied = await words();
    // Nothing has been searched for yet: the German knows where Task Forces are, and nothing of what they are.
    for (const secret of [/Warspite/, /Orion/, /: decoy/]) {
      expect(allied).toMatch(secret);
      expect(german).not.toMatch(secret);
    }
    expect(german).toMatch(/TF [A-G]/);
  });

  it('begins a game on the map against the bot, which has no mailbox', async () => {
    await page.goto(`${at}/post`);
    await page.locator('select[name=scenario]').selectOption('mercury/1');
    await page.locator('select[name=bot]').selectOption('1');
    await page.locator('select[name=strength]').selectOption('easy');
    await Promise.all([page.waitForEvent('load'), page.locator('button', { hasText: 'New demo game' }).click()]);
    expect(await page.locator('nav.boxes a').count()).toBe(3);
    expect(await box('Despatch (bot)').count()).toBe(0);
    await box('Anna Berg').click();
    await page.locator('.list a:not(.own)', { hasText: '20 AM, German air unit allocation' }).first().click();
    expect(await words()).toMatch(/Allied +Despatch \(bot\), answers at once/);
  });
});
