import { chooseLines } from '../../../play/choices/lines';
import { isPass } from '../../../play/words/pass';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { firstAttack } from './attack';
import { AIR_KINDS, type AirCounter } from '../data/units';
import { aircraft, escorts } from '../orders/air';
import { landHex } from '../orders/names';
import { flightTo, missionFault, bestFirst, MOST_AT_A_PLACE, readyAircraft } from '../rules/g57-missions';
import { enemyOf, SIDES, type Side } from '../side';

/** Aircraft of a side over a Defender hex: who carries out the mission, and who fires (G57). */
export interface Support {
  at: string;
  units: string[];
  escorts: string[];
}
/** CAS of both sides in a Combat Phase. */
export interface CasFlights {
  side: Side;
  hexes: string[];
  flights: Record<Side, Support[]>;
  at?: string;
  /** Who was hit in the air over the hex at hand (G62). */
  out?: string[];
  /** By hex the CAS ratings that got through. */
  ratings: Record<string, Record<Side, number>>;
}
type Hexes = Pick<CasFlights, 'hexes'>;

const cas = written(
  'aircraft support a combat: their CAS ratings change its die (G63); fighters fire',
  { at: landHex, units: aircraft.list, escorts },
  'cas {at} with {units}[ escorted by {escorts}]',
  'cas {at}: {units}[ escorted by {escorts}]',
);
type Cas = OrderOf<typeof cas>;

const able = (q: Ask<Hexes>): AirCounter[] =>
  readyAircraft(q.view, q.data, q.seat).filter((one) => one.cas > 0 || one.kind !== 'B');

const FORT = 'the defender sends up to three Ready aircraft to the first attacked fort; the attacker none';

/** Up to three with a rating to the first attacked hex with a fort. */
function usual(q: Ask<Hexes>): Support[] {
  const at = q.facts.hexes.find((hex) => (q.view.forts[hex] ?? 0) > 0);
  const best = able(q)
    .filter((one) => one.cas > 0)
    .toSorted((a, b) => b.cas - a.cas);
  if (at === undefined || best.length === 0) return [];
  return [flightTo(at, best.slice(0, MOST_AT_A_PLACE))];
}

const supporting = (attacking: boolean) =>
  chooseLines<Naval, CasFlights, Cas, Hexes>({
    kind: attacking ? 'naval.cas' : 'naval.defence-cas',
    rule: 'G63',
    title: attacking ? 'air support of attacks' : 'air support of the defence',
    word: attacking ? 'cas' : 'defence cas',
    seats: SIDES,
    asked: attacking ? 'own' : 'other',
    ...(attacking ? { waits: true as const } : { interphase: FORT, yields: true as const }),
    order: cas,
    once: ({ units, escorts: beside }) => [...units, ...beside],
    nameOf: (id, { data }) => data.air.get(id)?.names[0] ?? id,
    question: ({ facts }) => `Which aircraft support the combat in ${facts.hexes.join(', ')}?`,
    nothing: 'no aircraft support it',
    whose: ({ local }) => (attacking ? local.side : enemyOf(local.side)),
    told: ({ local }) => (local.hexes.length > 0 ? { hexes: [...local.hexes] } : null),
    options: (q) => q.facts.hexes.flatMap((at) => able(q).map((one) => flightTo(at, [one]))),
    listing: (q) =>
      bestFirst(able(q)).map((one) => `${one.names[0]}: ${AIR_KINDS[one.kind]}, air ${one.rating}, CAS ${one.cas}`),
    fault: (one, q, before) =>
      q.facts.hexes.includes(one.at)
        ? missionFault(q.view, q.data, one, before, { side: q.seat, cas: true })
        : { rule: 'G63', why: `no combat is fought in ${one.at}` },
    ...(attacking ? {} : { byDefault: (q: Ask<Hexes>) => ({ lines: usual(q), text: FORT }) }),
    // A plan over a hex where nobody fights is not obeyed, and asks nobody.
    concerns: (order, q) => isPass(order) || q.facts.hexes.includes(order.at) || `no combat is fought in ${order.at}`,
    inAdvance(scope) {
      const at = attacking ? firstAttack(scope)?.hex : undefined;
      const [first] = able({ ...scope, facts: { hexes: [] } });
      return first && at !== undefined ? [{ verb: 'cas', ...flightTo(at, [first]) }] : [{ verb: 'pass' }];
    },
    onMap: ({ at }) => ({ from: null, to: at }),
    takeAll(c, all) {
      c.local.flights[attacking ? c.local.side : enemyOf(c.local.side)] = all.map((one) => ({ ...one }));
    },
  });
export const chooseCas = supporting(true);
export const chooseDefenceCas = supporting(false);
