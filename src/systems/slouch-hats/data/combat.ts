import { z } from 'zod';
import { cellsOf } from '../../../kernel/data/cells';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { parseResult } from './results';

const TOWARD = ['attacker', 'defender', 'side with the greater support', 'allied', 'axis'] as const;
/** The shifts that the rules themselves ask for; those of events come by the ids of the file. */
const NEEDED = ['terrain', 'no-defence-supply', 'german-aa', 'artillery', 'air'] as const;

/** A printed shift of the odds column. */
export interface PrintedShift {
  id: string;
  when: string;
  /** Columns; null: found elsewhere. */
  by: number | null;
  toward: (typeof TOWARD)[number];
  rule: string;
}

/** What is printed beside the Combat Results Table (10.42c). */
export interface CombatShifts {
  /** Most columns of all shifts together, either way. */
  net: number;
  shifts: ReadonlyMap<string, PrintedShift>;
}

const text = z.string();
const schema = z.looseObject({
  ...{ columns: z.array(z.string().regex(/^[1-9]\d*-[1-9]\d*$/, 'odds are written 3-2')), table: text },
  shifts: z.array(
    z.strictObject({ id: text, when: text, by: z.union([z.number(), text]), toward: z.enum(TOWARD), rule: text }),
  ),
  limits: z.looseObject({ net_shift: z.number().int().min(1) }),
});

/** Reads the shifts of charts/combat-results.yaml. @throws DataFault: one is missing, or a cell is no result (12.11) */
export function readCombatShifts(file: YamlFile): CombatShifts {
  const raw = file.read(schema);
  const [, ...rows] = cellsOf(raw.table);
  const odd = rows.flatMap(([, ...cells]) => cells).find((cell) => !parseResult(cell));
  if (odd !== undefined) throw file.fault(['table'], `"${odd}" is no combat result (12.11)`);
  const shifts = new Map(
    raw.shifts.map(({ by, ...shift }) => [shift.id, { ...shift, by: typeof by === 'number' ? by : null }]),
  );
  const missing = NEEDED.find((id) => !shifts.has(id));
  if (missing !== undefined) throw file.fault(['shifts'], `the shift "${missing}" is missing`);
  return { net: raw.limits.net_shift, shifts };
}
