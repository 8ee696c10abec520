import { median, readPanelAnswer } from './panel-answer';

const sides = [
  { side: 'red', names: ['RED', 'Red'] },
  { side: 'blue', names: ['BLUE', 'Blue'] },
];

describe("a panelist's answer", () => {
  it.each([
    ['VALUE BLUE 0.5', 'blue', 0.5, ''],
    ['value red -1\nMaleme is lost.\nSo is the east.\n\nBest, Ida', 'red', -1, 'Maleme is lost. So is the east.'],
    ['Dear all,\n| VALUE BLUE ,25', 'blue', 0.25, ''],
    ['VALUE Blue \u22120.25', 'blue', -0.25, ''],
    ['VALUE DRAW\nNobody can move.', 'red', 0, 'Nobody can move.'],
    ['VALUE RED 1', 'red', 1, ''],
    ['VALUE RED 1\nBlue cannot accept battle.', 'red', 1, 'Blue cannot accept battle.'],
  ])('%j is read', (text, side, value, reason) => {
    expect(readPanelAnswer(text, sides)).toEqual({ side, value, reason });
  });

  it.each([
    ['', /No line begins with VALUE.*VALUE RED 0.5, VALUE BLUE 0.5, VALUE DRAW/],
    ['I think 0.5', /No line begins with VALUE/],
    ['VALUE 0.5', /"0.5" is no side/],
    ['VALUE ITALIAN 0.5', /"ITALIAN" is no side/],
    ['VALUE BLUE', /number from -1 to 1/],
    ['VALUE BLUE 1.5', /number from -1 to 1/],
    ['VALUE BLUE 0.5\nVALUE RED 0.5', /More than one line/],
    ['No thanks, I know both of them.\nVALUE DRAW', /says "No thanks, I know both of them" above VALUE/],
    ['Ich kann leider nicht.\n\nVALUE BLUE 0.5', /above VALUE/],
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
