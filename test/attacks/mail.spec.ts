import { DataSource } from 'typeorm';
import { InboundMail } from '../../src/post/mail.entities';
import { SmtpListener } from '../../src/mail/smtp-listener';
import { MODERATOR, newGame, wishFor, type Table } from '../support/game';
import { messageOf } from '../support/http';
import { replyTo } from '../support/player';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { SmtpLine } from '../support/smtp-line';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

const ORGANISER = 'olga@elsewhere.example';
const SERVER = 'mx.example.org';

let world: World;
let table: Table;
let port: number;

beforeAll(async () => {
  const auth = { MAIL_AUTH: 'header', MAIL_AUTHSERV_ID: SERVER, SMTP_RELAYS: '127.0.0.1' };
  world = await World.open({ ...auth, ORGANISER_MAIL: ORGANISER });
  table = await newGame(world);
  port = world.app.get(SmtpListener).port;
});
afterAll(() => world.close());

interface Raw {
  peer: string;
  to: string;
  from?: string;
  head?: readonly string[];
  text: string;
}
let sent = 0;
/** A mail that a server at `peer` hands over; gives the answers to RCPT and to the mail. */
async function handsOver({ peer, to, from = table.allied.email, head = [], text }: Raw): Promise<string[]> {
  const line = await SmtpLine.greeted(port, peer);
  await line.say(`MAIL FROM:<${from}>`);
  const taken = await line.say(`RCPT TO:<${to}>`);
  if (!taken.startsWith('250')) return [taken];
  await line.say('DATA');
  const lines = [
    ...head,
    `From: <${from}>`,
    `To: <${to}>`,
    `Message-ID: <attack-${++sent}@example.org>`,
    'Subject: a word',
    '',
    text,
    '.',
  ];
  const answers = [taken, await line.say(lines.join('\r\n'))];
  line.end();
  await world.settle();
  return answers;
}
const rows = (): Promise<InboundMail[]> =>
  world.app.get(DataSource).manager.find(InboundMail, { order: { nr: 'ASC' } });

describe('what a server writes of a sender', () => {
  const received = 'Received: from out.example.org (out.example.org [198.51.100.7]) by mx.example.org';
  const verdict = (dmarc: string): string[] => [
    `Authentication-Results: ${SERVER}; dmarc=${dmarc} header.from=example.org`,
    received,
  ];
  const says = async (peer: string, dmarc: string, text: string): Promise<string> => {
    table.allied.news();
    await handsOver({ peer, to: replyTo(table.allied.newest), head: verdict(dmarc), text });
    return table.allied
      .news()
      .map((m) => unwrapped(textOf(m)))
      .join('\n');
  };

  it('is believed of a server that SMTP_RELAYS names', async () => {
    expect(await says('127.0.0.1', 'pass', 'RESIGN\nADDRESS thomas@example.org')).toContain(
      'A code is on its way to thomas@example.org',
    );
    expect(await says('127.0.0.1', 'fail', 'STATUS')).toContain('did not come by your mail provider (DMARC)');
  });

  it('is not of whoever reaches the listener', async () => {
    expect(await says('127.0.0.9', 'pass', 'ADDRESS mallory@example.org')).toContain(
      'Nothing has happened yet: a mail can be forged.',
    );
    expect((await rows()).at(-1)?.auth).toMatchObject({ by: 'none', dmarc: 'none' });
    expect(world.sink.box('mallory@example.org')).toEqual([]);
  });
});

describe('who plays in a game', () => {
  const mara = { name: 'Mara Voss', email: 'mara@example.org' };
  const twice = 'he plays german here, by this or another address; who plays cannot moderate';
  const wish = (): { seats: Record<string, { name: string; email: string }>; moderator: object } =>
    wishFor(world) as never;
  const refused = async (path: string, body: object): Promise<string> =>
    messageOf(await world.api.post(path, body).expect(400));

  it('cannot moderate it: not by the same address, nor by another of his', async () => {
    const { seats } = wish();
    expect(await refused('/api/games', { ...wish(), seats: { ...seats, german: mara } })).toContain(twice);
    const put = () =>
      world.api.put(`/api/games/${table.code}/seats/moderator/address`, { email: 'mara@new.example' }).expect(200);
    expect((await put()).body).toMatchObject({ email: 'mara@example.org', asked: 'mara@new.example' });
    world.clock.forward({ days: 14 });
    const moved = await put();
    expect(moved.body).toEqual({ email: 'mara@new.example', addresses: ['mara@example.org', 'mara@new.example'] });
    for (const email of ['MARA@new.example', 'mara@example.org'])
      expect(await refused('/api/games', { ...wish(), seats: { ...seats, german: { ...mara, email } } })).toContain(
        twice,
      );
    // Nor by taking the address of a player, or giving one his.
    for (const [side, email] of [
      ['moderator', table.german.email],
      ['german', 'mara@new.example'],
    ])
      expect(
        messageOf(await world.api.put(`/api/games/${table.code}/seats/${side}/address`, { email }).expect(400)),
      ).toContain("somebody else's");
    await table.german.reply(table.german.newest, 'ADDRESS mara@new.example');
    await world.settle();
    expect(unwrapped(textOf(table.german.newest))).toContain('The address mara@new.example cannot be used here.');
  });

  it('cannot be given it to moderate in a file', async () => {
    const file = (await world.api.get(`/api/games/${table.code}/export?secrets=true`)).body as {
      moderator: object;
      code: string;
      seats: { side: string; email: string }[];
    };
    const anna = file.seats.find(({ side }) => side === 'german')?.email;
    const forged = { ...file, moderator: { ...file.moderator, email: anna } };
    await world.app.get(DataSource).query(`UPDATE game_name SET code = 'AB23' WHERE code = $1`, [table.code]);
    expect(await refused('/api/games/import', forged)).toContain(twice);
    await world.app.get(DataSource).query(`UPDATE game_name SET code = $1 WHERE code = 'AB23'`, [table.code]);
  });

  it('may be played by one who moderates others', async () => {
    const { seats } = wish();
    const other = { name: 'Olaf', email: 'olaf@example.org' };
    await world.api.post('/api/games', { ...wish(), seats: { ...seats, german: mara }, moderator: other }).expect(201);
    await world.settle();
    expect(world.person(MODERATOR).mailbox.length + world.sink.box('mara@new.example').length).toBeGreaterThan(1);
  });
});

describe('postmaster@ and abuse@', () => {
  const inbox = () => world.sink.box(ORGANISER);

  it('are taken, whoever writes, and reach the organiser; nothing is answered', async () => {
    const strangers = 'sam@stranger.example';
    for (const to of [`postmaster@${DOMAIN}`, `Abuse@${DOMAIN.toUpperCase()}`, 'postmaster']) {
      const before = inbox().length;
      expect(
        await handsOver({ peer: '127.0.0.8', to, from: strangers, text: 'RESIGN\r\nYour server writes to me.' }),
      ).toEqual([expect.stringMatching(/^250/), expect.stringMatching(/^250/)]);
      const [mail, ...more] = inbox().slice(before);
      expect(more).toEqual([]);
      expect(mail && subjectOf(mail)).toMatch(/^Despatch: mail to (?:postmaster|abuse)@: a word$/);
      expect(mail && textOf(mail)).toContain('Your server writes to me.');
      expect(mail && textOf(mail)).toContain(`wrote ${strangers}:`);
    }
    expect(world.sink.box(strangers)).toEqual([]);
  });

  it('are no way into a game: neither by whom the mail answers nor from whom it is', async () => {
    const before = await world.game(table.code);
    table.allied.news();
    const answered = [
      `In-Reply-To: ${table.allied.newest.parsed.messageId}`,
      `Delivered-To: ${replyTo(table.allied.newest)}`,
    ];
    await handsOver({ peer: '127.0.0.8', to: `abuse@${DOMAIN}`, head: answered, text: 'pass' });
    expect(table.allied.news()).toEqual([]);
    expect(await world.game(table.code)).toEqual(before);
  });

  it('hand on what no reader gets through all the same: who sent it, and its head', async () => {
    const before = inbox().length;
    const parts = Array.from(
      { length: 400 },
      (_, i) => `--b\r\nContent-Disposition: attachment; filename=${i}.txt\r\n\r\nx`,
    );
    await handsOver({
      ...{ peer: '127.0.0.8', to: `abuse@${DOMAIN}`, from: 'sam@stranger.example' },
      head: ['Content-Type: multipart/mixed; boundary=b'],
      text: `${parts.join('\r\n')}\r\n--b--`,
    });
    const [mail, ...more] = inbox().slice(before);
    expect(more).toEqual([]);
    expect(mail && subjectOf(mail)).toBe('Despatch: mail to abuse@: not to be read');
    const text = unwrapped(mail ? textOf(mail) : '');
    expect(text).toContain('Its envelope names as sender: sam@stranger.example');
    expect(text).toContain('subject: a word');
    expect((await rows()).at(-1)).toMatchObject({ state: 'failed', outcome: 'cannot be read' });
    expect(world.sink.box('sam@stranger.example')).toEqual([]);
  });

  it('hand on twenty in an hour; all are on the page for organisers, and nowhere else', async () => {
    const before = inbox().length;
    for (let n = 0; n < 25; n++) await handsOver({ peer: '127.0.0.8', to: `abuse@${DOMAIN}`, text: `number ${n}` });
    expect(inbox().length - before).toBeLessThanOrEqual(20);
    const door = await world.anybody
      .post('/organiser/enter')
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ key: world.apiKey });
    const cookie = String(door.headers['set-cookie']).split(';')[0] ?? '';
    const { text } = await world.anybody.get('/organiser').set('Cookie', cookie).expect(200);
    expect(text.match(/<b>abuse@: a word<\/b>/g)?.length).toBeGreaterThan(25);
    const path = /\/organiser\/mails\/[0-9a-f-]+\.eml/.exec(text)?.[0] ?? '';
    const file = await world.anybody.get(path).set('Cookie', cookie).expect(200);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    await world.anybody.get(path).expect(401);
    const [ofGame] = (await rows()).filter((row) => row.gameNumber !== null);
    await world.anybody.get(`/organiser/mails/${ofGame?.id}.eml`).set('Cookie', cookie).expect(404);
  });
});

describe('leave', () => {
  it.each([
    ['1 Nov 2026..5 Nov 2026', /Thu 5 Nov 2026 is past; leave is for today and for days to come/],
    ['2020-01-01..2020-01-05', /past/],
    ['2020-01-01', /past/],
  ])('of days that are past (%s) is refused in a sentence', async (days, sentence) => {
    await table.allied.reply(table.allied.newest, `LEAVE ${days}`);
    await world.settle();
    const text = unwrapped(textOf(table.allied.newest));
    expect(text).toMatch(sentence);
    expect(text).toContain('Nothing was changed.');
    expect(text).not.toMatch(/LEAVE 2026-\d\d-\d\d\.\.20/);
  });
});
