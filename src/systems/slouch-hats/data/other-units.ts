import { z } from 'zod';
import type { Named } from '../../../kernel/decide/names';
import type { Side } from '../side';

/** A Mobile Supply Unit or Supply Dump (6.13). */
export interface SupplyCounter extends Named {
  side: Side;
  type: 'msu' | 'dump';
  /** Movement allowance of an MSU; a dump has none (6.13d). */
  move: number | null;
  /** The Supply Points that its front and its back show. */
  points: readonly [number, number];
  /** In play only after an event: `Allied Event N`. */
  onlyWith: string | null;
}

/** An air unit (13.0). */
export interface AirCounter extends Named {
  side: Side;
  nationality: string;
  kind: string;
  /** Hexes (2.24f). */
  range: number;
  /** Null: rolled on the Bomber Effectiveness Table at each use (13.22). */
  support: number | null;
  onlyWith: string | null;
}

/** An Allied naval unit (19.1). */
export interface NavalCounter extends Named {
  /** What kind of ship it is, by which people call it: `cruiser`. */
  type: string;
  support: number;
  /** A die above it fails (19.11). */
  action: number;
}

/** A replacements unit of the Axis (15.12). */
export interface ReplCounter extends Named {
  nationality: string;
}

const text = z.string();
const id = { id: text, name: text.optional(), only_with: text.optional() };
const told = { history: z.unknown().optional(), value_source: z.unknown().optional() };
const whole = z.number().int().min(0);
export const supplyShape = z.strictObject({
  ...{ ...id, type: z.enum(['msu', 'dump']), movement: whole.optional(), motorized: z.boolean().default(false) },
  sides: z.tuple([whole, whole]),
});
export const airShape = z.strictObject({
  ...{ ...id, name: text, nationality: text, kind: text, range: whole, support: z.union([whole, z.literal('?')]) },
  ...told,
});
export const navalShape = z.strictObject({
  ...{ ...id, name: text, type: text, support: whole, action: whole },
  ...told,
});
export const replShape = z.strictObject({ ...id, name: text, nationality: text });

/** `Axis-MSU-1` is `MSU 1` to its owner, `Axis-Large-2` is `Large 2`. */
const supplyName = (counter: string): string => counter.replace(/^(Axis|Allied)-/, '').replaceAll('-', ' ');

export const supplyCounters = (raw: z.infer<typeof supplyShape>[], side: Side): SupplyCounter[] =>
  raw.map((u) => ({
    ...{ id: u.id, names: [supplyName(u.id)], side, type: u.type, move: u.movement ?? null, points: u.sides },
    onlyWith: u.only_with ?? null,
  }));

export const airCounters = (raw: z.infer<typeof airShape>[], side: Side): AirCounter[] =>
  raw.map((u) => ({
    ...{ id: u.id, names: [u.name], side, nationality: u.nationality, kind: u.kind, range: u.range },
    ...{ support: u.support === '?' ? null : u.support, onlyWith: u.only_with ?? null },
  }));

export const navalCounters = (raw: z.infer<typeof navalShape>[]): NavalCounter[] =>
  raw.map((u) => ({ id: u.id, names: [u.name], type: u.type, support: u.support, action: u.action }));

/** All of them are printed REPL: an order needs a name that means one of them. */
export const replCounters = (raw: z.infer<typeof replShape>[]): ReplCounter[] =>
  raw.map((u) => ({ id: u.id, names: [u.id], nationality: u.nationality }));
