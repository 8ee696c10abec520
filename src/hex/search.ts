/** A step that can be made: what it costs, and why the move must end there if it must. */
export interface Entry<F> {
  cost: number;
  ends: F | null;
}

/**
 * Enters `to` from `from` with `spent` points gone, or says why not. A fault has no `cost`. Costs are not negative; what
 * ends a move should hang on the place entered, not on the way to it.
 */
export type Enter<P extends string, F extends object> = (from: P, to: P, spent: number) => Entry<F> | F;

/** Places entered, and the points they took. */
export interface Way<P extends string = string> {
  path: P[];
  spent: number;
}

/** A path that cannot be gone: the index of the step that fails, and why. */
export interface Stopped<F> {
  step: number;
  fault: F;
}

/** What a search needs to know. */
export interface Search<P extends string, F extends object> {
  start: P;
  /** Most that may be spent; Infinity for all that can be reached at all. */
  points: number;
  /** Costs come in this part of a point: 0.5 where half points are counted. Thirds are better counted as whole numbers. */
  part?: number;
  /** Where one step may lead from a place; of ways that cost the same, the one found first is kept. */
  next: (from: P) => readonly P[];
  enter: Enter<P, F>;
}

const entered = <F extends object>(step: Entry<F> | F): step is Entry<F> => 'cost' in step;

/** A place on its cheapest way so far. */
interface Node<P extends string> {
  at: P;
  from: Node<P> | null;
  spent: number;
  ends: boolean;
}

/** Every place that can be reached, with its cheapest way, in the order in which they were found. The start is not among them. */
export function reach<P extends string, F extends object>(search: Search<P, F>): Map<P, Way<P>> {
  const { start, points, part = 1, next, enter } = search;
  const nodes = new Map<P, Node<P>>();
  // A row of lists, one for each part of a point, is the queue. What has been reached for less since is passed over.
  const queue: Node<P>[][] = [[{ at: start, from: null, spent: 0, ends: false }]];
  for (let parts = 0; parts < queue.length; parts++) {
    for (const node of queue[parts] ?? []) {
      if (node.ends || (node.from && nodes.get(node.at) !== node)) continue;
      for (const to of next(node.at)) {
        const entry = to === start ? null : enter(node.at, to, node.spent);
        if (!entry || !entered(entry)) continue;
        const spent = node.spent + entry.cost;
        const known = nodes.get(to);
        if (spent > points || (known && spent >= known.spent)) continue;
        const found = { at: to, from: node, spent, ends: entry.ends !== null };
        nodes.set(to, found);
        (queue[Math.round(spent / part)] ??= []).push(found);
      }
    }
  }
  const ways = new Map<P, Way<P>>();
  for (const [at, node] of nodes) ways.set(at, wayOf(node));
  return ways;
}

/** A way whose path is put together when it is asked for: most ask only where one can come to. */
function wayOf<P extends string>(end: Node<P>): Way<P> {
  let made: P[] | null = null;
  return {
    spent: end.spent,
    get path() {
      return (made ??= pathTo(end));
    },
  };
}

function pathTo<P extends string>(end: Node<P>): P[] {
  const path: P[] = [];
  for (let node = end; node.from; node = node.from) path.push(node.at);
  return path.reverse();
}

/** Follows a path step by step: what it costs, or the first step that fails. A step after one that ends the move fails too. */
export function follow<P extends string, F extends object>(
  start: P,
  path: readonly P[],
  enter: Enter<P, F>,
): Way<P> | Stopped<F> {
  let [from, spent] = [start, 0];
  let ended: F | null = null;
  for (const [step, to] of path.entries()) {
    if (ended) return { step, fault: ended };
    const entry = enter(from, to, spent);
    if (!entered(entry)) return { step, fault: entry };
    spent += entry.cost;
    [from, ended] = [to, entry.ends];
  }
  return { path: [...path], spent };
}

/** Whether a path could be gone to its end. */
export const isWay = <P extends string, F>(found: Way<P> | Stopped<F>): found is Way<P> => 'path' in found;
