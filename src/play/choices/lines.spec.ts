import type { Order } from '../../kernel/decide/order';
import { seededRng } from '../../kernel/decide/rng';
import { touched } from '../../kernel/decide/touch';
import { answered, asked, companies, hex, type Isle } from '../testing/isle';
import { orNull } from '../words/parts';
import { written } from '../words/written';
import { chooseLines } from './lines';
import type { LinesSpec } from './line-spec';

interface March extends Order {
  verb: 'march';
  unit: string;
  to: string;
}
interface Raise extends Order {
  verb: 'raise';
  units: string[];
  at: string | null;
}

const march = written<Isle, March>('a company marches', { unit: companies, to: hex }, 'march {unit} to {to}');
const raise = written<Isle, Raise>(
  'companies are raised',
  { units: companies.list, at: orNull(hex) },
  'raise {units}[ at {at}]',
);

const heads = { kind: 'isle.march', rule: '7.1', title: 'marches', word: 'marches', seats: ['red'] as const };
const HEXES = ['A0101', 'A0102', 'A0201'];
type Marching = LinesSpec<Isle, object, March>;
const spec: Marching = {
  ...heads,
  order: march,
  once: 'unit',
  question: 'Who marches?',
  nothing: 'nobody marches',
  whose: () => 'red',
  options: ({ view }) =>
    ['archers', 'axemen', 'bowmen']
      .filter((unit) => !view.fled.includes(unit))
      .flatMap((unit) => HEXES.map((to) => ({ unit, to }))),
  fault({ unit, to }, { view }, before) {
    if (unit === 'sappers') return { rule: '7.2', why: 'Sappers dig' };
    if (view.fled.includes(unit)) return { rule: '7.3', why: `${unit} have fled` };
    if (!HEXES.includes(to)) return { rule: '7.4', why: `${to} is too far` };
    return before.some((other) => other.to === to) ? { rule: '7.5', why: `${to} is full` } : null;
  },
  onMap: ({ to }) => ({ from: 'A0202', to }),
  take: () => undefined,
};
const kind = chooseLines<Isle, object, March>(spec);
const q = asked({});

describe('a decision of lines', () => {
  it('asks him who has an option in what he sees, and nobody else', () => {
    const disclosed = (fled: string[]) => kind.disclose({ view: () => ({ fled }) } as never);
    expect(disclosed([])).toEqual({ seat: 'red', facts: {} });
    expect(disclosed(['archers', 'axemen', 'bowmen'])).toBeNull();
  });

  it('shows its form and every line, and does nothing where nobody says so', () => {
    const { question, choices, listing, examples } = kind.prompt(asked({}, ['axemen', 'bowmen']));
    expect({ question, choices, examples }).toEqual({
      question: 'Who marches?',
      choices: ['march company to hex', 'pass'],
      examples: ['march Archers to A0101', 'pass'],
    });
    expect(listing).toEqual(['march Archers to A0101', 'march Archers to A0102', 'march Archers to A0201']);
    expect(kind.ifSilent(q)).toEqual({ answer: [], text: 'nobody marches' });
    expect(kind.interphase).toBe('nobody marches');
  });

  it('refuses with the rule, the line of the mail and the nearest line of the same unit', () => {
    const lines = [
      'march Archers to A0102',
      'march Axemen to A0203',
      'march Bowmen to A0102',
      'march Sappers to A0101',
    ];
    expect(answered(kind, q, ...lines).objections).toEqual([
      { level: 'illegal', rule: '7.4', text: 'A0203 is too far', line: 2, nearest: 'march Axemen to A0201' },
      { level: 'illegal', rule: '7.5', text: 'A0102 is full', line: 3, nearest: 'march Bowmen to A0201' },
      { level: 'illegal', rule: '7.2', text: 'Sappers dig', line: 4, nearest: 'pass' },
    ]);
  });

  it('names nobody twice', () => {
    expect(answered(kind, q, 'march Archers to A0101', 'march Archers to A0201').objections).toEqual([
      { level: 'illegal', rule: '7.1', line: 2, text: 'Archers is named twice', nearest: 'march Axemen to A0201' },
    ]);
    const order: March = { verb: 'march', unit: 'axemen', to: 'A0101' };
    expect(kind.once?.named(order, q)).toEqual(['Axemen']);
  });

  it('makes nothing of a plan for who is gone, and says why', () => {
    const fled = asked({}, ['archers']);
    expect(kind.concerns?.({ verb: 'march', unit: 'archers', to: 'A0101' }, fled)).toBe('archers have fled');
    expect(kind.concerns?.({ verb: 'march', unit: 'bowmen', to: 'A0203' }, fled)).toBe(true);
  });

  it('is clicked: a company, then where it may go', () => {
    const { things, offers } = touched(kind, q, []);
    expect(things).toContainEqual({ id: 'archers', name: 'Archers', at: 'A0202' });
    expect(offers).toEqual([{ at: null, says: 'pass', lines: ['pass'] }]);
    const goals = touched(kind, q, ['bowmen']).offers;
    expect(goals.map(({ at }) => at)).toEqual(HEXES);
    for (const { lines } of goals) expect(answered(kind, q, ...lines).objections).toEqual([]);
  });

  it('draws legal lines, several at times, and reads what it prints', () => {
    const rng = seededRng('lines');
    const sizes = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const answer = kind.sample(q, rng);
      sizes.add(answer.length);
      const read = answered(kind, q, ...kind.print(answer, q));
      expect(read).toEqual({ answer: answer.map((one, n) => ({ ...one, line: n + 1 })), objections: [] });
    }
    expect([...sizes].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('a decision of lines that must not be empty', () => {
  const must = chooseLines<Isle, object, March>({
    ...spec,
    waits: true,
    together: (all) => (all.length === 0 ? { rule: '7.6', why: 'somebody marches' } : null),
    byDefault: () => ({ lines: [{ unit: 'axemen', to: 'A0201' }], text: 'the Axemen march' }),
  });

  it('offers no pass, refuses it, and has its default', () => {
    expect(must.interphase).toBeUndefined();
    expect(must.prompt(q)).toMatchObject({ choices: ['march company to hex'], examples: ['march Axemen to A0201'] });
    expect(answered(must, q, 'pass').objections).toMatchObject([{ rule: '7.6', nearest: 'march Archers to A0101' }]);
    expect(touched(must, q, []).offers).toEqual([]);
    expect(must.sample(q, seededRng('must')).length).toBeGreaterThan(0);
  });
});

describe('a decision of lines with several verbs and lists', () => {
  const both = chooseLines<Isle, object, March | Raise>({
    ...{ ...heads, order: [march, raise], question: 'Who comes?', nothing: 'nobody', whose: () => 'red' as const },
    options: ({ view }) => [
      { verb: 'march', unit: 'sappers', to: 'A0101' },
      ...['archers', 'axemen']
        .filter((id) => !view.fled.includes(id))
        .map((id) => ({ verb: 'raise' as const, units: [id], at: null })),
    ],
    once: (one) => (one.verb === 'march' ? [one.unit] : one.units),
    nameOf: (id, scope) => companies.print(id, scope),
    fault: (one) => (one.verb === 'march' && one.to !== 'A0101' ? { rule: '7.4', why: 'too far' } : null),
    take: () => undefined,
  });

  it('keeps the verb in its answer, and nearest lines with it', () => {
    expect(answered(both, q, 'raise Archers, Axemen at A0102', 'march Sappers to A0101')).toEqual({
      answer: [
        { verb: 'raise', units: ['archers', 'axemen'], at: 'A0102', line: 1 },
        { verb: 'march', unit: 'sappers', to: 'A0101', line: 2 },
      ],
      objections: [],
    });
    expect(answered(both, q, 'march Sappers to A0203').objections).toMatchObject([
      { nearest: 'march Sappers to A0101' },
    ]);
    expect(answered(both, q, 'raise Archers', 'raise Axemen, Archers').objections).toMatchObject([
      { text: 'Archers is named twice', line: 2, nearest: 'raise Axemen' },
    ]);
  });

  const lists = chooseLines<Isle, object, Raise>({
    ...{
      ...heads,
      order: raise,
      once: 'units',
      question: 'Who comes?',
      nothing: 'nobody',
      whose: () => 'red' as const,
    },
    options: ({ view }) =>
      ['archers', 'axemen', 'bowmen']
        .filter((id) => !view.fled.includes(id))
        .flatMap((id) => [null, ...(id === 'bowmen' ? [] : ['A0102'])].map((at) => ({ units: [id], at }))),
    fault: ({ units }) => (units.length > 2 ? { rule: '7.7', why: 'two at most' } : null),
    onMap: ({ at }) => ({ from: null, to: at }),
    take: () => undefined,
  });

  it('leaves out of the list of a plan who is gone, of a mail nobody', () => {
    const fled = asked({}, ['archers']);
    const order: Raise = { verb: 'raise', units: ['archers', 'axemen'], at: null };
    expect(lists.assemble([order], fled)).toEqual({ answer: [{ units: ['axemen'], at: null }] });
    expect(lists.assemble([{ ...order, line: 1 }], fled)).toMatchObject({ answer: [{ units: ['archers', 'axemen'] }] });
  });

  it('offers those who are picked together what all of them may, in one line', () => {
    const linesOf = (...picked: string[]) => touched(lists, q, picked).offers.flatMap(({ lines }) => lines);
    expect(linesOf('archers', 'axemen')).toEqual(['raise Archers, Axemen', 'raise Archers, Axemen at A0102']);
    expect(linesOf('archers', 'bowmen')).toEqual(['raise Archers, Bowmen']);
    expect(linesOf('archers', 'axemen', 'bowmen')).toEqual([]);
  });
});
