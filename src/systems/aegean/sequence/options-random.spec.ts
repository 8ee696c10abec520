import type { Fact } from '../../../kernel/flow/fact';
import { playOut } from '../../../kernel/testing/playout';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();

/** What happens in the first turns of a campaign that is played at random with an option. */
function randomGame(option: string, seed: string): readonly Fact[] {
  const wish = { scenario: 'campaign', options: { [option]: true }, seed, mode: 'strict', most: 160 } as const;
  const { facts, faults } = playOut(engine, { ...wish, checkOneIn: 1000 });
  expect(faults).toEqual([]);
  return facts;
}

describe('a campaign at random', () => {
  it('with the second American batch sees it come and fly (5.9.2)', () => {
    const facts = randomGame('second-us-batch', 'opt/3');
    const names = (type: string) =>
      facts.filter((fact) => fact.type === type && /-second-\d/.test(JSON.stringify(fact)));
    expect(names('units.arrived').length).toBeGreaterThan(0);
    expect(names('air.flew').length).toBeGreaterThan(0);
  });

  it('with hidden mines sees some laid that only the German reads, and a ship strike one (6.3.3)', () => {
    const facts = randomGame('hidden-mines', 'opt/1');
    const laid = facts.filter(({ type }) => type === 'mine.laid');
    expect(laid.length).toBeGreaterThan(0);
    expect(laid.filter(({ body }) => body['open'] !== false)).toEqual([]);
    const struck = facts.filter(({ type }) => type === 'mine.struck');
    expect(struck.length).toBeGreaterThan(0);
    // Who comes through unspotted is named to his owner alone.
    expect(struck.filter(({ audience, body }) => body['open'] === false && String(audience) !== 'allied')).toEqual([]);
  });
});
