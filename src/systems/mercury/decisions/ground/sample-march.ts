import { type Ask, distance, type HexId } from '../../mercury';
import { boxAt, type PlaceId } from '../../rules/ground/04-boxes';
import type { Field, Mover } from '../../rules/ground/04-field';
import { waysOf } from '../../rules/ground/04-goal';
import { isGun } from '../../rules/ground/04-movement';
import { aimsOf } from '../../view/ground-aims';
import { type GroundMove, moveFaults } from './moves';

const FAR = 1000;

/** How far a place is from the nearest enemy or, of a German, from a deciding hex that he does not hold; a box is far from all. */
function farFrom(goals: readonly HexId[], place: PlaceId, { data }: Field): number {
  return boxAt(data, place) ? FAR : Math.min(FAR, ...goals.map((goal) => distance(place, goal)));
}

/** Hexes that the samples march towards: enemy units, and what decides the scenario and is not held by the asked side. */
function goalsOf(field: Field, q: Ask): HexId[] {
  const open = aimsOf(q.view, q.data).filter((aim) => aim.holder !== q.seat);
  return [...field.enemies.keys(), ...open.map((aim) => aim.hex)];
}

/** Hexes of the asked side that decide the scenario: nobody is told to leave them. */
const heldAims = (q: Ask): HexId[] => aimsOf(q.view, q.data).flatMap((aim) => (aim.holder === q.seat ? [aim.hex] : []));

/**
 * Moves that a player might mean, legal together, for the samples of a mail: each unit goes nearer to the enemy or to what
 * decides the scenario, those nearest to that first. Who stands beside an enemy, holds a deciding hex or is a gun (it could not fire, 11.11) stays.
 */
export function sensibleMoves(field: Field, all: readonly Mover[], q: Ask, most: number): GroundMove[] {
  const goals = goalsOf(field, q);
  const kept = heldAims(q);
  const moves: GroundMove[] = [];
  const battle = aimsOf(q.view, q.data).map((aim) => aim.hex);
  const nearFirst = [...all].sort((a, b) => farFrom(battle, a.start, field) - farFrom(battle, b.start, field));
  for (const mover of nearFirst) {
    const now = farFrom(goals, mover.start, field);
    if (moves.length >= most || now <= 1 || kept.includes(mover.start) || isGun(mover.s)) continue;
    const ways = [...waysOf(field, mover).values()]
      .map(({ path, spent }) => ({ path, spent, far: farFrom(goals, path.at(-1) ?? '', field) }))
      .filter(({ far }) => far < now)
      .sort((a, b) => a.far - b.far || a.spent - b.spent);
    const way = ways.find(({ path }) => moveFaults([...moves, { unit: mover.s.unit.id, path }], q).length === 0);
    if (way) moves.push({ unit: mover.s.unit.id, path: way.path });
  }
  return moves;
}

/** A hex beside it that brings a whole stack nearer, beside other moves; undefined: there is none. */
export function sensibleStep(
  field: Field,
  stack: readonly Mover[],
  others: readonly GroundMove[],
  q: Ask,
): PlaceId | undefined {
  const [first] = stack;
  const goals = goalsOf(field, q);
  const now = first && farFrom(goals, first.start, field);
  if (!first || now === undefined || now <= 1 || heldAims(q).includes(first.start) || stack.some((m) => isGun(m.s)))
    return undefined;
  const steps = [...waysOf(field, first).values()].flatMap(({ path: [to, ...more] }) =>
    to !== undefined && more.length === 0 && farFrom(goals, to, field) < now ? [to] : [],
  );
  const together = (to: PlaceId): GroundMove[] => stack.map((m) => ({ unit: m.s.unit.id, path: [to] }));
  return steps.find((to) => moveFaults([...others, ...together(to)], q).length === 0);
}
