import type { GameFile, GameRow } from '../../src/kernel/record/game-file';
import { chainStart, rowHash } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { newGame, waitedFor } from '../support/game';
import type { Table } from '../support/game';
import { firstParagraph, samplesOf, subjectOf, textOf } from '../support/reading';
import { messageOf } from '../support/http';
import { World } from '../support/world';

jest.setTimeout(120_000);

let here: World;
let there: World;
let table: Table;
let file: GameFile;

async function step(world: World, at: Table): Promise<void> {
  const asked = await waitedFor(world, at);
  if (!asked) throw new Error('nobody is waited for');
  const own = samplesOf(asked.mail).filter((s) => s !== 'pass');
  await asked.player.reply(asked.mail, own.join('\n') || 'pass');
  await world.settle();
}

beforeAll(async () => {
  [here, there] = await Promise.all([World.open(), World.open()]);
  table = await newGame(here);
  for (let i = 0; i < 6; i++) await step(here, table);
  file = (await here.api.get(`/api/games/${table.code}/export`).expect(200)).body as GameFile;
});
afterAll(async () => {
  await here.close();
  await there.close();
});

const copy = (): GameFile => structuredClone(file);
const failed = (f: GameFile): string[] =>
  verifyGame(f, here.engine())
    .filter((c) => !c.ok)
    .map((c) => c.name);

/** The hash chain made anew, as a forger would. */
function chained(f: GameFile): GameFile {
  let previous = chainStart(f);
  for (const row of f.rows) previous = row.hash = rowHash(previous, row);
  return f;
}
const rolled = (f: GameFile): GameRow | undefined => f.rows.find((r) => r.facts.some((fact) => 'roll' in fact.body));

describe('an exported game', () => {
  it('verifies', () => {
    expect(rolled(file)).toBeDefined();
    expect(failed(file)).toEqual([]);
  });

  it.each<[string, (f: GameFile) => void, string[]]>([
    ['an answer changed', (f) => void Object.assign(f.rows[1]?.submission ?? {}, { answer: [] }), ['chain', 'replay']],
    ['a row left out', (f) => void f.rows.splice(3, 1), ['chain', 'replay']],
    ['another secret', (f) => void (f.secret = 'f'.repeat(64)), ['commitment', 'dice', 'replay']],
    ['another promise', (f) => void (f.commitment = 'f'.repeat(64)), ['chain', 'commitment']],
    [
      'a position changed',
      (f) => void Object.assign(f.rows[2] ?? {}, { positionHash: 'f'.repeat(64) }),
      ['chain', 'replay'],
    ],
    ['another code', (f) => void (f.code = 'ZZ99'), ['chain']],
  ])('with %s does not, and is not taken', async (_, change, checks) => {
    const forged = copy();
    change(forged);
    expect(failed(forged)).toEqual(checks);
    const answer = await there.api.post('/api/games/import', forged).expect(400);
    expect(messageOf(answer)).toMatch(/^the file does not verify: /);
  });

  it('with a roll changed and the chain made anew does not', () => {
    const forged = copy();
    const roll = rolled(forged)?.facts.find((f) => 'roll' in f.body)?.body['roll'] as { die: number };
    roll.die = (roll.die % 10) + 1;
    expect(failed(chained(forged))).toEqual(['dice', 'replay']);
  });

  it('without the end of its log and the chain made anew does, as what it is: a shorter game', () => {
    const cut = copy();
    cut.rows.length = 2;
    expect(failed(chained(cut))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['another format', { format: 'pgn' }],
    ['no rows', { ...{}, rows: undefined }],
    ['rows that are none', { rows: [{}] }],
    ['a seat without a person', { seats: [{ side: 'german' }] }],
  ])('that holds %s is told what is wrong', async (_, change) => {
    const wrong = _ === 'nothing' ? {} : { ...copy(), ...(change as object) };
    const answer = await there.api.post('/api/games/import', wrong).expect(400);
    expect(messageOf(answer)).toMatch(/^this is no exported game: /);
  });

  it('without its secret cannot go on', async () => {
    const players = { ...copy(), secret: null };
    const answer = await there.api.post('/api/games/import', players).expect(400);
    expect(messageOf(answer)).toContain('only an organiser');
  });

  it('is not taken where it is already', async () => {
    const answer = await here.api.post('/api/games/import', copy()).expect(400);
    expect(messageOf(answer)).toBe(`a game ${table.code} is here already`);
  });

  it('comes back on another service with the same log, people and open question, and goes on there', async () => {
    await there.api.post('/api/games/import', copy()).expect(201);
    await there.settle();
    const again = (await there.api.get(`/api/games/${table.code}/export`).expect(200)).body as GameFile;
    expect(again).toEqual(file);
    const [german, allied, moderator] = [table.german, table.allied, table.moderator].map((p) => there.person(p.name));
    const moved = { ...table, german, allied, moderator } as Table;
    const [asked, waiting] = [await waitedFor(here, table), await waitedFor(there, moved)];
    expect(subjectOf(waiting?.mail as never).replace(/, due .*/, '')).toBe(
      subjectOf(asked?.mail as never).replace(/, due .*/, ''),
    );
    expect(samplesOf(waiting?.mail as never)).toEqual(samplesOf(asked?.mail as never));
    await step(there, moved);
    const receipt = waiting?.player.find(/: receipt, /);
    expect(receipt && firstParagraph(receipt)).toMatch(/^Recorded as version 1/);
    expect(textOf(receipt as never)).toContain('Despatch ' + table.code);
    const later = (await there.api.get(`/api/games/${table.code}/export`).expect(200)).body as GameFile;
    expect(later.rows.slice(0, file.rows.length)).toEqual(file.rows);
    expect(failed(later)).toEqual([]);
  });

  it('that nobody has joined yet comes back with new invitations', async () => {
    const { code } = await newGame(here, { joined: false });
    const inviting = (await here.api.get(`/api/games/${code}/export`).expect(200)).body as GameFile;
    await there.api.post('/api/games/import', inviting).expect(201);
    await there.settle();
    for (const name of [table.german.name, table.allied.name]) {
      const player = there.person(name);
      await player.reply(player.find(/you are invited/), 'JOIN');
      await there.settle();
    }
    expect((await there.game(code)).state).toBe('running');
  });
});
