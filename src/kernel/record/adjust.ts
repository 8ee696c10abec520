import type { Json } from '../realm';
import { shapeAt, valueFault, type Shape } from '../words';
import { mergePatch } from './patch';

/** A moderator's patch that does not fit the world it is to change. */
export class BadAdjustment extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'BadAdjustment';
  }
}

/**
 * The world changed by a merge patch (RFC 7396), in the shape that worlds of its system have: what the patch names must be
 * there, and nothing may be missing afterwards. @throws BadAdjustment that names the path
 */
export function adjusted(world: Json, patch: Json, shape: Shape): Json {
  const named = valueFault(shape, withoutRemovals(patch)) ?? missing(shape, patch);
  if (named !== null) throw new BadAdjustment([named]);
  const after = mergePatch(world, patch, shape);
  const { error } = shape.safeParse(after);
  if (error) throw new BadAdjustment(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  return after;
}

/** What is to be taken away must be something that worlds have. */
function missing(shape: Shape, patch: Json | undefined): string | null {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return null;
  for (const [key, value] of Object.entries(patch)) {
    const part = shapeAt(shape, key);
    const fault = 'fault' in part ? part.fault : missing(part.shape, value);
    if (fault !== null) return fault;
  }
  return null;
}

/** What a patch puts anywhere; null takes away, and is judged by what is left. */
function withoutRemovals(patch: Json): Json {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const put = Object.entries(patch).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, withoutRemovals(value)] as const],
  );
  return Object.fromEntries(put);
}
