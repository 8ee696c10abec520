import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';

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
