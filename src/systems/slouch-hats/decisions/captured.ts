import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { takeVerb } from '../orders/convert';
import type { TakeOrder } from '../orders/convert';
import { place } from '../orders/names';
import type { Lay } from '../rules/06-15-creating';
import { layCaptured } from '../rules/06-16-capture';
import { isFault } from '../rules/fault';
import type { Fault } from '../rules/fault';
import { layAsWanted } from '../sequence/capture-supply';
import type { Captured, Capturing } from '../sequence/capture-supply';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

interface Taken {
  at: string;
  wanted: Lay[];
  line?: number;
}

interface CaptureFacts {
  captured: Captured[];
}

/** 6.16c: on which of his counters the new owner of captured Supply Points has them. */
export const takeCaptured = decision<Capturing, CaptureFacts, Taken[], TakeOrder | PassOrder>({
  ...{ kind: 'slouch-hats.captured', rule: '6.16c', title: 'captured supplies', word: 'captured' },
  seats: ['axis', 'allied'],
  interphase: 'captured Supply Points lie on MSUs as far as there are any, the rest on dumps',
  verbs: [takeVerb, passVerb],
  disclose(c) {
    const captured = c.local.captured ?? [];
    const [first] = captured;
    return first ? { seat: first.side, facts: { captured } } : null;
  },
  prompt: (q) => ({
    question: 'You have captured Supply Points. On which of your counters do they lie?',
    choices: ['take place: MSU number, dump number', 'pass'],
    listing: q.facts.captured.map((one) => line(asItLies(one, q), q)),
    examples: [...q.facts.captured.map((one) => line(asItLies(one, q), q)), 'pass'],
  }),
  assemble: (orders) => ({
    answer: besidesPass(orders).map((order) => ({ at: order.at, wanted: order.wanted, ...lineOf(order) })),
  }),
  judge: (answer, q) =>
    answer.flatMap((one, i) => {
      const fault = faultOf(one, answer.slice(0, i), q);
      const here = q.facts.captured.find(({ hex }) => hex === one.at) ?? q.facts.captured[0];
      const nearest = here ? line(asItLies(here, q), q) : 'pass';
      return fault ? [illegal(fault.rule, fault.why, { nearest, ...lineOf(one) })] : [];
    }),
  print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((one) => line(one, q))),
  ifSilent: () => ({ answer: [], text: 'they lie on MSUs as far as there are any' }),
  sample: (q, rng) => {
    const dumps = q.facts.captured.map((one) => ({ at: one.hex, wanted: onDumps(one, q) }));
    return rng.chance(1, 2) ? [] : dumps.slice(0, 1).filter((one) => faultOf(one, [], q) === null);
  },
  take(c, answer) {
    for (const { at, wanted } of answer) {
      const one = c.local.captured?.find(({ hex }) => hex === at);
      if (one) layAsWanted(c, one, wanted);
    }
  },
});

const line = ({ at, wanted }: Taken, q: Ask): string => takeVerb.print({ verb: 'take', at, wanted }, q);

const asItLies = ({ hex, counters }: Captured, { view, data }: Ask): Taken => ({
  at: hex,
  wanted: counters.map((id) => ({
    type: data.counters.supply.get(id)?.type ?? 'dump',
    points: view.supply[id]?.points ?? 0,
  })),
});

const onDumps = (one: Captured, q: Ask): Lay[] =>
  asItLies(one, q).wanted.map(({ points }) => ({ type: 'dump', points }));

function faultOf({ at, wanted }: Taken, before: readonly Taken[], q: Ask<CaptureFacts>): Fault | null {
  const here = q.facts.captured.find(({ hex }) => hex === at);
  if (!here) return { rule: '6.16c', why: `you have captured nothing in ${place.print(at, q)}` };
  if (before.some((other) => other.at === at))
    return { rule: '6.16c', why: `${place.print(at, q)} is named twice; one line says how all of it lies` };
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
