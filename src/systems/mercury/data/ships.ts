import { z } from 'zod';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { cellsOf } from '../../../kernel/data/cells';
import type { SourceFile } from '../../../kernel/chance/chart';

export const SHIP_TYPES = ['BB', 'CV', 'CL', 'CL-A', 'DD', 'ML', 'TR'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];
export const TYPE_NAMES: Record<ShipType, string> = {
  BB: 'battleship',
  CV: 'aircraft carrier',
  CL: 'cruiser',
  'CL-A': 'AA cruiser',
  DD: 'destroyer',
  ML: 'minelayer',
  TR: 'transport',
};

const [TEXT, NUMBER] = [z.string(), z.number()];

/** The ratings printed on one side of a naval counter (2.31, 16.11). */
const ratings = z
  .tuple([NUMBER, NUMBER, NUMBER, NUMBER, NUMBER])
  .transform(([bombardment, aa, defence, move, transport]) => ({ bombardment, aa, defence, move, transport }));
export type Ratings = z.infer<typeof ratings>;

/** An Allied naval unit as printed: `front` undamaged, `back` damaged, or one destroyer left of a pair (16.12). */
const ship = z
  .object({
    ...{ id: TEXT, name: TEXT, type: z.enum(SHIP_TYPES), pair: z.boolean().default(false) },
    ...{ front: ratings, back: ratings.nullable().default(null) },
  })
  .transform((printed) => ({ ...printed, names: namesOf(printed.name) }));
export type ShipCounter = z.infer<typeof ship>;

/** What the counter mix allows of Task Force markers (16.33). */
const markers = z
  .object({ letters: z.array(TEXT), ships_at_most: NUMBER, decoys_at_most: NUMBER })
  .transform(({ letters, ships_at_most, decoys_at_most }) => ({
    ...{ letters, shipsAtMost: ships_at_most, decoysAtMost: decoys_at_most },
  }));
export type MarkerLimits = z.infer<typeof markers>;

/** Reads units/naval-allied.yaml. @throws DataFault */
export function readShips(file: YamlFile): { ships: ShipCounter[]; markers: MarkerLimits } {
  const raw = file.read(z.object({ units: z.array(ship), markers: z.object({ task_forces: markers }) }));
  return { ships: raw.units, markers: raw.markers.task_forces };
}

/** `Perth (Australian)` is also Perth; a pair answers to each of its two names. */
function namesOf(name: string): string[] {
  const short = name.replace(/ \(.*\)$/, '');
  return [short, ...(short.includes('/') ? short.split('/') : [])];
}

/** One box of the Alexandria display, left to right; the last is Ready to Sail (16.42). */
interface RefitBox {
  id: string;
  name: string;
  /** A roll at or below it moves a ship on; null in Ready to Sail. */
  readyOn: number | null;
}

const schema = z.object({
  table: z.string(),
  entry: z.partialRecord(z.enum(SHIP_TYPES), z.string()),
  modifiers: z.array(z.object({ id: z.string(), by: z.number() })),
  athens: z.object({ boxes: z.array(z.string()) }),
});

/** Reads charts/refit.yaml. @throws DataFault */
export function readRefit(source: SourceFile) {
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
  /** `entry`: where a ship of each type enters (16.41). */
  return { boxes, entry: raw.entry as Record<ShipType, string>, damaged, athens: raw.athens.boxes };
}
