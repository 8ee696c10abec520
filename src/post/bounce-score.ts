/** Why nothing is sent to an address any more. */
export type Suppression = 'no such mailbox' | 'mails keep coming back' | 'complaint';

/** A mail that came back. */
export interface CameBack {
  at: Date;
  permanent: boolean;
}

const DAY_MS = 86_400_000;
/** Different mails that must come back for good; one is enough where nobody has ever been heard of. */
const PERMANENT_MAILS = 2;
/** So long a mail that came back for good counts, in days. */
const PERMANENT_DAYS = 60;
/** Different days with a mail that came back for now ... */
const SOFT_DAYS = 5;
/** ... within so many days. */
const SOFT_WINDOW_DAYS = 10;

/** Mails that came back since then still speak against an address. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - PERMANENT_DAYS * DAY_MS);

/**
 * Whether an address takes no mail any more.
 * @param bounces the mails that came back from it since `countedSince`, each once
 * @param proven whether anything ever came from there
 */
export function suppressionBy(bounces: readonly CameBack[], proven: boolean, now: Date): Suppression | null {
  const permanent = bounces.filter((b) => b.permanent).length;
  if (permanent >= (proven ? PERMANENT_MAILS : 1)) return 'no such mailbox';
  const recent = bounces.filter((b) => b.at.getTime() > now.getTime() - SOFT_WINDOW_DAYS * DAY_MS);
  const days = new Set(recent.map((b) => Math.floor(b.at.getTime() / DAY_MS)));
  return days.size >= SOFT_DAYS ? 'mails keep coming back' : null;
}
