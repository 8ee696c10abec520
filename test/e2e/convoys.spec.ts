import { often } from '../../src/config/testing/depth';
import { Bots } from '../support/bots';
import { newGame, type Table } from '../support/game';
import { Ledger } from '../support/ledger';
import { subjectOf } from '../support/reading';
import { Watch } from '../support/secrecy';
import { World } from '../support/world';

/** Whole games take long on a busy machine. */
jest.setTimeout(240_000);

let world: World;
let table: Table;

beforeAll(async () => {
  world = await World.open({}, undefined, { everyMap: true });
  table = await newGame(world, { scenario: '4b' });
});
afterAll(() => world.close());

describe('The convoys sail, where both sides hide something', () => {
  it('is played by the samples of its mails to its end, and no mailbox ever names what its owner may not know', async () => {
    const watch = Watch.on(world, table);
    const ledger = new Ledger(world, watch);
    await new Bots(world, table, ledger).playOut(often(12, Infinity));
    const { over } = await world.position(table.code);
    expect(over === null).toBe(often(true, false));
    for (const player of over ? [table.german, table.allied] : [])
      expect(subjectOf(player.newest)).toMatch(/: the game is over, /);
    expect(ledger.faults()).toEqual([]);
    expect(watch.looked.pages).toBeGreaterThan(10);
    expect(watch.leaks).toEqual([]);
  });
});
