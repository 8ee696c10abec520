import type { Frame } from '../../../kernel/flow/frame';
import type { Json, JsonObject } from '../../../kernel/realm';
import type { Letter, MercuryData, ShipId, World } from '../mercury';
import { shipsOf } from '../rules/16-components';
import type { AirAttack, Strike } from '../rules/19-2-coordination';
import { ableToFireAa } from '../rules/19-3-aa-fire';
import type { Engagement } from '../rules/19-7-surface-combat';
import type { MercuryKnown } from './base-world';
import { surfaceShips } from './berths';
import { firedInLast } from './ammunition';
import { told } from './told';

/** Puts into the procedures at sea what the seat may not know of them, as it is in the drawn world. */
export function navalStack(stack: Frame[], world: World, known: MercuryKnown, data: MercuryData): void {
  for (const { proc, path, local, cursor } of stack) {
    if (proc === 'Surface Combat' && cursor?.left && known.seat === 'german')
      cursor.left = cursor.left.map((one) => withheldIn(one as JsonObject, world, known));
    if (path.length > 0) continue;
    if (proc === 'Air-Naval Combat') {
      if (known.seat === 'german') local['fired'] = gunners(local, world, known, data);
      else if (local['level'] === 'partial') local['ordered'] = strikesLeft(local, known) as unknown as Json;
    }
    if (known.seat === 'german') withholding(proc, local, world, known);
  }
}

/** Whoever can fire has fired, as soon as anybody has: the German does not know who kept his ammunition (19.33). */
function gunners(local: JsonObject, world: World, known: MercuryKnown, data: MercuryData): ShipId[] {
  const { tf } = local as unknown as AirAttack;
  return firedInLast(known) ? ableToFireAa(world, data, tf).map((ship) => ship.id) : [];
}

/** Under partial coordination all targets were told before the first attack (19.21): those of units that have not flown. */
function strikesLeft(local: JsonObject, known: MercuryKnown): Strike[] {
  const { tf, left } = local as unknown as AirAttack;
  const last = told<{ tf: Letter; strikes: Strike[] }>(known.record, 'attack.targets').findLast((t) => t.tf === tf);
  return (last?.strikes ?? []).filter((strike) => left.includes(strike.unit));
}

function withholding(proc: string, local: JsonObject, world: World, known: MercuryKnown): void {
  if (proc === 'Surface Round' || proc === 'Convoy Losses') Object.assign(local, withheldIn(local, world, known));
  if (proc === 'Surface Combat') {
    const list = (local['engagements'] ?? []) as JsonObject[];
    local['engagements'] = list.map((one) => withheldIn(one, world, known));
    if (local['one']) local['one'] = withheldIn(local['one'] as JsonObject, world, known);
  }
  if (proc === 'Disengagement Round' && local['engagement'])
    local['engagement'] = withheldIn(local['engagement'] as JsonObject, world, known);
}

/** Ships of the Task Force that the German does not see in the combat were withheld from it (19.74a). */
function withheldIn(value: JsonObject, world: World, known: MercuryKnown): JsonObject {
  const { tf } = value as unknown as Engagement;
  const fighting = surfaceShips(known, tf) ?? world.taskForces[tf]?.seen ?? [];
  const out = shipsOf(world, tf).flatMap((ship) => (fighting.includes(ship.id) ? [] : [ship.id]));
  return { ...value, withheld: out };
}
