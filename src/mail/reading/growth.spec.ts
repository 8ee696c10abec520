import { often } from '../../config/testing/depth';
import { analyse } from 'scslre';
import { StepCounter } from './testing/steps';
import type * as OurAddresses from '../our-address';
import type * as HtmlTexts from './html-text';
import type * as OwnTexts from './own-text';
import type * as MailReading from './read-mail';
import type * as Digests from '../digests/digest-blocks';
import type * as Joins from '../../orders/joins';
import type * as Words from '../../orders/take-words';
import type * as Moderators from '../../rulings/moderators-words';
import type * as Panels from '../../rounds/panel-answer';
import type * as NewGames from '../../games/new-game';
import type * as Wishes from '../../moderation/wishes';
import type * as Bulk from '../../console/bulk-wish';

const HEAD = 'From: Anna <anna@example.org>\r\nSubject: Re: 22 AM\r\nMIME-Version: 1.0\r\n';
const ENVELOPE = { from: 'anna@example.org', domain: 'games.example.org' };

const counter = new StepCounter();
let ownText: typeof OwnTexts.ownText;
let htmlText: typeof HtmlTexts.htmlText;
let ourAddresses: typeof OurAddresses.ourAddresses;
let readMail: typeof MailReading.readMail;
let partedReply: typeof Digests.partedReply;
let invited: typeof Joins.invited;
let takeWords: typeof Words.takeWords;
let readModerator: typeof Moderators.readModerator;
let readPanelAnswer: typeof Panels.readPanelAnswer;
let forms: typeof NewGames & typeof Wishes & typeof Bulk;
beforeAll(async () => {
  ({ partedReply } = await import('../digests/digest-blocks.js'));
  ({ invited } = await import('../../orders/joins.js'));
  ({ takeWords } = await import('../../orders/take-words.js'));
  ({ readModerator } = await import('../../rulings/moderators-words.js'));
  ({ readPanelAnswer } = await import('../../rounds/panel-answer.js'));
  const [games, wishes] = [await import('../../games/new-game.js'), await import('../../moderation/wishes.js')];
  forms = { ...games, ...wishes, ...(await import('../../console/bulk-wish.js')) };
  ({ ownText } = await import('./own-text.js'));
  ({ htmlText } = await import('./html-text.js'));
  ({ ourAddresses } = await import('../our-address.js'));
  ({ readMail } = await import('./read-mail.js'));
});
afterAll(() => counter.close());

const LONG = 2_000;
/** Tried by the parser of headers on one block of header lines, which is limited. */
const OF_THE_PARSER = ['[\\r\\n]+$/'];

/** Twice as much of the same takes about twice the steps; what looks back over all it has read takes four times as many. */
const MOST = 2.5;

async function growth(work: (times: number) => unknown, times: number): Promise<number> {
  const some = times / often(4, 1);
  await work(2 * some);
  const once = await counter.of(() => work(some));
  const twice = await counter.of(() => work(2 * some));
  return twice.count / once.count;
}

const lines = (line: string): [string, (times: number) => string] => [line, (n) => `${line}\n`.repeat(n)];
const inOneLine = (word: string): [string, (times: number) => string] => [
  `${word} ...`,
  (n) => `${word} `.repeat(4 * n),
];
const withBlanks = (word: string): [string, (times: number) => string] => [
  `${word}, blanks`,
  (n) => `${word}${' '.repeat(20 * n)}x`,
];
const many = (n: number, of: (i: number) => unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, of(i)]));

describe('the steps that reading takes grow with the text, not faster,', () => {
  it.each([
    'On 22 Nov 2026 at 10:00 a b c',
    'On Sun, 22 Nov 2026 at 10:00, Despatch',
    '------ a ------',
    'at 4314: maneuver: Koch',
    'Am Am Am Am 22.11.2026 10:00',
    '> On Sun, 22 Nov 2026 wrote',
    '> quoted line of a mail',
    'say',
    'Sent from',
    'a@b.c <a@b.c>',
    '12:10 '.repeat(60),
    '- '.repeat(190),
  ])('for lines of %j', async (line) => {
    expect(await growth((times) => ownText(`${line}\n`.repeat(times)), 400)).toBeLessThan(MOST);
  });

  it.each([' ', 'x', '>', '-', '@', '<'])('for one line of nothing but %j', async (letter) => {
    expect(await growth((times) => ownText(letter.repeat(times)), 100_000)).toBeLessThan(MOST);
  });

  it.each<[string, (times: number) => string]>([
    ['nested elements', (n) => '<div>'.repeat(n)],
    ['nested elements closed otherwise', (n) => `${'<div>'.repeat(n)}${'</p>'.repeat(n)}`],
    ['bold in bold', (n) => '<b>'.repeat(n)],
    ['quotes in quotes', (n) => '<blockquote>'.repeat(n)],
    ['lists in lists', (n) => '<ul><li>'.repeat(n)],
    ['lines', (n) => '<br>'.repeat(n)],
    ['marks', (n) => '<'.repeat(n)],
    ['entities', (n) => '&#x'.repeat(n)],
    ['attributes', (n) => `<div ${'a=b '.repeat(n)}>x</div>`],
    ['an attribute without end', (n) => `<p style="${' '.repeat(4 * n)}`],
    ['rows of a table', (n) => `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(n)}</table>`],
  ])('for HTML of nothing but %s', async (_, html) => {
    expect(await growth((times) => htmlText(html(times)), 2_000)).toBeLessThan(MOST);
  });

  it.each<[string, (times: number) => string]>([
    ['a field without end', (n) => `X-A: ${'a'.repeat(10 * n)}\r\n${HEAD}\r\npass`],
    ['folded lines', (n) => `X-A: a\r\n${' b\r\n'.repeat(n)}${HEAD}\r\npass`],
    ['groups', (n) => `From: ${'a:b;'.repeat(n)}\r\n\r\npass`],
    ['recipients that failed', (n) => `${HEAD}\r\n${'Final-Recipient: rfc822; a@b.c\r\n'.repeat(n)}`],
    ['marks of quotes', (n) => `${HEAD}\r\n${`${'>'.repeat(70)}\r\n`.repeat(n)}`],
    ['the name of a file', (n) => `${HEAD}Content-Disposition: attachment; filename="${'x'.repeat(20 * n)}"\r\n\r\nx`],
    ['equals signs', (n) => `${HEAD}Content-Transfer-Encoding: quoted-printable\r\n\r\n${'='.repeat(20 * n)}`],
    ['odd letters in base64', (n) => `${HEAD}Content-Transfer-Encoding: base64\r\n\r\n${'%%%QUJD\r\n'.repeat(n)}`],
  ])('for mails of nothing but %s', async (_, mail) => {
    const letters = (times: number): Buffer => Buffer.from(mail(times));
    expect(await growth((times) => readMail(letters(times), ENVELOPE), 1_000)).toBeLessThan(MOST);
  });

  it.each(['a', ' a@', '<', '@'])('for addresses in a field of nothing but %j', async (letters) => {
    const field = (times: number): Buffer => Buffer.from(`To: ${letters.repeat(times)}`);
    expect(await growth((times) => ourAddresses(field(times), ENVELOPE.domain), 30_000)).toBeLessThan(MOST);
  });

  /** What people's texts are read as behind that: a player's words and letters, an invited one's, a digest's, a moderator's, a panelist's. */
  const READERS: Record<string, (text: string) => unknown> = {
    words: (text) => takeWords(text, ['move']),
    JOIN: (text) => invited(text, [{ name: 'a.txt', text }]),
    digest: (text) => partedReply({ text, files: [{ name: 'a.txt', text }] }, ['4E3U', '7XQ2'], ['4E3U']),
    moderator: (text) => readModerator(text),
    panel: (text) => readPanelAnswer(text, [{ side: 'blue', names: ['Blue'] }]),
  };
  const TEXTS: readonly [string, (times: number) => string][] = [
    ...['SAY\nhi\nENDSAY', 'SAY\nhi\nENDSAY thanks', 'say', 'say x', 'SAY x\nEND', 'ASK\nmay I?\nENDASK', 'ENDSAY'].map(
      lines,
    ),
    ...['join', 'join?', 'not now', '4E3U:', '4E3U: pass\n7XQ2: pass', 'VALUE Blue 0.5', 'thanks', 'x'].map(lines),
    ...[
      'RULING 9.7: a? b BECAUSE c\nENDRULING',
      'RULING 9.7',
      'ANSWER\nno\nENDANSWER',
      'NOTE Q1',
      'hold because x',
    ].map(lines),
    ...[
      'ADJUST 9.7 {"a":1} because x\nENDADJUST',
      'ADJUST {',
      'reveal blue because x',
      'REPLACE blue by A <a@b.c> because x',
    ].map(lines),
    ...[
      'join',
      'decline',
      'SAY endsay',
      'SAY end',
      'because',
      'RULING 9.7 because',
      'by',
      'VALUE x',
      "'",
      '9.7,',
      '!',
    ].map(inOneLine),
    ...['SAY', 'decline', '4E3U', '*', 'Despatch', 'RULING 9.7', 'reveal', 'search', 'VALUE', 'hold because'].map(
      withBlanks,
    ),
  ];
  it.each(Object.keys(READERS))('for texts of people read as %s', async (name) => {
    const read = READERS[name] as (text: string) => unknown;
    for (const [told, text] of TEXTS) {
      const found = await growth((times) => read(text(times)), 400);
      expect({ told, grows: found >= MOST }).toEqual({ told, grows: false });
    }
  });

  it.each<[string, (n: number) => unknown, keyof typeof forms]>([
    ['options', (n) => ({ system: 'x', scenario: '1', options: many(n, (i) => i) }), 'readNewGame'],
    [
      'seats',
      (n) => ({ system: 'x', scenario: '1', seats: many(n, () => ({ name: 'x', email: 'a@b.org' })) }),
      'readNewGame',
    ],
    ['holidays', (n) => ({ charter: { holidays: Array.from({ length: n }, () => ({ from: 'x' })) } }), 'readNewGame'],
    ['words it does not know', (n) => many(n, (i) => i), 'readNewGame'],
    ['a name of blanks', (n) => ({ club: `${' '.repeat(20 * n)}x${' '.repeat(20 * n)}y` }), 'readNewGame'],
    ['an address', (n) => ({ email: `a@${'b-.'.repeat(8 * n)}` }), 'readAddress'],
    ['a patch', (n) => ({ patch: many(n, (i) => i), reason: `${' '.repeat(20 * n)}x` }), 'readAdjustment'],
    ['faces', (n) => ({ faces: many(n, () => 'x') }), 'readFaces'],
    [
      'games',
      (n) => ({ act: 'x', games: Array.from({ length: n }, () => ({})), hours: '1'.repeat(n) }),
      'readBulkWish',
    ],
  ])('for forms of the console with nothing but %s', async (_, body, reader) => {
    const read = forms[reader] as (input: unknown) => unknown;
    const refused = (times: number): unknown => {
      try {
        return read(body(times));
      } catch (error) {
        return error;
      }
    };
    expect(await growth(refused, 1_000)).toBeLessThan(MOST);
  });

  it('and no regular expression that may look back over its text is tried on a long one', async () => {
    const mails = [
      `${HEAD}\r\n${'x '.repeat(20_000)}\r\n${'> a b\r\n'.repeat(3_000)}`,
      `${HEAD}Content-Type: text/html\r\n\r\n<p>${'x '.repeat(20_000)}<br>${'<blockquote>a</blockquote>'.repeat(400)}`,
      `X-A: ${'a'.repeat(1e5)}\r\n${HEAD}\r\npass`,
      `From: mailer-daemon@x.org\r\nSubject: Undelivered Mail\r\n\r\n${'a@b.c failed 550 5.1.1 user unknown\r\n'.repeat(3_000)}`,
    ];
    const tried = new Map<string, RegExp>();
    for (const mail of mails) {
      const { longest } = await counter.of(() => readMail(Buffer.from(mail), ENVELOPE));
      for (const [key, { regex, letters }] of longest) if (letters > LONG) tried.set(key, regex);
    }
    expect(tried.size).toBeGreaterThan(20);
    const slow = [...tried].filter(([, { source, flags }]) => analyse({ source, flags }).reports.length > 0);
    expect(slow.map(([key]) => key)).toEqual(OF_THE_PARSER);
  });

  it('and a scanner that looks back over all lines is found out', async () => {
    const backwards = (times: number): number => {
      const text = 'a line\n'.repeat(times);
      let found = 0;
      for (let at = 0; at < text.length; at += 7) found += text.slice(0, at).lastIndexOf('wrote:');
      return found;
    };
    expect(await growth(backwards, 400)).toBeGreaterThan(3.5);
  });
});
