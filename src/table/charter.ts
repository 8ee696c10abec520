import { z } from 'zod';
import { STRENGTH_WORDS, type Strength } from '../kernel/search/strength';
import { WEEKDAYS, type Schedule } from './schedule';

/** What a bank holds at most: the database counts its seconds. */
const MOST_BANK = 2_000_000_000;
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no hour of the day; write it as 20:00 or 08:30');
const hours = z.array(hour).min(1, 'names no hour').max(24);
const weekdays = z.array(z.enum(WEEKDAYS)).min(1, 'names no day of the week; leave it out for every day').max(7);
const date = z.iso.date('is no day; write it as 2026-12-24');

/** How a game keeps time: a bank, by name or in seconds, or fixed hours of the player's own zone. */
export const clockSchema = z
  .strictObject({ preset: z.enum(['Postal', 'Club', 'Fast']) })
  .or(
    z.strictObject({
      bank: z.number().int().positive().max(MOST_BANK),
      increment: z.number().int().min(0),
      cap: z.number().int().positive(),
    }),
  )
  .or(z.strictObject({ fixed: z.strictObject({ days: weekdays.optional(), hours }) }))
  .or(z.strictObject({ each: hour, days: z.number().int().min(1).max(30).default(1) }));
export type ClockChoice = z.infer<typeof clockSchema>;

/** What may be mended: see `mendingOf`. */
export const ERROR_POLICIES = ['Friendly', 'Tournament', 'Hard Core'] as const;
export type ErrorPolicy = (typeof ERROR_POLICIES)[number];
export const errorsSchema = z.enum(ERROR_POLICIES);

/**
 * What silence comes to, once somebody claims: the published default, for the opponent or the organiser; for the opponent
 * alone; or after so many deadlines in silence an abandonment that the organiser decides.
 */
export const silenceSchema = z
  .enum(['default', 'claim-only'])
  .or(z.strictObject({ forfeit: z.number().int().min(1).max(20) }));
export type Silence = z.infer<typeof silenceSchema>;

/** Days on which the organiser lets all clocks of the game stand, both included, in each player's own zone. */
export const holidaySchema = z
  .strictObject({ from: date, to: date })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'comes before the first day' });
export type Holiday = z.infer<typeof holidaySchema>;
const holidaysSchema = z.array(holidaySchema).max(50);

/** Whether others may watch: nobody, or everybody what both sides knew so many game-turns ago, and the whole game once it is over. */
export const spectatorsSchema = z
  .literal('none')
  .or(z.strictObject({ delay: z.number().int('is no number of game-turns').min(1).max(50) }));
export type Spectators = z.infer<typeof spectatorsSchema>;

/**
 * What a game is played by, frozen at its start. Times in seconds. It is hashed in the first row of its game: what has been
 * added since there were games has no default, so that an old charter reads as it was sealed.
 */
export const charterSchema = z.strictObject({
  /** Options of the scenario. */
  options: z.record(z.string(), z.unknown()).default({}),
  clock: clockSchema.default({ preset: 'Club' }),
  /** `keyed`: from the secret promised in the first mail; `entered`: real dice, typed by the moderator. */
  dice: z.enum(['keyed', 'entered']).default('keyed'),
  /** What becomes of the dice when both players agree to go back. */
  rewindDice: z.enum(['anew', 'kept']).default('anew'),
  /** How strong the bot plays each of its seats. */
  bots: z.record(z.string(), z.enum(STRENGTH_WORDS)).optional(),
  holidays: holidaysSchema.optional(),
  errors: errorsSchema.optional(),
  silence: silenceSchema.optional(),
  /** Players are called by their sides until the game is over. */
  anonymous: z.boolean().optional(),
  spectators: spectatorsSchema.optional(),
  /** Who is asked may ask what a strong player would order (HINT). Against the bot he may without it. */
  hints: z.boolean().optional(),
  /** For practice: the first mails teach a thing each, and the scenario that the system names for it is opened by bots. */
  lessons: z.boolean().optional(),
});
export type Charter = z.infer<typeof charterSchema>;

/** What both players may agree to change while they play. */
export const charterChangeSchema = z.strictObject({
  clock: clockSchema.optional(),
  errors: errorsSchema.optional(),
  silence: silenceSchema.optional(),
  rewindDice: z.enum(['anew', 'kept']).optional(),
  spectators: spectatorsSchema.optional(),
  /** All that hold from now on. */
  holidays: holidaysSchema.optional(),
  /** The bid for balance that is counted; null: none any more. */
  balance: z
    .strictObject({ to: z.string(), by: z.number().int().min(1).max(99) })
    .nullable()
    .optional(),
  /** Names that were told cannot be hidden again. */
  anonymous: z.literal(false).optional(),
});
export type CharterChange = z.infer<typeof charterChangeSchema>;

/** The charter as it is played: as it was sealed, with what both have agreed to since. */
export function charterOf({ charter, changes }: { charter: Charter; changes: readonly CharterChange[] }): Charter {
  return changes.reduce<Charter>((now, change) => ({ ...now, ...given(change), ...rebalanced(now, change) }), charter);
}

/** A bid stands among the options of the scenario, as it does where a game begins with it. */
function rebalanced({ options }: Charter, { balance }: CharterChange): Partial<Charter> {
  if (balance === undefined) return {};
  const others = Object.fromEntries(Object.entries(options).filter(([id]) => id !== 'balance'));
  return { options: balance === null ? others : { ...others, balance } };
}

/** What a change says; what it leaves out stays. */
function given({
  clock,
  errors,
  silence,
  rewindDice,
  holidays,
  anonymous,
  spectators,
}: CharterChange): Partial<Charter> {
  return {
    ...(clock ? { clock } : {}),
    ...(errors ? { errors } : {}),
    ...(silence ? { silence } : {}),
    ...(rewindDice ? { rewindDice } : {}),
    ...(spectators ? { spectators } : {}),
    ...(holidays ? { holidays } : {}),
    ...(anonymous === undefined ? {} : { anonymous }),
  };
}

export interface ClockTimes {
  bank: number;
  increment: number;
  cap: number;
}

const DAY = 86_400;
const PRESETS: Record<'Postal' | 'Club' | 'Fast', ClockTimes> = {
  Postal: { bank: 30 * DAY, increment: 5 * DAY, cap: 40 * DAY },
  Club: { bank: 10 * DAY, increment: 2 * DAY, cap: 14 * DAY },
  Fast: { bank: 2 * DAY, increment: DAY / 4, cap: 3 * DAY },
};
/** Fixed hours save nothing from one decision to the next. */
const NO_BANK: ClockTimes = { bank: 0, increment: 0, cap: 0 };

/** The times a charter's clock stands for. */
export function clockTimes({ clock }: Pick<Charter, 'clock'>): ClockTimes {
  if ('preset' in clock) return PRESETS[clock.preset];
  return 'bank' in clock ? clock : NO_BANK;
}

/** The fixed hours of a charter's clock; null: it has a bank. */
export const scheduleOf = ({ clock }: Pick<Charter, 'clock'>): Schedule | null =>
  'fixed' in clock || 'each' in clock ? clock : null;

/** Charters of before there was a choice know none. */
export function rewindDice(charter: Partial<Charter>): 'anew' | 'kept' {
  return charter.rewindDice ?? 'anew';
}

/** Charters of before there was a choice were friendly. */
export const errorPolicy = ({ errors }: Partial<Charter>): ErrorPolicy => errors ?? 'Friendly';
/** After how many game-turns spectators are shown a game; null: never, as in charters of before there was a choice. */
export const watchDelay = ({ spectators = 'none' }: Partial<Charter>): number | null =>
  spectators === 'none' ? null : spectators.delay;
export const silenceOf = ({ silence }: Partial<Charter>): Silence => silence ?? 'default';

/** How strong the bot plays a seat. Charters of before there was a choice name none: their bots play by the script. */
export function strengthOf({ bots }: Pick<Charter, 'bots'>, side: string): Strength {
  return bots?.[side] ?? 'easy';
}
