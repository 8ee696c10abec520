import { seededRng } from '../../src/kernel/decide/rng';

/** Where in the life of a mail the service is killed. */
export const MOMENTS = [
  /** Half of a player's mail is on the wire. */
  'within DATA',
  /** All of it is, and no answer has come. */
  'before 250',
  /** The service has said 250; the receipt is not written yet. */
  'after 250',
  /** Everything that the mail does is written and nothing is committed: the transaction waits for a lock that we hold. */
  'within the transaction',
  /** The service begins to send a mail. */
  'at MAIL FROM',
  /** The service has sent a mail and waits for our answer. */
  'before our 250',
  /** We have taken a mail, and our 250 does not reach the service: it must send the mail again, with the same name. */
  'our 250 is lost',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** One kill to come. */
export interface Strike {
  moment: Moment;
  /** How many such moments are let pass before. */
  passes: number;
  /** Whether the database server is killed too. */
  database: boolean;
}

/** Which moments of a game are the last of the service, chosen before the game by a seed. */
export class Strikes {
  readonly done: Strike[] = [];
  private readonly coming: Strike[];

  constructor(seed: string, count: number) {
    const rng = seededRng(seed);
    const moments = Array.from({ length: count }, (_, i) => MOMENTS[i % MOMENTS.length] as Moment);
    this.coming = rng
      .shuffle(moments)
      .map((moment, i) => ({ moment, passes: i % 5 === 0 ? 1 : 0, database: i % 3 === 2 }));
  }

  /** Called at every moment: the strike that falls now, or null. */
  at(moment: Moment): Strike | null {
    const strike = this.coming[0];
    if (strike?.moment !== moment) return null;
    if (strike.passes-- > 0) return null;
    this.coming.shift();
    this.done.push(strike);
    return strike;
  }

  get left(): number {
    return this.coming.length;
  }
}
