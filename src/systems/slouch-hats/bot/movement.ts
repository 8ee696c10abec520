import { after, begun, standing } from '../decisions/moves';
import type { StackMove, Under } from '../decisions/moves';
import { classOf } from '../rules/03-2-zones';
import { fits } from '../rules/03-3-stacking';
import type { Board, Unit } from '../rules/03-board';
import { goingOf } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { isFault } from '../rules/fault';
import { enemyOf } from '../side';
import type { Ask } from '../slouch-hats';
import { groupsOf } from './groups';
import type { Group } from './groups';
import { marchTo } from './marches';
import { defenceOf, enemiesBeside, Outlook } from './outlook';
import { assigned, postsOf } from './posts';
import type { Post } from './posts';
import { gathered } from './strikes';

/**
 * The bot's moves: first attacks are gathered where the odds will be good; whoever is left goes to the place that he is
 * assigned to; supply follows.
 */
export function botMoves(q: Ask): StackMove[] {
  const begins = begun(q);
  const posts = postsOf(Outlook.of(begins.field.board, q.seat));
  const struck = gathered(q, { moves: [], under: begins, stays: [] }, posts);
  const marched = toPosts(q, struck.under, posts, struck.stays);
  const followed = suppliesFollow(q, marched.under);
  return [...struck.moves, ...marched.moves, ...followed];
}

interface Done {
  moves: StackMove[];
  under: Under;
}

/** Everybody who is left to the post that he is assigned to, the nearest to theirs first. */
function toPosts(q: Ask, begins: Under, posts: readonly Post[], stays: readonly string[]): Done {
  const { board } = begins.field;
  const free = groupsOf(begins, () => '').flatMap(({ units }) => units.filter(({ id }) => !stays.includes(id)));
  const goals = assigned(Outlook.of(board, q.seat), posts, free);
  const groups = groupsOf(begins, ({ id }) => (stays.includes(id) ? 'stays' : (goals.get(id)?.hex ?? 'stays')));
  const going = groups.flatMap((group) => {
    const post = goals.get(group.units[0]?.id ?? '');
    return post ? [{ group, post, far: marchOf(board, group, post.hex, group.at) }] : [];
  });
  const done: Done = { moves: [], under: begins };
  for (const { group, post } of going.toSorted((a, b) => a.far - b.far)) {
    const move = bestMove(done.under, group, q, post);
    const next = move && after(done.under, move, q);
    if (!move || !next || isFault(next) || !fits(next.field.board, move.path.at(-1) ?? '')) continue;
    done.moves.push(move);
    done.under = next;
  }
  return done;
}

const marchOf = ({ data }: Board, { units }: Group, to: string, from: string): number =>
  Math.max(...units.map(({ counter }) => marchTo(data, to, classOf(counter), from)));

/** What a place without supply, an hour of danger, a wish fulfilled is worth, in points of movement. */
const [UNFED, DANGER, THERE, BESIDE] = [8, 3, 4, 2];

/** The move of a group to the best place it reaches, if that is better than its own. */
function bestMove({ field }: Under, group: Group, q: Ask, post: Post): StackMove | null {
  const { board } = field;
  const ids = group.units.map(({ id }) => id);
  const ways = reachOf(field, goingOf(ids));
  if (isFault(ways) || ways.size === 0) return null;
  const outlook = Outlook.of(board, q.seat);
  const here = { path: [] as string[], worth: worthAt(outlook, group, post, group.at) + 0.5 };
  const open = [...ways].filter(([at, { path }]) => path.length > 0 && fits(board, at, group.units));
  const all = [
    here,
    ...open.map(([at, { path }]) => ({ path, worth: worthAt(outlook, group, post, at) - path.length / 100 })),
  ].toSorted((a, b) => b.worth - a.worth);
  const fed = all.find(({ path }) => outlook.traces(path.at(-1) ?? group.at));
  const [best = here] = all;
  const chosen = fed && fed.worth >= best.worth - UNFED ? fed : best;
  return chosen.path.length === 0 ? null : { verb: 'move', units: ids, path: chosen.path };
}

/** Towards the post, but not into blows that it cannot bear, nor beside enemies without attacking them. */
function worthAt(outlook: Outlook, group: Group, post: Post, at: string): number {
  const { board, seat } = outlook;
  const far = marchOf(board, group, post.hex, at) / 6;
  if (!board.ground.map.grid.has(at)) return -far - 1;
  const taken = at === post.hex ? THERE : 0;
  const beside = enemiesBeside(board, seat, at).length > 0 && at !== post.hex ? -BESIDE : 0;
  return taken + beside - far - dangerAt(outlook, group.units, at);
}

/** How much stronger the enemies around are than who would stand there, on its ground. */
function dangerAt(outlook: Outlook, units: readonly Unit[], at: string): number {
  const { board } = outlook;
  const strike = outlook.strike(at);
  if (strike === 0) return 0;
  const there = board.at(at).filter(({ id }) => !units.some((unit) => unit.id === id));
  const defence = [...there, ...units].reduce((sum, unit) => sum + defenceOf(unit), 0);
  const kind = board.ground.kindOf(at);
  const ground = kind === 'clear' ? 1 : kind === 'mountain' ? 2 : 1.4;
  const ratio = strike / Math.max(1, defence * ground);
  return Math.max(0, Math.min(DANGER, ratio - 1.5)) * 2;
}

/** MSUs stay with own stacks, as near to the enemy as they come. */
function suppliesFollow(q: Ask, begins: Under): StackMove[] {
  const moves: StackMove[] = [];
  let under = begins;
  const own = Object.keys(begins.world.supply).filter((id) => standing(begins.field, begins.world.supply[id]?.at ?? '').includes(id));
  for (const id of own) {
    const move = followMove(under, id, q);
    const next = move && after(under, move, q);
    if (!move || !next || isFault(next)) continue;
    moves.push(move);
    under = next;
  }
  return moves;
}

function followMove({ field, world }: Under, id: string, q: Ask): StackMove | null {
  const { board } = field;
  const { grid } = board.ground.map;
  const ways = reachOf(field, goingOf([id]));
  if (isFault(ways)) return null;
  const enemies = board.stacksOf(enemyOf(q.seat)).map(([hex]) => hex);
  const others = Object.entries(world.supply).filter(([other]) => other !== id);
  const worth = (at: string): number => {
    if (!grid.has(at)) return -60;
    const alone = board.occupier(at) === q.seat ? 0 : -20;
    const near = board.stacksOf(q.seat).filter(([hex]) => grid.distance(hex, at) <= 3);
    const serves = near.flatMap(([, units]) => units).reduce((sum, unit) => sum + defenceOf(unit), 0);
    const taken = others.some(([, supply]) => grid.has(supply.at) && grid.distance(supply.at, at) <= 1) ? -3 : 0;
    const far = enemies.length > 0 ? Math.min(...enemies.map((hex) => grid.distance(hex, at))) : 0;
    return alone + serves / 3 + taken - Math.max(2, far);
  };
  let best: { path: string[]; worth: number } = { path: [], worth: worth(world.supply[id]?.at ?? '') + 0.5 };
  for (const [at, { path }] of ways) {
    const now = worth(at) - path.length / 100;
    if (path.length > 0 && now > best.worth) best = { path, worth: now };
  }
  return best.path.length === 0 ? null : { verb: 'move', units: [id], path: best.path };
}
