import { z } from 'zod';
import { cellsOf } from '../../../kernel/data/cells';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { parseResult } from './results';

const TOWARD = ['attacker', 'defender', 'side with the greater support', 'allied', 'axis'] as const;
/** The shifts that the rules themselves ask for; those of events come by the ids of the file. */
const NEEDED = ['terrain', 'no-defence-supply', 'german-aa', 'artillery', 'air'] as const;

const text = z.string();
/** Columns of a shift; null: found elsewhere. */
const columns = z.union([z.number(), text]).transform((by) => (typeof by === 'number' ? by : null));
const schema = z.looseObject({
  ...{ columns: z.array(z.string().regex(/^[1-9]\d*-[1-9]\d*$/, 'odds are written 3-2')), table: text },
  shifts: z.array(z.strictObject({ id: text, when: text, by: columns, toward: z.enum(TOWARD), rule: text })),
  limits: z.looseObject({ net_shift: z.number().int().min(1) }),
});

/** What is printed beside the Combat Results Table (10.42c). */
export type CombatShifts = ReturnType<typeof readCombatShifts>;

/** Reads the shifts of charts/combat-results.yaml. @throws DataFault: one is missing, or a cell is no result (12.11) */
export function readCombatShifts(file: YamlFile) {
  const raw = file.read(schema);
  const [, ...rows] = cellsOf(raw.table);
  const odd = rows.flatMap(([, ...cells]) => cells).find((cell) => !parseResult(cell));
  if (odd !== undefined) throw file.fault(['table'], `"${odd}" is no combat result (12.11)`);
  const shifts = new Map(raw.shifts.map((shift) => [shift.id, shift]));
  const missing = NEEDED.find((id) => !shifts.has(id));
  if (missing !== undefined) throw file.fault(['shifts'], `the shift "${missing}" is missing`);
  // `net`: most columns of all shifts together, either way.
  return { net: raw.limits.net_shift, shifts };
}
