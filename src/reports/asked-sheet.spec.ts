import type { Touched } from '../kernel/decide/touch';
import type { Sheet } from '../render/inspect';
import { askedSheet } from './asked-sheet';

const place = (name: string, id?: string) => ({
  place: name,
  ...(id ? { id } : {}),
  at: [0, 0, 1, 1] as const,
  lines: [],
});
const sheet = (id: string, places: ReturnType<typeof place>[], spots = places): Sheet => ({
  ...{ id, name: id, scene: () => ({ width: 1, height: 1, shapes: [] }) },
  ...{ inspect: () => places, spots: () => spots },
});

const west = sheet('west', [place('4123'), place('4124')]);
const east = sheet('east', [place('3130')], [place('3130'), place('3131')]);
const sea = sheet('sea', [place('East Ionian', 'east-ionian'), place('Candia Bay', 'candia-bay')]);
const ALL = [west, east, sea];

const thing = (id: string, at: string | null) => ({ id, name: id, at });
const asked = (touched: Partial<Touched>) => askedSheet(ALL, { things: [], offers: [], ...touched });

describe('the sheet that a page opens', () => {
  it('is the one on which most of what may be ordered stands', () => {
    expect(asked({ things: [thing('a', '4123'), thing('b', '3130'), thing('c', '3131')] })).toBe('east');
    expect(asked({ things: [thing('a', 'candia-bay')] })).toBe('sea');
    expect(asked({ offers: [{ at: '4124', says: 'here', lines: ['drop at 4124'] }] })).toBe('west');
  });

  it('is the one whose places the orders name, where nothing stands on a map yet', () => {
    const lines = ['form TF M at East Ionian: decoy'];
    expect(asked({ things: [thing('tf-m', null)], offers: [{ at: null, says: 'TF M', lines }] })).toBe('sea');
    expect(asked({ offers: [{ at: null, says: 'x', lines: ['hold 41240'] }] })).toBeNull();
  });

  it('is none where nothing tells one from another, or there is but one', () => {
    expect(asked({ offers: [{ at: null, says: 'pass', lines: ['pass'] }] })).toBeNull();
    expect(askedSheet([sea], { things: [thing('a', 'candia-bay')], offers: [] })).toBeNull();
    expect(asked({ things: [thing('a', '4123'), thing('b', '3130')] })).toBe('west');
  });
});
