import { readMail } from './read-mail';
import { notRead } from './reading';
import { signed } from './testing/signed-mail';

const HEAD = 'From: Anna <anna@example.org>\r\nSubject: Re: 22 AM\r\nMIME-Version: 1.0\r\n';
const ENVELOPE = { from: 'anna@example.org', domain: 'games.example.org' };
const read = (mail: string) => readMail(Buffer.from(HEAD + mail.replace(/\r?\n/g, '\r\n')), ENVELOPE);

const wrapped = (body: string, type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m'): string =>
  `Content-Type: ${type}\nContent-Transfer-Encoding: base64\n\n${body}\n`;
const PLAIN = 'Content-Type: text/plain; charset=utf-8\n\nsearch Milos\npass\n';

describe('a mail that is signed in one block', () => {
  it.each([
    ['as it is defined', wrapped(signed(PLAIN))],
    ['in pieces', wrapped(signed(PLAIN, undefined, 7))],
    ['under the old name', wrapped(signed(PLAIN), 'application/x-pkcs7-mime; name=smime.p7m')],
    [
      'as a file without a kind',
      wrapped(signed(PLAIN), 'application/octet-stream; name="smime.p7m"\nContent-Disposition: attachment'),
    ],
    ['twice', wrapped(signed(wrapped(signed(PLAIN))))],
    [
      'with its HTML beside it',
      wrapped(
        signed(
          'Content-Type: multipart/alternative; boundary=c\n\n--c\nContent-Type: text/plain\n\nsearch Milos\npass\n--c\nContent-Type: text/html\n\n<div>search Milos</div><div>pass</div>\n--c--\n',
        ),
      ),
    ],
    [
      'below a list',
      `Content-Type: multipart/mixed; boundary=b\n\n--b\n${wrapped(signed(PLAIN))}\n--b\nContent-Type: text/plain\n\n--b--\n`,
    ],
  ])('is read: %s', async (_, mail) => {
    const told = await read(mail);
    expect(told).toMatchObject({ text: 'search Milos\npass', class: 'human' });
    expect(notRead(told)).toEqual([]);
  });
  it.each([
    ['is locked', wrapped(signed(PLAIN, '1.2.840.113549.1.7.3'))],
    ['is broken off', wrapped(signed(PLAIN).slice(0, 60))],
    ['is none', wrapped('bm9uZQ==')],
  ])('is told to its writer when it %s', async (_, mail) => {
    const told = await read(mail);
    expect(told.text).toBe('');
    expect(notRead(told).join()).toContain('please send your orders as plain text');
  });
});

describe('a mail that says two kinds of its body', () => {
  const parts =
    '--b\nContent-Type: text/plain\n\nsearch Milos\n--b\nContent-Type: text/html\n\n<p>search Milos</p>\n--b--\n';
  const [text, html, alternative] = [
    'Content-Type: text/plain; charset=utf-8\n',
    'Content-Type: text/html; charset=utf-8\n',
    'Content-Type: multipart/alternative;\n boundary="b"\n',
  ];
  it.each([
    ['parts', text, alternative, parts],
    ['parts', html, alternative, parts],
    ['text', text, alternative, 'search Milos\n'],
    ['text', text, html, 'search Milos\n'],
    ['HTML', text, html, '<html><body><div>search Milos</div></body></html>\n'],
    ['text', text, 'Content-Type: application/octet-stream\n', 'search Milos\n'],
  ])('is read as the one that stands there: %s', async (_, one, other, body) => {
    for (const head of [one + other, other + one]) {
      expect(await read(`${head}\n${body}`)).toMatchObject({ text: 'search Milos', class: 'human' });
    }
  });
  it('is read so in its parts too', async () => {
    const part = `${text}${'Content-Type: text/html\n'}\n`;
    const mail = `${alternative}\n--b\n${part}search Milos\n--b--\n`;
    expect((await read(mail)).text).toBe('search Milos');
  });
});

it.each([
  'Your mail program does not support HTML.',
  'This is a multi-part message in MIME format. To view it use a mail program that displays HTML.',
  'Ihr Mailprogramm kann keine HTML-Mails anzeigen.',
  'Votre messagerie ne peut pas afficher le HTML.',
])('a text that only points to the HTML beside it is not what its writer wrote: %s', async (said) => {
  const parts = `--b\nContent-Type: text/plain; charset=utf-8\n\n${said}\n--b\nContent-Type: text/html\n\n<p>search Milos</p>\n--b--\n`;
  expect((await read(`Content-Type: multipart/alternative; boundary=b\n\n${parts}`)).text).toBe('search Milos');
});

const mixed = (...parts: string[]): string =>
  `Content-Type: multipart/mixed; boundary=b\n\n${parts.map((p) => `--b\n${p}\n`).join('')}--b--\n`;
const file = (type: string, name: string, text: string): string =>
  `Content-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString('base64')}`;
const BODY = 'Content-Type: text/plain\n\nOrders attached.\n';

describe('a text file', () => {
  it.each([
    ['text/plain', 'orders.txt', 'search Milos\r\npass'],
    ['application/octet-stream', 'TURN.TXT', '\ufeffsearch Milos\npass\n'],
    ['text/plain; charset=utf-16', 'a.txt', Buffer.from('\ufeffsearch Milos\npass', 'utf16le').toString('latin1')],
  ])('is kept beside the words of the mail: %s %s', async (type, name, text) => {
    const bytes = type.includes('utf-16') ? Buffer.from(text, 'latin1').toString('base64') : '';
    const part = bytes === '' ? file(type, name, text) : file(type, name, '').trimEnd() + `\n\n${bytes}`;
    const told = await read(mixed(BODY, part));
    expect(told.text).toBe('Orders attached.');
    expect(told.files).toEqual([{ name, text: 'search Milos\npass' }]);
    expect(notRead(told)).toEqual([`attachments not looked at: ${name}`]);
    expect(notRead(told, name)).toEqual([]);
  });
  it.each([
    ['a mail sent on', 'Content-Type: message/rfc822\n\nFrom: a@b.example\n\nRESIGN\n'],
    ['no text', file('text/plain', 'a.txt', 'search\0Milos')],
    ['more than 64 kB', file('text/plain', 'a.txt', 'search Milos\n'.repeat(6_000))],
    ['a picture', file('image/png', 'a.png', 'search Milos')],
    [
      'our own mail, saved',
      file('text/plain', 'a.txt', '=== Despatch 7K3F: write your orders above this line ===\nRESIGN'),
    ],
  ])('is not looked at when it is %s', async (_, part) => {
    expect((await read(mixed(BODY, part))).files).toEqual([]);
  });
});

describe('words in a form that we cannot read', () => {
  it.each([
    ['alone', 'Content-Type: application/ms-tnef\nContent-Transfer-Encoding: base64\n\neJ8+Ig==\n'],
    ['by its name', mixed('Content-Type: text/plain\n', file('application/octet-stream', 'winmail.dat', 'x'))],
    ['beside a text', mixed(BODY, file('application/vnd.ms-tnef', 'WINMAIL.DAT', 'x'))],
  ])('of Outlook are told to their writer, and what to do: %s', async (_, mail) => {
    const told = await read(mail);
    expect(told.class).toBe('human');
    expect(notRead(told).join()).toMatch(/winmail\.dat.*plain text/);
  });
  it.each([
    [
      'a file',
      mixed('Content-Type: text/plain\n', file('application/octet-stream', 'a.asc', '-----BEGIN PGP MESSAGE-----\n')),
    ],
    ['HTML', 'Content-Type: text/html\n\n<p>-----BEGIN PGP MESSAGE-----<br>hQEM</p>\n'],
  ])('that are locked in %s are told', async (_, mail) => {
    const told = await read(mail);
    expect(told.text).toBe('');
    expect(notRead(told).join()).toContain('encrypted');
  });
});

describe('the source of a page that says it is plain text', () => {
  it.each(['<ol><li>search Milos</li><li>pass</li></ol>', '<html>\n<body><p>search Milos<br>pass</p></body></html>'])(
    'is read as its reader would see it: %s',
    async (source) => {
      const { text } = await read(`Content-Type: text/plain\n\n${source}\n`);
      expect(text.replace(/^\d\. /gm, '')).toBe('search Milos\npass');
    },
  );
  it('is none where an address in brackets begins a text', async () => {
    const text = '<http://example.org/> is where we play\nsearch Milos';
    expect((await read(`Content-Type: text/plain\n\n${text}\n`)).text).toBe(text);
  });
});
