import { z } from 'zod';
import { BadGame } from '../games/new-game';
import type { Json } from '../kernel/realm';

export const rewind = z.strictObject({
  to: z.number().int().min(0),
  dice: z.enum(['kept', 'anew']),
  reason: z.string().min(1).max(500),
});
export const adjustment = z.strictObject({
  patch: z.record(z.string(), z.unknown()),
  reason: z.string().min(1).max(500),
  rule: z.string().max(20).default(''),
  ruling: z.number().int().min(1).nullable().default(null),
});
export const extension = z.strictObject({
  side: z.string().max(40),
  hours: z.number().int().min(1).max(2160),
  reason: z.string().min(1).max(500),
});
/** What a claim says, in the API. */
export const claim = z.strictObject({
  side: z.string().max(40),
  as: z.enum(['default', 'abandoned']).default('default'),
  reason: z.string().min(1).max(500),
});
export const reason = z.strictObject({ reason: z.string().min(1).max(500) });
export const address = z.strictObject({ email: z.email().transform((e) => e.toLowerCase()) });
export const faces = z.strictObject({ faces: z.record(z.string(), z.number().int().min(1).max(10)) });

function read<T>(schema: z.ZodType<T>, wish: unknown): T {
  const result = schema.safeParse(wish);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new BadGame(`${issue?.path.join('.') || 'the request'}: ${issue?.message ?? 'wrong'}`);
}

/** @throws BadGame */
export const readRewind = (wish: unknown) => read(rewind, wish);
/** @throws BadGame */
export function readAdjustment(wish: unknown): { patch: Json; reason: string; rule: string; ruling: number | null } {
  const { patch, ...rest } = read(adjustment, wish);
  return { patch: patch as Json, ...rest };
}
/** @throws BadGame */
export const readExtension = (wish: unknown) => read(extension, wish);
/** @throws BadGame */
export const readClaim = (wish: unknown) => read(claim, wish);
/** @throws BadGame */
export const readReason = (wish: unknown) => read(reason, wish);
/** @throws BadGame */
export const readAddress = (wish: unknown) => read(address, wish).email;
/** @throws BadGame */
export const readFaces = (wish: unknown) => read(faces, wish).faces;
