import { BadRequestException, NotFoundException, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';

/** Nothing here is counted further, and the database has a number for each. */
const MOST = 999_999_999;

/** A whole number from 0 on as an address or a form says it, in digits alone; null: it is none, or none that anything has. */
export function wholeNumber(said: unknown): number | null {
  return typeof said === 'string' && /^\d{1,9}$/.test(said) ? Number(said) : null;
}

/** A part of an address that is a whole number. */
export class WholeNumberPipe implements PipeTransform<unknown, number> {
  /** @throws NotFoundException for a number that nothing has, BadRequestException for anything else */
  transform(said: unknown): number {
    const read = wholeNumber(said);
    if (read !== null) return read;
    if (/^-?\d+$/.test(String(said))) throw new NotFoundException('Nothing has that number.');
    throw new BadRequestException('The address has something else where a number stands.');
  }
}

/** A number of something in a wish, as JSON has it. */
export const numberFrom = (least: 0 | 1) => z.number().int().min(least).max(MOST);

/** The same in a field of a form. */
export const typedNumberFrom = (least: 0 | 1) => z.coerce.number().int().min(least).max(MOST);
