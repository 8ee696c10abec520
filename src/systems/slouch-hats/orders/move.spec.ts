import { setUp } from '../set-up';
import type { Side } from '../side';
import type { Scope } from '../slouch-hats';
import { slouchHatsData } from '../testing';
import { moveVerbs } from './move';

const data = slouchHatsData();
const view = { ...setUp(data, '1'), hand: [], held: { axis: 0, allied: 0 }, shown: { axis: [], allied: [] } };
const scope = (seat: Side): Scope => ({ seat, view: { ...view, viewer: seat }, data }) as Scope;

function read(text: string, seat: Side) {
  const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(text) ?? [];
  const verb = moveVerbs.find((v) => v.verb === word);
  const found = verb?.read(rest, scope(seat));
  if (!verb || !found) throw new Error(text);
  return found.ok ? verb.print(found.value, scope(seat)) : found;
}

describe('orders to move', () => {
  it.each([
    ['move stack 1824 to 1723', 'allied'],
    ['move 25/7A, 6 Cav: 1723-1722', 'allied'],
    ['march MSU 2: 1825-1924', 'allied'],
    ['truck I-6REI to 2120', 'axis'],
    ['march by truck I-6REI to 2120', 'axis'],
    ['rail II-6REI to 1809', 'axis'],
    ['infiltrate 5(-)/4Ind: 2225', 'allied'],
    ['move 16/6 to Iraq', 'allied'],
  ] as const)('are printed as they are read: %s', (text, seat) => {
    expect(read(text, seat)).toBe(text);
  });

  it.each([
    ['move 25/7A to Merdjayoun', 'move 25/7A to 1722'],
    ['move 25/7A 1723 1722', 'move 25/7A: 1723-1722'],
  ] as const)('may be written as one thinks of them: %s', (text, printed) => {
    expect(read(text, 'allied')).toBe(printed);
  });

  it('mean the own unit where both sides print one name', () => {
    expect(read('move MSU 1 to 1724', 'allied')).toBe('move MSU 1 to 1724');
    const verb = moveVerbs[0];
    expect(verb?.read('MSU 1 to 2120', scope('axis'))).toMatchObject({ value: { who: { unit: 'Axis-MSU-1' } } });
    expect(verb?.read('MSU 1 to 2120', scope('allied'))).toMatchObject({ value: { who: { unit: 'Allied-MSU-1' } } });
  });

  it('say what is no place and what is no unit, with the nearest', () => {
    expect(read('move 25/7A to Merdjayun', 'allied')).toMatchObject({ ok: false });
    expect(JSON.stringify(read('move 25/7B to 1722', 'allied'))).toContain('25/7A');
  });
});
