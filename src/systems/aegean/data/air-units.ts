import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import { SIDES, type Side } from '../side';
import { counted } from './several';

/** Types of 2.3. */
export const AIR_TYPES = ['F', 'FB', 'B', 'HB', 'TB', 'DB', 'TR', 'R', 'AS', 'H'] as const;
export type AirType = (typeof AIR_TYPES)[number];

/** Where it may stand: airfields of its side, ports, the Holding Box alone, or its ship (5.2.1). */
export const BASED = ['map', 'port', 'box', 'ship'] as const;

/** An air counter as printed (2.3). */
export interface AirCounter extends Named {
  side: Side;
  nation: string;
  aircraft: string;
  type: AirType;
  attack: number;
  defence: number;
  bomb: number;
  speed: number;
  /** Strength against ships of AS, DB and TB (5.4.6). */
  tbs: number;
  /** Code T: it may attack ships with its bombing strength (5.4.6). */
  t: boolean;
  /** N: it flies at night too (5.8.1). */
  night: boolean;
  based: (typeof BASED)[number];
  /** The id of its line in the file: like counters share it. */
  group: string;
}

export interface AirUnits {
  units: readonly AirCounter[];
  /** The table that each type bombs on (5.7). */
  tables: Readonly<Record<AirType, 'horizontal' | 'pinpoint' | 'none'>>;
  /** What each type is called: `dive bomber`. */
  kinds: Readonly<Record<AirType, string>>;
}

const text = z.string();
const whole = z.number().int().min(0);
const unit = z.strictObject({
  ...{ id: text, name: text, printed: text.optional(), aircraft: text, side: z.enum(SIDES), nation: text },
  ...{ type: z.enum(AIR_TYPES), attack: whole, defence: whole.min(1), bomb: whole, speed: whole.min(1) },
  ...{ tbs: whole, t: z.boolean(), night: z.boolean(), based: z.enum(BASED), count: whole.min(2).optional() },
});
const type = z.strictObject({ name: text, table: z.enum(['horizontal', 'pinpoint', 'none']) });
const schema = z.looseObject({ types: z.record(z.enum(AIR_TYPES), type), units: z.array(unit) });

/** Reads units/air.yaml. @throws DataFault */
export function readAirUnits(file: YamlFile): AirUnits {
  const { units, types } = file.read(schema);
  units.forEach((one, i) => {
    const pinpoint = types[one.type].table === 'pinpoint';
    if (one.tbs > 0 && !pinpoint)
      throw file.fault(['units', i, 'id'], `${one.id}: only AS, DB and TB have a strength against ships (5.7.2)`);
  });
  return {
    units: units.flatMap(({ name, printed: _printed, count, ...one }) =>
      counted(one.id, name, count).map(({ id, names }) => ({ ...one, id, names, group: one.id })),
    ),
    kinds: Object.fromEntries(Object.entries(types).map(([id, { name }]) => [id, name])) as AirUnits['kinds'],
    tables: Object.fromEntries(Object.entries(types).map(([id, { table }]) => [id, table])) as AirUnits['tables'],
  };
}
