import { beginsName, foldName, nameKey, nearest, readName, type Named } from '../../kernel/decide/names';
import { fine, misread, unread, type Read, type Scope } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { onceAView } from './once-a-view';
import type { KnownPart } from './parts';

/** A name printed on a map, and the hexes it is printed in. */
export interface PrintedPlace {
  name: string;
  hexes: readonly string[];
}

/** The places of a map as orders name them. A hex is a letter of its sheet, where there is one, and four digits. */
export interface MapWords<R extends Realm> {
  /** How one hex that may be named is called in messages: `land hex`. */
  what: string;
  hexes(scope: Scope<R>): readonly string[];
  printed(scope: Scope<R>): readonly PrintedPlace[];
  /** Places off the map, by their names, and what one is called. */
  boxes?: { what: string; all(data: R['data']): readonly Named[]; here(scope: Scope<R>): readonly Named[] };
}

/** A hex of the map being played on, and a place: a hex, or a box off the map. */
export function placesOf<R extends Realm>(map: MapWords<R>) {
  const shown: MapWords<R> = { ...map, printed: onceAView((scope) => map.printed(scope)) };
  const boxesHere = onceAView((scope: Scope<R>) => map.boxes?.here(scope) ?? []);
  const printedIn = (text: string, scope: Scope<R>): PrintedPlace[] => called(text, shown.printed(scope));
  const hex: KnownPart<R, string> = {
    name: 'hex',
    read: (text, scope) => readHex(text, shown, scope),
    print: (id) => id,
  };
  const place: KnownPart<R, string> = {
    name: 'hex',
    read(text, scope) {
      const { boxes } = map;
      const here = isNumber(text) ? [] : boxesHere(scope);
      const box = here.length === 0 ? null : readName(text, here, boxes?.what ?? '');
      if (box?.ok) return fine(box.value.id);
      const found = hex.read(text, scope);
      if (!box || found.ok || printedIn(text, scope).length > 0) return found;
      // Neither: a slip in the name of a hex is likelier than a box that nothing in the text recalls.
      return unread(() =>
        box.reason.nearest !== undefined || found.reason.nearest === undefined ? box.reason : found.reason,
      );
    },
    print: (id, { data }) => map.boxes?.all(data).find((box) => box.id === id)?.names[0] ?? id,
  };
  return { hex, place, printedIn };
}

const isNumber = (text: string): boolean => /^\s*[a-z]?\d+\s*$/i.test(text);

/** The places that are called so, else those whose names begin so (`Mill`, `Old Mill`). */
function called(text: string, places: readonly PrintedPlace[]): PrintedPlace[] {
  const wanted = nameKey(text);
  const exact = places.filter((p) => nameKey(p.name) === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  return places.filter((p) => beginsName(nameKey(p.name), wanted));
}

const MOST_PLACES = 4;

interface Numbers {
  all: ReadonlyMap<string, true>;
  /** Hexes without the letter of their sheet. */
  byDigits: ReadonlyMap<string, readonly string[]>;
}
const numbered = new WeakMap<readonly string[], Numbers>();

/** The hexes of a list, to be looked up. */
function numbersOf(hexes: readonly string[]): Numbers {
  const known = numbered.get(hexes);
  if (known) return known;
  const byDigits = new Map<string, string[]>();
  for (const hex of hexes) byDigits.set(hex.slice(1), [...(byDigits.get(hex.slice(1)) ?? []), hex]);
  const made = { all: new Map(hexes.map((hex) => [hex, true as const])), byDigits };
  numbered.set(hexes, made);
  return made;
}

/** A hex by its number with or without the letter of its sheet, or by what is printed in it. */
function readHex<R extends Realm>(text: string, map: MapWords<R>, scope: Scope<R>): Read<string> {
  const hexes = map.hexes(scope);
  const wanted = text.trim().toUpperCase();
  const { all, byDigits } = numbersOf(hexes);
  if (all.has(wanted)) return fine(wanted);
  const found = byDigits.get(wanted) ?? [];
  if (found.length === 1) return fine(found[0] as string);
  if (found.length > 1) return misread(`${wanted} is on both sheets; write ${found.join(' or ')}`);
  const printed = map.printed(scope);
  const places = isNumber(text) ? [] : called(text, printed);
  if (places.length === 0)
    return unread(() => {
      const why = {
        level: 'unreadable',
        text: `${text.trim()} is no ${map.what} of this map`,
        said: text.trim(),
      } as const;
      const nearest = slipOf(wanted, hexes) ?? likePlace(text, printed);
      return nearest === undefined ? why : { ...why, nearest };
    });
  const there = places.flatMap((p) => p.hexes).filter((hex) => hexes.includes(hex));
  if (there.length === 1) return fine(there[0] as string);
  const said = places.slice(0, MOST_PLACES).map((p) => `${p.name.trim()} is ${p.hexes.join(' and ')}`);
  return misread(`"${text.trim()}" is more than one hex: ${said.join(', ')}`, there[0], text.trim());
}

/** The place whose name is a slip away. */
function likePlace(text: string, places: readonly PrintedPlace[]): string | undefined {
  if (!/\p{L}{3}/u.test(text)) return undefined;
  const things = places.map((p) => ({ id: p.name, names: [p.name.trim()] }));
  return nearest(foldName(text), things)?.id.trim();
}

/** The only hex with the same digits but two neighbours exchanged: `4451` is 4415. */
function slipOf(wanted: string, hexes: readonly string[]): string | undefined {
  const [, sheet = '', digits = ''] = /^([A-Z]?)(\d{4})$/.exec(wanted) ?? [];
  const turned = [0, 1, 2].map((i) => digits.replace(new RegExp(`^(.{${i}})(.)(.)`), '$1$3$2'));
  const found = hexes.filter((h) => h.startsWith(sheet) && turned.includes(h.slice(1)));
  return found.length === 1 ? found[0] : undefined;
}
