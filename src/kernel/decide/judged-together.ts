import type { Realm } from '../realm';
import { listed } from './names';
import type { AnyKind, Ask, Assembled, Objection } from './decision';
import { Effort, withTriedNearest, withoutRefused } from './nearest-order';
import type { Order } from './order';

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
  const effort = new Effort();
  let objections = withTriedNearest(kind, orders, q, raised, effort);
  let left = withoutRefused(orders, objections);
  let again: ReturnType<typeof judged> = { put, raised };
  for (let times = 0; left.length > 0 && left.length < orders.length; times++) {
    again = judged(kind, left, q);
    const fresh = again.raised.filter((o) => o.line !== undefined);
    const rest = withoutRefused(left, fresh);
    if (rest.length === left.length || times === MOST_TIMES) {
      objections = [...ofOthers(objections, left), ...withTriedNearest(kind, left, q, fresh, effort)];
      break;
    }
    const refused = fresh.filter((o) => o.level === 'illegal' && left.some(({ line }) => line === o.line));
    objections.push(...withTriedNearest(kind, left, q, refused, effort).map((o) => withoutLines(o, orders, left)));
    left = rest;
  }
  const unjudged = 'objections' in again.put ? left.flatMap(({ line }) => line ?? []) : [];
  if (left.length === orders.length || unjudged.length > 0) return { put, objections, unjudged };
  const good = withGood(kind, orders, left, q).flatMap(({ line }) => line ?? []);
  const isGood = ({ level, line }: Objection): boolean =>
    level === 'illegal' && line !== undefined && good.includes(line);
  return { put, objections: objections.filter((o) => !isGood(o)), unjudged };
}

/** So many lines are judged to find which of those refused stand after all. */
const MOST_JUDGED = 200;

/**
 * What stands, and of the lines that were refused those that stand beside it: all but the first of them, or one by one. Some
 * rules hold a line against those before it, be they in error or not.
 */
function withGood<R extends Realm>(
  kind: AnyKind<R>,
  orders: readonly Order[],
  left: readonly Order[],
  q: Ask<R>,
): readonly Order[] {
  const stands = (some: readonly Order[]): boolean =>
    judged(kind, some, q).raised.every(({ level }) => level !== 'illegal');
  const lines = orders.flatMap(({ line }) => line ?? []);
  const [first, ...others] = lines.filter((one, i) => lines.indexOf(one) === i && left.every((o) => o.line !== one));
  const without = orders.filter(({ line }) => line !== first);
  if (others.length > 0 && stands(without)) return without;
  let [now, cost] = [left, orders.length];
  /** What was refused beside those who stand, as it is written: the same line below them is refused too. */
  let refused: string[] = [];
  for (const line of first === undefined ? [] : [first, ...others]) {
    const mine = orders.filter((o) => o.line === line && !now.includes(o));
    const more = orders.filter((o) => o.line === line || now.includes(o));
    cost += more.length;
    if (cost > MOST_JUDGED) return now;
    const written = JSON.stringify([
      mine.map((order) => ({ ...order, line: 0 })),
      now.findIndex((o) => (o.line ?? 0) > line),
    ]);
    if (refused.includes(written)) continue;
    if (stands(more)) [now, refused] = [more, []];
    else refused.push(written);
  }
  return now;
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
