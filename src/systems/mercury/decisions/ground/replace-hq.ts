import { returned } from '../../facts/recovery';
import { putUnit } from '../../rules/ground/04-boxes';
import { inZoneOf, zonesOf } from '../../rules/ground/05-zones-of-control';
import {
  type Fault,
  type Ground,
  groundIn,
  groundOf,
  inPlay,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  stepsOf,
  unitsIn,
} from '../../rules/ground/ground';
import type { Side } from '../../mercury';
import { bringBack } from './bring-back';

/** 13.52: an HQ that was eliminated comes back once, on its back, beside friends in the sector where it was lost. */
export const replaceHqs = bringBack<{ side?: Side }>({
  kind: 'mercury.replace-hq',
  rule: '13.52b',
  title: 'replacement HQs',
  word: 'HQ',
  verb: 'replace',
  help: 'an eliminated HQ comes back with its lower efficiency, beside friends where it was lost',
  question: 'Which eliminated HQs come back, and where? Those not named may come later.',
  interphase: 'an eliminated HQ comes back to the largest stack of its sector that is in no enemy zone of control',
  why: (id, at, { view, data }) => {
    const ground = groundOf(view, data);
    return replacementFault(ground, standing(ground, id), at);
  },
  // It comes back once only: in silence it waits rather than that (13.52a).
  shy: (at, { view, data, seat }) => inZoneOf(groundOf(view, data), at, otherSide(seat)),
  seats: ['german', 'allied'],
  disclose(c) {
    const ground = groundIn(c);
    const side = c.local.side ?? 'german';
    const places = Object.fromEntries(
      lostHqs(ground, side)
        .map((hq) => [hq.unit.id, replacementHexes(ground, hq)] as const)
        .filter(([, hexes]) => hexes.length > 0),
    );
    if (Object.keys(places).length === 0) return null;
    const hexes = Object.values(places).flat();
    const room = (hex: string): number => MOST_STACKING - stackingPoints(unitsIn(ground, hex, side));
    return {
      seat: side,
      facts: { places, counts: {}, room: Object.fromEntries(hexes.map((hex) => [hex, room(hex)])) },
    };
  },
  bring(c, id, at) {
    const { unit, counter } = standing(groundIn(c), id);
    delete unit.lostIn;
    unit.replacement = true;
    putUnit(c.data, unit, at);
    returned(c, { unit: id, at, steps: 1, ...counter.replacement });
  },
});

/** HQs of a side that may come back as replacements: eliminated on their front side (13.52a, 13.52c). */
function lostHqs(ground: Ground, side: Side): Standing[] {
  return Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter(
      ({ unit, counter }) => counter.side === side && counter.type === 'hq' && !inPlay(unit) && !unit.replacement,
    );
}

/** Hexes where a replacement may be placed: in the sector of its loss, with friends, and with room (13.52b, 4.31); the best first. */
function replacementHexes(ground: Ground, hq: Standing): string[] {
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
function replacementFault(ground: Ground, hq: Standing, hex: string): Fault | null {
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
