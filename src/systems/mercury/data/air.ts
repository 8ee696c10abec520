import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';

/** A German air unit as printed (12.11); a half is a Ju-87 breakdown unit (12.13). */
export interface AirCounter extends Named {
  type: string;
  bombardment: number;
  naval: number;
  half: boolean;
}

const unit = z.object({
  id: z.string(),
  type: z.string(),
  bombardment: z.number(),
  naval: z.number(),
  group: z.string().optional(),
});
const schema = z.object({
  units: z.array(unit),
  optional: z.object({ units: z.array(unit) }),
  breakdown: z.object({
    at_most: z.number(),
    whole: z.object({ type: z.string(), bombardment: z.number(), naval: z.number() }),
    parts: z.array(unit),
  }),
});

/** How Ju-87s break down (12.13): at most so many wholes, each of this kind. */
export interface Breakdown {
  atMost: number;
  type: string;
  naval: number;
}

/** Reads units/air.yaml. Each unit answers to its Gruppe and to its number within the type. @throws DataFault */
export function readAir(file: YamlFile): { air: AirCounter[]; breakdown: Breakdown } {
  const raw = file.read(schema);
  const numbers = new Map<string, number>();
  const air = [...raw.units, ...raw.optional.units].map((u) => {
    const number = (numbers.get(u.type) ?? 0) + 1;
    numbers.set(u.type, number);
    const group = (u.group ?? '')
      .replace(/ \(.*\)$/, '')
      .replace(/^one Gruppe of /, '')
      .replace(/(\w) (\d)/, '$1$2');
    const names = [`${u.type} ${group}`, `${u.type} ${number}`, group];
    return { id: u.id, names, type: u.type, bombardment: u.bombardment, naval: u.naval, half: false };
  });
  const halves = raw.breakdown.parts.map((u, i) => {
    const names = [`${u.type} half ${i + 1}`, `half ${i + 1}`];
    return { id: u.id, names, type: u.type, bombardment: u.bombardment, naval: u.naval, half: true };
  });
  const { at_most, whole } = raw.breakdown;
  return { air: [...air, ...halves], breakdown: { atMost: at_most, type: whole.type, naval: whole.naval } };
}
