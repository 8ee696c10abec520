import { DataSource } from 'typeorm';
import { InboundMail } from '../../src/post/mail.entities';
import { ATTRIBUTIONS } from '../../src/mail/reading/testing/attributions';
import { FORWARDS, HEADER_BLOCKS } from '../../src/mail/reading/testing/header-blocks';
import { HTML_REPLIES } from '../../src/mail/reading/testing/html-replies';
import { writtenHtml, writtenText } from '../../src/mail/reading/written';
import { newGame, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { firstParagraph, samplesIn, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Plays so many answers by the samples. */
async function play(table: Table, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const asked = await waitedFor(world, table);
    if (!asked) return;
    const own = samplesOf(asked.mail).filter((s) => s !== 'pass');
    await asked.player.reply(asked.mail, own.join('\n') || 'pass');
    await world.settle();
  }
}

/** What was kept of the newest mail to a player's address. */
async function kept(mail: Delivered): Promise<InboundMail | undefined> {
  const source = world.app.get(DataSource);
  const to = replyTo(mail).toLowerCase();
  const [newest] = await source.manager.find(InboundMail, {
    where: { recipient: to },
    order: { receivedAt: 'DESC' },
    take: 1,
  });
  return newest;
}

/** Lines with marks, broken at `columns` as programs do that forget the marks of what is left. */
function quoted(text: string, columns = Infinity): string {
  const broken = (line: string): string[] => {
    if (line.length <= columns) return [line];
    const at = line.lastIndexOf(' ', columns);
    return at < 20 ? [line] : [line.slice(0, at), line.slice(at + 1)];
  };
  return text
    .split('\n')
    .flatMap((l) => broken(`> ${l}`.trimEnd()))
    .join('\n');
}
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

describe('our own mails in replies', () => {
  const OWN = 'search Milos\nat 4314: maneuver: Koch\npass';
  const attributions = Object.values(ATTRIBUTIONS).flatMap((list) => list.filter((_, i) => i % 4 === 0));
  const heads = [...HEADER_BLOCKS, ...FORWARDS];
  /** One in so many for each mail, others for the next: all of them are tried, on some mail. */
  const some = <T>(all: readonly T[], mail: string, oneIn: number): T[] =>
    all.filter((_, i) => (i + mails.indexOf(mail)) % oneIn === 0);
  let mails: string[] = [];
  beforeAll(async () => {
    const [sea, land] = [await newGame(world), await newGame(world, { scenario: '3' })];
    await play(sea, 12);
    await play(land, 10);
    const all = [sea.german, sea.allied, land.moderator].flatMap((p) => p.mailbox.map(textOf));
    const byKind = new Map(all.map((text) => [text.replace(/\d+/g, '').slice(0, 400), text]));
    mails = [...byKind.values()].map((text) => text.trimEnd());
  });

  it('are many and of every kind', () => {
    expect(mails.length).toBeGreaterThan(15);
    for (const sign of ['WHAT YOU MAY ORDER', 'Recorded as version', 'On the web:', '  | '])
      expect(mails.join('\n')).toContain(sign);
  });

  it('are never read when they are quoted with marks, above or below the answer', () => {
    for (const mail of mails)
      for (const head of some(attributions, mail, 4)) {
        expect(writtenText(`${OWN}\n\n${head}\n${quoted(mail)}\n`).text).toBe(OWN);
        expect(writtenText(`${head}\n${quoted(mail)}\n\n${OWN}\n`).text).toBe(OWN);
      }
  });
  it('are never read when they are quoted whole, or sent on', () => {
    for (const mail of mails)
      for (const head of some(heads, mail, 15)) {
        expect(writtenText(`${OWN}\n\n${head}\n\n${mail}\n`).text).toBe(OWN);
        const [, ...body] = mail.split('\n');
        expect(writtenText(`${head}\n\n${body.join('\n')}\n`).text).toBe('');
      }
  });
  it('are never read when the program breaks their lines and forgets the marks', () => {
    const head = attributions[0] ?? '';
    for (const mail of mails)
      for (const columns of [74, 72, 68]) {
        const { text } = writtenText(`${OWN}\n\n${head}\n${quoted(mail, columns)}\n`);
        expect(text.split('\n').filter((l) => l !== '' && !OWN.split('\n').includes(l))).toEqual([]);
      }
  });
  it('give samples that survive above, below and between quotes', () => {
    const samples = [...new Set(mails.flatMap((text) => samplesIn(text)))];
    expect(samples.length).toBeGreaterThan(20);
    const [head = ''] = attributions;
    for (const own of samples) {
      const above = quoted('a question?');
      const replies = [
        own,
        `${own}\n${head}\n${above}`,
        `${head}\n${above}\n\n${own}`,
        `${head}\n${above}\n${own}\n${above}`,
      ];
      expect(replies.map((r) => writtenText(r).text)).toEqual(replies.map(() => own));
    }
  });
  it('are never read in HTML', () => {
    for (const mail of mails)
      for (const reply of some(Object.values(HTML_REPLIES), mail, 4)) {
        const html = reply(OWN.split('\n'), `<pre>${escaped(mail)}</pre>`);
        expect(writtenHtml(html).text.split(/\n+/)).toEqual(OWN.split('\n'));
      }
  });
});

describe('a mail that is no person’s answer', () => {
  it.each([
    ['auto-reply: auto-submitted; noted for its player', { 'Auto-Submitted': 'auto-replied' }],
    ['auto-reply: its subject; noted for its player', { Subject: 'Automatische Antwort: 22 AM' }],
    ['list: list-id; nothing to do', { 'List-Id': '<games.lists.example.org>' }],
    ['loop: x-despatch-loop; nothing to do', { 'X-Despatch-Loop': DOMAIN }],
  ])('%s: is kept with its reason, does nothing and is never answered', async (outcome, headers) => {
    const { german, code } = await newGame(world);
    const before = [german.mailbox.length, (await world.game(code)).seq];
    const asked = german.newest;
    const { Subject: subject = `Re: ${subjectOf(asked)}`, ...more } = headers as Record<string, string>;
    const text = outcome.startsWith('auto-reply') ? 'I am away until Monday.' : 'RESIGN';
    await german.send({ to: replyTo(asked), subject, headers: more, text });
    await world.settle();
    expect([german.mailbox.length, (await world.game(code)).seq]).toEqual(before);
    expect(await kept(asked)).toMatchObject({ state: 'done', outcome });
  });

  it('and holds what reads as an order does nothing either; whose address it has is told so', async () => {
    const { german, code } = await newGame(world);
    const before = [german.mailbox.length, (await world.game(code)).seq];
    const asked = german.newest;
    const headers = { 'Auto-Submitted': 'auto-replied' };
    await german.send({ to: replyTo(asked), subject: `Re: ${subjectOf(asked)}`, headers, text: 'RESIGN' });
    await world.settle();
    expect([german.mailbox.length - 1, (await world.game(code)).seq]).toEqual(before);
    expect(subjectOf(german.newest)).toMatch(/: a mail of yours was taken for an automatic reply$/);
  });

  it('that no reader gets through is kept, and its owner is told, three times an hour at most', async () => {
    const { german, code } = await newGame(world);
    const asked = german.newest;
    const before = german.mailbox.length;
    const { seq } = await world.game(code);
    const parts = Array.from({ length: 400 }, (_, i) => ({ filename: `${i}.txt`, content: 'RESIGN' }));
    for (let i = 0; i < 5; i++) {
      await german.send({ to: replyTo(asked), subject: `Re: ${i}`, text: 'pass', attachments: parts });
      await world.settle();
    }
    const told = german.mailbox.slice(before);
    expect(told.map((m) => subjectOf(m).split(': ').at(-1))).toEqual(Array(3).fill('a mail could not be read'));
    expect(unwrapped(textOf(told[0] as Delivered))).toContain('send your orders again as plain text');
    expect(await kept(asked)).toMatchObject({ state: 'failed', outcome: 'cannot be read' });
    expect((await world.game(code)).seq).toBe(seq);
  });

  it('but locked, gets a receipt that asks for plain text', async () => {
    const { german } = await newGame(world);
    await german.reply(german.newest, '-----BEGIN PGP MESSAGE-----\n\nhQEM\n-----END PGP MESSAGE-----');
    await world.settle();
    const receipt = german.find(/: receipt, NOT recorded/);
    expect(firstParagraph(receipt)).toContain('no order was recognised');
    expect(unwrapped(textOf(receipt))).toContain('the mail is encrypted; please send your orders as plain text');
  });

  it('but sends on what another wrote, does what stands above alone', async () => {
    const table = await newGame(world);
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is asked');
    await asked.player.reply(asked.mail, `STATUS\n\n${FORWARDS[0]}\n\nRESIGN\n`);
    await world.settle();
    const receipt = asked.player.find(/: receipt/);
    expect(textOf(receipt)).toContain('STATUS');
    expect(textOf(receipt)).not.toContain('RESIGN');
    expect(unwrapped(textOf(receipt))).toMatch(/Not read: \d+ lines: forwarded mail/);
  });
});
