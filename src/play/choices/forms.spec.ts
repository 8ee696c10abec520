import type { Order } from '../../kernel/decide/order';
import { seededRng } from '../../kernel/decide/rng';
import { touched } from '../../kernel/decide/touch';
import { answered, asked, companies, hex, type Isle } from '../testing/isle';
import { howMany, orNone, orNull } from '../words/parts';
import { bareVerb } from '../words/verb';
import { written } from '../words/written';
import { chooseForm } from './form';
import { chooseNumber } from './number';
import { chooseWhether } from './whether';

const heads = { kind: 'isle.try', rule: '7.1', title: 'try', word: 'try', seats: ['red'] as const };
const still = { disclose: () => null, take: () => undefined };
const rng = seededRng('forms');
const buttons = (
  kind: Parameters<typeof touched<Isle>>[0],
  q: Parameters<typeof touched<Isle>>[1],
  ...picked: string[]
) => touched(kind, q, picked).offers.flatMap(({ lines }) => lines);

interface Bid extends Order {
  verb: 'bid';
  points: number;
}

describe('chooseNumber', () => {
  const bid = written<Isle, Bid>('points are bid', { points: howMany }, 'bid {points}');
  const spec = {
    ...{ ...heads, ...still, order: bid, of: 'points' as const, silence: 'nothing is bid' },
    question: () => 'How many?',
    most: () => 4,
    fault: (points: number) => (points > 4 ? { rule: '7.2', why: 'you have 4 points' } : null),
  };
  const kind = chooseNumber<Isle, object, Bid>(spec);
  const q = asked({});

  it('asks, reads, prints, and has a button for each number', () => {
    expect(kind.prompt(q)).toEqual({
      question: 'How many?',
      choices: ['bid number', 'pass'],
      examples: ['bid 1', 'pass'],
    });
    expect(answered(kind, q, 'bid 3')).toEqual({ answer: { points: 3, line: 1 }, objections: [] });
    expect(answered(kind, q, 'pass')).toEqual({ answer: { points: 0 }, objections: [] });
    expect(buttons(kind, q)).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 4', 'pass']);
    expect(kind.ifSilent(q)).toEqual({ answer: { points: 0 }, text: 'nothing is bid' });
    for (let i = 0; i < 20; i++) {
      const answer = kind.sample(q, rng);
      expect(answered(kind, q, ...kind.print(answer, q))).toMatchObject({ answer, objections: [] });
    }
  });

  it('refuses with the rule, the line and the nearest number', () => {
    expect(answered(kind, q, 'bid 9').objections).toEqual([
      { level: 'illegal', rule: '7.2', text: 'you have 4 points', line: 1, nearest: 'bid 4' },
    ]);
  });

  it('has a least number, which is no pass, and adds lines up where they do', () => {
    const must = chooseNumber<Isle, object, Bid>({ ...spec, least: () => 2 });
    expect(must.prompt(q)).toMatchObject({ choices: ['bid number'], examples: ['bid 2'] });
    expect(answered(must, q, 'bid 1').objections).toMatchObject([{ text: '2 at least', nearest: 'bid 2' }]);
    expect(buttons(must, q)).toEqual(['bid 2', 'bid 3', 'bid 4']);
    expect(must.single).toBe(true);
    const sum = chooseNumber<Isle, object, Bid>({ ...spec, adds: true });
    expect(answered(sum, q, 'bid 1', 'bid 2')).toEqual({ answer: { points: 3, line: 2 }, objections: [] });
  });
});

describe('chooseWhether', () => {
  const kind = chooseWhether<Isle, object, Order>({
    ...{ ...heads, ...still, order: bareVerb('burn', 'burns the mill'), question: () => 'Does it burn?' },
    ...{ byDefault: () => true, yes: 'the mill burns', no: 'the mill stands' },
  });
  const q = asked({});

  it('is yes by its verb, no by pass', () => {
    expect(answered(kind, q, 'burn').answer).toBe(true);
    expect(answered(kind, q, 'pass').answer).toBe(false);
    expect([kind.print(true, q), kind.print(false, q)]).toEqual([['burn'], ['pass']]);
    expect(kind.ifSilent(q)).toEqual({ answer: true, text: 'the mill burns' });
    expect(buttons(kind, q)).toEqual(['burn', 'pass']);
  });
});

interface Hold extends Order {
  verb: 'hold';
  first: string[];
  reserve: string | null;
}
type Holding = { first: string[]; reserve: string | null };

describe('chooseForm', () => {
  const hold = written<Isle, Hold>(
    'who holds',
    { first: orNone(companies.list), reserve: orNull(companies) },
    'hold[ {first}][; reserve {reserve}]',
  );
  const kind = chooseForm<Isle, object, Hold, object, Holding>({
    ...{ ...heads, ...still, order: hold, question: () => 'Who holds?', nothing: { first: [], reserve: null } },
    slots: ({ view }) => {
      const here = ['archers', 'axemen', 'sappers'].filter((id) => !view.fled.includes(id));
      return { first: here, reserve: here.slice(0, 2) };
    },
    nameOf: (id, q) => companies.print(id, q),
    slotOf: (slot) => slot,
    fault({ first, reserve }, { view }) {
      const gone = [...first, reserve].find((id) => id !== null && (id === 'bowmen' || view.fled.includes(id)));
      if (gone !== undefined) return { rule: '7.3', why: `${gone} are not here` };
      if (reserve !== null && first.includes(reserve)) return { rule: '7.4', why: 'nobody is in two places' };
      return reserve === 'sappers' ? { rule: '7.5', why: 'Sappers are no reserve' } : null;
    },
    byDefault: () => ({ first: ['archers'], reserve: null }),
  });
  const q = asked({});

  it('shows its form, who may be named in each slot, and its default', () => {
    expect(kind.prompt(q)).toEqual({
      question: 'Who holds?',
      choices: ['hold[ company, company][; reserve company]', 'pass'],
      listing: ['first Archers', 'first Axemen', 'first Sappers', 'reserve Archers', 'reserve Axemen'],
      examples: ['hold Archers', 'pass'],
    });
    expect(kind.ifSilent(q)).toEqual({ answer: { first: ['archers'], reserve: null }, text: 'hold Archers' });
  });

  it('reads what it prints, whatever is drawn', () => {
    for (let i = 0; i < 40; i++) {
      const answer = kind.sample(q, rng);
      expect(answered(kind, q, ...kind.print(answer, q))).toMatchObject({ answer, objections: [] });
    }
  });

  it('refuses with the rule, the line, and what is left of the form', () => {
    expect(answered(kind, q, 'hold Sappers, Bowmen; reserve Axemen').objections).toEqual([
      { level: 'illegal', rule: '7.3', text: 'bowmen are not here', line: 1, nearest: 'hold Sappers; reserve Axemen' },
    ]);
    expect(answered(kind, q, 'hold Archers; reserve Archers').objections).toMatchObject([{ nearest: 'hold Archers' }]);
  });

  it('leaves out of a form given in advance who is gone', () => {
    const order = { verb: 'hold', first: ['archers', 'sappers'], reserve: 'axemen' } as unknown as Hold;
    expect(kind.assemble([order], asked({}, ['archers', 'axemen']))).toEqual({
      answer: { first: ['sappers'], reserve: null },
    });
  });

  it('is filled by picking: each in his slot, in every way that stands', () => {
    expect(touched(kind, q, []).things.map(({ id }) => id)).toEqual(['archers', 'axemen', 'sappers']);
    expect(buttons(kind, q, 'sappers')).toEqual(['hold Sappers']);
    expect(buttons(kind, q, 'sappers', 'axemen')).toEqual(['hold Sappers, Axemen', 'hold Sappers; reserve Axemen']);
  });

  it('is one click where one is to be named', () => {
    interface First extends Order {
      verb: 'first';
      at: string;
    }
    const one = chooseForm<Isle, object, First>({
      ...{ ...heads, ...still, order: written<Isle, First>('first', { at: hex }, 'first {at}') },
      ...{ question: () => 'Which?', slots: () => ({ at: ['A0101', 'A0103'] }), nameOf: (id) => id, where: (id) => id },
      fault: ({ at }) => (at === 'A0102' ? { rule: '7.6', why: 'not there' } : null),
      byDefault: () => ({ at: 'A0103' }),
    });
    expect(touched(one, q, [])).toMatchObject({
      things: [],
      offers: ['A0101', 'A0103'].map((at) => ({ at, says: `first ${at}`, lines: [`first ${at}`] })),
    });
    expect(one.verbs.map(({ verb }) => verb)).toEqual(['first']);
    expect(answered(one, q, 'first 0102').objections).toMatchObject([{ line: 1, nearest: 'first A0103' }]);
  });
});
