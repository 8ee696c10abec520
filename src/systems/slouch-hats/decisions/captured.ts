import { chooseLines } from '../../../play/choices/lines';
import { takeVerb, type TakeOrder } from '../orders/supply';
import { place } from '../orders/names';
import type { Lay } from '../rules/06-15-creating';
import { layCaptured } from '../rules/06-16-capture';
import { isFault, type Ask, type Fault, type SlouchHats } from '../slouch-hats';
import { layAsWanted, type Captured, type Capturing } from '../sequence/move-stack';

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
      .filter((one) => !faultOf(one, q, [])),
  fault: faultOf,
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

function faultOf({ at, wanted }: Taken, q: Ask<CaptureFacts>, before: readonly Taken[]): Fault | null {
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
