import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import { OWNERS, type Owner } from '../side';
import { counted } from './several';

export const SHIP_TYPES = ['BB', 'CV', 'CVE', 'CL', 'DD', 'SS', 'TA', 'TB', 'MN', 'T', 'TW', 'LC', 'LS', 'ML'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** What a type of naval unit may do (6.3); an `Owner` is the side that alone may. */
export interface ShipKind {
  name: string;
  /** Hits that sink it (6.4.3). */
  hits: number;
  transport: boolean;
  assault: boolean | Owner;
  mines: boolean | Owner;
  bombard: boolean;
  intercept: boolean;
}

/** A naval counter as printed (2.2). */
export interface ShipCounter extends Named {
  side: Owner;
  nation: string;
  type: ShipType;
  surface: number;
  /** What it carries, in companies; a battalion counts three (6.3.1). */
  transport: number;
  aa: number;
  move: number;
  /** 6.2.3. */
  endurance: 'none' | 'hunt' | 'fleet';
  /** Air units that belong to it (6.7.1). */
  carries: readonly string[];
  /** The id of its line in the file: like counters share it. */
  group: string;
}

export interface Ships {
  units: readonly ShipCounter[];
  kinds: Readonly<Record<ShipType, ShipKind>>;
}

const text = z.string();
const whole = z.number().int().min(0);
const flag = z.boolean().default(false);
const kind = z.strictObject({
  ...{ name: text, hits: whole.min(1), transport: flag, assault: flag, mines: flag, bombard: flag, intercept: flag },
  ...{ assault_if: z.enum(OWNERS).optional(), mines_if: z.enum(OWNERS).optional() },
});
const unit = z.strictObject({
  ...{ id: text, name: text, printed: text.optional(), side: z.enum(OWNERS), nation: text },
  ...{ type: z.enum(SHIP_TYPES), surface: whole, transport: whole, aa: whole, move: whole.min(1) },
  ...{ endurance: z.enum(['none', 'hunt', 'fleet']), count: whole.min(2).optional() },
  carries: z.array(text).default([]),
});
const schema = z.looseObject({ types: z.record(z.enum(SHIP_TYPES), kind), units: z.array(unit) });

/** Reads units/naval.yaml; `airUnits`: those that ships may carry. @throws DataFault */
export function readShips(file: YamlFile, airUnits: ReadonlyMap<string, readonly string[]>): Ships {
  const { units, types } = file.read(schema);
  units.forEach((one, i) => {
    const fault = (what: string): Error => file.fault(['units', i, 'id'], `${one.id}: ${what}`);
    if (one.transport > 0 && !types[one.type].transport)
      throw fault(`a ${types[one.type].name} carries nothing (6.3.1)`);
    const strange = one.carries.find((id) => !airUnits.has(id));
    if (strange !== undefined) throw fault(`it carries "${strange}", which is no air unit (6.7.1)`);
  });
  const kinds = Object.entries(types).map(([type, { assault_if, mines_if, ...rest }]) => [
    type,
    { ...rest, assault: assault_if ?? rest.assault, mines: mines_if ?? rest.mines },
  ]);
  return {
    units: units.flatMap(({ name, printed: _printed, carries, count, ...one }) =>
      counted(one.id, name, count).map(({ id, names }) => ({
        ...{ ...one, id, names, group: one.id },
        carries: carries.flatMap((group) => airUnits.get(group) ?? []),
      })),
    ),
    kinds: Object.fromEntries(kinds) as Record<ShipType, ShipKind>,
  };
}
