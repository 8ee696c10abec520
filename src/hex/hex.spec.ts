import { adjacent, BadHex, distance, hexesOf, hexside, neighbours } from './hex';

describe('hexes standing on a point, odd rows half a hex east', () => {
  it('has the neighbours the map pages name for W4314', () => {
    expect(neighbours('W4314')).toEqual(['W4415', 'W4315', 'W4215', 'W4214', 'W4313', 'W4414']);
  });
  it('touches both ways', () => {
    for (const other of neighbours('W4415')) expect(adjacent(other, 'W4415')).toBe(true);
  });
  it.each([
    ['W4314', 'W4314', 0],
    ['W4413', 'W4314', 2],
    ['W4312', 'W4314', 2],
    ['W4415', 'W4030', 17],
  ])('counts %s to %s as %i', (a, b, hexes) => {
    expect(distance(a, b)).toBe(hexes);
  });
  it('names a hexside the same from both sides', () => {
    expect(hexside('W4314', 'W4214')).toBe(hexside('W4214', 'W4314'));
  });
  it('reads the two hexes of a hexside, and refuses what is none', () => {
    expect(hexesOf('W4214/W4314')).toEqual(['W4214', 'W4314']);
    expect(() => hexesOf('W4214')).toThrow(BadHex);
    expect(() => hexesOf('W4214/W4314/W4315')).toThrow(BadHex);
  });
  it('refuses what is no hex number', () => {
    expect(() => neighbours('43144')).toThrow(BadHex);
  });
});
