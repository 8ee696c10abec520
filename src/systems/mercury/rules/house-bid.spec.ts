import type { Result } from '../../../kernel/flow/act';
import { BadBid, bidFor, bidText } from '../../../kernel/bid';
import { mercuryEngine } from '../testing';
import { mercuryBids } from './house-bid';

const { system } = mercuryEngine();
const printed = (level: string, detail: Result['detail'], rule = '22.3'): Result => ({
  ...{ level, detail, rule, text: 'As printed.' },
  winner: level.endsWith('German') ? 'german' : 'allied',
});
const judged = (result: Result, to: string, by: number, scenario: string): [string | null, string] => {
  const { winner, level } = mercuryBids.judged?.(result, { to, by }, scenario, system.data) ?? result;
  return [winner, level];
};

describe('a bid for balance in Mercury', () => {
  it.each([
    ['4', 10, 'german', 1, 'Marginal German'],
    ['4', 10, 'allied', 6, 'Substantive Allied'],
    ['5', 29, 'german', 1, 'Marginal German'],
    ['6', 60, 'allied', 1, 'Marginal Allied'],
    ['6', 60, 'german', 1, 'Marginal German'],
  ])('of scenario %s: %d points and a bid to the %s of %d are %s', (scenario, points, to, by, level) => {
    const { name } = system.data.schedule.levels[`scenario-${scenario}`]?.find((l) => (l.from ?? -99) <= points) ?? {};
    expect(judged(printed(name ?? '', { points }), to, by, scenario)[1]).toBe(level);
  });

  it('gives him an objective hex likewise', () => {
    const two = printed('Marginal Allied', { held: 2, lead: [-4, null, -9] });
    expect(judged(two, 'german', 4, '3')).toEqual(['allied', 'Marginal Allied']);
    expect(judged(two, 'german', 5, '3')).toEqual(['german', 'Marginal German']);
    expect(judged(two, 'german', 40, '3')).toEqual(['german', 'Marginal German']);
  });

  it('asks the German for more steps about Maleme beside the airfield', () => {
    const ahead = printed('Marginal German', { held: 3, lead: [4] });
    expect(judged(ahead, 'allied', 4, '1')).toEqual(['german', 'Marginal German']);
    expect(judged(ahead, 'allied', 5, '1')).toEqual(['allied', 'Overwhelming Allied']);
    expect(judged(printed('Overwhelming Allied', { held: 0, lead: [9] }), 'allied', 1, '1')[0]).toBe('allied');
  });

  it('gives the German an airfield at which he stands with more steps, those of the bid among them', () => {
    const near = printed('Substantive Allied', { held: 0, lead: [-3, null] });
    expect(judged(near, 'german', 3, '2')).toEqual(['allied', 'Substantive Allied']);
    expect(judged(near, 'german', 4, '2')).toEqual(['german', 'Substantive German']);
    expect(judged(printed('Overwhelming Allied', { held: 0, lead: [null, null] }), 'german', 40, '2')[0]).toBe(
      'allied',
    );
  });

  it('leaves what ends a game by itself', () => {
    const noAirfield = printed('Decisive Allied', {}, '22.1');
    expect(mercuryBids.judged?.(noAirfield, { to: 'german', by: 60 }, '6', system.data)).toBe(noAirfield);
    const open = printed('Overwhelming German', { points: 3, empty: ['A'] }, '23.1');
    expect(mercuryBids.judged?.(open, { to: 'allied', by: 60 }, '4', system.data)).toBe(open);
  });

  it('is refused where it is none, with what it may be', () => {
    expect(bidText(system, '4', bidFor(system, '4', { to: 'german', by: 1 }))).toBe(
      '1 Victory Point to the German player, counted when the game ends',
    );
    for (const wish of [{ to: 'axis', by: 1 }, { to: 'german', by: 0 }, { to: 'german', by: 61 }, null])
      expect(() => bidFor(system, '4', wish)).toThrow(BadBid);
    expect(() => bidFor(system, '1', { to: 'german', by: 1 })).toThrow('a bid for balance goes to allied here');
  });
});
