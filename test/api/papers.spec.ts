import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import type { SeatFile } from '../../src/web/seat-files';
import { LogRepository } from '../../src/submissions/log.repository';
import { ALLIED, GERMAN, MODERATOR, newGame, playUntil, send, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { linkOf, playedOn, resigned } from '../support/played-on';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
  await playUntil(world, table, /German air search/i);
});
afterAll(() => world.close());

/** The page of a seat in the browser of its player, below `/g/CODE`. */
async function seat(side: 'german' | 'allied') {
  const server = world.app.getHttpServer();
  const entered = await request(server).get(linkOf(table[side], table.code)).expect(303);
  const cookie = entered.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  const at = (path: string): string => `/g/${table.code}${path}`;
  const write = (fields: object, site = 'same-origin'): request.Test => {
    world.clock.forward({ seconds: 20 });
    const sent = request(server).post(at('/letters')).set({ Cookie: cookie, 'Sec-Fetch-Site': site });
    return sent.type('form').send({ mark: randomUUID(), ...fields });
  };
  return { get: (path: string) => request(server).get(at(path)).set('Cookie', cookie), write };
}

describe('letters on the page', () => {
  it('stand there in order whoever wrote them, by mail or by the form, and go out by mail', async () => {
    const { german, allied } = table;
    const [his, hers] = [await seat('allied'), await seat('german')];
    await send(world, allied, allied.newest, 'SAY\nGood luck.\nENDSAY');
    const answer = await hers.write({ text: 'The same to you.\nENDSAY\nresign' }).expect(200);
    await world.settle();
    expect(answer.text).toContain('Your letter goes to your opponent: 3 lines.');
    expect(answer.text).toMatch(/Tom Reed, [^<]*<[^]*Good luck\.[^]*You, [^]*The same to you\./);
    expect(unwrapped(textOf(allied.find(/: a letter/)))).toContain('The same to you.');
    expect((await world.position(table.code)).over).toBeNull();
    expect((await his.get('').expect(200)).text).toMatch(/Letters with Anna Berg, German, 1 new[^]*The same to you\./);
    expect((await his.get('/letters').expect(200)).text).toContain('<b>new</b>');
    expect((await his.get('/letters').expect(200)).text).not.toContain('<b>new</b>');
    expect(subjectOf(german.newest)).toMatch(/receipt/);
  });

  it('are counted on the page of all games', async () => {
    const browser = await Browser.of(world, table.allied);
    expect((await browser.get('/me').expect(200)).text).toMatch(/letters\?side\S*allied"[^>]*>Letters</);
    await (await seat('german')).write({ text: 'Still there?' }).expect(200);
    expect((await browser.get('/me').expect(200)).text).toMatch(/letters\?side\S*allied"[^>]*>1 new letter</);
  });

  it('are written from our own page only, read by nobody else, and kept back by BLOCK', async () => {
    const [his, hers] = [await seat('allied'), await seat('german')];
    await his.write({ text: 'Click here' }, 'cross-site').expect(403);
    await world.anybody.get(`/g/${table.code}/letters`).expect(401);
    const stranger = await Browser.of(world, table.moderator);
    await stranger.get(`/g/${table.code}/letters`).expect(401);
    expect((await hers.write({ silence: 'block' }).expect(200)).text).toContain('No letters of Tom Reed come to you');
    const kept = await his.write({ text: 'Are you angry?' }).expect(200);
    expect(kept.text).toContain('would rather read no letters for now');
    expect((await hers.get('/letters')).text).not.toContain('Are you angry?');
    expect((await hers.write({ silence: 'unblock' }).expect(200)).text).toContain(
      'Letters of Tom Reed come to you again',
    );
  });
});

describe('the file of a seat', () => {
  it('holds while the game runs what the seat knows and has sent, and nothing of the other', async () => {
    const { german } = table;
    // Receipts for what was done on the page are still on their way.
    await world.settle();
    const { player, mail } = await playUntil(world, table, /German air search/i);
    expect(player).toBe(german);
    await send(world, german, mail, 'pass');
    const files = { german: await seat('german'), allied: await seat('allied') };
    const [hers, his] = [
      bodyOf<SeatFile>(await files.german.get('/file').expect(200)),
      bodyOf<SeatFile>(await files.allied.get('/file').expect(200)),
    ];
    expect(hers).toMatchObject({ format: 'despatch-seat/1', seat: 'german', commitment: table.commitment });
    expect(hers.log.map((line) => line.n)).toEqual(hers.log.map((_, i) => i + 1));
    expect(hers.sent.map((row) => row.submission['seat'])).toContain('german');
    expect([...new Set(hers.sent.map((row) => row.submission['seat']))]).toEqual(['german']);
    const text = JSON.stringify(hers);
    for (const word of [ALLIED, MODERATOR, '@example', 'positionHash', '"secret"']) expect(text).not.toContain(word);
    expect(his.view).not.toEqual(hers.view);
    await world.anybody.get(`/g/${table.code}/file`).expect(401);
  });

  it('is the whole game once it is over, as verify takes it, without the addresses of others', async () => {
    await (await seat('german')).get('/annotated').expect(400);
    await playedOn(world, table.code, 60);
    if (!(await world.position(table.code)).over) await resigned(world, table.code, 'allied');
    const answer = await (await seat('german')).get('/file').expect(200);
    expect(answer.headers['content-disposition']).toContain(`despatch-${table.code}-german.json`);
    const file = bodyOf<GameFile>(answer);
    expect(verifyGame(file, world.engine()).filter((check) => !check.ok)).toEqual([]);
    expect(file.secret).not.toBeNull();
    const text = JSON.stringify(file);
    for (const address of [table.allied.email, table.moderator.email]) expect(text).not.toContain(address);
    for (const word of [GERMAN, ALLIED, table.german.email]) expect(text).toContain(word);
  });
});

describe('a game that is over, to read', () => {
  it('has each game-turn with the arithmetic of its rolls, the result, the dice secret, and for the two their letters', async () => {
    const hers = (await (await seat('german')).get('/annotated').expect(200)).text;
    const { text: clubs } = await world.api.get(`/api/games/${table.code}/annotated`).expect(200);
    const engine = world.engine();
    const facts = await world.app.get(LogRepository).factsAfter((await world.game(table.code)).id, -1);
    const begun = facts.filter((f) => f.type === engine.system.turnBegins);
    const told = facts.flatMap((f) => engine.system.tell({ type: f.type, body: f.body })?.text ?? []);
    for (const text of [hers, clubs]) {
      expect(text.match(/^## (?!What|Vict|Hidden|Rul|Let|Dice|Before).*$/gm)).toHaveLength(begun.length);
      expect(text).toMatch(/^- .+ \*\d+.*\*\n {2}- Die: \d+\n(?: {2}- .+\n)* {2}- .+: /m);
      for (const secret of told) expect(text).toContain(secret.split(/[\\`*_[\]<>#|;:]/)[0]);
      expect(text).toMatch(/\*\*.+\. .+\*\*/);
      expect(text).toContain(table.commitment);
    }
    expect(hers).toMatch(/## Letters[^]*Tom Reed, .*:\n\n> Good luck\.[^]*You, .*:\n\n> The same to you\./);
    for (const word of ['Good luck', 'The same to you', '## Letters']) expect(clubs).not.toContain(word);
    const moderators = await Browser.of(world, table.moderator);
    expect((await moderators.get(`/moderate/${table.code}/annotated`).expect(200)).text).not.toContain('Good luck');
    await world.anybody.get(`/g/${table.code}/annotated`).expect(401);
  });
});
