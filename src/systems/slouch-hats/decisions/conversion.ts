import { chooseLines } from '../../../play/choices/lines';
import { onceAView } from '../../../play/words/once-a-view';
import { supplyConverted } from '../facts/supply';
import { convertVerb, takeVerb, type ConvertOrder, type TakeOrder } from '../orders/supply';
import { place, unitName } from '../orders/names';
import { nextIncomeLost } from '../rules/05-3-reinforcements';
import { applySupply, supplyAt, supplyPlaces } from '../rules/06-1-supply-points';
import { rearrange, type Lay } from '../rules/06-15-creating';
import { isFault, type Ask, type Fault, type OpenWorld, type Side, type SlouchHats } from '../slouch-hats';
import type { Playing } from '../sequence/playing';
import { layCaptured } from '../rules/06-16-capture';
import { layAsWanted, type Captured, type Capturing } from '../sequence/move-stack';

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

type Taken = Pick<TakeOrder, 'at' | 'wanted'>;

interface CaptureFacts {
  captured: Captured[];
}

/** 6.16c: on which of his counters the new owner of captured Supply Points has them. */
export const takeCaptured = chooseLines<SlouchHats, Capturing, TakeOrder, CaptureFacts>({
  ...{ kind: 'slouch-hats.captured', rule: '6.16c', title: 'captured supplies', word: 'captured' },
  ...{ seats: ['axis', 'allied'], order: takeVerb, once: 'at', nameOf: (at, q) => place.print(at, q) },
  interphase: 'captured Supply Points lie on MSUs as far as there are any, the rest on dumps',
  question: 'You have captured Supply Points. On which of your counters do they lie?',
  nothing: 'they lie on MSUs as far as there are any',
  whose: ({ local }) => local.captured?.[0]?.side ?? null,
  told: ({ local }) => ({ captured: local.captured ?? [] }),
  asks: () => true,
  options: (q) =>
    q.facts.captured
      .flatMap((one) => [asItLies(one, q), { at: one.hex, wanted: onDumps(one, q) }])
      .filter((one) => !takenFault(one, q, [])),
  fault: takenFault,
  onMap: ({ at }) => ({ from: at }),
  take(c, { at, wanted }) {
    const one = c.local.captured?.find(({ hex }) => hex === at);
    if (one) layAsWanted(c, one, wanted);
  },
});

const asItLies = ({ hex, counters }: Captured, { view, data }: Ask): Taken => ({
  at: hex,
  wanted: counters.map((id) => ({
    type: data.counters.supply.get(id)?.type ?? 'dump',
    points: view.supply[id]?.points ?? 0,
  })),
});

const onDumps = (one: Captured, q: Ask): Lay[] =>
  asItLies(one, q).wanted.map(({ points }) => ({ type: 'dump', points }));

function takenFault({ at, wanted }: Taken, q: Ask<CaptureFacts>, before: readonly Taken[]): Fault | null {
  const here = q.facts.captured.find(({ hex }) => hex === at);
  if (!here) return { rule: '6.16c', why: `you have captured nothing in ${place.print(at, q)}` };
  // Those before it may have taken the last counters.
  const supply = { ...q.view.supply };
  for (const other of before) {
    const lies = q.facts.captured.find(({ hex }) => hex === other.at);
    const laid = lies ? layCaptured({ supply }, q.data, { ...lies, wanted: other.wanted }) : null;
    if (laid && !isFault(laid)) for (const { counter, state } of laid.changes) supply[counter] = state;
  }
  const laid = layCaptured({ supply }, q.data, { ...here, wanted });
  return isFault(laid) ? laid : null;
}
