import { standing, type StackMove, type Under } from '../decisions/moves';
import { Moving } from '../decisions/moving';
import { goingOf } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { enemyOf, isFault, type Ask } from '../slouch-hats';
import { defenceOf } from './outlook';

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
