import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES, type Side } from '../side';

/** Stacking points that one side may have in a hex at the end of a phase (3.32). */
export const STACKING_LIMIT = 7;

/** Sizes in the order of 2.24k. */
export const UNIT_SIZES = ['company', 'battalion', 'regiment', 'brigade'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

/** Types of 2.24l, with reconnaissance (9.62) and cavalry (20.21 J) apart. */
export const UNIT_TYPES = [
  ...(['infantry', 'motorized-infantry', 'cavalry', 'armor', 'armored-car', 'reconnaissance'] as const),
  ...(['commando', 'artillery', 'anti-aircraft'] as const),
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** 18.42a, b, d. */
export const FATES = ['german-if-in-german-zone', 'removed', 'german'] as const;

const [TEXT, FLAG] = [z.string(), z.boolean().default(false)];
const points = z.number().int().min(0);
/** One side of a combat counter (2.24): strengths in points, allowance in movement points. */
const strengths = z.tuple([points, points, points]).transform(([attack, defence, move]) => ({ attack, defence, move }));
export type Strengths = z.infer<typeof strengths>;

/** What is written of a counter for who types it. */
export const TOLD = { history: z.unknown().optional(), value_source: z.unknown().optional() };

/** A combat counter as printed. */
export const combatShape = z
  .strictObject({
    ...{ id: TEXT, name: TEXT, nationality: TEXT, type: z.enum(UNIT_TYPES), size: z.enum(UNIT_SIZES) },
    front: strengths,
    /** Without it the unit has one step (3.41). */
    back: strengths.optional(),
    /** Stacking points (3.31). */
    stack: points,
    ...{ motorized: FLAG, light: FLAG, mountain: FLAG, double: FLAG },
    /** It bears the No ZOC band (3.22). */
    no_zoc: FLAG,
    /** Range in hexes and support strength of artillery (2.24e, i). */
    artillery: z.strictObject({ range: z.number().int().min(1), support: points }).optional(),
    /** Alawi, Druze, BdL or CL: released and rallied together (19.2, 20.22 R). */
    group: TEXT.optional(),
    /** The area that a garrison of 19.2 is released for. */
    area: TEXT.optional(),
    /** The Axis unit that this Allied one stands for after a revolt (20.21 A, B, Q). */
    doubles: TEXT.optional(),
    /** Areas that it may enter though its side may not (20.22 I). */
    may_enter: z.array(TEXT).default([]),
    /** What becomes of it at a surrender (18.42) where the text names it. */
    surrender: z.enum(FATES).optional(),
    other_side: z.strictObject({ nationality: TEXT, when: TEXT }).optional(),
    ...TOLD,
  })
  .transform(({ name, no_zoc, may_enter, double: _d, other_side: _o, history: _h, value_source: _v, ...u }) => ({
    ...{ ...u, names: [name], noZoc: no_zoc, mayEnter: may_enter },
    ...{ back: u.back ?? null, artillery: u.artillery ?? null, surrender: u.surrender ?? null },
    ...{ group: u.group ?? null, area: u.area ?? null, doubles: u.doubles ?? null },
  }));
export type CombatCounter = z.infer<typeof combatShape> & { side: Side };

/** The combat counters of a unit file. @throws DataFault for one that contradicts itself */
export function combatCounters(file: YamlFile, raw: z.infer<typeof combatShape>[], side: Side): CombatCounter[] {
  return raw.map((u, i) => {
    const { front, back } = u;
    const fault = (what: string): Error => file.fault(['combat_units', i, 'id'], `${u.id}: ${what}`);
    if ((u.type === 'artillery') !== (u.artillery !== null))
      throw fault('artillery, and nothing else, has a range and a support strength (3.14a)');
    if (MOTORIZED.includes(u.type) && !u.motorized) throw fault(`${u.type} is motorized (3.14b)`);
    if (u.artillery && back) throw fault('artillery has one step (3.43)');
    if (back && (['attack', 'defence', 'move'] as const).some((of) => back[of] > front[of]))
      throw fault('its back, with one step left, is stronger than its front (3.41)');
    if (u.stack > STACKING_LIMIT) throw fault(`more than ${STACKING_LIMIT} stacking points find room in no hex (3.32)`);
    const [name] = u.names;
    const other = raw.slice(0, i).find(({ names }) => names[0] === name);
    if (other) throw fault(`"${name}" is the name of ${other.id} too; orders could not tell them apart`);
    return { ...u, side };
  });
}

const MOTORIZED: readonly UnitType[] = ['armor', 'armored-car', 'motorized-infantry', 'anti-aircraft'];

const ONLY = TEXT.optional();

/** `Axis-MSU-1` is `MSU 1` to its owner, `Axis-Large-2` is `Large 2`. */
const supplyName = (counter: string): string => counter.replace(/^(Axis|Allied)-/, '').replaceAll('-', ' ');

/** A Mobile Supply Unit or Supply Dump (6.13). */
export const supplyShape = z
  .strictObject({
    ...{ id: TEXT, name: TEXT.optional(), type: z.enum(['msu', 'dump']), motorized: z.boolean().default(false) },
    movement: points.optional(),
    sides: z.tuple([points, points]),
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
    range: points,
    support: z.union([points, z.literal('?')]),
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
    ...{ id: TEXT, name: TEXT, support: points, only_with: ONLY, ...TOLD },
    /** What kind of ship it is, by which people call it: `cruiser`. */
    type: TEXT,
    /** A die above it fails (19.11). */
    action: points,
  })
  .transform(({ id, name, type, support, action }) => ({ id, names: [name], type, support, action }));

/** A replacements unit of the Axis (15.12). All of them are printed REPL: an order needs a name that means one of them. */
export const replShape = z
  .strictObject({ id: TEXT, name: TEXT, nationality: TEXT, only_with: ONLY })
  .transform(({ id, nationality }) => ({ id, names: [id], nationality }));

/** All counters of both sides by their ids (2.2). */
export type Counters = ReturnType<typeof readCounters>;

const schema = z.strictObject({
  ...{ name: z.string(), rule: z.string(), order: z.array(z.string()), supply_fixed: z.unknown().optional() },
  ...{ combat_units: z.array(combatShape), supply_units: z.array(supplyShape), air_units: z.array(airShape) },
  ...{ naval_units: z.array(navalShape).default([]), naval_rules: z.unknown().optional() },
  replacement_units: z.array(replShape).default([]),
  replacement_rules: z.looseObject({ movement: z.number(), by_air: z.number() }).optional(),
});

/** Reads units/axis.yaml and units/allied.yaml. @throws DataFault: a wrong value, or an id given twice */
export function readCounters(files: Readonly<Record<Side, YamlFile>>) {
  const raw = { axis: files.axis.read(schema), allied: files.allied.read(schema) };
  const both = <T>(of: (side: Side) => readonly T[]): T[] => [...of('axis'), ...of('allied')];
  const known = new Map<string, true>();
  const byId = <T extends { id: string }>(things: readonly T[], file = files.allied): ReadonlyMap<string, T> => {
    for (const { id } of things) {
      if (known.has(id)) throw twice(files, file, id);
      known.set(id, true);
    }
    return new Map(things.map((thing) => [thing.id, thing]));
  };
  const own = <T extends object>(of: (side: Side) => readonly T[]) =>
    both((side) => of(side).map((one) => ({ ...one, side })));
  const units = byId(both((side) => combatCounters(files[side], raw[side].combat_units, side)));
  checkDoubles(units, files.allied);
  return {
    units,
    supply: byId(own((side) => raw[side].supply_units)),
    air: byId(own((side) => raw[side].air_units)),
    naval: byId(raw.allied.naval_units),
    repl: byId(raw.axis.replacement_units, files.axis),
    /** Movement points of a REPL unit, which goes on foot (15.21). */
    replMove: raw.axis.replacement_rules?.movement ?? 0,
    /** Points of air transport that it takes (7.13). */
    replByAir: raw.axis.replacement_rules?.by_air ?? 0,
  };
}

const LISTS = ['combat_units', 'supply_units', 'air_units', 'naval_units', 'replacement_units'] as const;

/** Named where the id stands for the second time. */
function twice(files: Readonly<Record<Side, YamlFile>>, otherwise: YamlFile, id: string): Error {
  const places = SIDES.flatMap((side) =>
    LISTS.flatMap((list) =>
      files[side].read(schema)[list].flatMap((one, i) => (one.id === id ? [{ file: files[side], at: [list, i] }] : [])),
    ),
  );
  const { file, at } = places.at(-1) ?? { file: otherwise, at: [] };
  return file.fault(at, `two counters are called "${id}"`);
}

/** 20.21 A, B, Q: a double stands for a counter of the other side, of the same group. */
function checkDoubles(units: ReadonlyMap<string, CombatCounter>, file: YamlFile): void {
  for (const { id, doubles, group } of units.values()) {
    if (doubles === null) continue;
    const own = units.get(doubles);
    if (own?.side !== 'axis' || own.group !== group)
      throw file.fault(['combat_units'], `${id} doubles "${doubles}", which is no Axis unit of its group`);
  }
}
