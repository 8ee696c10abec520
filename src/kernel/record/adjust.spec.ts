import { z } from 'zod';
import type { Json } from '../realm';
import { adjusted, BadAdjustment } from './adjust';

const SIDE = z.enum(['red', 'blue']);
const UNIT = z.enum(['Koch', 'Genz', 'Ringel', 'Stentzler']);
const SHAPE = z.strictObject({
  turn: z.number(),
  phase: z.enum(['movement', 'combat']),
  points: z.partialRecord(SIDE, z.number()),
  units: z.partialRecord(
    UNIT,
    z.strictObject({ hex: z.string().nullable(), steps: z.number(), spent: z.literal(true).optional() }),
  ),
  markers: z.array(z.string()),
  notes: z.record(z.string(), z.strictObject({ hex: z.string() })).optional(),
});
const WORLD: Json = {
  turn: 3,
  phase: 'movement',
  points: { red: 2, blue: 5 },
  units: {
    Koch: { hex: 'W4314', steps: 2, spent: true },
    Genz: { hex: 'W4315', steps: 1 },
    Ringel: { hex: null, steps: 2 },
  },
  markers: ['a', 'b'],
};
const world = (patch: Json): Json => adjusted(WORLD, patch, SHAPE);

describe('a patch of a world', () => {
  it.each<[string, Json, object]>([
    ['another number', { turn: 4 }, { turn: 4 }],
    ['a unit moved', { units: { Koch: { hex: 'W4415' } } }, { units: { Koch: { hex: 'W4415', steps: 2 } } }],
    ['a unit that is new', { units: { Stentzler: { hex: null, steps: 2 } } }, { units: { Stentzler: { steps: 2 } } }],
    ['a mark that another unit has', { units: { Genz: { spent: true } } }, { units: { Genz: { spent: true } } }],
    ['another list', { markers: ['c'] }, { markers: ['c'] }],
  ])('fits: %s', (_, patch, after) => expect(world(patch)).toMatchObject(after));

  it('takes away what need not be there', () => {
    expect(world({ units: { Genz: null, Koch: { spent: null } } })).toMatchObject({
      units: { Koch: { hex: 'W4314', steps: 2 }, Ringel: { steps: 2 } },
    });
    expect(JSON.stringify(world({ units: { Genz: null, Koch: { spent: null } } }))).not.toMatch(/Genz|spent/);
  });

  it('takes a unit off the map, where units have a hex or none', () => {
    expect(world({ units: { Koch: { hex: null } } })).toMatchObject({ units: { Koch: { hex: null, steps: 2 } } });
  });

  it.each<[string, Json, RegExp]>([
    ['a misspelt field', { trun: 4 }, /^there is no "trun"; did you mean turn\?$/],
    ['a text for a number', { turn: 'four' }, /^it is never "four"$/],
    ['a word of no list', { phase: 'movment' }, /no "movment"; did you mean movement\?$/],
    ['a unit of another game', { units: { Student: { hex: null, steps: 1 } } }, /no "Student"/],
    ['a field that no unit has', { units: { Koch: { strength: 3 } } }, /no "strength"; there is hex, steps and spent$/],
    ['what all units have taken from one', { units: { Koch: { steps: null } } }, /^units\.Koch\.steps: /],
    ['what the position needs taken away', { phase: null }, /^phase: /],
    ['a new unit without what all have', { units: { Stentzler: { hex: 'W4400' } } }, /^units\.Stentzler\.steps: /],
    ['a list of another kind', { markers: [1] }, /^it is never \[1\]$/],
    ['taking away what worlds do not have', { units: { Koch: { strength: null } } }, /no "strength"/],
    ['a patch that is no object', 'all', /^it is never "all"$/],
  ])('does not fit: %s', (_, patch, fault) => {
    expect(() => world(patch)).toThrow(BadAdjustment);
    expect(() => world(patch)).toThrow(fault);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('never names %s, which all things have', (key) => {
    expect(() => world(JSON.parse(`{"notes":{"${key}":{"hex":"W4314"}}}`) as Json)).toThrow(`no "${key}"`);
    expect(() => world(JSON.parse(`{"${key}":null}`) as Json)).toThrow(`no "${key}"`);
  });
});
