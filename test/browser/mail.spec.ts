import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { keyedDice } from '../../src/kernel/chance/dice';
import { handOn } from '../../src/cli/bare-hand';
import { ownSystems } from '../../src/config/testing/systems';
import { bodyOf } from '../../src/mail/mail-body';
import { writtenHtml } from '../../src/mail/reading/written';
import { draw } from '../../src/reports/drawing/draw';
import { turnMail } from '../../src/reports/turn-mail';
import { MailTemplates } from '../../src/wording/templates';
import { Shots, TOO_PALE, WIDER, describeInBrowser, launchChromium } from '../support/chromium';

const systems = ownSystems();
const engine = systems.engine('mercury');
const WEB = 'https://games.example.org/g/7K3F/abcdefghijklmnop';

/** The first turn mail of a scenario as a mail program shows it, its pictures where it names them. */
async function firstMail(scenario: string): Promise<string> {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('first mail'));
  const [open] = position.open;
  if (!open) throw new Error('nobody is asked');
  const hand = handOn(engine, position);
  const news = { digest: [], log: [] };
  const common = { web: WEB, sheets: { charts: 'charts', sequence: 'sequence' }, replyTo: 'r', inReplyTo: null };
  const spec = turnMail(new MailTemplates(), { hand, open, news, before: null, fell: [], ...common });
  if (!spec.map) throw new Error('it has no map');
  const { pdf, crop, symbols } = await draw(systems, {
    ...{ game: hand.game, position, told: [], order: spec.map, paper: 'A4', crop: true },
  });
  const pictures = { pdf: Buffer.from(pdf), crop: Buffer.from(crop ?? []), symbols };
  const mail = { id: '1', domain: 'x', spec, text: spec.text, page: 'page.pdf', plain: false };
  const { html, attachments } = bodyOf({ ...mail, pictures });
  return (attachments ?? []).reduce(
    (page, { cid, content }) =>
      cid === undefined
        ? page
        : page.replaceAll(`cid:${cid}`, `data:image/png;base64,${(content as Buffer).toString('base64')}`),
    typeof html === 'string' ? html : '',
  );
}

describeInBrowser('a turn mail in HTML', () => {
  let browser: Browser;
  const mails = new Map<string, string>();
  const shots = new Shots();
  beforeAll(async () => {
    browser = await launchChromium();
    for (const scenario of ['1', '4']) mails.set(scenario, await firstMail(scenario));
  });
  afterAll(async () => {
    await browser?.close();
    shots.done();
  });

  /** The mail in a window; whatever it would fetch is noted in `asked`. */
  async function opened(scenario: string, options: BrowserContextOptions, asked: string[] = []): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('request', (r) => void (r.url().startsWith('data:') ? 0 : asked.push(r.url())));
    await page.setContent(mails.get(scenario) ?? '');
    return page;
  }

  const WIDTHS = ['1', '4'].flatMap((s) =>
    [600, 360, 320].flatMap((w) => (['light', 'dark'] as const).map((c) => [s, w, c] as const)),
  );

  it.each(WIDTHS)(
    'of scenario %s at %i px, %s: nothing to scroll sideways, nothing too pale, the map as wide as the mail',
    async (scenario, width, colorScheme) => {
      const asked: string[] = [];
      const page = await opened(scenario, { viewport: { width, height: 900 }, colorScheme }, asked);
      expect(await page.evaluate<number>(WIDER)).toBe(0);
      expect(await page.evaluate<unknown[]>(TOO_PALE)).toEqual([]);
      const map = await page.locator('img.d-map').boundingBox();
      expect(map?.width).toBe(width - 24);
      expect(map?.height).toBeGreaterThan((width - 24) / 2);
      expect(asked).toEqual([]);
      await shots.take(page, `mail-${scenario}-${width}-${colorScheme}`, { fullPage: true });
      await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
      await shots.take(page, `mail-${scenario}-${width}-${colorScheme}-grey`, { fullPage: true });
      await page.context().close();
    },
  );

  it('shows by night what is dark: a page and letters the other way round', async () => {
    const of = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
      const page = await opened('1', { colorScheme });
      const look = 'const s = getComputedStyle(document.body); [s.color, s.backgroundColor]';
      return page.evaluate<string[]>(look);
    };
    expect(await of('light')).toEqual(['rgb(27, 29, 31)', 'rgb(255, 255, 255)']);
    expect(await of('dark')).toEqual(['rgb(232, 230, 225)', 'rgb(20, 23, 26)']);
  });

  it('is read aloud in order: its language, one head, sections below it, words for the map, a button that says where it goes', async () => {
    const page = await opened('1', { viewport: { width: 600, height: 900 } });
    const told = await page.evaluate<{
      lang: string;
      title: string;
      heads: string[];
      alts: (string | null)[];
      names: string[];
    }>(`({
      lang: document.documentElement.lang,
      title: document.title,
      heads: [...document.querySelectorAll('h1, h2, h3, h4')].map((h) => h.tagName),
      alts: [...document.images].map((i) => i.getAttribute('alt')),
      names: [...document.links].map((a) => a.getAttribute('aria-label') + ' ' + a.href),
    })`);
    expect(told.lang).toBe('en');
    expect(told.title).not.toBe('');
    expect(told.heads[0]).toBe('H1');
    expect(new Set(told.heads.slice(1))).toEqual(new Set(['H2']));
    expect(told.alts[0]).toMatch(/^The part of the map that matters.* POSITION below says in words what is on it/);
    expect(told.alts.slice(1).filter((alt) => !/^[a-z]*(?: [a-z]+)*$/.test(alt ?? '?'))).toEqual([]);
    expect(told.names).toEqual([`On the web: the page of your side ${WEB}`]);
  });

  it('has orders that are pasted into an answer as they are, one or all, and are read there', async () => {
    const page = await opened('4', { viewport: { width: 600, height: 900 } });
    const editor = '<section><div id=answer contenteditable></div></section><hr>';
    await page.evaluate(`document.body.insertAdjacentHTML("afterbegin", "${editor}")`);
    const pre = 'document.querySelectorAll(".d-samples pre")';
    const [first, last] = [`${pre}[0]`, `[...${pre}].at(-1)`];
    const samples = await page.locator('pre').allInnerTexts();
    expect(samples.length).toBeGreaterThan(1);
    const pasted = async (from: string, to: string): Promise<string> => {
      await page.evaluate(`(() => {
        const range = document.createRange();
        range.setStart(${from}, 0);
        range.setEnd(${to}, ${to}.childNodes.length);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
      })()`);
      await page.keyboard.press('Control+C');
      // A mail program's window has an empty line to begin with, and the cursor in it.
      await page.evaluate(`(() => {
        const answer = document.getElementById('answer');
        answer.innerHTML = '<div><br></div>';
        answer.focus();
        getSelection().collapse(answer.firstChild, 0);
      })()`);
      await page.keyboard.press('Control+V');
      return page.locator('#answer').innerHTML();
    };
    const one = await pasted(first, first);
    expect(writtenHtml(one).text).toBe(samples[0]);
    const all = await pasted(first, last);
    expect(writtenHtml(all).text.split(/\n+/)).toEqual(samples);
  });
});
