import type { Rng } from '../decide/rng';
import type { Json, JsonObject } from '../realm';

/**
 * An answer with a part of another in it, or a part less, by its JSON structure alone: a list loses, gains or exchanges an
 * item, an object a member. Whether it means anything, a judge has to say. Neither answer is changed.
 */
export function crossed(one: Json, other: Json, rng: Rng): Json {
  if (Array.isArray(one) && Array.isArray(other)) return crossedLists(one, other, rng);
  if (isObject(one) && isObject(other)) return crossedObjects(one, other, rng);
  return other;
}

function crossedLists(one: readonly Json[], other: readonly Json[], rng: Rng): Json {
  const at = rng.int(one.length + 1);
  const fitting = one[at];
  const ways: (() => Json)[] = [];
  if (one.length > 0) ways.push(() => one.filter((_, i) => i !== at % one.length));
  if (other.length > 0) {
    ways.push(() => [...one.slice(0, at), rng.pick(other), ...one.slice(at)]);
    ways.push(() => one.map((item, i) => (i === at % one.length ? rng.pick(other) : item)));
    ways.push(() => {
      const from = rng.int(other.length);
      return [...one.slice(0, at), ...other.slice(from)];
    });
    const alike = other.find((item) => nested(item) && nested(fitting) && !same(item, fitting as Json));
    if (alike !== undefined)
      ways.push(() => one.map((item, i) => (i === at ? crossed(item, rng.pick(other), rng) : item)));
  }
  return ways.length === 0 ? [...one] : rng.pick(ways)();
}

function crossedObjects(one: JsonObject, other: JsonObject, rng: Rng): Json {
  // Orders of two kinds have no parts in common.
  if (!same(one['verb'], other['verb'])) return other;
  const keys = Object.keys({ ...one, ...other }).filter((k) => !same(one[k], other[k]));
  if (keys.length === 0) return one;
  const key = rng.pick(keys);
  const [mine, his] = [one[key], other[key]];
  if (mine !== undefined && his !== undefined && nested(mine) && nested(his) && rng.chance(1, 2))
    return { ...one, [key]: crossed(mine, his, rng) };
  if (his !== undefined) return { ...one, [key]: his };
  return Object.fromEntries(Object.entries(one).filter(([k]) => k !== key));
}

const nested = (value: Json | undefined): boolean => value !== null && typeof value === 'object';
const isObject = (value: Json): value is JsonObject => nested(value) && !Array.isArray(value);
const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
