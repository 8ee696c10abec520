import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';

/** Something a convoy carries. An RSC is five steps for transport and one for losses (17.36). */
export interface CargoItem extends Named {
  steps: number;
  rsc: boolean;
  /** May land on a beach (17.24, 17.41); an RSC may not. */
  beach: boolean;
}

/** A German naval unit as printed (16.13). */
export interface GermanNavalUnit extends Named {
  name: string;
  kind: 'convoy' | 'flotilla' | 'decoy';
  move: number;
  bombardment: number;
  /** Only flotillas are hit themselves (19.74e); a convoy loses what it carries. */
  defence: number | null;
  amphibious: boolean;
  cargo: CargoItem[];
}

const schema = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['convoy', 'flotilla', 'decoy']),
      move: z.number(),
      bombardment: z.number().default(0),
      defence: z.number().nullable().default(null),
      lands: z.string().default(''),
      cargo: z
        .array(z.object({ unit: z.string(), steps: z.number(), barred_at: z.array(z.string()).default([]) }))
        .default([]),
    }),
  ),
});

/** Reads units/naval-german.yaml. @throws DataFault */
export function readGermanNaval(file: YamlFile): GermanNavalUnit[] {
  return file.read(schema).units.map((u) => ({
    id: u.id,
    name: u.kind === 'decoy' ? `Decoy ${u.id.replace(/\D/g, '')}` : u.name.replace(/ \(.*\)$/, ''),
    names: [u.kind === 'decoy' ? `Decoy ${u.id.replace(/\D/g, '')}` : u.name.replace(/ \(.*\)$/, ''), u.name],
    kind: u.kind,
    move: u.move,
    bombardment: u.bombardment,
    defence: u.defence,
    amphibious: u.lands.includes('amphibious'),
    cargo: u.cargo.map((c) => ({
      id: cargoId(c.unit),
      names: [c.unit],
      steps: c.steps,
      rsc: c.unit === 'RSC',
      beach: c.unit !== 'RSC' && !c.barred_at.includes('beach'),
    })),
  }));
}

function cargoId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
