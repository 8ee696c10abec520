import { everyRead, fine, misread, then, type Order, type Read } from '../../../kernel/decide/order';
import { foldName, type Named } from '../../../kernel/decide/names';
import { splitList } from '../../../play/words/lists';
import { namesOf, type Names } from '../../../play/words/parts';
import {
  LETTERS,
  type Letter,
  type Scope,
  type Side,
  type SlouchHats,
  type SlouchHatsData,
  type Verb,
} from '../slouch-hats';
import type { Choice } from '../rules/20-2-effect';
import { AIR_TRANSPORT } from '../rules/names';
import { isHere, once, place } from './names';

/** A marker is played, with all that its event needs to be told (20.2). */
export interface EventOrder extends Order {
  verb: 'event';
  letter: Letter;
  choice: Choice;
}

type Counter = Named & { side: Side };

/** Whatever an event can act on: counters of every kind and the Air Transport marker (7.12). */
const counters = once(({ counters: { units, supply, air, naval, repl } }: SlouchHatsData): Counter[] => [
  ...[...units.values(), ...supply.values(), ...air.values()].map(({ id, names, side }) => ({ id, names, side })),
  ...[...naval.values()].map(({ id, names }) => ({ id, names, side: 'allied' as const })),
  ...[...repl.values()].map(({ id, names }) => ({ id, names, side: 'axis' as const })),
  { ...AIR_TRANSPORT, side: 'axis' },
]);

/** The counters of one side in play are meant first, then all of that side, then all: both may print one name. */
const meaning = (own: boolean): Names<SlouchHats> =>
  namesOf<SlouchHats>('counter', counters, (scope) => {
    const { seat, view, data } = scope;
    const first = counters(data).filter(({ side }) => (side === seat) === own);
    return [first.filter(({ id }) => isHere(id, view, data)), first, counters(data)];
  });
const [own, enemy] = [meaning(true), meaning(false)];

/** Events that strike the other side: Saboteurs, Shaky Light Units, Druze Defect, Vichy Destroyers. */
const STRIKES: Readonly<Record<Side, readonly Letter[]>> = { allied: ['K', 'Q', 'R'], axis: ['K', 'M'] };
const namesFor = ({ seat }: Pick<Scope, 'seat'>, letter: Letter): Names<SlouchHats> =>
  STRIKES[seat].includes(letter) ? enemy : own;

const FORM = /^([^:]+?)(?:\s*:\s*(\S.*?))?(?:\s+at\s+(\S.*?))?(?:\s+cancel\s+([a-z]))?$/i;
/** `K Dump 1`, `K on Dump 1`, `K: at 2120`: as they are meant. */
const LOOSE = /^([a-z])(?:\s+(?!(?:at|in|cancel)\s)|\s*:\s*(?=at\s))/i;
const tidied = (said: string): string => {
  const text = said
    .replace(/^(?:marker\s+)?([a-z])(?:\s+|\s*:\s*)(?:on|against)\s+/i, '$1: ')
    .replace(/^([a-z])\s+in\s/i, '$1 at ');
  return text.replace(LOOSE, (start, letter: string) => (start.includes(':') ? `${letter} ` : `${letter}: `));
};

const letterOf = (text: string): Letter | undefined => LETTERS.find((letter) => letter === text.toUpperCase());

/** A marker by its letter or by what is printed on it: `K`, `Saboteurs`. */
function markerOf(text: string, { seat, data }: Scope): Letter | undefined {
  const said = text.replace(/^marker\s+/i, '');
  return letterOf(said) ?? LETTERS.find((letter) => foldName(data.events.of[seat][letter].title) === foldName(said));
}

function readChoice([said, at, cancel]: readonly (string | undefined)[], letter: Letter, scope: Scope) {
  // "event N: Middle East" is meant as "event N at Middle East".
  const isPlace = said !== undefined && at === undefined && areNone(said, letter, scope) && arePlaces(said, scope);
  return isPlace ? readParts([undefined, said, cancel], letter, scope) : readParts([said, at, cancel], letter, scope);
}

const areNone = (text: string, letter: Letter, scope: Scope): boolean =>
  !namesFor(scope, letter).list.read(text, scope).ok;
const arePlaces = (text: string, scope: Scope): boolean => splitList(text).every((one) => place.read(one, scope).ok);

function readParts([units, places, cancel]: readonly (string | undefined)[], letter: Letter, scope: Scope) {
  const named: Read<{ units?: readonly string[] }> =
    units === undefined
      ? fine({})
      : then(namesFor(scope, letter).list.read(units, scope), (ids) => fine({ units: ids }));
  const at: Read<{ places?: readonly string[] }> =
    places === undefined
      ? fine({})
      : then(everyRead(splitList(places).map((one) => place.read(one, scope))), (all) => fine({ places: all }));
  const other = cancel === undefined ? undefined : letterOf(cancel);
  if (cancel !== undefined && other === undefined) return misread<Choice>(`"${cancel}" is no letter of a marker`);
  return then(named, (who) =>
    then(at, (where) =>
      fine<Choice>({ ...struck({ ...who, ...where }, letter, scope), ...(other ? { cancel: other } : {}) }),
    ),
  );
}

/** `K at 2120`: the one counter there that the event can strike; where there are several, or none, the player has to say. */
function struck(choice: Choice, letter: Letter, { seat, view, data }: Scope): Choice {
  const [at, ...others] = choice.places ?? [];
  if (at === undefined || others.length > 0 || choice.units || !STRIKES[seat].includes(letter)) return choice;
  const there = counters(data).filter(({ id, side }) => {
    if (side === seat) return false;
    const point = view.supply[id];
    return letter === 'K' ? point?.at === at && point.points > 0 : view.units[id]?.at === at;
  });
  const [one, ...more] = there;
  return one && more.length === 0 ? { units: [one.id] } : choice;
}

/** `event E`, `event N at Tripoli`, `event K: Dump 3`, `event D cancel E`. */
export const eventVerb: Verb<EventOrder> = {
  ...{ verb: 'event', syntax: 'event letter: unit, unit at hex cancel letter' },
  help: 'plays a marker of your hand (20.1); behind ":" the counters that it acts on, behind "at" where, each only if the event needs it; of several that are named ahead the first that can be',
  read(rest, scope) {
    const [, said = '', ...parts] = FORM.exec(tidied(rest.trim())) ?? [];
    const letter = markerOf(said, scope);
    if (letter === undefined) return misread('write the letter of the marker: event K: Dump 3');
    return then(readChoice(parts, letter, scope), (choice) => fine({ verb: 'event', letter, choice }));
  },
  print({ letter, choice: { units, places, cancel } }, scope) {
    const who = units ? `: ${namesFor(scope, letter).list.print(units, scope)}` : '';
    const where = places ? ` at ${places.map((at) => place.print(at, scope)).join(', ')}` : '';
    return `event ${letter}${who}${where}${cancel ? ` cancel ${cancel}` : ''}`;
  },
};
