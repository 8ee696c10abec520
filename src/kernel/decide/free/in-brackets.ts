import { atomsOf } from './atoms';
import type { Glossary } from './glossary';
import { BY } from './item-kind';
import { itemsOf, type Item } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { WordsOfLine } from './words-of-line';

/** `Koch (at 4313) to 4314`: where somebody stands is said, not noted. */
export function withWhereTheyStand(line: string, glossary: Glossary): string {
  if (!line.includes('(')) return line;
  return withNamed(withApposition(line, glossary), glossary).replace(
    /\(([^()]{1,40})\)/gu,
    (whole, note: string, at: number) => {
      // `3/440 (22 Division)`: the end of a name.
      if (isNameWith(line.slice(0, at), note, glossary)) return ` ${note} `;
      const items = itemsOf(new WordsOfLine(note, glossary), ENGLISH, ENGLISH);
      const [by, where, ...more] = items.filter(
        ({ small, verbs, terms }) => !small.includes('filler') || verbs.length + terms.length > 0,
      );
      const isPlace = where?.exact === true && where.terms.every((t) => t.sort === 'place');
      const isAt = by?.small.some((s) => s === 'at' || s === 'from') === true;
      // `11 Cdo to Haifa (by ship)`: how somebody goes is no note.
      if (items.length === 1 && by?.verbs.some((verb) => BY.includes(verb)) && by.said.includes(' '))
        return ` ${note} `;
      // `the commandos (11 Cdo)`: by name who was described.
      if (items.length === 1 && by?.exact && isOneOf(line.slice(0, at), by, glossary)) return ` ${note} `;
      if (items.length === 1 && by?.exact && isKnownThere(line.slice(0, at), by, glossary)) return ' ';
      // `Heraklion airfield (3138)`: which of its hexes.
      if (items.length === 1 && by?.exact && isHexOf(line.slice(0, at), by, glossary)) return ` ${note} `;
      return isAt && isPlace && more.length === 0 ? ` from ${where.said} ` : whole;
    },
  );
}

/** Whether the unit in brackets is one of several that the words before them describe. */
function isOneOf(before: string, { terms: [unit, ...more] }: Item, glossary: Glossary): boolean {
  const last = itemsOf(new WordsOfLine(before, glossary), ENGLISH, ENGLISH).at(-1);
  return unit?.sort === 'unit' && more.length === 0 && last?.exact !== true && last?.terms.includes(unit) === true;
}

/** `Koch (4313)`, `Hill 107 (4314)`: whether who is named last before the brackets stands at the place in them, or is that place. */
function isKnownThere(before: string, { terms: [place, ...more] }: Item, glossary: Glossary): boolean {
  const last = itemsOf(new WordsOfLine(before, glossary), ENGLISH, ENGLISH).at(-1);
  const [one, ...others] = last?.terms ?? [];
  if (place?.sort !== 'place' || more.length > 0 || !one) return false;
  const isSame = others.length === 0 && one.sort === 'place' && one.text === place.text;
  return isSame || (others.length === 0 && one.at === place.text);
}

/** Whether the place in brackets is one of several that are called as what is named before them. */
function isHexOf(before: string, { terms: [place, ...more] }: Item, glossary: Glossary): boolean {
  const last = itemsOf(new WordsOfLine(before, glossary), ENGLISH, ENGLISH).at(-1);
  const texts = last?.terms.flatMap(({ sort, text }) => (sort === 'place' ? [text] : [])) ?? [];
  return place !== undefined && more.length === 0 && texts.length > 1 && texts.includes(place.text);
}

/** Words of a name before its brackets at most. */
const MOST_BEFORE = 5;

function isNameWith(before: string, note: string, glossary: Glossary): boolean {
  const [front, end] = [atomsOf(before).slice(-MOST_BEFORE), atomsOf(note)];
  return end.length > 0 && front.some((_, i) => glossary.called([...front.slice(i), ...end]).length > 0);
}

const CALLED =
  /(?<=^|, |; | and | und | et | e | y | i )(?:(?:the|my|our|die|der|das|la|le|les|il|el)\s)?(?<called>\p{L}{3,20}(?:\s\p{L}{3,20})?)\s\((?<name>[^()]{2,20})\)/giu;

/** `the decoy (TF A)`: what somebody calls it, and the name that orders have; words that mean something here say more than that. */
const withNamed = (line: string, glossary: Glossary): string =>
  line.replace(CALLED, (whole, called: string, name: string) => {
    const [unit, ...more] = itemsOf(new WordsOfLine(name, glossary), ENGLISH, ENGLISH);
    const isOne = unit?.exact === true && more.length === 0 && unit.terms.length === 1 && unit.terms[0]?.own === true;
    const means = LANGUAGES.some((language) =>
      itemsOf(new WordsOfLine(called, glossary), language, language).some(
        ({ small, verbs, terms }) => small.length + verbs.length + terms.length > 0,
      ),
    );
    return isOne && !means ? name : whole;
  });

const APPOSITION = /^(?<called>[^(),;:]{3,60})\s\((?<name>[^()]{2,20})\)(?=\s\p{L})/u;
const DENYING = ['not', 'nothing', 'except', 'limit', 'rest', 'only'];

/** `Orion and her friends (TF J) head for X`: who begins the line, by the name that orders have, where no other of the own side is named before it. */
function withApposition(line: string, glossary: Glossary): string {
  const { called = '', name = '' } = APPOSITION.exec(line)?.groups ?? {};
  const [unit, ...more] = name === '' ? [] : itemsOf(new WordsOfLine(name, glossary), ENGLISH, ENGLISH);
  const [term] = unit?.exact === true && more.length === 0 ? unit.terms : [];
  if (term?.own !== true || term.sort !== 'unit') return line;
  const before = itemsOf(new WordsOfLine(called, glossary), ENGLISH, ENGLISH);
  const isMere = before.every(({ verbs, terms, small, exact }) => {
    const isOther = terms.some((one) => one.own === true && (exact === true || !terms.includes(term)));
    return !isOther && (verbs.length === 0 || small.length > 0) && !small.some((one) => DENYING.includes(one));
  });
  return isMere ? `${name}${line.slice(called.length + name.length + 3)}` : line;
}
