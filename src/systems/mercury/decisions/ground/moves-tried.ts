import { type Ask, distance, type HexId } from '../../mercury';
import { boxAt, type PlaceId } from '../../rules/ground/04-boxes';
import type { Field, Mover } from '../../rules/ground/04-field';
import { waysOf } from '../../rules/ground/04-goal';
import { follow, isGun, isMover, isWay, moverOf } from '../../rules/ground/04-movement';
import { aimsOf } from '../../view/ground-aims';
import { fieldOf, type GroundMove, moveFaults } from './moves';
import { MOST_STACKING, pointsByHex } from '../../rules/ground/ground';
import { choices, foreseenCombat } from './declared-combats';
import { endsOf } from './move-limits';
import { nameOf, placeName } from '../../orders/ground/names';

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

/** Each move with its way, its points, and what it brings: an enemy zone entered, a fire marker (4.14, 5.21, 11.11). */
export function foreseenMoves(moves: readonly GroundMove[], q: Ask): string[] {
  const field = fieldOf(q);
  return moves.flatMap(({ unit, path, strategic }) => {
    const mover = moverOf(field, unit, strategic);
    const way = isMover(mover) ? follow(field, mover, path) : mover;
    if (!isMover(mover) || !isWay(way)) return [];
    const end = path.at(-1) ?? mover.start;
    const places = [mover.start, ...path].map((place) => placeName(place, q)).join('-');
    const marker = mover.s.unit.fire === 'none' ? 'First Fire' : 'Final Fire';
    return [
      [
        `${nameOf(unit, q)}: ${places}, ${way.spent} of ${mover.points} points`,
        ...(field.zones.has(end) ? ['must stop in an enemy zone of control (5.21)'] : []),
        ...(isGun(mover.s) ? [`gets a ${marker} marker`] : []),
      ].join(', '),
    ];
  });
}

/** Where the moves end, in the view with them done: the room that is left, and the hexes beside them with the odds of all who could attack (4.31, 7.11). */
export function foreseenEnds(moves: readonly GroundMove[], q: Ask): string[] {
  const { ground, side } = fieldOf(q);
  const ends = [...new Map([...endsOf(moves).values()].map((end) => [end, true])).keys()];
  const points = pointsByHex(ground, side, new Map());
  const stacks = ends.flatMap((hex) => {
    const sp = ground.hexes[hex] ? points.get(hex) : undefined;
    return sp === undefined ? [] : [`${hex} then holds ${sp} of ${MOST_STACKING} stacking points`];
  });
  const moved = choices(q).filter(({ able }) => able.some((s) => moves.some((m) => m.unit === s.unit.id)));
  const odds = moved.map(
    ({ target, able }) =>
      `beside you then, all who can: ${foreseenCombat({ target, units: able.map((s) => s.unit.id) }, q)}`,
  );
  return [...stacks, ...odds];
}
