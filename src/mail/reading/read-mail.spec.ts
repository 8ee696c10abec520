import { readMail } from './read-mail';
import { notRead } from './reading';

const ORDER =
  'attack TF A: Ju-87 I/StG2 > Gloucester, Ju-87 III/StG2 > Gloucester, Ju-88 I/LG1 > Fiji, Ju-88 II/LG1 > Fiji';
const HEAD =
  'From: Anna <Anna@Example.org>\r\nTo: x@y.org\r\nSubject: Re: 22 AM\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\n';

const ENVELOPE = { from: 'anna@example.org', domain: 'games.example.org' };
const whole = (mail: string | Buffer) => readMail(Buffer.from(mail as string, 'utf8'), ENVELOPE);
const read = (rest: string) => whole(HEAD + rest.replace(/\r?\n/g, '\r\n'));
const alternative = (text: string, html: string): string =>
  [
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
    '',
  ].join('\n');
const escaped = ORDER.replace(/>/g, '&gt;');
const broken = ORDER.replace(/(.{60,76}) /g, '$1\n');

describe('a mail as far as we look at it', () => {
  it('has one sender, in lower case, and its own words', async () => {
    const mail = await read('Content-Type: text/plain\n\npass\n\n> old\n');
    expect(mail).toMatchObject({
      messageId: '<1@example.org>',
      from: 'anna@example.org',
      text: 'pass',
      class: 'human',
    });
    expect(notRead(mail)).toEqual(['1 line: quoted']);
  });
  it('has no sender when it names two', async () => {
    const raw = `${HEAD.replace('<Anna@Example.org>', '<a@x.org>, <b@x.org>')}\r\npass\r\n`;
    expect((await whole(raw)).from).toBeNull();
  });
  it('keeps a long order whole that the program broke in the text part, by the HTML part', async () => {
    expect(broken).toContain('\n');
    expect((await read(alternative(`${broken}\npass`, `<div>${escaped}</div><div>pass</div>`))).text).toBe(
      `${ORDER}\npass`,
    );
  });
  it('goes by the text part when the HTML part says something else', async () => {
    expect((await read(alternative(broken, '<div>RESIGN</div>'))).text).toBe(broken);
    expect((await read(alternative('pass', '<div>pass RESIGN</div>'))).text).toBe('pass');
  });
  it('keeps short lines apart, whatever became of them in the HTML part', async () => {
    for (const html of [
      '<div>search Milos pass</div>',
      '<div>search Milos</div><div>pass</div>',
      '<p>search Milos\npass</p>',
    ])
      expect((await read(alternative('search Milos\npass', html))).text).toBe('search Milos\npass');
  });
  it('is read from the HTML part when the text part is empty', async () => {
    expect((await read(alternative('\n', `<p>${escaped}</p>`))).text).toBe(ORDER);
  });
  it('keeps a long order whole in flowed text', async () => {
    const flowed = ORDER.replace(/(.{60,70}) /g, '$1 \n');
    expect((await read(`Content-Type: text/plain; format=flowed\n\n${flowed}\npass\n`)).text).toBe(`${ORDER}\npass`);
  });
  it('keeps signs that override the order of letters: their line is refused where orders are judged', async () => {
    const mail = await read('Content-Type: text/plain; charset=utf-8\n\nsearch \u202esoliM\n');
    expect(mail.text).toBe('search \u202esoliM');
    expect(notRead(mail)).toEqual([]);
  });
  it.each([
    ['<p class=MsoNormal>See my answers below in red.</p>', 'See my answers below in red.'],
    ['', ''],
  ])(
    'reads nothing between the lines of a mail that Outlook quotes whole, and says where to write: %j',
    async (own, text) => {
      const answered = `${own}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>From:</b> Despatch &lt;k5@games.example.org&gt;<br><b>Sent:</b> Sunday, 22 November 2026 10:00<br><b>To:</b> Anna<br><b>Subject:</b> 22 AM</p></div><p>Which zones?</p><p><span style="color:red">search Suda</span></p></div>`;
      const mail = await read(`Content-Type: text/html; charset=utf-8\n\n${answered}`);
      expect(mail.text).toBe(text);
      expect(notRead(mail).at(-1)).toContain('write your orders above it');
    },
  );
  it('names attachments, which are not looked at', async () => {
    const mail = await read(
      'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\npass\n--b\nContent-Type: text/plain; name="orders.txt"\nContent-Disposition: attachment; filename="orders.txt"\n\nRESIGN\n--b--\n',
    );
    expect(mail.text).toBe('pass');
    expect(notRead(mail)).toEqual(['attachments not looked at: orders.txt']);
  });
});

/** A mail whose body is these bytes. */
const bytes = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${HEAD}Content-Type: ${type}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`), body]);
const textOf = async (type: string, body: Buffer): Promise<string> =>
  (await readMail(bytes(type, body), ENVELOPE)).text;

describe('letters', () => {
  const latin = Buffer.from('withhold AA: R\xe9thymno', 'latin1');
  it.each([
    ['said rightly', 'text/plain; charset=iso-8859-1', latin],
    ['said to be Latin, and UTF-8', 'text/plain; charset=iso-8859-1', Buffer.from(latin.toString('latin1'))],
    ['said to be UTF-8, which they are not', 'text/plain; charset=utf-8', latin],
    ['said to be nothing', 'text/plain', latin],
    ['said to be something nobody knows', 'text/plain; charset=x-none', latin],
    ['said to be ASCII, and UTF-8', 'text/plain; charset=us-ascii', Buffer.from('withhold AA: Réthymno')],
    ['of Windows', 'text/plain; charset=cp1252', latin],
  ])('that are %s are read', async (_, type, body) => {
    expect(await textOf(type, body)).toBe('withhold AA: Réthymno');
  });
  it('of the East are read', async () => {
    const japanese = Buffer.from([0x1b, 0x24, 0x42, 0x25, 0x46, 0x25, 0x39, 0x25, 0x48, 0x1b, 0x28, 0x42]);
    expect(await textOf('text/plain; charset=iso-2022-jp', japanese)).toBe('テスト');
    expect(await textOf('text/plain; charset=cp949', Buffer.from([0xc7, 0xd1]))).toBe('한');
    expect(await textOf('text/plain; charset=big5', Buffer.from('您好！ 你今天好吗？'))).toBe('您好！ 你今天好吗？');
  });
  it('that are lost stay lost: they are never guessed', async () => {
    expect(await textOf('text/plain; charset=shift_jis', Buffer.from('search Mil\xffos', 'latin1'))).toBe(
      'search Mil�os',
    );
  });
  it.each(['windows-1252', 'Windows-1252', 'cp1252', 'iso-8859-1', 'latin1', 'x-none'])(
    'of Outlook, which %s is to it, keep dashes, quotation marks and the euro sign, in text and HTML',
    async (name) => {
      const order = Buffer.from(
        'if odds 3\x961: move \x93Koch\x94: 4315\x964416 # \x80 5, d\x92accord\x85 \x8a\x9a\x9f',
        'latin1',
      );
      const seen = 'if odds 3–1: move “Koch”: 4315–4416 # € 5, d’accord… ŠšŸ';
      expect(await textOf(`text/plain; charset=${name}`, order)).toBe(seen);
      expect(await textOf(`text/html; charset="${name}"`, Buffer.concat([Buffer.from('<p>'), order]))).toBe(seen);
    },
  );
  it.each([
    ['windows-1250', '\x8a\x9c', 'Šś'],
    ['iso-8859-9', '3\x961 \xfe', '3–1 ş'],
    ['windows-874', '3\x961 \xa1', '3–1 ก'],
  ])('of %s are those of Windows', async (name, bytes, seen) => {
    expect(await textOf(`text/plain; charset=${name}`, Buffer.from(bytes, 'latin1'))).toBe(seen);
  });
  it('that Windows does not know are lost, not left out', async () => {
    expect(await textOf('text/plain; charset=windows-1252', Buffer.from('4315\x814416', 'latin1'))).toBe('4315�4416');
  });
  it.each(['=?windows-1252?Q?3=961_=80?=', '=?iso-8859-1?Q?3=961_=80?=', '3\x961 \x80', '3–1 €'])(
    'of Outlook are read in a subject too: %j',
    async (subject) => {
      const utf8 = subject.includes('–');
      const mail = Buffer.from(HEAD.replace('Re: 22 AM', subject), utf8 ? 'utf8' : 'latin1');
      expect((await readMail(mail, ENVELOPE)).subject).toBe('3–1 €');
    },
  );
  it('of UTF-8 stay what they are where a few bytes are broken', async () => {
    const broken = Buffer.concat([
      Buffer.from('move Gruppe Süß: Réthymno–Χανιά\nsearch Mil'),
      Buffer.from([0xc3]),
      Buffer.from('os'),
    ]);
    expect(await textOf('text/plain; charset=utf-8', broken)).toBe('move Gruppe Süß: Réthymno–Χανιά\nsearch Mil�os');
  });
  it('of UTF-8 stay what they are above a mail in another set', async () => {
    const quote = '> gr\xfc\xdfe, na\xefve caf\xe9 \x96 d\xe9j\xe0 vu\n';
    const both = Buffer.concat([Buffer.from('search Réthymno\n\n'), Buffer.from(quote, 'latin1')]);
    expect(await textOf('text/plain; charset=utf-8', both)).toBe('search Réthymno');
  });
  it('of HTML are said in its own head too', async () => {
    const page = Buffer.from(
      '<html><head><meta charset="windows-1253"></head><body>\xc7\xf1\xdc\xea\xeb\xe5\xe9\xef</body>',
      'latin1',
    );
    expect(await textOf('text/html', page)).toBe('Ηράκλειο');
  });
});

describe('flowed text', () => {
  const flowed = async (body: string, more = ''): Promise<string> =>
    (await read(`Content-Type: text/plain; format=flowed${more}\n\n${body}`)).text;
  it('is joined within one depth of quotes, not across', async () => {
    expect(await flowed('search \nMilos\n> RESIGN \n> now\npass')).toBe('search Milos\npass');
    expect(await flowed('> a quoted line \nsearch Milos')).toBe('search Milos');
  });
  it('loses the blank that only broke a word', async () => {
    expect(await flowed('search Mi \nlos', '; delsp=yes')).toBe('search Milos');
  });
  it('keeps its signature apart', async () => {
    expect(await flowed('pass \n-- \nAnna')).toBe('pass');
  });
});

describe('a mail that is locked', () => {
  it.each([
    [
      'PGP/MIME',
      'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b',
      '--b\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--b\r\nContent-Type: application/octet-stream\r\n\r\nxx\r\n--b--',
    ],
    [
      'PGP in the text',
      'text/plain',
      'Hello\r\n-----BEGIN PGP MESSAGE-----\r\n\r\nhQEM\r\n-----END PGP MESSAGE-----\r\npass',
    ],
    ['S/MIME', 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m', 'MIIB'],
  ])('by %s is not read, and its writer is told', async (_, type, body) => {
    const mail = await readMail(bytes(type, Buffer.from(body)), ENVELOPE);
    expect(mail).toMatchObject({ text: '', class: 'human' });
    expect(notRead(mail)[0]).toBe('the mail is encrypted; please send your orders as plain text');
  });
  it('is read when it is only signed', async () => {
    const signed =
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nsearch Milos\n- -- \nAnna\n-----BEGIN PGP SIGNATURE-----\n\niQEz\n-----END PGP SIGNATURE-----\n';
    expect((await read(`Content-Type: text/plain\n\n${signed}`)).text).toBe('search Milos');
    const parts =
      'Content-Type: multipart/signed; boundary=b\n\n--b\nContent-Type: text/plain\n\npass\n--b\nContent-Type: application/pkcs7-signature; name=smime.p7s\n\nMIIB\n--b--\n';
    expect((await read(parts)).text).toBe('pass');
  });
});

describe('an order crossed out', () => {
  it('is none, though the text part cannot show it', async () => {
    const text = '--b\nContent-Type: text/plain\n\nsearch Milos\nRESIGN\n';
    const html = '--b\nContent-Type: text/html\n\n<div>search Milos</div><div><s>RESIGN</s></div>\n';
    expect(await read(`Content-Type: multipart/alternative; boundary=b\n\n${text}${html}--b--\n`)).toMatchObject({
      text: 'search Milos',
      cut: [{ why: 'crossed out', lines: 1 }],
    });
  });
});

describe('a mail quoted in HTML', () => {
  const both = (text: string, html: string): string =>
    `Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n${text}\n--b\nContent-Type: text/html\n\n${html}\n--b--\n`;
  const quote = '<div class="gmail_quote">Qapla on 22 Nov:<blockquote>what now?<br>RESIGN</blockquote></div>';

  it('is not read in the text either, though nothing there marks it', async () => {
    const text = 'search Milos\n\nQapla on 22 Nov:\nwhat now?\nRESIGN\n';
    expect((await read(both(text, `<div>search Milos</div>${quote}`))).text).toBe('search Milos');
  });
  it('takes nothing from words that are not in it', async () => {
    const text = 'search Milos\n\nwhat now?\npass\n';
    expect((await read(both(text, `<div>search Milos</div>${quote}`))).text).toBe('search Milos\n\nwhat now?\npass');
  });
});

describe('a mail sent on', () => {
  const inner = 'Content-Type: message/rfc822\n\nSubject: x\n\nRESIGN\n';
  it('as a file is not looked into', async () => {
    const mail = await read(`Content-Type: multipart/mixed; boundary=b\n\n--b\n\nlook\n--b\n${inner}--b--\n`);
    expect(mail).toMatchObject({ text: 'look', class: 'forward' });
  });
  it('in a digest is another mail, though nothing says so', async () => {
    const digest = 'Content-Type: multipart/digest; boundary=b\n\n--b\n\nSubject: x\n\nRESIGN\n--b--\n';
    expect(await read(digest)).toMatchObject({ text: '', class: 'forward' });
  });
  it('is known by its subject where the program says no more', async () => {
    const body =
      'look\n\nFrom: Despatch <k5@games.example.org>\nSent: Sunday, 22 November 2026 10:00\nTo: Anna\nSubject: 22 AM\n\nRESIGN\n';
    const raw = (subject: string) => whole(HEAD.replace('Re: 22 AM', subject) + `\r\n${body}`);
    expect(await raw('WG: 22 AM')).toMatchObject({ text: 'look', class: 'forward' });
    expect(await raw('AW: 22 AM')).toMatchObject({ text: 'look', class: 'human' });
  });
  it('is known by having nothing of its sender in it, where it answers nothing', async () => {
    const body = 'From: Despatch <k5@games.example.org>\nSent: Sunday\nTo: Anna\nSubject: 22 AM\n\nRESIGN\n';
    const raw = (subject: string) => whole(HEAD.replace('Re: 22 AM', subject) + `\r\n${body}`);
    expect(await raw('22 AM')).toMatchObject({ text: '', class: 'forward' });
    expect(await raw('AW: 22 AM')).toMatchObject({ text: '', class: 'human' });
  });
});

describe('a head', () => {
  it('may come after blank lines, and be without body', async () => {
    expect((await whole(`\n\n${HEAD}\r\npass`)).from).toBe('anna@example.org');
    expect((await whole(HEAD)).text).toBe('');
    expect((await whole('')).from).toBeNull();
  });
  it('gives a mail without a Message-ID one by its bytes', async () => {
    const one = await whole('From: a@b.org\r\n\r\npass');
    expect(one.messageId).toMatch(/^<[0-9a-f]{64}@no-message-id>$/);
    expect((await whole('From: a@b.org\r\n\r\npass')).messageId).toBe(one.messageId);
  });
});
