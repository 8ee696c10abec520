import { chooseUnits, type UnitChoice } from '../../../../play/choices/units';
import type { Mercury } from '../../mercury';
import { airfields } from '../../orders/names';
import { groundScenarioOf, isNight } from '../../rules/03-turn';
import { flySupply, supplyAirfields } from '../../rules/15-2-reserve';
import { groundIn } from '../../rules/ground/ground';

/** 15.25c: whether five steps of an airfield's capacity go to supply in this game-turn. */
export const supplyFlights = chooseUnits<Mercury, object, UnitChoice>({
  kind: 'mercury.supply-flights',
  rule: '15.25c',
  title: 'supply flown in',
  word: 'supply flights',
  verb: 'fly supply',
  help: 'five steps of the capacity of this airfield bring a Reserve Supply Counter, and the roll for its sector is 2 better',
  interphase: 'no supply is flown in',
  idle: 'no supply is flown in',
  seats: ['german'],
  units: airfields,
  why: () => ({
    rule: '15.25c',
    text: 'is no airfield that is all yours, takes five steps, and lies outside Allied zones and out of range of their guns',
  }),
  disclose(c) {
    if (isNight(c)) return null;
    const ids = groundScenarioOf(c.data, c.world).airlanding?.airfields ?? [];
    const eligible = supplyAirfields(groundIn(c), ids, c.data).map((field) => field.id);
    if (eligible.length === 0) return null;
    const question =
      'Does an airfield give five steps of its capacity in this game-turn for a Reserve Supply Counter? The roll for supply in its sector is 2 better, too.';
    return { seat: 'german', facts: { eligible, least: 0, most: 1, question } };
  },
  take: (c, chosen) => chosen.forEach((id) => flySupply(c, id)),
});
