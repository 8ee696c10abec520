import type { Json } from '../realm';

/** JSON merge patch (RFC 7396): objects are merged, null takes a key away, everything else replaces. */
export function mergePatch(target: Json, patch: Json): Json {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const base = target !== null && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === undefined) delete base[key];
    else base[key] = mergePatch(base[key] ?? null, value);
  }
  return base;
}
