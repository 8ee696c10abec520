import { returned } from '../../facts/recovery';
import { putUnit } from '../../rules/ground/04-boxes';
import { inZoneOf } from '../../rules/ground/05-zones-of-control';
import { lostHqs, replacementFault, replacementHexes } from '../../rules/ground/13-5-headquarters';
import {
  groundIn,
  groundOf,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
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
