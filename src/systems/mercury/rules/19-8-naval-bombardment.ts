import { bombardedFromSea, shipsFired, shipsWithoutTarget } from '../facts/bombardment';
import type { Act, HexId, Letter, MercuryData, SeaId, World } from '../mercury';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import { SHIP_TYPES, type ShipType } from '../data/ships';
import { isNight } from './03-turn';
import { bombardmentEffect, enemyHexes, type OneBombardment, type Spotted, spotting } from './11-2-bombardment';
import { combatZone, ratingsOf, shipCounter, shipOf, taskForce } from './16-components';
import { detect } from './18-search';
import { fireColumn } from './ground/11-fire';
import { type Ground, groundIn, groundOf } from './ground/ground';

/** Ships bombard from these sea zones, and from the anchorages in them (19.81). */
export const BOMBARDMENT_ZONES: readonly SeaId[] = ['cape-spada', 'almiros-bay', 'candia-bay'];

/** The zone that ships at a place bombard from; null: from there they do not (19.81). */
export function bombardsFrom(data: MercuryData, at: SeaId | null): SeaId | null {
  const zone = at === null ? null : combatZone(data, at);
  return zone !== null && BOMBARDMENT_ZONES.includes(zone) ? zone : null;
}

/** Hexes with Germans within two hexes of the coast of a zone, as the indicators on the map say (19.81). */
export function shoreTargets(ground: Ground, zone: SeaId): HexId[] {
  return enemyHexes(ground, 'allied').filter((hex) => isOnShore(ground, hex, zone));
}

/** Whether ships in a zone can bombard a hex (19.81). */
export const isOnShore = (ground: Ground, hex: HexId, zone: SeaId): boolean =>
  ground.hexes[hex]?.shore?.includes(zone) ?? false;

/** Whether any marker lies off a shore with Germans. Decoys count: that nobody is asked must not tell that they are. */
export function markerOffTarget(world: World, data: MercuryData): boolean {
  if (!world.ground) return false;
  const ground = groundOf(world, data);
  const zones = Object.values(world.taskForces).flatMap(({ at }) => bombardsFrom(data, at) ?? []);
  return zones.some((zone) => shoreTargets(ground, zone).length > 0);
}

/** 19.82: ships are never modified by supply; always +2, and spotting as for guns (11.22). */
export function navalModifiers(ground: Ground, turn: number, firing: Spotted): Counted[] {
  return [counted(ground.data.charts['bombardment-support'], 'naval'), ...spotting(ground, turn, firing)];
}

/**
 * 19.82, 19.83: one roll for all ships that fire. Their Task Force is detected; the German reads their types and their
 * strength, and neither names nor numbers.
 */
export function bombardByShips(c: Act<OneBombardment>): void {
  const { side, mission, target } = c.local;
  const tf = mission.tf ?? '';
  const ships = [...mission.units];
  if (target === null) {
    const body = { tf, target: mission.targets[0] ?? '', ships };
    return shipsWithoutTarget(c, body);
  }
  shipsFired(c, { tf, target, ships });
  comeToLight(c, tf);
  const strength = ships.reduce((n, id) => n + ratingsOf(c.data, shipOf(c.world, id)).bombardment, 0);
  const chart = c.data.charts['bombardment-support'];
  const modifiers = navalModifiers(groundIn(c), c.world.turn, { side, mission, target });
  const roll = rollOn(c, chart, `bombard/${target}/ships`, fireColumn(c.data, strength), modifiers);
  const effect = bombardmentEffect(c, target, roll);
  bombardedFromSea(c, {
    ...{ tf, target, types: typesAmong(c.data, ships), strength, ...effect },
    roll,
  });
}

/** 19.83, 18.14: by day it stays detected, at night until the bombardments are over. */
function comeToLight(c: Act, tf: Letter): void {
  if (!taskForce(c.world, tf).detected) detect(c, tf, 'exists', '19.83', isNight(c));
}

/** Which types there are, in the order of the list of types; not how many of each. */
function typesAmong(data: MercuryData, ids: readonly string[]): ShipType[] {
  return SHIP_TYPES.filter((type) => ids.some((id) => shipCounter(data, id).type === type));
}
