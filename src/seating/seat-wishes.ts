import { z } from 'zod';
import { personSchema, reasonSchema, wishReader, type NewPerson } from '../games/new-game';

export const substituteSchema = personSchema.extend({
  until: z.coerce.date({ error: 'is a moment: 2026-12-24T20:00:00Z' }),
});

/** @throws BadGame with what is wrong */
export const readPerson: (input: unknown) => NewPerson = wishReader(personSchema, 'the player');
/** @throws BadGame with what is wrong */
export const readSubstitute: (input: unknown) => NewPerson & { until: Date } = wishReader(
  substituteSchema,
  'the substitute',
);
/** @throws BadGame with what is wrong */
export const readReason: (input: unknown) => { reason: string } = wishReader(reasonSchema, 'the wish');
