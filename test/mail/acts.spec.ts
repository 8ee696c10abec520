import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { newGame, send, waitedFor, type Table } from '../support/game';
import { isReceipt } from '../support/ledger';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

const CLUB = 'club-of-the-tuesday-evenings';

let world: World;
let table: Table;
let mara: Player;
let page: Browser;

beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
  mara = table.moderator;
  page = await officer('Mara Voss', 'moderator');
});
afterAll(() => world.close());

/** Somebody with a role in the club, signed in. */
async function officer(name: string, role: string): Promise<Browser> {
  const person = world.person(name);
  await world.api.post(`/api/clubs/${CLUB}/members`, { name, email: person.email, role }).expect(200);
  return Browser.of(world, person);
}

/** What somebody writes in reply to his newest mail of a game, and its receipt. */
async function says(player: Player, own: string, { code } = table): Promise<string> {
  for (const person of [table.german, table.allied, mara]) person.news();
  const before = player.mailbox.length;
  const to = player.mailbox.filter((m) => subjectOf(m).includes(code) && m.parsed.replyTo).at(-1);
  await player.reply(to ?? player.newest, own);
  await world.settle();
  const receipt = player.mailbox.slice(before).find(isReceipt);
  return receipt ? unwrapped(textOf(receipt)) : '';
}
const told = (player: Player, subject: RegExp): string => {
  const mail = player.find(subject);
  return mail ? unwrapped(textOf(mail)) : '';
};
const fileOf = async ({ code } = table): Promise<GameFile> =>
  (await world.api.get(`/api/games/${code}/export?secrets=true`).expect(200)).body as GameFile;
const lastRow = async (of = table) => (await fileOf(of)).rows.at(-1)?.submission;
const turn = async (): Promise<unknown> =>
  ((await world.position(table.code)).world as unknown as { turn: unknown }).turn;

describe('a moderator, by mail,', () => {
  it('gives more time: a row of the log, told to both; a side or a reason that is missing is asked for', async () => {
    expect(await says(mara, 'EXTEND allied 2 days because he moves house')).toMatch(
      /MORE TIME 48 hours more; .*told\./,
    );
    for (const player of [table.german, table.allied])
      expect(told(player, /more time$/)).toContain('Tom Reed (Allied) has 2 d more, by the moderator: he moves house');
    expect(await lastRow()).toMatchObject({ kind: 'extend', seat: 'allied', hours: 48, reason: 'he moves house' });
    expect(await says(mara, 'EXTEND italian 5 because so')).toContain('no side of this game; it is allied or german');
    expect(await says(mara, 'EXTEND allied 5')).toContain('EXTEND takes a side, hours or days, and a reason');
    expect(await says(mara, 'Extend him my thanks.')).toContain('Nothing of this mail went to a player');
    expect(await says(table.german, 'HISTORY')).toContain('The moderator gave Allied 2 d more: he moves house');
  });

  it.each(['x-auto-response-suppress', 'x-loop', 'precedence'])('is read with %s in his mail’s head', async (name) => {
    const before = mara.mailbox.length;
    const to = mara.mailbox.filter((m) => subjectOf(m).includes(table.code) && m.parsed.replyTo).at(-1);
    await mara.reply(to ?? mara.newest, `EXTEND allied 2 days because of ${name}`, { headers: { [name]: 'All' } });
    await world.settle();
    expect(mara.mailbox.slice(before).filter(isReceipt)).toHaveLength(1);
  });

  it('changes the position: each is told what is different as he sees it; what does not fit changes nothing', async () => {
    const before = (await fileOf()).rows.length;
    expect(await says(mara, 'ADJUST 19.42\n{"nothing": 1}\nBECAUSE of a slip\nENDADJUST')).toMatch(
      /Something was NOT done; .*the patch does not fit the position: .*Nothing was done for it/,
    );
    expect(await says(mara, 'ADJUST\n{turn: 4}\nBECAUSE of a slip\nENDADJUST')).toContain('The change is no JSON');
    expect(await says(mara, 'ADJUST\n{"turn": 4}\nENDADJUST')).toContain('It gives no reason');
    expect((await fileOf()).rows).toHaveLength(before);
    expect(await says(mara, 'ADJUST 19.42\n{\n"turn": 4\n}\nBECAUSE of a slip\nin counting\nENDADJUST')).toContain(
      'Both players are told why',
    );
    expect(await turn()).toBe(4);
    for (const player of [table.german, table.allied])
      expect(told(player, /the position was changed$/)).toContain(
        'The moderator has changed the position: of a slip in counting [19.42]',
      );
    expect(await lastRow()).toMatchObject({ kind: 'adjust', patch: { turn: 4 }, rule: '19.42' });
  });

  it('takes the game back to the position of a number, and to that of a question', async () => {
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is waited for');
    const { step } = (await world.position(table.code)).dice;
    await says(asked.player, 'ASK\nMay I?\nENDASK');
    await send(world, asked.player, asked.mail, samplesOf(asked.mail).find((s) => s !== 'pass') ?? 'pass');
    expect(await says(mara, 'REWIND 999 because so')).toMatch(/position 999 is none to go back to; the nearest is \d+/);
    expect(await says(mara, 'REWIND Q7 because so')).toContain('there is no such question');
    const before = mara.mailbox.length;
    const back = await says(mara, 'REWIND Q1 kept because he was misled');
    expect(back).toMatch(
      new RegExp(
        `The game is back at position ${step}, that of Q1, 2\\d May, \\S.*\\. Both players are told\\. The dice are kept: `,
      ),
    );
    // Where it stands is said once.
    expect(back).not.toContain('It stands at');
    expect(back).toMatch(/is asked anew: .* \(d\d+\); he has .* from then on\./);
    expect(back).toContain('What each player has seen since stays seen');
    expect(mara.mailbox.slice(before).filter((mail) => /went back$/.test(subjectOf(mail)))).toEqual([]);
    expect((await world.position(table.code)).dice.step).toBe(step);
    expect(told(table.german, /went back$/)).toContain('The dice are kept');
    const again = await waitedFor(world, table);
    if (!again) throw new Error('nobody is waited for');
    await send(world, again.player, again.mail, samplesOf(again.mail).find((s) => s !== 'pass') ?? 'pass');
    expect(await says(mara, `REWIND ${step} because it was read wrong`)).toContain(
      `The game is back at position ${step}, 2`,
    );
    expect(await lastRow()).toMatchObject({ kind: 'rewind', dice: 'anew', reason: 'it was read wrong' });
  });

  it('makes a ruling: its words cannot be changed in the file of the game; the next game names it in its first mails', async () => {
    await says(mara, 'RULING 19.42 club: Does it leave? It does.\nBECAUSE 19.42 says when.\nENDRULING');
    await says(mara, 'RULING 20.1 game: It may.\nBECAUSE so it is.\nENDRULING');
    await says(mara, 'WITHDRAW R2 because it was wrong');
    const file = await fileOf();
    const faults = (f: GameFile) => verifyGame(f, world.engine()).flatMap((c) => (c.ok ? [] : [c.text]));
    expect(faults(file)).toEqual([]);
    expect(file.rulings?.map(({ nr, force, here }) => [nr, force, here])).toEqual([
      [1, 'on consent', true],
      [2, 'not here', true],
    ]);
    const forged = (change: object): GameFile => ({
      ...file,
      rulings: (file.rulings ?? []).map((r) => (r.nr === 2 ? { ...r, ...change } : r)),
    });
    expect(faults(forged({ answer: 'It may not.' }))).toEqual(['R2 has not the words of the log']);
    expect(faults(forged({ withdrawnWhy: 'of a bribe' }))).toEqual(['R2 was withdrawn otherwise']);
    expect(faults(forged({ seq: 1 }))).toEqual(['R2 is about another position than row 1']);
    expect(faults({ ...file, rulings: [] })).toEqual(['R1 of the log is missing; R2 of the log is missing']);
    await newGame(world, { joined: false });
    for (const player of [table.german, table.allied, mara])
      expect(unwrapped(textOf(player.newest))).toMatch(
        /RULINGS OF YOUR CLUB IT IS PLAYED BY R1 \[19\.42\] +http\S+\/rules\/mercury\/19\.42/,
      );
  });
});

describe('a moderator, on his page,', () => {
  const path = (act: string, { code } = table): string => `/moderate/${code}/${act}`;

  it('changes the position and takes the game back; what is wrong is told above the page', async () => {
    const wish = { patch: '{"turn": 5}', rule: '', reason: 'counted again' };
    expect((await page.post(path('adjust'), wish).expect(200)).text).toContain('Both players are told why');
    expect(await turn()).toBe(5);
    expect((await page.post(path('adjust'), { ...wish, patch: '[1]' }).expect(400)).text).toContain('is no object');
    await page.post(path('adjust'), { ...wish, patch: '{"nothing": 5}' }).expect(400);
    await page.foreignPost(path('adjust'), wish).expect(403);
    await page.post(path('rewind'), { position: '999', reason: 'x', dice: 'anew' }).expect(400);
  });

  it('types real dice, as by mail: DICE in a reply, whatever roll is missing', async () => {
    const rolled = await newGame(world, { charter: { dice: 'entered' } });
    const entering = async () => (await world.position(rolled.code)).entering;
    expect(await says(mara, 'DICE 7', rolled)).toContain('no roll is missing');
    while (!(await entering())) {
      const asked = await waitedFor(world, rolled);
      if (!asked) throw new Error('nobody is waited for');
      await send(world, asked.player, asked.mail, samplesOf(asked.mail).find((s) => s !== 'pass') ?? 'pass');
    }
    expect(told(mara, /moderator's report$/)).toContain('Type the roll: DICE and its face in a reply');
    const shown = (await page.get(`/moderate/${rolled.code}`).expect(200)).text;
    expect(shown).toContain('The game waits for the roll');
    expect(await says(mara, 'DICE 77', rolled)).toContain('it takes 1 to 10. Nothing was done for it.');
    expect((await page.post(path('dice', rolled), { faces: 'many' }).expect(400)).text).toContain('no line of faces');
    const missing = (await entering())?.missing ?? '';
    const typed = await says(mara, 'DICE 1', rolled);
    expect(typed).toContain(`Taken: ${missing}: 1.`);
    const rows = (await fileOf(rolled)).rows.map((r) => r.submission);
    expect(rows.filter((s) => s.kind === 'dice').at(0)).toMatchObject({ faces: { [missing]: 1 } });
    for (let left = 30; left > 0 && (await entering()); left--) await page.post(path('dice', rolled), { faces: '1' });
    expect(await entering()).toBeUndefined();
  });

  it('gives a side to somebody else: he plays it, the others are told, and who played it judges and comes back to nothing', async () => {
    const carl = world.person('Carl Weiss');
    const wish = { side: 'allied', name: 'Carl Weiss', email: carl.email, reason: 'Tom has left town' };
    expect((await page.post(path('replace'), { ...wish, name: 'a\nBcc: b' }).expect(400)).text).toContain('name: ');
    expect((await page.post(path('replace'), wish).expect(200)).text).toContain('Carl Weiss plays the Allied side');
    await world.settle();
    expect(told(carl, /you take over$/)).toContain('You play the Allied side');
    expect(told(table.german, /somebody else plays$/)).toContain('by the moderator: Tom has left town');
    expect(await lastRow()).toMatchObject({ kind: 'seat', seat: 'allied', change: 'replaced' });
    const receipt = await says(mara, 'REPLACE german by Tom Reed tom@example.org because Anna is ill');
    expect(receipt).not.toContain('plays the German side');
    const tom = await officer('Tom Reed', 'moderator');
    await tom.get(`/moderate/${table.code}`).expect(403);
    expect((await tom.get('/moderate').expect(200)).text).not.toContain(table.code);
    const { email } = table.allied;
    const again = await says(mara, `REPLACE german by Tom Reed <${email}> because Anna is ill`);
    expect(again).toContain('he has played or seen another side of this game');
  });

  it('is not asked in a game that he has played: the deputy of his club is', async () => {
    const [otto, dora, tom] = ['Otto Games', 'Dora Deputy', 'Tom Reed'].map((name) => world.person(name));
    if (!otto || !dora || !tom) throw new Error('nobody is there');
    const who = ({ name, email }: Player) => ({ name, email });
    await world.api.post('/api/clubs', { name: 'Elsewhere', organiser: who(world.person('Eve')) }).expect(201);
    for (const [person, role] of [
      [otto, 'moderator'],
      [dora, 'deputy'],
    ] as const)
      await world.api.post('/api/clubs/elsewhere/members', { ...who(person), role }).expect(200);
    const seats = { german: who(otto), allied: who(tom) };
    const wish = { system: 'mercury', scenario: '4', joined: true, club: 'Elsewhere', seats };
    const { code } = (await world.api.post('/api/games', wish).expect(201)).body as { code: string };
    await world.api.put(`/api/games/${code}/seats/german/player`, who(world.person('Carl Weiss'))).expect(204);
    await world.settle();
    otto.news();
    await says(tom, 'ASK\nIs it fair?\nENDASK', { ...table, code });
    expect(told(dora, /: a question, Q\d+$/)).toContain('Is it fair?');
    expect(otto.news()).toEqual([]);
    const browser = await Browser.of(world, otto);
    await browser.get(`/moderate/${code}`).expect(403);
    await browser.post(`/moderate/${code}/hold`, { reason: 'x' }).expect(403);
  });
});

describe('who has lifted the blindfold', () => {
  it('plays no side of the game later: not for good, not for a time, and over no shoulder', async () => {
    const match = await newGame(world);
    const rita = await officer('Rita Looks', 'moderator');
    const wish = { seat: 'allied', reason: 'the question is about it' };
    expect((await rita.post(`/moderate/${match.code}/reveal`, wish).expect(200)).text).toMatch(/AS ALLIED SEES IT/);
    const looked = { name: 'Rita Looks', email: world.person('Rita Looks').email };
    const seats = `/api/games/${match.code}/seats`;
    const until = new Date(world.clock.now().getTime() + 86_400_000);
    for (const side of ['german', 'allied']) {
      const answers = [
        await world.api.put(`${seats}/${side}/player`, looked),
        await world.api.put(`${seats}/${side}/substitute`, { ...looked, until }),
        await world.api.post(`${seats}/${side}/understudies`, looked),
      ];
      for (const answer of answers)
        expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('he has judged in this game')]);
    }
    const asks = await says(mara, `REPLACE allied by Rita Looks <${looked.email}> because Tom is ill`, match);
    expect(asks).toContain('he has judged in this game');
  });

  it('sees it alone: who else opens the page must look for himself, and is written down', async () => {
    const match = await newGame(world);
    const [rita, otto] = [await officer('Rita Looks', 'moderator'), await officer('Otto Other', 'moderator')];
    await rita.post(`/moderate/${match.code}/reveal`, { seat: 'allied', reason: 'so' }).expect(200);
    const page = async (of: Browser): Promise<string> => (await of.get(`/moderate/${match.code}`).expect(200)).text;
    expect(await page(rita)).toContain('Markers free: ');
    expect(await page(otto)).toContain('Who looked sees it here.');
    expect(await page(otto)).not.toContain('Markers free: ');
  });
});

describe('a moderator whose role was taken', () => {
  it('has lost the page, the questions, the mails and the words of his games at once', async () => {
    const [mona, dora] = ['Mona Leaves', 'Dora Stays'].map((name) => world.person(name)) as [Player, Player];
    const known = ({ name, email }: Player) => ({ name, email });
    await world.api.post('/api/clubs', { name: 'Quarrel', organiser: known(world.person('Eve')) }).expect(201);
    await world.api.post('/api/clubs/quarrel/members', { ...known(dora), role: 'deputy' }).expect(200);
    const seats = { german: known(table.german), allied: known(table.allied) };
    const wish = { system: 'mercury', scenario: '4', joined: true, club: 'Quarrel', seats, moderator: known(mona) };
    const { code } = (await world.api.post('/api/games', wish).expect(201)).body as { code: string };
    const game = { ...table, code };
    await world.settle();
    await says(table.allied, 'ASK\nIs it fair?\nENDASK', game);
    const asked = mona.find(/: a question, Q\d+$/);
    const browser = await Browser.of(world, mona);
    await browser.get(`/moderate/${code}`).expect(200);
    const all = (await world.api.get('/api/clubs/quarrel/members').expect(200)).body as {
      personId: string;
      name: string;
    }[];
    const id = all.find((m) => m.name === mona.name)?.personId ?? '';
    const eve = await Browser.of(world, world.person('Eve'));
    await eve.post(`/clubs/quarrel/members/${id}/moderator/remove`, {}).expect(201);
    await world.settle();
    mona.news();
    expect(told(dora, /: you moderate$/)).toContain(`/moderate/${code}`);

    await browser.get(`/moderate/${code}`).expect(404);
    await browser.post(`/moderate/${code}/reveal`, { seat: 'allied', reason: 'x' }).expect(404);
    await browser.get(`/api/games/${code}`).expect(403);
    expect((await browser.get('/moderate').expect(200)).text).not.toContain(code);
    const rows = (await world.game(code)).seq;
    await mona.reply(asked, 'ANSWER\nIt is.\nENDANSWER\nHOLD because so\nREVEAL allied because so');
    await says(table.german, 'ASK\nAnd this?\nENDASK', game);
    expect(mona.news().filter((m) => subjectOf(m).includes(code))).toEqual([]);
    expect((await world.game(code)).seq).toBe(rows);
    expect(told(dora, /: a question, Q\d+$/)).toContain('And this?');
  });
});
