import { everyRead, fine, misread, then, type Read } from '../../kernel/decide/order';
import { printedName, type Named } from '../../kernel/decide/names';

/** The parts of a list written with commas; empty parts are dropped. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What a name says before its number: `I/StG 3` of `I/StG 3 1`. */
const beforeNumber = (name: string): string | null => /^(.*\S)\s+\d{1,2}$/.exec(name)?.[1] ?? null;
/** `2`, `2-4`, `I/StG 3 1-4`: a number or several in a row, with or without a name in front. */
const NUMBERS = /^(?:(?<head>.*\S)\s+)?(?<from>\d{1,2})(?:\s*[-–]\s*(?<to>\d{1,2}))?$/u;

/** The names that a part of a list says by its number alone, or by the first and the last of a row; null: it is a name itself. */
function byNumber(part: string, head: string | null): string[] | null {
  const { head: own, from = '', to = from } = NUMBERS.exec(part)?.groups ?? {};
  const name = own ?? head;
  const many = Number(to) - Number(from);
  if (from === '' || name === null || many < 0 || (own !== undefined && many === 0)) return null;
  return Array.from({ length: many + 1 }, (_, i) => `${name} ${Number(from) + i}`);
}

/** The parts of `A 1 and A 2` and `A 1 and 2`, where the whole is no name and each of them is one, or a number. */
const untied =
  (isName: (part: string) => boolean) =>
  (part: string): string[] => {
    const tied = part.split(/\s+(?:and|&)\s+/i);
    const isOne = (one: string): boolean => isName(one) || NUMBERS.test(one);
    return tied.length > 1 && !isName(part) && tied.every(isOne) ? tied : [part];
  };

/** `I/StG 3 1, 2, 4` and `I/StG 3 1-4`, as mails list like counters: each by its whole name, where there are those. */
function spelledOut(parts: readonly string[], isName: (part: string) => boolean): string[] {
  let head: string | null = null;
  return parts.flatMap(untied(isName)).flatMap((part) => {
    const names = byNumber(part, head);
    const all = names && !isName(part) && names.every(isName) ? names : [part];
    head = beforeNumber(all.at(-1) ?? '') ?? head;
    return all;
  });
}

/** The ids that `one` reads of the parts of a list, none twice; `things` have their printed names. */
export function namedOnce(
  text: string,
  one: (part: string) => Read<string>,
  things: readonly Named[],
  what: string,
): Read<string[]> {
  const parts = spelledOut(splitList(text), (part) => one(part).ok);
  if (parts.length === 0) return misread(`a ${what} is missing`);
  return then(everyRead(parts.map(one)), (ids) => {
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    return twice === undefined ? fine(ids) : misread(`${printName(twice, things)} stands twice in the list`);
  });
}

/** The printed name of the thing with this id; the id itself when there is none. */
export function printName(id: string, things: readonly Named[]): string {
  const thing = things.find((t) => t.id === id);
  return thing ? printedName(thing) : id;
}

/** Printed names with commas. */
export function printNames(ids: readonly string[], things: readonly Named[]): string {
  return ids.map((id) => printName(id, things)).join(', ');
}

/** Splits `a: b` or `a > b`; null when the mark is missing. */
export function splitAt(text: string, mark: ':' | '>'): [string, string] | null {
  const at = text.indexOf(mark);
  return at < 0 ? null : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
