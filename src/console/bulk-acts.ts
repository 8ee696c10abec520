import type { Scope } from '../access/scope';
import type { RemindersService } from '../clock/reminders.service';
import type { ModerationService } from '../moderation/moderation.service';
import type { Seats } from '../seating/seats.service';

/** Where single acts are done. What is done to many games is done to each by the same. */
export interface ActServices {
  moderation: ModerationService;
  reminders: RemindersService;
  seats: Seats;
}

/** What the act is done with. */
export interface ActWish {
  hours: number;
  reason: string;
  /** Who does it, for those who are told. */
  from: string;
}

/** Something that may be done to many games at once. */
export interface BulkAct {
  name: string;
  label: string;
  scope: Scope;
  /** What must be said with it. */
  hours?: true;
  reason?: true;
  /** As the audit log calls it: `:hours` are those of the wish. */
  what: string;
  /** Null: it is done; or why not. @throws BadGame why not, too */
  run(services: ActServices, code: string, wish: ActWish): Promise<string | null>;
}

const NOBODY = 'nobody is waited for';

/** A further act is one more of these. */
export const BULK_ACTS: readonly BulkAct[] = [
  {
    ...{ name: 'remind', label: 'Remind who is waited for now', scope: 'moderate', what: 'reminds who is waited for' },
    run: ({ reminders }, code) => reminders.now(code),
  },
  {
    ...{ name: 'extend', label: 'More time for who is waited for (hours, reason)', scope: 'moderate' },
    ...{ hours: true, reason: true, what: 'more time for who is waited for: :hours hours' },
    async run({ moderation }, code, { hours, reason }) {
      return (await moderation.extendWaited(code, { hours, reason })).length > 0 ? null : NOBODY;
    },
  },
  {
    ...{ name: 'mail', label: 'Mail the text to all players', scope: 'moderate', reason: true },
    what: 'mails all players',
    async run({ moderation }, code, { reason, from }) {
      await moderation.word(code, { text: reason, from });
      return null;
    },
  },
  {
    ...{ name: 'hold', label: 'Hold running games (reason)', scope: 'moderate', reason: true, what: 'holds the game' },
    async run({ moderation }, code, { reason }) {
      await moderation.hold(code, { reason });
      return null;
    },
  },
  {
    ...{ name: 'release', label: 'Let held games go on (reason)', scope: 'moderate', reason: true },
    what: 'lets the game go on',
    async run({ moderation }, code, { reason }) {
      await moderation.release(code, { reason });
      return null;
    },
  },
  {
    ...{ name: 'cancel', label: 'Call off games that have not begun (reason)', scope: 'games:write', reason: true },
    what: 'calls the game off',
    async run({ seats }, code, { reason }) {
      await seats.cancel(code, reason);
      return null;
    },
  },
];
