import { everyRead, fine, misread, then } from '../../kernel/decide/order';
import type { Read } from '../../kernel/decide/order';
import { printedName } from '../../kernel/decide/names';
import type { Named } from '../../kernel/decide/names';

/** The parts of a list written with commas; empty parts are dropped. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The ids that `one` reads of the parts of a list, none twice; `things` have their printed names. */
export function namedOnce(
  text: string,
  one: (part: string) => Read<string>,
  things: readonly Named[],
  what: string,
): Read<string[]> {
  const parts = splitList(text);
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
