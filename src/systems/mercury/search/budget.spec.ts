import type { Side } from '../mercury';
import { mercuryEngine } from '../testing';
import { HALF, horizon, share, WHOLE } from './searched';

const { system } = mercuryEngine();

describe('the budget of a search', () => {
  it('names decisions that there are', () => {
    const kinds = system.decisions.map((d) => d.kind);
    expect([...WHOLE, ...HALF].filter((name) => !kinds.includes(`mercury.${name}`))).toEqual([]);
  });
  it('goes to movement and targets, none of it to losses and leads, half of it to the hex map', () => {
    const at = (scenario: string, names: string[], seat: Side = 'allied') =>
      names.map((name) => share(`mercury.${name}`, scenario, seat));
    expect(at('4', ['allied-movement', 'air-attacks', 'detect-one', 'aa-fire'])).toEqual([1, 1, 0.5, 0]);
    expect(at('1', ['ground-movement', 'refusal', 'step-losses', 'fatigue'])).toEqual([0.5, 0.25, 0, 0]);
    expect(at('5', ['ground-movement', 'declaration', 'refusal'])).toEqual([0.3, 0.3, 0]);
    expect(at('5', ['ground-movement', 'declaration'], 'german')).toEqual([0, 0]);
    expect(at('6', ['ground-movement', 'declaration'], 'german')).toEqual([0.3, 0.3]);
  });
  it('plays out games at sea, and on the hex map the enemy’s next segment', () => {
    expect(system.scenarios.map(({ id }) => [id, horizon(id)])).toEqual([
      ['1', 2],
      ['2', 2],
      ['3', 2],
      ['4', null],
      ['4b', null],
      ['5', 2],
      ['6', 2],
    ]);
  });
});
