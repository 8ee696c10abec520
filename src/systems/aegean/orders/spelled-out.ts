import { readLine } from '../../../kernel/decide/reading';
import type { Scope } from '../aegean';
import { sailors, ships as shipNames, units as troops } from './names';
import { NAVAL_VERBS, type NavalOrder } from './sea';

/** Names are short, and so are blanks: it looks no further than that for the end of them. */
const SAIL =
  /^sail:?\s{1,4}(?<who>\S.{0,80}?)(?:\s{1,4}(?<under>submerged|underwater|under water))?(?:\s{1,4}to\s{1,4}|\s{0,4}:\s{0,4})(?<way>\S.*)$/i;
/** What ships do where they end, written behind their course and without their names. */
const BEHIND =
  /^(?<way>.+?)(?:\s*[;,]\s*(?:and\s+)?(?:then\s+)?|\s+(?:and\s+then|and|then)\s+|\s+(?=submerged|under))(?<what>(?:land|unload)(?:\s+(?:all|everybody|everyone|everything|them all))?|(?:lay\s+)?mines?|dives?|submerged|underwater|under water)[.!]?$/i;
const TASK_FORCE = /^(?:TF|Task Force)\s+(?<letter>[A-H])$/i;

/**
 * The orders that a line about ships is by what stands above it in the mail, and by what it says of them further on; null: it
 * stands for itself. `sail TF A to 2525` below the line that forms it (6.5.3), `sail Sutej to 1630; land all`: her cargo (6.3.1),
 * `sail Torbay to 4522 submerged` (6.2.2).
 */
export function spelledOut(line: string, above: readonly string[], scope: Scope): string[] | null {
  const said = SAIL.exec(line.trim())?.groups;
  if (!said) return null;
  const before = above.flatMap((text) => navalOrder(text, scope) ?? []);
  const [who, formed] = [said['who'] ?? '', formedAs(said['who'] ?? '', before)];
  const end = BEHIND.exec(said['way'] ?? '')?.groups;
  const what = said['under'] ?? end?.['what'];
  if (formed === null && what === undefined) return null;
  const read = formed ?? sailors.read(who, scope);
  const ids = Array.isArray(read) ? read : read.ok ? read.value : [];
  if (ids.length === 0) return null;
  const names = shipNames.list.print(ids, scope);
  const sail = `sail ${names} to ${end?.['way'] ?? said['way'] ?? ''}`;
  return what === undefined ? [sail] : inOrder(sail, doneBy(what, ids, before, scope));
}

/** 6.2.2: a boat dives before it sails; all else is done where ships end. */
const inOrder = (sail: string, other: string): string[] => (other.startsWith('dive ') ? [other, sail] : [sail, other]);

function navalOrder(text: string, scope: Scope): NavalOrder | null {
  const read = readLine(text, NAVAL_VERBS as never, scope as never);
  return read.ok ? (read.order as NavalOrder) : null;
}

/** 6.5.3: the ships of a task force that a line above forms; null: none does. */
function formedAs(who: string, before: readonly NavalOrder[]): string[] | null {
  const letter = TASK_FORCE.exec(who.trim())?.groups?.['letter']?.toUpperCase();
  const form = before.findLast((one) => one.verb === 'form' && one.force === letter);
  return form?.verb === 'form' ? form.ships : null;
}

/** What ships are to do as an order of its own, with their names: who lands is whoever is aboard them, or goes aboard by a line above. */
function doneBy(what: string, ids: readonly string[], before: readonly NavalOrder[], scope: Scope): string {
  const names = shipNames.list.print([...ids], scope);
  if (/mine/i.test(what)) return `mine with ${names}`;
  if (!/^(?:land|unload)/i.test(what)) return `dive ${names}`;
  const { ground } = scope.view;
  const aboard = Object.keys(ground).filter((id) => ids.includes(ground[id]?.at ?? ''));
  const loaded = before.flatMap((one) => (one.verb === 'load' && ids.includes(one.ship) ? one.units : []));
  const cargo = [...aboard.toSorted(), ...loaded];
  return `land ${cargo.length > 0 ? troops.list.print(cargo, scope) : names}`;
}
