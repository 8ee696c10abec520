import { z } from 'zod';
import { addressSchema } from '../config/plain-address';
import type { GameFile } from '../kernel/record/game-file';
import { isZone } from '../wording/when';
import { charterSchema } from '../table/charter';
import { BadGame, faultText } from './new-game';

const person = {
  name: z.string().min(1).max(80),
  email: addressSchema,
  zone: z.string().refine(isZone, 'is no time zone'),
  paper: z.enum(['A4', 'Letter']),
};
/** Whose seat it is again after a day, when somebody plays in his place. */
const regular = z.union([
  z.strictObject({ ...person, until: z.iso.datetime() }),
  z.strictObject({ bot: z.literal(true), until: z.iso.datetime() }),
]);
const place = { side: z.string(), bankSeconds: z.number().int().min(0), regular: regular.optional() };
const seat = z.strictObject({ ...person, ...place, state: z.enum(['invited', 'joined', 'declined']) });
const botSeat = z.strictObject({ ...place, state: z.literal('joined'), bot: z.literal(true) });
const row = z.strictObject({
  seq: z.number().int(),
  submission: z.looseObject({ kind: z.string() }),
  version: z.string(),
  dice: z.strictObject({ epoch: z.number(), step: z.number() }),
  facts: z.array(z.looseObject({ type: z.string(), body: z.looseObject({}) })),
  positionHash: z.string(),
  hash: z.string(),
});
const ruling = z.strictObject({
  ...{ nr: z.number().int().min(1), scope: z.enum(['game', 'club']), rules: z.array(z.string().max(20)).max(50) },
  ...{ asked: z.string().max(10_000), answer: z.string().max(10_000), reason: z.string().max(10_000) },
  ...{ here: z.boolean(), seq: z.number().int().min(0), step: z.number().int().min(0), positionHash: z.string() },
  force: z.enum(['in force', 'on consent', 'not here']),
  by: z.strictObject(person),
  at: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnWhy: z.string().max(10_000).nullable(),
});
const schema = z.strictObject({
  format: z.literal('despatch-game/1'),
  code: z.string().regex(/^[2-9A-Z]{4}$/),
  title: z.string().min(1).max(80).optional(),
  system: z.string(),
  scenario: z.string(),
  dice: z.enum(['keyed', 'entered']),
  commitment: z.string(),
  sealed: z.boolean().optional(),
  spent: z.array(z.string()).optional(),
  secret: z.string().nullable(),
  charter: charterSchema,
  seats: z.array(z.union([botSeat, seat])),
  moderator: z.strictObject(person).nullable().optional(),
  knows: z
    .array(z.strictObject({ ...person, side: z.string(), watches: z.boolean() }))
    .max(1_000)
    .optional(),
  judged: z.array(z.strictObject(person)).max(1_000).optional(),
  rulings: z.array(ruling).max(1_000).optional(),
  rows: z.array(row),
  positions: z.string().optional(),
});

/** The people and times of an exported game. */
export type FiledSeat = z.infer<typeof seat>;
export type FiledPerson = Omit<FiledSeat, keyof typeof place | 'state'>;
export type FiledBot = z.infer<typeof botSeat>;
/** An exported game whose form has been checked; whether it is true, `verifyGame` tells. */
export type ReadGameFile = Omit<z.infer<typeof schema>, 'rows'> & Pick<GameFile, 'rows'>;

/** Reads the form of an exported game. @throws BadGame that says where it is none */
export function readGameFile(input: unknown): ReadGameFile {
  const read = schema.safeParse(input);
  if (read.success) return read.data as unknown as ReadGameFile;
  throw new BadGame(`this is no exported game: ${faultText(read.error, 'the file')}`);
}
