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
  stepsLeft,
  stepsOf,
  unitsIn,
} from '../../rules/ground/ground';
import type { Side } from '../../mercury';
import { bringBack } from './bring-back';
import {
  fromGermans,
  militiaBySector,
  militiaFault,
  militiaPlaces,
  MOST_MILITIA,
  sectorOf,
} from '../../rules/ground/13-6-militia';

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

/** 13.64: where Greek Militia that came back is placed. */
export const placeMilitia = bringBack<{ militia?: string[] }>({
  kind: 'mercury.place-militia',
  rule: '13.64',
  title: 'Greek Militia',
  word: 'militia',
  verb: 'raise',
  help: 'Greek Militia comes back in a town or city six hexes from any German, or in an off-map box without Germans',
  question: 'Where does the Greek Militia come back?',
  interphase: 'Greek Militia comes back in the open town nearest to a German',
  why: (_, at, { view, data }) => militiaFault(groundOf(view, data), at),
  crowd: '13.61',
  seats: ['allied'],
  disclose(c) {
    const units = c.local.militia ?? [];
    if (units.length === 0) return null;
    const ground = groundIn(c);
    const open = militiaPlaces(ground).sort(
      (a, b) => fromGermans(ground, a) - fromGermans(ground, b) || a.localeCompare(b),
    );
    if (open.length === 0) return null;
    const now = militiaBySector(ground);
    const sectors = Object.fromEntries(open.map((place) => [place, sectorOf(ground, place)]));
    const left = (sector: string): number => MOST_MILITIA - (now.get(sector) ?? []).length;
    const room = [
      ...open
        .filter((place) => ground.hexes[place])
        .map((hex) => [hex, MOST_STACKING - stackingPoints(unitsIn(ground, hex))]),
      ...Object.values(sectors).map((sector) => [sector, left(sector)]),
    ];
    return {
      seat: 'allied',
      facts: {
        places: Object.fromEntries(units.map((id) => [id, open])),
        counts: sectors,
        room: Object.fromEntries(room) as Record<string, number>,
      },
    };
  },
  bring(c, id, at) {
    const s = standing(groundIn(c), id);
    s.unit.reduced = false;
    putUnit(c.data, s.unit, at);
    returned(c, { unit: id, at, steps: stepsLeft(s) }, { rule: '13.64' });
  },
});
