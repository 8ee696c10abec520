import type { Twins } from '../../kernel/system';
import { FACTS } from './facts/book';
import { enemyOf, LETTERS, type Letter, type Side, type SlouchHats, type World } from './slouch-hats';
import { handOf, poolOf } from './rules/20-1-hands';

/** Markers of the other side that `seat` does not see. */
function hiddenHand(world: World, seat: Side): Letter[] {
  const enemy = enemyOf(seat);
  return handOf(world, enemy).filter((letter) => !world.events.shown[enemy].includes(letter));
}

/** A world in which the other side holds other letters: some that are hidden change places with markers of the pool (20.13); null: none do. */
export function otherHand(world: World, seat: Side, pick: (below: number) => number): World | null {
  const [hidden, pool] = [hiddenHand(world, seat), poolOf(world)];
  const most = Math.min(hidden.length, pool.length);
  if (most === 0) return null;
  const twin = structuredClone(world);
  for (let n = 1 + pick(most); n > 0; n--) {
    const [held] = hidden.splice(pick(hidden.length), 1);
    const [drawn] = pool.splice(pick(pool.length), 1);
    if (held && drawn) exchange(twin, seat, held, drawn);
  }
  return twin;
}

function exchange(world: World, seat: Side, held: Letter, drawn: Letter): void {
  world.markers[held] = 'pool';
  world.markers[drawn] = enemyOf(seat);
}

/**
 * Twins that are played on: the other side holds one letter for another of the pool. Mostly the one next to it, so that the
 * same die draws the same for a long time; else any, so that what is drawn differs.
 */
export const TWINS: Twins<SlouchHats> = {
  little(world, seat, pick, busy) {
    const free = (letter: Letter): boolean => !busy(letter);
    const [hidden, pool] = [hiddenHand(world, seat).filter(free), poolOf(world).filter(free)];
    const held = hidden[pick(Math.max(1, hidden.length))];
    if (held === undefined) return null;
    const far = (letter: Letter): number => Math.abs(LETTERS.indexOf(letter) - LETTERS.indexOf(held));
    const drawn = pool.toSorted((a, b) => far(a) - far(b))[pick(3) === 0 ? pick(Math.max(1, pool.length)) : 0];
    if (drawn === undefined) return null;
    exchange(world, seat, held, drawn);
    return world;
  },
  alike: () => undefined,
  // Who draws reads what (20.11); a hand that is opened lies open (20.21 L, 20.22 L).
  discloses: FACTS.discloses,
  tells: ({ type, body }) => type === 'event.played' && body['letter'] === 'L',
};

/** Orders that ask after markers: the answer must be the same whatever the other side holds (20.13). */
export const PROBES: readonly string[] = [
  'pass',
  'event A\nevent E\nevent N at Tripoli',
  'event D cancel E\nevent Q cancel K',
  'event K: Allied MSU 1\nevent R\nevent H',
  'always event M',
  'draw 9 more',
  'forget all',
];
