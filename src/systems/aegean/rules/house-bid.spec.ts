import type { Result } from '../../../kernel/flow/act';
import { aegeanData } from '../testing';
import { aegeanBids } from './house-bid';

const data = aegeanData();
const printed = (german: number, allied: number, needs: number | null, winner: string | null): Result => ({
  ...{ winner, level: winner === null ? 'Draw' : 'Victory', rule: '9.3', text: 'As printed.' },
  detail: { german, allied, needs },
});

describe('a bid for balance in the Aegean', () => {
  it.each([
    [10, 10, null, 'german', 1, 'german', 'Victory'],
    [10, 8, null, 'allied', 2, null, 'Draw'],
    [10, 8, null, 'allied', 3, 'allied', 'Victory'],
    [10, 8, 1, 'allied', 2, 'german', 'Victory'],
    [10, 8, 30, 'allied', 31, 'german', 'Victory'],
    [10, 8, 30, 'allied', 32, 'allied', 'Victory'],
  ])(
    'German %d, Allied %d, lead needed %s, a bid to the %s of %d: %s wins',
    (german, allied, needs, to, by, winner, level) => {
      const lead = allied - german;
      const before =
        needs === null ? (lead === 0 ? null : lead > 0 ? 'allied' : 'german') : lead >= needs ? 'allied' : 'german';
      const result = aegeanBids.judged?.(printed(german, allied, needs, before), { to, by }, 'campaign', data);
      expect([result?.winner, result?.level]).toEqual([winner, level]);
    },
  );
});
