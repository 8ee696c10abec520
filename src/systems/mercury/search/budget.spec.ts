import { mercuryEngine } from '../testing';
import { HALF, horizon, share, WHOLE } from './budget';

const { system } = mercuryEngine();

describe('the budget of a search', () => {
  it('names decisions that there are', () => {
    const kinds = system.decisions.map((d) => d.kind);
    expect([...WHOLE, ...HALF].filter((name) => !kinds.includes(`mercury.${name}`))).toEqual([]);
  });
  it('goes to movement and targets, none of it to losses and leads', () => {
    expect(['mercury.ground-movement', 'mercury.allied-movement', 'mercury.air-attacks'].map(share)).toEqual([1, 1, 1]);
    expect(['mercury.step-losses', 'mercury.fatigue', 'mercury.aa-fire'].map(share)).toEqual([0, 0, 0]);
  });
  it('plays out games at sea, and on the hex map the enemy’s next segment', () => {
    expect(system.scenarios.map(({ id }) => [id, horizon(id)])).toEqual([
      ['1', 2],
      ['2', 2],
      ['3', 2],
      ['4', null],
      ['4b', null],
    ]);
  });
});
