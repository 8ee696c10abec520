import type { Clause } from './clause';
import type { Grammar } from './free-reading';
import type { Term } from './glossary';
import { wordingsOf, type Settled } from './wordings';

/** More than this are not written out for a word. */
const MOST_NAMED = 30;

/** By these all go who have to. */
const AWAY: readonly string[] = ['retreat', 'withdraw'];

/** Nobody is named. */
export const NOBODY: Settled = {
  ...{ units: [], group: null, from: null, places: [], stack: null, without: [], called: null },
};

/** The first wording of verbs that is an order; one that can be given before one whose time is over. `going`: somebody goes somewhere. */
export function firstOrder(grammar: Grammar, verbs: readonly string[], one: Settled, going = false): string[] {
  let over: string | null = null;
  for (const verb of verbs)
    for (const text of textsOf(verb, one, going)) {
      const found = grammar.reads(text);
      if (found === null) continue;
      if (grammar.comes(text)) return [found];
      over ??= found;
    }
  return over === null ? [] : [over];
}

function textsOf(verb: string, one: Settled, going: boolean): string[] {
  const called = one.called === null ? [] : wordingsOf(verb, { ...one, places: one.called }, going);
  return [...called, ...wordingsOf(verb, one, going)];
}

const legalIn =
  (grammar: Grammar) =>
  (text: string): boolean =>
    grammar.legal(text);
const unit = (text: string): Term => ({ text, names: [], sort: 'unit', own: true });

/**
 * A group that no word of the order says, or of which not all are asked: by name those whom the open question asks, if that may be
 * ordered (`both advance`, `all Stukas on TF B`). `said`: the order as far as it has a word for the group.
 */
export function ofThoseAsked(grammar: Grammar, { verbs }: Clause, one: Settled, said: string[]): string[] {
  if (said.length > 1 || one.without.length > 0 || (said[0] !== undefined && grammar.legal(said[0]))) return said;
  const open = verbs.flatMap((meaning) => grammar.verbs(meaning)).filter((verb) => grammar.open.includes(verb));
  const asked = grammar.asked().map(unit);
  const meant = one.units.length === 0 ? asked : asked.filter(({ text }) => one.units.some((u) => u.text === text));
  // `all back to 3525`, where only the place is asked: who has to go is no choice.
  const away =
    one.units.length > 0 ? [] : (verbs.length > 0 ? open : grammar.open).filter((verb) => AWAY.includes(verb));
  const together = firstOrder(grammar, away, { ...one, group: null }).filter(legalIn(grammar));
  if (together.length > 0) return together;
  if (meant.length === 0 || meant.length > MOST_NAMED) return said;
  const order = (units: readonly Term[]): string[] =>
    firstOrder(grammar, verbs.length > 0 && !verbs.includes('go') ? open : grammar.open, {
      ...one,
      units,
      group: null,
    }).filter(legalIn(grammar));
  const named = order(meant);
  if (named.length > 0) return named;
  const able = meant.filter((one) => order([one]).length > 0);
  // Without anybody the group is said nothing of: `search Suda with all`.
  const left = able.length > 0 && able.length < meant.length ? order(able) : [];
  if (left.length > 0 || said.length > 0 || one.units.length > 0) return left.length > 0 ? left : said;
  // `everybody back to 4216`: an order that names nobody means all whom the question asks.
  const whole = order([]);
  const spelled = whole.flatMap((text) => grammar.spelled(text)).join('\n');
  return meant.every(({ text }) => spelled.includes(text)) ? whole : said;
}

/** What may be ordered of the only one whom the open question asks: `to 1727`, `we fight`. */
export function ofTheOnly(grammar: Grammar, verbs: readonly string[], one: Settled): string[] {
  const [text, ...more] = grammar.asked();
  if (text === undefined || more.length > 0 || one.units.length > 0 || one.group !== null) return [];
  const who = firstOrder(grammar, verbs, { ...one, units: [unit(text)] });
  const found =
    who.length > 0 || one.places.length > 0 ? who : firstOrder(grammar, verbs, { ...one, places: [unit(text)] });
  return found.filter(legalIn(grammar));
}

/** Whether those whom an order names by a word for two or more are so many. */
export function isCounted(grammar: Grammar, { units }: Settled, [order]: readonly string[], count: number): boolean {
  const all = order === undefined ? [] : [order, ...grammar.spelled(order)];
  const parts = all.flatMap((text) => text.split(/, |: |; | to | at | with /));
  const named = grammar.asked().filter((text) => parts.some((part) => part.endsWith(text)));
  return named.length === count || units.length === count;
}

/** Of those whom words for a kind of them name, and who are asked about, those whom an order leaves out. */
export function missingOf(grammar: Grammar, { units }: Settled, order: string): readonly string[] {
  const asked = grammar.asked();
  const meant = units.flatMap(({ text, own }) => (own === true && asked.includes(text) ? [text] : []));
  if (meant.length < 2) return [];
  const parts = [order, ...grammar.spelled(order)].flatMap((text) =>
    text.split(/, |: |; | to | at | with | from | > /),
  );
  const isNamed = (who: string): boolean => parts.some((part) => part === who || part.endsWith(` ${who}`));
  // An order that names nobody, or a word for all of them, leaves nobody out.
  return meant.some(isNamed) ? meant.filter((who) => !isNamed(who)) : [];
}
