import type { Parameter } from '../../kernel/decide/condition';
import { fine, misread, then, type Read, type Scope } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { splitAt } from './lists';
import type { Movers } from './who';

/** Units or a stack and where they go: hex by hex, or to a place by the cheapest way. */
export interface Goes {
  who: Movers;
  where: { path: string[] } | { to: string };
}

/** What stands behind `move`: `Archers: 4315-4416`, `Archers, Bowmen to 4417`, `stack 4315 4416`. `hex`: what a number of a hex looks like. */
export function goesOf<R extends Realm>(
  movers: Parameter<R, Movers>,
  place: Parameter<R, string>,
  way: Parameter<R, string[]>,
  hex: RegExp,
) {
  const numbers = new RegExp(`^(stack\\s+\\S+|(?!stack\\s).*?\\S)\\s+(${hex.source}(?:[\\s,–-]+${hex.source})*)$`, 'i');
  /** `Archers 4313-4314`: who, and hexes without the colon before them. */
  const beforeHexes = (text: string): [string, string] | null => {
    const [, who, hexes] = numbers.exec(text) ?? [];
    return who !== undefined && hexes !== undefined ? [who, hexes] : null;
  };
  return {
    read(rest: string, scope: Scope<R>): Read<Goes> {
      // `A -> 4415` is where they go, not hex by hex.
      const goal = /^(.*?)(?:(?:^|\s|:\s*)to\s+|\s?[-=]{1,2}>\s?)(\S[^>]*)$/i.exec(rest);
      if (goal)
        return then(movers.read(goal[1] ?? '', scope), (who) =>
          then(place.read(goal[2] ?? '', scope), (to) => fine({ who, where: { to } })),
        );
      const parts = splitAt(rest, ':') ?? beforeHexes(rest);
      if (!parts) return misread('write the hexes behind ":", or "to" and the last one');
      return then(movers.read(parts[0], scope), (who) =>
        then(way.read(parts[1], scope), (path) => fine({ who, where: { path } })),
      );
    },
    print: ({ who, where }: Goes, scope: Scope<R>): string =>
      `${movers.print(who, scope)}${'to' in where ? ` to ${place.print(where.to, scope)}` : `: ${way.print(where.path, scope)}`}`,
  };
}
