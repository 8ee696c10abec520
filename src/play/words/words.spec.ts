import type { Order } from '../../kernel/decide/order';
import { asked, companies, hex, type Isle } from '../testing/isle';
import { listOf, namesOf, optional, OR, orNone, orNull, orWord } from './parts';
import { moversOf } from './who';
import { bareVerb, verbOf } from './verb';

interface SignalOrder extends Order {
  verb: 'signal';
  to: string[];
  from?: string;
  by: string[] | 'all';
}

/** `signal 0101 or 0102 from 0103: Archers`, `signal 0101: all` */
const signal = verbOf<Isle, SignalOrder>({
  verb: 'signal',
  syntax: 'signal hex [or hex] [from hex]: company, company | all',
  help: 'light a fire',
  form: /^(?<to>.*?)(?:\s+from\s+(?<from>\S+))?\s*:\s*(?<by>.*)$/,
  otherwise: 'write ":" and who signals',
  parts: {
    to: listOf(hex, null, OR),
    from: optional(hex),
    by: orWord<Isle, string[], 'all'>('all', listOf(companies, 'who is missing')),
  },
  print: ({ to, from, by }) => ` ${to}${from && ` from ${from}`}: ${by}`,
});

describe('a verb of parts', () => {
  const q = asked({});

  it.each([
    ['A0101 or A0102 from A0103: Archers', { verb: 'signal', to: ['A0101', 'A0102'], from: 'A0103', by: ['archers'] }],
    ['A0101: all', { verb: 'signal', to: ['A0101'], by: 'all' }],
  ])('reads and prints %s', (text, order) => {
    expect(signal.read(text, q)).toEqual({ ok: true, value: order });
    expect(signal.print(order as SignalOrder, q)).toBe(`signal ${text}`);
  });

  it.each([
    ['A0101', 'write ":" and who signals'],
    ['A0999: all', 'A0999 is no hex of this map'],
    ['A0101:', 'who is missing'],
    ['A0101: Lancers', 'no company is called "Lancers"; there is Archers, Axemen, Bowmen and Sappers'],
    ['A0101: A', '"A" could be Archers or Axemen'],
  ])('says what is not understood of %s', (text, why) => {
    expect(signal.read(text, q)).toMatchObject({ ok: false, reason: { text: why } });
  });

  it('means first what stands in the first circle', () => {
    expect(companies.read('A', asked({}, ['archers']))).toEqual({ ok: true, value: 'axemen' });
    expect(companies.read('Archers', asked({}, ['archers']))).toEqual({ ok: true, value: 'archers' });
  });

  it('names nothing twice in a list', () => {
    const why = 'Archers stands twice in the list';
    expect(companies.list.read('archers, Archers', q)).toMatchObject({ ok: false, reason: { text: why } });
  });

  describe('of like things that are told by their numbers', () => {
    const guns = namesOf<Isle>('gun', () =>
      ['Gun 1', 'Gun 2', 'Gun 3', 'Gun 4', 'Ram', '7 Foot'].map((name) => ({ id: name, names: [name] })),
    );
    it.each([
      ['Gun 1, 2, 4', ['Gun 1', 'Gun 2', 'Gun 4']],
      ['Gun 1-3, Ram', ['Gun 1', 'Gun 2', 'Gun 3', 'Ram']],
      ['Ram, gun 2, 3-4', ['Ram', 'Gun 2', 'Gun 3', 'Gun 4']],
    ])('reads %s', (text, ids) => {
      expect(guns.list.read(text, q)).toEqual({ ok: true, value: ids });
    });
    it.each([
      ['Gun 3, 5', '"5"'],
      ['Gun 3-5', '"Gun 3-5"'],
      ['Ram, 2', '"2"'],
      ['Gun 3, 2-1', '"2-1"'],
      ['Gun 1, 1', 'Gun 1 stands twice in the list'],
    ])('says what of %s is none of them', (text, why) => {
      expect(guns.list.read(text, q)).toMatchObject({
        ok: false,
        reason: { text: expect.stringContaining(why) as string },
      });
    });
  });

  it('stands alone where nothing is to be said', () => {
    expect(bareVerb('wait', 'do nothing').read('', q)).toEqual({ ok: true, value: { verb: 'wait' } });
    expect(bareVerb('wait', 'do nothing').read('here', q)).toMatchObject({ ok: false });
  });

  it('knows parts that are left out', () => {
    expect(orNull(hex).read('', q)).toEqual({ ok: true, value: null });
    expect(orNull(hex).print(null, q)).toBe('');
    expect(orNone(companies.list).read('', q)).toEqual({ ok: true, value: [] });
  });

  it('knows a unit, several, and a stack', () => {
    const movers = moversOf(companies, hex);
    for (const [text, value] of [
      ['Archers', { unit: 'archers' }],
      ['Archers, Bowmen', { units: ['archers', 'bowmen'] }],
      ['stack A0102', { stack: 'A0102' }],
    ] as const) {
      expect(movers.read(text, q)).toEqual({ ok: true, value });
      expect(movers.print(value as never, q)).toBe(text);
    }
  });

  it('finds the hex whose digits were exchanged', () => {
    expect(hex.read('0120', q)).toMatchObject({ ok: false, reason: { nearest: 'A0102' } });
  });
});
