import { illegal, withNearest } from '../../../kernel/decide/decision';
import type { Objection } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { lineOf } from '../../../play/choices/sound-entry';
import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { convertVerb } from '../orders/convert';
import type { ConvertOrder } from '../orders/convert';
import { place, unitName } from '../orders/names';
import { nextIncomeLost } from '../rules/05-3-reinforcements';
import { applySupply, supplyAt, supplyPlaces } from '../rules/06-1-supply-points';
import { rearrange } from '../rules/06-15-creating';
import type { Lay } from '../rules/06-15-creating';
import { isFault } from '../rules/fault';
import type { Fault } from '../rules/fault';
import type { Playing } from '../sequence/playing';
import type { Side } from '../side';
import { announce, decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';
import type { OpenWorld } from '../world';

/** How the Supply Points of a place shall lie. */
interface Conversion {
  at: string;
  wanted: Lay[];
  line?: number;
}

/** 6.15c: both sides say it sealed, and neither knows the other's. */
const converting = (side: Side) =>
  decision<Playing, object, Conversion[], ConvertOrder | PassOrder>({
    ...{ kind: `slouch-hats.convert-${side}`, rule: '6.15c', title: 'supply conversion', word: 'conversion' },
    seats: [side],
    interphase: 'nothing is converted',
    verbs: [convertVerb, passVerb],
    disclose: ({ world, data }) => (supplyPlaces(world, data, side).length > 0 ? { seat: side, facts: {} } : null),
    prompt: (q) => ({
      question: 'Which Supply Points are converted? MSUs become dumps, and dumps MSUs, point for point in their place.',
      choices: ['convert place: MSU number, dump number', 'pass'],
      listing: [...places(q).map((at) => `${place.print(at, q)}: ${lying(at, q)}`), ...warning(q)],
      examples: [
        ...possible(q)
          .slice(0, 1)
          .map((one) => line(one, q)),
        'pass',
      ],
    }),
    assemble: (orders) => ({
      answer: besidesPass(orders).map((order) => ({ at: order.at, wanted: order.wanted, ...lineOf(order) })),
    }),
    judge: (answer, q) => answer.flatMap((one, i) => objection(one, answer.slice(0, i), q)),
    print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((one) => line(one, q))),
    ifSilent: () => ({ answer: [], text: 'nothing is converted' }),
    sample: (q, rng) => some(q, rng),
    take(c, answer) {
      for (const { at, wanted } of answer) {
        const outcome = rearrange(c.world, c.data, { side, place: at, wanted, conversion: true });
        if (isFault(outcome)) throw new Error(outcome.why);
        applySupply(c.world, outcome);
        announce(c, 'supply.converted', '6.15c', { side, at, wanted: wanted.map((lay) => ({ ...lay })) });
      }
    },
  });
export const convertAxis = converting('axis');
export const convertAllied = converting('allied');

const line = ({ at, wanted }: Conversion, q: Ask): string => convertVerb.print({ verb: 'convert', at, wanted }, q);
const places = ({ view, data, seat }: Ask): string[] => supplyPlaces(view, data, seat);

/** 6.11b, note to 6.15c: said while counters can still be freed for the Supply Points of the next turn. */
function warning({ view, data, seat }: Ask): string[] {
  const lost = nextIncomeLost(view, data, seat);
  return lost > 0 ? [`of the Supply Points of the next turn ${lost} find no counter, as it is now (6.11b)`] : [];
}

/** `MSU 1 (2 SP), Dump 3 (1 SP)` */
const lying = (at: string, q: Ask): string =>
  supplyAt(q.view, q.data, q.seat, at)
    .map(({ id, points }) => `${unitName(id, q)} (${points} SP)`)
    .join(', ');

function objection(one: Conversion, before: readonly Conversion[], q: Ask): Objection[] {
  const fault = faultOf(one, before, q);
  if (!fault) return [];
  const near = (): string => {
    const other = possible(q).find(({ at }) => at === one.at && !before.some((earlier) => earlier.at === at));
    return other ? line(other, q) : 'pass';
  };
  return [withNearest(illegal(fault.rule, fault.why, lineOf(one)), near)];
}

/** What is against it once those before it are done: they may have taken the last counters. */
function faultOf({ at, wanted }: Conversion, before: readonly Conversion[], { view, data, seat }: Ask): Fault | null {
  if (before.some((other) => other.at === at))
    return { rule: '6.15c', why: `${at} is named twice; one line says how all of it lies` };
  const supply = structuredClone(view.supply);
  const world: OpenWorld = { ...view, supply };
  for (const other of before) {
    const done = rearrange(world, data, { side: seat, place: other.at, wanted: other.wanted, conversion: true });
    if (!isFault(done)) applySupply(world, done);
  }
  const found = rearrange(world, data, { side: seat, place: at, wanted, conversion: true });
  return isFault(found) ? found : null;
}

/** Everything as one counter of the other kind, and as one of each, where that can be done. */
export function possible(q: Ask): Conversion[] {
  return places(q).flatMap((at) => {
    const all = supplyAt(q.view, q.data, q.seat, at);
    const total = all.reduce((sum, { points }) => sum + points, 0);
    const types: Lay['type'][] = ['msu', 'dump'];
    const single = types.map((type): Lay[] => [{ type, points: total }]);
    const parted = Array.from({ length: Math.max(0, total - 1) }, (_, i): Lay[] => [
      ...[
        { type: 'msu' as const, points: i + 1 },
        { type: 'dump' as const, points: total - i - 1 },
      ],
    ]);
    return [...single, ...parted].map((wanted) => ({ at, wanted })).filter((one) => faultOf(one, [], q) === null);
  });
}

/** Up to two places, one behind the other. */
function some(q: Ask, rng: Rng): Conversion[] {
  const chosen: Conversion[] = [];
  for (const one of rng.shuffle(possible(q)).slice(0, 4))
    if (chosen.length < 2 && rng.chance(1, 2) && faultOf(one, chosen, q) === null) chosen.push(one);
  return chosen;
}
