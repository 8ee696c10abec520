import { then, fine } from '../../../../kernel/decide/order';
import type { Read } from '../../../../kernel/decide/order';
import { readName } from '../../../../kernel/decide/names';
import type { Scope } from '../../mercury';
import type { PlaceId } from '../../rules/ground/04-boxes';
import { printName } from '../lists';
import { printPlace, readPlace } from './path';

/** Who is meant: one unit, or all units of a hex or off-map box. */
export type Who = { unit: string } | { stack: PlaceId };

/** Reads `Koch` or `stack 4315`. */
export function readWho(text: string, scope: Scope): Read<Who> {
  const stack = /^stack\s+(\S.*)$/i.exec(text.trim());
  if (stack) return then(readPlace(stack[1] ?? '', scope), (place) => fine({ stack: place }));
  return then(readName(text, [...scope.data.ground.values()], 'unit'), (unit) => fine({ unit: unit.id }));
}

export const printWho = (who: Who, scope: Pick<Scope, 'data'>): string =>
  'unit' in who ? printName(who.unit, [...scope.data.ground.values()]) : `stack ${printPlace(who.stack, scope.data)}`;
