import { z } from 'zod';
import { addressSchema } from '../config/plain-address';
import { numberFrom } from '../config/whole-number';
import { reason, reasonSchema, wishReader } from '../games/new-game';
import type { JsonObject } from '../kernel/realm';
import { namesPrototype } from '../rulings/patch-names';

export const rewind = z.strictObject({
  to: numberFrom(0),
  dice: z.enum(['kept', 'anew']),
  reason,
});
export const adjustment = z.strictObject({
  patch: z
    .unknown()
    .refine((patch) => !namesPrototype(patch), 'names __proto__, which no position has')
    .pipe(z.record(z.string(), z.unknown()))
    .pipe(z.custom<JsonObject>()),
  reason,
  rule: z.string().max(20).default(''),
  ruling: numberFrom(1).nullable().default(null),
});
export const extension = z.strictObject({
  side: z.string().max(40),
  hours: z.number().int().min(1).max(2160),
  reason,
});
/** What a claim says, in the API. */
export const claim = z.strictObject({
  side: z.string().max(40),
  as: z.enum(['default', 'abandoned']).default('default'),
  reason,
});
export const address = z.strictObject({ email: addressSchema });
export const faces = z.strictObject({ faces: z.record(z.string(), z.number().int().min(1).max(1_000)) });

/** @throws BadGame */
export const readRewind = wishReader(rewind, 'the wish');
/** @throws BadGame */
export const readAdjustment = wishReader(adjustment, 'the wish');
/** @throws BadGame */
export const readExtension = wishReader(extension, 'the wish');
/** @throws BadGame */
export const readClaim = wishReader(claim, 'the wish');
/** @throws BadGame */
export const readReason = wishReader(reasonSchema, 'the wish');
/** @throws BadGame */
export const readAddress = wishReader(address, 'the wish');
/** @throws BadGame */
export const readFaces = wishReader(faces, 'the wish');
