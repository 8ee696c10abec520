import { BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { z } from 'zod';
import type { TypedOrders } from './page-orders';

/** Letters that the orders of one sending may have: several times those of the longest turn. */
export const MOST_LETTERS = 20_000;

/** As many lines as are read of a mail. */
export const MOST_LINES = 2_000;

export const typedSchema = z.object({ decision: z.number().int().min(0).max(0xffffff), text: z.string() });
export const postedSchema = typedSchema.extend({ mark: z.uuid() });

const letterSchema = z.object({
  text: z.string().default(''),
  mark: z.uuid(),
  /** The button for whose letters one reads. */
  silence: z.enum(['block', 'unblock']).optional(),
});

/** Reads the form below a thread of letters. @throws BadRequestException, PayloadTooLargeException */
export function readLetter(body: unknown): z.infer<typeof letterSchema> {
  const found = letterSchema.safeParse(body);
  if (!found.success) throw new BadRequestException('The form sends text and mark; reload it.');
  within(found.data.text, 'it');
  return found.data;
}

/** Reads what the page sends while one types. @throws BadRequestException, PayloadTooLargeException */
export function readTyped(body: unknown): TypedOrders {
  return read(typedSchema, body);
}

/** Reads what the page sends in the end. @throws BadRequestException, PayloadTooLargeException */
export function readPosted(body: unknown): TypedOrders & { mark: string } {
  return read(postedSchema, body);
}

/** Reads the same of the form without a script, whose fields are all text. @throws BadRequestException, PayloadTooLargeException */
export function readForm(body: unknown): TypedOrders & { mark: string } {
  const fields = body as { decision?: unknown };
  return readPosted({ ...fields, decision: Number(fields.decision) });
}

function read<T extends TypedOrders>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(body);
  if (!found.success) throw new BadRequestException('The page sends decision, text and mark; reload it.');
  within(found.data.text, 'the orders');
  return found.data;
}

/** @throws PayloadTooLargeException for a text that is longer than one that is read */
function within(text: string, what: string): void {
  const parts = `nothing was recorded. Send ${what} in parts.`;
  if (text.length > MOST_LETTERS) throw new PayloadTooLargeException(`More than ${MOST_LETTERS} letters; ${parts}`);
  if (text.split(/\r\n|\r|\n/).length > MOST_LINES)
    throw new PayloadTooLargeException(`More than ${MOST_LINES} lines; ${parts}`);
}
