import { everyRead, fine, misread, then } from '../../../../kernel/decide/order';
import type { Order, Read } from '../../../../kernel/decide/order';
import { readName } from '../../../../kernel/decide/names';
import type { HexId } from '../../../../hex/hex';
import type { Scope, Verb } from '../../mercury';
import { printName, splitAt } from '../lists';
import { landHexes, readHex } from './path';

/** Who goes: one unit, or all units of a hex. */
export type Who = { unit: string } | { stack: HexId };

/** A ground unit or stack and where it goes: hex by hex, or to a hex by the cheapest way. */
export interface MoveGroundOrder extends Order {
  verb: 'move' | 'march';
  who: Who;
  where: { path: HexId[] } | { to: HexId };
}

/** `move 9/III/Sturm: 4315-4416-4417`, `move 9/III/Sturm to 4417`, `move stack 4315 to 4414` (4.11) */
export const moveGroundVerb = groundVerb(
  'move',
  'hex by hex, or "move unit to hex" by the cheapest way; "stack hex" for a unit',
);

/** The same by Strategic Movement: `march Koch to 4417` (4.41) */
export const marchVerb = groundVerb('march', 'Strategic Movement: two points more, along roads, away from the enemy');

function groundVerb(verb: 'move' | 'march', help: string): Verb<MoveGroundOrder> {
  return {
    verb,
    syntax: `${verb} unit: hex-hex`,
    help,
    read: (rest, scope) => {
      const parts = splitAt(rest, ':');
      const goal = /^(.*?)(?:^|\s|:\s*)to\s+(\S+)$/i.exec(rest);
      if (goal)
        return then(readWho(goal[1] ?? '', scope), (who) =>
          then(hexOf(goal[2] ?? '', scope), (to) => fine({ verb, who, where: { to } })),
        );
      if (!parts) return misread('write the hexes behind ":", or "to" and the last one');
      return then(readWho(parts[0], scope), (who) =>
        then(readHexes(parts[1], scope), (path) => fine({ verb, who, where: { path } })),
      );
    },
    print: ({ who, where }, scope) => {
      const mover = 'unit' in who ? printName(who.unit, [...scope.data.ground.values()]) : `stack ${who.stack}`;
      return 'to' in where ? `${verb} ${mover} to ${where.to}` : `${verb} ${mover}: ${where.path.join('-')}`;
    },
  };
}

const hexOf = (text: string, scope: Scope): Read<HexId> => readHex(text, landHexes(scope));

function readWho(text: string, scope: Scope): Read<Who> {
  const stack = /^stack\s+(\S+)$/i.exec(text.trim());
  if (stack) return then(hexOf(stack[1] ?? '', scope), (hex) => fine({ stack: hex }));
  return then(readName(text, [...scope.data.ground.values()], 'unit'), (unit) => fine({ unit: unit.id }));
}

/** Hexes with `-`, `,` or blanks between them. */
function readHexes(text: string, scope: Scope): Read<HexId[]> {
  const parts = text.split(/[\s,–-]+/).filter((part) => part !== '');
  return parts.length === 0 ? misread('a hex is missing') : everyRead(parts.map((part) => hexOf(part, scope)));
}
