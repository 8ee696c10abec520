import type { Frame } from '../../../kernel/flow/frame';
import type { Json, JsonObject } from '../../../kernel/realm';
import { assignAttack } from '../decisions/ground/assign-attack';
import type { Paradrop } from '../decisions/ground/paradrop';
import type { Letter, MercuryData, ShipId, Side, World } from '../mercury';
import { alive } from '../rules/ground/force';
import type { Combat, Fight } from '../rules/ground/combat';
import { reserveHexes } from '../rules/ground/06-2-landing';
import { groundOf, otherSide } from '../rules/ground/ground';
import { firedInLast, rolling } from './ammunition';
import type { MercuryKnown, Pick } from './base-world';
import { shipsOf } from '../rules/16-components';
import type { AirAttack, Strike } from '../rules/19-2-coordination';
import { ableToFireAa } from '../rules/19-3-aa-fire';
import type { Engagement } from '../rules/19-7-surface-combat';
import { surfaceShips } from './berths';
import { told } from './told';

interface Drawing {
  world: World;
  known: MercuryKnown;
  seat: Side;
  data: MercuryData;
  pick: Pick;
  stack: Frame[];
}

/** Puts into the procedures on the hex map what the enemy has decided without a word, as he may have. */
export function groundStack(stack: Frame[], world: World, known: MercuryKnown, data: MercuryData, pick: Pick): void {
  const drawing = { world, known, seat: known.seat, data, pick, stack };
  for (const [depth, { proc, path, local }] of stack.entries()) {
    if (path.length > 0) continue;
    if (proc === 'A Paradrop Phase' && known.seat === 'allied') dropReserve(local, drawing);
    if (proc === 'G Combat' && known.seat !== local['attacker']) secondAttack(local, depth, drawing);
    if (proc === 'Maneuver Combat' || proc === 'Assault Combat') drawLead(proc, local, drawing);
  }
}

/** 6.12b: where the Reserve Wave will drop, before it does: near an HQ. */
function dropReserve(local: JsonObject, { world, data, pick }: Drawing): void {
  const { drops, free = [] } = local as Paradrop;
  if (!drops) return;
  const hexes = reserveHexes(groundOf(world, data));
  const waiting = free.filter((id) => drops[id] === undefined && world.ground?.units[id] === undefined);
  for (const id of waiting) if (hexes.length > 0) drops[id] = hexes[pick(hexes.length)] ?? '';
}

/** Those who have declared and do not attack by maneuver may assault after it; where a defender may retreat, nobody does (9.66). */
function secondAttack(local: JsonObject, depth: number, drawing: Drawing): void {
  const { world, known, data, pick, stack } = drawing;
  const maneuver = stack.slice(depth).find((frame) => frame.proc === 'Maneuver Combat');
  const assault = stack.slice(depth).find((frame) => frame.proc === 'Assault Combat');
  const declared = ((stack[depth - 1] && ownerOf(stack, depth - 1)['attackers']) ?? []) as string[];
  if (assault) local['assault'] = assault.local['attackers'] as Json;
  local['declared'] = declared;
  if (!maneuver) return;
  const retreats = stack.slice(depth).some((frame) => frame.proc === 'Retreat');
  const able = assignAttack.disclose(rolling(world, data, local as unknown as Combat, pick))?.facts.declared ?? [];
  const rest = able.filter((id) => !(maneuver.local['attackers'] as string[]).includes(id));
  const following = toldOf(known, rest) ?? (retreats || pick(4) === 0 ? [] : rest);
  local['assault'] = following;
  Object.assign(maneuver.local, {
    assaultFollows: following.length > 0,
    busy: [...(maneuver.local['attackers'] as string[]), ...following],
  });
}

/** Who of them attacks too, where the question says so: what is asked of the guns names all that are busy (13.42). */
function toldOf({ open }: MercuryKnown, rest: readonly string[]): string[] | null {
  const { busy } = (open.facts ?? {}) as { busy?: string[] };
  return busy ? rest.filter((id) => busy.includes(id)) : null;
}

/** The local values of the procedure that a frame belongs to. */
function ownerOf(stack: readonly Frame[], depth: number): JsonObject {
  return stack.slice(0, depth + 1).findLast((frame) => frame.path.length === 0)?.local ?? {};
}

/** Any unit of the enemy may lead him, once both have named their leads (9.31D, 10.1C). */
function drawLead(proc: string, local: JsonObject, { world, data, pick, seat }: Drawing): void {
  const fight = local as unknown as Fight & { result?: unknown };
  if (fight.leads[seat] === undefined || fight.leads[otherSide(seat)] !== undefined) return;
  if (proc === 'Maneuver Combat' && fight.result !== undefined) return;
  const force = seat === fight.attacker ? fight.defenders : fight.attackers;
  const able = alive(rolling(world, data, fight, pick), force).map((s) => s.unit.id);
  const lead = able[pick(able.length)];
  if (lead !== undefined) fight.leads[otherSide(seat)] = lead;
}

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
