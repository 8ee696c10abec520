import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import type { Scope, Verb } from '../mercury';
import type { Letter, SeaId } from '../world';
import { contactNames, printSea, printTaskForce, readContact, readSea, readTaskForce } from './names';
import { printName, splitAt, splitList } from './lists';

export interface MoveForceOrder extends Order {
  verb: 'move';
  tf: Letter;
  path: SeaId[];
}
export interface MoveUnitOrder extends Order {
  verb: 'move';
  contact: number;
  path: SeaId[];
}

/** `move TF A: Cape Spada, Almiros Bay` (17.12). A zone further away is reached by the cheapest way. */
export const moveForceVerb: Verb<MoveForceOrder> = {
  verb: 'move',
  syntax: 'move TF A: zone, zone',
  help: 'sail a Task Force; one zone may be enough, the cheapest way is taken',
  read: (rest, scope) =>
    readMove(
      rest,
      scope,
      (who) => readTaskForce(who, scope),
      (tf, path) => ({ verb: 'move', tf, path }),
    ),
  print: (order, scope) => `move ${printTaskForce(order.tf)}: ${printPath(order.path, scope)}`,
};

/** `move Light Convoy no. 1: Sea of Crete` or `move contact 3: ...` (17.12) */
export const moveUnitVerb: Verb<MoveUnitOrder> = {
  verb: 'move',
  syntax: 'move unit: zone, zone',
  help: 'sail a convoy, flotilla or decoy; the cheapest way is taken',
  read: (rest, scope) =>
    readMove(
      rest,
      scope,
      (who) => readContact(who, scope),
      (contact, path) => ({ verb: 'move', contact, path }),
    ),
  print: (order, scope) =>
    `move ${printName(String(order.contact), contactNames(scope))}: ${printPath(order.path, scope)}`,
};

function readMove<W, O>(
  rest: string,
  scope: Scope,
  who: (text: string) => Read<W>,
  make: (who: W, path: SeaId[]) => O,
): Read<O> {
  const parts = splitAt(rest, ':') ?? splitTo(rest);
  if (!parts) return misread('write where it goes behind ":"');
  return then(who(parts[0]), (mover) =>
    then(everyRead(splitList(parts[1]).map((p) => readSea(p, scope))), (path) =>
      path.length === 0 ? misread('a sea zone is missing') : fine(make(mover, path)),
    ),
  );
}

function splitTo(rest: string): [string, string] | null {
  const parts = /^(.*?)\s+to\s+(.*)$/i.exec(rest);
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : null;
}

function printPath(path: readonly SeaId[], scope: Scope): string {
  return path.map((p) => printSea(p, scope.data)).join(', ');
}
