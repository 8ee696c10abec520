import { then, fine } from '../../../../kernel/decide/order';
import type { Read } from '../../../../kernel/decide/order';
import type { Scope } from '../../mercury';
import type { PlaceId } from '../../rules/ground/04-boxes';
import { printName, printNames, splitList } from '../lists';
import { printPlace, readPlace } from './path';
import { readUnit, readUnits } from './unit-names';

/** Who is meant: one unit, or all units of a hex or off-map box. */
export type Who = { unit: string } | { stack: PlaceId };

/** Reads `Koch` or `stack 4315`. */
export function readWho(text: string, scope: Scope): Read<Who> {
  const stack = /^stack\s+(\S.*)$/i.exec(text.trim());
  if (stack) return then(readPlace(stack[1] ?? '', scope), (place) => fine({ stack: place }));
  return then(readUnit(text, scope), (unit) => fine({ unit }));
}

export const printWho = (who: Who, scope: Pick<Scope, 'data'>): string =>
  'unit' in who ? printName(who.unit, [...scope.data.ground.values()]) : `stack ${printPlace(who.stack, scope.data)}`;

/** Who moves: one unit, several by name, or a stack. */
export type Movers = Who | { units: string[] };

/** Reads `Koch`, `Koch, Genz` or `stack 4315`. */
export function readMovers(text: string, scope: Scope): Read<Movers> {
  if (splitList(text).length < 2) return readWho(text, scope);
  return then(readUnits(text, scope), (units) => fine({ units }));
}

export const printMovers = (who: Movers, scope: Pick<Scope, 'data'>): string =>
  'units' in who ? printNames(who.units, [...scope.data.ground.values()]) : printWho(who, scope);
