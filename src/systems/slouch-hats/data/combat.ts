import { z } from 'zod';
import { cellsOf } from '../../../kernel/data/cells';
import type { YamlFile } from '../../../kernel/data/yaml-file';

/** What a cell of the Combat Results Table does to one side (12.11). */
export interface SideResult {
  /** Steps lost. */
  steps: number;
  retreat: boolean;
  /** The asterisk (12.24). */
  special: boolean;
  /** All of its units are eliminated. */
  eliminated: boolean;
}

/** A cell of the Combat Results Table. */
export interface CombatResult {
  /** As printed: `A1/D1R`. */
  cell: string;
  attacker: SideResult;
  defender: SideResult;
}

const NOTHING: SideResult = { steps: 0, retreat: false, special: false, eliminated: false };

/** Reads `A2R*`, `A1/D1R`, `AR`, `DE` or `-` (12.11); null for what is no result, or names one side twice. */
export function parseResult(cell: string): CombatResult | null {
  const result: CombatResult = { cell, attacker: NOTHING, defender: NOTHING };
  const named: string[] = [];
  for (const part of cell === '-' ? [] : cell.split('/')) {
    const [, letter = '', amount = '', retreat, star] = /^([AD])(E|\d?)(R?)(\*?)$/.exec(part) ?? [];
    if (letter === '' || `${amount}${retreat}` === '' || named.includes(letter)) return null;
    named.push(letter);
    result[letter === 'A' ? 'attacker' : 'defender'] = {
      ...{ steps: amount === 'E' ? 0 : Number(amount), eliminated: amount === 'E' },
      ...{ retreat: retreat === 'R', special: star === '*' },
    };
  }
  return result;
}

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

/** Reads the shifts of charts/combat-results.yaml, which are printed beside the table (10.42c). @throws DataFault: one is missing, or a cell is no result (12.11) */
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
