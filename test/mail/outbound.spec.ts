import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { DataSource } from 'typeorm';
import { RemindersService } from '../../src/clock/reminders.service';
import { GameRepository } from '../../src/table/game.repository';
import type { Seat } from '../../src/table/seat.entity';
import { DkimSigner } from '../../src/mail/dkim';
import { OutboxMail } from '../../src/post/mail.entities';
import { Tokens } from '../../src/post/tokens';
import { reportLines } from '../../src/reports/report-lines';
import { COLUMNS } from '../../src/wording/wrap';
import { LogRepository } from '../../src/submissions/log.repository';
import { newGame, waitedFor, type Table } from '../support/game';
import { isReceipt } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import { PagePlayer } from '../support/page-player';
import type { Player } from '../support/player';
import { htmlOf, htmlWords, plainWords, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { DOMAIN, World } from '../support/world';

const folder = mkdtempSync(join(tmpdir(), 'despatch-outbound-'));
const keyFile = join(folder, 'dkim.pem');
const LIMIT = 20;
/** Letters among them: the rest is for what the game asks and tells. */
const LETTERS = LIMIT / 2;

let world: World;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  world = await World.open({
    PUBLIC_URL: 'https://despatch.example.org',
    DKIM_KEY_FILE: keyFile,
    MAILS_AN_HOUR: String(LIMIT),
    LETTERS_A_DAY: String(LIMIT),
    ANSWERS_AN_HOUR: '8',
  });
});
beforeEach(() => world.clock.forward({ hours: 2 }));
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const header = (mail: Delivered, name: string): string => {
  const head = mail.raw.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const found = head.split('\r\n').filter((l) => l.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.slice(name.length + 1).trim() ?? '';
};
const ofGame = (player: Player, { code }: Table): Delivered[] =>
  player.mailbox.filter((m) => subjectOf(m).includes(code));
const turnMails = (mails: readonly Delivered[]): Delivered[] => mails.filter((m) => /, due /.test(subjectOf(m)));
const reminders = (mails: readonly Delivered[]): Delivered[] =>
  mails.filter((m) => /: (a reminder|your time|you may claim)/.test(subjectOf(m)));

/** Rows of the outbox about a game, in the order they were written. */
const outbox = async ({ code }: Table): Promise<OutboxMail[]> => {
  const { id } = await world.game(code);
  return world.app.get(DataSource).manager.find(OutboxMail, { where: { gameId: id }, order: { nr: 'ASC' } });
};

/** Answers by mail whoever is waited for, by the samples of his mail. */
async function answerByMail(table: Table): Promise<void> {
  const waited = await waitedFor(world, table);
  if (!waited) throw new Error('nobody is waited for');
  const orders = samplesOf(waited.mail).filter((s) => s !== 'pass');
  await waited.player.reply(waited.mail, orders.length > 0 ? orders.join('\n') : 'pass');
  await world.settle();
}

describe('the mails of a game', () => {
  let table: Table;
  beforeAll(async () => {
    table = await newGame(world);
    await answerByMail(table);
    await answerByMail(table);
  });

  it('come back, each to an address of its own, and are answered to another', async () => {
    const tokens = world.app.get(Tokens);
    const rows = await outbox(table);
    for (const player of [table.german, table.allied, table.moderator])
      for (const mail of ofGame(player, table)) {
        expect(mail.returnPath).toMatch(new RegExp(`^[a-z2-7]+@${DOMAIN.replace(/\./g, '\\.')}$`));
        const row = rows.find((r) => r.id === tokens.readReturn(mail.returnPath.split('@')[0] ?? ''));
        expect(row?.messageId).toBe(mail.parsed.messageId);
        expect(row?.sentTo).toBe(player.email);
        expect(header(mail, 'List-ID')).toBe(`Despatch ${table.code} <${table.code.toLowerCase()}.${DOMAIN}>`);
        expect(header(mail, 'From')).toBe(`Despatch ${table.code} <despatch@${DOMAIN}>`);
      }
  });

  it('are one thread: its root, the mail before, and what is answered; one subject up to the colon', () => {
    for (const player of [table.german, table.allied]) {
      const mails = ofGame(player, table);
      expect(mails.length).toBeGreaterThan(2);
      const root = `<${table.code.toLowerCase()}@${DOMAIN}>`;
      mails.forEach((mail, i) => {
        const before = mails[i - 1]?.parsed.messageId;
        const answered = mail.parsed.inReplyTo;
        const references = [root, ...(before ? [before] : []), ...(answered ? [answered] : [])];
        expect([mail.parsed.references].flat()).toEqual(references);
        expect(answered !== undefined).toBe(isReceipt(mail));
        expect(subjectOf(mail)).toMatch(new RegExp(`^\\[Despatch ${table.code}\\] The Luftwaffe Strikes: `));
        expect(header(mail, 'Thread-Topic')).toBe(`[Despatch ${table.code}] The Luftwaffe Strikes`);
        expect(header(mail, 'Thread-Index')).toBe(header(mails[0] ?? mail, 'Thread-Index'));
        expect(Buffer.from(header(mail, 'Thread-Index'), 'base64')).toHaveLength(22);
      });
    }
  });

  it('say in plain text of 72 columns what they say, and carry the page under a plain name', () => {
    for (const player of [table.german, table.allied, table.moderator])
      for (const mail of ofGame(player, table)) {
        const wide = textOf(mail)
          .split('\n')
          .filter((l) => l.length > COLUMNS && !/https?:\/\//.test(l));
        expect(wide).toEqual([]);
        for (const { filename } of mail.parsed.attachments)
          expect(filename).toMatch(/^(map\.png|symbol-[\w-]+\.png|despatch-[\w-]+\.pdf)$/);
        expect(mail.raw.length).toBeLessThan(5_000_000);
      }
  });

  it('say the same words in HTML, in less than mail programs show, and fetch nothing', () => {
    for (const player of [table.german, table.allied, table.moderator])
      for (const mail of ofGame(player, table)) {
        const html = htmlOf(mail);
        expect(htmlWords(mail)).toEqual(plainWords(mail));
        expect(Buffer.byteLength(html)).toBeLessThan(102_000);
        expect(html).toMatch(/^<!DOCTYPE html>\s<html lang="en"/);
        expect(html).not.toMatch(/src="(?!cid:)|url\(|<link|<script/);
        const named = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);
        const parts = mail.parsed.attachments.flatMap((a) => a.cid ?? []);
        expect([...new Set(named)].sort()).toEqual(parts.sort());
      }
  });

  it('are signed so that whoever asks our domain finds them whole, their pages too', async () => {
    const dkim = DkimSigner.from({ dkim: { keyFile, selector: 'despatch' }, mailDomain: DOMAIN });
    const record = dkim.record();
    const asked: string[] = [];
    const resolver = (name: string): Promise<string[][]> => {
      asked.push(name);
      return Promise.resolve([[record?.value ?? '']]);
    };
    const withPage = turnMails(ofGame(table.german, table)).at(-1);
    const mails = [withPage, ...ofGame(table.allied, table)];
    expect(withPage?.parsed.attachments.some((a) => a.contentType === 'application/pdf')).toBe(true);
    for (const mail of mails) {
      const { results } = await dkimVerify(Buffer.from(mail?.raw ?? '', 'latin1'), { resolver });
      expect(results.map((r) => [r.status?.result, r.signingDomain])).toEqual([['pass', DOMAIN]]);
    }
    expect(new Set(asked)).toEqual(new Set([record?.name]));
  });
});

describe('reminders', () => {
  let table: Table;
  let address: string;
  let path: string;
  beforeAll(async () => {
    table = await newGame(world);
    const [, mailto = '', link = ''] =
      /^<mailto:(\S+)\?subject=MUTE>, <(https:\S+)>$/.exec(header(table.allied.newest, 'List-Unsubscribe')) ?? [];
    address = mailto;
    path = new URL(link).pathname;
  });

  /** Lets days pass; the reminders that the Allied player got. */
  async function after(days: number): Promise<number> {
    const before = reminders(ofGame(table.allied, table)).length;
    world.clock.forward({ days });
    await world.app.get(RemindersService).tick();
    await world.settle();
    return reminders(ofGame(table.allied, table)).length - before;
  }
  const page = async (): Promise<string> => unwrapped((await world.anybody.get(path).expect(200)).text);

  it('are not stopped by whoever only looks at the address', async () => {
    expect(header(table.allied.newest, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(table.moderator.newest, 'List-Unsubscribe')).toBe('');
    await world.anybody.head(path).expect(200);
    expect(await page()).toContain('You <b>get reminders</b> of this game.');
    expect(await page()).toContain('RESIGN');
    expect(await after(6)).toBe(1);
  });

  it.each([
    [
      'as a form',
      (): Promise<unknown> =>
        Promise.resolve(world.anybody.post(path).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200)),
    ],
    [
      'in parts',
      (): Promise<unknown> =>
        Promise.resolve(world.anybody.post(path).field('List-Unsubscribe', 'One-Click').expect(200)),
    ],
  ])(
    'are stopped by one click (RFC 8058), sent %s, without a cookie; the page brings them back',
    async (_how, click) => {
      await click();
      expect(await page()).toContain('You get <b>no reminders</b> of this game.');
      await world.anybody.post(path).type('form').send({ reminders: 'on' }).expect(200);
      expect(await page()).toContain('You <b>get reminders</b> of this game.');
    },
  );

  it('are stopped by a mail to the address, which is answered; his orders are asked and answered as before', async () => {
    await table.allied.send({ to: address, subject: 'MUTE', text: 'This mail was generated by a button.' });
    await world.settle();
    expect(unwrapped(textOf(table.allied.newest))).toContain('No more reminders of this game');
    expect(await after(3)).toBe(0);
    await answerByMail(table);
    expect(isReceipt(table.allied.find(/receipt, recorded/))).toBe(true);
  });

  it('come back with UNMUTE in a reply, and nobody else can ask for it', async () => {
    const before = table.allied.mailbox.length;
    await table.german.send({ to: address, subject: 'MUTE', text: 'x' });
    await world.settle();
    expect(unwrapped(textOf(table.allied.newest))).toContain('Nothing was done with it.');
    expect(table.allied.mailbox.length).toBe(before + 1);
    await table.allied.reply(table.allied.find(/receipt/), 'UNMUTE');
    await world.settle();
    expect(unwrapped(textOf(table.allied.newest))).toContain('You are reminded of your time in this game again.');
    expect(await page()).toContain('You <b>get reminders</b> of this game.');
  });

  it.each(['x', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])('are nobody’s under a wrong address (%s)', async (pass) => {
    const wrong = path.replace(/[^/]+$/, pass);
    await world.anybody.get(wrong).expect(404);
    await world.anybody.post(wrong).expect(404);
    const other = await newGame(world);
    await world.anybody.post(path.replace(table.code, other.code)).expect(404);
  });
});

describe('a mail server that is away for days', () => {
  it('costs nobody a mail: when it is back each has each state once, and no line of a report is lost', async () => {
    const table = await newGame(world);
    const game = await world.game(table.code);
    const seats = (): Promise<Seat[]> => world.app.get(GameRepository).seatsOf(game.id);
    const told = new Map((await seats()).map((s) => [s.side, s.toldSeq]));
    const pages = {
      german: await PagePlayer.open(world, table, table.german),
      allied: await PagePlayer.open(world, table, table.allied),
    };
    const before = { german: ofGame(table.german, table).length, allied: ofGame(table.allied, table).length };
    const news = (side: 'german' | 'allied'): Delivered[] => ofGame(table[side], table).slice(before[side]);
    await world.sink.goAway();

    let answers = 0;
    const answered = { german: 0, allied: 0 };
    for (; answers < 9; answers++) {
      const open = (await world.position(table.code)).open.find((o) => !o.sealed);
      const side = open?.seat === 'german' ? 'german' : 'allied';
      await pages[side].answer();
      answered[side] += 1;
      await world.settle();
      world.clock.forward({ hours: 7 });
      await world.settle();
    }
    expect(Math.min(answered.german, answered.allied)).toBeGreaterThan(1);
    for (let day = 0; day < 17; day++) {
      world.clock.forward({ days: 1 });
      await world.app.get(RemindersService).tick();
      await world.settle();
    }
    expect((await outbox(table)).filter((m) => m.state === 'waiting').map((m) => m.attempts)).not.toContain(1);
    expect((await outbox(table)).map((m) => m.state)).not.toContain('dead');

    await world.sink.comeBack();
    for (let round = 0; round < 4; round++) {
      world.clock.forward({ minutes: 15 });
      await world.settle();
    }
    expect((await outbox(table)).filter((m) => m.state === 'waiting')).toEqual([]);
    const waited = (await world.position(table.code)).open.find((o) => !o.sealed)?.seat ?? '';
    for (const side of ['german', 'allied'] as const) {
      expect(news(side).filter(isReceipt)).toHaveLength(answered[side]);
      expect(turnMails(news(side))).toHaveLength(side === waited ? 1 : 0);
      expect(reminders(news(side)).map(subjectOf)).toHaveLength(1);
      expect(reminders(news(side)).map(subjectOf)[0]).toMatch(
        side === waited ? /: your time is over$/ : /: you may claim$/,
      );
    }
    // Whoever was not waited for is told with his next mail.
    while ([turnMails(news('german')), turnMails(news('allied'))].some((m) => m.length === 0))
      await answerByMail(table);
    for (const seat of await seats()) {
      const side = seat.side as 'german' | 'allied';
      const first = turnMails(news(side))[0];
      const facts = await world.app.get(LogRepository).factsAfter(game.id, told.get(side) ?? -1);
      const row = (await outbox(table)).find((m) => m.messageId === first?.parsed.messageId);
      const until = row?.spec.map?.seq ?? -1;
      const lines = reportLines(
        world.engine(),
        facts.filter((f) => f.seq <= until),
        side,
      );
      expect(lines.length).toBeGreaterThan(3);
      const said = unwrapped(textOf(first as Delivered));
      lines.forEach((l, i) => expect(said).toContain(unwrapped(`${i + 1} ${l.text}${l.rule ? ` [${l.rule}]` : ''}`)));
    }
  });

  it('is tried again with growing pauses, and then everybody gets his mails in their order', async () => {
    const table = await newGame(world);
    await world.sink.goAway();
    const letters = ['first', 'second', 'third', 'fourth'];
    for (const letter of letters) {
      await table.german.reply(ofGame(table.german, table)[0] as Delivered, `SAY ${letter}`);
      await world.settle();
    }
    world.clock.forward({ days: 3 });
    await world.settle();
    await world.sink.comeBack();
    for (let round = 0; round < 4; round++) {
      world.clock.forward({ minutes: 15 });
      await world.settle();
    }
    const got = ofGame(table.allied, table).filter((m) => /a letter/.test(subjectOf(m)));
    expect(got.map((m) => letters.find((l) => textOf(m).includes(l)))).toEqual(letters);
  });
});

describe('a person', () => {
  it('gets so many mails an hour; what is more waits, in its order', async () => {
    const table = await newGame(world);
    world.clock.forward({ hours: 2 });
    const before = ofGame(table.allied, table).length;
    for (let n = 0; n < LETTERS + 5; n++)
      await table.german.reply(table.german.newest, `SAY letter ${n}.`, { messageId: `<l${n}@example.org>` });
    await world.settle();
    const letters = (): string[] =>
      ofGame(table.allied, table)
        .slice(before)
        .map((m) => /letter (\d+)\./.exec(textOf(m))?.[1] ?? '');
    expect(letters()).toHaveLength(LETTERS);
    world.clock.forward({ hours: 1 });
    await world.settle();
    expect(letters()).toEqual(Array.from({ length: LETTERS + 5 }, (_, n) => String(n)));
  });

  it('who is answered too often is told once; his orders are recorded and answered all the same', async () => {
    const table = await newGame(world);
    const asked = turnMails(ofGame(table.allied, table))[0] as Delivered;
    for (let n = 0; n < 14; n++) {
      await table.allied.reply(asked, `STATUS\n# ${n}`);
      await world.settle();
    }
    const mails = ofGame(table.allied, table);
    expect(mails.filter(isReceipt)).toHaveLength(8);
    expect(mails.filter((m) => /no more answers for an hour$/.test(subjectOf(m)))).toHaveLength(1);
    await table.allied.reply(asked, 'pass');
    await world.settle();
    expect(subjectOf(table.allied.find(/receipt/))).toMatch(/recorded$/);
    world.clock.forward({ hours: 1 });
    await table.allied.reply(asked, 'STATUS');
    await world.settle();
    expect(ofGame(table.allied, table).filter(isReceipt)).toHaveLength(10);
  });
});
