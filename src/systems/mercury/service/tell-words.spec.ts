import { tellWords } from '../../../cli/tell-words';
import { ownSystems } from '../../../config/testing/systems';

describe('the words of cases', () => {
  it.each([
    '- `ship.sunk`: `ship` (ship), `tf` (letter of a Task Force), `at` (sea zone or landing place)',
    '- `despatch.drawn`',
    '- `ships.<ship>.damaged`: true or false',
    '- `ships.<ship>.ammo`: full, low or out',
    '- `ships.<ship>.at`: sunk',
    '- `ground.units.<ground unit>.at`: hex, or null',
    '- side: `german`, `allied`',
  ])('are told as a reader looks for them: %s', (line) => {
    expect(tellWords(ownSystems().engine('mercury'))).toContain(line);
  });
});
