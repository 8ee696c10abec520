import type { Scope } from './scope';

/** The clubs in which something may be done: all games there are, or those of these clubs. */
export type Reach = 'all' | readonly string[];

/** Who makes a request. */
export interface Caller {
  /** `operator`: by the key of the service; `key`: by one of a club or player; `person`: signed in. */
  kind: 'operator' | 'key' | 'person';
  /** Null: no person. */
  personId: string | null;
  /** For the audit log: `operator`, the name of a key, or of a person. */
  name: string;
  reach(scope: Scope): Reach;
}

/** Whether `clubId` is within reach; a game of no club is the operator's. */
export const reaches = (reach: Reach, clubId: string | null): boolean =>
  reach === 'all' || (clubId !== null && reach.includes(clubId));

/** Whether a reach holds any club at all. */
export const reachesAny = (reach: Reach): boolean => reach === 'all' || reach.length > 0;
