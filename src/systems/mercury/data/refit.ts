import { z } from 'zod';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { SourceFile } from '../../../kernel/chance/chart';
import { SHIP_TYPES, type ShipType } from './ships';

/** One box of the Alexandria display, left to right; the last is Ready to Sail (16.42). */
export interface RefitBox {
  id: string;
  name: string;
  /** A roll at or below it moves a ship on; null in Ready to Sail. */
  readyOn: number | null;
}

export interface Refit {
  boxes: RefitBox[];
  /** Where a ship of each type enters (16.41). */
  entry: Record<ShipType, string>;
  damaged: number;
  athens: string[];
}

const schema = z.object({
  table: z.string(),
  entry: z.partialRecord(z.enum(SHIP_TYPES), z.string()),
  modifiers: z.array(z.object({ id: z.string(), by: z.number() })),
  athens: z.object({ boxes: z.array(z.string()) }),
});

/** Reads charts/refit.yaml. @throws DataFault */
export function readRefit(source: SourceFile): Refit {
  const file = new YamlFile(source);
  const raw = file.read(schema);
  const rows = cellsOf(raw.table).slice(1);
  const boxes: RefitBox[] = rows.map(([id = '', readyOn]) => ({
    id,
    name: id.replace(/-/g, ' '),
    readyOn: Number(readyOn),
  }));
  const last = rows.at(-1)?.[2] ?? 'Ready-to-Sail';
  boxes.push({ id: last, name: last.replace(/-/g, ' '), readyOn: null });
  for (const type of SHIP_TYPES) {
    if (!boxes.some((b) => b.id === raw.entry[type]))
      throw file.fault(['entry', type], `${type} enters no box of the table`);
  }
  const damaged = raw.modifiers.find((m) => m.id === 'damaged')?.by ?? 0;
  return { boxes, entry: raw.entry as Record<ShipType, string>, damaged, athens: raw.athens.boxes };
}
