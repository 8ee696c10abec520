import { LETTERS, type Letter } from '../letters';
import { setUp } from '../set-up';
import { slouchHatsData } from '../testing';
import type { World } from '../world';
import {
  buyDraw,
  drawMarker,
  drawOrder,
  freeDraws,
  handOf,
  heldBy,
  hiddenFrom,
  mayBuyDraw,
  poolOf,
  returnMarker,
  showHand,
} from './20-1-hands';
import { markersSeenBy } from './testing/events';

const data = slouchHatsData();
const give = (world: World, side: 'axis' | 'allied', letters: string): void => {
  for (const letter of letters) world.markers[letter as Letter] = side;
};

describe('drawing Special Events markers (20.1)', () => {
  it('20.12: I June the Allied player draws four, the Axis three; later one each', () => {
    const world = setUp(data, '1');
    expect(drawOrder(data)).toEqual(['allied', 'axis']);
    expect([freeDraws(world, data, 'allied'), freeDraws(world, data, 'axis')]).toEqual([4, 3]);
    world.turn = 1;
    expect([freeDraws(world, data, 'allied'), freeDraws(world, data, 'axis')]).toEqual([1, 1]);
  });

  it('21.22c: in Scenario 2 the Axis has E before the draw, and draws two', () => {
    const world = setUp(data, '2');
    expect(handOf(world, 'axis')).toEqual(['E']);
    expect([freeDraws(world, data, 'allied'), freeDraws(world, data, 'axis')]).toEqual([4, 2]);
    expect(poolOf(world)).not.toContain('E');
    expect(heldBy(setUp(data, '1'))).toEqual({ axis: 0, allied: 0 });
  });

  it('20.11: each face of the die is one of the markers in the pool, by letter', () => {
    const world = setUp(data, '2');
    const sides: number[] = [];
    const die = (face: number) => (n: number) => (sides.push(n), face);
    expect(drawMarker(world, data, 'allied', die(5))).toBe('F');
    expect(drawMarker(world, data, 'allied', die(1))).toBe('A');
    expect(drawMarker(world, data, 'axis', die(15))).toBe('R');
    expect(sides).toEqual([17, 16, 15]);
    expect(handOf(world, 'allied')).toEqual(['A', 'F']);
  });

  it('20.12: nobody draws more than is his', () => {
    const world = setUp(data, '1');
    const drawn = Array.from({ length: 4 }, () => drawMarker(world, data, 'axis', () => 1));
    expect(drawn).toEqual(['A', 'B', 'C', expect.objectContaining({ rule: '20.12' })]);
  });

  it('18.14b: two Victory Points buy one marker more', () => {
    const world = setUp(data, '1');
    world.turn = 2;
    world.victoryPoints = { axis: 3, allied: 1 };
    expect(buyDraw(world, data, 'allied')).toMatchObject({ rule: '18.14b' });
    expect(buyDraw(world, data, 'axis')).toBeNull();
    expect(world.victoryPoints).toEqual({ axis: 1, allied: 1 });
    const drawn = Array.from({ length: 3 }, () => drawMarker(world, data, 'axis', () => 1));
    expect(drawn).toEqual(['A', 'B', expect.objectContaining({ rule: '20.12' })]);
  });

  it('20.11: nothing is bought or drawn from an empty pool', () => {
    const world = setUp(data, '1');
    world.victoryPoints.axis = 4;
    give(world, 'allied', LETTERS.join(''));
    expect(mayBuyDraw(world, data, 'axis')).toMatchObject({ rule: '20.11' });
    expect(drawMarker(world, data, 'axis', () => 1)).toMatchObject({ rule: '20.11' });
    world.markers.Q = 'pool';
    // The one marker that is left is a free draw's.
    expect(mayBuyDraw(world, data, 'axis')).toMatchObject({ rule: '20.11' });
    expect(drawMarker(world, data, 'axis', () => 1)).toBe('Q');
  });
});

describe('markers in hand (20.13)', () => {
  it('20.13: each sees his own, and how many the other holds', () => {
    const world = setUp(data, '1');
    give(world, 'axis', 'EHN');
    give(world, 'allied', 'D');
    expect(markersSeenBy(world, 'allied')).toEqual({
      ...{ hand: ['D'], held: { axis: 3, allied: 1 }, shown: { axis: [], allied: [] } },
    });
  });

  it('20.21 L: those he holds now lie open until played, those he draws later do not', () => {
    const world = setUp(data, '1');
    give(world, 'axis', 'EH');
    expect(showHand(world, 'axis')).toEqual(['E', 'H']);
    give(world, 'axis', 'N');
    expect(markersSeenBy(world, 'allied').shown.axis).toEqual(['E', 'H']);
    expect(hiddenFrom(world, 'allied')).toBe(1);
    returnMarker(world, data, 'axis', 'H');
    give(world, 'axis', 'H');
    expect(markersSeenBy(world, 'allied').shown.axis).toEqual(['E']);
  });

  it('20.11: a played marker goes back to the pool, A and B leave the game', () => {
    const world = setUp(data, '1');
    give(world, 'allied', 'ABH');
    for (const letter of ['A', 'B', 'H'] as const) returnMarker(world, data, 'allied', letter);
    expect([world.markers.A, world.markers.B, world.markers.H]).toEqual(['out', 'out', 'pool']);
  });
});
