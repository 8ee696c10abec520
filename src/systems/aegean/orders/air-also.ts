import { everyRead, fine, misread, then, type Order, type OrderKind, type Read } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import type { MayMiss } from '../../../play/words/parts';
import type { Aegean, Scope } from '../aegean';
import { SHIP_TYPES } from '../data/ships';
import type { Place } from '../world';
import { aircraft, hex, place, ships } from './names';

/** What may be said of a mission besides: who escorts it, a hex of its way, where it lands, what it wants to hit, and that it is flown again. */
export interface Also {
  escorts: string[];
  via: HexId | null;
  home: Place | null;
  /** Ships, or types of ships, in order of preference. */
  wants: string[];
  /** In each own half-impulse of the game-turn. */
  each?: true;
}
export const NO_MORE: Also = { escorts: [], via: null, home: null, wants: [] };

type Part = (text: string, scope: Scope) => Read<Partial<Also>>;

/** `LC or T or Carlisle`: by the letters of a type, or by a name. */
const oneWish = (text: string, scope: Scope): Read<string> => {
  const type = SHIP_TYPES.find((one) => one === text.trim().toUpperCase());
  return type === undefined ? ships.read(text, scope) : fine(type);
};

const PARTS: Readonly<Record<string, Part>> = {
  escort: (text, scope) => then(aircraft.list.read(text, scope), (escorts) => fine({ escorts })),
  via: (text, scope) => then(hex.read(text, scope), (via) => fine({ via })),
  home: (text, scope) => then(place.read(text, scope), (home) => fine({ home })),
  each: (text) =>
    /^impulse$/i.test(text) ? fine({ each: true }) : misread(`write "each impulse", not "each ${text}"`),
  on: (text, scope) =>
    then(everyRead(text.split(/ or |,/i).map((one) => oneWish(one, scope))), (wants) => fine({ wants })),
};

function onePart(text: string, scope: Scope): Read<Partial<Also>> {
  const [word = ''] = text.split(' ', 1);
  const known = word.toLowerCase();
  const read = Object.hasOwn(PARTS, known) ? PARTS[known] : undefined;
  return read ? read(text.slice(word.length).trim(), scope) : misread(`write ${NAME}, not "${text}"`);
}

const NAME = 'escort units; on ship or type; via hex; home base; each impulse';
/** What the forms show of it: the question says the rest once. */
const SHORT = 'escort units; ...';

/** Verbs that read a comma before what is said besides, where the form has a semicolon: `with I/StG 3 1, escorted by III/JG 27 1`. */
export const withCommas = <K extends Pick<OrderKind<Aegean, Order>, 'read'>>(kinds: readonly K[]): K[] =>
  kinds.map((kind) => ({
    ...kind,
    read: (rest: string, scope: Scope) =>
      kind.read(
        rest.replace(BESIDES, (_, word: string) => `; ${word.replace(/ed by$/i, '')} `),
        scope,
      ),
  }));
const BESIDES = /[,;]\s*(?:and |with )?(escort|escorted by|via|home|each|on)\s+(?=\S)/giu;

/** `escort III/JG 27 1; on LC or T; via 3030; home airfield Maritsa`, in any order. */
export const ALSO: MayMiss<Aegean, Also> = {
  name: SHORT,
  empty: NO_MORE,
  read(text, scope) {
    const said = text
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    return then(everyRead(said.map((one) => onePart(one, scope))), (parts) =>
      fine(parts.reduce<Also>((all, part) => ({ ...all, ...part }), NO_MORE)),
    );
  },
  print({ escorts, via, home, wants, each }, scope) {
    const wish = (one: string): string => (scope.data.ships.has(one) ? ships.print(one, scope) : one);
    return [
      ...(escorts.length > 0 ? [`escort ${aircraft.list.print(escorts, scope)}`] : []),
      ...(wants.length > 0 ? [`on ${wants.map(wish).join(' or ')}`] : []),
      ...(via === null ? [] : [`via ${hex.print(via, scope)}`]),
      ...(home === null ? [] : [`home ${place.print(home, scope)}`]),
      ...(each ? ['each impulse'] : []),
    ].join('; ');
  },
};
