import type { Order } from '../../kernel/decide/order';
import { touched } from '../../kernel/decide/touch';
import { answered, asked, companies, hex, type Isle } from '../testing/isle';
import { written } from '../words/written';
import type { LinesSpec } from './line-spec';
import { chooseLines, type Said } from './lines';

interface March extends Order {
  verb: 'march';
  units: string[];
  to: string;
}
interface Bridge extends Order {
  verb: 'bridge';
  at: string;
}

const march = written<Isle, March>('companies march', { units: companies.list, to: hex }, 'march {units} to {to}');
const bridge = written<Isle, Bridge>(
  { help: 'a bridge is thrown, before anybody marches', seats: ['red'] },
  { at: hex },
  'bridge {at}',
);

type Orders = March | Bridge;
const IDS = ['archers', 'axemen', 'bowmen'];
/** One company may come to a hex; to A0201 over a bridge alone. */
const spec: LinesSpec<Isle, object, Orders> = {
  ...{ kind: 'isle.march', rule: '7.1', title: 'marches', word: 'marches', seats: ['red'] },
  ...{ order: [bridge, march], inTurn: true, once: 'units', question: 'Who marches?', nothing: 'nobody marches' },
  whose: () => 'red',
  options: () => IDS.flatMap((id) => ['A0101', 'A0102'].map((to) => ({ verb: 'march' as const, units: [id], to }))),
  examples: () => [{ verb: 'bridge', at: 'A0201' }],
  fault(one, _, before) {
    if (one.verb === 'bridge') return null;
    const bridged = before.some((other) => other.verb === 'bridge' && other.at === one.to);
    if (one.to === 'A0201' && !bridged) return { rule: '7.8', why: 'there is no bridge', instead: null };
    const there = before.flatMap((other) => (other.verb === 'march' && other.to === one.to ? other.units : []));
    return there.length + one.units.length > (one.to === 'A0102' ? 2 : 1) ? { rule: '7.5', why: 'it is full' } : null;
  },
  onMap: (one) => (one.verb === 'march' ? { from: 'A0202', to: one.to } : {}),
  take: () => undefined,
};
const kind = chooseLines(spec);
const q = asked({});
const marching = (units: string[], to: string): March => ({ verb: 'march', units, to });

describe('lines of several verbs, done verb by verb', () => {
  it('are judged and answered in that order, whatever order they are written in', () => {
    expect(answered(kind, q, 'march Archers to A0201', 'bridge A0201')).toEqual({
      answer: [
        { verb: 'bridge', at: 'A0201', line: 2 },
        { verb: 'march', units: ['archers'], to: 'A0201', line: 1 },
      ],
      objections: [],
    });
  });

  it('show what is worth showing, and name no line where a fault says that there is none', () => {
    expect(kind.prompt(q).examples).toEqual(['bridge A0201', 'pass']);
    expect(answered(kind, q, 'march Archers to A0201').objections).toMatchObject([{ nearest: 'pass', line: 1 }]);
  });

  it('have no verb that is another seat’s', () => {
    expect(kind.verbs.map(({ verb }) => verb)).toEqual(['bridge', 'march', 'pass']);
    const blue = chooseLines({ ...spec, seats: ['blue'] });
    expect(blue.verbs.map(({ verb }) => verb)).toEqual(['march', 'pass']);
    expect(answered(blue, q, 'march Archers to A0101').answer).toMatchObject([{ verb: 'march' }]);
  });

  it('take several who are picked to one place, a line each, where all find room', () => {
    const alone = chooseLines({ ...spec, once: (one: Said<Orders>) => (one.verb === 'march' ? one.units : []) });
    const { offers } = touched(alone, q, ['archers', 'bowmen']);
    expect(offers.map(({ at, lines }) => [at, lines])).toEqual([
      ['A0102', ['march Archers to A0102', 'march Bowmen to A0102']],
    ]);
  });
});

describe('lines that were given in advance', () => {
  const ahead = [marching(['archers', 'axemen', 'bowmen'], 'A0102'), marching(['bowmen'], 'A0201')];

  it('stand as they were written where nothing else is said', () => {
    expect(kind.assemble(ahead, q)).toMatchObject({ answer: [{ units: IDS }, { to: 'A0201' }] });
  });

  it('are obeyed as far as may be, of a list by those who can; a mail is not', () => {
    const far = chooseLines({ ...spec, asFarAsMay: true });
    expect(far.assemble(ahead, q)).toEqual({ answer: [{ verb: 'march', units: ['archers', 'axemen'], to: 'A0102' }] });
    expect(
      far.assemble(
        ahead.map((order, i) => ({ ...order, line: i + 1 })),
        q,
      ),
    ).toMatchObject({ answer: [{ units: IDS }, {}] });
  });

  it('or come to what the rules say', () => {
    const other = chooseLines<Isle, object, Orders>({
      ...spec,
      asFarAsMay: (one) => (one.verb === 'march' && one.to === 'A0201' ? { ...one, to: 'A0101' } : null),
    });
    expect(other.assemble(ahead, q)).toEqual({ answer: [{ verb: 'march', units: ['bowmen'], to: 'A0101' }] });
  });
});

describe('lines that are several entries each', () => {
  const each = chooseLines<Isle, object, March, object, { who: string; to: string }>({
    ...{ kind: 'isle.march', rule: '7.1', title: 'marches', word: 'marches', seats: ['red'] },
    ...{ order: march, once: 'who', question: 'Who marches?', nothing: 'nobody marches' },
    whose: () => 'red',
    meant: (orders) =>
      orders.flatMap(({ units, to, line }) =>
        units.map((who) => ({ who, to, ...(line === undefined ? {} : { line }) })),
      ),
    written: ({ who, to }, scope) => march.print({ verb: 'march', units: [who], to }, scope),
    options: () => IDS.map((who) => ({ who, to: 'A0101' })),
    fault: ({ to }) => (to === 'A0101' ? null : { rule: '7.4', why: 'it is too far' }),
    take: () => undefined,
  });

  it('are answered, refused and printed entry by entry', () => {
    const { answer, objections } = answered(each, q, 'march Archers, Bowmen to A0101', 'march Axemen to A0102');
    expect(answer).toMatchObject([
      { who: 'archers', line: 1 },
      { who: 'bowmen', line: 1 },
      { who: 'axemen', line: 2 },
    ]);
    expect(objections).toMatchObject([{ rule: '7.4', line: 2, nearest: 'march Axemen to A0101' }]);
    expect(each.print([{ who: 'bowmen', to: 'A0101' }], q)).toEqual(['march Bowmen to A0101']);
  });

  it('are meant for a question if one of them is', () => {
    expect(each.concerns?.(marching(['sappers', 'archers'], 'A0102'), q)).toBe(true);
    expect(each.concerns?.(marching(['sappers'], 'A0102'), q)).toBe('it is too far');
  });
});
