import { z } from 'zod';
import { BadGame, faultText, personSchema } from '../games/new-game';
import type { NewPerson } from '../games/new-game';

export const reasonSchema = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export const substituteSchema = personSchema.extend({
  until: z.coerce.date({ error: 'is a moment: 2026-12-24T20:00:00Z' }),
});

function reading<T>(schema: z.ZodType<T>, whole: string): (input: unknown) => T {
  return (input) => {
    const read = schema.safeParse(input);
    if (read.success) return read.data;
    throw new BadGame(faultText(read.error, whole));
  };
}

/** @throws BadGame with what is wrong */
export const readPerson: (input: unknown) => NewPerson = reading(personSchema, 'the player');
/** @throws BadGame with what is wrong */
export const readSubstitute: (input: unknown) => NewPerson & { until: Date } = reading(
  substituteSchema,
  'the substitute',
);
/** @throws BadGame with what is wrong */
export const readReason: (input: unknown) => { reason: string } = reading(reasonSchema, 'the wish');
