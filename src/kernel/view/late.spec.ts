import { canonical } from '../record/hash';
import { lateFields } from './late';

interface Seen {
  turn: number;
  units: { id: string }[];
}

describe('an object whose fields are made when they are first read', () => {
  const made: string[] = [];
  const late = lateFields<Seen, [number]>(['turn', 'units'], {
    turn: (n) => (made.push('turn'), n),
    units: (n) => (made.push('units'), [{ id: `u${n}` }]),
  });
  beforeEach(() => (made.length = 0));

  it('makes what is read, once', () => {
    const seen = late([3]);
    expect([seen.units, seen.units, made]).toEqual([[{ id: 'u3' }], [{ id: 'u3' }], ['units']]);
    expect(seen.units).toBe(seen.units);
  });

  it('reads, lists and copies like plain JSON', () => {
    const [seen, plain] = [late([3]), { turn: 3, units: [{ id: 'u3' }] }];
    expect(Object.keys(seen)).toEqual(['turn', 'units']);
    expect('units' in seen && made.length === 0).toBe(true);
    expect(JSON.stringify(seen)).toBe(JSON.stringify(plain));
    expect(canonical(seen)).toBe(canonical(plain));
    expect(structuredClone(seen)).toStrictEqual(plain);
    expect({ ...seen }).toStrictEqual(plain);
    expect(late([4])).toEqual({ turn: 4, units: [{ id: 'u4' }] });
  });

  it('cannot be changed, at any depth', () => {
    const seen = late([3]);
    expect(() => (seen.turn = 4)).toThrow(TypeError);
    expect(() => Object.assign(seen, { more: 1 })).toThrow(TypeError);
    expect(() => (seen.units as { id: string }[]).push({ id: 'x' })).toThrow(TypeError);
    expect(() => ((seen.units[0] as { id: string }).id = 'x')).toThrow(TypeError);
  });
});
