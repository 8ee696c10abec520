import { setUp } from '../set-up';
import type { Side } from '../side';
import type { Scope } from '../slouch-hats';
import { slouchHatsData } from '../testing';
import { attackVerb } from './attack';
import { eventVerb } from './event';
import { raidVerb, shipVerb } from './transport';

const data = slouchHatsData();
const view = { ...setUp(data, '1'), hand: [], held: { axis: 0, allied: 0 }, shown: { axis: [], allied: [] } };
const scope = (seat: Side): Scope => ({ seat, view: { ...view, viewer: seat }, data }) as Scope;
const allied = scope('allied');

describe('orders with a slip of the pen', () => {
  it.each([
    ['1722 all', 'attack 1722: all'],
    ['1722 with 25/7A, 6 Cav', 'attack 1722: 25/7A, 6 Cav'],
    ['Merdjayoun: 25/7A, 6 Cav, guns 2/5 Fd', 'attack 1722: 25/7A, 6 Cav; guns 2/5 Fd'],
    ['Deraa all, guns none', 'attack 2325: all; guns none'],
    ['Merdjayoun: 25/7A, 6 Cav, guns all', 'attack 1722: 25/7A, 6 Cav; guns all'],
    ['Merdjayoun: 25/7A, all the guns, and no air', 'attack 1722: 25/7A; guns all; air none'],
    ['1722: all; air to shift 1: all', 'attack 1722: all; air to shift 1'],
  ])('attack %s is read as it is meant', (text, printed) => {
    const found = attackVerb.read(text, allied);
    expect(found.ok && attackVerb.print(found.value, allied)).toBe(printed);
  });

  it.each([
    ['K at 2120', 'event K: Large 2'],
    ['K at Damascus', 'event K: Large 2'],
    ['K in Damascus', 'event K: Large 2'],
    ['K on Dump 1', 'event K: Dump 1'],
    ['marker K against Damascus', 'event K: Large 2'],
    ['K at 1722', 'event K at 1722'],
  ])('event %s strikes the one counter that is there', (text, printed) => {
    const found = eventVerb.read(text, allied);
    expect(found.ok && eventVerb.print(found.value, allied)).toBe(printed);
  });

  it('a raid goes to a hex as everything else does', () => {
    const found = raidVerb.read('11 Cdo to 1523', allied);
    expect(found.ok && raidVerb.print(found.value, allied)).toBe('raid 11 Cdo: 1523');
  });

  it('of a port that is misspelt the port is offered, not three boxes', () => {
    expect(shipVerb.read('11 Cdo to Hafia', allied)).toMatchObject({ ok: false, reason: { nearest: 'Haifa' } });
  });

  it('what is like neither a port nor a box is told the boxes', () => {
    const found = shipVerb.read('11 Cdo to Zanzibar', allied);
    expect(JSON.stringify(found)).toContain('Greece, Middle East and Iraq');
  });

  it('a place behind the colon of a marker that acts on none is where it is played', () => {
    const found = eventVerb.read('N: Middle East', allied);
    expect(found.ok && eventVerb.print(found.value, allied)).toBe('event N at Middle East');
    expect(eventVerb.read('K: Dmup 1', allied).ok).toBe(false);
  });
});
