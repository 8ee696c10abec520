import request from 'supertest';
import { factFor } from '../../src/kernel/flow/fact';
import { LogRepository } from '../../src/submissions/log.repository';
import { ALLIED, GERMAN, newGame, newTable, send } from '../support/game';
import { playedOn, resigned } from '../support/played-on';
import { textOf } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const watch = (path: string): request.Test => {
  world.clock.forward({ seconds: 1 });
  return request(world.app.getHttpServer()).get(`/watch/${path}`);
};
const DELAYED = { spectators: { delay: 1 } };
/** How often a game-turn has begun. */
const turns = async (code: string): Promise<number> => {
  const facts = await world.app.get(LogRepository).factsAfter((await world.game(code)).id, -1);
  const { system } = world.engine((await world.position(code)).system);
  return facts.filter((f) => f.type === system.turnBegins && !f.undone).length;
};
/** Plays on until so many game-turns have begun. */
async function toTurn(code: string, turn: number): Promise<void> {
  while ((await turns(code)) < turn) await playedOn(world, code, (await world.position(code)).seq + 1);
}

describe('a game that nobody may watch', () => {
  it('is answered as a code that no game has, at every address', async () => {
    const silent = await newGame(world);
    const invited = await newGame(world, { joined: false, charter: DELAYED });
    for (const below of ['', '/map.svg', '/replay', '/replay/moments/1.json', '/replay/moments/1/map.svg']) {
      const none = await watch(`ZZZZ${below}`).expect(404);
      for (const { code } of [silent, invited]) {
        const answer = await watch(`${code}${below}`).expect(404);
        expect(answer.text).toBe(none.text);
        expect({ ...answer.headers, date: '' }).toEqual({ ...none.headers, date: '' });
      }
    }
  });

  it('stands in no list of games to watch', async () => {
    const [silent, invited, open] = [
      await newGame(world),
      await newGame(world, { joined: false, charter: DELAYED }),
      await newGame(world, { charter: DELAYED }),
    ];
    const { text } = await watch('').expect(200);
    expect(text).toContain(`href="/watch/${open.code}"`);
    for (const { code } of [silent, invited]) expect(text).not.toContain(code);
    for (const name of [GERMAN, ALLIED, 'Tuesday']) expect(text).not.toContain(name);
  });

  it('is opened, and shut again, when both agree', async () => {
    const { code, german, allied } = await newGame(world);
    const agreed = async (wish: string): Promise<void> => {
      const asked = await send(world, german, german.find(new RegExp(code)), `PROPOSE CHARTER spectators ${wish}`);
      expect(textOf(asked)).not.toMatch(/NOT recorded/);
      const receipt = textOf(await send(world, allied, allied.find(new RegExp(code)), 'ACCEPT'));
      const confirm = /CONFIRM (\d+)/.exec(receipt)?.[0];
      if (confirm !== undefined) await send(world, allied, allied.newest, confirm);
    };
    await agreed('2 turns');
    const { text } = await watch(code).expect(200);
    expect(text).toContain('the game is younger than that');
    expect(text).toContain(GERMAN);
    expect((await watch('').expect(200)).text).toMatch(new RegExp(`/watch/${code}".*2 game-turns behind; made`));
    await agreed('none');
    await watch(code).expect(404);
    expect((await watch('').expect(200)).text).not.toContain(code);
  });
});

describe('a game that others may watch', () => {
  it('shows what both knew when the game-turn began that is so many turns behind, and no more', async () => {
    const { code } = await newGame(world, { scenario: '1', charter: { ...DELAYED, anonymous: true } });
    await toTurn(code, 2);
    const { text: early } = await watch(code).expect(200);
    expect(early).toMatch(/The position at .+, 1 game-turn behind the play\./);
    const alone = await watch(`${code}/${/data-sheet="([^"]+)"/.exec(early)?.[1] ?? ''}.svg`).expect(200);
    expect(String(alone.body)).toMatch(/^<\?xml-stylesheet [^>]*href="\/web\/fonts\.css"/);
    expect((await request(world.app.getHttpServer()).get('/web/fonts.css').expect(200)).text).toMatch(/IBM Plex Sans/);
    await playedOn(world, code, (await world.position(code)).seq + 3);
    expect((await watch(code).expect(200)).text).toBe(early);
    expect(early).not.toMatch(new RegExp(`${GERMAN}|${ALLIED}`));

    const all = await world.app.get(LogRepository).factsAfter((await world.game(code)).id, -1);
    const { system } = world.engine();
    const [, second] = all.filter((f) => f.type === system.turnBegins);
    const told = (from: number, to: number): string[] =>
      all.flatMap((f) => {
        const bodies = ['german', 'allied'].map((seat) => factFor(f, seat));
        const said = f.seq >= from && f.seq < to && bodies[0] ? system.tell({ type: f.type, body: bodies[0] }) : null;
        return said && !said.cell && !said.joins ? [said.text.replace(/&/g, '&amp;')] : [];
      });
    const first = all.find((f) => f.type === system.turnBegins)?.seq ?? 0;
    for (const line of told(0, first + 1)) expect(early).toContain(line.split(/["'<>]/)[0]);
    const later = told(first + 1, second?.seq ?? 0).filter((line) => !told(0, first + 1).includes(line));
    expect(later.length).toBeGreaterThan(0);
    for (const line of later) expect(early).not.toContain(line);
    const then = world.engine().outside(await world.position(code, first)) as object;
    expect(early).toContain(system.lines(then as never, null)[0]?.split(/["'<>&]/)[0]);

    const [, sheet] = /src="\/watch\/\w+\/([\w-]+\.svg)\?turn=1"/.exec(early) ?? [];
    const drawing = await watch(`${code}/${sheet}`).expect(200);
    expect(drawing.headers['content-type']).toMatch(/^image\/svg\+xml/);
    await watch(`${code}/replay`).expect(404);
    await watch(`${code}/moon.svg`).expect(404);
    // The game-turns that may be shown can be looked at again, and none behind them.
    expect((await watch(`${code}?turn=1`).expect(200)).text).toBe(early);
    expect(early).toMatch(/data-focus="\d+ \d+ \d+ \d+"/);
    for (const turn of ['2', '0', '-1', 'x', '1&turn=1']) {
      await watch(`${code}?turn=${turn}`).expect(404);
      await watch(`${code}/${sheet}?turn=${turn}`).expect(404);
    }
    await toTurn(code, 3);
    const { text: later3 } = await watch(code).expect(200);
    expect(later3).toContain('data-step="2" data-of="2"');
    const { text: again } = await watch(`${code}?turn=1`).expect(200);
    expect(again).toContain('as it was then.');
    const [then1, then2] = [
      await watch(`${code}/${sheet}?turn=1`).expect(200),
      await watch(`${code}/${sheet}`).expect(200),
    ];
    expect(String(then1.body)).toBe(String(drawing.body));
    expect(String(then2.body)).not.toBe(String(drawing.body));
  });

  it('shows all of it once it is over: names, result, and the replay of both sides', async () => {
    const { code } = await newTable(world, 'slouch-hats', ['axis', 'allied'], {
      scenario: '1',
      charter: { ...DELAYED, anonymous: true },
    });
    await toTurn(code, 2);
    await watch(`${code}/replay/moments/1.json`).expect(404);
    expect((await watch(code).expect(200)).text).not.toContain('Your hand');
    await resigned(world, code, 'axis');
    const { text } = await watch(code).expect(200);
    expect(text).toContain(GERMAN);
    expect(text).toMatch(/wins: /);
    const last = Number(/data-of="(\d+)"/.exec(text)?.[1]);
    expect(last).toBeGreaterThan(1);
    for (const turn of [1, last]) await watch(`${code}?turn=${turn}`).expect(200);
    await watch(`${code}?turn=${last + 1}`).expect(404);
    for (const side of ['axis', 'allied']) {
      const page = await watch(`${code}/replay?of=${side}`).expect(200);
      expect(page.text).toContain(`data-home="/watch/${code}"`);
      expect(page.text).not.toContain('/g/');
      await watch(`${code}/replay/moments/2.json?of=${side}`).expect(200);
      await watch(`${code}/replay/moments/2/map.svg?of=${side}`).expect(200);
      await watch(`${code}/replay/moments/2/since/0?of=${side}`).expect(200);
    }
    await watch(`${code}/replay?of=moderator`).expect(404);
  });
});
