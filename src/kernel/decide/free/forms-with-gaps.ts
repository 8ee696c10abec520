import type { Clause } from './clause';
import type { FreeRead, Grammar } from './free-reading';
import { GAP } from './gap';
import { wordingsOf, wordingsOfTwo, type Settled } from './wordings';

type Asked = Extract<FreeRead, { is: 'asked' }>;

/** So many things are tried in the place of what is missing: some are aircraft, some ships, some on foot. */
const MOST_TRIED = 5;
/** Of carriers there are fewer. */
const MOST_CARRIERS = 20;

/** The order as far as it was understood, all of it, with a gap for what is missing. */
export function formOf(grammar: Grammar, clause: Clause, one: Settled): Asked {
  const verbs = clause.verbs.length > 0 ? clause.verbs.flatMap((v) => grammar.verbs(v)) : grammar.main;
  const verb = verbs.find((v) => grammar.open.includes(v)) ?? verbs[0];
  if (verb === undefined) return { is: 'asked', why: 'this cannot be ordered now', could: [] };
  const who = [...(one.group === null ? [] : [one.group]), ...one.units.map((u) => u.text)].join(', ');
  const where = [...(one.from === null ? [] : [`from ${one.from.text}`]), ...one.places.map((p) => p.text)].join(', ');
  // Where who and where are known there is no gap to name: the exact reading says what is wrong.
  // Nobody is told a form for all of something that is not asked.
  const isStrange = one.group !== null && !grammar.open.includes(verb);
  const isAll = who !== '' && where !== '';
  const could = isStrange || !isAll ? [] : verbs.flatMap((each) => withCarrier(grammar, each, one)).slice(0, 1);
  if (could.length > 0) return { is: 'asked', why: 'who carries them is not said', could, lacks: true };
  if (isStrange || isAll) return { is: 'asked', why: `this is no form of "${verb}"`, could: [] };
  return { is: 'asked', why: `this is no form of "${verb}"`, could: withGap(grammar, verb, one, who), lacks: true };
}

/** `land 251 Mtn at 4817`: the order of whoever carries them there, with a gap for him. */
function withCarrier(grammar: Grammar, verb: string, one: Settled): string[] {
  for (const term of grammar.glossary.some('unit', MOST_CARRIERS)) {
    const said = wordingsOfTwo(verb, { ...one, from: null, units: [term, ...one.units] });
    const found = said.find((text) => text.startsWith(`${verb} ${term.text} `) && grammar.reads(text) !== null);
    if (found !== undefined) return [found.replace(term.text, GAP)];
  }
  return [];
}

/** The order of a verb that something stands in for what is missing, with a gap there: `attack TF C: ____`. */
function withGap(grammar: Grammar, verb: string, one: Settled, who: string): string[] {
  const sort = who === '' ? 'unit' : 'place';
  const tries = grammar.glossary.some(sort, MOST_TRIED);
  for (const term of tries) {
    const whole = sort === 'unit' ? { ...one, units: [term] } : { ...one, places: [term], called: null };
    const found = [...wordingsOf(verb, whole, true), ...wordingsOf(verb, whole)].find(
      (text) => grammar.reads(text) !== null,
    );
    if (found !== undefined) return [found.replace(term.text, GAP)];
  }
  return [];
}
