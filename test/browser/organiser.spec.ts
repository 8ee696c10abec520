import type { Browser, Page } from 'playwright-core';
import { Receiving } from '../../src/mail/receiving';
import { Shots, TOO_PALE, WIDER, describeInBrowser, launchChromium } from '../support/chromium';
import { PATIENCE_MS } from '../support/patience';
import { newGame, type Table } from '../support/game';
import { holiday, postfix, type MachineMail } from '../support/machine-mails';
import type { Delivered } from '../support/mail-sink';
import { World } from '../support/world';

describeInBrowser('the page for organisers', () => {
  let world: World;
  let browser: Browser;
  let page: Page;
  let table: Table;
  const shots = new Shots();
  const faults: string[] = [];

  beforeAll(async () => {
    world = await World.open();
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => faults.push(error.message));
    table = await newGame(world);
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
    shots.done();
  });
  afterEach(() => expect(faults.splice(0)).toEqual([]));

  const comesBack = async (machine: MachineMail, mail: Delivered, from = ''): Promise<void> => {
    await world.app.get(Receiving).take(Buffer.from(machine(mail), 'utf8'), from, [mail.returnPath]);
    await world.settle();
  };
  const open = async (): Promise<void> => {
    await page.goto(`${await world.app.getUrl()}/organiser`);
  };
  const section = (name: string) => page.locator(`section[aria-labelledby=${name}]`).innerText();

  it('is shut without the key of the API, and says so kindly', async () => {
    await open();
    await page.locator('#key').fill('not the key');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('That is not the key of this service.').waitFor();
    expect(await page.content()).not.toContain(table.code);
    expect(await page.evaluate(WIDER)).toBe(0);
    await world.anybody.get('/organiser').expect(401);
    await world.anybody.post('/organiser/lift').send({ email: 'tom@example.org' }).expect(403);
    await world.anybody
      .post('/organiser/lift')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ email: 'x@y.z' })
      .expect(401);
  });

  it('shows who owes what since when', async () => {
    await page.locator('#key').fill(world.apiKey);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'Games, the longest waiting first' }).waitFor();
    world.clock.forward({ days: 3 });
    await page.getByRole('link', { name: 'Look again' }).click();
    const games = await section('games');
    expect(games).toContain(`${table.code} The Luftwaffe Strikes running`);
    expect(games).toMatch(/Tom Reed, Allied\s+owes Allied set-up \(d1\) for 3 d, due Thu 3 Dec 05:00 UTC/);
    expect(games).toMatch(/Anna Berg, German\s+mail arrives · last sent Sun 22 Nov 10:00 UTC/);
    expect(await section('suppressed')).toContain('None.');
    expect(await section('dead')).toContain('None.');
  });

  it('shows what did not arrive and what machines wrote, never a text, and fits a phone', async () => {
    await table.allied.reply(table.allied.newest, 'STATUS');
    await world.settle();
    await comesBack(postfix, table.allied.newest);
    await comesBack(holiday('Out of office', 'I am on a beach.'), table.german.newest, table.german.email);
    await open();
    expect(await section('dead')).toMatch(
      new RegExp(`${table.code}: receipt to Tom Reed\\s+written .* came back \\(5.1.1\\)`),
    );
    expect(await section('games')).toMatch(/Tom Reed, Allied\s+owes .*\s+bouncing since .* 1 not delivered/);
    expect(await section('games')).toMatch(/Anna Berg, German\s+auto-reply since /);
    expect(await section('odd')).toMatch(new RegExp(`bounce-hard, game ${table.code}\\s+came .* counted, for good`));
    expect(await section('odd')).toMatch(new RegExp(`auto-reply, game ${table.code}\\s+came .* noted for its player`));
    expect(await page.content()).not.toMatch(/beach|Out of office|User unknown/);
    expect(await page.evaluate(WIDER)).toBe(0);
    expect(await page.evaluate(TOO_PALE)).toEqual([]);
    await shots.take(page, 'organiser-phone', { fullPage: true });
  });

  it('sends a dead letter once more at the touch of a button', async () => {
    const before = table.allied.mailbox.length;
    await page.getByRole('button', { name: /^Try again: .* receipt to Tom Reed/ }).click();
    await page.getByText('None.').first().waitFor();
    await world.settle();
    expect(table.allied.mailbox.slice(before).map((m) => m.parsed.subject)).toEqual([
      expect.stringMatching(/: receipt, answer$/),
    ]);
    expect(await section('dead')).toContain('None.');
  });

  it('lets mail go to an address again at the touch of a button', async () => {
    await comesBack(postfix, table.allied.find(/Allied set-up, due/));
    await open();
    expect(await section('suppressed')).toMatch(
      new RegExp(`Tom Reed, tom@example.org\\s+no such mailbox, since .* · \\d mails? kept · plays ${table.code}`),
    );
    expect(await section('games')).toMatch(
      /owes Allied set-up \(d1\) for 3 d[^,]*, his clock stands\s+suppressed since/,
    );
    expect(await page.evaluate(TOO_PALE)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await shots.take(page, 'organiser-desk', { fullPage: true });
    await page.getByRole('button', { name: 'Send to tom@example.org again' }).click();
    await page.getByRole('heading', { name: 'Dead letters' }).waitFor();
    await world.settle();
    await open();
    expect(await section('suppressed')).toContain('None.');
    expect(table.allied.newest.parsed.subject).toMatch(/our mails reach you again$/);
  });
});
