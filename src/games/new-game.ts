import { z } from 'zod';
import { addressSchema } from '../config/plain-address';
import { isOpen } from '../people/open-seat';
import { isZone } from '../wording/when';
import { charterSchema } from '../table/charter';

/** A name or a title in one line: what breaks lines could pass for a part of a mail. */
export const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'has characters that are not to be seen');

/** Why something is done, as players read it. */
export const reason = z.string().trim().min(1).max(500);
export const reasonSchema = z.strictObject({ reason });

export const personSchema = z.strictObject({
  name: oneLine,
  email: addressSchema,
  zone: z.string().refine(isZone, 'is no time zone; write an IANA name such as Europe/Athens').default('UTC'),
  paper: z.enum(['A4', 'Letter']).default('A4'),
});

/** A bot at a seat, with its strength or without. */
const BOTS = ['bot', 'bot:easy', 'bot:fair', 'bot:strong'] as const;
/** Whoever takes it first. */
const OPEN_SEAT = 'open';
const NO_BOT =
  'is a person with name and email; open, for whoever of the club takes it; or a bot, which is easy, fair or strong: bot:easy, bot:fair, bot:strong';

/** How strong bots play is said at their seats. */
const wishedCharter = charterSchema.omit({ bots: true });

/** What a new game is made from, in the REST API and on the command line. */
export const newGameSchema = z.strictObject({
  system: z.string(),
  scenario: z.string(),
  /** The scenario's name unless told. */
  title: oneLine.optional(),
  club: oneLine.optional(),
  /** One person for each seat of the scenario, or the bot, and how strong it plays. */
  seats: z.record(z.string(), z.union([z.enum([...BOTS, OPEN_SEAT], { error: NO_BOT }), personSchema])),
  moderator: personSchema.optional(),
  charter: wishedCharter.default(wishedCharter.parse({})),
  /** Seats are taken without an invitation: for demos and tests. */
  joined: z.boolean().default(false),
});
export type NewGame = z.infer<typeof newGameSchema>;
export type NewPerson = z.infer<typeof personSchema>;

/** A wrong wish for a game, in a sentence. */
export class BadGame extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'BadGame';
  }
}

/** Who sits at a new game, once it is known which addresses are of one person. @throws BadGame */
export function checkPeople(
  { moderatorId }: { moderatorId: string | null },
  seats: readonly { side: string; personId: string }[],
): void {
  const taken = seats.filter((s) => !isOpen(s));
  if (new Set(taken.map((s) => s.personId)).size < taken.length) throw new BadGame(ONE_PERSON);
  const own = seats.find((s) => s.personId === moderatorId);
  if (own)
    throw new BadGame(`moderator: he plays ${own.side} here, by this or another address; who plays cannot moderate`);
}

export const ONE_PERSON = 'seats: one address cannot hold both seats, nor can two of one person';

/** What reads a wish by its schema; `whole` names all of it in the sentence that says what is wrong. */
export function wishReader<T>(schema: z.ZodType<T>, whole: string): (input: unknown) => T {
  return (input) => {
    const read = schema.safeParse(input);
    if (read.success) return read.data;
    throw new BadGame(faultText(read.error, whole));
  };
}

/** Reads what somebody asked for. @throws BadGame */
export const readNewGame: (input: unknown) => NewGame = wishReader(newGameSchema, 'the game');

/** The first thing that is wrong, behind the place where; `whole` names all of it. */
export function faultText(error: z.ZodError, whole: string): string {
  const { path, text } = faultOf(error.issues[0]);
  return `${path.join('.') || whole}: ${text}`;
}

/** Of the ways to write something, what is wrong with it as the one it comes nearest to; the last of several. */
function faultOf(issue: z.core.$ZodIssue | undefined): { path: PropertyKey[]; text: string } {
  const ways = issue?.code === 'invalid_union' ? issue.errors : [];
  const nearest = Math.min(...ways.map(farOff));
  const inner = ways.findLast((faults) => farOff(faults) === nearest)?.[0];
  if (!issue || !inner) return { path: issue?.path ?? [], text: issue?.message ?? 'wrong' };
  const { path, text } = faultOf(inner);
  return { path: [...issue.path, ...path], text };
}

const ANOTHER_WORD = 1_000;

/** How far what was written is from a way to write it: one of its faults within is nearer than another word, or another type. */
function farOff(faults: readonly z.core.$ZodIssue[]): number {
  const [first] = faults;
  if (!first || first.path.length > 0) return faults.length;
  return first.code === 'invalid_type' ? Infinity : first.code === 'invalid_value' ? ANOTHER_WORD : faults.length;
}
