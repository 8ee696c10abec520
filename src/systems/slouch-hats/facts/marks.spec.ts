import { slouchHatsData } from '../testing';
import { FACTS } from './book';
import { Say } from './say';

const say = new Say(slouchHatsData());
const marks = (type: string, body: object) => FACTS.marks([{ type, body: body as never }], say);

describe('what facts are marked as', () => {
  it('a loss at the hex that was fought for, who is gone and who lost a step', () => {
    expect(marks('unit.lost', { unit: '25-7A', to: 'reduced', rule: '12.21', hex: '1722' })).toEqual([
      { at: '1722', kind: 'loss', text: '25/7A loses a step' },
    ]);
    expect(marks('unit.lost', { unit: '25-7A', to: 'eliminated', rule: '12.22', hex: '1722' })).toMatchObject([
      { kind: 'eliminated', text: '25/7A eliminated' },
    ]);
  });
  it('a retreat as a line from the hex that was left', () => {
    expect(marks('units.retreated', { units: ['I-6REI'], from: '2312', path: ['2313', '2314'] })).toEqual([
      { at: '2312', kind: 'retreat', text: 'I-6REI retreats to 2314', path: ['2312', '2313', '2314'] },
    ]);
  });
  it('a move at the hex where it ends, as what it is: a card shows it alone', () => {
    const moved = { units: ['25-7A'], from: '1824', path: ['1823', '1723'], by: 'move', drops: {} };
    expect(marks('units.moved', moved)).toEqual([
      { at: '1723', kind: 'move', text: '25/7A moved here', path: ['1824', '1823', '1723'] },
    ]);
  });
  it('of hexes taken only cities, towns and ports', () => {
    const taken = [
      { hex: '1519', side: 'allied' },
      { hex: '2311', side: 'allied' },
    ];
    expect(marks('hexes.taken', { taken })).toEqual([{ at: '1519', kind: 'taken', text: 'now Allied' }]);
  });
  it('what was lost at sea at the port that waits for it, and nothing of what arrived', () => {
    const cargo = { side: 'axis', cargo: 'Axis-Large-1', supply: true, to: '1521' };
    const text = 'a Supply Point lost on the way here';
    expect(marks('cargo.rolled', { ...cargo, outcome: 'lost' })).toEqual([{ at: '1521', kind: 'loss', text }]);
    expect(marks('cargo.rolled', { ...cargo, outcome: 'arrives' })).toEqual([]);
  });
  it('what a convoy carries by what it is: Supply Points and Replacements Points have no counters yet (20.22 N)', () => {
    const repl = { side: 'axis', cargo: '', supply: false, from: 'greece', to: '1519' };
    const told = FACTS.tell({ type: 'cargo.rolled', body: { ...repl, outcome: 'delayed' } }, say);
    expect(told?.text).toBe('Axis: a Replacements Point to 1519 Beirut: is delayed (no room in the port).');
    const text = 'a Replacements Point lost on the way here';
    expect(marks('cargo.rolled', { ...repl, outcome: 'lost' })).toEqual([{ at: '1519', kind: 'loss', text }]);
  });
  it('what has no place is marked nowhere', () => {
    expect(marks('event.drawn', { side: 'axis' })).toEqual([]);
  });
});
