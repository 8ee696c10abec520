import type { Json } from '../realm';
import { adjusted, BadAdjustment, shapeFaults } from './adjust';

const WORLD: Json = {
  turn: 3,
  phase: 'movement',
  points: { german: 2, allied: 5 },
  units: {
    Koch: { hex: 'W4314', steps: 2, spent: true },
    Genz: { hex: 'W4315', steps: 1 },
    Ringel: { hex: null, steps: 2 },
  },
  markers: ['a', 'b'],
};

describe('a patch of a world', () => {
  it.each<[string, Json]>([
    ['another number', { turn: 4 }],
    ['a unit moved', { units: { Koch: { hex: 'W4415' } } }],
    ['a unit taken away', { units: { Genz: null } }],
    ['a unit that is new and like the others', { units: { Stentzler: { hex: 'W4400', steps: 2 } } }],
    ['a mark that another unit has', { units: { Genz: { spent: true } } }],
    ['a mark removed that not all have', { units: { Koch: { spent: null } } }],
    ['a place for what had none', { units: { Ringel: { hex: 'W4401' } } }],
    ['another list of the same', { markers: ['c'] }],
  ])('fits: %s', (_, patch) => expect(shapeFaults(WORLD, patch)).toEqual([]));

  it.each<[string, Json, string]>([
    ['a misspelt field', { trun: 4 }, 'trun is no field of the position: there is turn, phase, points, units, markers'],
    ['a text for a number', { turn: 'four' }, 'turn is a number, not a text'],
    [
      'a field that no unit has',
      { units: { Koch: { strength: 3 } } },
      'units.Koch.strength is no field of the position: there is hex, steps, spent',
    ],
    [
      'what all units have taken from one',
      { units: { Koch: { steps: null } } },
      'units.Koch.steps cannot be taken away: all of its kind have it',
    ],
    ['what the position needs taken away', { phase: null }, 'phase cannot be taken away: the position needs it'],
    [
      'a new unit without what all have',
      { units: { Stentzler: { hex: 'W4400' } } },
      'units.Stentzler.steps is missing',
    ],
    ['a list of another kind', { markers: [1] }, 'markers.0 is a number, not a text'],
    ['a list for a number', { turn: [1] }, 'turn is a number, not a list'],
    [
      'nothing where nothing is',
      { phases: null },
      'phases: there is nothing to take away; there is turn, phase, points, units, markers',
    ],
  ])('does not fit: %s', (_, patch, fault) => {
    expect(shapeFaults(WORLD, patch)).toEqual([fault]);
    expect(() => adjusted(WORLD, patch)).toThrow(BadAdjustment);
  });
});
