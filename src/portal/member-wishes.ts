import { z } from 'zod';
import { CLUB_SCOPES } from '../access/scope';
import { ROLES } from '../clubs/role';
import { wholeNumber } from '../config/whole-number';
import { oneLine, personSchema, wishReader } from '../games/new-game';

const role = z.enum(ROLES, { error: `is one of ${ROLES.join(', ')}` });

/** Somebody who is to be in a club. */
export const newMember = personSchema.extend({ name: oneLine.optional(), role: role.default('player') });
export type NewMember = z.infer<typeof newMember>;

export const newClub = z.strictObject({ name: oneLine, organiser: personSchema });
export type NewClub = z.infer<typeof newClub>;

export const newKey = z.strictObject({
  name: oneLine,
  scopes: z
    .array(z.enum(CLUB_SCOPES, { error: `is one of ${CLUB_SCOPES.join(', ')}` }))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  days: z.number().int().min(1).max(3650).nullable().default(365),
});

/** @throws BadGame with what is wrong */
export const readNewMember = wishReader(newMember, 'the member');
/** @throws BadGame with what is wrong */
export const readNewClub = wishReader(newClub, 'the club');
/** @throws BadGame with what is wrong */
export const readNewKey = wishReader(newKey, 'the key');
/** @throws BadGame with what is wrong */
export const readRole = wishReader(role, 'the role');

/** Where a page of a list begins; what is no number that a list can have is its beginning. */
export const pageStart = (from: unknown): number => wholeNumber(from) ?? 0;
