import { fine, misread, then } from '../../../kernel/decide/order';
import type { Read } from '../../../kernel/decide/order';
import { readName, readNameIn } from '../../../kernel/decide/names';
import type { Named } from '../../../kernel/decide/names';
import type { MercuryData } from '../data/load';
import { TYPE_NAMES } from '../data/ships';
import type { Scope } from '../mercury';
import type { AirId, Letter, SeaId, ShipId } from '../world';
import { namedOnce } from './lists';

/** Every Task Force marker of the counter mix. */
export function taskForceNames(data: MercuryData): Named[] {
  return data.markers.letters.map((letter) => ({
    id: letter,
    names: [`TF ${letter}`, letter, `Task Force ${letter}`],
  }));
}

/** A Task Force by its letter: of those that the reader sees on the map first, then of all markers (16.31). */
export function readTaskForce(text: string, { view, data }: Scope): Read<Letter> {
  return readMarker(
    text,
    view.taskForces.map((tf) => tf.letter),
    data,
  );
}

/** The marker of a Task Force to be formed: of those that are free first (16.33c). */
export const readFreeMarker = (text: string, { view, data }: Scope): Read<Letter> =>
  readMarker(text, view.freeMarkers, data);

function readMarker(text: string, first: readonly Letter[], data: MercuryData): Read<Letter> {
  const all = taskForceNames(data);
  const circles = [all.filter(({ id }) => first.includes(id)), all];
  return then(readNameIn(text, circles, 'Task Force'), (found) => fine(found.id));
}

export const printTaskForce = (letter: Letter): string => `TF ${letter}`;

/** Sea zones and landing places that `seat` can go to; a zone wins over the enemy's port of a like name. */
export function seaNames(scope: Pick<Scope, 'data' | 'seat'>): Named[] {
  const enemy = scope.seat === 'allied' ? 'german' : 'allied';
  const places = [...scope.data.places.values()].filter((p) => p.friendly !== enemy);
  return [...scope.data.zones.values(), ...places];
}

export function readSea(text: string, scope: Scope): Read<SeaId> {
  const all = [...scope.data.zones.values(), ...scope.data.places.values()];
  const own = readName(text, seaNames(scope), 'sea zone');
  const read = own.ok || own.reason.level === 'ambiguous' ? own : readName(text, all, 'sea zone');
  return then(read, (found) => fine(found.id));
}

export function readZone(text: string, data: MercuryData): Read<SeaId> {
  return then(readName(text, [...data.zones.values()], 'sea zone'), (found) => fine(found.id));
}

/** The printed name of a zone or landing place. */
export function printSea(id: SeaId, data: MercuryData): string {
  return data.zones.get(id)?.name ?? data.places.get(id)?.name ?? id;
}

export const shipNames = (data: MercuryData): Named[] => [...data.ships.values()];
export const airNames = (data: MercuryData): Named[] => [...data.air.values()];

/** A ship: of those in play first, then of the whole counter mix, so that a refusal can say what became of it. */
export function readShip(text: string, scope: Scope): Read<ShipId> {
  return then(readNameIn(text, shipCircles(scope), 'ship'), (found) => fine(found.id));
}

/** The same for a list: ids in the order written, none twice. */
export function readShips(text: string, scope: Scope): Read<ShipId[]> {
  return namedOnce(text, (part) => readShip(part, scope), shipNames(scope.data), 'ship');
}

/** Ships that the reader sees afloat, or in Alexandria; then, as the German does not see all, those that were not sunk. */
function shipCircles({ view, data }: Scope): Named[][] {
  const all = shipNames(data);
  const inForces = view.taskForces.flatMap(({ ships = [], seen = [] }) => [...ships, ...seen]);
  const inPort = Object.values(view.alexandria ?? {}).flat();
  const here = [...inForces, ...inPort].map(({ id }) => id);
  return [all.filter(({ id }) => here.includes(id)), all.filter(({ id }) => !view.sunk.includes(id)), all];
}

/** An air unit: of those in play first, then of all; a Ju-87 that is broken down or a half may come into play (12.13). */
export function readAirUnit(text: string, scope: Scope): Read<AirId> {
  return then(readNameIn(text, airCircles(scope), 'air unit'), (found) => fine(found.id));
}

/** The same for a list: ids in the order written, none twice. */
export function readAirUnits(text: string, scope: Scope): Read<AirId[]> {
  return namedOnce(text, (part) => readAirUnit(part, scope), airNames(scope.data), 'air unit');
}

function airCircles({ view, data }: Scope): Named[][] {
  const all = airNames(data);
  const there = view.air.map(({ id }) => id);
  const may = (id: AirId): boolean => there.includes(id) || view.broken.includes(id) || data.air.get(id)?.half === true;
  return [all.filter(({ id }) => there.includes(id)), all.filter(({ id }) => may(id)), all];
}

/** Types of air units, alone or in the plural. */
export const airTypeNames = (data: MercuryData): Named[] => data.airTypes.map((t) => ({ id: t, names: [t, `${t}s`] }));

/** Everything that an order may name: counters, markers, zones and places, boxes, hexes. */
export function everyName(data: MercuryData): Named[] {
  const counters = [data.ships, data.air, data.ground, data.germanNaval].flatMap((m): Named[] => [...m.values()]);
  const sea = [data.zones, data.places, data.boxes, data.airfields].flatMap((m): Named[] => [...m.values()]);
  const sheets = Object.values(data.hexMaps);
  const hexes = sheets.flatMap((s) => [...s.hexes.keys()].map((id) => ({ id, names: [id.slice(1)] })));
  const printed = sheets.flatMap((s) => s.places.map((p) => ({ id: p.id, names: [p.name] })));
  return [...counters, ...taskForceNames(data), ...airTypeNames(data), ...sea, ...printed, ...hexes];
}

/** Ships, and words for a kind of ship: `BB`, `any cruiser`, `damaged`. Those words stand for `type:BB`, `damaged`, `any`. */
export function readTarget(text: string, scope: Scope): Read<string> {
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
  if (type) return fine(`type:${type[0]}`);
  return readShip(text, scope);
}

/** A target in order words. */
export function printTarget(target: string, data: MercuryData): string {
  if (target.startsWith('type:')) return target.slice('type:'.length);
  return data.ships.get(target)?.names[0] ?? target;
}

/** German units by the number of their counter, and for their owner by name too. */
export function contactNames(scope: Scope): Named[] {
  return scope.view.contacts.map((c) => {
    const counter = c.unit === undefined ? undefined : scope.data.germanNaval.get(c.unit);
    return { id: String(c.contact), names: [`contact ${c.contact}`, String(c.contact), ...(counter?.names ?? [])] };
  });
}

export function readContact(text: string, scope: Scope): Read<number> {
  return then(readName(text, contactNames(scope), 'contact'), (found) => fine(Number(found.id)));
}
