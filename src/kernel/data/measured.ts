import { z } from 'zod';
import type { Measured } from '../bid';
import type { SourceFile } from '../chance/chart';
import { DataFault } from './yaml-file';

const percent = z.number().min(0).max(100);
const share = { games: z.number().int().positive(), share: percent, low: percent, high: percent };
const shape = z.record(
  z.string(),
  z.strictObject({
    ...share,
    offer: z.strictObject({ to: z.string(), by: z.number().int().positive(), ...share }).optional(),
  }),
);

/** What recorded matches say of the scenarios of a system (`npm run balance` writes it). @throws DataFault */
export function readMeasured({ path, text }: SourceFile): Readonly<Record<string, Measured>> {
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) throw new DataFault(path, 1, read.error.issues[0]?.message ?? 'wrong');
  return read.data as Record<string, Measured>;
}
