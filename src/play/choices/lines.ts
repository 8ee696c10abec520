import {
  decision,
  illegal,
  withNearest,
  type Ask,
  type Objection,
  type Prompt,
  type Silence,
} from '../../kernel/decide/decision';
import type { Order } from '../../kernel/decide/order';
import type { Rng } from '../../kernel/decide/rng';
import type { Realm } from '../../kernel/realm';
import { besidesPass, isPass, orPass, passVerb, type PassOrder } from '../words/pass';
import { touchLines } from './line-touch';
import { Lines } from './line-set';
import type { Entry, LineFault, LinesKind, LinesSpec, Said } from './line-spec';
import { lineOf } from './sound-entry';

/**
 * A decision of lines: who is asked, what is shown, read, judged, defaulted, clicked and tried comes of its options and its
 * faults. The answer is what the lines say, one behind the other.
 */
export function chooseLines<R extends Realm, L, O extends Order, F extends object = object, E extends object = Said<O>>(
  spec: LinesSpec<R, L, O, F, E>,
): LinesKind<R, L, F, O, E> {
  const lines = new Lines(spec);
  const { interphase = spec.waits ? undefined : spec.nothing } = spec;
  return decision<R, L, F, Entry<E>[], O | PassOrder>({
    ...spec,
    ...(interphase === undefined ? {} : { interphase }),
    verbs: [...lines.verbsOf(spec.seats), passVerb] as unknown as LinesKind<R, L, F, O, E>['verbs'],
    once: {
      rule: spec.rule,
      named: (order, scope) =>
        isPass(order) || spec.meant
          ? []
          : lines.names(lines.said(order)).map((id) => lines.nameOf(id, lines.said(order), scope)),
    },
    disclose(c) {
      const seat = spec.whose(c);
      const facts = seat === null ? null : spec.told ? spec.told(c, seat) : ({} as F);
      if (seat === null || facts === null) return null;
      const q = { seat, view: c.view(seat), data: c.data, facts };
      return (spec.asks?.(q) ?? lines.options(q).length > 0) ? { seat, facts } : null;
    },
    concerns: (order, q) =>
      spec.concerns?.(order, q) ??
      (isPass(order) || concerned(lines.meant([order], q).map((one) => lines.concerns(one, q)))),
    prompt: (q) => prompted(spec, lines, q),
    assemble(orders, q) {
      const answer = lines.inTurn(lines.meant(besidesPass<O>(orders), q));
      const isWritten = answer.some(({ line }) => line !== undefined);
      return { answer: isWritten ? answer : ([...lines.asFarAsMay(answer, q)] as Entry<E>[]) };
    },
    judge: (answer, q) => judged(spec, lines, answer, q),
    print: (answer, q) => orPass(answer.map((one) => lines.write(one, q))),
    ifSilent: (q): Silence<Entry<E>[]> => {
      const { lines: answer, text } = spec.byDefault?.(q) ?? { lines: [], text: spec.nothing };
      return { answer: [...answer] as Entry<E>[], text };
    },
    touch: touchLines(spec, lines),
    sample: (q, rng) => drawn(spec, lines, q, rng) as Entry<E>[],
    take(c, answer) {
      const all = answer.map(({ line: _line, ...said }) => said as unknown as E);
      for (const one of all) spec.take?.(c, one);
      return spec.takeAll?.(c, all);
    },
  });
}

function prompted<R extends Realm, L, O extends Order, F extends object, E extends object>(
  spec: LinesSpec<R, L, O, F, E>,
  lines: Lines<R, L, O, F, E>,
  q: Ask<R, F>,
): Prompt {
  const pass = lines.mayPass(q) ? ['pass'] : [];
  const usual = spec.byDefault?.(q).lines ?? [];
  const shown = usual.length > 0 ? usual : (spec.examples?.(q) ?? lines.options(q).slice(0, 1));
  return {
    question: typeof spec.question === 'string' ? spec.question : spec.question(q),
    choices: [...(spec.forms?.(q) ?? lines.verbs.map(({ syntax }) => syntax)), ...pass],
    listing: spec.listing?.(q) ?? lines.options(q).map((one) => lines.told(one, q)),
    examples: [...shown.map((one) => lines.write(one, q)), ...pass],
  };
}

function judged<R extends Realm, L, O extends Order, F extends object, E extends object>(
  spec: LinesSpec<R, L, O, F, E>,
  lines: Lines<R, L, O, F, E>,
  answer: readonly Entry<E>[],
  q: Ask<R, F>,
): Objection[] {
  const found = answer.flatMap((one, i) => {
    const fault = lines.fault(one, answer.slice(0, i), q);
    if (!fault) return [];
    const others = answer.filter((_, j) => j !== i);
    const near = (): string => {
      const other = fault.instead === undefined ? lines.nearest(one, others, q) : fault.instead;
      return other ? lines.write(other, q) : 'pass';
    };
    return [withNearest(illegal(fault.rule, fault.why, lineOf(one)), near)];
  });
  const fault = found.length > 0 ? null : spec.together?.(answer, q);
  if (!fault) return found;
  const near = (): string | undefined => {
    const other = fault.instead ?? lines.nearest(answer.at(-1), answer, q);
    return other && lines.write(other, q);
  };
  return [withNearest(illegal(fault.rule, fault.why), near)];
}

/** Some lines that may stand one behind the other, one more often than several; the default where they are too few together. */
function drawn<R extends Realm, L, O extends Order, F extends object, E extends object>(
  spec: LinesSpec<R, L, O, F, E>,
  lines: Lines<R, L, O, F, E>,
  q: Ask<R, F>,
  rng: Rng,
): E[] {
  const wanted = spec.drawn?.(q, rng) ?? someOf(lines.options(q), rng);
  const chosen: E[] = [];
  for (const one of lines.inTurn(wanted)) if (!lines.fault(one, chosen, q)) chosen.push(one);
  return spec.together?.(chosen, q) ? [...(spec.byDefault?.(q).lines ?? [])] : chosen;
}

function someOf<T>(options: readonly T[], rng: Rng): readonly T[] {
  if (options.length === 0 || rng.chance(1, 2)) return [];
  return Array.from({ length: rng.chance(1, 3) ? 3 : 1 }, () => rng.pick([...options]));
}

/** Whether one of the entries of an order is meant for this decision; else why the first is not. */
const concerned = (each: readonly (boolean | string)[]): boolean | string => each.includes(true) || (each[0] ?? true);

export type { LineFault, LinesSpec, Said };
