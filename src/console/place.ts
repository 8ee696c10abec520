import { z } from 'zod';

const INSTANT = /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)\+00$/;

/** Whether `said` is a time as lists print it where a page ends: one that the database reads too, with its day in the calendar. */
function isInstant(said: string): boolean {
  const [, day = '', hour = ''] = INSTANT.exec(said) ?? [];
  const at = new Date(`${day}T${hour.slice(0, 8)}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day !== '';
}

/** Parts of the place where a page of a list ended: when, and of which. */
export const placeAt = z.string().refine(isInstant, 'is no place in the list');
export const placeId = z.uuid('is no place in the list');
export const placeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'is no place in the list')
  .transform(Number);
