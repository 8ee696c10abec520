import { z } from 'zod';
import type { Side } from '../side';
import { TOLD } from './units';

const [TEXT, ONLY] = [z.string(), z.string().optional()];
const whole = z.number().int().min(0);

/** `Axis-MSU-1` is `MSU 1` to its owner, `Axis-Large-2` is `Large 2`. */
const supplyName = (counter: string): string => counter.replace(/^(Axis|Allied)-/, '').replaceAll('-', ' ');

/** A Mobile Supply Unit or Supply Dump (6.13). */
export const supplyShape = z
  .strictObject({
    ...{ id: TEXT, name: TEXT.optional(), type: z.enum(['msu', 'dump']), motorized: z.boolean().default(false) },
    movement: whole.optional(),
    sides: z.tuple([whole, whole]),
    only_with: ONLY,
  })
  .transform(({ id, type, movement, sides, only_with }) => ({
    ...{ id, names: [supplyName(id)], type },
    /** Movement allowance of an MSU; a dump has none (6.13d). */
    move: movement ?? null,
    /** The Supply Points that its front and its back show. */
    points: sides,
    /** In play only after an event: `Allied Event N`. */
    onlyWith: only_with ?? null,
  }));
export type SupplyCounter = z.infer<typeof supplyShape> & { side: Side };

/** An air unit (13.0). */
export const airShape = z
  .strictObject({
    ...{ id: TEXT, name: TEXT, nationality: TEXT, kind: TEXT, only_with: ONLY, ...TOLD },
    /** Hexes (2.24f). */
    range: whole,
    support: z.union([whole, z.literal('?')]),
  })
  .transform(({ id, name, nationality, kind, range, support, only_with }) => ({
    ...{ id, names: [name], nationality, kind, range },
    /** Null: rolled on the Bomber Effectiveness Table at each use (13.22). */
    support: support === '?' ? null : support,
    onlyWith: only_with ?? null,
  }));
export type AirCounter = z.infer<typeof airShape> & { side: Side };

/** An Allied naval unit (19.1). */
export const navalShape = z
  .strictObject({
    ...{ id: TEXT, name: TEXT, support: whole, only_with: ONLY, ...TOLD },
    /** What kind of ship it is, by which people call it: `cruiser`. */
    type: TEXT,
    /** A die above it fails (19.11). */
    action: whole,
  })
  .transform(({ id, name, type, support, action }) => ({ id, names: [name], type, support, action }));
export type NavalCounter = z.infer<typeof navalShape>;

/** A replacements unit of the Axis (15.12). All of them are printed REPL: an order needs a name that means one of them. */
export const replShape = z
  .strictObject({ id: TEXT, name: TEXT, nationality: TEXT, only_with: ONLY })
  .transform(({ id, nationality }) => ({ id, names: [id], nationality }));
export type ReplCounter = z.infer<typeof replShape>;
