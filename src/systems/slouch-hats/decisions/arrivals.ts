import { illegal, type Objection } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { ofVerb, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import {
  arrivalsDue,
  arrive,
  delayFault,
  incomeLost,
  splitFault,
  supplyBoxes,
  supplyIncome,
  type Boxes,
} from '../rules/05-3-reinforcements';
import { nameOf, placeName } from '../rules/names';
import type { Playing } from '../sequence/playing';
import { decision, isFault, type Act, type Ask, type OpenWorld, type Side } from '../slouch-hats';
import { BOX_IDS } from '../data/boxes';
import { supplyReceived, unitArrived } from '../facts/supply';
import { applySupply } from '../rules/06-1-supply-points';
import { receive } from '../rules/06-15-creating';
import { delayVerb, receiveVerb, type DelayOrder, type ReceiveOrder } from '../orders/supply';

/** Reinforcements that wait for a later turn, and Supply Points in another box than the usual one. */
export interface Arrivals {
  delayed: { unit: string; line?: number }[];
  received: { at: string; points: number; line?: number }[];
}

/** 5.31, 6.11c: what comes this turn and where. */
export const arrivals = decision<Playing, object, Arrivals, DelayOrder | ReceiveOrder | PassOrder>({
  ...{ kind: 'slouch-hats.arrivals', rule: '5.31', title: 'arrivals', word: 'arrivals', seats: ['axis', 'allied'] },
  interphase: 'all that is due comes; Allied Supply Points come to the Middle East',
  verbs: [delayVerb, receiveVerb, passVerb],
  disclose({ world, data, local: { whose } }) {
    if (!whose) return null;
    const nothing = arrivalsDue(world, data, whose).length === 0 && supplyIncome(world, data, whose) === 0;
    return nothing ? null : { seat: whose, facts: {} };
  },
  prompt(q) {
    const due = arrivalsDue(q.view, q.data, q.seat);
    const points = supplyIncome(q.view, q.data, q.seat);
    const boxes = supplyBoxes(q.seat).map((id) => placeName(q.data, id));
    return {
      question: 'Your reinforcements of this turn are due. Does any of them wait, and where do Supply Points come?',
      choices: ['delay unit, unit', ...(boxes.length > 1 && points > 0 ? ['receive number SP at box'] : []), 'pass'],
      listing: [
        ...due.map(({ unit, place }) => `${nameOf(q.data, unit)}: ${placeName(q.data, place)}`),
        ...(points > 0 ? [`${points} SP: ${boxes.join(' or ')}${lostText(incomeLost(q.view, q.data, q.seat))}`] : []),
      ],
      examples: [...due.slice(0, 1).map(({ unit }) => delayVerb.print({ verb: 'delay', units: [unit] }, q)), 'pass'],
    };
  },
  assemble: (orders) => ({
    answer: {
      delayed: ofVerb(orders, 'delay').flatMap((one) => one.units.map((unit) => ({ unit, ...lineOf(one) }))),
      received: ofVerb(orders, 'receive').map((one) => ({ at: one.at, points: one.points, ...lineOf(one) })),
    },
  }),
  judge: (answer, q) => [...lateFaults(answer, q), ...boxFaults(answer, q)],
  print: ({ delayed, received }, q) => {
    return orPass([
      ...(delayed.length > 0 ? [delayVerb.print({ verb: 'delay', units: delayed.map(({ unit }) => unit) }, q)] : []),
      ...received.map(({ at, points }) => receiveVerb.print({ verb: 'receive', points, at }, q)),
    ]);
  },
  ifSilent: () => ({ answer: { delayed: [], received: [] }, text: 'all comes' }),
  touch: {
    things: (q) =>
      arrivalsDue(q.view, q.data, q.seat).map(({ unit }) => ({ id: unit, name: nameOf(q.data, unit), at: null })),
    offers: (q, picked) =>
      picked.length === 0
        ? []
        : [{ at: null, says: 'delay', lines: [delayVerb.print({ verb: 'delay', units: [...picked] }, q)] }],
  },
  sample: (q, rng) => ({
    delayed: arrivalsDue(q.view, q.data, q.seat).flatMap(({ unit }) => (rng.chance(1, 12) ? { unit } : [])),
    received: [],
  }),
  take: (c, { delayed, received }) =>
    come(
      c,
      c.local.whose ?? 'allied',
      delayed.map(({ unit }) => unit),
      boxesOf({ delayed, received }, { view: c.world, data: c.data, seat: c.local.whose ?? 'allied' }),
    ),
});

/** 6.11c: Supply Points by box; what no line names comes to the usual one. */
function boxesOf({ received }: Arrivals, { view, data, seat }: Pick<Ask, 'data' | 'seat'> & { view: OpenWorld }) {
  const [usual = ''] = supplyBoxes(seat);
  const split: Record<string, number> = {};
  for (const { at, points } of received) split[at] = (split[at] ?? 0) + points;
  const named = Object.values(split).reduce((sum, points) => sum + points, 0);
  const left = supplyIncome(view, data, seat) - named;
  return left > 0 ? { ...split, [usual]: (split[usual] ?? 0) + left } : split;
}

function lateFaults({ delayed }: Arrivals, { view, data, seat }: Ask): Objection[] {
  return delayed.flatMap((one) => {
    const fault = delayFault(view, data, seat, [one.unit]);
    return fault ? [illegal(fault.rule, fault.why, { nearest: nearestDelay(view, data, seat), ...lineOf(one) })] : [];
  });
}

function nearestDelay(view: Ask['view'], data: Ask['data'], seat: Ask['seat']): string {
  const [first] = arrivalsDue(view, data, seat);
  return first ? `delay ${nameOf(data, first.unit)}` : 'pass';
}

function boxFaults(answer: Arrivals, q: Ask): Objection[] {
  if (answer.received.length === 0) return [];
  const fault = splitFault(q.view, q.data, q.seat, boxesOf(answer, q));
  if (!fault) return [];
  const points = supplyIncome(q.view, q.data, q.seat);
  const at = supplyBoxes(q.seat).at(-1) ?? '';
  const nearest = points > 0 ? receiveVerb.print({ verb: 'receive', points, at }, q) : 'pass';
  return [illegal(fault.rule, fault.why, { nearest, ...lineOf(answer.received[0] ?? {}) })];
}

/** 6.11b: said before it happens. */
const lostText = (lost: number): string => (lost > 0 ? `; ${lost} of them find no counter and are lost (6.11b)` : '');

/** Units that are not delayed and Supply Points of a side come; what finds no counter is lost and told (6.11b). */
export function come(c: Act<object>, side: Side, delayed: readonly string[], split: Boxes): void {
  for (const { unit, place } of arrive(c.world, c.data, side, delayed)) unitArrived(c, { unit, at: place });
  for (const at of BOX_IDS) supplyPoints(c, side, at, split[at] ?? 0);
}

function supplyPoints(c: Act<object>, side: Side, at: string, points: number): void {
  if (points === 0) return;
  const outcome = receive(c.world, c.data, { side, place: at, points });
  if (isFault(outcome)) throw new Error(outcome.why);
  applySupply(c.world, outcome);
  supplyReceived(c, { side, points: points - outcome.lost, at, lost: outcome.lost });
}
