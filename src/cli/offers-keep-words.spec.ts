import { often, sampled } from '../config/testing/depth';
import { ownSystems } from '../config/testing/systems';
import { seededRng } from '../kernel/decide/rng';
import { playByMails } from '../kernel/testing/mail-game';
import { Glossary } from '../kernel/decide/free/glossary';
import { itemsOf } from '../kernel/decide/free/items';
import { keepsWords } from '../kernel/decide/free/kept-words';
import { ENGLISH } from '../kernel/decide/free/languages/en';
import { WordsOfLine } from '../kernel/decide/free/words-of-line';
import type { LineVerdict } from '../kernel/decide/verdict';
import { toldOtherwise } from '../kernel/testing/spoiled-lines';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { fold, positionOf, readTexts, recorded, systems, verdictOn, type Written } from './written-orders';

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

/** Words that deny, limit or make conditions in the languages of the corpus. */
const DENYING =
  /^(?:not|no|never|if|unless|until|when|after|before|except|without|nicht|kein|keine|wenn|falls|außer|ohne|pas|sauf|sans|si|non|senza|eccetto|salvo|sin|excepto|nie|bez|oprócz|jeśli)$/iu;

/**
 * What was understood of a line and is in its order no more: numbers, exact names of units and places, negations and conditions. What the
 * refusal quotes was not understood; "nothing else" is said by saying no more.
 */
function leftOut(game: string, who: string, { text, why = '', nearest = '' }: LineVerdict): string[] {
  const read = recorded(verdictOn(game, who, nearest)) ?? '';
  const kept = atoms(`${nearest} ${read}`);
  const quoted = [...why.matchAll(/"([^"]+)"/g)].flatMap(([, said = '']) => atoms(said));
  const said = atoms(text).filter((word) => !quoted.includes(word));
  const numbers = said.filter((word) => /^\p{N}/u.test(word) && !kept.includes(word));
  const denied = said.filter((word) => DENYING.test(word) && !kept.includes(word));
  const names = named(game, who, text).filter(
    (term) => !atoms(term.said).some((word) => quoted.includes(word)) && !term.texts.some((one) => isIn(one, kept)),
  );
  return [...numbers, ...denied, ...names.map((term) => term.said)];
}

/** A line without what its refusal quotes: `no type of air unit is called "Ju-7"` tells that it was not understood. */
const understood = ({ text, why = '' }: LineVerdict): string =>
  [...why.matchAll(/"([^"]+)"/g)].reduce((left, [, said = '']) => left.replace(said, ''), text);

/** Whether all words of a name stand in an order; of a place its number may. */
const isIn = (name: string, kept: readonly string[]): boolean => atoms(name).every((word) => kept.includes(word));

/** The exact names of units and places in a line, each with what orders call it. */
function named(game: string, who: string, text: string): { said: string; texts: string[] }[] {
  const { system, seats, position } = positionOf(game);
  const engine = systems.engine(system);
  const seat = seats[who] ?? '';
  const scope = { seat, view: engine.view(position, seat) as never, data: engine.system.data as never };
  const terms = engine.system.glossary?.(scope);
  if (!terms) return [];
  const items = itemsOf(new WordsOfLine(text, new Glossary(terms)), ENGLISH, ENGLISH);
  return items.flatMap(({ exact, said, terms: all }) =>
    exact && said.length > 2 && all.every(({ sort }) => sort !== 'aim')
      ? [{ said, texts: [...all.map((t) => t.text), said] }]
      : [],
  );
}

describe('what FIX takes in the place of a line that people wrote', () => {
  it('is looked through for numbers, names and negations that it lost', () => {
    const text = 'not move 13/IV/Sturm and Braun to 4313';
    const line = { number: 1, status: 'error', text, nearest: 'move 13/IV/Sturm to 4313' } as const;
    expect(leftOut('2P43', 'anna', line)).toEqual(['not', 'Braun']);
  });
  it('holds all its words', () => {
    const hands = [
      'texts.json',
      'people.json',
      'strangers.json',
      'crowd.json',
      'isles.json',
      'passers-by.json',
      'four-systems.json',
    ];
    const files = [...hands, 'variants.json', 'mended-kinds.json'];
    const lost: string[][] = [];
    let offered = 0;
    for (const { game, who, text } of sampled(
      files.flatMap((file) => readTexts<Written[]>(file)),
      3,
    ))
      for (const line of verdictOn(game, who, text).lines) {
        // Of an order that was understood another may be legal, named with its rule; a form is no order.
        if (line.nearest === undefined || line.rule !== undefined) continue;
        if (recorded(verdictOn(game, who, line.nearest)) === null) continue;
        offered += 1;
        if (line.nearest === 'pass') continue;
        if (!keepsWords(understood(line), line.nearest)) lost.push([line.text, line.nearest]);
        const left = leftOut(game, who, line);
        if (left.length > 0) lost.push([line.text, line.nearest, ...left]);
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
