import { often } from '../../src/config/testing/depth';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { DataSource } from 'typeorm';
import { FakeDns, signingKey } from '../../src/mail/authentication/testing/fake-dns';
import { SmtpListener } from '../../src/mail/smtp-listener';
import { newGame, wishFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import { bodyOf } from '../support/http';
import { replyTo } from '../support/player';
import { firstParagraph, subjectOf, textOf, unwrapped } from '../support/reading';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

/** Where Tom writes from besides his registered address; of another domain, which vouches by SPF instead of DKIM. */
const ALIAS = 'tom@alias.example';
const TOM = 'tom@example.org';
const STRANGER = 'sam@evil.example';
const REGISTERED = ['anna', 'tom', 'mara', 'carl', 'dora'].map((name) => `${name}@example.org`);

const dns = new FakeDns();
const keys = new Map(['example.org', 'evil.example'].map((domain) => [domain, signingKey(dns, domain)]));
dns.text('alias.example', 'v=spf1 ip4:127.0.0.1 -all');

let world: World;
beforeAll(async () => {
  world = await World.open({ MAIL_AUTH: 'check' }, undefined, { dns });
  const table = await newGame(world);
  await world.app
    .get(DataSource)
    .query(`INSERT INTO address (email, person_id, verified_at) SELECT $1, id, now() FROM person WHERE email = $2`, [
      ALIAS,
      table.allied.email,
    ]);
  await world.settle();
});
afterAll(() => world.close());

/** What DMARC comes to for the next mails of a domain. */
type Dmarc = 'pass' | 'fail' | 'none';
const policy = (domain: string, on: boolean): unknown =>
  on ? dns.text(`_dmarc.${domain}`, 'v=DMARC1; p=reject') : dns.forgetText(`_dmarc.${domain}`);

/** Sends a mail as `from`, so that its authentication comes to `dmarc`. @throws Error with `responseCode` when it is refused */
async function send(from: string, dmarc: Dmarc, mail: SendMailOptions & { to: string }): Promise<void> {
  const domain = from.split('@')[1] ?? '';
  policy(domain, dmarc !== 'none');
  const dkim = dmarc === 'pass' ? keys.get(domain) : undefined;
  const port = world.app.get(SmtpListener).port;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...(dkim ? { dkim } : {}) });
  // A mail of the alias that fails comes in another envelope.
  const envelope = { from: dmarc === 'fail' ? STRANGER : from, to: mail.to };
  try {
    await transport.sendMail({ from, envelope, ...mail });
  } finally {
    transport.close();
  }
  await world.settle();
}

const inBox = (address: string): readonly Delivered[] => world.sink.box(address);
/** Subjects behind the title of the game. */
const whatOf = (mail: Delivered): string => subjectOf(mail).replace(/^\[Despatch \w+\] [^:]*: /, '');
const newest = (address: string): Delivered => inBox(address).at(-1) as Delivered;

/** Every address that got mail, with the subjects, since `before`. */
function toldSince(before: ReadonlyMap<string, number>): [string, string][] {
  return world.sink.addresses().flatMap((a) =>
    inBox(a)
      .slice(before.get(a) ?? 0)
      .map((m): [string, string] => [a, whatOf(m)]),
  );
}
const counts = (): Map<string, number> => new Map(world.sink.addresses().map((a) => [a, inBox(a).length]));
/** The organiser changes where the mails of the Allied player go. */
const putAddress = (table: Table, email: string) =>
  world.api.put(`/api/games/${table.code}/seats/allied/address`, { email });

const SENDERS = ['right', 'alias', 'wrong', 'forwarded', 'forwarded by a stranger'] as const;
const TOKENS = ['right', 'of a closed decision', 'of another seat', 'of another game', 'absent'] as const;
const DMARCS = ['pass', 'fail', 'none'] as const;
const ORDERS = ['ordinary', 'grave'] as const;

interface Cell {
  sender: (typeof SENDERS)[number];
  token: (typeof TOKENS)[number];
  dmarc: Dmarc;
  orders: (typeof ORDERS)[number];
}
/** Every fourth cell, so that each sender meets each token; the long way every second, so that each two values meet; `npm run soak:mail` takes them all. */
const meets = (...at: number[]): boolean =>
  process.env['EVERY_CELL'] !== undefined || at.reduce((sum, n) => sum + n, 0) % often(4, 2) === 0;
const CELLS: Cell[] = SENDERS.flatMap((sender, s) =>
  TOKENS.flatMap((token, t) =>
    DMARCS.flatMap((dmarc, d) =>
      ORDERS.flatMap((orders, o) => (meets(s, t, d, o) ? [{ sender, token, dmarc, orders }] : [])),
    ),
  ),
);

describe('who may act with which mail', () => {
  /** Tom is asked in one game; his decision is closed in the other. */
  let asked: Table;
  let closed: Table;
  let mails: { asked: Delivered; seat: Delivered; closed: Delivered; game: Delivered };

  const freshAsked = async (): Promise<void> => {
    asked = await newGame(world);
    mails = { ...mails, asked: asked.allied.find(/, due /), seat: asked.german.newest };
  };
  const freshClosed = async (): Promise<void> => {
    closed = await newGame(world);
    mails = { ...mails, closed: closed.allied.find(/, due /) };
    await send(TOM, 'pass', { to: replyTo(mails.closed), text: 'pass' });
  };
  beforeAll(async () => {
    await freshClosed();
    const seats = { german: 'Carl Holm', allied: 'Dora Lund' };
    const wish = (name: string) => ({ name, email: world.person(name).email });
    await world.api
      .post('/api/games', {
        ...{ system: 'mercury', scenario: '4', joined: true },
        seats: { german: wish(seats.german), allied: wish(seats.allied) },
      })
      .expect(201);
    await world.settle();
    mails = { ...mails, game: world.person(seats.allied).find(/, due /) };
    await freshAsked();
  });

  /** The mail that a cell answers, and whose address it is. */
  function answered({ token }: Cell): { mail: Delivered; owner: string } {
    if (token === 'of another seat') return { mail: mails.seat, owner: asked.german.email };
    if (token === 'of another game') return { mail: mails.game, owner: 'dora@example.org' };
    return { mail: token === 'right' ? mails.asked : mails.closed, owner: TOM };
  }

  const addressIn = (cell: Cell): string =>
    cell.token === 'absent' ? `${'a'.repeat(42)}@${DOMAIN}` : replyTo(answered(cell).mail);

  function mailOf(cell: Cell, own: string): SendMailOptions & { to: string } {
    const { mail } = answered(cell);
    if (!cell.sender.startsWith('forwarded'))
      return { to: addressIn(cell), subject: `Re: ${subjectOf(mail)}`, text: own };
    const head = `---------- Forwarded message ---------\nFrom: Despatch <${replyTo(mail)}>\nSubject: ${subjectOf(mail)}`;
    const text = `${own}\n\n${head}\n\nRESIGN\n${textOf(mail)}`;
    return { to: addressIn(cell), subject: `Fwd: ${subjectOf(mail)}`, text };
  }

  const senderOf = ({ sender }: Cell): string =>
    sender === 'alias' ? ALIAS : sender === 'right' || sender === 'forwarded' ? TOM : STRANGER;

  const state = async () => Promise.all([asked, closed].map(({ code }) => world.game(code)));

  /** What the design says of a cell: who is told what, and what is done. */
  function expected(cell: Cell): { note: string | null; does: 'nothing' | 'answers' | 'records' | 'resigns' } {
    const his = senderOf(cell) !== STRANGER && (cell.token === 'right' || cell.token === 'of a closed decision');
    if (!his) return { note: 'a mail that was not from you', does: 'nothing' };
    if (cell.dmarc === 'fail') return { note: 'a mail that may not be from you', does: 'nothing' };
    if (cell.orders === 'grave') return { note: null, does: cell.dmarc === 'pass' ? 'resigns' : 'answers' };
    return { note: null, does: cell.token === 'right' ? 'records' : 'answers' };
  }

  it.each(CELLS)('$sender sender, token $token, DMARC $dmarc, $orders orders', async (cell) => {
    world.clock.forward({ minutes: 31 });
    const [before, already] = [await state(), counts()];
    const owns = cell.orders === 'ordinary' ? ['pass'] : ['RESIGN', 'CONFIRM'];
    const sent = owns.map((own) => mailOf(cell, own));
    if (cell.token === 'absent') {
      for (const mail of sent)
        await expect(send(senderOf(cell), cell.dmarc, mail)).rejects.toMatchObject({ responseCode: 550 });
      expect([toldSince(already), await state()]).toEqual([[], before]);
      return;
    }
    const { owner } = answered(cell);
    for (const mail of sent) await send(senderOf(cell), cell.dmarc, mail);
    const told = toldSince(already);
    const { note, does } = expected(cell);
    expect(world.sink.addresses().filter((a) => a !== ALIAS && !REGISTERED.includes(a))).toEqual([]);
    expect(told.filter(([a]) => a === ALIAS)).toEqual([]);
    if (note !== null) expect(told).toEqual(owns.map(() => [owner, note]));
    if (does === 'nothing' || does === 'answers') expect(await state()).toEqual(before);
    // The mails that are sent on say RESIGN, in what is not read.
    if (cell.orders === 'ordinary') expect(textOf(newest(owner))).not.toMatch(/RESIGN|CONFIRM/);
    if (does === 'answers')
      expect(told.map(([a, what]) => [a, what.split(',')[0]])).toEqual(owns.map(() => [TOM, 'receipt']));
    if (does === 'records') {
      expect(told).toContainEqual([TOM, 'receipt, recorded']);
      expect((await state())[0]?.seq).toBeGreaterThan(before[0]?.seq ?? 0);
      await freshAsked();
    }
    if (does === 'resigns') {
      expect(told).toContainEqual([TOM, 'the game is over, Resignation']);
      await (cell.token === 'right' ? freshAsked() : freshClosed());
    }
    if (cell.token === 'of a closed decision' && does === 'answers' && cell.orders === 'ordinary')
      expect(firstParagraph(newest(TOM))).toMatch(/^NOT recorded: the decision this mail answers \(d1\) is closed\./);
  });
});

describe('a mail in the name of somebody else', () => {
  let table: Table;
  beforeAll(async () => {
    table = await newGame(world);
  });

  it.each([
    ['two From lines', 'From: tom@example.org\r\nFrom: sam@evil.example'],
    ['two From lines, his last', 'From: sam@evil.example\r\nFrom: tom@example.org'],
    ['several addresses', 'From: tom@example.org, sam@evil.example\r\nSender: sam@evil.example'],
    ['a group', 'From: Players: tom@example.org;'],
    ['NUL', 'From: tom@example.org\0'],
    ['NUL in another line', 'From: tom@example.org\r\nSubject: x\0'],
    ['his address as a name', 'From: "tom@example.org" <sam@evil.example>'],
    ['his address as a local part', 'From: "tom@example.org"@evil.example'],
    ['his address in a comment', 'From: sam@evil.example (tom@example.org)'],
    [
      'his name as Sender and Reply-To',
      'From: sam@evil.example\r\nSender: tom@example.org\r\nReply-To: tom@example.org',
    ],
    ['dots that are not his', 'From: t.om@example.org'],
    ['a mark that is not his', 'From: tom+x@example.org'],
  ])('by %s does nothing, and he is told', async (_, head) => {
    world.clock.forward({ minutes: 31 });
    const to = replyTo(table.allied.find(/, due /));
    const before = await world.game(table.code);
    const already = counts();
    const envelope = { from: STRANGER, to };
    await send(STRANGER, 'none', { to, envelope, raw: `${head}\r\nTo: ${to}\r\n\r\npass\r\n` });
    expect(toldSince(already)).toEqual([[TOM, 'a mail that was not from you']]);
    expect(await world.game(table.code)).toEqual(before);
  });

  it('is his in other letters, with a Sender of his, and sent by somebody for him', async () => {
    const to = replyTo(table.allied.find(/, due /));
    for (const head of ['From: <TOM@Example.Org>', 'From: tom@example.org\r\nSender: secretary@example.org']) {
      await send(TOM, 'none', {
        to,
        raw: `${head}\r\nTo: ${to}\r\nMessage-ID: <${head.length}@x>\r\n\r\nCHECK\r\npass\r\n`,
      });
      expect(subjectOf(newest(TOM))).toMatch(/receipt, checked$/);
    }
  });
});

describe('an answer to the address that our mails are from', () => {
  it('finds its game by the mail it answers; one that answers none of ours is refused', async () => {
    const table = await newGame(world);
    const mail = table.allied.find(/, due /);
    const from = `despatch@${DOMAIN}`;
    await send('tom@example.org', 'pass', {
      to: from,
      text: 'CHECK\npass',
      references: ['<x@y.org>', mail.parsed.messageId ?? ''],
    });
    expect(subjectOf(table.allied.newest)).toMatch(/receipt, checked$/);
    const stray = send('tom@example.org', 'pass', {
      to: from,
      text: 'pass',
      inReplyTo: `<${'1'.repeat(8)}-1111-4111-8111-${'1'.repeat(12)}@${DOMAIN}>`,
    });
    await expect(stray).rejects.toMatchObject({ responseCode: 550 });
    await send(STRANGER, 'pass', { to: from, text: 'pass', inReplyTo: mail.parsed.messageId });
    expect(whatOf(table.allied.newest)).toBe('a mail that was not from you');
    expect(inBox(STRANGER)).toEqual([]);
  });
});

describe('ADDRESS', () => {
  const NEW = 'tom@new.example';
  let table: Table;
  let to: string;
  beforeAll(async () => {
    table = await newGame(world);
    to = replyTo(table.allied.find(/, due /));
  });
  /** Sends words of Tom's; gives the receipt that goes to his main address. */
  async function say(text: string, dmarc: Dmarc, { from = TOM, main = TOM } = {}): Promise<string> {
    await send(from, dmarc, { to, text });
    return unwrapped(textOf(newest(main)));
  }
  const codeIn = (text: string): string => /CONFIRM (\d{6})/.exec(text)?.[1] ?? '';

  it('takes a code from the registered mailbox and one from the new one, where nothing proves the sender', async () => {
    const first = codeIn(await say(`address ${NEW}`, 'none'));
    expect(first).toMatch(/^\d{6}$/);
    expect(inBox(NEW)).toEqual([]);
    expect(await say(`CONFIRM ${first}`, 'none')).toContain(`A code is on its way to ${NEW}.`);
    const asks = newest(NEW);
    expect(subjectOf(asks)).toBe('Despatch: is this your address?');
    expect(unwrapped(textOf(asks))).toContain(`Tom Reed, who plays by mail here (game ${table.code}), asks`);
    expect(asks.parsed.replyTo).toBeUndefined();
    expect(asks.raw).not.toMatch(/[a-z2-7]{42}@|List-|Luftwaffe|\/g\//);
    const second = codeIn(textOf(asks));
    const moved = await say(`CONFIRM ${second}`, 'none', { main: NEW });
    expect(moved).toContain(`From now on the mails of all your games go to ${NEW}.`);
    expect(unwrapped(textOf(newest(TOM)))).toContain(`From now on the mails of all your games go to ${NEW}.`);
    expect(await say(`CONFIRM ${second}`, 'none', { main: NEW })).toContain('Nothing waits for the code');
  });

  it('lists the addresses; STATUS does too; mails are read from each and answered to the main one', async () => {
    const list = await say('ADDRESS', 'none', { main: NEW });
    expect(list).toContain(`go to ${NEW}. Mails from ${ALIAS}, ${TOM} are read as yours too.`);
    expect(await say('STATUS', 'none', { from: NEW, main: NEW })).toContain(
      `YOUR ADDRESSES The mails of all your games go to ${NEW}.`,
    );
    expect(await say('CHECK\npass', 'pass', { from: TOM, main: NEW })).toContain(
      'Checked: these orders would be recorded.',
    );
  });

  it('goes back at once to an address that is his, where his domain vouches for him', async () => {
    expect(await say(`ADDRESS Tom <${TOM}>`, 'pass')).toContain(
      `From now on the mails of all your games go to ${TOM}.`,
    );
    expect(unwrapped(textOf(newest(NEW)))).toContain(`go to ${TOM}`);
  });

  it('asks for one code only where his domain vouches for him; the code of a new address cannot be left out', async () => {
    expect(await say('ADDRESS tom@newer.example', 'pass')).toContain('A code is on its way to tom@newer.example.');
    expect(await say('CONFIRM', 'pass')).toContain('the code of a new address is needed');
    expect(inBox('tom@newer.example')).toHaveLength(1);
  });

  it('FORGET ends that mails from an address are read, after a code; the main one stays', async () => {
    expect(await say(`ADDRESS FORGET ${TOM}`, 'pass')).toContain('name another address first');
    const code = codeIn(await say(`ADDRESS FORGET ${NEW}`, 'none'));
    expect(await say(`CONFIRM ${code}`, 'none')).toContain(`Mails from ${NEW} are no longer read as yours.`);
    const already = counts();
    await send(NEW, 'none', { to, text: 'RESIGN' });
    expect(toldSince(already)).toEqual([[TOM, 'a mail that was not from you']]);
  });

  it.each([
    ['anna@example.org', 'cannot be used here. Nothing was changed.'],
    [`x@${DOMAIN}`, 'That is no address that mail can be sent to.'],
    ['not an address', 'That is no address that mail can be sent to.'],
    ['FORGET nobody@example.org', 'nobody@example.org is none of your addresses.'],
    [TOM, `Your mails go to ${TOM} already.`],
  ])('%s is refused', async (about, sentence) => {
    const already = counts();
    const told = await say(`ADDRESS ${about}`, 'pass');
    expect(told).toContain(sentence);
    expect(told).not.toContain('Anna');
    expect(toldSince(already).map(([a]) => a)).toEqual([TOM]);
  });

  it('sends three codes a day to new addresses, and no more', async () => {
    for (const name of ['a', 'b', 'c']) await say(`ADDRESS ${name}@many.example`, 'pass');
    const elsewhere = await newGame(world);
    await send(TOM, 'pass', { to: replyTo(elsewhere.allied.find(/, due /)), text: 'ADDRESS e@many.example' });
    expect(unwrapped(textOf(newest(TOM)))).toContain('Too many codes were sent');
    expect(await say('ADDRESS d@many.example', 'pass')).toContain(
      'Too many codes were sent to new addresses of yours today',
    );
    const reached = world.sink.addresses().filter((a) => a.endsWith('@many.example'));
    expect(reached.length).toBeLessThan(3);
    world.clock.forward({ days: 1 });
    expect(await say('ADDRESS d@many.example', 'pass')).toContain('A code is on its way');
  });

  it('is only asked about by an organiser: both addresses are told, and he himself says yes, from the old one and with a code of the new', async () => {
    world.clock.forward({ days: 1 });
    const link = /On the web: (\S+)/.exec(textOf(table.allied.find(/, due /)))?.[1] ?? '';
    const NEW = 'tom@organised.example';
    const signInAt = async (email: string): Promise<string[]> => {
      const already = counts();
      await world.anybody.post('/sign-in').send({ email }).set('Origin', 'null').set('Sec-Fetch-Site', 'same-origin');
      await world.settle();
      return toldSince(already).map(([a]) => a);
    };
    const already = counts();
    const answer = await putAddress(table, 'Tom@Organised.example').expect(200);
    expect(answer.body).toEqual({ email: TOM, addresses: [ALIAS, TOM], asked: NEW });
    await world.settle();
    expect(
      toldSince(already)
        .map(([a]) => a)
        .sort(),
    ).toEqual([NEW, TOM].sort());
    expect(textOf(newest(NEW))).not.toMatch(/\d{6}/);
    expect(await signInAt(NEW)).toEqual([]);
    const ask = newest(TOM);
    const code = /CONFIRM (\d{6})/.exec(textOf(ask))?.[1] ?? '';
    // Who has the new address alone says nothing with it.
    await send(NEW, 'pass', { to: replyTo(table.allied.find(/, due /)), text: `CONFIRM ${code}` });
    expect(await signInAt(NEW)).toEqual([]);
    await send(TOM, 'none', { to: replyTo(ask), text: `CONFIRM ${code}` });
    const second = /CONFIRM (\d{6})/.exec(textOf(newest(NEW)))?.[1] ?? '';
    await send(TOM, 'none', { to: replyTo(ask), text: `CONFIRM ${second}` });
    expect(await signInAt(NEW)).toEqual([NEW]);
    expect(await say('CHECK\npass', 'none', { main: NEW })).toContain('Checked:');
    await world.anybody.get(new URL(link).pathname).expect(303);
    for (const email of ['anna@example.org', `x@${DOMAIN}`, 'nonsense']) await putAddress(table, email).expect(400);
    await world.api.put(`/api/games/${table.code}/seats/french/address`, { email: 'x@y.org' }).expect(400);
    expect(await say(`ADDRESS ${TOM}`, 'pass', { main: NEW })).toContain(`go to ${TOM}`);
  });

  it('is changed by the site when he was silent for a fortnight, and not when something came from him since', async () => {
    const other = await newGame(world);
    const ask = async (email: string): Promise<string> =>
      bodyOf<{ email: string }>(await putAddress(other, email).expect(200)).email;
    expect(await ask('gone@twice.example')).toBe(TOM);
    world.clock.forward({ days: 1 });
    await send(TOM, 'pass', { to: replyTo(other.allied.find(/, due /)), text: 'STATUS' });
    world.clock.forward({ days: 15 });
    expect(await ask('gone@twice.example')).toBe(TOM);
    expect(await ask('gone@silent.example')).toBe(TOM);
    world.clock.forward({ days: 13 });
    expect(await ask('gone@silent.example')).toBe(TOM);
    world.clock.forward({ days: 2 });
    expect(await ask('gone@silent.example')).toBe('gone@silent.example');
    expect(await ask(TOM)).toBe('gone@silent.example');
    world.clock.forward({ days: 14 });
    expect(await ask(TOM)).toBe(TOM);
  });

  it('of who is only invited is not changed: another invitee is asked in his place', async () => {
    const made = await world.api.post('/api/games', wishFor(world, { joined: false })).expect(201);
    const invited = (made.body as { code: string }).code;
    const answer = await world.api.put(`/api/games/${invited}/seats/allied/address`, { email: 'x@evil.example' });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('only invited')]);
    expect(world.sink.addresses()).not.toContain('x@evil.example');
  });

  it('of who moderates is changed by his own two codes, never by who asks for it', async () => {
    const other = await newGame(world);
    const [MARA, NEW] = [other.moderator.email, 'mara@elsewhere.example'];
    dns.text('elsewhere.example', 'v=spf1 ip4:127.0.0.1 -all');
    const ask = async (): Promise<string> => {
      const put = await world.api.put(`/api/games/${other.code}/seats/moderator/address`, { email: NEW }).expect(200);
      await world.settle();
      return bodyOf<{ email: string }>(put).email;
    };
    expect(await ask()).toBe(MARA);
    const mail = newest(MARA);
    const code = /CONFIRM (\d{6})/.exec(textOf(mail))?.[1] ?? '';
    await send(NEW, 'none', { to: replyTo(mail), text: `CONFIRM ${code}` });
    await send(TOM, 'none', { to: replyTo(other.allied.find(/, due /)), text: `CONFIRM ${code}` });
    expect(await ask()).toBe(MARA);
    const again = /CONFIRM (\d{6})/.exec(textOf(newest(MARA)))?.[1] ?? '';
    await send(MARA, 'none', { to: replyTo(newest(MARA)), text: `CONFIRM ${again}` });
    const second = /CONFIRM (\d{6})/.exec(textOf(newest(NEW)))?.[1] ?? '';
    expect([again, second]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    expect(textOf(newest(NEW))).not.toContain(other.german.email);
    expect(await ask()).toBe(MARA);
    await send(MARA, 'none', { to: replyTo(newest(MARA)), text: `CONFIRM ${second}` });
    expect(await ask()).toBe(NEW);
    expect(unwrapped(textOf(newest(NEW)))).toContain(`go to ${NEW}`);
    await send(NEW, 'none', { to: replyTo(newest(NEW)), text: `ADDRESS ${MARA}` });
    const back = /CONFIRM (\d{6})/.exec(textOf(newest(NEW)))?.[1] ?? '';
    // A code beside a no is not used up.
    await send(NEW, 'none', { to: replyTo(newest(NEW)), text: `CONFIRM ${back}\n\nNo thanks.` });
    expect(unwrapped(textOf(newest(NEW)))).toContain('Not done: this mail also says "No thanks"');
    expect(await ask()).toBe(NEW);
    await send(NEW, 'none', { to: replyTo(newest(NEW)), text: `CONFIRM ${back}` });
    expect(await ask()).toBe(MARA);
  });

  it('of one person makes no second person, and no opponent of himself', async () => {
    const seats = (email: string) => ({ german: { name: 'Tom', email }, allied: { name: 'Tom Reed', email: TOM } });
    const wish = { system: 'mercury', scenario: '4', joined: true };
    await world.api.post('/api/games', { ...wish, seats: seats(ALIAS) }).expect(400);
    await world.api.post('/api/games', { ...wish, seats: seats('anna@example.org') }).expect(201);
  });
});

describe('guessing', () => {
  it('five wrong codes and the code is dead; he is told, and for an hour there is no new one', async () => {
    const table = await newGame(world);
    const to = replyTo(table.allied.find(/, due /));
    const said = async (text: string): Promise<string> => {
      await send(TOM, 'none', { to, text });
      return unwrapped(textOf(newest('tom@example.org')));
    };
    const code = /CONFIRM (\d{6})/.exec(await said('RESIGN'))?.[1] ?? '';
    const wrong = code === '123456' ? '654321' : '123456';
    for (let i = 1; i < 5; i++) expect(await said(`CONFIRM ${wrong}`)).toContain('Nothing waits for the code');
    expect(await said(`CONFIRM ${wrong}`)).toContain('The code that waited is dead');
    expect(await said(`CONFIRM ${code}`)).toContain('Nothing waits for the code');
    expect(await said('RESIGN')).toContain('For some time none is given');
    world.clock.forward({ minutes: 61 });
    expect(await said('RESIGN')).toMatch(/CONFIRM \d{6}/);
    expect((await world.position(table.code)).over).toBeNull();
  });
});

describe('an address that is written in another way', () => {
  const cast = async (name: string, email: string): Promise<{ code: string; mail: Delivered; answered: number }> => {
    const person = (n: string, e: string) => ({ name: n, email: e });
    const seats = { german: person('Gwen Roe', 'gwen@example.org'), allied: person(name, email) };
    const wish = { system: 'mercury', scenario: '4', joined: true, seats };
    const made = await world.api.post('/api/games', wish).expect(201);
    await world.settle();
    const kept = world.sink.addresses().find((a) => a.startsWith(email.split('@')[0] ?? '')) ?? '';
    return { code: (made.body as { code: string }).code, mail: newest(kept), answered: inBox(kept).length };
  };

  it('is the same with umlauts in its domain and in ASCII: at a new game, in From, and at the page to sign in', async () => {
    const { mail } = await cast('Uwe Umlaut', 'uwe@Müller.example');
    // The post shows what went to its ASCII form with umlauts.
    const box = 'uwe@müller.example';
    expect(mail.to).toBe(box);
    await cast('Uwe Again', 'uwe@xn--mller-kva.example');
    expect(textOf(newest(box))).not.toContain('Uwe Again');
    await send('uwe@müller.example', 'none', { to: replyTo(mail), subject: 'Re: x', text: 'STATUS' });
    expect(subjectOf(newest(box))).toContain('receipt');
    await world.anybody
      .post('/sign-in')
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ email: 'uwe@MÜLLER.example' })
      .expect(200);
    await world.settle();
    expect(subjectOf(newest(box))).toBe('Despatch: your link to sign in');
  });

  it('of Gmail is the same mailbox with dots, without, with a plus and of googlemail.com; another mailbox is not', async () => {
    const { mail } = await cast('Ann Berg', 'ann.berg@gmail.com');
    for (const from of ['annberg@gmail.com', 'ann.berg+games@gmail.com', 'ann.berg@googlemail.com']) {
      await send(from, 'none', { to: replyTo(mail), subject: 'Re: x', text: `STATUS` });
      expect(subjectOf(newest('ann.berg@gmail.com'))).toContain('receipt');
      await send('anna.berg@gmail.com', 'none', { to: replyTo(mail), subject: 'Re: x', text: 'STATUS' });
      expect(subjectOf(newest('ann.berg@gmail.com'))).toContain('not from you');
      world.clock.forward({ hours: 2 });
    }
  });
});
