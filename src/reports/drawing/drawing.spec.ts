import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEMS } from '../../systems/all';
import type { SystemFolder } from '../../systems/folder';
import { ownSystems } from '../../config/testing/systems';
import { keyedDice } from '../../kernel/chance/dice';
import { playOut } from '../../kernel/testing/playout';
import type { DrawTask, Drawn } from './draw';
import { DrawingThread, DrawnHere } from './drawing';

const DATA = { dataOverlay: null };
const PATIENCE_MS = 120_000;
const LIMITS = { deadlineMs: PATIENCE_MS, heapMb: 512 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-drawing-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORDER = { seat: '', seq: 0, position: 1, asked: 'd1', orderWords: [], facts: [] };
const TASK: DrawTask = {
  game: { code: 'TEST', title: 'A game', commitment: '0'.repeat(64), system: '', createdAt: new Date(0) },
  position: {} as DrawTask['position'],
  told: [],
  order: ORDER,
  paper: 'A4',
  crop: true,
};

/** A drawer with a thread of ours in the place of the real one, which does `what` for its first page; later ones it draws. */
function drawerThat(what: string, deadlineMs = PATIENCE_MS): DrawingThread {
  const name = join(folder, `${Buffer.from(what).toString('hex').slice(0, 40)}`);
  writeFileSync(
    `${name}.js`,
    `const { parentPort } = require('node:worker_threads');
     const { existsSync, writeFileSync } = require('node:fs');
     parentPort.on('message', () => {
       const first = !existsSync(${JSON.stringify(name)});
       if (!first) return parentPort.postMessage({ drawn: { pdf: Buffer.from('page'), crop: null } });
       writeFileSync(${JSON.stringify(name)}, '');
       ${what}
     });`,
  );
  return new DrawingThread(DATA, { ...LIMITS, deadlineMs }, `${name}.js`);
}

/** The pictures of symbols; those of a thread come as plain bytes. */
const hexOf = ({ symbols }: Drawn): string[] =>
  Object.entries(symbols.pictures).map(([kind, { png }]) => `${kind} ${Buffer.from(png).toString('hex')}`);

describe('the thread that draws pages', () => {
  const systems = ownSystems();

  it('draws the same bytes as are drawn here, of every system', async () => {
    const thread = new DrawingThread(DATA);
    for (const { system } of systems.all()) {
      const [scenario] = system.scenarios;
      const engine = systems.engine(system.id);
      const wish = { scenario: scenario?.id ?? '', seed: 'drawing', most: 60, checkOneIn: Infinity };
      const { position } = playOut(engine, { ...wish, mode: 'strict', checkOneIn: 1000 });
      const game = { ...TASK.game, system: system.id };
      const task = { ...TASK, game, position, order: { ...ORDER, seat: scenario?.seats[0] ?? '' } };
      const [there, here] = await Promise.all([thread.draw(task), new DrawnHere(systems).draw(task)]);
      expect(Buffer.from(there.pdf).subarray(0, 5).toString()).toBe('%PDF-');
      expect(Buffer.from(there.pdf).equals(here.pdf)).toBe(true);
      expect(Buffer.from(there.crop ?? []).equals(here.crop ?? Buffer.from('none'))).toBe(true);
      // What a mail carries with every turn is small.
      expect(there.crop?.length).toBeLessThan(150_000);
      expect(there.symbols.units).toEqual(here.symbols.units);
      expect(hexOf(there)).toEqual(hexOf(here));
    }
    await thread.onApplicationShutdown();
  });

  it('keeps the picture of a mail small, where the map is full too', async () => {
    for (const [system, { demo, orders }] of Object.entries<SystemFolder>(SYSTEMS))
      for (const scenario of orders?.scenarios ?? []) {
        const { position } = systems.engine(system).start({ scenario, options: {} }, keyedDice('first mail'));
        const order = { ...ORDER, seat: demo.seats[0] };
        const { crop } = await new DrawnHere(systems).draw({
          ...TASK,
          game: { ...TASK.game, system },
          position,
          order,
        });
        expect(crop?.length).toBeLessThan(150_000);
        expect(Buffer.from(crop ?? []).readUInt32BE(16)).toBeGreaterThanOrEqual(640);
      }
  });

  it.each([
    ['ends', 'process.exit(1);'],
    ['throws', "throw new Error('tangled');"],
  ])('is another one after it %s in the middle of a page, which is drawn again', async (_, what) => {
    const thread = drawerThat(what);
    const [first, second] = await Promise.all([thread.draw(TASK), thread.draw(TASK)]);
    expect([first, second].map(({ pdf }) => Buffer.from(pdf).toString())).toEqual(['page', 'page']);
    await thread.onApplicationShutdown();
  });

  it('gives up a page that never ends, and draws the next', async () => {
    const thread = drawerThat('for (;;);', 1_000);
    await expect(thread.draw(TASK)).rejects.toThrow('the pages could not be drawn: it took too long');
    await thread.onApplicationShutdown();
  });

  it('says where a page went wrong, and nothing of what was to be drawn', async () => {
    const thread = new DrawingThread(DATA);
    const [system] = systems.all().map((e) => e.system);
    const game = { ...TASK.game, system: system?.id ?? '' };
    const position = { ...TASK.position, world: 'Warspite is in TF B' } as unknown as DrawTask['position'];
    const failed = thread.draw({
      ...TASK,
      game,
      position,
      order: { ...ORDER, seat: system?.scenarios[0]?.seats[0] ?? '' },
    });
    const { message } = (await failed.catch((error: unknown) => error)) as Error;
    expect(message).toMatch(/^the pages could not be drawn: \w*Error\n\s+at /);
    expect(message).not.toContain('Warspite');
    await thread.onApplicationShutdown();
  });
});
