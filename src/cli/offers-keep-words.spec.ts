import { often, sampled } from '../config/testing/depth';
import { ownSystems } from '../config/testing/systems';
import { seededRng } from '../kernel/decide/rng';
import { playByMails } from '../kernel/testing/mail-game';
import { keepsWords } from '../kernel/decide/free/kept-words';
import { toldOtherwise } from '../kernel/testing/spoiled-lines';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { fold, readTexts, recorded, verdictOn, type Written } from './written-orders';

const texts = ['texts.json', 'variants.json', 'isles.json'].flatMap((file) => readTexts<Written[]>(file));
const orders = texts.flatMap((one) => (one.want === 'ask' ? [] : one.want.map((order) => ({ ...one, order }))));
const atoms = (text: string): string[] => fold(text).match(/\p{N}+|\p{L}+/gu) ?? [];
/** Words that an order says otherwise, or not at all. */
const EMPTY = ['to', 'with', 'and', 'from', 'at', 'declare', 'attack'];

describe('what is offered in the place of an order with a slip in it', () => {
  it.each([
    ['search Matapan wtih He-111 II/KG26', '111'],
    ['search Matapan and Candia Bay with Do-17 I/KG2', 'candia'],
  ])('is no order that leaves a part of it out: %s', (text, part) => {
    const offers = verdictOn('X4M6', 'anna', text).lines.flatMap(({ nearest }) => nearest ?? []);
    const orders = offers.filter((offer) => recorded(verdictOn('X4M6', 'anna', offer)) !== null);
    expect(orders.filter((order) => !atoms(order).includes(part))).toEqual([]);
  });
  it('holds every other word of it', () => {
    const rng = seededRng('offers');
    const lost: string[][] = [];
    for (let i = 0; i < often(100, 5_000); i++) {
      const { game, who, order } = orders[rng.int(orders.length)] as (typeof orders)[number];
      const words = order.split(' ');
      const at = rng.int(words.length);
      const word = words[at] ?? '';
      const cut = rng.int(word.length);
      const written = words.map((w, n) => (n === at ? word.slice(0, cut) + word.slice(cut + 1) : w)).join(' ');
      const verdict = verdictOn(game, who, written);
      const rest = words.flatMap((w, n) => (n === at ? [] : atoms(w))).filter((w) => !EMPTY.includes(w));
      for (const { nearest, rule } of verdict.lines) {
        // Of an order that was understood another may be legal; a form is no order.
        const read = nearest === undefined || rule !== undefined ? null : recorded(verdictOn(game, who, nearest));
        if (read === null) continue;
        const missing = rest.filter((w) => !atoms(`${nearest ?? ''} ${read}`).includes(w));
        if (missing.length > 0) lost.push([written, nearest ?? '', ...missing]);
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('what FIX takes in the place of a line that people wrote', () => {
  it('holds all its words', () => {
    const hands = ['texts.json', 'people.json', 'strangers.json', 'crowd.json', 'isles.json', 'passers-by.json'];
    const files = [...hands, 'variants.json'];
    const lost: string[][] = [];
    let offered = 0;
    for (const { game, who, text } of sampled(
      files.flatMap((file) => readTexts<Written[]>(file)),
      2,
    ))
      for (const line of verdictOn(game, who, text).lines) {
        // Of an order that was understood another may be legal, named with its rule; a form is no order.
        if (line.nearest === undefined || line.rule !== undefined) continue;
        if (recorded(verdictOn(game, who, line.nearest)) === null) continue;
        offered += 1;
        if (line.nearest !== 'pass' && !keepsWords(line.text, line.nearest)) lost.push([line.text, line.nearest]);
      }
    expect(lost).toEqual([]);
    expect(offered).toBeGreaterThan(0);
  });
});

describe('a form with a gap in it', () => {
  it.each(['move 13/IV/Sturm to W4313 ____', 'let 16/IV/Sturm go ____ to 4413'])('is no order: %s', (text) => {
    expect(recorded(verdictOn('2P43', 'anna', text))).toBeNull();
  });
});

describe('a mail of a game in which one line is spoiled', () => {
  // The scenario of the examples of its orders: each system has its own names for them.
  const games = Object.entries<SystemFolder>(SYSTEMS).map(([id, { orders, demo }]) => [
    id,
    orders?.scenarios[0] ?? demo.scenario,
  ]);
  it.each(games)('has every other line judged as in the mail without that one: %s', (system = '', scenario = '') => {
    const [most, times] = [often(4, 60), 2];
    const engine = ownSystems().engine(system);
    const rng = seededRng(`spoiled/${system}`);
    const found: (string[] | null)[] = [];
    playByMails(engine, {
      ...{ scenario, options: {}, seed: 'spoiled', most },
      onMail(position, open, text) {
        for (let i = 0; i < times; i++) found.push(toldOtherwise(engine, { position, open, text }, rng));
      },
    });
    const judged = found.flatMap((one) => (one === null ? [] : [one]));
    expect(judged.flat()).toEqual([]);
    expect(judged.length).toBeGreaterThan(most / 2);
  });
});

describe('a form with a gap in it', () => {
  it.each([
    ['7YA8', 'anna', 'attack Merdjayoun', 'attack 1722: ____'],
    ['7YA8', 'anna', 'attack with 25/7A', 'attack ____: 25/7A'],
  ])('in %s is an order once the gap is filled, %s: %s', (game, who, text, form) => {
    expect(verdictOn(game, who, text).lines.map(({ nearest }) => nearest)).toEqual([form]);
    const filled = form.replace('____', form.startsWith('attack _') ? '1722' : '25/7A');
    expect(recorded(verdictOn(game, who, filled))).not.toBeNull();
  });
});
