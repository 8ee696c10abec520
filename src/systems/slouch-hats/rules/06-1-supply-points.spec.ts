import { slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { rearrange, receive } from './06-15-creating';
import { capture, captureDice } from './06-16-capture';
import {
  applySupply,
  counterToSpend,
  destroyOwn,
  returnUsed,
  segmentBegins,
  spend,
  spendEach,
  supplyAt,
  type SupplyOutcome,
} from './06-1-supply-points';
import type { Fault } from '../../../kernel/decide/fault';

const data = slouchHatsData();

/** What lies in a place, as `Dump-1=2`, and what is used. */
const lying = (world: World, side: 'axis' | 'allied', place: string): string[] =>
  supplyAt(world, data, side, place).map(({ id, points }) => `${id.replace(/^(Axis|Allied)-/, '')}=${points}`);
const used = (world: World): string[] =>
  Object.entries(world.supply).flatMap(([id, { at }]) => (at === 'used' ? [id] : []));

/** Carries out what a rule answered. */
function done<T extends SupplyOutcome>(world: World, answer: T | Fault): T {
  if ('rule' in answer) throw new Error(`${answer.rule}: ${answer.why}`);
  applySupply(world, answer);
  return answer;
}
const msu = (points: number) => ({ type: 'msu' as const, points });
const dump = (points: number) => ({ type: 'dump' as const, points });
const axisAt = (place: string, wanted: (ReturnType<typeof msu> | ReturnType<typeof dump>)[], conversion = false) => ({
  ...{ side: 'axis' as const, place, wanted, conversion },
});

/** No dump and no MSU of the Axis in storage but those named. */
function onlyAvailable(world: World, ...ids: string[]): World {
  for (const [id, state] of Object.entries(world.supply))
    if (id.startsWith('Axis') && state.at === 'available' && !ids.includes(id)) state.at = 'off';
  return world;
}

describe('the examples of 6.15', () => {
  it('(1) two MSUs of one SP become one of two; the other is used', () => {
    const world = worldWith({ '2120': 'Axis-MSU-1=1 Axis-MSU-2=1' });
    done(world, rearrange(world, data, axisAt('2120', [msu(2)])));
    expect(lying(world, 'axis', '2120')).toEqual(['MSU-1=2']);
    expect(used(world)).toEqual(['Axis-MSU-2']);
  });

  it('(2) three dumps of one SP give way to a large one of three', () => {
    const world = worldWith({ '2120': 'Axis-Dump-1 Axis-Dump-2 Axis-Dump-3' });
    done(world, rearrange(world, data, axisAt('2120', [dump(3)])));
    expect(lying(world, 'axis', '2120')).toEqual(['Large-1=3']);
    expect(used(world)).toEqual(['Axis-Dump-1', 'Axis-Dump-2', 'Axis-Dump-3']);
  });

  it('(3) in a conversion phase two MSUs become a dump of two; both are used', () => {
    const world = worldWith({ '2120': 'Axis-MSU-1 Axis-MSU-2' });
    expect(rearrange(world, data, axisAt('2120', [dump(2)]))).toMatchObject({ rule: '6.15c' });
    done(world, rearrange(world, data, axisAt('2120', [dump(2)], true)));
    expect(lying(world, 'axis', '2120')).toEqual(['Dump-1=2']);
    expect(used(world)).toEqual(['Axis-MSU-1', 'Axis-MSU-2']);
  });

  it('(4) a dump of four spends one, then gives an MSU and keeps two', () => {
    const world = worldWith({ '2120': 'Axis-Large-1=4' });
    done(world, spend(world, data, 'Axis-Large-1'));
    expect(lying(world, 'axis', '2120')).toEqual(['Large-1=3']);
    done(world, rearrange(world, data, axisAt('2120', [dump(2), msu(1)], true)));
    expect(lying(world, 'axis', '2120')).toEqual(['MSU-1=1', 'Dump-1=2']);
    expect(world.supply['Axis-MSU-1']?.moved).toBe(false);
  });
});

describe('Supply Points spent (6.15e)', () => {
  it('a large dump of three becomes a small one of two, or an MSU, or loses them', () => {
    const world = worldWith({ '2120': 'Axis-Large-1=3' });
    done(world, spend(world, data, 'Axis-Large-1'));
    expect(lying(world, 'axis', '2120')).toEqual(['Dump-1=2']);
    const few = onlyAvailable(worldWith({ '2120': 'Axis-Large-1=3' }), 'Axis-MSU-2');
    done(few, spend(few, data, 'Axis-Large-1'));
    expect(lying(few, 'axis', '2120')).toEqual(['MSU-2=2']);
    const none = onlyAvailable(worldWith({ '2120': 'Axis-Large-1=3' }));
    expect(done(none, spend(none, data, 'Axis-Large-1')).lost).toBe(2);
    expect(lying(none, 'axis', '2120')).toEqual([]);
  });

  it('6.13f: what is spent is available after the own Administrative phase, not before', () => {
    const world = onlyAvailable(worldWith({ '2120': 'Axis-Large-1=3 Axis-Dump-1=1' }));
    done(world, spend(world, data, 'Axis-Dump-1'));
    expect(spend(world, data, 'Axis-Large-1')).toMatchObject({ lost: 2 });
    returnUsed(world, data, 'allied');
    expect(used(world)).toEqual(['Axis-Dump-1']);
    expect(returnUsed(world, data, 'axis')).toEqual(['Axis-Dump-1']);
    expect(spend(world, data, 'Axis-Large-1')).toMatchObject({ lost: 0 });
  });

  it('several points follow each other, never more than there are', () => {
    const world = worldWith({ '2120': 'Axis-Large-1=4 Axis-MSU-1=1' });
    expect(spendEach(world, data, ['Axis-MSU-1', 'Axis-MSU-1'])).toMatchObject({ rule: '6.15e' });
    done(world, spendEach(world, data, ['Axis-Large-1', 'Axis-Large-1', 'Axis-MSU-1'].slice(0, 1)));
    done(world, spendEach(world, data, ['Axis-Large-1', 'Axis-MSU-1']));
    expect(lying(world, 'axis', '2120')).toEqual(['Dump-1=2']);
  });

  it('an owner who names none spends where nothing is lost, and a dump before an MSU', () => {
    const none = onlyAvailable(worldWith({ '2120': 'Axis-Large-1=3 Axis-MSU-1=1' }));
    expect(counterToSpend(none, data, 'axis', '2120')).toBe('Axis-MSU-1');
    const world = worldWith({ '2120': 'Axis-Dump-2=2 Axis-MSU-1=1' });
    expect(counterToSpend(world, data, 'axis', '2120')).toBe('Axis-Dump-2');
    expect(counterToSpend(world, data, 'axis', '2121')).toBeNull();
  });
});

describe('creating and splitting (6.15)', () => {
  it('6.15b: an MSU gives a point to another in any phase; no point is won or lost', () => {
    const world = worldWith({ '2120': 'Axis-MSU-1=2' });
    done(world, rearrange(world, data, axisAt('2120', [msu(1), msu(1)])));
    expect(lying(world, 'axis', '2120')).toEqual(['MSU-1=1', 'MSU-2=1']);
    expect(rearrange(world, data, axisAt('2120', [msu(2), msu(1)]))).toMatchObject({ rule: '6.15' });
  });

  it('6.14: not without a counter for it', () => {
    const world = onlyAvailable(worldWith({ '2120': 'Axis-MSU-1=2' }));
    expect(rearrange(world, data, axisAt('2120', [msu(1), msu(1)]))).toMatchObject({ rule: '6.14' });
  });

  it('6.15d: a point makes one counter a Segment', () => {
    const world = worldWith({ '2120': 'Axis-Large-1=3' });
    done(world, rearrange(world, data, axisAt('2120', [dump(2), dump(1)])));
    expect(rearrange(world, data, axisAt('2120', [dump(1), dump(1), dump(1)]))).toMatchObject({ rule: '6.15d' });
    segmentBegins(world);
    done(world, rearrange(world, data, axisAt('2120', [dump(1), dump(1), dump(1)])));
    expect(lying(world, 'axis', '2120')).toHaveLength(3);
  });

  it('6.15d: of points spent those go first that have made a counter', () => {
    const world = worldWith({ '2120': 'Axis-Large-1=4' });
    Object.assign(world.supply['Axis-Large-1'] ?? {}, { fresh: 1 });
    done(world, spend(world, data, 'Axis-Large-1'));
    done(world, rearrange(world, data, axisAt('2120', [dump(2), dump(1)])));
    expect(lying(world, 'axis', '2120')).toEqual(['Dump-1=2', 'Dump-2=1']);
  });

  it('6.15f: what is made of a counter that has moved has moved', () => {
    const world = worldWith({ '2120': 'Axis-MSU-1=2' });
    Object.assign(world.supply['Axis-MSU-1'] ?? {}, { moved: true });
    done(world, rearrange(world, data, axisAt('2120', [msu(1), msu(1)])));
    expect(world.supply['Axis-MSU-2']?.moved).toBe(true);
  });

  it('6.15f: an MSU that takes over points of one that has moved does not carry them on', () => {
    const world = worldWith({ '2120': 'Axis-MSU-1=1 Axis-MSU-2=1' });
    Object.assign(world.supply['Axis-MSU-2'] ?? {}, { moved: true });
    done(world, rearrange(world, data, axisAt('2120', [msu(2)])));
    expect(world.supply['Axis-MSU-1']).toMatchObject({ points: 2, moved: true });
  });
});

describe('Supply Points received (6.11b, 6.15a)', () => {
  it('come as dumps, on as few as hold them, or as the owner says', () => {
    const world = worldWith();
    done(world, receive(world, data, { side: 'allied', place: 'iraq', points: 3 }));
    expect(lying(world, 'allied', 'iraq')).toEqual(['Large-1=3']);
    done(world, receive(world, data, { side: 'allied', place: 'middle-east', points: 2, wanted: [dump(1), dump(1)] }));
    expect(lying(world, 'allied', 'middle-east')).toEqual(['Dump-1=1', 'Dump-2=1']);
    expect(receive(world, data, { side: 'allied', place: 'iraq', points: 1, wanted: [msu(1)] })).toMatchObject({
      rule: '6.15a',
    });
  });

  it('are lost as far as no counter is there, which can be known before', () => {
    const world = onlyAvailable(worldWith(), 'Axis-Dump-3', 'Axis-MSU-1');
    expect(receive(world, data, { side: 'axis', place: 'greece', points: 3 })).toMatchObject({ lost: 1 });
    expect(lying(world, 'axis', 'greece')).toEqual([]);
    const large = onlyAvailable(worldWith(), 'Axis-Large-1');
    expect(receive(large, data, { side: 'axis', place: 'greece', points: 2 })).toMatchObject({ lost: 2, changes: [] });
  });
});

describe('capture (6.16)', () => {
  const captured = (points: number) => Array.from({ length: points }, () => 6);

  it('6.16b: one die a point, each captured or destroyed by the table', () => {
    const world = worldWith({ '2120': '21-7A Axis-Large-2=3 Axis-MSU-1=1' });
    expect(captureDice(world, data, 'allied', '2120')).toBe(4);
    const {
      captured: won,
      destroyed,
      outcome,
    } = capture(world, data, { side: 'allied', hex: '2120', dice: [1, 5, 4, 6] });
    expect([won, destroyed]).toEqual([2, 2]);
    done(world, outcome);
    expect(lying(world, 'axis', '2120')).toEqual([]);
    expect(lying(world, 'allied', '2120')).toEqual(['MSU-1=2']);
    expect(used(world)).toEqual(['Axis-MSU-1', 'Axis-Large-2']);
    expect(() => capture(world, data, { side: 'allied', hex: '2120', dice: [1] })).toThrow('dice');
  });

  it('6.16c: on counters as desired, MSUs first; destroyed where none is in storage', () => {
    const world = worldWith({ '2120': 'Axis-Large-2=4' });
    const all = { side: 'allied' as const, hex: '2120', dice: captured(4) };
    done(world, capture(world, data, { ...all, wanted: [dump(3)] }).outcome);
    expect(lying(world, 'allied', '2120')).toEqual(['MSU-1=1', 'Large-1=3']);
    const none = worldWith({ '2120': 'Allied-MSU-1=2' });
    const few = onlyAvailable(none, 'Axis-MSU-2');
    const won = capture(few, data, { side: 'axis', hex: '2120', dice: captured(2) });
    expect(won).toMatchObject({ captured: 2, destroyed: 0 });
    const bare = onlyAvailable(worldWith({ '2120': 'Allied-MSU-1=2' }));
    expect(capture(bare, data, { side: 'axis', hex: '2120', dice: captured(2) })).toMatchObject({
      ...{ captured: 0, destroyed: 2, outcome: { lost: 2 } },
    });
  });

  it('6.16d, the example: D2R takes the MSU of 21/7A with the retreat, D2 leaves it to the advance', () => {
    const world = worldWith({ '1824': 'Allied-MSU-1=1 Allied-Dump-1=1', '1723': 'I-22RTA' });
    Object.assign(world.units['I-22RTA'] ?? {}, { at: '1824' });
    done(world, capture(world, data, { side: 'axis', hex: '1824', dice: [6, 2] }).outcome);
    expect(lying(world, 'axis', '1824')).toEqual(['MSU-1=1']);
    expect(lying(world, 'allied', '1824')).toEqual([]);
  });
});

describe('own destruction (6.17)', () => {
  it('needs a friendly combat unit with it', () => {
    const world = worldWith({ '2120': 'V-1RTM Axis-MSU-1=2', '2121': 'Axis-Dump-1' });
    const board = new Board(world, data);
    expect(destroyOwn(board, 'axis', 'Axis-Dump-1')).toMatchObject({ rule: '6.17' });
    expect(destroyOwn(board, 'allied', 'Axis-MSU-1')).toMatchObject({ rule: '6.17' });
    done(world, destroyOwn(board, 'axis', 'Axis-MSU-1'));
    expect(used(world)).toEqual(['Axis-MSU-1']);
  });
});
