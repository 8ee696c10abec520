import { everyRead, fine, misread, then } from '../../../../kernel/decide/order';
import type { Order, Read } from '../../../../kernel/decide/order';
import { foldName, nearest, readName } from '../../../../kernel/decide/names';
import type { Scope, Verb } from '../../mercury';
import type { MapPlace } from '../../data/hex-map';
import type { OffMapBox } from '../../data/off-map-boxes';
import { boxesOf } from '../../rules/ground/04-boxes';
import type { PlaceId } from '../../rules/ground/04-boxes';
import { groundOf } from '../../rules/ground/ground';
import { printName, splitAt, splitList } from '../lists';
import { readUnit } from './unit-names';

/** A unit and the hexes it enters: `retreat Koch: W4413, W4412`. */
export interface PathOrder extends Order {
  unit: string;
  path: string[];
}

/** One verb that sends a ground unit along hexes. A sheet letter may be left out where there is only one sheet. */
export function pathVerb(verb: string, help: string): Verb<PathOrder> {
  return {
    verb,
    syntax: `${verb} unit: hex, hex`,
    help,
    read(rest, scope) {
      const parts = splitAt(rest, ':');
      if (!parts) return misread('the hexes are missing behind ":"');
      return then(readUnit(parts[0], scope), (unit) =>
        then(everyRead(splitList(parts[1]).map((h) => readHex(h, scope))), (path) => fine({ verb, unit, path })),
      );
    },
    print: (order, scope) =>
      `${verb} ${printName(order.unit, [...scope.data.ground.values()])}: ${order.path.join(', ')}`,
  };
}

const hexLists = new WeakMap<object, readonly string[]>();

/** The hexes with land of the map being played on; none in a game without it. Listed once for each map. */
export function landHexes(scope: Scope): readonly string[] {
  if (!scope.view.ground) return [];
  const { hexes } = groundOf(scope.view, scope.data);
  const list = hexLists.get(hexes) ?? Object.keys(hexes);
  hexLists.set(hexes, list);
  return list;
}

/** The off-map boxes of the map being played on (4.5). */
export const boxesIn = (scope: Scope): OffMapBox[] =>
  scope.view.ground ? boxesOf(groundOf(scope.view, scope.data), scope.data) : [];

/** A hex by its number or by what is printed in it, or an off-map box by its name. */
export function readPlace(text: string, scope: Scope): Read<PlaceId> {
  const boxes = isNumber(text) ? [] : boxesIn(scope);
  const box = boxes.length === 0 ? null : readName(text, boxes, 'off-map box');
  if (box?.ok) return fine(box.value.id);
  return box && printedIn(text, scope).length === 0 ? box : readHex(text, scope);
}

const isNumber = (text: string): boolean => /^\s*[a-z]?\d+\s*$/i.test(text);

/** The places printed on the sheets in play that are called so, else those whose names begin so (`Hill 107`, `Maleme airfield`). */
function printedIn(text: string, { view, data }: Scope): MapPlace[] {
  const wanted = foldName(text);
  const places = (view.ground?.sheets ?? []).flatMap((sheet) => data.hexMaps[sheet].places);
  const exact = places.filter((p) => foldName(p.name) === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  return places.filter((p) => foldName(p.name).startsWith(wanted));
}

/** A hex as its number, a box as its name. */
export const printPlace = (place: PlaceId, data: Scope['data']): string => data.boxes.get(place)?.name ?? place;

/** Places with `-`, `,` or blanks between them; words with nothing but blanks between them are one name of a box. */
export function readPlaces(text: string, scope: Scope): Read<PlaceId[]> {
  const parts = text
    .split(/[,–-]/)
    .flatMap((part) => (printedIn(part, scope).length > 0 ? [part] : part.split(/\s+(?=\S*\d)|(?<=\d)\s+/)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? misread('a hex is missing') : everyRead(parts.map((part) => readPlace(part, scope)));
}

/** A hex with land, by its number with or without the sheet letter, or by what is printed in it. */
export function readHex(text: string, scope: Scope): Read<string> {
  const hexes = landHexes(scope);
  const wanted = text.trim().toUpperCase();
  if (hexes.includes(wanted)) return fine(wanted);
  const found = hexes.filter((h) => h.slice(1) === wanted);
  if (found.length === 1) return fine(found[0] as string);
  if (found.length > 1) return misread(`${wanted} is on both sheets; write ${found.join(' or ')}`);
  const places = isNumber(text) ? [] : printedIn(text, scope);
  if (places.length === 0)
    return misread(
      `${text.trim()} is no land hex of this map`,
      slipOf(wanted, hexes) ?? likePlace(text, scope),
      text.trim(),
    );
  const there = places.flatMap((p) => p.hexes).filter((hex) => hexes.includes(hex));
  if (there.length === 1) return fine(there[0] as string);
  const said = places.slice(0, MOST_PLACES).map((p) => `${p.name.trim()} is ${p.hexes.join(' and ')}`);
  return misread(`"${text.trim()}" is more than one hex: ${said.join(', ')}`, there[0], text.trim());
}

const MOST_PLACES = 4;

/** The place of the map whose name is a slip away. */
function likePlace(text: string, { view, data }: Scope): string | undefined {
  if (!/\p{L}{3}/u.test(text)) return undefined;
  const places = (view.ground?.sheets ?? []).flatMap((sheet) => data.hexMaps[sheet].places);
  return nearest(
    foldName(text),
    places.map((p) => ({ id: p.name, names: [p.name.trim()] })),
  )?.id.trim();
}

/** The only hex with the same digits but two neighbours exchanged: `4451` is 4415. */
function slipOf(wanted: string, hexes: readonly string[]): string | undefined {
  const [, sheet = '', digits = ''] = /^([A-Z]?)(\d{4})$/.exec(wanted) ?? [];
  const turned = [0, 1, 2].map((i) => digits.replace(new RegExp(`^(.{${i}})(.)(.)`), '$1$3$2'));
  const found = hexes.filter((h) => h.startsWith(sheet) && turned.includes(h.slice(1)));
  return found.length === 1 ? found[0] : undefined;
}
