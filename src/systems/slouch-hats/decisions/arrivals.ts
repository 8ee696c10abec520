import { chooseLines, type Said } from '../../../play/choices/lines';
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
import { isFault, type Act, type Ask, type OpenWorld, type Side, type SlouchHats } from '../slouch-hats';
import { BOX_IDS } from '../data/boxes';
import { supplyReceived, unitArrived } from '../facts/supply';
import { applySupply } from '../rules/06-1-supply-points';
import { receive } from '../rules/06-15-creating';
import { delayVerb, receiveVerb, type DelayOrder, type ReceiveOrder } from '../orders/supply';

type Orders = DelayOrder | ReceiveOrder;

/** 5.31, 6.11c: what comes this turn and where: reinforcements that wait for a later one, Supply Points in another box than the usual. */
export const arrivals = chooseLines<SlouchHats, Playing, Orders>({
  ...{ kind: 'slouch-hats.arrivals', rule: '5.31', title: 'arrivals', word: 'arrivals', seats: ['axis', 'allied'] },
  ...{ order: [delayVerb, receiveVerb], inTurn: true, once: 'units', nameOf: (id, { data }) => nameOf(data, id) },
  interphase: 'all that is due comes; Allied Supply Points come to the Middle East',
  question: 'Your reinforcements of this turn are due. Does any of them wait, and where do Supply Points come?',
  nothing: 'all comes',
  whose: ({ local: { whose } }) => whose ?? null,
  asks: (q) => due(q).length > 0 || income(q) > 0,
  forms: (q) => ['delay unit, unit', ...(otherBoxes(q).length > 0 ? ['receive number SP at box'] : [])],
  listing: (q) => [
    ...due(q).map(({ unit, place }) => `${nameOf(q.data, unit)}: ${placeName(q.data, place)}`),
    ...(income(q) > 0 ? [incomeText(q)] : []),
  ],
  options: (q) => [
    ...due(q).map(({ unit }) => ({ verb: 'delay' as const, units: [unit] })),
    ...otherBoxes(q).flatMap((at) =>
      Array.from({ length: income(q) }, (_, i) => ({ verb: 'receive' as const, points: income(q) - i, at })),
    ),
  ],
  fault: (one, q, before) =>
    one.verb === 'delay'
      ? delayFault(q.view, q.data, q.seat, one.units)
      : splitFault(q.view, q.data, q.seat, boxesOf([...before, one], q.view, q)),
  onMap: ({ verb }) => (verb === 'delay' ? { from: null } : {}),
  // Seldom, or little of a random game is fought.
  drawn(q, rng) {
    const units = due(q).flatMap(({ unit }) => (rng.chance(1, 12) ? [unit] : []));
    return units.length > 0 ? [{ verb: 'delay', units }] : [];
  },
  takeAll(c, all) {
    const seat = c.local.whose ?? 'allied';
    const delayed = all.flatMap((one) => (one.verb === 'delay' ? one.units : []));
    come(c, seat, delayed, boxesOf(all, c.world, { data: c.data, seat }));
  },
});

const due = ({ view, data, seat }: Ask) => arrivalsDue(view, data, seat);
const income = ({ view, data, seat }: Ask): number => supplyIncome(view, data, seat);

/** 6.11c: where Supply Points may come besides the usual box; nowhere if none come. */
const otherBoxes = (q: Ask) => (income(q) > 0 ? supplyBoxes(q.seat).slice(1) : []);

/** `4 SP: Middle East or Iraq`, and how many of them find no counter (6.11b): said before it happens. */
function incomeText(q: Ask): string {
  const boxes = supplyBoxes(q.seat).map((id) => placeName(q.data, id));
  const lost = incomeLost(q.view, q.data, q.seat);
  const losing = lost > 0 ? `; ${lost} of them find no counter and are lost (6.11b)` : '';
  return `${income(q)} SP: ${boxes.join(' or ')}${losing}`;
}

/** 6.11c: Supply Points by box; what no line names comes to the usual one. */
function boxesOf(all: readonly Said<Orders>[], world: OpenWorld, { data, seat }: Pick<Ask, 'data' | 'seat'>): Boxes {
  const [usual = ''] = supplyBoxes(seat);
  const split: Record<string, number> = {};
  let left = supplyIncome(world, data, seat);
  for (const one of all) {
    if (one.verb !== 'receive') continue;
    split[one.at] = (split[one.at] ?? 0) + one.points;
    left -= one.points;
  }
  return left > 0 ? { ...split, [usual]: (split[usual] ?? 0) + left } : split;
}

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
