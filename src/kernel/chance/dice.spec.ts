import { commitment, enteredDice, FaceMissing, keyedDice, scriptedDice } from './dice';

const moment = { epoch: 0, step: 3 };

describe('keyed dice', () => {
  it('give the same face for the same secret, moment and key', () => {
    expect(keyedDice('a').face(moment, 'aa/TF-C/Ju87-2', 10)).toBe(keyedDice('a').face(moment, 'aa/TF-C/Ju87-2', 10));
  });
  it('a roll that is added moves no other', () => {
    const dice = keyedDice('a');
    const alone = dice.face(moment, 'second', 10);
    dice.face(moment, 'first', 10);
    expect(dice.face(moment, 'second', 10)).toBe(alone);
  });
  it('show every face equally often (chi-square over 20,000 rolls)', () => {
    const dice = keyedDice('fair');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const face = dice.face({ epoch: 0, step: i }, 'k', 10) - 1;
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(27.9);
  });
  it.each([2, 6, 20, 256, 257, 1000])('of %s sides show every face, and no other', (sides) => {
    const dice = keyedDice('many');
    const seen = new Set(Array.from({ length: sides * 20 }, (_, i) => dice.face({ epoch: 0, step: i }, 'k', sides)));
    expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([sides, 1, sides]);
  });
  it.each([0, 1001, 2.5])('of %s sides there are none', (sides) => {
    expect(() => keyedDice('a').face(moment, 'aa/x', sides)).toThrow(`of a die with ${sides} sides`);
  });
  it('of ten sides show what they showed when the first games were played', () => {
    const dice = keyedDice('first');
    const faces = ['a', 'b', 'c', 'd'].map((key) => dice.face(moment, key, 10));
    expect(faces).toEqual([4, 9, 2, 7]);
  });
  it('are promised by the SHA-256 of their secret', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('scripted dice', () => {
  it('are given by key pattern, each list in order, or all in order', () => {
    const dice = scriptedDice({ byKey: { 'aa/*': [3, 4], exact: [9] }, rest: [1] });
    expect([
      dice.face(moment, 'aa/x', 10),
      dice.face(moment, 'aa/y', 10),
      dice.face(moment, 'exact', 10),
      dice.face(moment, 'other', 10),
    ]).toEqual([3, 4, 9, 1]);
  });
  it('name the roll that has no face, and faces no die has', () => {
    expect(() => scriptedDice({ byKey: {}, rest: [] }).face(moment, 'aa/x', 10)).toThrow(FaceMissing);
    expect(() => scriptedDice({ byKey: {}, rest: [11] }).face(moment, 'aa/x', 10)).toThrow('it takes 1 to 10');
  });
  it('tell what was not rolled', () => {
    expect(scriptedDice({ byKey: { 'aa/*': [3] }, rest: [7] }).left()).toEqual(['aa/*', '7']);
  });
});

describe('dice typed by a moderator', () => {
  it.each([0, 7, 1.5])('have no face %s where the die has six', (face) => {
    expect(() => enteredDice({ 'aa/x': face }).face(moment, 'aa/x', 6)).toThrow('it takes 1 to 6');
  });
});
