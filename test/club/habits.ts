/** How somebody plays by mail. Hours are those he lets pass before he answers. */
export interface Habit {
  name: string;
  from: number;
  to: number;
  /** Of a hundred questions he leaves so many unanswered. */
  silent: number;
  /** He goes on leave once, for so many days. */
  leave?: number;
  /** Mails to him come back from this day on, for so many days. */
  bounces?: { day: number; days: number };
  /** He wants one mail a day. */
  digest?: true;
  /** He leaves his games on this day: by ABANDON, or by writing nothing more. */
  leaves?: { day: number; how: 'abandon' | 'silence' };
}

/** The people of a club, in the order in which they come: most are steady, some are not. */
export const HABITS: readonly Habit[] = [
  { name: 'quick', from: 1, to: 6, silent: 0 },
  { name: 'steady', from: 6, to: 30, silent: 0 },
  { name: 'quick digest reader', from: 1, to: 5, silent: 0, digest: true },
  { name: 'slow', from: 30, to: 96, silent: 0 },
  { name: 'forgetful', from: 4, to: 40, silent: 8 },
  { name: 'on leave', from: 4, to: 20, silent: 0, leave: 12 },
  { name: 'odd mail program', from: 2, to: 12, silent: 0 },
  { name: 'full mailbox', from: 4, to: 20, silent: 0, bounces: { day: 9, days: 6 } },
  { name: 'one who abandons', from: 4, to: 20, silent: 0, leaves: { day: 14, how: 'abandon' } },
  { name: 'one who vanishes', from: 4, to: 20, silent: 0, leaves: { day: 16, how: 'silence' } },
];
