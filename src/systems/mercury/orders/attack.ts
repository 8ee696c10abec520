import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import type { Scope, Verb } from '../mercury';
import type { MercuryData } from '../data/load';
import type { AirId, Letter } from '../world';
import { printAirRef, readAirRef } from './allocate';
import type { AirRef } from './allocate';
import { airNames, printTarget, printTaskForce, readAirUnit, readTarget, readTaskForce } from './names';
import { printName, splitAt, splitList } from './lists';

/** One part of an attack: air units, and the ships they shall go for in order of preference (empty: not said). */
export interface AttackPart {
  units: AirRef;
  targets: string[];
}
export interface AttackOrder extends Order {
  verb: 'attack';
  tf: Letter;
  parts: AttackPart[];
}

/** `attack TF C: Ju-87 I/StG2 > Gloucester, 2 Ju-88 > BB or any` (19.13, 19.21) */
export const attackVerb: Verb<AttackOrder> = {
  verb: 'attack',
  syntax: 'attack TF C: unit, unit > ship, 2 Ju-88 > BB or any',
  help: 'send air units against a Task Force, in the order of attack; a ship behind ">" is for all units since the last ">"',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    if (!parts) return misread('the air units are missing behind ":"');
    return then(readTaskForce(parts[0].replace(/\s+with$/i, ''), scope), (tf) =>
      then(everyRead(splitList(parts[1]).map((p) => readPart(p, scope))), (list) =>
        list.length === 0 ? misread('an air unit is missing') : fine({ verb: 'attack', tf, parts: aimed(list) }),
      ),
    );
  },
  print: (order, scope) =>
    `attack ${printTaskForce(order.tf)}: ${order.parts.map((p) => printPart(p, scope.data)).join(', ')}`,
};

/** `unit, unit > ship`: the ship stands for all units named since the last one. */
function aimed(parts: readonly AttackPart[]): AttackPart[] {
  return parts.map((part, i) => {
    if (part.targets.length > 0) return part;
    return { ...part, targets: parts.slice(i).find((p) => p.targets.length > 0)?.targets ?? [] };
  });
}

function readPart(text: string, scope: Scope): Read<AttackPart> {
  const halves = splitAt(text, '>');
  return then(readAirRef(halves ? halves[0] : text, scope), (units) => {
    if (!halves) return fine({ units, targets: [] });
    return then(everyRead(halves[1].split(/\s+or\s+/i).map((t) => readTarget(t, scope))), (targets) =>
      fine({ units, targets }),
    );
  });
}

function printPart(part: AttackPart, data: MercuryData): string {
  const targets = part.targets.map((t) => printTarget(t, data)).join(' or ');
  return `${printAirRef(part.units, data)}${targets ? ` > ${targets}` : ''}`;
}

export interface AllotOrder extends Order {
  verb: 'allot';
  strikes: { unit: AirId; ship: string }[];
}

/** `allot Ju-87 I/StG2 > Kelvin, Ju-88 I/LG1 > Kelvin`: the Allied player's choice under poor coordination (19.21). */
export const allotVerb: Verb<AllotOrder> = {
  verb: 'allot',
  syntax: 'allot unit > ship, unit > ship',
  help: 'say which ship each attacker goes for, in the order of attack',
  read(rest, scope) {
    const read = splitList(rest).map((text): Read<{ unit: AirId; ship: string }> => {
      const halves = splitAt(text, '>');
      if (!halves) return misread('write unit > ship');
      return then(readAirUnit(halves[0], scope), (unit) =>
        then(readTarget(halves[1], scope), (ship) => fine({ unit, ship })),
      );
    });
    return then(everyRead(read), (strikes) =>
      strikes.length === 0 ? misread('an attacker is missing') : fine({ verb: 'allot', strikes }),
    );
  },
  print(order, scope) {
    const strikes = order.strikes.map(
      (s) => `${printName(s.unit, airNames(scope.data))} > ${printTarget(s.ship, scope.data)}`,
    );
    return `allot ${strikes.join(', ')}`;
  },
};
