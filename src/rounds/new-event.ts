import { z } from 'zod';
import { oneLine, personSchema, wishReader } from '../games/new-game';
import { charterSchema } from '../table/charter';
import { KINDS, NAMINGS } from './rounds.entities';

const MOST_ENTRANTS = 200;
const MOST_ROUNDS = 40;

/** Somebody who is entered, by himself or by the organiser. */
export const newEntrant = personSchema.extend({
  name: oneLine.optional(),
  /** His place in the order of strength; without it behind all that are there. */
  seed: z.number().int().min(1).max(9_999).optional(),
});
export type NewEntrant = z.infer<typeof newEntrant>;

const wishedCharter = charterSchema.omit({ bots: true });

/** What an event is made from, in the REST API and by the form. */
export const newEvent = z.strictObject({
  name: oneLine,
  kind: z.enum(KINDS, { error: `is one of ${KINDS.join(', ')}` }),
  system: z.string(),
  scenarios: z.array(z.string()).min(1).max(20),
  charter: wishedCharter.default(wishedCharter.parse({})),
  games: z.union([z.literal(1), z.literal(2)]).optional(),
  rounds: z.number().int().min(1).max(MOST_ROUNDS).optional(),
  names: z.enum(NAMINGS, { error: `is one of ${NAMINGS.join(', ')}` }).default('full'),
  moderator: personSchema.optional(),
  entrants: z.array(newEntrant).max(MOST_ENTRANTS).default([]),
});
export type NewEvent = z.infer<typeof newEvent>;

const moment = z.iso
  .datetime({ offset: true, error: 'is no moment such as 2027-01-31T20:00:00Z' })
  .transform((at) => new Date(at));

export const newRound = z.strictObject({
  /** Who has not confirmed by then is not paired. */
  confirmBy: moment,
  /** When its games are to be over. */
  endsAt: moment.optional(),
});
export type NewRound = z.infer<typeof newRound>;

export const newPanel = z.strictObject({
  members: z
    .array(personSchema.extend({ name: oneLine.optional() }))
    .min(1)
    .max(5, 'a panel has five members at most'),
  by: moment,
  /** Codes of games; without them all unfinished games of the round. */
  games: z.array(z.string()).min(1).optional(),
});
export type NewPanel = z.infer<typeof newPanel>;

/** A result that the organiser gives a game: its value to a side, or who has abandoned it. */
export const newResult = z.union([
  z.strictObject({ side: z.string(), value: z.number().min(-1).max(1), reason: oneLine }),
  z.strictObject({ abandonedBy: z.string(), reason: oneLine }),
]);
export type NewResult = z.infer<typeof newResult>;

export const newSeat = z.strictObject({ state: z.enum(['confirmed', 'declined', 'withdrawn']) });

/** Each throws BadGame with what is wrong. */
export const readNewEvent = wishReader(newEvent, 'the event');
export const readNewEntrant = wishReader(newEntrant, 'the entrant');
export const readNewRound = wishReader(newRound, 'the round');
export const readNewPanel = wishReader(newPanel, 'the panel');
export const readNewResult = wishReader(newResult, 'the result');
export const readNewSeat = wishReader(newSeat, 'the answer');
