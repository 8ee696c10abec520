import { navalData, worldWith } from '../testing';
import { navalView } from '../view/policies';
import { chooseAttacks } from './attack';

describe('who declares an attack is told its odds before guns, aircraft and orders', () => {
  const data = navalData();
  const stand = { O0708: ['3 Div', '7 Div'], O0609: ['8 Div'], O0808: ['1327'], O0709: ['95 Div'] };
  const world = worldWith({ scenario: 'odessa', turn: 57, forts: { O0808: 1 }, stand });
  const q = { seat: 'axis' as const, view: navalView(world, 'axis', data), data, facts: {} };

  it('in the question, of each hex with all who can', () => {
    const { question, examples } = chooseAttacks.prompt(q);
    expect(question).toBe(
      'Which hexes are attacked, and by whom? Odds of all who can, and what is added to the die, before guns, aircraft and orders: O0709 3-1, O0808 4-1 +1.',
    );
    expect(examples[0]).toMatch(/^attack O0709 with 3 Div, 7 Div, 8 Div$|^attack O0808 with 3 Div, 7 Div$/);
  });

  it('in the answer to CHECK, of those he names, with strengths and each modifier', () => {
    const [first = ''] = chooseAttacks.foresee?.([{ hex: 'O0808', units: ['r-3-id'] }], q) ?? [];
    expect(first).toBe(
      'O0808: 4 against 2, 2-1 before guns, aircraft and orders; to the die: a fort or strongpoint +1',
    );
  });
});
