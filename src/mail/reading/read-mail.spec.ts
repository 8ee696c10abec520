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
  it('is refused as a whole when signs turn the direction of writing', async () => {
    const mail = await read('Content-Type: text/plain; charset=utf-8\n\nsearch \u202esoliM\n');
    expect(mail.text).toBe('');
    expect(notRead(mail)).toEqual(['1 line: signs that turn the direction of writing']);
  });
  it('names attachments, which are not looked at', async () => {
    const mail = await read(
      'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\npass\n--b\nContent-Type: text/plain; name="orders.txt"\nContent-Disposition: attachment; filename="orders.txt"\n\nRESIGN\n--b--\n',
    );
    expect(mail.text).toBe('pass');
    expect(notRead(mail)).toEqual(['attachments are not looked at: orders.txt']);
  });
});
