import { begun, standing, type StackMove, type Under } from '../decisions/moves';
import { Moving } from '../decisions/moving';
import { fits } from '../rules/03-board';
import { goingOf } from '../rules/08-field';
import { reachOf } from '../rules/08-moves';
import { enemyOf, isFault, type Ask } from '../slouch-hats';
import { groupsOf, type Group } from './groups';
import { defenceOf, marchOf, Outlook, worthAt } from './outlook';
import { assigned, boundTo, postsOf, type Post } from './posts';
import { gathered } from './strikes';

/**
 * The bot's moves: first attacks are gathered where the odds will be good; whoever is left goes to the place that he is
 * assigned to; supply follows.
 */
export function botMoves(q: Ask): StackMove[] {
  const begins = begun(q);
  const outlook = Outlook.of(begins.field.board, q.seat);
  const posts = postsOf(outlook);
  const struck = gathered(q, { moves: [], under: begins, stays: [], bound: boundTo(outlook, posts) }, posts);
  const marched = toPosts(q, struck.under, posts, struck.stays);
  const followed = suppliesFollow(q, marched.under);
  return [...struck.moves, ...marched.moves, ...followed];
}

/** Everybody who is left to the post that he is assigned to, the nearest to theirs first. */
function toPosts(q: Ask, begins: Under, posts: readonly Post[], stays: readonly string[]): Moving {
  const { board } = begins.field;
  const free = groupsOf(begins, () => '').flatMap(({ units }) => units.filter(({ id }) => !stays.includes(id)));
  const goals = assigned(Outlook.of(board, q.seat), posts, free);
  const groups = groupsOf(begins, ({ id }) => (stays.includes(id) ? 'stays' : (goals.get(id)?.hex ?? 'stays')));
  const going = groups.flatMap((group) => {
    const post = goals.get(group.units[0]?.id ?? '');
    return post ? [{ group, post, far: marchOf(board, group, post.hex, group.at) }] : [];
  });
  const made = new Moving(q, begins);
  for (const { group, post } of going.toSorted((a, b) => a.far - b.far)) {
    const move = bestMove(made.under, group, q, post);
    if (move) made.makes(move);
  }
  return made;
}

/** What supply is worth, in points of movement. */
const UNFED = 8;
/** 3.32: who stays where too many stand is lost. */
const CROWDED = -500;

/** The move of a group to the best place it reaches, if that is better than its own. */
function bestMove({ field }: Under, group: Group, q: Ask, post: Post): StackMove | null {
  const { board } = field;
  // Who holds his post has nowhere better to be.
  if (!post.takes && group.at === post.hex && fits(board, group.at)) return null;
  const ids = group.units.map(({ id }) => id);
  const ways = reachOf(field, goingOf(ids));
  if (isFault(ways) || ways.size === 0) return null;
  const outlook = Outlook.of(board, q.seat);
  const here = {
    path: [] as string[],
    worth: fits(board, group.at) ? worthAt(outlook, group, post, group.at) + 0.5 : CROWDED,
  };
  const open = [...ways].filter(([at]) => fits(board, at, group.units));
  const all = [
    here,
    ...open.map(([at, { path }]) => ({ path, worth: worthAt(outlook, group, post, at) - path.length / 100 })),
  ].toSorted((a, b) => b.worth - a.worth);
  const fed = all.find(({ path }) => outlook.traces(path.at(-1) ?? group.at));
  const [best = here] = all;
  const chosen = fed && fed.worth >= best.worth - UNFED ? fed : best;
  return chosen.path.length === 0 ? null : { verb: 'move', units: ids, path: chosen.path };
}

/** 8.4: who may ride on goes to a place that counts and lies open, or nearer to one, if it is no worse off there. */
export function botExploits(q: Ask): StackMove[] {
  const made = new Moving(q, begun(q));
  const posts = postsOf(Outlook.of(made.field.board, q.seat)).filter(({ takes }) => takes);
  const own = [...made.field.board.units.values()].filter(
    ({ counter, garrison }) => counter.side === q.seat && !garrison && counter.artillery === null,
  );
  for (const { id } of own) {
    const { field } = made;
    const unit = field.board.units.get(id);
    const ways = reachOf(field, goingOf([id], { mode: 'exploit' }));
    if (isFault(ways) || !unit || ways.size === 0) continue;
    const outlook = Outlook.of(field.board, q.seat);
    const group = { at: unit.at, units: [unit] };
    const best = (at: string): number =>
      Math.max(-99, ...posts.map((post) => post.worth + worthAt(outlook, group, post, at)));
    const here = best(unit.at) + 1;
    const found = [...ways]
      .filter(([at]) => fits(field.board, at, [unit]))
      .map(([at, { path }]) => ({ path, worth: best(at) }))
      .filter(({ worth }) => worth > here)
      .toSorted((a, b) => b.worth - a.worth)
      .find(({ path }) => outlook.traces(path.at(-1) ?? ''));
    if (found) made.makes({ verb: 'exploit', units: [id], path: found.path });
  }
  return made.moves;
}

/** MSUs stay with own stacks, as near to the enemy as they come. */
export function suppliesFollow(q: Ask, begins: Under): StackMove[] {
  const made = new Moving(q, begins);
  const own = Object.keys(begins.world.supply).filter((id) =>
    standing(begins.field, begins.world.supply[id]?.at ?? '').includes(id),
  );
  for (const id of own) {
    const move = followMove(made.under, id, q);
    if (move) made.makes(move);
  }
  return made.moves;
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
