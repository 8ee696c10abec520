import { momentText } from '../../src/wording/when';
import { isReceipt } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import { newGame, send, waitedFor, type Table } from '../support/game';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(120_000);

let world: World;
let table: Table;

beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
});
afterAll(() => world.close());

const read = (mail: Delivered): string => unwrapped(textOf(mail));

/** What the moderator does, and what each player is mailed of it. */
async function moderator(words: string): Promise<{ asked: Player; told: (player: Player) => string[] }> {
  const { german, allied } = table;
  const before = new Map([german, allied].map((player) => [player, player.mailbox.length]));
  await table.moderator.reply(table.moderator.newest, words);
  await world.settle();
  const waits = await waitedFor(world, table);
  if (!waits) throw new Error('nobody is waited for');
  const told = (player: Player): string[] =>
    player.mailbox
      .slice(before.get(player))
      .filter((mail) => !isReceipt(mail))
      .map((mail) => `${subjectOf(mail)}\n${read(mail)}`);
  return { asked: waits.player, told };
}
const other = (player: Player): Player => (player === table.german ? table.allied : table.german);

/** His date as the service holds it. */
async function dueAt(player: Player): Promise<string> {
  const answer = await world.api.get(`/api/games/${table.code}`).expect(200);
  const { seats } = answer.body as { seats: { side: string; dueAt: string | null }[] };
  const at = seats.find(({ side }) => side === (player === table.german ? 'german' : 'allied'))?.dueAt;
  return at ? momentText(new Date(at), player === table.german ? 'Europe/Berlin' : 'America/New_York') : 'none';
}
const NO_LIMIT = 'There is no time limit';
const DATE = /Orders due (?:by )?(\w{3} \d+ \w{3} \d\d:\d\d \w+)/;

describe('mails of a game that is held, goes back and goes on', () => {
  it('HOLD: who is waited for is told what he has left, the other that nothing is asked of him', async () => {
    const { asked, told } = await moderator('HOLD because a roll is in dispute');
    expect(told(asked).join('\n')).toMatch(/Your clock stands still with 10 d left\./);
    expect(told(other(asked)).join('\n')).toContain('Nothing is asked of you now.');
  });

  it('RELEASE: each date runs from the next day of its player, and is the one that the service holds', async () => {
    world.clock.forward({ days: 3 });
    const { asked, told } = await moderator('RELEASE');
    const mails = told(asked).join('\n');
    const date = DATE.exec(mails)?.[1];
    expect(date).toBeDefined();
    expect(mails).not.toContain(NO_LIMIT);
    expect(date).toBe(await dueAt(asked));
    expect(mails).toContain('from midnight, or from your first answer');
    expect(told(other(asked)).join('\n')).toContain('Nothing is asked of you now.');
  });

  it('REWIND: who is asked anew has the date in the mail that asks him, while his clock runs', async () => {
    const waits = await waitedFor(world, table);
    if (!waits) throw new Error('nobody is waited for');
    await send(world, waits.player, waits.mail, samplesOf(waits.mail).join('\n') || 'pass');
    const { asked, told } = await moderator('REWIND 0 because the map was wrong');
    const mails = told(asked);
    expect(mails.join('\n')).toContain('The mail that asks it says until when.');
    expect(mails.join('\n')).toMatch(DATE);
    expect(mails.join('\n')).not.toContain(NO_LIMIT);
    const date = DATE.exec(mails.join('\n'))?.[1] ?? 'none';
    expect(mails.some((mail) => mail.includes(`, due ${date}`))).toBe(true);
    expect(date).toBe(await dueAt(asked));
  });

  it('REWIND while it is held: the mail that asks says that the clock stands; RELEASE tells the date, EXTEND the new one', async () => {
    const waits = await waitedFor(world, table);
    if (!waits) throw new Error('nobody is waited for');
    await send(world, waits.player, waits.mail, samplesOf(waits.mail).join('\n') || 'pass');
    await moderator('HOLD because of a doubt');
    const back = await moderator('REWIND 0 because the map was wrong');
    expect(back.told(back.asked).join('\n')).toContain('Your clock stands still: the moderator holds the game.');
    expect(back.told(back.asked).join('\n')).not.toContain(NO_LIMIT);
    const on = await moderator('RELEASE');
    const [before] = DATE.exec(on.told(on.asked).join('\n')) ?? ['none'];
    const side = on.asked === table.german ? 'german' : 'allied';
    const more = await moderator(`EXTEND ${side} 24 because of the holidays`);
    const [after] = DATE.exec(more.told(more.asked).join('\n')) ?? ['none'];
    expect([before, after]).not.toContain('none');
    expect(after).not.toBe(before);
  });
});
