import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, type Scope, then } from '../../../kernel/decide/order';
import { splitAt } from '../../../play/words/lists';
import { listOf, OR } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { type AirId, type Mercury, written } from '../mercury';
import { airRef, type AirRef } from './allocate';
import { airUnits, target, taskForce } from './names';

/** One part of an attack: air units, and the ships they shall go for in order of preference (empty: not said). */
export interface AttackPart {
  units: AirRef;
  targets: string[];
}
const choice = listOf(target, null, OR);

/** `unit`, or `unit > ship or ship`. */
const part: Parameter<Mercury, AttackPart> = {
  name: 'unit > ship',
  read(text, scope) {
    const halves = splitAt(text, '>');
    return then(airRef.read(halves ? halves[0] : text, scope), (units) => {
      if (!halves) return fine({ units, targets: [] });
      return then(choice.read(halves[1], scope), (targets) => fine({ units, targets }));
    });
  },
  print({ units, targets }, scope) {
    return `${airRef.print(units, scope)}${targets.length > 0 ? ` > ${choice.print(targets, scope)}` : ''}`;
  },
};
const attacks = listOf(part, 'an air unit is missing');
const aimedAttacks: typeof attacks = {
  ...attacks,
  read: (text, scope) => then(attacks.read(text, scope), (parts) => fine(aimed(parts))),
};

/** `attack TF C: Ju-87 I/StG2 > Gloucester, 2 Ju-88 > BB or any` (19.13, 19.21) */
export const attackVerb = written(
  'send air units against a Task Force, in the order of attack; a ship behind ">" is for all units since the last ">"',
  { tf: called('TF C', taskForce), parts: called('unit, unit > ship, 2 Ju-88 > BB or any', aimedAttacks) },
  'attack {tf}: {parts}',
  'attack {tf} with: {parts}',
);
export type AttackOrder = OrderOf<typeof attackVerb>;

/** `unit, unit > ship`: the ship stands for all units named since the last one. */
function aimed(parts: readonly AttackPart[]): AttackPart[] {
  return parts.map((part, i) => {
    if (part.targets.length > 0) return part;
    return { ...part, targets: parts.slice(i).find((p) => p.targets.length > 0)?.targets ?? [] };
  });
}

const strike: Parameter<Mercury, { unit: AirId; ship: string }> = {
  name: 'unit > ship',
  read(text, scope) {
    const halves = splitAt(text, '>');
    if (!halves) return misread('write unit > ship');
    return then(airUnits.read(halves[0], scope), (unit) =>
      then(target.read(halves[1], scope), (ship) => fine({ unit, ship })),
    );
  },
  print: ({ unit, ship }, scope) => `${airUnits.print(unit, scope)} > ${target.print(ship, scope)}`,
};

/** `allot Ju-87 I/StG2 > Kelvin, Ju-88 I/LG1 > Kelvin`: the Allied player's choice under poor coordination (19.21). */
export const allotVerb = written(
  'say which ship each attacker goes for, in the order of attack',
  { strikes: listOf(strike, 'an attacker is missing') },
  'allot {strikes}',
);
export type AllotOrder = OrderOf<typeof allotVerb>;

/** The order with one unit in the place of what a part of it said. */
export const withUnit = (order: AttackOrder, part: AttackPart, one: AirId, scope: Scope<Mercury>): string =>
  attackVerb.print({ ...order, parts: order.parts.map((p) => (p === part ? { ...p, units: { one } } : p)) }, scope);
