import { z } from 'zod';
import type { Named } from '../../../kernel/decide/names';
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

/** The ratings printed on one side of a naval counter (2.31, 16.11). */
export interface Ratings {
  bombardment: number;
  aa: number;
  defence: number;
  move: number;
  transport: number;
}

/** An Allied naval unit as printed: `front` undamaged, `back` damaged, or one destroyer left of a pair (16.12). */
export interface ShipCounter extends Named {
  name: string;
  type: ShipType;
  pair: boolean;
  front: Ratings;
  back: Ratings | null;
}

const five = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const schema = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(SHIP_TYPES),
      pair: z.boolean().default(false),
      front: five,
      back: five.nullable().default(null),
    }),
  ),
  markers: z.object({
    task_forces: z.object({ letters: z.array(z.string()), ships_at_most: z.number(), decoys_at_most: z.number() }),
  }),
});

/** What the counter mix allows of Task Force markers (16.33). */
export interface MarkerLimits {
  letters: string[];
  shipsAtMost: number;
  decoysAtMost: number;
}

/** Reads units/naval-allied.yaml. @throws DataFault */
export function readShips(file: YamlFile): { ships: ShipCounter[]; markers: MarkerLimits } {
  const raw = file.read(schema);
  const ships = raw.units.map((u) => ({
    id: u.id,
    name: u.name,
    names: namesOf(u.name),
    type: u.type,
    pair: u.pair,
    front: ratings(u.front),
    back: u.back && ratings(u.back),
  }));
  const { letters, ships_at_most, decoys_at_most } = raw.markers.task_forces;
  return { ships, markers: { letters, shipsAtMost: ships_at_most, decoysAtMost: decoys_at_most } };
}

/** `Perth (Australian)` is also Perth; a pair answers to each of its two names. */
function namesOf(name: string): string[] {
  const short = name.replace(/ \(.*\)$/, '');
  return [short, ...(short.includes('/') ? short.split('/') : [])];
}

function ratings([bombardment, aa, defence, move, transport]: z.infer<typeof five>): Ratings {
  return { bombardment, aa, defence, move, transport };
}
