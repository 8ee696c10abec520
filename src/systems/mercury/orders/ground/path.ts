import { everyRead, fine, misread, then } from '../../../../kernel/decide/order';
import type { Order, Read } from '../../../../kernel/decide/order';
import { foldName, readName } from '../../../../kernel/decide/names';
import type { Scope, Verb } from '../../mercury';
import type { MapPlace } from '../../data/hex-map';
import type { OffMapBox } from '../../data/off-map-boxes';
import { boxesOf } from '../../rules/ground/04-boxes';
import type { PlaceId } from '../../rules/ground/04-boxes';
import { groundOf } from '../../rules/ground/ground';
import { printName, splitAt, splitList } from '../lists';

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
      const hexes = landHexes(scope);
      return then(readName(parts[0], [...scope.data.ground.values()], 'unit'), (unit) =>
        then(everyRead(splitList(parts[1]).map((h) => readHex(h, hexes))), (path) =>
          fine({ verb, unit: unit.id, path }),
        ),
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

/** A hex by its number, or an off-map box by its name. Of a town or hill the numbers are said. */
export function readPlace(text: string, scope: Scope): Read<PlaceId> {
  const hexes = landHexes(scope);
  if (/^\s*[a-z]?\d+\s*$/i.test(text)) return readHex(text, hexes);
  const boxes = boxesIn(scope);
  const box: Read<PlaceId> =
    boxes.length === 0 ? readHex(text, hexes) : then(readName(text, boxes, 'off-map box'), (found) => fine(found.id));
  const places = box.ok ? [] : placesCalled(text, scope);
  if (places.length === 0) return box;
  const said = places.map((p) => `${p.name.trim()} is ${p.hexes.join(' and ')}`).join(', ');
  const [first] = places.flatMap((p) => p.hexes);
  return misread(`a hex is written by its number; ${said}`, first, text.trim());
}

/** Places on the sheets in play whose names begin so, the shortest first: Maleme, then its airfield. */
function placesCalled(text: string, { view, data }: Scope): MapPlace[] {
  const wanted = foldName(text);
  const places = (view.ground?.sheets ?? []).flatMap((sheet) => data.hexMaps[sheet].places);
  const found = wanted === '' ? [] : places.filter((p) => foldName(p.name).startsWith(wanted));
  return found.sort((a, b) => foldName(a.name).length - foldName(b.name).length).slice(0, MOST_PLACES);
}

const MOST_PLACES = 4;

/** A hex as its number, a box as its name. */
export const printPlace = (place: PlaceId, data: Scope['data']): string => data.boxes.get(place)?.name ?? place;

/** Places with `-`, `,` or blanks between them; words with nothing but blanks between them are one name of a box. */
export function readPlaces(text: string, scope: Scope): Read<PlaceId[]> {
  const parts = text
    .split(/[,–-]/)
    .flatMap((part) => part.split(/\s+(?=\S*\d)|(?<=\d)\s+/))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length === 0 ? misread('a hex is missing') : everyRead(parts.map((part) => readPlace(part, scope)));
}

/** A hex of the map by its number, with or without the sheet letter. */
export function readHex(text: string, hexes: readonly string[]): Read<string> {
  const wanted = text.trim().toUpperCase();
  if (hexes.includes(wanted)) return fine(wanted);
  const found = hexes.filter((h) => h.slice(1) === wanted);
  if (found.length === 1) return fine(found[0] as string);
  if (found.length > 1) return misread(`${wanted} is on both sheets; write ${found.join(' or ')}`);
  return misread(`${wanted} is no land hex of this map`, slipOf(wanted, hexes), text.trim());
}

/** The only hex with the same digits but two neighbours exchanged: `4451` is 4415. */
function slipOf(wanted: string, hexes: readonly string[]): string | undefined {
  const [, sheet = '', digits = ''] = /^([A-Z]?)(\d{4})$/.exec(wanted) ?? [];
  const turned = [0, 1, 2].map((i) => digits.replace(new RegExp(`^(.{${i}})(.)(.)`), '$1$3$2'));
  const found = hexes.filter((h) => h.startsWith(sheet) && turned.includes(h.slice(1)));
  return found.length === 1 ? found[0] : undefined;
}
