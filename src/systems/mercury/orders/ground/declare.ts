import { everyRead, fine, misread, then } from '../../../../kernel/decide/order';
import type { Order, Read } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Scope, Verb } from '../../mercury';
import { splitList } from '../lists';
import { readHex } from './path';
import { printWho, readWho } from './who';
import type { Who } from './who';

/** One declared combat: the hex, and who attacks it; `all`: whoever can and is not named for another hex. */
export interface DeclareOrder extends Order {
  verb: 'declare' | 'attack';
  target: HexId;
  who: Who[] | 'all';
}

/** `declare 4314: Koch, stack 4214`, `declare 4314: all` (7.11, 7.13) */
export const declareVerb = declaring('declare', 'these units attack this hex; "stack hex" for a unit, or "all"');

/** The same in the word that comes first to mind: `attack 4314: Koch` */
export const attackHexVerb = declaring('attack', 'the same as "declare"');

function declaring(verb: 'declare' | 'attack', help: string): Verb<DeclareOrder> {
  return {
    verb,
    syntax: `${verb} hex: unit, stack hex | all`,
    help,
    read(rest, scope) {
      const parts = /^(.+?)\s*(?::|\bwith\b)\s*(\S.*)$/i.exec(rest) ?? /^(\S+)\s+(\S.*)$/.exec(rest);
      if (!parts) return misread('write the hex, ":" and the units that attack it');
      return then(readHex(parts[1] ?? '', scope), (target) =>
        then(readAttackers(parts[2] ?? '', scope), (who) => fine({ verb, target, who })),
      );
    },
    print: ({ target, who }, scope) =>
      `${verb} ${target}: ${who === 'all' ? 'all' : who.map((one) => printWho(one, scope)).join(', ')}`,
  };
}

function readAttackers(text: string, scope: Scope): Read<DeclareOrder['who']> {
  if (/^all$/i.test(text.trim())) return fine('all');
  return everyRead(splitList(text).map((part) => readWho(part, scope)));
}
