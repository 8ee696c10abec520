import type { Realm } from '../realm';
import type { AnyKind, Ask } from './decision';
import { lineOffers } from './line-offers';

/** Something that a player may pick on his page to order it: a unit, a Task Force, an aircraft. */
export interface Thing {
  id: string;
  /** As orders name it, with what is worth knowing: `Koch, 5 points`. */
  name: string;
  /** Id of the place where it stands; null: it stands on no map. */
  at: string | null;
}

/** What may be ordered with what is picked, as lines that could have been mailed. */
export interface Offer {
  /** Id of the place that is clicked for it; null: it is a button. */
  at: string | null;
  /** What it costs or comes to, in a few words: `2.5 of 5`. */
  says: string;
  lines: string[];
  /** Things that it orders though nothing was picked: what is clicked for them next takes its place. */
  of?: string[];
}

/** How a decision is answered with a finger (docs/new-system.md). All of it is made from what the seat sees. */
export interface Touch<R extends Realm, F> {
  things(q: Ask<R, F>): Thing[];
  /** What may be ordered of the picked things together; of none picked: what stands for itself. */
  offers(q: Ask<R, F>, picked: readonly string[]): Offer[];
}

/** What the page shows of a decision: what may be picked, and what may be ordered of what is. */
export interface Touched {
  things: Thing[];
  offers: Offer[];
  /** One line is the whole answer: the next that is offered takes its place. */
  single?: true;
}

/** The things of a decision, and what may be ordered of those that are picked; what is picked and does not exist counts for nothing. */
export function touched<R extends Realm>(kind: AnyKind<R>, q: Ask<R>, picked: readonly string[]): Touched {
  const things = kind.touch?.things(q) ?? [];
  const known = picked.filter((id, i) => things.some((t) => t.id === id) && picked.indexOf(id) === i);
  const offers = kind.touch ? kind.touch.offers(q, known) : lineOffers(kind, q);
  const single = kind.single ? { single: true as const } : {};
  return { things, offers: known.length > 0 ? offers : [...offers, ...whole(kind, q)], ...single };
}

/** `pass`, where it may be ordered. */
function whole<R extends Realm>(kind: AnyKind<R>, q: Ask<R>): Offer[] {
  return kind.prompt(q).choices.includes('pass') ? [{ at: null, says: 'pass', lines: ['pass'] }] : [];
}

/** Places that are open to each of the picked things. */
export function commonPlaces(open: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = open;
  return first.filter((at, i) => first.indexOf(at) === i && others.every((places) => places.includes(at)));
}
