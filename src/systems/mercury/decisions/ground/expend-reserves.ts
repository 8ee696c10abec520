import { chooseUnits, type UnitChoice } from '../../../../play/choices/units';
import type { Act, Mercury, Side } from '../../mercury';
import { airfields, sectorName, sectors } from '../../orders/names';
import { campaignOf, groundScenarioOf, isNight } from '../../rules/03-turn';
import { expendRsc, flySupply, reserveIn, ROLLS_FROM, supplyAirfields } from '../../rules/15-2-reserve';
import { ALWAYS_LOW, levelIn } from '../../rules/15-1-supply';
import { groundIn, groundOf } from '../../rules/ground/ground';

/** 15.26: in AM game-turns a side turns one RSC in any sector to Expended. Both answer sealed. */
function expendReserves(side: Side) {
  const names = { german: 'German', allied: 'Allied' };
  return chooseUnits<Mercury, object, UnitChoice>({
    kind: `mercury.expend-${side}`,
    rule: '15.26a',
    title: `${names[side]} reserves expended`,
    word: `${names[side]} reserves`,
    verb: 'expend',
    help: 'one Reserve Supply Counter in each of these sectors is expended: the level goes up one, and rolls are 2 better until the next AM',
    interphase: 'one is expended in each sector in which your supply is below Adequate',
    silence: 'one each, where supply is below Adequate',
    idle: 'no reserve is expended',
    seats: [side],
    units: sectors,
    byDefault: (q) =>
      q.facts.eligible.filter((sector) => levelIn(groundOf(q.view, q.data), side, sector) !== 'Adequate'),
    why: (sector) =>
      sector === ALWAYS_LOW
        ? { rule: '15.13', text: 'stays Low, whatever is expended there' }
        : { rule: '15.26a', text: 'has no Reserve Supply Counter of yours On Hand' },
    disclose(c) {
      const eligible = stocked(c, side);
      if (eligible.length === 0) return null;
      return {
        seat: side,
        facts: { eligible, least: 0, most: eligible.length, question: question(c, side, eligible) },
      };
    },
    take: (c, chosen) => chosen.forEach((sector) => expendRsc(c, side, sector)),
  });
}

/** `In which sectors ...? Maleme/Suda: Low, 2 On Hand` */
function question(c: Pick<Act, 'data' | 'world'>, side: Side, eligible: readonly string[]): string {
  const ground = groundIn(c);
  const there = eligible.map((id) => {
    const { onHand } = reserveIn(ground, side, id);
    return `${sectorName(id, c)}: ${levelIn(ground, side, id)}, ${onHand} On Hand`;
  });
  return `In which sectors do you expend a Reserve Supply Counter, one in each? It lifts your supply there one level at once, and your rolls for it are 2 better until the next AM. ${there.join('; ')}.`;
}

/** Before a side rolls for its supply an RSC is wasted where it is Adequate, as Expended ones leave before (15.14, 15.26d). */
function stocked(c: Pick<Act, 'data' | 'world'>, side: Side): string[] {
  const ground = groundIn(c);
  const rolls = c.world.turn >= ROLLS_FROM[side];
  const sectors = campaignOf(c.data, c.world).sectors.filter((id) => id !== ALWAYS_LOW);
  return sectors.filter(
    (id) => reserveIn(ground, side, id).onHand > 0 && (rolls || levelIn(ground, side, id) !== 'Adequate'),
  );
}

export const germanReserves = expendReserves('german');
export const alliedReserves = expendReserves('allied');

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
