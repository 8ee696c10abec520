import { z } from 'zod';
import { STRENGTH_WORDS } from '../kernel/search/strength';
import type { Strength } from '../kernel/search/strength';

/** What a game is played by, frozen at its start. Times in seconds. */
export const charterSchema = z.strictObject({
  /** Options of the scenario. */
  options: z.record(z.string(), z.unknown()).default({}),
  clock: z
    .strictObject({ preset: z.enum(['Postal', 'Club', 'Fast']) })
    .or(
      z.strictObject({
        bank: z.number().int().positive(),
        increment: z.number().int().min(0),
        cap: z.number().int().positive(),
      }),
    )
    .default({ preset: 'Club' }),
  /** `keyed`: from the secret promised in the first mail; `entered`: real dice, typed by the moderator. */
  dice: z.enum(['keyed', 'entered']).default('keyed'),
  /** What becomes of the dice when both players agree to go back. */
  rewindDice: z.enum(['anew', 'kept']).default('anew'),
  /** How strong the bot plays each of its seats. No default: the charter is hashed in the first row of its game. */
  bots: z.record(z.string(), z.enum(STRENGTH_WORDS)).optional(),
});
export type Charter = z.infer<typeof charterSchema>;

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

/** The times a charter's clock stands for. */
export function clockTimes(charter: Charter): ClockTimes {
  return 'preset' in charter.clock ? PRESETS[charter.clock.preset] : charter.clock;
}

/** Charters of before there was a choice know none. */
export function rewindDice(charter: Partial<Charter>): 'anew' | 'kept' {
  return charter.rewindDice ?? 'anew';
}

/** How strong the bot plays a seat. Charters of before there was a choice name none: their bots play by the script. */
export function strengthOf({ bots }: Pick<Charter, 'bots'>, side: string): Strength {
  return bots?.[side] ?? 'easy';
}

/** The charter's clock in a line. */
export function clockText(charter: Charter): string {
  const { bank, increment, cap } = clockTimes(charter);
  const days = (s: number): string => `${Math.round((s / DAY) * 10) / 10} d`;
  const name = 'preset' in charter.clock ? `${charter.clock.preset}: ` : '';
  return `${name}${days(bank)} in the bank, ${days(increment)} more for each answer, at most ${days(cap)}`;
}
