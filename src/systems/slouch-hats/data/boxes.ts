import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES } from '../side';
import type { Side } from '../side';

/** The holding boxes (9.3). */
export const BOX_IDS = ['greece', 'middle-east', 'iraq'] as const;
export type BoxId = (typeof BOX_IDS)[number];

export interface HoldingBox {
  id: BoxId;
  name: string;
  side: Side;
  /** It counts as a port without limit (7.36). */
  port: boolean;
  /** Air units that it holds. */
  airUnits: number;
  /** Entry hexes by how they are entered; of `sea` and `air` ranges are counted (9.36). */
  entries: Readonly<Record<'ground' | 'rail' | 'road' | 'sea' | 'air', readonly HexId[]>>;
  /** Raids may begin there (10.62). */
  raidBase: boolean;
}

const hexes = z.array(z.string());
const schema = z.looseObject({
  boxes: z.array(
    z.looseObject({
      ...{ id: z.enum(BOX_IDS), name: z.string(), friendly_to: z.enum(SIDES), port: z.enum(['unlimited', 'none']) },
      ...{ airfield: z.number(), raid_base: z.boolean() },
      entries: z.strictObject({ ground: hexes, rail: hexes, road: hexes, sea: hexes, air: hexes }),
    }),
  ),
});

/** Reads map/holding-boxes.yaml. @throws DataFault: a hex that is not on the map, a box that is missing */
export function readBoxes(file: YamlFile, has: (hex: HexId) => boolean): Readonly<Record<BoxId, HoldingBox>> {
  const { boxes } = file.read(schema);
  boxes.forEach(({ entries }, i) => {
    for (const [way, list] of Object.entries(entries)) {
      const strange = list.find((hex) => !has(hex));
      if (strange !== undefined) throw file.fault(['boxes', i, 'entries', way], `hex ${strange} is not on the map`);
    }
  });
  const box = (id: BoxId): HoldingBox => {
    const raw = boxes.find((b) => b.id === id);
    if (!raw) throw file.fault(['boxes'], `the box "${id}" is missing (9.31)`);
    const { name, friendly_to: side, port, airfield: airUnits, entries, raid_base: raidBase } = raw;
    return { id, name, side, port: port === 'unlimited', airUnits, entries, raidBase };
  };
  return { greece: box('greece'), 'middle-east': box('middle-east'), iraq: box('iraq') };
}
