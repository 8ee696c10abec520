import { keyedDice } from '../../../kernel/chance/dice';
import { mercuryData, mercuryEngine } from '../testing';
import type { View } from '../view/view';
import { standing } from './standing';

const data = mercuryData();
const { position } = mercuryEngine().start({ scenario: '6', options: {} }, keyedDice('standing'));
const view = mercuryEngine().view(position, 'german') as unknown as View;

/** The words of the panel in a box of such a height, with such a score. */
function words(made: number, height: number): string {
  const long = { what: 'Allied steps lost, without Greeks: 91', points: 45.5 };
  const score = { ...view.score, lines: Array.from({ length: made }, () => long) };
  const panel = standing({ ...view, score }, data, 160);
  return JSON.stringify(panel.draw({ x: 0, y: 0, width: 160, height }));
}

describe('the panel of victory points', () => {
  it('cuts no number off a line as long as there is room for two', () => {
    const text = words(2, 160);
    expect(text).not.toContain('...');
    expect(text).not.toContain('…');
    expect(text).toContain('Greeks: 91');
  });

  it('where there is none keeps each item to a line, and leaves none out', () => {
    const text = words(9, 160);
    expect(text.match(/\+45½ Allied steps lost/g)).toHaveLength(9);
    expect(text).not.toMatch(/and \d+ more/);
  });
});
