import { oneWayOnly, openTo, orderOfGoing, type WaysOut } from './06-4-airborne-retreat';

const points = (): number => 1;
const out = (ways: WaysOut['ways'], room = 6): WaysOut => ({ ways, room: { X: room, Y: room } });

describe('units that retreat from a failed Special Assault (6.42)', () => {
  const both = out({ a: [[], [], ['X', 'Y']], b: [[], [], ['X', 'Y']] });

  it('find a friend where one of them has gone, and follow it before they go into an empty hex', () => {
    expect(openTo(both, points, {}, 'b')).toEqual(['X', 'Y']);
    expect(openTo(both, points, { a: 'Y' }, 'b')).toEqual(['Y']);
    expect(openTo(both, points, { a: null }, 'b')).toEqual(['X', 'Y']);
    expect(orderOfGoing(both, points, { a: 'X', b: 'Y' }, ['a', 'b'])).toBeNull();
    expect(orderOfGoing(both, points, { a: 'Y', b: 'Y' }, ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('take another hex where no room is left beside the friend', () => {
    const narrow = out(both.ways, 1);
    expect(openTo(narrow, points, { a: 'Y' }, 'b')).toEqual(['X']);
    expect(orderOfGoing(narrow, points, { a: 'X', b: 'Y' }, ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('do not follow out of a hex that is in no enemy zone', () => {
    const clear = out({ a: [['X'], [], ['Y']], b: [['X'], [], ['Y']], c: [[], [], ['Y']] });
    expect(openTo(clear, points, { c: 'Y' }, 'a')).toEqual(['X']);
  });

  it('may go in any order in which each goes by its priorities', () => {
    const bound = out({ a: [[], [], ['X']], b: [[], [], ['X', 'Y']] });
    // If a went first, b would have to follow.
    expect(orderOfGoing(bound, points, { a: 'X', b: 'Y' }, ['a', 'b'])).toEqual(['b', 'a']);
    expect(orderOfGoing(bound, points, { a: 'Y', b: 'Y' }, ['a', 'b'])).toBeNull();
  });

  it('are lost only where nothing is open when they go', () => {
    const one = out({ a: [[], [], ['X']], b: [[], [], ['X']] }, 1);
    expect(orderOfGoing(one, points, { b: 'X' }, ['a', 'b'])).toEqual(['b', 'a']);
    expect(orderOfGoing(one, points, {}, ['a', 'b'])).toBeNull();
  });

  it.each([
    ['both follow one way', out({ a: [[], [], ['X']], b: [[], [], ['X']] }), true],
    ['the order decides where one goes', out({ a: [[], [], ['X']], b: [[], [], ['X', 'Y']] }), false],
    ['the order decides who is lost', out({ a: [[], [], ['X']], b: [[], [], ['X']] }, 1), false],
    ['one is lost anyway', out({ a: [[], [], ['X']], b: [[], [], []] }), true],
  ])('have nothing to choose only where they end alike in every order: %s', (_, ways, only) => {
    expect(oneWayOnly(ways, points)).toBe(only);
  });
});
