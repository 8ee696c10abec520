import { BadRequestException } from '@nestjs/common';
import { z } from 'zod';
import { plainAddress } from '../config/plain-address';

/** What is to be said to have mail go to an address again. */
export const lift = z.object({ email: z.string().min(3).max(320) });

/** The address that mail is to go to again. @throws BadRequestException */
export function readLift(wish: unknown): string {
  const read = lift.safeParse(wish);
  if (!read.success) throw new BadRequestException('email: the address that mail is to go to again');
  return plainAddress(read.data.email);
}
