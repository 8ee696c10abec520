import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Groups } from './scenario';

/** Which units a level of the Luftwaffe Status Table releases (5.1). */
export interface Luftwaffe {
  /** The level from which each unit of the pool is released. */
  level: ReadonlyMap<string, number>;
}

const schema = z.looseObject({ releases: z.record(z.string(), z.array(z.string())) });

/** Reads the groups beside charts/luftwaffe-status.yaml. @throws DataFault for one that is no unit */
export function readLuftwaffe(file: YamlFile, groups: Groups): Luftwaffe {
  const rows = Object.entries(file.read(schema).releases).flatMap(([level, ids]) =>
    ids.flatMap((id) => {
      const units = groups.get(id);
      if (!units) throw file.fault(['releases', level], `no air unit is called "${id}"`);
      return units.map((unit) => [unit, Number(level)] as const);
    }),
  );
  return { level: new Map(rows) };
}

/** 5.1: the units that a level releases for its turn. */
export const released = ({ level }: Luftwaffe, now: number): string[] =>
  [...level].filter(([, from]) => from <= now).map(([unit]) => unit);
