import type { Position } from '../../src/kernel/record/position';
import type { MercuryData } from '../../src/systems/mercury/data/load';
import type { View } from '../../src/systems/mercury/view/view';
import { markersOf, newGame, playUntil, send, waitedFor } from '../support/game';
import { withoutCode } from '../support/game-code';
import { LogBook } from '../support/log-book';
import type { Delivered } from '../support/mail-sink';
import { htmlOf, subjectOf, textOf } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

/** Two whole services side by side on a busy machine. */
jest.setTimeout(240_000);

/** What an opponent, and whoever reads the log of the service, has of a game. */
interface Traces {
  /** The subject, text, HTML and pictures of each mail of the German while the game lasts, in their order. */
  mails: string[];
  /** The mail that lays open what was hidden, once the game is over. */
  last: string;
  log: string[];
  /** Mails and page of the moderator, before anything is revealed to him. */
  moderator: string[];
  /** What he is shown when he lifts the blindfold. */
  revealed: string;
}

/** Names of the game and of single mails, and times that were measured, differ by chance. */
const VARIES: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID'],
  [/<[^<>\s@]+@[^<>\s]+>/g, '<MESSAGE>'],
  [/\/g\/\S+/g, '/g/LINK'],
  [/[a-z0-9]{20,}@/g, 'TOKEN@'],
  [/"(time|ms|took|pid|port)":("[^"]*"|[\d.]+)/g, '"$1":0'],
];

/** Scenario 4 where the Allied player forms one Task Force more, a decoy or of a ship; then both let things go. */
async function play(form: 'decoy' | 'ship'): Promise<Traces> {
  const book = new LogBook();
  const world = await World.open({}, book.logger, { everyMap: true });
  // What start-up says names ports that are free just then.
  book.lines.length = 0;
  try {
    const table = await newGame(world);
    const plain = (text: string): string =>
      VARIES.reduce((all, [what, name]) => all.replace(what, name), withoutCode(text, table.code));
    const { player, mail } = await playUntil(world, table, /Task Force creation/, () => 'pass');
    const { free } = await markersOf(world, table);
    const [at, ship] = shipsAtSea(world, await world.position(table.code));
    const receipt = await send(world, player, mail, `form TF ${free} at ${at}: ${form === 'decoy' ? 'decoy' : ship}`);
    expect(textOf(receipt)).toContain('Recorded as version');
    await player.reply(receipt, `ASK\nMay TF ${free} stay at ${at} (16.33c)?\nENDASK`);
    await world.settle();
    for (let turn = 0; turn < 12; turn++) {
      const asked = await waitedFor(world, table);
      if (!asked) break;
      await send(world, asked.player, asked.mail, 'pass');
    }
    // The PDF has the code of the game and the day it began on it.
    const pictures = (m: Delivered): string =>
      m.parsed.attachments.map((a) => `${a.filename} ${a.contentType === 'image/png' ? a.checksum : ''}`).join('\n');
    const written = (m: Delivered): string => plain([subjectOf(m), textOf(m), htmlOf(m), pictures(m)].join('\n'));
    const isLast = (m: Delivered): boolean => subjectOf(m).includes('the game is over');
    const mails = table.german.mailbox.filter((m) => !isLast(m)).map(written);
    const last = table.german.mailbox.filter(isLast).map(written).join();
    const log = book.lines.map(plain);
    const browser = await Browser.of(world, table.moderator);
    const moderator = table.moderator.mailbox.filter((m) => subjectOf(m).includes(table.code)).map(written);
    moderator.push(plain((await browser.get(`/moderate/${table.code}`).expect(200)).text));
    await table.moderator.reply(table.moderator.find(/: a question, Q1$/), 'STATUS\nHISTORY 90');
    await world.settle();
    moderator.push(written(table.moderator.newest));
    await table.moderator.reply(table.moderator.find(/: a question, Q1$/), 'REVEAL allied because of his question');
    await world.settle();
    return { mails, last, log, moderator, revealed: written(table.moderator.newest) };
  } finally {
    await world.close();
  }
}

/** A zone in which a Task Force of several ships lies, and the name of one of those. */
function shipsAtSea(world: World, position: Position): [string, string] {
  const { taskForces } = world.engine().view(position, 'allied') as unknown as View;
  const { ships } = world.engine().system.data as MercuryData;
  const found = taskForces.find((tf) => (tf.ships ?? []).length > 1);
  return [found?.at ?? '', ships.get(found?.ships?.[0]?.id ?? '')?.name ?? ''];
}

describe('two games that differ in what one side has hidden', () => {
  let traces: [Traces, Traces];
  beforeAll(async () => {
    traces = [await play('decoy'), await play('ship')];
  });

  it('send the other side the same mails, in text, HTML and pictures, as many and in the same order', () => {
    const [one, other] = traces;
    expect(one.mails.length).toBeGreaterThan(5);
    expect(one.mails).toEqual(other.mails);
  });

  it('lay open what was hidden once the game is over', () => {
    const [one, other] = traces.map(({ last }) => last.slice(last.indexOf('HIDDEN UNTIL NOW')));
    expect([one, other].map((text) => text?.includes(': decoy'))).toEqual([true, false]);
  });

  it('show the moderator the same in mails, receipts and page, until he reveals the side that hides it', () => {
    const [one, other] = traces;
    expect(one.moderator.some((text) => text.includes('asks:'))).toBe(true);
    expect(one.moderator).toEqual(other.moderator);
    expect(one.revealed).toContain('AS ALLIED SEES IT');
    expect(one.revealed).not.toEqual(other.revealed);
  });

  it('leave the same lines in the log of the service, at the level that tells most', () => {
    const [one, other] = traces;
    expect(one.log.filter((line) => line.includes('dealt with')).length).toBeGreaterThan(5);
    expect(one.log).toEqual(other.log);
  });
});
