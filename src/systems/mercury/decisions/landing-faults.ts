import { type Assembled, doubtful, illegal, type Objection, withNearest } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import type { Arrival } from '../../../play/words/arrivals';
import type { Ask } from '../mercury';
import { carrier, type LandingOrder, landingVerb } from '../orders/amphibious-landing';
import { nameOf, placeName } from '../orders/ground/names';
import { printSea } from '../orders/names';
import { type Aboard, MOST_STEPS, shoreFault, shoreOf } from '../rules/17-4-landing';
import { type Fault, groundIn, MOST_STACKING } from '../rules/ground/ground';
import {
  carriersIn,
  countedBy,
  inTheirOrder,
  type LandingFacts,
  pointsAt,
  printedLandings,
  safestBeaches,
  spread,
  stepsLanding,
} from './landing-answer';

type Q = Ask<LandingFacts>;

/** Orders as single landings. Of those given in advance, what cannot be is left out. */
export function assembled(orders: readonly LandingOrder[], q: Q): Assembled<Arrival[]> {
  const objections: Objection[] = [];
  const landings = orders.reduce<Arrival[]>((sofar, order) => {
    if (order.line !== undefined) objections.push(...orderFaults(order, q, sofar));
    return [...sofar, ...landingsOf(order, q, sofar)];
  }, []);
  return objections.length > 0 ? { objections } : { answer: inTheirOrder(landings, q) };
}

function landingsOf(order: LandingOrder, q: Q, sofar: readonly Arrival[]): Arrival[] {
  const { who, from, at, line } = order;
  const meant = carriersIn(q, who).filter((a) => from === null || a.carrier === from);
  if (line === undefined)
    return spread(
      q,
      meant.filter((a) => !a.barred),
      at,
      sofar,
    );
  const [only, second] = at;
  // A unit with one beach goes there or is told why not; others find room on the list.
  if (only !== undefined && second === undefined && who.every((id) => q.data.ground.has(id)))
    return who.map((unit) => ({ unit, at: only, line }));
  return spread(q, meant, at, sofar).map((a) => ({ ...a, line }));
}

/** What is wrong with an order before it is taken apart: who is not aboard, what finds no room on its beaches. */
function orderFaults(order: LandingOrder, q: Q, sofar: readonly Arrival[]): Objection[] {
  const where = lineOf(order);
  const strangers = order.who.flatMap((id) => strangerFault(id, order, q));
  const [meant, two] = [carriersIn(q, order.who).filter((a) => !a.barred), order.at.length > 1];
  const shut = order.at.flatMap((at) => {
    const faults = meant.map((a) => placeFault(at, a.zone, q));
    return faults.length > 0 && faults.every((f) => f !== null) ? faults.slice(0, 1) : [];
  });
  const said = [...strangers, ...(two || !order.who.every((id) => q.data.ground.has(id)) ? shut : [])];
  if (said.length > 0)
    return said.flatMap((f) => (f ? [elsewhere(illegal(f.rule, f.text, where), meant, q, sofar)] : []));
  const landed = landingsOf(order, q, sofar);
  const full = meant.filter(
    (a) => !landed.some(({ unit }) => unit === a.unit) && roomByLimit(a, q, [...sofar, ...landed]),
  );
  if (full.length === 0) return [];
  const text = `${full.map((a) => nameOf(a.unit, q)).join(', ')}: no room is left on ${order.at.map((p) => placeName(p, q)).join(', ')} (six stacking points a beach)`;
  return [
    withNearest(illegal('17.43A', text, where), () => {
      const more = spread(q, meant, [...order.at, ...safestBeaches(q, full[0] ?? { unit: '', zone: '' })], sofar);
      const at = more.map((a) => a.at).filter((h, i, all) => all.indexOf(h) === i);
      return landingVerb.print({ ...order, at }, q);
    }),
  ];
}

const roomByLimit = (a: Aboard, q: Q, arrivals: readonly Arrival[]): boolean =>
  stepsLanding(q, a, arrivals) + a.steps <= MOST_STEPS[q.facts.side];

function strangerFault(id: string, { from }: LandingOrder, q: Q): Fault[] {
  const found = carriersIn(q, [id]);
  const name = q.data.ground.has(id) ? nameOf(id, q) : carrier.print(id, q);
  if (found.length === 0)
    return q.data.ground.has(id)
      ? [{ rule: '17.41', text: `${name} is aboard no ship or convoy off a beach` }]
      : [{ rule: '17.41', text: `${name} has nobody aboard who may land here` }];
  const other = from === null ? undefined : found.find((a) => a.carrier !== from);
  return other ? [{ rule: '17.43A', text: `${name} is aboard ${carrier.print(other.carrier, q)}` }] : [];
}

/** Why a place is not open from a zone. */
function placeFault(at: string, zone: string, q: Q): Fault | null {
  const ground = groundIn(q);
  if (!shoreOf(ground, q.data, zone).includes(at)) {
    const beach = ground.hexes[at]?.beach !== undefined || q.data.boxes.has(at);
    const here = `${printSea(zone, q.data)}`;
    const text = beach ? `${placeName(at, q)} is no beach of ${here}` : `${placeName(at, q)} is no beach`;
    return { rule: q.data.boxes.has(at) ? '4.57' : '17.24', text };
  }
  return shoreFault(ground, q.data, at, q.facts.side);
}

/** The objection with the order for the first of `units` that can be given. */
function elsewhere(objection: Objection, units: readonly Aboard[], q: Q, sofar: readonly Arrival[]): Objection {
  return withNearest(objection, () => {
    const meant = units.filter((a) => !a.barred);
    const able = meant.length > 0 ? meant : q.facts.aboard.filter((a) => !a.barred);
    const landed = able.flatMap((a) => spread(q, [a], safestBeaches(q, a), sofar)).slice(0, 1);
    return printedLandings(landed, q)[0];
  });
}

/** What is wrong with landings (17.41 to 17.43A). */
export function landingFaults(answer: readonly Arrival[], q: Q): Objection[] {
  const each = answer.flatMap((arrival, i) => {
    const fault = arrivalFault(arrival, answer.slice(0, i), q);
    if (!fault) return [];
    const found = q.facts.aboard.filter((a) => a.unit === arrival.unit);
    return [elsewhere(illegal(fault.rule, fault.text, lineOf(arrival)), found, q, answer.slice(0, i))];
  });
  return each.length > 0 ? each : [...tooManySteps(answer, q), ...crowded(answer, q)];
}

function arrivalFault({ unit, at }: Arrival, before: readonly Arrival[], q: Q): Fault | null {
  const found = q.facts.aboard.find((a) => a.unit === unit);
  const name = nameOf(unit, q);
  if (!found) return { rule: '17.41', text: `${name} is aboard no ship or convoy off a beach` };
  if (found.barred) return { rule: found.barred.rule, text: `${name} ${found.barred.text}` };
  if (before.some((b) => b.unit === unit)) return { rule: '17.43A', text: `${name} lands once only` };
  return placeFault(at, found.zone, q);
}

/** 17.42 */
function tooManySteps(answer: readonly Arrival[], q: Q): Objection[] {
  const most = MOST_STEPS[q.facts.side];
  const firsts = q.facts.aboard.filter((a, i, all) => all.findIndex((b) => countedBy(q, b) === countedBy(q, a)) === i);
  return firsts.flatMap((a) => {
    const steps = stepsLanding(q, a, answer);
    if (steps <= most) return [];
    const [rule, from] =
      q.facts.side === 'german' ? ['17.42a', carrier.print(a.carrier, q)] : ['17.42b', printSea(a.zone, q.data)];
    const along = q.facts.aboard.filter((b) => countedBy(q, b) === countedBy(q, a));
    const last = answer.findLast(({ unit }) => along.some((b) => b.unit === unit));
    const fits = spread(
      q,
      along.filter((b) => answer.some(({ unit }) => unit === b.unit)),
      answer.map(({ at }) => at),
    );
    const [nearest = 'pass'] = printedLandings(fits, q);
    return [
      illegal(rule, `${steps} steps land from ${from}; ${most} may in a turn`, {
        ...lineOf({ line: last?.line }),
        nearest,
      }),
    ];
  });
}

/** 17.43A forbids more than six on a beach; with friends that stand there, more is only dangerous (4.32). */
function crowded(answer: readonly Arrival[], q: Q): Objection[] {
  const places = answer.map((a) => a.at).filter((at, i, all) => all.indexOf(at) === i);
  return places.flatMap((at) => {
    const last = answer.findLast((a) => a.at === at);
    const where = lineOf({ line: last?.line });
    const landing = pointsAt(q, at, answer, false);
    if (landing > MOST_STACKING) {
      const found = q.facts.aboard.filter((a) => a.unit === last?.unit);
      const others = answer.filter((a) => a !== last);
      const text = `${landing} stacking points land on ${at}; ${MOST_STACKING} may`;
      return [elsewhere(illegal('17.43A', text, where), found, q, others)];
    }
    const all = pointsAt(q, at, answer, true);
    if (all <= MOST_STACKING) return [];
    return [doubtful('4.32', `${at} would hold ${all} stacking points if nobody drifts; the excess is lost`, where)];
  });
}
