import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';

const [TEXT, NUMBER] = [z.string(), z.number()];
const unit = z.object({ id: TEXT, type: TEXT, bombardment: NUMBER, naval: NUMBER, group: TEXT.optional() });
const schema = z.object({
  units: z.array(unit),
  optional: z.object({ units: z.array(unit) }),
  breakdown: z.object({
    at_most: NUMBER,
    whole: z.object({ type: TEXT, bombardment: NUMBER, naval: NUMBER }),
    parts: z.array(unit),
  }),
});

/** A German air unit as printed (12.11); a half is a Ju-87 breakdown unit (12.13). */
export type AirCounter = Named & Omit<z.infer<typeof unit>, 'group'> & { half: boolean };

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
  const air = [...raw.units, ...raw.optional.units].map(({ group: of = '', ...u }) => {
    const number = (numbers.get(u.type) ?? 0) + 1;
    numbers.set(u.type, number);
    const group = of
      .replace(/ \(.*\)$/, '')
      .replace(/^one Gruppe of /, '')
      .replace(/(\w) (\d)/, '$1$2');
    const names = [`${u.type} ${group}`, `${u.type} ${number}`, group];
    return { ...u, names, half: false };
  });
  const halves = raw.breakdown.parts.map(({ group: _, ...u }, i) => {
    const names = [`${u.type} half ${i + 1}`, `half ${i + 1}`];
    return { ...u, names, half: true };
  });
  const { at_most, whole } = raw.breakdown;
  return { air: [...air, ...halves], breakdown: { atMost: at_most, type: whole.type, naval: whole.naval } };
}
