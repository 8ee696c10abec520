import { slouchHatsData } from '../testing';
import { resultOf } from './12-2-tolls';

const data = slouchHatsData();

describe('the Combat Results Table (12.1)', () => {
  it('10.43, 12.11: gives the result of a die in a column', () => {
    expect(resultOf(data, '1-4', 1)).toMatchObject({
      cell: 'A2R*',
      attacker: { steps: 2, retreat: true, special: true, eliminated: false },
      defender: { steps: 0, retreat: false, special: false, eliminated: false },
    });
    expect(resultOf(data, '5-1', 1)).toMatchObject({
      attacker: { steps: 1, retreat: false },
      defender: { steps: 1, retreat: true },
    });
    expect(resultOf(data, '8-1', 6).defender).toEqual({ steps: 0, retreat: false, special: false, eliminated: true });
    expect(resultOf(data, '3-2', 3).attacker).toMatchObject({ steps: 0, retreat: true });
  });
});
