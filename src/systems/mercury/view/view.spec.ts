import { keyedDice } from '../../../kernel/chance/dice';
import { sharedObjects } from '../../../kernel/testing/shared-objects';
import { mercuryBoard } from '../board';
import { mercuryData, mercuryEngine } from '../testing';
import type { Side } from '../world';
import { mercuryView } from './view';

const engine = mercuryEngine();
/** A moderator reads as nobody does. */
const READERS = ['german', 'allied', 'moderator'] as Side[];
describe('what a seat is shown', () => {
  it('shares none of reinforcements, of what was seen damaged, of a scrap of map', () => {
    const data = mercuryData();
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
      for (const seat of READERS) expect(sharedObjects(world, mercuryView(world, seat, data))).toEqual([]);
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
