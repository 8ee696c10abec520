import { often, sampled } from '../config/testing/depth';
import { mutate, printedOrders } from './mutated-orders';
import { fate, positionOf, readTexts, recorded, verdictOn, type Written } from './written-orders';

/** The texts of a corpus with what became of each. Of the long last ones some are tried; all of them with LONG_TESTS. */
function fatesOf(file: string): readonly { fate: string; text: string }[] {
  const texts = readTexts<Written[]>(file);
  const tried = sampled(texts, ONE_IN[file] ?? 1);
  const known = FATES.get(file) ?? tried.map((one) => ({ fate: fate(one), text: one.text }));
  FATES.set(file, known);
  return known;
}
/** So many texts are there to one that is tried in every run. */
const ONE_IN: Readonly<Record<string, number>> = {
  'crowd.json': 2,
  'rounds.json': 6,
  'four-systems.json': 2,
};
const FATES = new Map<string, readonly { fate: string; text: string }[]>();

/** `people.json`: the set-ups, the sea, the air, the campaign and Syria, by other hands; `strangers.json`: ground, sea and air by a third; `crowd.json`: many questions, six languages; `isles.json`: a system of its own; `passers-by.json`: all three systems, once more; `rounds.json`: round upon round of new texts for the games of `texts.json`, meant at first sight 71, 71, 73, 86, 78, 80, 72, 85, 82 and (plainer ones) 97 of 100; `four-systems.json`: the same over the games of all systems, harder ones, meant at first sight 76, 82 and 80 of 100. */
describe.each([
  'texts.json',
  'people.json',
  'strangers.json',
  'crowd.json',
  'isles.json',
  'passers-by.json',
  'rounds.json',
  'four-systems.json',
])('orders as people write them: %s', (file) => {
  const texts = fatesOf(file);
  const fates = texts.filter((one) => one.fate !== 'unusable');
  const count = (...names: string[]): number => fates.filter((one) => names.includes(one.fate)).length;

  it('can be given in the games that they were written for, most of them', () => {
    expect(fates.length / texts.length).toBeGreaterThan(0.98);
    expect(fates.length).toBeGreaterThan(50);
  });

  it('are never read otherwise than they were meant', () => {
    expect(fates.filter((one) => one.fate === 'wrong')).toEqual([]);
  });

  it('are read as they were meant in 88 of 100', () => {
    expect(count('meant', 'asked') / fates.length).toBeGreaterThanOrEqual(0.88);
  });

  if (file === 'texts.json')
    it('of the rest most get back what was meant', () => {
      expect(count('offered') / Math.max(1, count('offered', 'refused'))).toBeGreaterThanOrEqual(0.9);
    });
});

describe('what is not read as it was meant, of all that other hands wrote', () => {
  // Written last, and mended least: of its rest a half gets back the line.
  it.each([
    [['texts.json', 'people.json', 'strangers.json', 'crowd.json', 'isles.json'], 0.9],
    [['passers-by.json'], 0.4],
  ])('gets back what was meant, or the two that it may be: %s', (files, least) => {
    const rest = files.flatMap(fatesOf).filter((one) => one.fate === 'offered' || one.fate === 'refused');
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter((one) => one.fate === 'offered').length / rest.length).toBeGreaterThanOrEqual(least);
  });
});

/** `nearest`: the whole order that is offered; `first`: the first of those that it could be; `forms`: what forms begin with, three at most. */
interface Offered {
  game: string;
  who: string;
  text: string;
  nearest?: string;
  first?: string;
  forms?: string[];
}

describe('what is offered where a line is not taken', () => {
  const texts = readTexts<Offered[]>('offered-kinds.json');
  it.each(texts)('$game: $text', ({ game, who, text, nearest, first, forms }) => {
    const verdict = verdictOn(game, who, text);
    expect(recorded(verdict)).toBeNull();
    const [line] = verdict.lines;
    if (nearest !== undefined) expect(line?.nearest).toBe(nearest);
    if (first !== undefined) expect(line?.could?.[0]).toBe(first);
    if (forms !== undefined) {
      expect(line?.nearest).toMatch(/, pass or HELP$/);
      expect(forms.map((form) => line?.nearest?.includes(form))).toEqual([true, ...forms.slice(1).map(() => false)]);
    }
  });
});

/** Each was refused, or read otherwise, before its kind of writing was mended, or stands beside such a one. */
describe.each(['mended-kinds.json', 'said-otherwise.json'])('kinds of writing that were not understood: %s', (file) => {
  const texts = readTexts<Written[]>(file);
  it.each(texts)('$game: $text', (one) => {
    expect(fate(one)).toMatch(/^(?:meant|asked)$/);
  });
});

describe('a group that the verb has no word for', () => {
  it.each([
    ['H6YY@44', 'anna', 'both advance', 'advance 25/7A, 6 Cav'],
    ['H6YY@22', 'anna', 'both cruisers against 1515', 'bombard 1515: Phoebe, Ajax'],
  ])('is of those whom the question asks: %s, %s: %s', (game, who, text, order) => {
    const meant = recorded(verdictOn(game, who, order));
    expect(meant).not.toBeNull();
    expect(recorded(verdictOn(game, who, text))).toBe(meant);
  });
});

describe('a line that what is asked cannot do', () => {
  it.each([
    ['XV2H', '25/7A to 1723', 'move 25/7A to 1723'],
    ['XV2H', 'send 25/7A to 1723', 'move 25/7A to 1723'],
    // Of what would be doubtful then: the nearest that is not.
    ['XV2H', '25/7A to 1925', 'move 25/7A to 1825'],
  ])('is offered as the later order that can: %s, %s: %s', (game, text, nearest) => {
    const verdict = verdictOn(game, 'anna', text);
    expect(recorded(verdict)).toBeNull();
    expect(verdict.lines).toMatchObject([{ status: 'error', nearest }]);
  });
});

describe('a line without its verb, and with a slip in a name', () => {
  it.each([
    ['campaign/task-forces', 'TF C to Antikithera Strait', 'move TF C to Kithera Strait'],
    ['campaign/task-forces', 'TF C: Antikithera Strait', 'move TF C: Kithera Strait'],
    // What goes by sea here is told a port, and this is none.
    ['XV2H', '25/7A to Merdjayuon', 'move 25/7A to Merdjayoun'],
  ])('is told the name, in a whole order: %s, %s: %s', (game, text, nearest) => {
    const [who = ''] = Object.keys(positionOf(game).seats);
    const verdict = verdictOn(game, who, text);
    expect(verdict.lines).toMatchObject([{ status: 'error', nearest }]);
    expect(verdict.lines[0]?.why).not.toContain('is no order');
  });
  it.each([
    ['TF A to Antikythera', '"Antikythera" is not understood here', 'TF A to ____'],
    // The word may be of a name that another would stand for without it.
    ['TF A to Zebra Sea', '"Zebra" is not understood here', 'TF A to ____ Sea'],
  ])('is told the word, where nothing is called like it: %s', (text, why, nearest) =>
    expect(verdictOn('8BD2', 'tom', text).lines).toMatchObject([{ status: 'error', why, nearest }]),
  );
  it.each(['Thanks to Bob', 'Best regards to Anna'])('is none where nothing of it is known: %s', (text) =>
    expect(verdictOn('2P43', 'anna', text).lines[0]?.why).toContain('is no order'),
  );
});

describe('a word for what is asked later, where it may be ordered now too', () => {
  it('is asked about: it was kept for a retreat that nobody had to make', () => {
    const one = readTexts<Written[]>('passers-by.json').find(({ text }) => text.includes('fall back to 4216'));
    const verdict = verdictOn(one?.game ?? '', one?.who ?? '', one?.text ?? '');
    expect(recorded(verdict)).toBeNull();
  });
  it('is what may be ordered now, where it only means to go', () =>
    expect(verdictOn('H6YY@50', 'anna', '6 Cav rückt nach 1823 nach').inForce).toEqual(['exploit 6 Cav: 1823']));
});

describe('a name of several things that come to one order', () => {
  const texts = readTexts<Written[]>('one-order.json');
  it.each(texts)(
    'is read as that order, or refused for what is wrong with it: $game: $text',
    ({ game, who, text, want }) => {
      const [order = ''] = want;
      const [meant, got] = [order, text].map((one) => verdictOn(game, who, one));
      expect(meant && recorded(meant)).toBe(got && recorded(got));
      expect(meant?.lines.map(({ why, rule }) => [why, rule])).toEqual(got?.lines.map(({ why, rule }) => [why, rule]));
    },
  );
  it('can be given in some games, and in others not', () => {
    const sound = texts.map(({ game, who, want: [order = ''] }) => recorded(verdictOn(game, who, order)) !== null);
    expect(new Set(sound)).toEqual(new Set([true, false]));
  });
});

describe('nothing of something that is not asked', () => {
  it.each(['nobody moves', "don't move anything"])('offers to pass what is asked, and does not pass it: %s', (text) => {
    const verdict = verdictOn('7YA8', 'anna', text);
    expect(recorded(verdict)).toBeNull();
    expect(verdict.lines.map(({ nearest }) => nearest)).toEqual(['pass']);
  });
});

describe('an order whose verb alone is of another language', () => {
  it.each([
    ['7YA8', 'bitte attack 1722: 25/7A; guns none', 'attack 1722: 25/7A; guns none'],
    ['7YA8', 'angriff 1722: 25/7A; guns none', 'attack 1722: 25/7A; guns none'],
  ])('%s: is read with all that stands behind it: %s', (game, text, order) => {
    const meant = recorded(verdictOn(game, 'anna', order));
    expect(meant).not.toBeNull();
    expect(recorded(verdictOn(game, 'anna', text))).toBe(meant);
  });
});

describe('nothing, in other words', () => {
  it.each([
    'keiner bewegt sich',
    'nessuno si muove',
    'restiamo fermi',
    'personne ne bouge',
    'nadie se mueve',
    'nikt się nie rusza',
  ])('is a pass: %s', (text) => expect(verdictOn('2P43', 'anna', text).inForce).toEqual(['pass']));
});

describe('what a player writes behind two strokes', () => {
  it.each(['move 13/IV/Sturm to 4313 // for the guns', '13/IV/Sturm nach 4313 //for the guns'])(
    'stands in the receipt as his note: %s',
    (text) => {
      const verdict = verdictOn('2P43', 'anna', text);
      expect(verdict.inForce).toEqual(['move 13/IV/Sturm: W4313']);
      expect(verdict.lines.map((line) => line.why)).toEqual(['your note: "for the guns"']);
    },
  );
  it('is his own behind "#"', () => {
    const verdict = verdictOn('2P43', 'anna', 'move 13/IV/Sturm to 4313 # for the guns');
    expect(verdict.lines.map((line) => line.why)).toEqual([undefined]);
  });
});

describe('a name that has lost its beginning', () => {
  it.each(readTexts<Written[]>('broken-names.json'))(
    'is no group, whatever it ends in: $text',
    ({ game, who, text }) => {
      expect(recorded(verdictOn(game, who, text))).toBeNull();
    },
  );
});

describe('a word in front of a verb that is not understood as a whole', () => {
  it.each(readTexts<Written[]>('in-front.json'))('is no slip of another verb: $text', ({ game, who, text }) => {
    const { lines } = verdictOn(game, who, text);
    expect(lines[0]).toMatchObject({ status: 'error' });
    expect(lines[0]?.nearest ?? '').not.toMatch(/^place\b/);
  });
});

describe('what is told of an order, and not taken', () => {
  it.each([
    // What it is without the condition at its end.
    ['2P43', 'anna', 'attack 4415: Braun, Von Plessen only at 2-1 or better', 'declare W4415: Braun, Von Plessen'],
    ['2P43', 'anna', 'move 13/IV/Sturm to 4313 unless it is occupied', 'move 13/IV/Sturm to W4313'],
    // What it is with a letter that is spelled.
    ['8BD2', 'tom', 'Task force Alpha: Mirtoon Sea', 'move TF A: Mirtoon Sea'],
  ])('%s, %s: %s: %s', (game, who, text, order) => {
    const verdict = verdictOn(game, who, text);
    expect(recorded(verdict)).toBeNull();
    expect(verdict.lines.map(({ nearest }) => nearest)).toEqual([undefined]);
    expect(verdict.lines[0]?.why).toContain(`"${order}"`);
  });
});

describe('what an order denies or limits', () => {
  it.each([
    'non spostare 13/IV/Sturm a 4313',
    '13/IV/Sturm nicht nach 4313',
    'ne déplacez pas 13/IV/Sturm vers 4313',
    'no muevas 13/IV/Sturm a 4313',
    'nie ruszaj 13/IV/Sturm do 4313',
    'move 13/IV/Sturm to 4313 unless zebra',
    'move 13/IV/Sturm to 4313 (if free)',
  ])('is not left out of what is offered in its place: %s', (text) => {
    const verdict = verdictOn('2P43', 'anna', text);
    expect(recorded(verdict)).toBeNull();
    expect(verdict.lines.map((line) => [line.status, line.nearest])).toEqual([['error', undefined]]);
  });
});

/** Of two systems, and of the isles, whose units are called by numbers that their places have too; all four by `npm run soak:orders`. */
describe.each(['texts.json', 'isles.json'])('an order of %s with a word in it that was changed at random', (file) => {
  it('names no other unit and no other place without being asked', () => {
    expect(mutate(printedOrders([file]), often(400, 10_000), 'slips').strange).toEqual([]);
  });
});
