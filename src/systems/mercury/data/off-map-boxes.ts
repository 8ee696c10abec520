import { z } from 'zod';
import { placeOf } from '../grid';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import type { HexSheet, SheetId } from './hex-map';

/** An area off the sheets that units move to and fight in (4.51). */
const box = z.object({
  id: z.string(),
  name: z.string(),
  adjacent: z.array(z.string()),
  /** The edge hexes that lead to it (4.52). */
  map_hexes: z.array(z.string()),
  /** Place of the Naval Operations Map where ships unload (4.57). */
  anchorage: z.string().nullable(),
  sector: z.string().nullable(),
  /** Where it is drawn on the East sheet, in hexes: x to the east, y to the north times 0.866. */
  layout: z.object({ x: z.number(), y: z.number() }),
});
export type OffMapBox = Named & Omit<z.infer<typeof box>, 'map_hexes'> & { hexes: readonly HexId[] };

/** Reads maps/off-map-boxes.yaml; adjacency and edge hexes are written on both sides. @throws DataFault */
export function readOffMapBoxes(file: YamlFile, sheets: Readonly<Record<SheetId, HexSheet>>): OffMapBox[] {
  const { boxes } = file.read(z.object({ boxes: z.array(box) }));
  boxes.forEach((box, i) => {
    const lone = box.adjacent.find((id) => !boxes.some((b) => b.id === id && b.adjacent.includes(box.id)));
    if (lone !== undefined) throw file.fault(['boxes', i, 'adjacent'], `${lone} does not lead back to ${box.id}`);
    const strange = box.map_hexes.find((hex) => exitOf(sheets, hex) !== box.id);
    if (strange !== undefined) throw file.fault(['boxes', i, 'map_hexes'], `${strange} does not lead to ${box.id}`);
  });
  for (const { id, exit } of [sheets.W, sheets.E].flatMap((sheet) => [...sheet.hexes.values()])) {
    const known = exit === null || boxes.some((b) => b.id === exit && b.map_hexes.includes(id));
    if (!known) throw file.fault(['boxes'], `${id} leads to ${exit}, which does not lead to it`);
  }
  return boxes.map(({ map_hexes, ...box }) => ({ ...box, names: [box.name], hexes: map_hexes }));
}

function exitOf(sheets: Readonly<Record<SheetId, HexSheet>>, hex: HexId): string | null {
  const { sheet } = placeOf(hex);
  return sheet === 'W' || sheet === 'E' ? (sheets[sheet].hexes.get(hex)?.exit ?? null) : null;
}
