import type { Glossary } from './glossary';
import { itemsOf } from './items';
import type { Item } from './items';
import { ENGLISH } from './languages/en';
import { WordsOfLine } from './words-of-line';

const WAY = /\s(?:via|by way of|through|über|en passant par|passando per|pasando por|przez)\s+(?=\S)/giu;

/** Where somebody goes, with the places on his way before it: `A to Y via X`, `via 4312 to 4313`. */
export function withWay(line: string, glossary: Glossary): string {
  const [found, ...more] = [...line.matchAll(WAY)];
  if (!found || more.length > 0) return line;
  const [before, way] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  const [there, here] = [way, before].map((text) => placesAt(text, glossary));
  const goes = there?.some(({ small }) => small.includes('to')) === true;
  if (!there?.some(isPlace) || !there.every((item) => isPlace(item) || item.small.length > 0)) return line;
  const goal = here?.findLast(isPlace);
  if (goes) return `${before} to ${way}`;
  if (!goal || isStart(goal, here ?? [])) return line;
  const at = before.lastIndexOf(goal.said);
  // Behind what is not the last there is more than the goal.
  return before.slice(at + goal.said.length).trim() === '' ? `${before.slice(0, at)}${way}, ${goal.said}` : line;
}

const DEPARTURE = /\s(?:leaves?|departs?)\s+(?<from>[^,;:]{1,40}?)\s+for\s+(?=\S)/iu;

/** `A leaves X for Y` says from where, and where to. */
export const withDeparture = (line: string): string =>
  line.replace(DEPARTURE, (_, from: string) => ` from ${from} to `);

const placesAt = (text: string, glossary: Glossary): Item[] =>
  itemsOf(new WordsOfLine(text, glossary), ENGLISH, ENGLISH);

const isPlace = ({ exact, terms }: Item): boolean =>
  exact === true && terms.length > 0 && terms.every(({ sort }) => sort === 'place');

/** `from 4312 via 4313 to 4413` */
const isStart = (goal: Item, items: readonly Item[]): boolean =>
  items[items.indexOf(goal) - 1]?.small.includes('from') === true;

/** What people write before they say what they had wrong. */
const CORRECTION =
  /(?<![\s,.;:!(–—-])[\s,.;:!(–—-]{1,4}(?:no,? wait|wait,? no|oh wait|wait|scratch that|correction|sorry,? (?:i mean|i meant|make that|no)|i mean|i meant|make that|oops|or rather|nein,? (?:doch|lieber|warte|halt)|halt nein|quatsch|korrektur|ich meine|ich meinte|besser gesagt|non,? plutôt|pardon|je veux dire|je voulais dire|ou plutôt|correction|anzi|cioè no|no,? scusa|volevo dire|mejor dicho|perdón|quiero decir|digo|nie,? czekaj|to znaczy|a raczej|przepraszam)[\s,.:;!–—-]{1,4}(?=\S)/giu;

/** What a line is before its writer corrects it, and with the correction in it; null: he does not. */
export function corrected(line: string, glossary: Glossary): { before: string; whole: string; said: string } | null {
  const [found, ...more] = [...line.matchAll(CORRECTION)];
  if (!found || found.index === 0) return null;
  const said = found[0].replace(/^[\s,.;:!(–—-]{1,4}|[\s,.:;!–—-]{1,4}$/gu, '');
  const before = line.slice(0, found.index);
  const behind = line.slice(found.index + found[0].length).replace(/^(?:to|nach|en|vers|a|na|do)\s+/iu, '');
  const [now, goal] = [placesAt(behind, glossary), placesAt(before, glossary).findLast(isPlace)];
  const isOne = now.filter(isPlace).length === 1 && now.every((item) => isPlace(item) || item.small.length > 0);
  const at = goal ? before.lastIndexOf(goal.said) : -1;
  const isKnown = more.length === 0 && isOne && at >= 0;
  const whole = isKnown ? `${before.slice(0, at)}${behind}${before.slice(at + (goal?.said.length ?? 0))}` : '';
  return { before, whole, said };
}
