import type { Json } from '../realm';
import { shapeAt, type Shape } from '../words';

/**
 * JSON merge patch (RFC 7396): objects are merged, null takes a key away, everything else replaces. Where things of this
 * shape always have the key and may hold null in it (a unit off the map), null is put there.
 */
export function mergePatch(target: Json, patch: Json, shape: Shape): Json {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const base = target !== null && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    const part = shapeAt(shape, key);
    if ('fault' in part) continue;
    if (value !== null && value !== undefined) base[key] = mergePatch(base[key] ?? null, value, part.shape);
    else if (holdsNothing(part.shape)) base[key] = null;
    else delete base[key];
  }
  return base;
}

const holdsNothing = (shape: Shape): boolean => shape.safeParse(null).success && !shape.safeParse(undefined).success;
