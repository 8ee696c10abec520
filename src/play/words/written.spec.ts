import type { Order } from '../../kernel/decide/order';
import { readLine } from '../../kernel/decide/reading';
import { seededRng } from '../../kernel/decide/rng';
import { asked, companies, hex, ISLE, type Isle } from '../testing/isle';
import { listOf, orNone, orNull, orWord } from './parts';
import { called, written } from './written';

interface Raid extends Order {
  verb: 'raid';
  unit: string;
  coast: string;
  sea?: string;
}
interface Signal extends Order {
  verb: 'signal fire';
  by: string[] | 'all';
  from: string | null;
  seen: string[];
}

const raid = written<Isle, Raid>(
  'a company lands',
  { unit: companies, coast: called('coast', hex), sea: hex },
  'raid {unit}: {coast}[ from {sea}]',
  'raid {unit} to {coast}',
);
const signal = written<Isle, Signal>(
  { help: 'a fire', means: ['light'] },
  { by: orWord<Isle, string[], 'all'>('all', companies.list), from: orNull(hex), seen: orNone(listOf(hex, null)) },
  'signal fire: {by}[; from {from}[, seen from {seen}]]',
);
const q = asked({});
const read = (text: string) => readLine<Isle>(text, [raid, signal] as never, q);

describe('an order that is its line', () => {
  it('has its verb and syntax of it', () => {
    expect(raid).toMatchObject({ verb: 'raid', syntax: 'raid company: coast[ from hex]', help: 'a company lands' });
    expect(signal).toMatchObject({ verb: 'signal fire', means: ['light'] });
    expect(signal.syntax).toBe('signal fire: company, company | all[; from hex[, seen from hex, hex]]');
  });

  it.each([
    ['raid Archers: A0101', { verb: 'raid', unit: 'archers', coast: 'A0101' }],
    ['raid ax:0101 FROM  0102', { verb: 'raid', unit: 'axemen', coast: 'A0101', sea: 'A0102' }],
    ['Raid Archers to Mill', { verb: 'raid', unit: 'archers', coast: 'A0103' }],
    ['signal fire archers , bowmen', { verb: 'signal fire', by: ['archers', 'bowmen'], from: null, seen: [] }],
    ['signal fire: all;from 0102', { verb: 'signal fire', by: 'all', from: 'A0102', seen: [] }],
    ['signal fire: all; from 0102, seen from 0101, 0103', { by: 'all', from: 'A0102', seen: ['A0101', 'A0103'] }],
  ])('reads %s', (text, order) => {
    expect(read(text)).toMatchObject({ ok: true, order });
  });

  it.each([
    ['raid Archers', 'write raid company: coast[ from hex]'],
    ['raid Archers: A0999', 'A0999 is no hex of this map'],
    ['raid Lancers: A0101', 'no company is called "Lancers"; there is Archers, Axemen, Bowmen and Sappers'],
    ['raid : A0101', 'write raid company: coast[ from hex]'],
  ])('says what is not understood of %s', (text, why) => {
    expect(read(text)).toMatchObject({ ok: false, reason: { text: why } });
  });

  it('prints what it reads, whatever it holds', () => {
    const rng = seededRng('written');
    const at = (): string => rng.pick([...ISLE.hexes]);
    const ids = ISLE.companies.map(({ id }) => id);
    for (let i = 0; i < 100; i++) {
      const some = rng.shuffle(ids).slice(0, 1 + rng.int(3));
      const sea = rng.chance(1, 2) ? { sea: at() } : {};
      const from = rng.chance(2, 3) ? at() : null;
      const orders = [
        { verb: 'raid', unit: rng.pick(ids), coast: at(), ...sea },
        {
          verb: 'signal fire',
          by: rng.chance(1, 3) ? 'all' : some,
          from,
          seen: from && rng.chance(1, 2) ? [at()] : [],
        },
      ];
      for (const [n, order] of orders.entries())
        expect(read([raid, signal][n]?.print(order as never, q) ?? '')).toMatchObject({ ok: true, order });
    }
  });

  it('divides at the first word that does, or at the last where only that makes an order', () => {
    interface Note extends Order {
      verb: 'note';
      what: string;
      at: string;
    }
    const text = { name: 'text', read: (said: string) => ({ ok: true as const, value: said }), print: String };
    const note = written<Isle, Note>('', { what: text, at: hex }, 'note {what} at {at}');
    expect(note.read('tea at noon at 0101', q)).toEqual({
      ok: true,
      value: { verb: 'note', what: 'tea at noon', at: 'A0101' },
    });
  });

  it('is not made of a line that forgets a part or names a strange one', () => {
    expect(() => written<Isle, Raid>('', { unit: companies, coast: hex, sea: hex }, 'raid {unit}: {coast}')).toThrow(
      'the part "sea" stands nowhere',
    );
    expect(() => written<Isle, Raid>('', { unit: companies, coast: hex, sea: hex }, 'raid {who}')).toThrow('"who"');
    expect(() => written<Isle, Raid>('', { unit: companies, coast: hex, sea: hex }, 'raid {unit}[')).toThrow('bracket');
  });
});
