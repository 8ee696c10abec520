import { charterLines, charterShort } from './charter-text';
import type { Charter } from './charter';

const CAMPAIGN = [
  { id: 'without-ships', name: 'without the naval game', rule: '21.0' },
  { id: 'evacuation-decides', name: 'an order to evacuate decides', rule: '20.0' },
];
const charter = (options: Charter['options']): Charter => ({
  clock: { preset: 'Club' },
  dice: 'keyed',
  rewindDice: 'kept',
  options,
});

describe('what a charter has chosen of its scenario', () => {
  it('stands in the first mail and in CHARTER, in the words of the scenario and with its rule', () => {
    const chosen = charter({ 'without-ships': true, 'evacuation-decides': false });
    for (const lines of [charterShort(chosen, CAMPAIGN), charterLines(chosen, CAMPAIGN)])
      expect(lines[0]).toBe('Options: without the naval game (21.0)');
  });

  it('is named as it was written where the scenario does not know it any more', () => {
    expect(charterLines(charter({ 'old-rule': true, weather: 'mud' }), CAMPAIGN)[0]).toBe(
      'Options: old-rule true; weather mud',
    );
  });

  it.each([
    ['Club', 'Clock: Club: 10 days at first, 2 days more with each answer, 14 days at most'],
    ['Fast', 'Clock: Fast: 2 days at first, 6 hours more with each answer, 3 days at most'],
  ] as const)('says the time of the clock %s in whole days or hours', (preset, line) => {
    expect(charterShort({ ...charter({}), clock: { preset } }, CAMPAIGN)[0]).toBe(line);
  });

  it('takes no line where nothing was chosen', () => {
    expect(charterShort(charter({}), CAMPAIGN)[0]).toMatch(/^Clock: /);
  });
});
