import { worldWith } from '../testing';
import { beginSegment } from '../rules/04-2-markers';

describe('a new Segment', () => {
  it('7.12, 7.21, 7.32, 13.11, 6.15d, f: forgets what the last one used', () => {
    const world = worldWith({ '1824': '25-7A Allied-MSU-1=2', 'middle-east': '11B' });
    world.transportUsed = { naval: 3, air: 1, ports: { '1527': 9 }, airfields: { '1519': 1 } };
    Object.assign(world.air['11B'] ?? {}, { flew: true });
    Object.assign(world.supply['Allied-MSU-1'] ?? {}, { fresh: 2, moved: true });
    beginSegment(world);
    expect(world.transportUsed).toEqual({ naval: 0, air: 0, ports: {}, airfields: {} });
    expect(world.air['11B']?.flew).toBe(false);
    expect(world.supply['Allied-MSU-1']).toEqual({ at: '1824', points: 2, fresh: 0, moved: false });
  });
});
