import { eventPlayed } from '../facts/events';
import type { Played } from '../rules/20-2-play';
import type { Act } from '../slouch-hats';

/** A play lies open, with all that it has changed (20.15). */
export function tellPlay(c: Pick<Act, 'record' | 'data'>, { side, letter, rule, later, cost, changes }: Played): void {
  const title = c.data.events.of[side][letter].title;
  eventPlayed(c, { side, letter, title, later, cost, changes: changes.map((one) => ({ ...one })) }, { rule });
}
