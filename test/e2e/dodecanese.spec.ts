import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import { segmentOrders } from '../../src/kernel/testing/segment-orders';
import { wordsIn } from '../../src/reports/brevity';
import { newTable, waitedFor, type AnyTable } from '../support/game';
import { Ledger } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import { EVERY_STYLE, type QuotingStyle } from '../support/quoting';
import { firstParagraph, subjectOf, textOf } from '../support/reading';
import { World } from '../support/world';

/** Ten or eleven game-turns of up to six impulses, on a machine that does other things beside. */
jest.setTimeout(3_600_000);

const SYSTEM = 'aegean';
const SEATS = ['german', 'allied'] as const;
/** The words of a turn mail above its rule: at the median, and at most. */
const MEDIAN_WORDS = 400;
const VERIFIED = ['chain', 'parties', 'commitment', 'dice', 'positions', 'replay'];
const COMMAND = resolve(__dirname, '../../bin/despatch.js');

let world: World;
let table: AnyTable;
let ledger: Ledger;
const rng = seededRng('dodecanese');
const refused: string[] = [];
let mails = 0;

const turnMails = (): Delivered[] =>
  SEATS.flatMap((seat) => table.players[seat]?.mailbox.filter((m) => /, due /.test(subjectOf(m))) ?? []);

/** The planned mail of whoever is waited for. */
async function writeOne(style: QuotingStyle): Promise<boolean> {
  const position = await world.position(table.code);
  const open = position.open.find((o) => !o.sealed);
  const asked = await waitedFor(world, table);
  if (!open || !asked) return false;
  const own = segmentOrders(world.engine(SYSTEM), position, open, rng);
  const receipt = await ledger.receipt(asked.player, asked.mail, own, { style });
  mails++;
  if (/^Recorded/.test(firstParagraph(receipt))) return true;
  refused.push(`${own}\n\ngot\n\n${textOf(receipt)}`);
  throw new Error(refused.at(-1));
}

beforeAll(async () => {
  world = await World.open();
  table = await newTable(world, SYSTEM, SEATS, { scenario: 'campaign' });
  ledger = new Ledger(world, { look: () => Promise.resolve() });
});
afterAll(() => world.close());

describe('the campaign in the Dodecanese, by mail to its end between two players who plan', () => {
  it('ends, with no mail refused', async () => {
    while (await writeOne(EVERY_STYLE[mails % EVERY_STYLE.length] as QuotingStyle)) expect(mails).toBeLessThan(1000);
    expect((await world.position(table.code)).over).not.toBeNull();
    expect(refused).toEqual([]);
  });

  it('gave each mail one receipt, and asks in few words', () => {
    expect(ledger.faults()).toEqual([]);
    const words = turnMails()
      .map((mail) => wordsIn([textOf(mail).slice(0, textOf(mail).indexOf('\n---\n'))]))
      .sort((a, b) => a - b);
    expect(words[words.length >> 1]).toBeLessThanOrEqual(MEDIAN_WORDS);
  });

  it('is exported as a file that "despatch verify" finds as it was played', async () => {
    const answer = await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200);
    const path = join(mkdtempSync(join(tmpdir(), 'dodecanese-')), 'game.json');
    writeFileSync(path, JSON.stringify(answer.body as GameFile));
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'verify', path], { encoding: 'utf8' });
    expect([...stdout.matchAll(/^ok {4}(\w+)/gm)].map((m) => m[1])).toEqual(VERIFIED);
    expect(status).toBe(0);
  });
});
