import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOn } from '../../../cli/bare-hand';
import { keyedDice } from '../../../kernel/chance/dice';
import { notRead } from '../../../mail/reading/reading';
import { readMail } from '../../../mail/reading/read-mail';
import { judgeOrders } from '../../../orders/judging/judge-text';
import { mercuryEngine } from '../testing';

/** Mails as programs of many countries send them, each a file; what is right of each stands in `expect.json`. */
const FOLDER = join(__dirname, '../../../../test/fixtures/mails');

/** What a player would notice of his mail. */
interface Expected {
  /** Who wrote it, as `read-mail` says. */
  class?: string;
  /** Told by one line of its head: the service weighs what else is known. */
  soft?: true;
  /** The orders that are read, as they are printed; without errors, where there are any. */
  orders?: string[];
  letters?: string[];
  /** The letter and all else is kept back, and asked about. */
  kept?: true;
  /** The file whose lines are judged. */
  file?: string | null;
  /** Stands in what the receipt says was not read. */
  told?: string;
}

const engine = mercuryEngine();
const sea = engine.start({ scenario: '1', options: {} }, keyedDice('x')).position;
const [open] = sea.open;
const ENVELOPE = { from: 'anna@player.example', domain: 'games.example' };
const all = JSON.parse(readFileSync(join(FOLDER, 'expect.json'), 'utf8')) as Record<string, Expected>;

async function seen(name: string): Promise<Expected> {
  const read = await readMail(readFileSync(join(FOLDER, `${name}.eml`)), ENVELOPE);
  const { verdict, words, file, openLetter } = judgeOrders(handOn(engine, sea), {
    ...{ side: open?.seat ?? '', decision: Number(open?.id.slice(1)), refused: null, page: false },
    ...{ text: read.text, files: read.files },
  });
  const orders = verdict.lines.flatMap((l) => (l.status === 'ok' || l.status === 'doubt' ? (l.read ?? l.text) : []));
  return {
    class: read.class,
    ...(read.soft ? { soft: true } : {}),
    orders: orders.length > 0 && !verdict.sound ? ['with an error', ...orders] : orders,
    letters: openLetter === null ? words.flatMap((w) => ('text' in w && w.word !== 'fix' ? [w.text] : [])) : [],
    ...(openLetter === null ? {} : { kept: true }),
    file,
    told: notRead(read, file ?? undefined).join('; '),
  };
}

describe('a mail from the field', () => {
  it.each(Object.entries(all))('%s', async (name, { told, ...expected }) => {
    const found = await seen(name);
    expect(found).toMatchObject(expected);
    if (!expected.kept) expect(found.kept).toBeUndefined();
    if (told !== undefined) expect(found.told?.toLowerCase()).toContain(told.toLowerCase());
  });
});

/** The order that keeps a letter back; null: it goes out. */
const keptFor = (text: string): string | null => {
  const { openLetter } = judgeOrders(handOn(engine, sea), {
    ...{ side: open?.seat ?? '', decision: Number(open?.id.slice(1)), refused: null, page: false },
    ...{ text, files: [] },
  });
  return openLetter === null ? null : (/and "(.*)" in it/.exec(openLetter)?.[1] ?? '');
};

describe('a letter whose end was forgotten', () => {
  it.each([
    ['above another in one line', 'SAY\nHello Tom\npass\nSAY ps: well played\nENDSAY', 'SAY ps: well played'],
    ['above a question', 'SAY\nHello Tom\npass\nASK may they hide?\nENDASK', 'ASK may they hide?'],
    ['on a telephone', 'Say\nHello Tom\npass\nAsk may they hide? Endask', 'Ask may they hide?'],
    ['that begins in the line of its word', 'SAY to Tom:\nHello\npass', 'pass'],
    ['above an order with a slip', 'SAY\nHello Tom\n\natack 1/100: Maleme', 'atack 1/100: Maleme'],
  ])('%s is kept back with the orders', (_, text, order) => {
    expect(keptFor(text)).toBe(order);
  });
  it.each([
    ['SAY\nsay hello to Jane\nENDSAY\npass'],
    ['SAY\nOne thing: at 10:30 I am away, well done at Maleme!'],
    ['SAY Good luck\npass'],
  ])('%j is none', (text) => {
    expect(keptFor(text)).toBeNull();
  });
});
