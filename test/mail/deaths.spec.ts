import { createHash } from 'node:crypto';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { newGame, send, waitedFor, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { isReceipt } from '../support/ledger';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(180_000);

const CLUB = 'club-of-the-tuesday-evenings';
let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** What somebody writes in reply to his newest mail of the game, and its receipt. */
async function says(player: Player, own: string): Promise<string> {
  const before = player.mailbox.length;
  await player.reply(
    player.mailbox.filter((m) => subjectOf(m).includes(table.code) && m.parsed.replyTo).at(-1) ?? player.newest,
    own,
  );
  await world.settle();
  const receipt = player.mailbox.slice(before).find(isReceipt);
  return receipt ? unwrapped(textOf(receipt)) : '';
}
const file = async (): Promise<GameFile> =>
  bodyOf<GameFile>(await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200));
const faults = async (): Promise<string[]> =>
  verifyGame(await file(), world.engine()).flatMap((c) => (c.ok ? [] : [c.text]));
const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** RESIGN and the code, by the Allied player. */
async function resigns(): Promise<void> {
  const code = /CONFIRM \d{6}/.exec(await says(table.allied, 'RESIGN'))?.[0] ?? '';
  expect(await says(table.allied, code)).toContain('You have resigned.');
}
async function play(decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const asked = await waitedFor(world, table);
    if (!asked) return;
    await send(world, asked.player, asked.mail, samplesOf(asked.mail).join('\n') || 'pass');
  }
}

describe('a dice secret that the last mail has told', () => {
  let published: string;
  beforeAll(async () => {
    table = await newGame(world);
    await play(3);
    await resigns();
    published = (await file()).secret ?? '';
    expect(textOf(table.german.find(/the game is over/))).toContain(published);
  });

  it("is never rolled by again, whatever a moderator's mail says of the dice", async () => {
    for (const word of ['DICE 7', 'DICE 7 7 7', 'DICE kept because we know them'])
      expect([word, await says(table.moderator, word)]).toEqual([
        word,
        expect.stringMatching(/no roll is missing|NOT|Nothing/),
      ]);
    const receipt = await says(table.moderator, 'REWIND 1 kept because he resigned by mistake');
    expect(receipt).toMatch(/back at position 1, .* every roll from here on comes from a new one/s);
    const now = await file();
    expect(now.spent).toEqual([published]);
    expect(now.secret).not.toBe(published);
    const notes = [table.german, table.allied].map((player) => unwrapped(textOf(player.find(/went back/))));
    for (const told of [...notes, receipt]) {
      expect(told).toContain(hash(now.secret ?? ''));
      expect(told).not.toContain('The dice are kept');
    }
    expect(await faults()).toEqual([]);
  });

  it('nor where both players agree by mail to take the game up again', async () => {
    await play(2);
    await resigns();
    const last = (await file()).secret ?? '';
    const proposed = await says(table.german, 'PROPOSE REWIND 1 with dice kept');
    expect(proposed).toContain('The dice cannot be kept: the last mail has told their secret.');
    expect(proposed).toContain('to go back to position 1, with the dice anew');
    const accepts = await says(table.allied, 'ACCEPT PROPOSAL');
    const code = /CONFIRM \d{6}/.exec(accepts)?.[0] ?? '';
    if (code !== '') await says(table.allied, code);
    const now = await file();
    expect(now.spent).toEqual([published, last]);
    expect([published, last]).not.toContain(now.secret);
    for (const player of [table.german, table.allied])
      expect(player.mailbox.some((m) => textOf(m).includes(hash(now.secret ?? '')))).toBe(true);
    expect(await faults()).toEqual([]);
  });

  it('and no player asks for one by mail: it is no word of his', async () => {
    const now = await file();
    for (const word of ['DICE 6', 'SECRET', 'DICE', 'PROPOSE DICE anew', 'ADJUST {"turn": 1}', 'REWIND 1 because so']) {
      const receipt = await says(table.german, word);
      expect([word, receipt]).toEqual([word, expect.stringMatching(/NOT recorded|cannot be proposed/)]);
      expect(receipt).not.toContain(now.secret);
    }
    expect((await file()).rows).toHaveLength(now.rows.length);
  });
});

describe('a key of a club', () => {
  it('is made, shown and ended by no mail; it ends with the role of who made it, and his mails with it', async () => {
    table = await newGame(world);
    const mona = world.person('Mona Keys');
    await world.api
      .post(`/api/clubs/${CLUB}/members`, { name: 'Olga Stays', email: 'olga@example.org', role: 'organiser' })
      .expect(200);
    await world.api
      .post(`/api/clubs/${CLUB}/members`, { name: mona.name, email: mona.email, role: 'organiser' })
      .expect(200);
    const browser = await Browser.of(world, mona);
    const { key } = bodyOf<{ key: string }>(
      await browser
        .post(`/api/clubs/${CLUB}/keys`, { name: 'results', scopes: ['games:read', 'moderate'] })
        .expect(201),
    );
    const status = async (): Promise<number> =>
      (await world.anybody.get(`/api/games/${table.code}`).set('Authorization', `Bearer ${key}`)).status;
    for (const word of ['KEY', 'KEYS', 'REVOKE results', 'NEW KEY', `KEY ${key}`]) {
      const receipt = await says(table.moderator, word);
      expect([word, receipt]).toEqual([word, expect.stringContaining('Nothing of this mail went to a player')]);
      expect(receipt).not.toContain(key);
    }
    expect(await status()).toBe(200);
    const members = bodyOf<{ personId: string; email: string }[]>(await world.api.get(`/api/clubs/${CLUB}/members`));
    const id = members.find((m) => m.email === mona.email)?.personId ?? '';
    await world.anybody
      .delete(`/api/clubs/${CLUB}/members/${id}/organiser`)
      .set('Authorization', `Bearer ${world.apiKey}`)
      .expect(204);
    expect(await status()).toBe(401);
    const before = mona.mailbox.length;
    await mona.send({
      to: table.moderator.newest.parsed.replyTo?.value[0]?.address ?? '',
      subject: 'x',
      text: 'HOLD because so',
    });
    await world.settle();
    expect(mona.mailbox.slice(before).filter(isReceipt)).toEqual([]);
    expect(bodyOf<{ state: string }>(await world.api.get(`/api/games/${table.code}`)).state).toBe('running');
  });
});
