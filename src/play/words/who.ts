import type { Parameter } from '../../kernel/decide/condition';
import { fine, then, type Read } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { splitList } from './lists';
import type { Names } from './parts';

/** Who is meant: one unit, or all units of a place. */
export type Who = { unit: string } | { stack: string };
/** Who moves: one unit, several by name, or a stack. */
export type Movers = Who | { units: string[] };

/** `Archers` or `stack 4315`. */
export function whoOf<R extends Realm>(units: Names<R>, place: Parameter<R, string>): Parameter<R, Who> {
  return {
    name: `${units.name} | stack ${place.name}`,
    read(text, scope): Read<Who> {
      const stack = /^stack\s+(\S.*)$/i.exec(text.trim());
      if (stack) return then(place.read(stack[1] ?? '', scope), (at) => fine({ stack: at }));
      return then(units.read(text, scope), (unit) => fine({ unit }));
    },
    print: (who, scope) => ('unit' in who ? units.print(who.unit, scope) : `stack ${place.print(who.stack, scope)}`),
  };
}

/** `Archers`, `Archers, Bowmen` or `stack 4315`. */
export function moversOf<R extends Realm>(units: Names<R>, place: Parameter<R, string>): Parameter<R, Movers> {
  const who = whoOf(units, place);
  return {
    name: `${who.name} | ${units.list.name}`,
    read(text, scope): Read<Movers> {
      if (splitList(text).length < 2) return who.read(text, scope);
      return then(units.list.read(text, scope), (all) => fine({ units: all }));
    },
    print: (movers, scope) => ('units' in movers ? units.list.print(movers.units, scope) : who.print(movers, scope)),
  };
}
