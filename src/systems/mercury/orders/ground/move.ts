import { fine, misread, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import { splitAt } from '../../../../play/words/lists';
import type { Movers } from '../../../../play/words/who';
import type { PlaceId } from '../../rules/ground/04-boxes';
import type { Verb } from '../../mercury';
import { movers, place, way } from './names';

/** Ground units or a stack and where they go: hex by hex, or to a hex or off-map box by the cheapest way. */
export interface MoveGroundOrder extends Order {
  verb: 'move' | 'march';
  who: Movers;
  where: { path: PlaceId[] } | { to: PlaceId };
}

/** `move 9/III/Sturm: 4315-4416-4417`, `move Koch, Genz to 4417`, `move stack 4315 to 4414` (4.11) */
export const moveGroundVerb = groundVerb(
  'move',
  'hex by hex, or "move unit to hex" by the cheapest way; "unit, unit" or "stack hex" for a unit',
);

/** The same by Strategic Movement: `march Koch to 4417` (4.41) */
export const marchVerb = groundVerb('march', 'Strategic Movement: two points more, along roads, away from the enemy');

/** `Koch 4313-4314`: who, and hexes without the colon before them. */
function beforeHexes(text: string): [string, string] | null {
  const [, who, hexes] = /^(stack\s+\S+|(?!stack\s).*?\S)\s+([a-z]?\d{4}(?:[\s,–-]+[a-z]?\d{4})*)$/i.exec(text) ?? [];
  return who !== undefined && hexes !== undefined ? [who, hexes] : null;
}

function groundVerb(verb: 'move' | 'march', help: string): Verb<MoveGroundOrder> {
  return {
    verb,
    syntax: `${verb} unit: hex-hex`,
    help,
    read: (rest, scope) => {
      const parts = splitAt(rest, ':') ?? beforeHexes(rest);
      const goal = /^(.*?)(?:^|\s|:\s*)to\s+(\S.*)$/i.exec(rest);
      if (goal)
        return then(movers.read(goal[1] ?? '', scope), (who) =>
          then(place.read(goal[2] ?? '', scope), (to) => fine({ verb, who, where: { to } })),
        );
      if (!parts) return misread('write the hexes behind ":", or "to" and the last one');
      return then(movers.read(parts[0], scope), (who) =>
        then(way.read(parts[1], scope), (path) => fine({ verb, who, where: { path } })),
      );
    },
    print: ({ who, where }, scope) => {
      const goes = 'to' in where ? ` to ${place.print(where.to, scope)}` : `: ${way.print(where.path, scope)}`;
      return `${verb} ${movers.print(who, scope)}${goes}`;
    },
  };
}
