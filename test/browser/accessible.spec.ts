import type { Browser, Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { amiss } from '../support/axe';
import { describeInBrowser, launchChromium, Shots, TOO_PALE, WIDER } from '../support/chromium';
import { newGame } from '../support/game';
import { part } from '../support/parts';
import { linkOf, playedOn, resigned } from '../support/played-on';
import { textOf } from '../support/reading';
import { SCREENS_NOW } from '../support/screens';
import { signInLink } from '../support/signed-in';
import { freePort, ServiceProcess } from '../support/service-process';
import { World } from '../support/world';

jest.setTimeout(180_000);

/** Pages that are read, not programmed. */
const OF_WORDS = /game|replay|watch|post|mail/;
const TYPEWRITTEN = `[...document.querySelectorAll('body *')].filter((one) => /mono/i.test(getComputedStyle(one).fontFamily)).length`;

describeInBrowser('axe finds nothing amiss', () => {
  let browser: Browser;
  const shots = new Shots();
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    shots.done();
  });

  /** Findings of each page, as it was left by the step that leads to it. */
  async function looked(page: Page, steps: Record<string, () => Promise<unknown>>): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const [name, step] of Object.entries(steps)) {
      await step();
      const list = [
        ...(await amiss(page)),
        ...(await amissInDark(page)),
        ...((await page.evaluate<number>(WIDER)) > 0 ? ['wider than its window'] : []),
        ...(OF_WORDS.test(name) && (await page.evaluate<number>(TYPEWRITTEN)) > 0 ? ['typewriter letters'] : []),
      ];
      if (list.length > 0) found[name] = list;
      await shots.take(page, `axe-${name}-${page.viewportSize()?.width}`);
    }
    return found;
  }

  /** What a reader who asks for dark pages would find: a light page all the same, or words that hardly stand out. */
  async function amissInDark(page: Page): Promise<string[]> {
    await page.emulateMedia({ colorScheme: 'dark' });
    const ground = await page.evaluate<number>(
      'Number(/\\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0])',
    );
    const pale = await page.evaluate<[string, number][]>(TOO_PALE);
    await page.emulateMedia({ colorScheme: null });
    return [
      ...(ground > 60 ? ['light in the dark'] : []),
      ...pale.map(([words, ratio]) => `too pale in the dark: ${words} ${ratio}`),
    ];
  }

  describe.each(SCREENS_NOW)('at %s', (_screen, options) => {
    it('on the pages of players and organisers', async () => {
      const world = await World.open();
      const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
      const at = await world.app.getUrl();
      const hex = await newGame(world, { scenario: '1' });
      const sea = await newGame(world, { scenario: '4' });
      const olga = world.person('Olga Stern');
      const role = { name: olga.name, email: olga.email, role: 'organiser' };
      await world.api.post('/api/clubs/club-of-the-tuesday-evenings/members', role).expect(200);
      const linked = (code: string, player: typeof hex.german): string => {
        const mails = player.mailbox.filter((m) => m.parsed.subject?.includes(code));
        const link = mails.flatMap((m) => /(https?:\/\/\S+\/g\/\S+)/.exec(textOf(m))?.[1] ?? []).at(-1) ?? '';
        return `${at}${new URL(link).pathname}`;
      };
      const game = async (link: string): Promise<void> => {
        await page.goto(link);
        await page.locator('.place').first().waitFor({ state: 'attached' });
        await page.locator('#hand').waitFor();
      };
      const muting = (player: typeof hex.german): string => {
        const head = player.mailbox.map((m) => m.raw.replace(/\r?\n[ \t]+/g, ' ')).join('\n');
        return `${at}${new URL(/^List-Unsubscribe:.*<(http\S+)>/im.exec(head)?.[1] ?? '').pathname}`;
      };
      const found = await looked(page, {
        shut: () => page.goto(`${at}/g/${hex.code}`),
        game: () => game(linked(hex.code, hex.german)),
        report: () => part(page, 'report'),
        orders: () => part(page, 'orders'),
        position: () => part(page, 'more'),
        place: async () => {
          await part(page, 'map');
          await page.locator('.place').first().press('Enter');
        },
        units: () => page.locator('#sheets button').nth(1).click(),
        replay: () => page.goto(`${at}/g/${hex.code}/replay`),
        sea: () => game(linked(sea.code, sea.allied)),
        written: async () => {
          await page.locator('#hand button').first().click();
          await part(page, 'orders');
          await page.locator('#text').fill('form TF Q at Matpan\nstatus');
          await page.locator('#judged li.error').first().waitFor();
        },
        'no wish': () => page.goto(`${at}/g/${hex.code}/mute/nothing`),
        mute: async () => {
          await page.goto(muting(hex.german));
          await page.getByRole('button').click();
          await page.getByRole('button', { name: 'again' }).waitFor();
        },
        api: async () => {
          await page.goto(`${at}/api`);
          await page.locator('summary').first().click();
        },
        'sign in': () => page.goto(`${at}/sign-in`),
        'to confirm': async () => {
          await page.locator('#email').fill(olga.email);
          await page.getByRole('button').click();
          await page.locator('[role=status]').waitFor();
          await world.settle();
          await page.goto(`${at}${signInLink(olga)}`);
        },
        me: async () => {
          await page.getByRole('button').click();
          await page.locator('#wishes').waitFor();
        },
        club: () => page.goto(`${at}/clubs/club-of-the-tuesday-evenings`),
        key: async () => {
          await page.locator('#key-name').fill('results page');
          await page.getByRole('checkbox').first().check();
          await page.getByRole('button', { name: 'Make a key' }).click();
          await page.locator('code').waitFor();
        },
        'bad member': async () => {
          await page.locator('#email').fill('a@b');
          await page.getByRole('button', { name: 'Add' }).click();
          await page.locator('[role=alert]').waitFor();
        },
        moderating: async () => {
          await sea.allied.reply(sea.allied.newest, 'ASK\nMay a convoy turn back before it is seen (19.42)?\nENDASK');
          await world.settle();
          await page.goto(`${at}/moderate`);
        },
        moderated: async () => {
          await page.getByRole('link', { name: sea.code }).click();
          await page.locator('#questions').waitFor();
        },
        'acts of moderators': async () => {
          for (const name of ['back', 'seats'])
            for (const one of await page.locator(`section[aria-labelledby=${name}] summary`).all()) await one.click();
          await page.locator('#patch').scrollIntoViewIfNeeded();
        },
        revealed: async () => {
          for (const side of ['german', 'allied']) {
            await page.locator('#seat-1').selectOption(side);
            await page.locator('#why-1').fill('the question is about his own ships');
            await page.getByRole('button', { name: 'Reveal' }).click();
            await page.locator('[role=status]').waitFor();
          }
        },
        ruled: async () => {
          await page.locator('#rules-1').fill('19.42');
          await page.locator('#scope-1').selectOption('club');
          await page.locator('#asked-1').fill('May a convoy turn back unseen?');
          await page.locator('#ruled-1').fill('It may, once in a game-turn.');
          await page.locator('#because-1').fill('19.42 names no time.');
          await page.getByRole('button', { name: 'Make the ruling' }).click();
          await page.locator('#rulings').waitFor();
        },
        'to try': () => page.getByRole('link', { name: 'Try this position' }).click(),
        tried: async () => {
          await page.locator('#orders-allied').fill('pass');
          await page.getByRole('button', { name: 'Try it' }).click();
          await page.locator('#came').waitFor();
        },
        rules: () => page.goto(`${at}/rules?q=ships+sunk`),
        system: () => page.goto(`${at}/rules/mercury`),
        section: () => page.locator('summary').first().click(),
        paragraph: async () => {
          await page.goto(`${at}/rules/mercury/19.42`);
          for (const one of await page.locator('summary').all()) await one.click();
        },
        'no paragraph': () => page.goto(`${at}/rules/mercury/99.9`),
        console: () => page.goto(`${at}/clubs/club-of-the-tuesday-evenings/games`),
        'acted on many': async () => {
          for (const box of await page.locator('[name=games]').all()) await box.check();
          await page.getByRole('radio').first().check();
          await page.getByRole('button', { name: 'Do it' }).click();
          await page.locator('[role=status]').waitFor();
        },
        'none found': async () => {
          await page.locator('#search').fill('no such game');
          await page.getByRole('button', { name: 'Show' }).click();
          await page.getByText('No game of the club').waitFor();
        },
        questions: async () => {
          await hex.allied.reply(
            hex.allied.mailbox.filter((m) => m.parsed.replyTo).at(-1) ?? hex.allied.newest,
            'ASK\nMay I?\nENDASK',
          );
          await world.settle();
          await page.goto(`${at}/clubs/club-of-the-tuesday-evenings/questions`);
        },
        'all rounds': () => page.goto(`${at}/clubs/club-of-the-tuesday-evenings/all-rounds`),
        audit: () => page.goto(`${at}/clubs/club-of-the-tuesday-evenings/audit`),
        deliveries: async () => {
          await world.app
            .get(DataSource)
            .query("UPDATE outbox SET state = 'dead' WHERE game_id IS NOT NULL AND state = 'sent'");
          await page.goto(`${at}/clubs/club-of-the-tuesday-evenings/deliveries`);
          await page.getByRole('button').first().waitFor();
        },
        door: () => page.goto(`${at}/organiser`),
        organiser: async () => {
          await page.locator('#key').fill(world.apiKey);
          await page.getByRole('button', { name: 'Open' }).click();
          await page.locator('section').first().waitFor();
        },
      });
      await page.context().close();
      await world.close();
      expect(found).toEqual({});
    });

    it('on what players read beside their page, and what spectators see', async () => {
      const world = await World.open();
      const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
      const at = await world.app.getUrl();
      const { code, german, allied } = await newGame(world, { scenario: '1', charter: { spectators: { delay: 1 } } });
      const found = await looked(page, {
        'thread of letters': async () => {
          await allied.reply(allied.newest, 'SAY\nGood luck, and mind the second hill.\nENDSAY');
          await world.settle();
          await page.goto(`${at}${linkOf(german, code)}`);
          await part(page, 'more');
          await page.locator('#letter').scrollIntoViewIfNeeded();
        },
        letters: async () => {
          await page.locator('#letter').fill('The same to you.\nI shall be slow this week.');
          await page.getByRole('button', { name: 'Send the letter' }).click();
          await page.getByRole('status').waitFor();
        },
        'nothing to watch': () => page.goto(`${at}/watch/ZZZZ`),
        'too young to watch': () => page.goto(`${at}/watch/${code}`),
        watched: async () => {
          await playedOn(world, code, 90);
          await page.reload();
          await page.locator('.sheet > *').first().waitFor();
        },
        'watched when it is over': async () => {
          await resigned(world, code, 'allied');
          await page.reload();
          await page.getByRole('link', { name: 'Replay' }).waitFor();
        },
        'replay for all': async () => {
          await page.getByRole('link', { name: 'Replay' }).click();
          await page.locator('#stage svg').first().waitFor();
        },
      });
      await page.context().close();
      await world.close();
      expect(found).toEqual({});
    });

    it('in the local post office and on the first page', async () => {
      const port = await freePort();
      const service = ServiceProcess.prepare({
        PORT: String(port),
        DATABASE_URL: '',
        SMTP_URL: '',
        DESPATCH_SECRET: '',
      });
      await service.start();
      const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
      const found = await looked(page, {
        home: () => page.goto(`http://localhost:${port}/`),
        post: () => page.goto(`http://localhost:${port}/post`),
        mail: () => page.locator('nav.boxes a').first().click(),
      });
      await page.context().close();
      await service.remove();
      expect(found).toEqual({});
    });
  });
});
