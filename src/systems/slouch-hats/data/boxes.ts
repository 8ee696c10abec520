import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES } from '../side';

/** The holding boxes (9.3). */
export const BOX_IDS = ['greece', 'middle-east', 'iraq'] as const;
export type BoxId = (typeof BOX_IDS)[number];

const hexes = z.array(z.string());
const box = z
  .looseObject({
    ...{ id: z.enum(BOX_IDS), name: z.string(), friendly_to: z.enum(SIDES) },
    /** `unlimited`: it counts as a port without limit (7.36). */
    port: z.enum(['unlimited', 'none']),
    /** Air units that it holds. */
    airfield: z.number(),
    /** Raids may begin there (10.62). */
    raid_base: z.boolean(),
    /** Entry hexes by how they are entered; of `sea` and `air` ranges are counted (9.36). */
    entries: z.strictObject({ ground: hexes, rail: hexes, road: hexes, sea: hexes, air: hexes }),
  })
  .transform(({ id, name, friendly_to: side, port, airfield: airUnits, raid_base: raidBase, entries }) => ({
    ...{ id, name, side, port: port === 'unlimited', airUnits, raidBase, entries },
  }));
export type HoldingBox = z.infer<typeof box>;

/** Reads map/holding-boxes.yaml. @throws DataFault: a hex that is not on the map, a box that is missing */
export function readBoxes(file: YamlFile, has: (hex: HexId) => boolean): Readonly<Record<BoxId, HoldingBox>> {
  const { boxes } = file.read(z.looseObject({ boxes: z.array(box) }));
  boxes.forEach(({ entries }, i) => {
    for (const [way, list] of Object.entries(entries)) {
      const strange = list.find((hex) => !has(hex));
      if (strange !== undefined) throw file.fault(['boxes', i, 'entries', way], `hex ${strange} is not on the map`);
    }
  });
  const found = (id: BoxId): HoldingBox => {
    const one = boxes.find((b) => b.id === id);
    if (!one) throw file.fault(['boxes'], `the box "${id}" is missing (9.31)`);
    return one;
  };
  return { greece: found('greece'), 'middle-east': found('middle-east'), iraq: found('iraq') };
}
