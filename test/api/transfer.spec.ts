import { chainStart, positionHash, rowHash, type GameFile, type GameRow } from '../../src/kernel/record/game-file';
import { sealOf } from '../../src/kernel/record/hash';
import { heldPositions, packedPositions } from '../../src/kernel/record/held-positions';
import { verifyGame } from '../../src/kernel/record/verify';
import { LogRepository } from '../../src/submissions/log.repository';
import { newGame, waitedFor, type Table } from '../support/game';
import { LogBook } from '../support/log-book';
import { firstParagraph, samplesOf, subjectOf, textOf } from '../support/reading';
import { messageOf } from '../support/http';
import { checkedByGuide } from '../support/verify-guide';
import { World } from '../support/world';

jest.setTimeout(180_000);

const log = new LogBook();
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

async function ruled(words: string): Promise<void> {
  await table.moderator.reply(table.moderator.newest, words);
  await here.settle();
}

beforeAll(async () => {
  // The logger belongs to the whole process: the last that is opened has it.
  there = await World.open();
  here = await World.open({}, log.logger);
  table = await newGame(here);
  for (let i = 0; i < 6; i++) await step(here, table);
  await ruled('RULING 19.42 club: Does it leave? It does.\nBECAUSE 19.42 says when.\nENDRULING');
  await ruled('RULING 20.1 game: It may.\nBECAUSE so it is.\nENDRULING');
  file = (await here.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;
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
    ['a row left out', (f) => void f.rows.splice(3, 1), ['chain', 'positions', 'rulings', 'replay']],
    ['another secret', (f) => void (f.secret = 'f'.repeat(64)), ['commitment', 'dice', 'replay']],
    ['another promise', (f) => void (f.commitment = 'f'.repeat(64)), ['chain', 'parties', 'commitment']],
    [
      'a position changed',
      (f) => void Object.assign(f.rows[2] ?? {}, { positionHash: 'f'.repeat(64) }),
      ['chain', 'positions', 'replay'],
    ],
    ['another code', (f) => void (f.code = 'ZZ99'), ['chain']],
    ['another ruling', (f) => void Object.assign(f.rulings?.[1] ?? {}, { answer: 'It may not.' }), ['rulings']],
    ['a ruling left out', (f) => void f.rulings?.pop(), ['rulings']],
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
    expect(failed(chained(cut))).toEqual(['positions', 'rulings']);
    delete cut.positions;
    delete cut.rulings;
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

  it.each<[string, (f: GameFile) => void, string]>([
    ['another name', (f) => void Object.assign(f.seats[0] ?? {}, { name: 'Nobody' }), 'the player of the allied seat'],
    [
      'seats changed',
      (f) => void f.seats.forEach((s) => Object.assign(s, { side: s['side'] === 'german' ? 'allied' : 'german' })),
      'the player of the',
    ],
    ['another charter', (f) => void Object.assign(f.charter, { rewindDice: 'kept' }), 'the charter'],
  ])('with %s does not verify: the first row holds who began it and how', (_, change, what) => {
    const forged = copy();
    change(forged);
    const [wrong] = verifyGame(forged, here.engine()).filter((c) => !c.ok);
    expect(wrong).toMatchObject({ name: 'parties', text: expect.stringContaining(what) as string });
  });

  it('of a running game holds nothing hidden unless that is asked for, which is logged; it cannot be brought back', async () => {
    const sealed = (await here.api.get(`/api/games/${table.code}/export`).expect(200)).body as GameFile;
    expect(sealed).toMatchObject({ sealed: true, secret: null });
    const promised = file.rows.map((r) => sealOf(file.secret ?? '', r.hash));
    expect(sealed.rows.map((r) => r.hash)).toEqual(promised);
    // Plain hashes would tell who guesses a hidden answer that he is right.
    for (const { hash, positionHash } of file.rows) {
      expect(JSON.stringify(sealed)).not.toContain(hash);
      expect(JSON.stringify(sealed)).not.toContain(positionHash);
    }
    for (const row of sealed.rows) {
      expect(Object.keys(row.submission).sort()).toEqual(['kind', 'source']);
      expect(row.facts.filter((f) => f.audience !== 'all')).toEqual([]);
    }
    const hidden = file.rows.flatMap((r) => r.facts).filter((f) => f.audience !== 'all');
    expect(hidden.length).toBeGreaterThan(0);
    expect(failed(sealed)).toEqual([]);
    const answer = await there.api.post('/api/games/import', sealed).expect(400);
    expect(messageOf(answer)).toContain('export it with its secrets');
    const logged = log.entries.filter((e) => e['msg'] === 'a running game was exported with its secrets');
    expect(logged).toMatchObject([{ game: table.code }]);
  });

  it('verifies while somebody answers in the middle of it, a bot that has thought for long', async () => {
    const repository = here.app.get(LogRepository);
    const { rows } = repository;
    // The last row comes when the others have been read.
    const reading = jest.spyOn(repository, 'rows');
    reading.mockImplementationOnce(async (id) => (await rows.call(repository, id)).slice(0, -1));
    const read = await here.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200);
    reading.mockRestore();
    expect((read.body as GameFile).rows).toHaveLength(file.rows.length - 1);
    expect(failed(read.body as GameFile)).toEqual([]);
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
    const again = (await there.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;
    expect(again).toEqual(file);
    const [german, allied, moderator] = [table.german, table.allied, table.moderator].map((p) => there.person(p.name));
    const moved = { ...table, german, allied, moderator, players: { german, allied } } as Table;
    const [asked, waiting] = [await waitedFor(here, table), await waitedFor(there, moved)];
    expect(subjectOf(waiting?.mail as never).replace(/, due .*/, '')).toBe(
      subjectOf(asked?.mail as never).replace(/, due .*/, ''),
    );
    expect(samplesOf(waiting?.mail as never)).toEqual(samplesOf(asked?.mail as never));
    await step(there, moved);
    const receipt = waiting?.player.find(/: receipt, /);
    expect(receipt && firstParagraph(receipt)).toMatch(/^Recorded as version 1/);
    expect(textOf(receipt as never)).toContain('Despatch ' + table.code);
    const later = (await there.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;
    expect(later.rows.slice(0, file.rows.length)).toEqual(file.rows);
    expect(failed(later)).toEqual([]);
  });

  describe('that older rules played', () => {
    /** As a service of rules 1.2.0 had it, which told one thing otherwise than today's. */
    async function older(): Promise<GameFile> {
      const old = { ...copy(), code: 'YZ22' };
      const positions = heldPositions(old.positions ?? '', old.rows).map((p) => ({ ...p, version: '1.2.0' }));
      const told = rolled(old)?.facts.find((fact) => 'roll' in fact.body);
      Object.assign(told ?? {}, { rule: '99.9' });
      old.rows.forEach((row, n) => {
        row.version = 'mercury@1.2.0';
        row.positionHash = positionHash(positions[n] as never);
      });
      const rulings = (old.rulings ?? []).map((r) => ({ ...r, positionHash: old.rows[r.seq]?.positionHash ?? '' }));
      return chained({ ...old, rulings, positions: await packedPositions(positions) });
    }

    it('comes back with all that was played as it was, and goes on by the rules of today', async () => {
      const old = await older();
      expect(failed(old)).toEqual([]);
      await there.api.post('/api/games/import', old).expect(201);
      await there.settle();
      const back = (await there.api.get('/api/games/YZ22/export?secrets=true').expect(200)).body as GameFile;
      expect({ ...back, rows: back.rows.slice(0, old.rows.length) }).toEqual({ ...old, positions: back.positions });
      expect(heldPositions(back.positions ?? '', back.rows).slice(0, old.rows.length)).toEqual(
        heldPositions(old.positions ?? '', old.rows),
      );
      expect(back.rows.slice(old.rows.length).map((r) => r.submission.kind)).toEqual(['upgrade']);
      const [german, allied, moderator] = [table.german, table.allied, table.moderator].map((p) =>
        there.person(p.name),
      );
      await step(there, { ...table, code: 'YZ22', german, allied, moderator, players: { german, allied } } as Table);
      const later = (await there.api.get('/api/games/YZ22/export?secrets=true').expect(200)).body as GameFile;
      expect(later.rows.slice(0, back.rows.length)).toEqual(back.rows);
      expect(later.rows.slice(back.rows.length).map((r) => r.submission.kind)).toContain('answer');
    });

    it('without its positions is refused where today’s rules tell another game, and told how it can come', async () => {
      const old = { ...(await older()), positions: undefined };
      const answer = await there.api.post('/api/games/import', old).expect(400);
      expect(messageOf(answer)).toMatch(
        /^row \d+ was played by mercury@1\.2\.0 and cannot be played again by mercury@\S+: it comes out differently\..*export it there again/,
      );
    });

    it('with another position does not verify', async () => {
      const positions = heldPositions(file.positions ?? '', file.rows);
      Object.assign(positions[2]?.world as object, { turn: 9 });
      const forged = { ...copy(), positions: await packedPositions(positions) };
      expect(failed(forged)).toEqual(['positions']);
      const answer = await there.api.post('/api/games/import', forged).expect(400);
      expect(messageOf(answer)).toBe('the file does not verify: the position after row 2 is not the one of its log');
    });
  });

  it('that nobody has joined yet comes back with new invitations', async () => {
    const { code } = await newGame(here, { joined: false });
    const inviting = (await here.api.get(`/api/games/${code}/export?secrets=true`).expect(200)).body as GameFile;
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

describe('a game taken up again after its end', () => {
  let code: string;
  let again: GameFile;
  let promise: string;
  let lastMail: string;
  const rewoundTo = async (to: number): Promise<void> => {
    await here.api.post(`/api/games/${code}/rewind`, { to, dice: 'kept', reason: 'resigned by mistake' }).expect(200);
    await here.settle();
  };
  const resigned = async (at: Table): Promise<void> => {
    const { german } = at;
    await german.reply(german.newest, 'RESIGN');
    await here.settle();
    await german.reply(german.newest, samplesOf(german.newest).join('\n'));
    await here.settle();
  };
  const exported = async (): Promise<GameFile> =>
    (await here.api.get(`/api/games/${code}/export?secrets=true`).expect(200)).body as GameFile;

  it('goes on under a new dice secret, promised in the same row, as the old one was published', async () => {
    const at = await newGame(here);
    code = at.code;
    for (let i = 0; i < 3; i++) await step(here, at);
    await resigned(at);
    const last = at.german.find(/the game is over/);
    const published = (await exported()).secret ?? '';
    expect(textOf(last)).toContain(published);
    const { length } = (await exported()).rows;
    await rewoundTo(1);
    const [row] = (await exported()).rows.slice(length);
    promise = (row?.submission as { commitment: string }).commitment;
    expect(row?.submission).toMatchObject({ kind: 'rewind', dice: 'anew' });
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    for (const player of [at.german, at.allied, at.moderator]) {
      const told = textOf(player.find(/the game went back/)).replace(/\s+/g, ' ');
      expect(told).toMatch(/The moderator has taken the game back to position 1, .+ \(.+\): resigned by mistake/);
      expect(told).toContain(promise);
    }
    const since = async (): Promise<GameRow[]> => (await exported()).rows.slice(length);
    while (!(await since()).some((r) => r.facts.some((f) => 'roll' in f.body))) await step(here, at);
    await resigned(at);
    again = await exported();
    lastMail = textOf(at.german.newest);
    expect(again.spent).toEqual([published]);
    expect(again.secret).not.toBe(published);
    expect(textOf(at.german.newest)).toContain(again.secret);
    expect(textOf(at.german.newest).replace(/\s+/g, ' ')).toContain(
      `the hash ${promise} was promised for the rolls since`,
    );
  });

  it('verifies, each roll by the secret it was made with, and not with the secrets exchanged or one left out', () => {
    expect(failed(again)).toEqual([]);
    const [first] = again.spent ?? [];
    expect(failed({ ...again, spent: [again.secret ?? ''], secret: first ?? null })).toContain('commitment');
    expect(failed({ ...again, spent: [] })).toContain('commitment');
    expect(failed({ ...again, spent: undefined, secret: first ?? null })).toEqual(['commitment', 'replay']);
  });

  it('is verified by who has only his last mail, by the program of docs/verify.md', () => {
    const mail = lastMail.replace(/\r\n/g, '\n');
    const rolls = mail.match(/^ {2}\d+\/\d+\/.+ = \d+$/gm) ?? [];
    expect(rolls.length).toBeGreaterThan(0);
    expect(checkedByGuide(mail)).toContain(`${rolls.length} rolls, 0 differ`);
    expect(checkedByGuide(mail)).toContain(`promised hash: ${promise}`);
    const [roll = ''] = rolls;
    const other = roll.replace(/\d+$/, (face) => String((Number(face) % 10) + 1));
    expect(checkedByGuide(mail.replace(roll, other))).toContain(`${rolls.length} rolls, 1 differ`);
  });

  it('is not brought under the published secret by going back once more while it runs', async () => {
    await rewoundTo(1);
    const secrets = (await exported()).spent?.length;
    await rewoundTo(1);
    expect((await exported()).spent?.length).toBe(secrets);
  });
});
