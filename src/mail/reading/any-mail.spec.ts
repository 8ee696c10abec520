import { often } from '../../config/testing/depth';
import { seededRng, type Rng } from '../../kernel/decide/rng';
import { htmlText } from './html-text';
import { readMail } from './read-mail';
import { ATTRIBUTIONS } from './testing/attributions';
import { HEADER_BLOCKS } from './testing/header-blocks';
import { HTML_REPLIES } from './testing/html-replies';
import { writtenText } from './written';

const HEAD = 'From: Anna <anna@example.org>\r\nSubject: Re: 22 AM\r\nMIME-Version: 1.0\r\n';
const ENVELOPE = { from: 'anna@example.org', domain: 'games.example.org' };
const read = (mail: string) => readMail(Buffer.from(mail, 'utf8'), ENVELOPE);

describe('a mail that is cut off anywhere', () => {
  const FOREIGN = ['RESIGN', 'search Matapan', 'pass', 'move TF A: Milos'];
  const OURS = ['=== Despatch 7K3F: write your orders above this line ===', '', ...FOREIGN].join('\n');
  const quoted = OURS.replace(/^/gm, '> ');
  const replies = [
    ...['gmail', 'Apple Mail', 'Thunderbird', 'others', 'other languages and dates']
      .flatMap((p) => ATTRIBUTIONS[p]?.slice(0, 4) ?? [])
      .map((a) => `${a}\n${quoted}`),
    ...HEADER_BLOCKS.slice(0, 8).map((b) => `${b}\n\n${OURS}`),
  ].map((rest) => `search Suda\n\n${rest}\n`);

  it('never has a line of the quoted mail read, wherever it ends', () => {
    for (const reply of replies) {
      for (let end = 0; end <= reply.length; end += often(5, 1)) {
        const lines = writtenText(reply.slice(0, end)).text.split('\n');
        expect(lines.filter((l) => FOREIGN.includes(l.trim()))).toEqual([]);
      }
    }
  });

  it('is still read, or is nothing, and never throws', async () => {
    const rng = seededRng('cuts');
    const html = Object.values(HTML_REPLIES).map((reply) => reply(['search Suda', 'pass'], '<p>RESIGN</p>'));
    const mails = html.map((h) => mixed(rng, [`Content-Type: text/html; charset=utf-8\r\n\r\n${h}`]));
    for (const mail of mails) {
      for (let i = 0; i < often(3, 12); i++) {
        const { text } = await read(mail.slice(0, rng.int(mail.length)));
        expect(text).not.toContain('RESIGN');
      }
    }
  });
});

describe('letters that are not what their label says', () => {
  const LABELS = [
    'utf-8',
    'us-ascii',
    'iso-8859-1',
    'windows-1251',
    'utf-16le',
    'iso-2022-jp',
    'gb2312',
    'x-none',
    '"',
    '',
  ];
  const TEXT = 'search Suda\n\nOn Sun, 22 Nov 2026 at 10:00, Despatch <a@b.example> wrote:\n> RESIGN\n> pass\n';

  it.each(Array.from({ length: often(15, 60) }, (_, i) => i))('number %i: nothing quoted is read', async (i) => {
    const rng = seededRng(`letters ${i}`);
    const bytes = Buffer.concat(
      TEXT.split('').flatMap((letter) => [
        Buffer.from(letter, rng.chance(1, 20) ? 'utf16le' : 'utf8'),
        ...(rng.chance(1, 30) ? [Buffer.from([128 + rng.int(128)])] : []),
      ]),
    );
    const html = rng.chance(1, 2);
    const body = html ? Buffer.from(`<blockquote>${bytes.toString('latin1')}</blockquote>`, 'latin1') : bytes;
    const head = `${HEAD}Content-Type: text/${html ? 'html' : 'plain'}; charset=${rng.pick(LABELS)}\r\n\r\n`;
    const { text } = await readMail(Buffer.concat([Buffer.from(head), body]), ENVELOPE);
    expect(text).not.toMatch(/^(?:RESIGN|pass)$/m);
  });
});

/** Parts put between boundaries, now and then with one that is missing or said wrongly. */
function mixed(rng: Rng, parts: readonly string[], kind = 'mixed'): string {
  const boundary = `b${rng.int(1e6)}`;
  const said = rng.chance(1, 12) ? `${boundary}x` : boundary;
  const end = rng.chance(1, 6) ? '' : `\r\n--${boundary}--\r\n`;
  return `Content-Type: multipart/${kind}; boundary="${said}"\r\n\r\n${parts.map((p) => `--${boundary}\r\n${p}`).join('\r\n')}${end}`;
}

/** A tree of parts; each leaf says a word of its own. */
class Tree {
  readonly attached: string[] = [];
  private leaves = 0;

  constructor(private readonly rng: Rng) {}

  part(depth: number): string {
    const { rng } = this;
    if (depth > 0 && rng.chance(2, 3)) {
      const kind = rng.pick(['mixed', 'alternative', 'related', 'signed', 'digest', 'report', 'x-odd']);
      return mixed(
        rng,
        Array.from({ length: 1 + rng.int(4) }, () => this.part(depth - 1)),
        kind,
      );
    }
    return this.leaf();
  }

  private leaf(): string {
    const { rng } = this;
    const word = `word${this.leaves++}end`;
    const type = rng.pick([
      'text/plain',
      'text/html',
      'text/plain; format=flowed',
      'application/pdf',
      'message/rfc822',
      'image/png',
      'text/calendar',
    ]);
    const attached = rng.chance(1, 3);
    if (attached || !/^text\/(?:plain|html)/.test(type)) this.attached.push(word);
    const charset = rng.pick(['', '; charset=utf-8', '; charset=iso-8859-1', '; charset=x-none', '; charset="']);
    const disposition = attached ? 'Content-Disposition: attachment; filename="a.txt"\r\n' : '';
    const body = type === 'message/rfc822' ? `Subject: x\r\n\r\n${word}` : word;
    const encoded = rng.chance(1, 3) && type !== 'message/rfc822';
    const encoding = encoded ? 'Content-Transfer-Encoding: base64\r\n' : '';
    return `Content-Type: ${type}${charset}\r\n${disposition}${encoding}\r\n${encoded ? Buffer.from(body).toString('base64') : body}\r\n`;
  }
}

describe('a mail of parts without sense', () => {
  it.each(Array.from({ length: often(40, 150) }, (_, i) => i))(
    'number %i is read, and nothing that is attached',
    async (i) => {
      const rng = seededRng(`tree ${i}`);
      const tree = new Tree(rng);
      const { text, class: kind } = await read(`${HEAD}${tree.part(1 + rng.int(6))}`);
      expect(tree.attached.filter((word) => text.includes(word))).toEqual([]);
      expect(typeof kind).toBe('string');
    },
  );
  it('may nest as deep as it likes', async () => {
    let mail = 'Content-Type: text/plain\r\n\r\npass';
    for (let i = 0; i < 150; i++)
      mail = `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n${mail}\r\n--b${i}--`;
    expect((await read(`${HEAD}${mail}`)).text).toBe('');
    expect(htmlText('<div>'.repeat(40_000)).text).toBe('');
  });
  it('is refused when it has more parts than anybody’s', async () => {
    const mail = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(1_000)}--b--`;
    await expect(read(mail)).rejects.toThrow();
  });
});
