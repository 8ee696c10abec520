import { median, readPanelAnswer } from './panel-answer';

const sides = [
  { side: 'german', names: ['GERMAN', 'German'] },
  { side: 'allied', names: ['ALLIED', 'Allied'] },
];

describe("a panelist's answer", () => {
  it.each([
    ['VALUE ALLIED 0.5', 'allied', 0.5, ''],
    ['value german -1\nMaleme is lost.\nSo is the east.\n\nBest, Ida', 'german', -1, 'Maleme is lost. So is the east.'],
    ['Dear all,\n| VALUE ALLIED ,25', 'allied', 0.25, ''],
    ['VALUE Allied \u22120.25', 'allied', -0.25, ''],
    ['VALUE DRAW\nNobody can move.', 'german', 0, 'Nobody can move.'],
    ['VALUE GERMAN 1', 'german', 1, ''],
  ])('%j is read', (text, side, value, reason) => {
    expect(readPanelAnswer(text, sides)).toEqual({ side, value, reason });
  });

  it.each([
    ['', /No line begins with VALUE.*VALUE GERMAN 0.5, VALUE ALLIED 0.5, VALUE DRAW/],
    ['I think 0.5', /No line begins with VALUE/],
    ['VALUE 0.5', /"0.5" is no side/],
    ['VALUE ITALIAN 0.5', /"ITALIAN" is no side/],
    ['VALUE ALLIED', /number from -1 to 1/],
    ['VALUE ALLIED 1.5', /number from -1 to 1/],
    ['VALUE ALLIED 0.5\nVALUE GERMAN 0.5', /More than one line/],
  ])('%j is answered with what is wrong', (text, wrong) => {
    expect(readPanelAnswer(text, sides)).toMatch(wrong);
  });
});

it.each([
  [[0.5], 0.5],
  [[1, -1, 0], 0],
  [[1, 0.5], 0.75],
  [[-1, -1, 1, 0, 1], 0],
])('of %j the middle is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
