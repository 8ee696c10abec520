import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';

const [TEXT, NUMBER] = [z.string(), z.number()];

/** Something a convoy carries. An RSC is five steps for transport and one for losses (17.36). */
const item = z
  .object({ unit: TEXT, steps: NUMBER, barred_at: z.array(TEXT).default([]) })
  .transform(({ unit, steps, barred_at }) => ({
    ...{ id: cargoId(unit), names: [unit], steps, rsc: unit === 'RSC' },
    /** May land on a beach (17.24, 17.41); an RSC may not. */
    beach: unit !== 'RSC' && !barred_at.includes('beach'),
  }));
export type CargoItem = z.infer<typeof item>;

/** A German naval unit as printed (16.13). */
const unit = z
  .object({
    id: TEXT,
    name: TEXT,
    kind: z.enum(['convoy', 'flotilla', 'decoy']),
    move: NUMBER,
    bombardment: NUMBER.default(0),
    /** Only flotillas are hit themselves (19.74e); a convoy loses what it carries. */
    defence: NUMBER.nullable().default(null),
    lands: TEXT.default(''),
    cargo: z.array(item).default([]),
  })
  .transform(({ lands, ...printed }) => {
    const { id, kind } = printed;
    const name = kind === 'decoy' ? `Decoy ${id.replace(/\D/g, '')}` : printed.name.replace(/ \(.*\)$/, '');
    return { ...printed, name, names: [name, printed.name], amphibious: lands.includes('amphibious') };
  });
export type GermanNavalUnit = z.infer<typeof unit>;

/** Reads units/naval-german.yaml. @throws DataFault */
export const readGermanNaval = (file: YamlFile): GermanNavalUnit[] =>
  file.read(z.object({ units: z.array(unit) })).units;

function cargoId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
