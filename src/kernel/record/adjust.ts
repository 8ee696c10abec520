import type { Json, JsonObject } from '../realm';
import { mergePatch } from './patch';

/** A moderator's patch that does not fit the world it is to change. */
export class BadAdjustment extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'BadAdjustment';
  }
}

/**
 * Where a merge patch (RFC 7396) leaves the shape of the world it changes: fields it does not have, values of another
 * type, things taken away that all of their kind have. Paths are written `units.Koch.steps`; empty when it fits.
 */
export function shapeFaults(world: Json, patch: Json): string[] {
  return isObject(world) && isObject(patch) ? objectFaults(world, patch, [], '') : ['the patch is no object'];
}

/** The patched world, its shape as it was. @throws BadAdjustment */
export function adjusted(world: Json, patch: Json): Json {
  const faults = shapeFaults(world, patch);
  if (faults.length > 0) throw new BadAdjustment(faults);
  return mergePatch(world, patch);
}

/** `peers` are the other things of the same kind, as the other units of a list: what one of them has, all may have. */
function objectFaults(before: JsonObject, patch: JsonObject, peers: readonly JsonObject[], path: string): string[] {
  return Object.entries(patch).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (value === null || value === undefined) return removalFaults(before, key, peers, at);
    if (Array.isArray(value)) return arrayFaults(before, key, value, peers, at);
    return valueFaults(before, key, value, peers, at);
  });
}

function removalFaults(before: JsonObject, key: string, peers: readonly JsonObject[], at: string): string[] {
  if (!(key in before)) return [`${at}: there is nothing to take away; ${known(before, peers)}`];
  const optional = isRecord(before) || peers.some((peer) => !(key in peer));
  return optional
    ? []
    : [`${at} cannot be taken away: ${peers.length > 0 ? 'all of its kind have it' : 'the position needs it'}`];
}

function arrayFaults(
  before: JsonObject,
  key: string,
  value: Json[],
  peers: readonly JsonObject[],
  at: string,
): string[] {
  const model = modelOf(before, key, peers);
  if (model === undefined) return [noField(before, peers, at)];
  if (model === null) return [];
  if (!Array.isArray(model)) return [`${at} is ${typeName(model)}, not a list`];
  const [first] = model;
  const odd = first === undefined ? -1 : value.findIndex((v) => typeName(v ?? null) !== typeName(first));
  return odd < 0 ? [] : [`${at}.${odd} is ${typeName(value[odd] ?? null)}, not ${typeName(first ?? null)}`];
}

function valueFaults(before: JsonObject, key: string, value: Json, peers: readonly JsonObject[], at: string): string[] {
  const model = modelOf(before, key, peers);
  if (model === undefined) return [noField(before, peers, at)];
  if (model !== null && typeName(model) !== typeName(value))
    return [`${at} is ${typeName(model)}, not ${typeName(value)}`];
  if (!isObject(value) || !isObject(model)) return [];
  const kin = isRecord(before) ? objectsOf(before) : peers.map((p) => p[key]).filter(isObject);
  if (key in before) return objectFaults(model, value, kin, at);
  const lacking = Object.keys(model).filter((k) => !(k in value) && kin.every((peer) => k in peer));
  return [...objectFaults(model, value, kin, at), ...lacking.map((k) => `${at}.${k} is missing`)];
}

/** What stands at `key`, or what a thing new there is to be like; undefined: nothing is ever there. */
function modelOf(before: JsonObject, key: string, peers: readonly JsonObject[]): Json | undefined {
  if (key in before) return before[key];
  const peer = peers.find((p) => key in p);
  if (peer) return peer[key];
  if (Object.keys(before).length === 0) return null;
  return isRecord(before) ? Object.values(before)[0] : undefined;
}

/** Whether an object holds things of one kind by their names, as units by id: then others may come and go. */
function isRecord(object: JsonObject): boolean {
  const [first, ...rest] = Object.values(object);
  if (!isObject(first)) return first !== undefined && isTally(object);
  const shared = (other: JsonObject): number => Object.keys(first).filter((k) => k in other).length;
  return (
    rest.length > 0 && rest.every((v) => isObject(v) && 2 * shared(v) >= Object.keys(first).length && shared(v) > 0)
  );
}

/** Numbers or texts by seat or by the id of a thing: all of one type, and no name that a programmer gave, of several words. */
const isTally = (object: JsonObject): boolean =>
  Object.values(object).every((v, _, all) => typeName(v ?? null) === typeName(all[0] ?? null)) &&
  Object.keys(object).every((key) => !/[a-z][A-Z]/.test(key));

const objectsOf = (record: JsonObject): JsonObject[] => Object.values(record).filter(isObject);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeName(value: Json): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return (
    { object: 'an object', string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as 'object'] ??
    ''
  );
}

const MOST_KNOWN = 12;

function known(before: JsonObject, peers: readonly JsonObject[]): string {
  const keys = Object.keys(Object.assign({}, ...[before, ...peers]) as object);
  const more = keys.length > MOST_KNOWN ? `, and ${keys.length - MOST_KNOWN} more` : '';
  return `there is ${keys.slice(0, MOST_KNOWN).join(', ')}${more}`;
}

const noField = (before: JsonObject, peers: readonly JsonObject[], at: string): string =>
  `${at} is no field of the position: ${known(before, peers)}`;
