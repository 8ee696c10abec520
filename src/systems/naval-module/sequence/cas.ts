import { casFlown, casThrough } from '../facts/air';
import { define, type Act } from '../naval-module';
import { chooseCas, chooseDefenceCas, type CasFlights, type Support } from '../decisions/cas';
import { dogfightOf, type Dogfight } from '../decisions/pairs';
import { SIDES, type Side } from '../side';
import { airCombat, isHitFromBelow } from './air-combat';
import { comesThrough } from './seen';

/** The flight of a side over a hex: fighters without a rating fire, whoever is named. */
function overHex(c: Act<CasFlights>, side: Side, at: string): Pick<Support, 'units' | 'escorts'> {
  const found = c.local.flights[side].find((one) => one.at === at) ?? { units: [], escorts: [] };
  const carries = (id: string): boolean => (c.data.air.get(id)?.cas ?? 0) > 0;
  return {
    units: found.units.filter(carries),
    escorts: [...found.escorts, ...found.units.filter((id) => !carries(id))],
  };
}

/** G63: whether anybody flies over the hex. */
const isFlown = (c: Act<CasFlights>): boolean =>
  SIDES.some((side) => c.local.flights[side].some((one) => one.at === c.local.at));

/** G57: both have placed, and all who fly are Flown afterwards. */
function placed(c: Act<CasFlights>): void {
  const at = c.local.at ?? '';
  const [axis, soviet] = [overHex(c, 'axis', at), overHex(c, 'soviet', at)];
  for (const id of [...axis.units, ...axis.escorts, ...soviet.units, ...soviet.escorts]) c.world.air[id] = 'flown';
  casFlown(c, { at, axis: [...axis.units, ...axis.escorts], soviet: [...soviet.units, ...soviet.escorts] });
  c.local.out = [];
}

const keyOf = ({ world, local }: Act<CasFlights>): string =>
  `${world.clock.turn}/cas-${world.clock.segment}/${local.at ?? ''}`;

function dogfight(c: Act<CasFlights>): Dogfight {
  const at = c.local.at ?? '';
  const [axis, soviet] = [overHex(c, 'axis', at), overHex(c, 'soviet', at)];
  const mission = { axis: axis.units, soviet: soviet.units };
  return dogfightOf({ at, key: keyOf(c), mission, firing: { axis: axis.escorts, soviet: soviet.escorts } });
}

/** G60, G63: AA fire of each side at the other's mission units that came through, and the ratings of who is left. */
function support(c: Act<CasFlights>): void {
  const { at = '', out = [] } = c.local;
  const ratings = { axis: 0, soviet: 0 };
  for (const side of SIDES)
    for (const id of overHex(c, side, at).units)
      if (!out.includes(id) && !isHitFromBelow(c, side, id, { at, key: keyOf(c) })) {
        ratings[side] += c.data.air.get(id)?.cas ?? 0;
        if (side === 'axis') comesThrough(c, at);
      }
  c.local.ratings[at] = ratings;
  casThrough(c, { at, ...ratings });
}

/** G63: both send aircraft to Defender hexes, unseen; then each hex. */
export const closeAirSupport = define<CasFlights>('Close Air Support', (s) => [
  s.ask('G63 attacker', chooseCas),
  s.ask('G63 defender', chooseDefenceCas),
  s.each('G63 hexes', 'at', ({ local }) => local.hexes, [
    s.when('G63 flown', isFlown, [
      s.do('G63 placed', placed),
      s.call('G58 air combat', airCombat, dogfight, ({ local }, { out }) => {
        local.out = out;
      }),
      s.do('G63 a hex', support),
    ]),
  ]),
]);
