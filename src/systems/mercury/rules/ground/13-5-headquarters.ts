import type { Side } from '../../mercury';
import { zonesOf } from './05-zones-of-control';
import {
  type Fault,
  type Ground,
  inPlay,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  stepsOf,
  unitsIn,
} from './ground';

/** HQs of a side that may come back as replacements: eliminated on their front side (13.52a, 13.52c). */
export function lostHqs(ground: Ground, side: Side): Standing[] {
  return Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter(
      ({ unit, counter }) => counter.side === side && counter.type === 'hq' && !inPlay(unit) && !unit.replacement,
    );
}

/** Hexes where a replacement may be placed: in the sector of its loss, with friends, and with room (13.52b, 4.31); the best first. */
export function replacementHexes(ground: Ground, hq: Standing): string[] {
  const side = hq.counter.side;
  const held = Object.values(ground.units).flatMap(({ id, at }) =>
    at !== null && ground.data.ground.get(id)?.side === side ? [at] : [],
  );
  const hexes = held.filter((hex, i) => held.indexOf(hex) === i && replacementFault(ground, hq, hex) === null);
  const zones = zonesOf(ground, otherSide(side));
  const worth = new Map(
    hexes.map((hex) => [hex, stepsOf(unitsIn(ground, hex, side)) - (zones.has(hex) ? NEAR_ENEMY : 0)]),
  );
  return hexes.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.localeCompare(b));
}

/** Why a replacement may not be placed in a hex (13.52b, 4.31); null: it may. */
export function replacementFault(ground: Ground, hq: Standing, hex: string): Fault | null {
  const sector = ground.hexes[hex]?.sector;
  if (sector === undefined) return { rule: '13.52b', text: `comes back on the map; ${hex} is no hex of it` };
  if (sector !== hq.unit.lostIn)
    return { rule: '13.52b', text: `was lost in ${hq.unit.lostIn ?? 'no sector'}; ${hex} lies in ${sector}` };
  const friends = unitsIn(ground, hex, hq.counter.side);
  if (friends.length === 0) return { rule: '13.52b', text: `comes back beside a friend; none is in ${hex}` };
  const room = stackingPoints(friends) + hq.counter.sp <= MOST_STACKING;
  return room ? null : { rule: '4.31', text: `finds no room in ${hex}` };
}

/** A hex in an enemy zone of control comes behind all that are not. */
const NEAR_ENEMY = 100;
