import { returned } from '../../facts/recovery';
import { putUnit } from '../../rules/ground/04-boxes';
import {
  fromGermans,
  militiaBySector,
  militiaFault,
  militiaPlaces,
  MOST_MILITIA,
  sectorOf,
} from '../../rules/ground/13-6-militia';
import {
  groundIn,
  groundOf,
  MOST_STACKING,
  stackingPoints,
  standing,
  stepsLeft,
  unitsIn,
} from '../../rules/ground/ground';
import { bringBack } from './bring-back';

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
