import { z } from 'zod';
import type { Realm } from '../realm';
import { factFor, type Fact } from './fact';
import { FactBook, factsOf } from './fact-kind';

interface Cards extends Realm {
  seat: 'red' | 'blue';
}
interface Say {
  card(letter: string): string;
}
const say: Say = { card: (letter) => `the card ${letter}` };
const SEAT = z.enum(['red', 'blue']);

const fact = factsOf<Cards, Say>();
const drawn = fact('card.drawn', '20.11', {
  body: { seat: SEAT, letter: z.string() },
  to: ({ seat }) => seat,
  others: ['seat'],
  tell: ({ seat, letter }, { card }) => [letter === undefined ? 10 : 50, `${seat} draws ${card(letter ?? '?')}.`],
});
const raided = fact('card.raid', '4.1', {
  body: { at: z.string() },
  tell: ({ at }) => [40, `Raid on ${at}.`, { joins: { word: 'Raids', part: at } }],
  mark: ({ at }) => ({ at, kind: 'raid', text: 'raided' }),
  discloses: true,
});
const begun = fact('turn.begins', '3.0', {
  body: { turn: z.number() },
  begins: 'turn',
});

function recordedBy(record: (c: { record(one: Fact): void }) => void): Fact {
  const facts: Fact[] = [];
  record({ record: (one) => void facts.push(one) });
  const [only] = facts;
  if (!only) throw new Error('nothing was recorded');
  return only;
}

describe('a kind of fact', () => {
  const book = new FactBook<Say>({ drawn, raided, helper: () => 1 }, { begun });

  it('is read whole by whom it is for, and by others in the parts that it opens to them', () => {
    const one = recordedBy((c) => drawn(c, { seat: 'red', letter: 'K' }));
    expect(one).toEqual({
      ...{ type: 'card.drawn', rule: '20.11', audience: ['red'] },
      ...{ body: { seat: 'red', letter: 'K' }, toOthers: { seat: 'red' } },
    });
    const told = ['red', 'blue'].map((seat) => book.tell({ type: one.type, body: factFor(one, seat) ?? {} }, say));
    expect(told).toEqual([
      { weight: 50, text: 'red draws the card K.' },
      { weight: 10, text: 'red draws the card ?.' },
    ]);
    expect(book.shapes()['card.drawn']?.safeParse(one.toOthers).success).toBe(true);
  });

  it('is for all unless it says otherwise, where it stands or where it is recorded', () => {
    expect(recordedBy((c) => raided(c, { at: '0101' }))).toEqual({
      ...{ type: 'card.raid', rule: '4.1', audience: 'all', body: { at: '0101' } },
    });
    const hidden = recordedBy((c) => raided(c, { at: '0101' }, { rule: '4.2', to: 'blue' }));
    expect(hidden).toEqual({ type: 'card.raid', rule: '4.2', audience: ['blue'], body: { at: '0101' } });
    const sealed = recordedBy((c) => drawn(c, { seat: 'red', letter: 'K' }, { others: null }));
    expect(factFor(sealed, 'blue')).toBeNull();
  });

  it('does not compile with a part that it has not, nor when it tells what others may not know as known', () => {
    // @ts-expect-error: there is no part of that name
    const wrong = recordedBy((c) => raided(c, { at: '0101', by: 'red' }));
    expect(book.shapes()['card.raid']?.safeParse(wrong.body).success).toBe(false);
    fact('card.thrown', '3.3', {
      body: { letter: z.string() },
      to: 'red',
      others: [],
      // @ts-expect-error: a reader may not have the letter
      tell: ({ letter }) => [10, letter.toUpperCase()],
    });
  });

  it('gives sentences, marks, what twins may differ in, and the beginning of a turn', () => {
    expect(book.tell({ type: 'card.raid', body: { at: '0101' } }, say)).toEqual({
      ...{ weight: 40, text: 'Raid on 0101.', joins: { word: 'Raids', part: '0101' } },
    });
    expect(book.tell({ type: 'turn.begins', body: { turn: 1 } }, say)).toBeNull();
    expect(book.marks([{ type: 'card.raid', body: { at: '0101' } }], say)).toEqual([
      { at: '0101', kind: 'raid', text: 'raided' },
    ]);
    expect(book).toMatchObject({ turnBegins: 'turn.begins', discloses: ['card.raid'] });
    expect(() => book.tell({ type: 'ship.sunk', body: {} }, say)).toThrow('nobody tells the fact "ship.sunk"');
  });

  it('is one of its type, and one of them begins a turn', () => {
    const again = fact('card.raid', '4.1', {
      body: {},
    });
    expect(() => new FactBook<Say>({ raided, again })).toThrow('two kinds of facts are called "card.raid"');
    expect(new FactBook<Say>({ raided }, { raided }).has('card.raid')).toBe(true);
    expect(() => new FactBook<Say>({ raided }).turnBegins).toThrow('here none');
    const twice = fact('day.begins', '3.1', {
      body: {},
      begins: 'turn',
    });
    expect(() => new FactBook<Say>({ begun, twice }).turnBegins).toThrow('here turn.begins, day.begins');
  });
});
