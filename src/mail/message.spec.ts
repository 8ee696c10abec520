import type { MailSpec } from '../post/mail-spec';
import { randomBytes } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { HouseAddresses } from '../config/house-addresses';
import { Keys } from '../config/keys';
import { readSettings } from '../config/settings';
import { Game } from '../table/game.entity';
import { Seat } from '../table/seat.entity';
import { NO_SYMBOLS } from '../reports/drawing/symbols';
import type { MailPictures } from '../reports/pages';
import { Person } from '../people/person.entity';
import { DkimSigner } from './dkim';
import { OutboxMail } from '../post/mail.entities';
import { LARGEST_MAIL, MessageBuilder } from './message';
import type { ToSend } from '../post/sending.repository';
import { SeatPasses } from '../post/seat-passes';
import { Tokens } from '../post/tokens';

const NOW = new Date('2026-11-22T10:00:00Z');
const GAME_ID = '11111111-2222-3333-4444-555555555555';
const settings = readSettings({ MAIL_DOMAIN: 'games.example.org', PUBLIC_URL: 'https://games.example.org' });
const keys = new Keys('x'.repeat(40));

/** A builder whose page has so many bytes. */
function builder(pageBytes = 1000, pictures: Partial<MailPictures> = {}): MessageBuilder {
  type Given = ConstructorParameters<typeof MessageBuilder>;
  const drawn = { pdf: randomBytes(pageBytes), crop: randomBytes(500), symbols: NO_SYMBOLS };
  const parts = {
    pages: { ofMail: () => Promise.resolve({ ...drawn, ...pictures }) },
    turns: { written: (_: string, spec: MailSpec) => Promise.resolve(spec) },
    lists: { of: () => ({ 'List-ID': '<7k3f.games.example.org>' }) },
  };
  return new MessageBuilder(
    parts.pages as unknown as Given[0],
    parts.turns as unknown as Given[1],
    new Tokens(keys),
    new SeatPasses(keys, settings),
    parts.lists as unknown as Given[4],
    DkimSigner.from(settings),
    { now: () => NOW },
    new HouseAddresses(settings),
    settings,
  );
}

const personOf = (name: string, email: string): Person =>
  Object.assign(new Person(), { id: 'p1', name, email, zone: 'UTC', paper: 'A4', wishes: {} });

/** A turn mail to somebody. */
function mailTo(person: Person, subject: string): ToSend {
  const game = Object.assign(new Game(), { id: GAME_ID, code: '7K3F', number: 1, title: 'Strikes', createdAt: NOW });
  const seat = Object.assign(new Seat(), { side: 'red', personId: 'p1' });
  const map = { seat: 'red', seq: 1, position: 1, asked: '', orderWords: [], facts: [] };
  const spec = { kind: 'turn' as const, subject, text: 'Orders, please.\n', map, replyTo: 'abc', inReplyTo: null };
  const id = '99999999-8888-4777-8666-555555555555';
  const row = { id, nr: '1', gameId: GAME_ID, personId: 'p1', spec, messageId: `<${id}@x>`, createdAt: NOW };
  return { mail: Object.assign(new OutboxMail(), row), person, game, seat, previous: null, suppressed: false };
}

/** The header lines of a mail, unfolded. */
const headers = (raw: Buffer): string[] =>
  (raw.toString('latin1').split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('what stands in names and subjects', () => {
  it.each([
    ['O\'Brien, "Red" <boss@example.net>', 'O\'Brien, "Red" <boss@example.net>'],
    ['Anna\r\nBcc: victim@example.net', 'Anna Bcc: victim@example.net'],
    ['Anna\nSubject: other\n\nbody', 'Anna Subject: other body'],
    ['Zoë Ōta 山田', 'Zoë Ōta 山田'],
    ['Anna \u202Egro.elpmaxe@kcah', 'Anna gro.elpmaxe@kcah'],
    ['Anna\u0000\u200B\u2028Berg', 'Anna Berg'],
    ['=?utf-8?q?Mallory?=', '= ?utf-8?q?Mallory?='],
    ['Anna\\', 'Anna\\'],
    ['x'.repeat(190), 'x'.repeat(190)],
  ])('stays a name: %j', async (name, shown) => {
    const { raw, envelope } = await builder().build(mailTo(personOf(name, 'anna@example.org'), `Game: ${name}`));
    const parsed = await simpleParser(raw);
    expect(parsed.to).toMatchObject({ value: [{ name: shown, address: 'anna@example.org' }] });
    expect(parsed.subject).toBe(`Game: ${shown}`);
    expect(parsed.text?.trim()).toBe('Orders, please.');
    expect(envelope.to).toBe('anna@example.org');
    const names = headers(raw).map((l) => l.split(':')[0]?.toLowerCase() ?? '');
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('bcc');
    expect(headers(raw).every((l) => /^[\x20-\x7e]*$/.test(l))).toBe(true);
    expect(
      raw
        .toString('latin1')
        .split('\r\n')
        .every((l) => l.length <= 998),
    ).toBe(true);
  });
});

it('a name or a subject without end is cut', async () => {
  const { raw } = await builder().build(mailTo(personOf('ö'.repeat(5000), 'anna@example.org'), 's'.repeat(5000)));
  const parsed = await simpleParser(raw);
  expect(parsed.subject).toBe('s'.repeat(200));
  expect(parsed.to).toMatchObject({ value: [{ name: 'ö'.repeat(200) }] });
});

describe('a page that is too large', () => {
  it('stays at home, and the mail says where it is to be seen', async () => {
    const small = await simpleParser(
      (await builder(1_000_000).build(mailTo(personOf('Anna', 'a@example.org'), 's'))).raw,
    );
    expect(small.attachments.map((a) => a.filename).sort()).toEqual(['despatch-7K3F-red-1.pdf', 'map.png']);
    expect(small.text).not.toContain('too large');
    const { raw } = await builder(4_000_000).build(mailTo(personOf('Anna', 'a@example.org'), 's'));
    expect(raw.length).toBeLessThan(LARGEST_MAIL);
    const large = await simpleParser(raw);
    expect(large.attachments.map((a) => a.filename)).toEqual(['map.png']);
    expect(large.text).toMatch(
      /The page is too large for a mail and is not attached\. You see it on the\s+web:\s+https:\/\/games\.example\.org\/g\/7K3F\/[a-z2-7]+\s*$/,
    );
  });
});

describe('the parts of a mail', () => {
  /** The nested types of a mail: `multipart/mixed(multipart/alternative(text/plain ...`. */
  const typesOf = (raw: Buffer): string[] =>
    [...raw.toString('latin1').matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gim)].map(([, type = '']) => type);
  const plainMail = (change: Partial<MailSpec>, person: Partial<Person> = {}): ToSend => {
    const mail = mailTo(Object.assign(personOf('Anna', 'a@example.org'), person), '[Despatch 7K3F] Strikes: a note');
    Object.assign(mail.mail.spec, change);
    return mail;
  };

  it('are the words in plain text first, then in HTML with the map as a part of it, and the page', async () => {
    const { raw } = await builder().build(plainMail({}));
    expect(typesOf(raw)).toEqual([
      ...['multipart/mixed', 'multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png'],
      'application/pdf',
    ]);
    const { html, text } = await simpleParser(raw, { keepCidLinks: true });
    expect(text).toBe('Orders, please.\n');
    expect(html).toContain('>Orders, please.</p>');
    expect(html).toMatch(/src="cid:map-99999999-[^"]+@games\.example\.org" alt="[^"]{20,}"/);
  });

  it('are HTML beside the plain text where there is no map too', async () => {
    const { raw } = await builder().build(plainMail({ kind: 'note', map: null }));
    expect(typesOf(raw)).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
    const { html } = await simpleParser(raw);
    expect(html).toContain('<h1 class="d-h1"');
    expect(html).toContain('>Strikes: a note</h1>');
  });

  it('are the plain text and the page alone for who wants it so, and where the HTML would be cut off', async () => {
    const wished = plainMail({}, { wishes: { mail: 'plain' } });
    const long = plainMail({ text: 'A line of many.\n\n'.repeat(2000) });
    for (const mail of [wished, long])
      expect(typesOf((await builder().build(mail)).raw)).toEqual(['multipart/mixed', 'text/plain', 'application/pdf']);
  });

  it('are the same bytes whenever the mail is sent again', async () => {
    const same = { pdf: Buffer.alloc(9), crop: Buffer.alloc(9) };
    const first = await builder(0, same).build(plainMail({}));
    const again = await builder(0, same).build(plainMail({}));
    expect(first.raw.equals(again.raw)).toBe(true);
  });

  it('show the symbols of the units that stand in the text, each picture once', async () => {
    const picture = { png: Buffer.alloc(9), width: 26, height: 17 };
    const units = ['Koch', 'Genz', 'Braun'].map((name) => ({ name, kind: 'parachute', alt: 'parachute' }));
    const symbols = {
      units: [...units, { name: 'Ringel', kind: 'hq', alt: 'hq' }],
      pictures: { parachute: picture, hq: picture },
    };
    const text = 'AIR SEARCH (18.21), 22 AM\nWhich?\n\nPOSITION 3\n  W4314: Koch, Genz\n';
    const { raw } = await builder(9, { symbols }).build(plainMail({ text }));
    const { html, attachments } = await simpleParser(raw, { keepCidLinks: true });
    expect(attachments.map((a) => a.filename).sort()).toEqual([
      'despatch-7K3F-red-1.pdf',
      'map.png',
      'symbol-parachute.png',
    ]);
    expect((html || '').match(/src="cid:parachute-[^"]+" alt="parachute"/g)).toHaveLength(2);
  });
});
