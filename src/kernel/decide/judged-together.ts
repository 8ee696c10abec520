import type { Realm } from '../realm';
import { listed } from './names';
import type { Ask, Assembled, DecisionKind, Objection } from './decision';
import { withTriedNearest, withoutRefused } from './nearest-order';
import type { Order } from './order';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any, any>;

/** So many times the lines that are left are judged again; each time may cost what a mail costs. */
const MOST_TIMES = 6;

/** What orders for one decision come to. */
export interface Together<A> {
  put: Assembled<A>;
  objections: Objection[];
  /** Lines of which nothing can be said as long as others are in error. */
  unjudged: number[];
}

/**
 * Judges the orders of one mail together. Some rules stop at the first fault, so what stands beside a refused line is judged
 * again as it would be without it: no line is called good that is refused as soon as another is mended.
 */
export function judgedTogether<R extends Realm>(
  kind: AnyKind<R>,
  orders: readonly Order[],
  q: Ask<R>,
): Together<unknown> {
  const { put, raised } = judged(kind, orders, q);
  let objections = withTriedNearest(kind, orders, q, raised);
  let left = withoutRefused(orders, objections);
  let again: ReturnType<typeof judged> = { put, raised };
  for (let times = 0; left.length > 0 && left.length < orders.length; times++) {
    again = judged(kind, left, q);
    const fresh = again.raised.filter((o) => o.line !== undefined);
    const rest = withoutRefused(left, fresh);
    if (rest.length === left.length || times === MOST_TIMES) {
      objections = [...ofOthers(objections, left), ...withTriedNearest(kind, left, q, fresh)];
      break;
    }
    const refused = fresh.filter((o) => o.level === 'illegal' && left.some(({ line }) => line === o.line));
    objections.push(...withTriedNearest(kind, left, q, refused).map((o) => withoutLines(o, orders, left)));
    left = rest;
  }
  return { put, objections, unjudged: 'objections' in again.put ? left.flatMap(({ line }) => line ?? []) : [] };
}

function judged<R extends Realm>(
  kind: AnyKind<R>,
  orders: readonly Order[],
  q: Ask<R>,
): { put: Assembled<unknown>; raised: Objection[] } {
  const put = kind.assemble([...orders], q);
  return { put, raised: 'objections' in put ? put.objections : kind.judge(put.answer, q) };
}

/** What is said of lines that are not in `left`, or of none. */
const ofOthers = (objections: readonly Objection[], left: readonly Order[]): Objection[] =>
  objections.filter((o) => o.line === undefined || left.every(({ line }) => line !== o.line));

/** An objection that holds without the lines that were refused before: mended, they may change it. */
function withoutLines(objection: Objection, orders: readonly Order[], left: readonly Order[]): Objection {
  const out = orders.flatMap(({ line }) => (left.some((o) => o.line === line) ? [] : [`${line}`]));
  const lines = out.filter((line, i) => out.indexOf(line) === i);
  return { ...objection, text: `without line${lines.length > 1 ? 's' : ''} ${listed(lines)}: ${objection.text}` };
}
