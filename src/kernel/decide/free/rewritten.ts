import { atomsOf } from './atoms';
import type { Glossary } from './glossary';
import { withWhereTheyStand } from './in-brackets';
import { itemsOf, type Item } from './items';
import { ENGLISH } from './languages/en';
import { withoutTurns } from './turns-of-phrase';
import { WordsOfLine } from './words-of-line';

/** A line with what its writer says beside who goes where as the small words that orders have: ways, where somebody stands, what is not meant. */
export function rewritten(line: string, glossary: Glossary): string {
  const plain = withoutTurns(line, glossary);
  const there = withWhereTheyStand(withoutNumberSign(withDeparture(withRows(plain, glossary)), glossary), glossary);
  return withoutOther(withoutContrast(withWay(there, glossary), glossary), glossary);
}

/** `2/123 no. 1`, `B-17 (no 2)`, `TF #2`: the sign of a number, where the number ends a name that has no such sign in it. */
const NUMBER_SIGN =
  /\s\(?(?:(?:no|nr|num|number|nummer|numéro|numero|número|numer)\b\.? ?|n[°º.] ?|[#№] ?)(?<number>\d{1,3})\)?(?![\p{L}\p{N}])/giu;
/** Words of a name before its number at most. */
const MOST_BEFORE = 5;

function withoutNumberSign(line: string, glossary: Glossary): string {
  return line.replace(NUMBER_SIGN, (whole, number: string, at: number) => {
    const front = atomsOf(line.slice(0, at)).slice(-MOST_BEFORE);
    const end = atomsOf(number);
    const isName = front.some((_, i) => glossary.called([...front.slice(i), ...end]).length > 0);
    return isName ? ` ${number}` : whole;
  });
}

const ROW = /(?<![-\d/])(\d{1,2})\s?[-–]\s?(\d{1,2})(?![-\d/])/gu;
/** A name has so many words before its number at most. */
const MOST_WORDS = 4;

/** `II/KG 6 1-3: bomb ...`: each of a row of like counters by its name, where there are all of them. */
function withRows(line: string, glossary: Glossary): string {
  return line.replace(ROW, (row, from: string, to: string, at: number) => {
    const numbers = Array.from({ length: Math.max(0, Number(to) - Number(from)) }, (_, i) => Number(from) + 1 + i);
    const words = line.slice(0, at).trimEnd().split(/\s+/).slice(-MOST_WORDS);
    const heads = words.map((_, i) => words.slice(i).join(' '));
    const isOne = (name: string): boolean => glossary.called(atomsOf(name)).some(({ sort }) => sort === 'unit');
    const head = heads.find((one) => [Number(from), ...numbers].every((n) => isOne(`${one} ${n}`)));
    if (head === undefined || numbers.length === 0) return row;
    return [from, ...numbers.map((n) => `${head} ${n}`)].join(', ');
  });
}

const WAY = /\s(?:via|by way of|through|über|en passant par|passando per|pasando por|przez)\s+(?=\S)/giu;

/** Where somebody goes, with the places on his way before it: `A to Y via X`, `via 4312 to 4313`. */
function withWay(line: string, glossary: Glossary): string {
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
  return /^[\s,]*$/.test(before.slice(at + goal.said.length)) ? `${before.slice(0, at)}${way}, ${goal.said}` : line;
}

const DEPARTURE = /\s(?:leaves?|departs?)\s+(?<from>[^,;:]{1,40}?)\s+for\s+(?=\S)/iu;

/** `A leaves X for Y` says from where, and where to. */
const withDeparture = (line: string): string => line.replace(DEPARTURE, (_, from: string) => ` from ${from} to `);

const INSTEAD =
  /,?\s(?:instead of|rather than|and not|statt|anstatt|anstelle von|und nicht|au lieu de|plutôt que|et pas|invece di|invece che|e non|en vez de|en lugar de|y no|zamiast|a nie)\s(?:to |nach |auf |en |a |na |do )?(?=\S)/iu;
const NOT_BUT =
  /,?\s(?:not|nicht|pas|non|no|nie)\s(?:to |in |at |nach |auf |en |à |a |na |do )?(?<wrong>[^,;]{1,30}?),?\s(?:but|sondern|mais|ma|sino|tylko|lecz)\s(?:to |in |at |nach |auf |en |à |a |na |do )?(?=\S)/iu;

/** The place that is meant, without the one that is not: `to 4313 instead of 4413`, `not to 4413 but to 4313`. */
function withoutContrast(line: string, glossary: Glossary): string {
  const isOne = (text: string): boolean => {
    const items = placesAt(text, glossary);
    return items.length === 1 && items.every(isPlace);
  };
  const instead = INSTEAD.exec(line);
  const before = line.slice(0, instead?.index);
  if (instead && isOne(line.slice(instead.index + instead[0].length)) && placesAt(before, glossary).some(isPlace))
    return before;
  const contrast = NOT_BUT.exec(line);
  const behind = contrast ? line.slice(contrast.index + contrast[0].length) : '';
  const isMeant = contrast && isOne(contrast.groups?.['wrong'] ?? '') && isOne(behind);
  return isMeant ? `${line.slice(0, contrast.index)} to ${behind}` : line;
}

/** `lose 172 Div, not 95 Div`: what is not meant, behind what is. */
const AND_NOT =
  /,\s(?:(?:and|but|und|aber|et|mais|e|ma|y|pero|i|ale)\s)?(?:not|nicht|pas|non|no|nie)\s(?:(?:on|with|the|auf|mit|die|der|das|den|sur|avec|le|la|su|sulla|con|el|na|z)\s){0,2}(?<other>[^,;:.]{2,30})[.!]?$/iu;

/** The line without the one unit that its end says is not meant, and that nothing before it names. */
function withoutOther(line: string, glossary: Glossary): string {
  const found = AND_NOT.exec(line);
  const [other, ...more] = found ? placesAt(found.groups?.['other'] ?? '', glossary) : [];
  const isOne = other?.exact === true && more.length === 0 && other.terms.every(({ sort }) => sort === 'unit');
  const before = line.slice(0, found?.index);
  const named = found && isOne ? placesAt(before, glossary).flatMap(({ terms }) => terms) : [];
  return named.length > 0 && !named.some((term) => other?.terms.includes(term)) ? before : line;
}

const placesAt = (text: string, glossary: Glossary): Item[] =>
  itemsOf(new WordsOfLine(text, glossary), ENGLISH, ENGLISH);

const isPlace = ({ exact, terms }: Item): boolean =>
  exact === true && terms.length > 0 && terms.every(({ sort }) => sort === 'place');

/** `from 4312 via 4313 to 4413` */
const isStart = (goal: Item, items: readonly Item[]): boolean =>
  items[items.indexOf(goal) - 1]?.small.includes('from') === true;

/** What people write before they say what they had wrong. */
const CORRECTION =
  /(?<![\s,.;:!(–—-])[\s,.;:!(–—-]{1,4}(?:no,? sorry|no,? wait|wait,? no|oh wait|wait|scratch that|correction|sorry,? (?:i mean|i meant|make that|no)|i mean|i meant|make that|oops|or rather|nein,? (?:doch|lieber|warte|halt)|halt nein|quatsch|korrektur|ich meine|ich meinte|besser gesagt|non,? plutôt|pardon|je veux dire|je voulais dire|ou plutôt|correction|anzi|cioè no|no,? scusa|volevo dire|mejor dicho|perdón|quiero decir|digo|nie,? czekaj|to znaczy|a raczej|przepraszam|sorry(?=[,:;.!–—-])|(?:no|nein|non|nie)(?=,? (?:to|nach|vers|na|do) ))[\s,.:;!–—-]{1,4}(?=\S)/giu;

/** What a line is before its writer corrects it, and with the correction in it; null: he does not. */
export function corrected(
  line: string,
  glossary: Glossary,
): { before: string; whole: string; said: string; anew: string; isNamed: boolean } | null {
  const [found, ...more] = [...line.matchAll(CORRECTION)];
  if (!found || found.index === 0) return null;
  const said = found[0].replace(/^[\s,.;:!(–—-]{1,4}|[\s,.:;!–—-]{1,4}$/gu, '');
  const before = line.slice(0, found.index);
  const anew = line.slice(found.index + found[0].length);
  const behind = anew.replace(/^(?:to|nach|en|vers|a|na|do)\s+/iu, '');
  const [now, goal] = [placesAt(behind, glossary), placesAt(before, glossary).findLast(isPlace)];
  const isOne = now.filter(isPlace).length === 1 && now.every((item) => isPlace(item) || item.small.length > 0);
  const at = goal ? before.lastIndexOf(goal.said) : -1;
  const isKnown = more.length === 0 && isOne && at >= 0;
  const whole = isKnown ? `${before.slice(0, at)}${behind}${before.slice(at + (goal?.said.length ?? 0))}` : '';
  return { before, whole, said, anew, isNamed: placesAt(before, glossary).some(({ terms }) => terms.length > 0) };
}
