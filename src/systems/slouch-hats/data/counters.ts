import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES, type Side } from '../side';
import { airShape, navalShape, replShape, supplyShape } from './other-units';
import { combatCounters, combatShape, type CombatCounter } from './units';

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
