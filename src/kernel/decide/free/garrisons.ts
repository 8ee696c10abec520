import { atomsOf } from './atoms';
import type { Grammar } from './free-reading';
import type { Glossary } from './glossary';

/** Who holds a place, by it: `the Palmyra garrison`, `die Besatzung von Palmyra`. */
const GARRISON =
  /(?<=^|[\s,;:])(?:the|our|my|die|der|unsere|la|nuestra|nostra|notre|l['’])\s?(?:(?<of>[^,;:]{3,24}?)\s(?:garrison|detachment)|(?:garrison|detachment|besatzung|garnison|guarnigione|guarnición|załoga)\s(?:of|at|in|from|von|in|aus|de|d['’]|à|di|del|da|en|z|w)\s?(?<at>[^,;:]{3,24}?))(?=[\s,;:.!]|$)/iu;
/** Words of a place at most. */
const MOST = 3;

/** A line with those who hold a place by their names, where own units stand there. */
export function withGarrisons(line: string, grammar: Grammar): string {
  const { glossary } = grammar;
  const found = GARRISON.exec(line);
  if (!found) return line;
  const { of, at } = found.groups ?? {};
  const held =
    of === undefined
      ? placeAhead(line.slice(found.index + found[0].length - (at ?? '').length), glossary)
      : placeIn(of, glossary);
  const there = held === null ? [] : glossary.standingAt(held.place).map(({ text }) => text);
  // Of those who stand there whom the question asks about, if it asks about some.
  const some = there.filter((who) => grammar.asked().includes(who));
  const units = some.length > 0 ? some : there;
  if (held === null || units.length === 0) return line;
  const end =
    of === undefined ? found.index + found[0].length - (at ?? '').length + held.length : found.index + found[0].length;
  return `${line.slice(0, found.index)}${units.join(', ')}${line.slice(end)}`;
}

/** The one place that a text is called. */
function placeIn(text: string, glossary: Glossary): { place: string; length: number } | null {
  const places = glossary.called(atomsOf(text)).filter(({ sort }) => sort === 'place');
  const [place, ...more] = places;
  return place && more.length === 0 && /\p{L}{3}|\d{4}/u.test(text) ? { place: place.text, length: text.length } : null;
}

/** The place that a text begins with. */
function placeAhead(text: string, glossary: Glossary): { place: string; length: number } | null {
  const words = text.split(/(?<=\S)(?=[\s,;:.!])/u).slice(0, MOST);
  const found = words
    .map((_, i) => placeIn(words.slice(0, words.length - i).join(''), glossary))
    .find((one) => one !== null);
  return found ?? null;
}
