import {
  enemyOf,
  LETTERS,
  type Fault,
  type Letter,
  type OpenWorld,
  type Side,
  type SlouchHatsData,
  type World,
} from '../slouch-hats';

/** The markers in the pool, by letter: what a draw is made of (20.11). Secret. */
export const poolOf = ({ markers }: World): Letter[] => LETTERS.filter((letter) => markers[letter] === 'pool');

/** The markers that a side holds, by letter (20.13). Secret but for those that lie open. */
export const handOf = ({ markers }: World, side: Side): Letter[] =>
  LETTERS.filter((letter) => markers[letter] === side);

/** How many markers each side holds: anybody may count them. */
export const heldBy = (world: World): Record<Side, number> => ({
  axis: handOf(world, 'axis').length,
  allied: handOf(world, 'allied').length,
});

/** Free draws that a side has left this turn (20.12); he need not make them. As many as the Track says: markers that are missing in the pool do not shorten it. */
export const freeDraws = ({ turn, events }: OpenWorld, { turns }: SlouchHatsData, side: Side): number =>
  Math.max(0, (turns[turn]?.draws[side] ?? 0) - events.drawn[side]);

/** Sides in the order in which they draw (20.11). */
export const drawOrder = ({ events }: SlouchHatsData): readonly Side[] => events.order;

/** Whether a side may pay for a marker more (18.14b). `held` and the markers out of the game are open: so is the size of the pool. */
export function mayBuyDraw(world: World, data: SlouchHatsData, side: Side): Fault | null {
  const { cost } = data.events.more;
  const due = world.events.bought[side] + freeDraws(world, data, side);
  if (poolOf(world).length <= due) return { rule: '20.11', why: 'no marker is left in the pool for another draw' };
  if (world.victoryPoints[side] < cost)
    return { rule: '18.14b', why: `a marker more costs ${cost} Victory Points; you have ${world.victoryPoints[side]}` };
  return null;
}

/** 18.14b: pays for a marker more, to be drawn next. Writes the world unless there is a fault. */
export function buyDraw(world: World, data: SlouchHatsData, side: Side): Fault | null {
  const fault = mayBuyDraw(world, data, side);
  if (fault) return fault;
  world.victoryPoints[side] -= data.events.more.cost;
  world.events.bought[side] += data.events.more.markers;
  return null;
}

/**
 * 20.11: draws one marker with a die that has as many sides as the pool has markers: the face counts them by letter. A free
 * draw first, then one that was bought. Writes the world; the letter is the drawer's secret, and so is the face.
 */
export function drawMarker(
  world: World,
  data: SlouchHatsData,
  side: Side,
  die: (sides: number) => number,
): Letter | Fault {
  const pool = poolOf(world);
  const free = freeDraws(world, data, side) > 0;
  if (!free && world.events.bought[side] === 0)
    return { rule: '20.12', why: 'you have drawn all that is yours this turn' };
  const letter = pool.length > 0 ? pool[die(pool.length) - 1] : undefined;
  if (letter === undefined) return { rule: '20.11', why: 'no marker is left in the pool' };
  world.markers[letter] = side;
  if (free) world.events.drawn[side]++;
  else world.events.bought[side]--;
  return letter;
}

/** 20.21 L, 20.22 L: what the other side holds now lies open until it is played. Writes the world, answers the letters. */
export function showHand(world: World, of: Side): Letter[] {
  world.events.shown[of] = handOf(world, of);
  return world.events.shown[of];
}

/** Markers that a side holds and that do not lie open before the other. */
export const hiddenFrom = (world: World, viewer: Side): number =>
  heldBy(world)[enemyOf(viewer)] - world.events.shown[enemyOf(viewer)].length;

/** A played marker goes back to the pool or leaves the game (20.11); it does not lie open any longer. Writes the world. */
export function returnMarker(world: World, data: SlouchHatsData, side: Side, letter: Letter): void {
  world.markers[letter] = data.events.of[side][letter].out ? 'out' : 'pool';
  world.events.shown[side] = world.events.shown[side].filter((shown) => shown !== letter);
}
