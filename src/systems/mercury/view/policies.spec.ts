import { often } from '../../../config/testing/depth';
import { keyedDice } from '../../../kernel/chance/dice';
import { playOut } from '../../../kernel/testing/playout';
import { sharedObjects } from '../../../kernel/testing/shared-objects';
import type { Position } from '../../../kernel/record/position';
import { mercuryBoard } from '../board';
import { mercuryData, mercuryEngine } from '../testing';
import type { Side } from '../world';
import { mercuryViews } from './policies';

const engine = mercuryEngine();
/** A moderator reads as nobody does. */
const READERS = ['german', 'allied', 'moderator'] as Side[];
/** One position in so many is looked at: enough for every phase of a game, and few enough of the long ones. */
const oneIn = (scenario: string): number => (['5', '6'].includes(scenario) ? often(30, 5) : 5);

function sharedIn({ world }: Pick<Position, 'world'>): string[] {
  return READERS.flatMap((seat) => {
    const view = engine.system.view(world as never, seat, engine.system.data);
    return sharedObjects(world, view).map((path) => `${seat}: ${path}`);
  });
}

/** What a position has that the words of the system do not declare: a moderator's patch is held against them. */
function undeclaredIn({ world }: Pick<Position, 'world'>): string[] {
  const { error } = engine.system.words(world as never).world.safeParse(world);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('what a seat is shown', () => {
  it.each(engine.system.scenarios.map((s) => s.id))(
    'shares no object with the world, which has the shape that is declared of it, all through scenario %s',
    (scenario) => {
      let asked = 0;
      const shared: string[] = [];
      const onAsked = (position: Position): void => {
        if (asked++ % oneIn(scenario) === 0) shared.push(...sharedIn(position), ...undeclaredIn(position));
      };
      const game = playOut(engine, { scenario, seed: 'shared', mode: 'planned', checkOneIn: Infinity, onAsked });
      expect(game.faults).toEqual([]);
      expect(asked).toBeGreaterThan(oneIn(scenario));
      expect([...shared, ...sharedIn(game.position)]).toEqual([]);
    },
  );

  it('shares none of reinforcements, of what was seen damaged, of a scrap of map', () => {
    const data = mercuryData();
    const views = mercuryViews(data);
    const boards = [
      { 'task forces': { A: { at: 'Candia Bay', ships: ['Orion (damaged)'], due: 8 } } },
      {
        run: 'Ground Movement',
        with: { side: 'german' },
        ground: { hexes: { W4314: 'hill' }, units: { W4314: ['Koch'] } },
      },
    ];
    for (const board of boards) {
      const { world } = mercuryBoard(data, board);
      for (const seat of READERS) expect(sharedObjects(world, views(world, seat, data))).toEqual([]);
    }
  });

  it('a change in a view of the hex map changes nothing in the world', () => {
    const { world } = engine.start({ scenario: '1', options: {} }, keyedDice('shared')).position;
    const before = JSON.stringify(world);
    const { ground } = engine.system.view(world as never, 'german', engine.system.data);
    for (const unit of Object.values(ground?.units ?? {})) expect(() => (unit.at = null)).toThrow(TypeError);
    expect(sharedObjects(world, ground)).toEqual([]);
    expect(JSON.stringify(world)).toBe(before);
  });
});
