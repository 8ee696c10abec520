import request from 'supertest';
import type { MercuryData } from '../../src/systems/mercury/data/load';
import type { View } from '../../src/systems/mercury/view/view';
import { markersOf, newGame, playUntil, send, waitedFor, type Table } from '../support/game';
import { withoutCode } from '../support/game-code';
import { linkOf } from '../support/played-on';
import { textOf } from '../support/reading';
import { World } from '../support/world';

/** Two whole services side by side on a busy machine. */
jest.setTimeout(240_000);

/**
 * Scenario 4 where the Allied player forms one Task Force more, a decoy or of a ship; then all that each side's replay is
 * sent as, and what is sent to spectators while it is played on.
 */
async function replayed(form: 'decoy' | 'ship'): Promise<Record<'german' | 'allied' | 'watched', string[]>> {
  const world = await World.open();
  try {
    const table = await newGame(world, { charter: { spectators: { delay: 1 } } });
    const { player, mail } = await playUntil(world, table, /Task Force creation/, () => 'pass');
    const { free } = await markersOf(world, table);
    const [at, ship] = await shipAtSea(world, table.code);
    const receipt = await send(world, player, mail, `form TF ${free} at ${at}: ${form === 'decoy' ? 'decoy' : ship}`);
    expect(textOf(receipt)).toContain('Recorded as version');
    for (let turn = 0; turn < 5; turn++) {
      const asked = await waitedFor(world, table);
      if (!asked) break;
      await send(world, asked.player, asked.mail, 'pass');
    }
    expect((await world.position(table.code)).over).toBeNull();
    const of = async (side: 'german' | 'allied'): Promise<string[]> => {
      const bodies = await sent(world, linkOf(table[side], table.code), table.code);
      return bodies.map((body) => withoutCode(body, table.code));
    };
    const [german, allied] = [await of('german'), await of('allied')];
    return { german, allied, watched: await watched(world, table) };
  } finally {
    await world.close();
  }
}

/** What is sent to spectators after each of the answers that follow, until a game-turn has been shown. */
async function watched(world: World, table: Table): Promise<string[]> {
  const bodies: string[] = [];
  for (let n = 0; n < 40 && !bodies.at(-1)?.includes('<summary>'); n++) {
    const asked = await waitedFor(world, table);
    if (!asked) break;
    await send(world, asked.player, asked.mail, 'pass');
    world.clock.forward({ seconds: 1 });
    const page = await request(world.app.getHttpServer()).get(`/watch/${table.code}`).expect(200);
    bodies.push(withoutCode(page.text, table.code));
  }
  return bodies;
}

/** Every body that a browser may be sent of a replay: the page, and of each moment words, drawing, places, WHY and changes. */
async function sent(world: World, link: string, code: string): Promise<string[]> {
  const server = world.app.getHttpServer();
  const entered = await request(server).get(link).expect(303);
  const cookie = entered.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  const get = async (path: string): Promise<string> => {
    world.clock.forward({ seconds: 1 });
    const answer = await request(server).get(`/g/${code}/replay${path}`).set('Cookie', cookie).expect(200);
    // Our own tags; Express hashes the page with the code of the game in it.
    const tag = /^"/.test(answer.headers['etag'] ?? '') ? answer.headers['etag'] : '';
    return `${path}\n${tag}\n${answer.text ?? String(answer.body)}`;
  };
  const page = await get('');
  const file = await request(server).get(`/g/${code}/file`).set('Cookie', cookie).expect(200);
  const last = Number(/data-last="(\d+)"/.exec(page)?.[1]);
  // The promise of the dice is the game's own, like its code.
  const bodies = [page, file.text.replace(/"commitment":"\w+"/, '')];
  for (let n = 0; n <= last; n++) {
    bodies.push(await get(`/moments/${n}.json`), await get(`/moments/${n}/since/0`));
    if (n > 0 && n < last) bodies.push(await get(`/moments/${n}/why`));
    const drawn = await request(server).get(`/g/${code}/replay/moments/${n}/map.svg`).set('Cookie', cookie).expect(200);
    bodies.push((drawn.body as Buffer).toString(), await get(`/moments/${n}/map.json`));
  }
  return bodies;
}

/** A zone in which a Task Force of several ships lies, and the name of one of those. */
async function shipAtSea(world: World, code: string): Promise<[string, string]> {
  const { taskForces } = world.engine().view(await world.position(code), 'allied') as unknown as View;
  const { ships } = world.engine().system.data as MercuryData;
  const found = taskForces.find((tf) => (tf.ships ?? []).length > 1);
  return [found?.at ?? '', ships.get(found?.ships?.[0]?.id ?? '')?.name ?? ''];
}

describe('the replays of two games that differ in what the other side has hidden, and the pages of their spectators', () => {
  it('are the same, byte by byte: page, the file of the seat, moments, drawings, WHY, and what changed', async () => {
    const [one, other] = [await replayed('decoy'), await replayed('ship')];
    expect(one.german.length).toBeGreaterThan(30);
    expect(one.german).toEqual(other.german);
    expect(one.allied).not.toEqual(other.allied);
    expect(one.watched.at(-1)).toContain('<summary>');
    expect(one.watched).toEqual(other.watched);
  });
});
