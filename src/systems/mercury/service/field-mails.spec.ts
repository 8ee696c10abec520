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
