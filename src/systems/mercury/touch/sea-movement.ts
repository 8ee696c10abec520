import type { Offer, Thing } from '../../../kernel/decide/touch';

/** What sails: its name, where it is, and where it may end with the points that takes. */
export interface Sailing {
  thing: Thing;
  points: number;
  ends: ReadonlyMap<string, number>;
  line(to: string): string | null;
}

/** 17.1: where the one that is picked may end; several are sent one after the other. */
export function sailingOffers(all: readonly Sailing[], picked: readonly string[]): Offer[] {
  const [one, ...others] = all.filter(({ thing }) => picked.includes(thing.id));
  if (!one || others.length > 0) return [];
  return [...one.ends].flatMap(([at, spent]) => {
    const line = at === one.thing.at ? null : one.line(at);
    return line === null ? [] : [{ at, says: `${spent} of ${one.points}`, lines: [line] }];
  });
}
