import { seededRng } from '../../kernel/decide/rng';
import { answered, asked, companies, hex, hexes, type Isle } from '../testing/isle';
import type { Arrival } from '../words/arrivals';
import { isPass } from '../words/pass';
import { atVerb, pathVerb, unitsAtVerb, type PathOrder } from '../words/units';
import { verbOf } from '../words/verb';
import { chooseOrder, inOrder, type HexesOrder } from './order';
import { choosePaths, pointsByEnd } from './paths';
import { placeUnits } from './places';
import { roomForAll, waysForMost } from './room';
import { chooseUnits } from './units';

const heads = { kind: 'isle.try', rule: '7.1', title: 'try', word: 'try', seats: ['red'] as const };
const nothing = { disclose: () => null, take: () => undefined };
const rng = seededRng('isle');
const nameOf = (id: string, q: Parameters<typeof companies.print>[1]): string => companies.print(id, q);

describe('chooseUnits', () => {
  const kind = chooseUnits<Isle, object>({
    ...heads,
    ...nothing,
    verb: 'lose',
    help: 'these are lost',
    units: companies,
    words: { bows: () => ['archers', 'bowmen'] },
    silence: 'the first',
    why: (id) => (id === 'sappers' ? { rule: '7.2', text: 'dig elsewhere' } : null),
  });
  const facts = { eligible: ['archers', 'bowmen', 'axemen'], least: 1, most: 2, question: 'Who is lost?' };
  const q = asked(facts);

  it('asks with its verb, words for several and the default', () => {
    expect(kind.prompt(q)).toEqual({
      question: 'Who is lost?',
      choices: ['lose: 1 to 2 of Archers, Bowmen, Axemen'],
      examples: ['lose: bows', 'lose: Archers'],
    });
    expect(kind.ifSilent(q)).toEqual({ answer: ['archers'], text: 'the first: Archers' });
  });

  it('names somebody in its samples where the default is nobody, which stands first, and says so for silence', () => {
    const idle = chooseUnits<Isle, object>({
      ...{ ...heads, ...nothing, verb: 'lose', help: 'these are lost', units: companies, idle: 'nobody is lost' },
    });
    const free = asked({ ...facts, least: 0 });
    expect(idle.prompt(free).choices).toEqual(['lose: up to 2 of Archers, Bowmen, Axemen', 'pass']);
    expect(idle.prompt(free).examples).toEqual(['pass', 'lose: Archers']);
    expect(idle.ifSilent(free)).toEqual({ answer: [], text: 'nobody is lost' });
    expect(answered(idle, free, 'lose: Sappers').objections).toMatchObject([{ nearest: 'lose: Archers' }]);
  });

  it('reads names, beginnings of names and words', () => {
    expect(answered(kind, q, 'lose: Ax, archers')).toEqual({ answer: ['axemen', 'archers'], objections: [] });
    expect(answered(kind, q, 'lose: bows')).toEqual({ answer: ['archers', 'bowmen'], objections: [] });
  });

  it('refuses with the rule and the nearest legal order', () => {
    const [stranger, ...more] = answered(kind, q, 'lose: Sappers').objections;
    expect(stranger).toMatchObject({ rule: '7.2', text: 'Sappers dig elsewhere', nearest: 'lose: Archers' });
    expect(more).toEqual([]);
    expect(answered(kind, q, 'lose: Axemen, Bowmen, Archers').objections).toMatchObject([
      { rule: '7.1', text: '1 to 2 companies are to be named, not 3', nearest: 'lose: Axemen, Bowmen' },
    ]);
  });

  it('takes of a list given in advance those that are there, and the default when they are too few', () => {
    const verb = 'lose';
    expect(kind.assemble([{ verb, units: ['sappers', 'axemen'] }], q)).toEqual({ answer: ['axemen'] });
    expect(kind.assemble([{ verb, units: ['sappers'] }], q)).toEqual({ answer: ['archers'] });
  });

  it('answers itself where nothing is to be chosen', () => {
    expect(kind.only?.(asked({ ...facts, eligible: ['archers'], most: 1 }))).toEqual({ answer: ['archers'] });
    expect(kind.only?.(q)).toBeNull();
  });

  it('prints what it reads', () => {
    for (let i = 0; i < 20; i++) {
      const answer = kind.sample(q, rng);
      expect(answered(kind, q, ...kind.print(answer, q))).toEqual({ answer, objections: [] });
    }
  });
});

interface Flight {
  ways: Record<string, string[][]>;
  room: Record<string, number>;
}

describe('choosePaths', () => {
  const verb = pathVerb<Isle>('flee', 'the hexes a company flees through', companies, hexes);
  const end = (path: string[]): string => path.at(-1) ?? '';
  const best = ({ ways, room }: Flight) =>
    waysForMost(
      Object.entries(ways).map(([id, open]) => ({ id, points: 1, ways: open })),
      room,
    );
  const kind = choosePaths<Isle, object, Flight, PathOrder, string[]>({
    ...heads,
    ...nothing,
    verbs: [verb],
    concerns: (order, q) => q.facts.ways[order.unit] !== undefined,
    question: () => 'Where do they flee?',
    choices: (q) => Object.keys(q.facts.ways).map((id) => nameOf(id, q)),
    line: (unit, path, q) => verb.print({ verb: 'flee', unit, path }, q),
    named: (order) => [order.unit],
    meant: (orders) => Object.fromEntries(orders.map((o) => [o.unit, o.path])),
    judged: (answer, q) => [...new Set([...Object.keys(answer), ...Object.keys(q.facts.ways)])],
    why(id, path, _, q) {
      const [way] = q.facts.ways[id] ?? [];
      const text = path === undefined ? `a way is missing for ${nameOf(id, q)}` : `${nameOf(id, q)} may not go there`;
      return { rule: '7.3', text, nearest: way && verb.print({ verb: 'flee', unit: id, path: way }, q) };
    },
    together: (answer, q) =>
      [...pointsByEnd(answer, end, () => 1)].flatMap(([at, points]) =>
        points > (q.facts.room[at] ?? 0) ? [{ rule: '7.4', text: `${at} is full` }] : [],
      ),
    byDefault: (q) => best(q.facts),
    sample: (q, _, legal) => (legal(best(q.facts)) ? best(q.facts) : {}),
  });
  const q = asked<Flight>({
    ways: { archers: [['A0101', 'A0102'], ['A0201']], axemen: [['A0101', 'A0102']] },
    room: { A0102: 1, A0201: 1, A0203: 1 },
  });

  it('shows and takes the default: room for all of them', () => {
    const answer = { archers: ['A0201'], axemen: ['A0101', 'A0102'] };
    const lines = ['flee Archers: A0201', 'flee Axemen: A0101, A0102'];
    expect(kind.prompt(q)).toEqual({
      question: 'Where do they flee?',
      choices: ['Archers', 'Axemen'],
      examples: lines,
    });
    expect(kind.ifSilent(q)).toEqual({ answer, text: lines.join('; ') });
    expect(answered(kind, q, ...lines)).toEqual({ answer, objections: [] });
  });

  it('refuses each line with its rule and the nearest way, and names who was left out', () => {
    expect(answered(kind, q, 'flee Archers: 0203').objections).toMatchObject([
      { rule: '7.3', text: 'Archers may not go there', line: 1, nearest: 'flee Archers: A0101, A0102' },
      { rule: '7.3', text: 'a way is missing for Axemen', nearest: 'flee Axemen: A0101, A0102' },
    ]);
  });

  it('looks at all of them together', () => {
    const both = answered(kind, q, 'flee Archers: 0101, 0102', 'flee Axemen: 0101, 0102');
    expect(both.objections).toMatchObject([{ rule: '7.4', text: 'A0102 is full' }]);
  });

  it('finds room for all, or for as many as there is room for', () => {
    const leaving = [
      { id: 'a', points: 2, ways: [['X'], ['Y']] },
      { id: 'b', points: 2, ways: [['X']] },
    ];
    expect(roomForAll(leaving, { X: 2, Y: 2 })).toEqual({ a: ['Y'], b: ['X'] });
    expect(roomForAll(leaving, { X: 2 })).toBeNull();
    expect(waysForMost(leaving, { X: 2 })).toEqual({ a: ['X'] });
  });

  it('finds room for as many as may, or for those worth most, not for whoever comes first', () => {
    const [big, small, last] = [
      { id: 'big', points: 3, ways: [['X']] },
      { id: 'small', points: 2, ways: [['X']] },
      { id: 'last', points: 1, ways: [['X']] },
    ];
    const room = { X: 3 };
    expect(waysForMost([big, small, last], room)).toEqual({ small: ['X'], last: ['X'] });
    expect(waysForMost([{ ...big, worth: 9 }, small, last], room)).toEqual({ big: ['X'] });
    expect(waysForMost([small, last, big], room, { big: true })).toEqual({ big: ['X'] });
  });
});

interface Coming {
  units: string[];
  places: string[];
}

describe('placeUnits', () => {
  const landing = (several: boolean) => {
    const one = atVerb<Isle>('land', 'a company lands', companies, hex);
    const many = unitsAtVerb<Isle>('land', 'companies land', companies.list, hex);
    const at = ({ units, places }: Coming): Arrival[] => units.map((unit) => ({ unit, at: places[0] ?? '' }));
    return placeUnits<Isle, object, Coming>({
      ...heads,
      ...nothing,
      verb: several ? { several: many } : one,
      mayStay: true,
      units: (q) => q.facts.units,
      open: (q) => () => q.facts.places,
      question: () => 'Who lands where?',
      choices: (q) => [`land at ${q.facts.places.join(' | ')}`],
      concerns: (order) => isPass(order) || 'at' in order,
      why: (amiss, { unit, at: place }, q) => ({ rule: '8.1', text: `${nameOf(unit, q)}, ${place}: ${amiss}` }),
      nearest: (amiss, { unit }, q) =>
        amiss === 'place' ? one.print({ verb: 'land', unit, at: q.facts.places[0] ?? '' }, q) : undefined,
      together: (arrivals, _, sound) =>
        sound && arrivals.length > 2 ? [{ level: 'doubtful', rule: '8.2', text: 'that is many' }] : [],
      byDefault: (q) => at(q.facts),
      sample: (q) => at(q.facts).slice(1),
    });
  };
  const q = asked<Coming>({ units: ['archers', 'axemen', 'sappers'], places: ['A0103', 'A0202'] });

  it('prints an order a unit, or one a place, and reads both again', () => {
    const lines = ['land Archers at A0103', 'land Axemen at A0103', 'land Sappers at A0103'];
    expect(landing(false).prompt(q).examples).toEqual([...lines, 'pass']);
    const together = ['land Archers, Axemen, Sappers at A0103'];
    expect(landing(true).ifSilent(q)).toMatchObject({ text: together.join() });
    for (const kind of [landing(false), landing(true)]) {
      const answer = kind.sample(q, rng);
      expect(answered(kind, q, ...kind.print(answer, q))).toMatchObject({ answer, objections: [] });
      expect(answered(kind, q, ...kind.print([], q))).toEqual({ answer: [], objections: [] });
    }
  });

  it('reads a hex by what is printed in it', () => {
    expect(answered(landing(true), q, 'land Sappers at Mill')).toMatchObject({
      answer: [{ unit: 'sappers', at: 'A0103' }],
    });
  });

  it('refuses who does not come, who comes twice and what is not open, each with its line', () => {
    const lines = ['land Bowmen at 0103', 'land Archers at 0202', 'land Archers at 0103', 'land Axemen at 0101'];
    expect(answered(landing(false), q, ...lines).objections).toEqual([
      { level: 'illegal', rule: '8.1', line: 1, text: 'Bowmen, A0103: stranger' },
      { level: 'illegal', rule: '8.1', line: 3, text: 'Archers, A0103: again' },
      { level: 'illegal', rule: '8.1', line: 4, text: 'Axemen, A0101: place', nearest: 'land Axemen at A0103' },
    ]);
  });

  it('looks at all of them together once each alone is sound', () => {
    expect(answered(landing(true), q, 'land archers, axemen, sappers at 0202').objections).toMatchObject([
      { level: 'doubtful', rule: '8.2' },
    ]);
  });
});

describe('chooseOrder', () => {
  const verb = verbOf<Isle, HexesOrder>({ verb: 'order', syntax: 'order hex, hex', help: '', parts: { hexes } });
  const kind = chooseOrder<Isle, object>({
    ...heads,
    ...nothing,
    verb,
    question: (combats) => `Which comes first? As things stand: ${combats}.`,
    absent: { rule: '9.1', says: (at) => `nobody fights for ${at}` },
    twice: '9.2',
  });
  const q = asked({ combats: ['A0101', 'A0102', 'A0103'] });

  it('asks for those that come first, and leaves the others as they stand', () => {
    expect(kind.prompt(q)).toEqual({
      question: 'Which comes first? As things stand: A0101, A0102, A0103.',
      choices: ['order hex, hex (of A0101, A0102, A0103)'],
      examples: ['order A0103, A0102, A0101'],
    });
    expect(answered(kind, q, 'order Mill')).toEqual({ answer: ['A0103'], objections: [] });
    expect(inOrder(['A0103'], q.facts.combats)).toEqual(['A0103', 'A0101', 'A0102']);
    const answer = kind.sample(q, rng);
    expect(answered(kind, q, ...kind.print(answer, q))).toEqual({ answer, objections: [] });
  });

  it('refuses other hexes, and one that stands twice, with its line', () => {
    const nearest = 'order A0101, A0102, A0103';
    expect(answered(kind, q, 'order 0203, 0101, 0101').objections).toEqual([
      { level: 'illegal', rule: '9.1', text: 'nobody fights for A0203', line: 1, nearest },
      { level: 'illegal', rule: '9.2', text: 'A0101 stands twice in the order', line: 1, nearest },
    ]);
  });

  it('leaves out of a plan the combats that are over', () => {
    expect(kind.assemble([{ verb: 'order', hexes: ['A0203', 'A0102'] }], q)).toEqual({ answer: ['A0102'] });
  });
});
