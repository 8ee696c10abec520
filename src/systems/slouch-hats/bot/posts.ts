import type { HexId } from '../../../hex/hex';
import type { Board, Unit } from '../rules/03-board';
import { attackOf, defenceOf, segmentsTo, type Outlook } from './outlook';

/** A place that matters, and what a side wants there: strength to take it or to hold it. */
export interface Post {
  hex: HexId;
  worth: number;
  need: number;
  takes: boolean;
}

/** A city of the Vichy Surrender Table is worth so much more than its points. */
const CITY = 4;
/** Towns on the ways to the cities, with what they are worth besides their points: Damour, Kiswe, Jezzine, Sidon, Merdjayoun. */
const WAYS: readonly (readonly [HexId, number])[] = [
  ['1520', 3],
  ['2121', 3],
  ['1721', 2],
  ['1521', 2],
  ['1722', 2],
];
/** A place that is held is worth less to him who would take all than one that he has not. */
const HELD = 0.6;
const RETAKEN = 0.6;
/** Strength beyond which nobody more is kept in a city or a town. */
const [CITY_GUARD, TOWN_GUARD] = [10, 5];

/** Places with what they are worth to whoever holds them. */
export function placesOf({ data }: Board): (readonly [HexId, number])[] {
  const { items, surrender } = data.victory;
  const worth = new Map<HexId, number>(WAYS);
  for (const item of items) {
    if (item.kind !== 'place') continue;
    const city = surrender.cities.includes(item.hex) ? CITY : 0;
    const points = Math.max(item.points.allied, item.points.axis);
    worth.set(item.hex, (worth.get(item.hex) ?? 0) + points + city);
  }
  return [...worth];
}

/** What a side wants where, on this board. */
export function postsOf(outlook: Outlook): Post[] {
  const { board, seat } = outlook;
  return placesOf(board).flatMap(([hex, worth]): Post[] => {
    const own = board.friendlyTo(hex) === seat;
    const post = own ? heldPost(outlook, hex, worth) : wantedPost(outlook, hex, worth);
    return post.need > 0 ? [post] : [];
  });
}

/** Half of what threatens it, as a city a little anyway. */
function heldPost(outlook: Outlook, hex: HexId, worth: number): Post {
  const axis = outlook.seat === 'axis';
  const least = axis ? (worth > CITY ? 3 : 1) : 0;
  const most = worth > CITY ? CITY_GUARD : TOWN_GUARD;
  const need = Math.min(most, Math.max(least, outlook.threat(hex) / 2));
  return { hex, worth: axis ? worth : worth * HELD, need, takes: false };
}

/** Twice what stands there and half of what stands around. */
function wantedPost(outlook: Outlook, hex: HexId, worth: number): Post {
  const { board, seat } = outlook;
  const around = board.ground.map.grid.neighbours(hex).filter((next) => board.occupier(next) !== seat);
  const support = around.reduce((sum, next) => sum + outlook.guard(next), 0);
  const need = Math.min(24, Math.max(2, 2.5 * outlook.guard(hex) + support));
  if (seat === 'allied') return { hex, worth, need, takes: true };
  return { hex, worth: worth * RETAKEN, need: need > 10 ? 0 : need, takes: true };
}

/** Who goes where: the pair of post and unit that is worth most, one after the other. */
export function assigned(outlook: Outlook, posts: readonly Post[], units: readonly Unit[]): Map<string, Post> {
  const goals = new Map<string, Post>();
  const have = posts.map((post) => (post.takes ? 0 : standing(outlook.board, post, units)));
  const pairs = units.map((unit) => posts.map(({ hex }) => 1 + segmentsTo(outlook.board, unit, hex)));
  const left = units.map((unit, i) => ({ unit, far: pairs[i] ?? [] }));
  while (left.length > 0) {
    let best: { score: number; at: number; post: number } | null = null;
    for (const [p, post] of posts.entries()) {
      const urge = urgeOf(post, have[p] ?? 0);
      if (urge <= 0) continue;
      for (const [at, { far }] of left.entries()) {
        const score = urge / (far[p] ?? Infinity);
        if (!best || score > best.score) best = { score, at, post: p };
      }
    }
    const post = best && posts[best.post];
    const [taken] = best ? left.splice(best.at, 1) : [];
    if (!best || !post || !taken) break;
    goals.set(taken.unit.id, post);
    have[best.post] = (have[best.post] ?? 0) + strengthFor(post, taken.unit);
  }
  // Who is over goes where the most is at stake.
  const first = posts.toSorted((a, b) => b.worth - a.worth)[0];
  for (const { unit } of left) if (first) goals.set(unit.id, first);
  return goals;
}

/** What holds a post already and is not to be sent anywhere. */
function standing(board: Board, { hex }: Post, free: readonly Unit[]): number {
  const fixed = board.at(hex).filter(({ id }) => !free.some((unit) => unit.id === id));
  return fixed.reduce((sum, unit) => sum + defenceOf(unit), 0);
}

const strengthFor = ({ takes }: Post, unit: Unit): number =>
  Math.max(0.5, takes ? attackOf(unit) : defenceOf(unit) + (unit.counter.artillery?.support ?? 0) / 2);

/** Half an attack is worth nothing, so it goes on where it has begun; half a defence is worth half. */
function urgeOf({ worth, need, takes }: Post, have: number): number {
  if (have >= need) return 0;
  return takes ? worth * (0.5 + have / need) : worth * (1 - have / need) * (have === 0 ? 2 : 1);
}

/** Units that hold a post which would be too weak without them: they leave it for no attack. */
export function boundTo({ board, seat }: Outlook, posts: readonly Post[]): string[] {
  return posts.flatMap(({ hex, need, takes }) => {
    let left = takes ? 0 : need;
    const own = board.at(hex).filter(({ counter }) => counter.side === seat);
    return own
      .toSorted((a, b) => defenceOf(b) - defenceOf(a))
      .flatMap((unit) => {
        const bound = left > 0;
        left -= defenceOf(unit);
        return bound ? [unit.id] : [];
      });
  });
}
