import { DataSource } from 'typeorm';
import { commitment, keyedDice } from '../../src/kernel/chance/dice';
import { NO_CHANGE } from '../../src/kernel/decide/standing';
import { Engine } from '../../src/kernel/engine';
import { chainStart, positionHash, rowHash, type GameFile } from '../../src/kernel/record/game-file';
import { heldPositions, packedPositions } from '../../src/kernel/record/held-positions';
import type { SeatChange, Submission } from '../../src/kernel/record/submission';
import { verifyGame } from '../../src/kernel/record/verify';
import { toySystem } from '../../src/kernel/testing/toy';
import { PersonAddresses } from '../../src/people/person-address.repository';
import { PersonRepository } from '../../src/people/person.repository';
import { Leaving } from '../../src/portal/leaving.service';
import { SeatTimes } from '../../src/seating/seat-times.service';
import { Seats } from '../../src/seating/seats.service';
import { SubmissionService } from '../../src/submissions/submission.service';
import type { GameHand } from '../../src/table/game-hand';
import { newGame, waitedFor, type AnyTable } from '../support/game';
import { messageOf } from '../support/http';
import { asPlayed, exported, failed, keepsRecord, moved, rowsOf } from '../support/kept-record';
import { CLUB } from '../support/matrix/ground';
import { Browser } from '../support/signed-in';
import { samplesOf, subjectOf, textOf } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

/** Every kind of row that a log may have, and what changes a game's people without one. */
type Kind = Exclude<Submission['kind'], 'seat'> | `seat ${SeatChange}` | Beside;
type Beside = 'an understudy' | 'another address' | 'another name' | 'a person forgotten';

let here: World;
let there: World;

beforeAll(async () => {
  [here, there] = [await World.open(), await World.open()];
});
afterAll(async () => {
  await here.close();
  await there.close();
});

const who = (name: string): { name: string; email: string } => ({ name, email: here.person(name).email });
async function inHand(code: string, work: (hand: GameHand) => unknown): Promise<void> {
  const { id } = await here.game(code);
  await here.app.get(SubmissionService).withGame(id, async (hand) => {
    await work(hand);
  });
}
const personOf = async (name: string) => {
  const found = await here.app
    .get(PersonRepository)
    .byAddress(here.app.get(DataSource).manager, here.person(name).email);
  if (!found) throw new Error(`${name} is not known`);
  return found;
};

/** Answers the open question as its own mail suggests. */
async function answer(at: AnyTable): Promise<void> {
  const asked = await waitedFor(here, at);
  if (!asked) throw new Error('nobody is waited for');
  await asked.player.reply(asked.mail, samplesOf(asked.mail).find((s) => s !== 'pass') ?? 'pass');
  await here.settle();
}
async function untilDice(at: AnyTable): Promise<void> {
  while (!(await here.position(at.code)).entering) await answer(at);
  const { missing = '' } = (await here.position(at.code)).entering ?? {};
  await act(at, 'dice', { faces: { [missing]: 1 } }).expect(200);
}
const act = (at: AnyTable, what: string, wish: object) => here.api.post(`/api/games/${at.code}/${what}`, wish);
const sit = (at: AnyTable, how: string, wish: object) =>
  here.api.put(`/api/games/${at.code}/seats/german/${how}`, wish).expect(204);

/** One player's words in reply to his newest mail of the game, and the words that confirm them. */
async function says(at: AnyTable, side: string, own: string): Promise<void> {
  const player = at.players[side];
  const mail = player?.mailbox.filter((m) => subjectOf(m).includes(at.code)).at(-1);
  if (!player || !mail) throw new Error('nobody has a mail of the game');
  await player.reply(mail, own);
  await here.settle();
  const code = /CONFIRM \d{6}/.exec(textOf(player.newest))?.[0];
  if (code !== undefined && !own.startsWith('CONFIRM')) await says(at, side, code);
}

const until = (): Date => new Date(here.clock.now().getTime() + 86_400_000);
const asks = { ...NO_CHANGE, askMe: ['mercury.air-allocation'] };

/** What makes a row of each kind, and in which game; a new kind of row that has none here does not compile. */
const ACTS: Record<Kind, [game: 'long' | 'own' | 'dice' | 'toy' | 'there', act: (at: AnyTable) => unknown]> = {
  start: ['long', () => undefined],
  answer: ['long', answer],
  standing: [
    'long',
    ({ code }) => inHand(code, (h) => h.submit({ kind: 'standing', source: 'player', seat: 'german', change: asks })),
  ],
  adjust: ['long', (at) => act(at, 'adjust', { patch: { turn: 4 }, reason: 'a slip', rule: '19.42' }).expect(200)],
  extend: ['long', (at) => act(at, 'extend', { side: 'german', hours: 5, reason: 'a move' }).expect(200)],
  hold: ['long', (at) => act(at, 'hold', { reason: 'a holiday' }).expect(200)],
  release: ['long', (at) => act(at, 'release', { reason: 'it is over' }).expect(200)],
  ruling: [
    'long',
    async (at) => {
      await at.moderator.reply(at.moderator.newest, 'RULING 20.1 game: It may.\nBECAUSE so it is.\nENDRULING');
      await here.settle();
    },
  ],
  charter: [
    'long',
    async (at) => {
      await says(at, 'german', 'PROPOSE CHARTER silence claim-only');
      await says(at, 'allied', 'ACCEPT PROPOSAL');
    },
  ],
  rewind: ['long', (at) => act(at, 'rewind', { to: 1, dice: 'anew', reason: 'a slip' }).expect(200)],
  'an understudy': [
    'long',
    (at) => here.api.post(`/api/games/${at.code}/seats/german/understudies`, who('Uwe Lehr')).expect(204),
  ],
  'seat substituted': ['long', (at) => sit(at, 'substitute', { ...who('Stefan Vertreter'), until: until() })],
  'seat returned': [
    'long',
    async () => {
      here.clock.forward({ days: 1, minutes: 1 });
      await here.app.get(SeatTimes).tick();
    },
  ],
  'another address': [
    'long',
    async () => {
      const { manager } = here.app.get(DataSource);
      const anna = await personOf('Anna Berg');
      await here.app.get(PersonAddresses).makeMain(manager, anna, 'anna@elsewhere.example.org', here.clock.now());
    },
  ],
  'another name': [
    'long',
    async () => here.app.get(PersonRepository).change((await personOf('Anna Berg')).id, { name: 'Anna Berger' }),
  ],
  'seat replaced': ['long', (at) => sit(at, 'player', who('Gerd Neumann'))],
  'seat left': ['long', ({ code }) => inHand(code, (hand) => here.app.get(Seats).leaves(hand, 'german'))],
  resign: [
    'own',
    ({ code }) => inHand(code, (hand) => hand.submit({ kind: 'resign', source: 'moderator', seat: 'german' })),
  ],
  draw: ['own', ({ code }) => inHand(code, (hand) => hand.submit({ kind: 'draw', source: 'player' }))],
  undo: ['toy', () => undefined],
  dice: ['dice', untilDice],
  upgrade: ['there', () => undefined],
  'a person forgotten': ['own', async () => here.app.get(Leaving).leave(await personOf('Tom Reed'))],
};
/** Those that make no row of their own. */
const NO_ROW: readonly Kind[] = ['an understudy', 'another address', 'another name'];

/** What was done is in the log, which verifies, goes elsewhere as it is, and is played again to the same positions. */
const keeps = (code: string, kind: Kind): Promise<GameFile> =>
  keepsRecord(here, there, code, NO_ROW.includes(kind) ? null : kind === 'a person forgotten' ? 'seat left' : kind);
const kindsOf = (of: string): Kind[] => (Object.keys(ACTS) as Kind[]).filter((kind) => ACTS[kind][0] === of);

describe('who has judged in a game with the eyes of a side', () => {
  it('plays no side of it later, nor where it is brought to, nor where that is brought to', async () => {
    const { code } = await newGame(here);
    const by = who('Rolf Richter');
    await here.api.post(`/api/clubs/${CLUB}/members`, { ...by, role: 'moderator' }).expect(200);
    const browser = await Browser.of(here, here.person(by.name));
    await browser.post(`/moderate/${code}/reveal`, { seat: 'german', reason: 'his ships' }).expect(200);
    const file = await exported(here, code);
    expect(file.judged).toMatchObject([by]);
    const again = await moved(there, file);
    expect(again.judged).toMatchObject([by]);
    await moved(there, again);
    for (const world of [here, there]) {
      const answer = await world.api.put(`/api/games/${code}/seats/allied/player`, by).expect(400);
      expect(messageOf(answer)).toContain('he has judged in this game');
    }
  });
});

describe('a game of its own stays whole', () => {
  it.each(kindsOf('own'))('after %s', async (kind) => {
    const at = await newGame(here);
    await answer(at);
    await ACTS[kind][1](at);
    await keeps(at.code, kind);
  });

  it('after upgrade, as it was played by older rules and by those of today', async () => {
    const { code } = await newGame(here);
    const file = await exported(here, code);
    const positions = heldPositions(file.positions ?? '', file.rows).map((p) => ({ ...p, version: '1.2.0' }));
    let previous = chainStart(file);
    for (const [n, row] of file.rows.entries()) {
      Object.assign(row, { version: 'mercury@1.2.0', positionHash: positionHash(positions[n] as never) });
      previous = row.hash = rowHash(previous, row);
    }
    const old = { ...file, positions: await packedPositions(positions) };
    const upgraded = await moved(there, old);
    expect(rowsOf(upgraded)).toEqual([...rowsOf(old), 'upgrade']);
    expect(failed(here, upgraded)).toEqual([]);
    expect(asPlayed(await moved(there, upgraded))).toEqual(asPlayed(upgraded));
  });

  it('in which somebody plays who took over: another name in his place does not verify', async () => {
    const { code } = await newGame(here);
    await here.api.put(`/api/games/${code}/seats/german/player`, who('Gerd Neumann')).expect(204);
    const forged = await exported(here, code);
    Object.assign(forged.seats.find((s) => s['side'] === 'german') ?? {}, { name: 'Anna Berg' });
    expect(failed(here, forged)).toMatchObject([
      { name: 'parties', text: expect.stringMatching(/german seat/) as string },
    ]);
  });

  it('that changed hands before rows told who came verifies, and says what it cannot tell', async () => {
    const { code } = await newGame(here);
    await inHand(code, (hand) =>
      hand.submit({ kind: 'seat', source: 'moderator', seat: 'german', change: 'replaced' }),
    );
    const file = await exported(here, code);
    Object.assign(file.seats.find((s) => s['side'] === 'german') ?? {}, { name: 'Somebody Else' });
    const parties = verifyGame(file, here.engine()).find((c) => c.name === 'parties');
    expect(parties).toMatchObject({ ok: true, text: expect.stringMatching(/but for who plays german now/) as string });
  });

  it('after undo, in the game of a system that asks both at once from the start', () => {
    const engine = new Engine(toySystem());
    const dice = keyedDice('secret');
    const bid = { kind: 'answer', source: 'player', seat: 'north', decision: 'd1', answer: 2 } as const;
    const rows: Submission[] = [bid, { kind: 'undo', source: 'player', seat: 'north', decision: 'd1' }, bid];
    const start = { kind: 'start', source: 'forced', scenario: '1', options: {} } as const;
    let now = { submission: start as Submission, ...engine.start(start, dice) };
    const file = {
      ...{ format: 'despatch-game/1', code: '22AA', system: 'toy', scenario: '1', dice: 'keyed', secret: 'secret' },
      ...{ commitment: commitment('secret'), charter: {}, seats: [], rows: [] as GameFile['rows'] },
    } as GameFile;
    let previous = chainStart(file);
    for (const next of [...rows, null]) {
      const { submission, facts, position } = now;
      const version = `toy@${position.version}`;
      const row = {
        seq: position.seq,
        submission,
        version,
        dice: position.dice,
        facts,
        positionHash: positionHash(position),
      };
      previous = rowHash(previous, row);
      file.rows.push({ ...row, hash: previous });
      if (next) now = { submission: next, ...engine.submit(position, next, dice) };
    }
    expect(rowsOf(file)).toEqual(['start', 'answer', 'undo', 'answer']);
    expect(verifyGame(file, engine).map(({ name, ok }) => [name, ok])).toEqual(
      ['chain', 'commitment', 'dice', 'replay'].map((name) => [name, true]),
    );
  });

  it('after dice', async () => {
    const at = await newGame(here, { charter: { dice: 'entered' } });
    await ACTS.dice[1](at);
    await keeps(at.code, 'dice');
  });
});

describe('a game in which everything has been done stays whole', () => {
  let at: AnyTable;
  beforeAll(async () => {
    at = await newGame(here);
  });

  it.each(kindsOf('long'))('after %s', async (kind) => {
    await ACTS[kind][1](at);
    await keeps(at.code, kind);
  });
});
