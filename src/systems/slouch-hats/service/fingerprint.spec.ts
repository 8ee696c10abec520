import { ownSystems } from '../../../config/testing/systems';
import { Engine } from '../../../kernel/engine';
import { fingerprintOf, toldAt } from '../../../cli/fingerprint';

const engine = ownSystems().engine('slouch-hats');
const few = { games: 1, most: 4, oneIn: 2 };

describe('what every seat gets, by hash', () => {
  it('is the same for the same rules, and names the moment and the surface where a word is another', async () => {
    const before = await fingerprintOf(engine, few);
    const [moment = ''] = Object.keys(before);
    expect(await fingerprintOf(engine, few)).toEqual(before);

    const { system } = engine;
    const changed = new Engine({ ...system, name: `${system.name}!` });
    const after = await fingerprintOf(changed, few);
    const differ = Object.keys(before[moment] ?? {}).filter((name) => before[moment]?.[name] !== after[moment]?.[name]);
    expect(differ).toContain('web page');
    expect(differ).not.toContain('turn mail');
    expect(await toldAt(changed, few, { moment, surface: 'web page' })).toContain(`${system.name}!`);
  });
});
