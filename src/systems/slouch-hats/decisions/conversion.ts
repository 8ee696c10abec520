import { chooseLines } from '../../../play/choices/lines';
import { onceAView } from '../../../play/words/once-a-view';
import { supplyConverted } from '../facts/supply';
import { convertVerb, type ConvertOrder } from '../orders/supply';
import { place, unitName } from '../orders/names';
import { nextIncomeLost } from '../rules/05-3-reinforcements';
import { applySupply, supplyAt, supplyPlaces } from '../rules/06-1-supply-points';
import { rearrange, type Lay } from '../rules/06-15-creating';
import { isFault, type Ask, type Fault, type OpenWorld, type Side, type SlouchHats } from '../slouch-hats';
import type { Playing } from '../sequence/playing';

type Conversion = Pick<ConvertOrder, 'at' | 'wanted'>;

/** 6.15c: both sides say it sealed, and neither knows the other's. */
const converting = (side: Side) =>
  chooseLines<SlouchHats, Playing, ConvertOrder>({
    ...{ kind: `slouch-hats.convert-${side}`, rule: '6.15c', title: 'supply conversion', word: 'conversion' },
    ...{ seats: [side], order: convertVerb, once: 'at', nameOf: (at, q) => place.print(at, q) },
    question: 'Which Supply Points are converted? MSUs become dumps, and dumps MSUs, point for point in their place.',
    nothing: 'nothing is converted',
    whose: () => side,
    asks: (q) => places(q).length > 0,
    options: possible,
    fault: faultOf,
    listing: (q) => [...places(q).map((at) => `${place.print(at, q)}: ${lying(at, q)}`), ...warning(q)],
    onMap: ({ at }) => ({ from: at }),
    take(c, { at, wanted }) {
      const outcome = rearrange(c.world, c.data, { side, place: at, wanted, conversion: true });
      if (isFault(outcome)) throw new Error(outcome.why);
      applySupply(c.world, outcome);
      supplyConverted(c, { side, at, wanted: wanted.map((lay) => ({ ...lay })) }, { rule: '6.15c' });
    },
  });
export const convertAxis = converting('axis');
export const convertAllied = converting('allied');

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

/** What is against it once those before it are done: they may have taken the last counters. */
function faultOf({ at, wanted }: Conversion, q: Ask, before: readonly Conversion[]): Fault | null {
  const found = rearrange(after(before, q), q.data, { side: q.seat, place: at, wanted, conversion: true });
  return isFault(found) ? found : null;
}

/** Supply Points as some lines leave them, and as they are behind each line more. */
interface Laid {
  supply: OpenWorld['supply'];
  next: WeakMap<Conversion, Laid>;
}
const begun = onceAView<SlouchHats, Laid>(({ view }) => ({ supply: view.supply, next: new WeakMap() }));

/** Each line is judged behind all those before it: what these leave is worked out once. */
function after(lines: readonly Conversion[], q: Ask): Laid {
  return lines.reduce((laid, line) => {
    const known = laid.next.get(line);
    if (known) return known;
    const done = rearrange(laid, q.data, { side: q.seat, place: line.at, wanted: line.wanted, conversion: true });
    const supply = isFault(done) ? laid.supply : { ...laid.supply };
    const made: Laid = { supply, next: new WeakMap() };
    if (!isFault(done)) applySupply(made, done);
    laid.next.set(line, made);
    return made;
  }, begun(q));
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
    return [...single, ...parted].map((wanted) => ({ at, wanted })).filter((one) => faultOf(one, q, []) === null);
  });
}
