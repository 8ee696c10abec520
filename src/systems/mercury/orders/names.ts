import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, type Read, then, unread } from '../../../kernel/decide/order';
import { foldName, type Named, readName } from '../../../kernel/decide/names';
import { printName } from '../../../play/words/lists';
import { namesOf } from '../../../play/words/parts';
import type { AirCounter } from '../data/air';
import type { Letter, Mercury, MercuryData, Scope, SeaId } from '../mercury';
import { TYPE_NAMES } from '../data/ships';
import { sectorNames } from '../rules/12-missions';

/** Every Task Force marker of the counter mix. */
export function taskForceNames(data: MercuryData): Named[] {
  return data.markers.letters.map((letter) => ({
    id: letter,
    names: [`TF ${letter}`, letter, `Task Force ${letter}`],
  }));
}

export const printTaskForce = (letter: Letter): string => `TF ${letter}`;

/** Markers by their letters, those of `first` before all others. */
const markers = (first: (scope: Scope) => readonly Letter[]): Parameter<Mercury, Letter> => ({
  ...namesOf<Mercury>('Task Force', taskForceNames, (scope) => {
    const all = taskForceNames(scope.data);
    return [all.filter(({ id }) => first(scope).includes(id)), all];
  }),
  print: printTaskForce,
});

/** A Task Force: of those that the reader sees on the map first, then of all markers (16.31). */
export const taskForce = markers(({ view }) => view.taskForces.map((tf) => tf.letter));
/** The marker of a Task Force to be formed: of those that are free first (16.33c). */
export const freeMarker = markers(({ view }) => view.freeMarkers);

/** Sea zones and landing places that `seat` can go to; a zone wins over the enemy's port of a like name. */
export function seaNames(scope: Pick<Scope, 'data' | 'seat'>): Named[] {
  const enemy = scope.seat === 'allied' ? 'german' : 'allied';
  const places = [...scope.data.places.values()].filter((p) => p.friendly !== enemy);
  return [...scope.data.zones.values(), ...places];
}

/** The printed name of a zone or landing place. */
export function printSea(id: SeaId, data: MercuryData): string {
  return data.zones.get(id)?.name ?? data.places.get(id)?.name ?? id;
}

/** Where ships come from that enter, as players know it: no order leads there (17.13). */
const OFF_THE_MAP = ['malta', 'gibraltar', 'port said', 'haifa', 'tobruk'].map(foldName);

/** What could be several of the seat's own zones is none of the others. */
function among<T>(own: Read<T> & { ok: false }, other: Read<T>): Read<T> {
  if (other.ok) return own.reason.level === 'ambiguous' ? own : other;
  return unread(() => (own.reason.level === 'ambiguous' ? own.reason : other.reason));
}

/** A sea zone or a landing place. */
export const sea: Parameter<Mercury, SeaId> = {
  name: 'zone',
  read(text, scope) {
    const all = [...scope.data.zones.values(), ...scope.data.places.values()];
    const own = readName(text, seaNames(scope), 'sea zone');
    const read = own.ok ? own : among(own, readName(text, all, 'sea zone'));
    if (!read.ok && OFF_THE_MAP.includes(foldName(text)))
      return misread(`${text.trim()} is off the map (17.13): no Task Force sails there`);
    return then(read, (found) => fine(found.id));
  },
  print: (id, { data }) => printSea(id, data),
};
/** A sea zone only. */
export const zone = namesOf<Mercury>('sea zone', (data) => [...data.zones.values()]);

/**
 * Ships: of those in play first, that the reader sees afloat or in Alexandria; then, as the German does not see all, of those
 * that were not sunk; then of the whole counter mix, so that a refusal can say what became of one.
 */
export const ships = namesOf<Mercury>(
  'ship',
  (data) => [...data.ships.values()],
  ({ view, data }) => {
    const all = [...data.ships.values()];
    const inForces = view.taskForces.flatMap(({ ships = [], seen = [] }) => [...ships, ...seen]);
    const inPort = Object.values(view.alexandria ?? {}).flat();
    const here = [...inForces, ...inPort].map(({ id }) => id);
    return [all.filter(({ id }) => here.includes(id)), all.filter(({ id }) => !view.sunk.includes(id)), all];
  },
);

/** The printed name of a ship; those of several, with commas. */
export const shipName = ships.print;
export const shipsNamed = ships.list.print;

/** Air units: of those in play first, then of all; a Ju-87 that is broken down or a half may come into play (12.13). */
export const airUnits = namesOf<Mercury>(
  'air unit',
  (data) => [...data.air.values()],
  ({ view, data }) => {
    const all = [...data.air.values()];
    const there = view.air.map(({ id }) => id);
    const may = ({ id, half }: AirCounter): boolean => there.includes(id) || view.broken.includes(id) || half === true;
    return [all.filter(({ id }) => there.includes(id)), all.filter(may), all];
  },
);

/** The same of air units. */
export const airName = airUnits.print;
export const airNamed = airUnits.list.print;

/** Types of air units, alone or in the plural. */
export const airTypeNames = (data: MercuryData): Named[] => data.airTypes.map((t) => ({ id: t, names: [t, `${t}s`] }));

export const airType = namesOf<Mercury>('type of air unit', airTypeNames);
/** The sectors as they are named on the map sheets (12.41). */
export const sectors = namesOf<Mercury>('sector', sectorNames);
export const sectorName = sectors.print;

/** The airfields of Crete (6.52). */
export const airfields = namesOf<Mercury>('airfield', (data) => [...data.airfields.values()]);

/** Everything that an order may name: counters, markers, zones and places, boxes, hexes. */
export function everyName(data: MercuryData): Named[] {
  const counters = [data.ships, data.air, data.ground, data.germanNaval].flatMap((m): Named[] => [...m.values()]);
  const sea = [data.zones, data.places, data.boxes, data.airfields].flatMap((m): Named[] => [...m.values()]);
  const sheets = Object.values(data.hexMaps);
  const hexes = sheets.flatMap((s) => [...s.hexes.keys()].map((id) => ({ id, names: [id.slice(1)] })));
  const printed = sheets.flatMap((s) => s.places.map((p) => ({ id: p.id, names: [p.name] })));
  return [...counters, ...taskForceNames(data), ...airTypeNames(data), ...sea, ...printed, ...hexes];
}

/** A ship, or a word for a kind of ship: `BB`, `any cruiser`, `damaged`. Those words stand for `type:BB`, `damaged`, `any`. */
export const target: Parameter<Mercury, string> = {
  name: 'ship',
  read(text, scope) {
    const word = text
      .trim()
      .toLowerCase()
      .replace(/^(an?|any|the)\s+/, '');
    if (word === 'any' || word === 'ship' || word === '')
      return text.trim() === '' ? misread('a target is missing') : fine('any');
    if (word === 'damaged' || word === 'damaged ship') return fine('damaged');
    const type = Object.entries(TYPE_NAMES).find(
      ([code, name]) => code.toLowerCase() === word || name.toLowerCase() === word,
    );
    return type ? fine(`type:${type[0]}`) : ships.read(text, scope);
  },
  print: (id, { data }) => printTarget(id, data),
};

/** A target in order words. */
export function printTarget(target: string, data: MercuryData): string {
  if (target.startsWith('type:')) return target.slice('type:'.length);
  return data.ships.get(target)?.names[0] ?? target;
}

/** German units by the number of their counter; for their owner by name first, which may be written without its "no.". */
export function contactNames(scope: Scope): Named[] {
  return scope.view.contacts.map((c) => {
    const counter = c.unit === undefined ? undefined : scope.data.germanNaval.get(c.unit);
    const numbers = [`contact ${c.contact}`, String(c.contact)];
    const names = (counter?.names ?? []).flatMap((name) =>
      name.includes('no. ') ? [name, name.replace('no. ', '')] : [name],
    );
    return { id: String(c.contact), names: scope.seat === 'german' ? [...names, ...numbers] : [...numbers, ...names] };
  });
}

export const contact: Parameter<Mercury, number> = {
  name: 'unit',
  read: (text, scope) => then(readName(text, contactNames(scope), 'contact'), (found) => fine(Number(found.id))),
  print: (id, scope) => printName(String(id), contactNames(scope)),
};
