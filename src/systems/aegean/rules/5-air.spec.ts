import { chartOf } from '../data/testing';
import { airColumn, airModifier, defaultSplit, jettisons, shot, splitFault } from './5-5-air-combat';
import { needsExtendedRange, stationFault, takeOffFault } from './5-2-bases';
import { delivered, missionFault, planesFor } from './5-4-missions';
import { aaModifiers, groundAa } from './5-6-aa';
import { bombingOf, isClosed } from './5-7-bombs';
import { attackOf, defenceOf } from './plane';
import { plane, stuka } from './testing/planes';

describe('bases (5.2)', () => {
  const unit = (more: object) => ({ side: 'german', aircraft: 'Ju 87', type: 'DB', based: 'map', ...more }) as never;
  it('on the map are for Ju 87 and Me 109, in ports for Ar 196; the Allies use F, FB, TB and TR', () => {
    expect(stationFault(unit({}), 'airfield')).toBeNull();
    expect(stationFault(unit({ aircraft: 'Ju 88', type: 'B', based: 'box' }), 'airfield')?.rule).toBe('5.2.1');
    expect(stationFault(unit({ aircraft: 'Ar 196', type: 'R', based: 'port' }), 'port')).toBeNull();
    expect(stationFault(unit({}), 'port')?.why).toContain('Ar 196');
    const allied = (type: string, based: string) => unit({ side: 'allied', aircraft: 'any', type, based });
    expect(['F', 'FB', 'TB', 'TR'].map((type) => stationFault(allied(type, 'map'), 'airfield'))).toEqual(
      Array(4).fill(null),
    );
    expect(stationFault(allied('HB', 'box'), 'airfield')?.why).toContain('Holding Box');
    expect(stationFault(allied('F', 'ship'), 'airfield')?.why).toContain('its ship');
  });

  it('let so many take off in an air phase, and none while they are closed', () => {
    expect(takeOffFault({ gone: 1, most: 2, closed: false })).toBeNull();
    expect(takeOffFault({ gone: 2, most: 2, closed: false })?.rule).toBe('5.2.2');
    expect(takeOffFault({ gone: 40, most: null, closed: false })).toBeNull();
    expect(takeOffFault({ gone: 0, most: 4, closed: true })?.rule).toBe('5.4.5');
  });

  it('make an F or FB from the Allied box declare extended range, P-38s by their option not to the south (5.3.3, 8.5.1)', () => {
    const far = (aircraft: string, type: string, row: number, p38Row: number | null) =>
      needsExtendedRange({ side: 'allied', aircraft, type } as never, 'box', row, p38Row);
    expect([far('Beaufighter', 'FB', 40, 33), far('Wellington', 'B', 10, 33)]).toEqual([true, false]);
    expect([far('P-38', 'F', 33, 33), far('P-38', 'F', 32, 33), far('P-38', 'F', 40, null)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(needsExtendedRange({ side: 'german', aircraft: 'Me 109', type: 'F' } as never, 'box', 9, null)).toBe(false);
  });
});

describe('missions (5.4)', () => {
  const day = { night: false, extended: false };
  const why = (unit: object, kind: Parameters<typeof missionFault>[1], when: object = {}) =>
    missionFault(plane('x', unit), kind, { ...day, ...when })?.rule ?? null;
  it('are flown by who can', () => {
    expect([why({}, 'reconnaissance'), why({ type: 'TB' }, 'reconnaissance')]).toEqual(['5.4.2', null]);
    expect([why({}, 'airlift'), why({ type: 'TR' }, 'drop')]).toEqual(['5.4.3', null]);
    expect([why({ bomb: 0 }, 'bombing'), why({ type: 'TB', bomb: 3 }, 'support'), why({}, 'bombing')]).toEqual([
      '5.4.5',
      '5.4.8',
      null,
    ]);
    expect([why({}, 'anti-ship'), why({ t: true }, 'anti-ship'), why({ tbs: 1 }, 'anti-ship')]).toEqual([
      '5.4.6',
      null,
      null,
    ]);
    expect([
      why({}, 'missile'),
      why({ type: 'AS' }, 'missile'),
      why({ type: 'B' }, 'cap'),
      why({ type: 'FB' }, 'escort'),
    ]).toEqual([...['5.4.7', null, '5.4.9', null]]);
    expect(why({ type: 'H', t: true }, 'anti-ship')).toBe('5.4.2');
  });

  it('are flown at night by N units only, but neither search nor missiles (5.8)', () => {
    expect(why({}, 'cap', { night: true })).toBe('5.8.1');
    expect(why({ night: true }, 'cap', { night: true })).toBeNull();
    expect(why({ night: true, type: 'TB' }, 'reconnaissance', { night: true })).toBe('5.8.2');
    expect(why({ night: true, type: 'AS' }, 'missile', { night: true })).toBe('5.8.2');
  });

  it('of American bombers are bombing and anti-ship (5.9.1)', () => {
    const b17 = { nation: 'american', type: 'HB', bomb: 6, t: true };
    expect([why(b17, 'support'), why(b17, 'bombing'), why(b17, 'anti-ship')]).toEqual(['5.9.1', null, null]);
  });

  it('at extended range are escort for an F, and what a Beaufighter can carry (5.3.3)', () => {
    const far = { extended: true };
    expect([why({}, 'escort', far), why({}, 'bombing', far), why({}, 'cap', far)]).toEqual([null, '5.3.3', '5.4.9']);
    const beau = { type: 'FB', bomb: 2, t: true };
    expect([why(beau, 'anti-ship', far), why({ ...beau, t: false, tbs: 1 }, 'anti-ship', far)]).toEqual([
      null,
      '5.3.3',
    ]);
  });

  it('carry a battalion by three TR and a company by one; what is missing is paid for (5.4.3, 5.4.4)', () => {
    expect([planesFor('battalion'), planesFor('company')]).toEqual([3, 1]);
    expect(delivered('airlift', 'battalion', { lost: 1, back: 0 })).toBe('lost');
    expect(delivered('airlift', 'battalion', { lost: 0, back: 1 })).toBe('back');
    expect(delivered('drop', 'battalion', { lost: 1, back: 0 })).toBe('disrupted');
    expect(delivered('drop', 'battalion', { lost: 1, back: 1 })).toBe('lost');
    expect(delivered('drop', 'battalion', { lost: 0, back: 2 })).toBe('back');
    expect(delivered('drop', 'company', { lost: 0, back: 1 })).toBe('back');
    expect(delivered('drop', 'company', { lost: 0, back: 0 })).toBe('whole');
  });
});

describe('air combat (5.5)', () => {
  const chart = chartOf('air-combat');
  it('finds its column by attack, defence and speed, and stays on the chart', () => {
    expect(airColumn(chart, plane('a'), plane('b', { defence: 4, speed: 4 }))).toBe('+1');
    expect(airColumn(chart, plane('a'), stuka('s'))).toBe('+6');
    expect(airColumn(chart, stuka('s'), plane('a'))).toBe('-3');
  });

  it('at extended range and with bombs on is fought with two less, never below 1 (5.3.3, 5.7.4)', () => {
    const far = plane('b', { attack: 2, defence: 3, extended: true });
    expect([attackOf(far), defenceOf(far)]).toEqual([1, 1]);
    expect(attackOf(plane('b', { bombedUp: true }))).toBe(3);
    expect(attackOf(plane('b', { attack: 0 }))).toBe(0);
  });

  it('moves the die: F at the helicopter -2 and not -3, F at any bomber -1, others at fighters +1 (5.5.6)', () => {
    const of = (shooter: string, target: string) => airModifier({ type: shooter as never }, { type: target as never });
    expect([of('F', 'H'), of('F', 'DB'), of('F', 'FB'), of('FB', 'DB'), of('DB', 'F')]).toEqual([
      ...['fighter-on-helicopter', 'fighter-on-other', null, null, 'other-on-fighter'],
    ]);
    const even = { attack: 4, defence: 4, speed: 4 };
    expect(shot(chart, 4, plane('f', even), plane('h', { ...even, type: 'H' }))).toBe('A');
    expect(shot(chart, 4, plane('f', even), plane('f2', even))).toBe('-');
  });

  it('sets CAP against each escort first, then against the others (5.5.2)', () => {
    const meeting = { escorts: ['e1', 'e2'], others: ['b1', 'b2'], cap: ['c1', 'c2', 'c3'] };
    expect(splitFault(meeting, { c1: 'e1', c2: 'e2', c3: 'b1' })).toBeNull();
    expect(splitFault(meeting, { c1: 'e1', c2: 'b2', c3: 'b1' })?.why).toContain('2 of 2 escorts');
    expect(splitFault(meeting, { c1: 'e1', c2: 'e1', c3: 'e2' })?.rule).toBe('5.5.2');
    expect(splitFault({ ...meeting, cap: ['c1'] }, { c1: 'e2' })).toBeNull();
    const value = (id: string) => (id === 'b2' || id === 'c2' ? 9 : 1);
    const split = defaultSplit(meeting, value, value);
    expect(split).toEqual({ c1: 'e1', c3: 'e2', c2: 'b2' });
    expect(splitFault(meeting, split)).toBeNull();
    expect([jettisons(2, 2), jettisons(2, 3)]).toEqual([false, true]);
  });
});

describe('AA fire (5.6)', () => {
  it('is helped by low flyers, hindered by level ones and the night; of both kinds only the low count', () => {
    expect(aaModifiers(['DB', 'B'], false)).toEqual(['low-target']);
    expect(aaModifiers(['B', 'F'], true)).toEqual(['night', 'level-target']);
    expect(aaModifiers(['F', 'FB'], false)).toEqual([]);
  });

  it('of disrupted units counts half', () => {
    expect(
      groundAa([
        { strength: 3, disrupted: true },
        { strength: 2, disrupted: false },
      ]),
    ).toBe(3);
  });

  it('eliminates on 1-3, sends home on 4-8, later on 9 and 10 (5.6.4)', () => {
    const chart = chartOf('aa-effect');
    expect([3, 4, 8, 9, 10].map((die) => chart.at(die, 'unit'))).toEqual(['K', 'A', 'A', 'MA', 'MK']);
  });
});

describe('bombs (5.7)', () => {
  it('of an FB at extended range are half, rounded up; a fighter is stronger by one against a base with aircraft', () => {
    expect(bombingOf(plane('b', { type: 'FB', bomb: 1, extended: true }), 'ship')).toBe(1);
    expect(bombingOf(plane('b', { type: 'FB', bomb: 2 }), 'base', true)).toBe(3);
    expect(bombingOf(plane('b', { type: 'B', bomb: 4 }), 'base', true)).toBe(4);
  });

  it('close a field of Rhodes by four hits, of Kos by two, a built one by one', () => {
    expect([isClosed(3, 4), isClosed(4, 4), isClosed(1, 2), isClosed(2, 2), isClosed(1, 1)]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });
});
