import type { HexId } from '../../../hex/hex';
import { boardOf, strengthsOf, type Board, type Unit } from '../rules/03-board';
import { SIDES, type Side, type SlouchHatsData, type World } from '../slouch-hats';

/** Columns and modifiers together by which a roll on the Vichy Surrender Table stands even (18.32), and those that are much more or less. */
const [EVEN, MUCH] = [4.5, 4];
/** What a city more is worth on the Table, in modifiers; a modifier costs so many Victory Points (18.14a). */
const CITY = 2;
/** Of the value, what the two forces themselves count; the rest is what the Table says. */
const BY_FORCE = 0.2;
/** How sure a place is that is held now, at the beginning of a game and at its end. */
const SURE = { first: 0.4, last: 0.95 };
const NEAR = 4;

interface Force {
  at: HexId;
  strength: number;
  side: Side;
}

/** What a running game is worth to `seat`, -1 to 1: how likely Vichy surrenders (18.3), by cities, points and forces. */
export function value(world: World, seat: Side, data: SlouchHatsData): number {
  const board = boardOf(world, data);
  const forces = forcesOn(board);
  const held = heldBy(board, forces);
  const cities = data.victory.surrender.cities.reduce((n, hex) => n + held(hex), 0);
  const { allied, axis } = world.surrenderModifiers;
  const points = pointsOf(world, data, held);
  const bought = (points.allied - points.axis) / data.victory.costs['surrender-modifier'];
  const table = Math.tanh((CITY * cities + allied - axis + bought - EVEN) / MUCH);
  const sum = (side: Side): number => forces.reduce((n, one) => n + (one.side === side ? one.strength : 0), 0);
  const [mine, his] = [sum('allied'), sum('axis')];
  const force = Math.tanh((2 * (mine - his)) / Math.max(1, mine + his));
  const forAllied = (1 - BY_FORCE) * table + BY_FORCE * force;
  return seat === 'allied' ? forAllied : -forAllied;
}

const strengthOf = (unit: Unit): number =>
  (strengthsOf(unit).attack + strengthsOf(unit).defence) / 2 + (unit.counter.artillery?.support ?? 0) / 2;

const forcesOn = (board: Board): Force[] =>
  SIDES.flatMap((side) =>
    board.stacksOf(side).map(([at, units]) => ({
      ...{ at, side },
      strength: units.reduce((sum, unit) => sum + strengthOf(unit) * (unit.outOfSupply ? 1 / 2 : 1), 0),
    })),
  );

/** How likely the Allied player holds a place later: by whose it is, and by who stands near. */
function heldBy(board: Board, forces: readonly Force[]): (hex: HexId) => number {
  const { world, data } = board;
  const turns = data.turns.filter(({ scenarios }) => scenarios.includes(world.scenario)).length;
  const left = data.turns.slice(world.turn).filter(({ scenarios }) => scenarios.includes(world.scenario)).length;
  const sure = SURE.first + (SURE.last - SURE.first) * (1 - left / Math.max(1, turns));
  return (hex) => {
    let [allied, all] = [0, 1];
    const now = board.friendlyTo(hex) === 'allied' ? 1 : 0;
    for (const { at, strength, side } of forces) {
      const away = board.ground.map.grid.distance(at, hex);
      if (away > NEAR) continue;
      const weight = strength / (1 + away);
      all += weight;
      if (side === 'allied') allied += weight;
    }
    const near = now === 1 ? (allied + 1) / all : allied / all;
    return sure * now + (1 - sure) * Math.min(1, near);
  };
}

/** Unspent Victory Points of each side, with those that it would score by what it holds and has beaten (18.12). */
function pointsOf(world: World, data: SlouchHatsData, held: (hex: HexId) => number): Record<Side, number> {
  const points = { ...world.victoryPoints };
  for (const item of data.victory.items) {
    const chance = (side: Side, hex: HexId): number => (side === 'allied' ? held(hex) : 1 - held(hex));
    for (const side of SIDES) {
      const each = item.points[side];
      if (item.kind === 'lost') points[side] += (each * (world.losses[item.id] ?? 0)) / item.per;
      else if (item.kind === 'held' || (item.kind === 'place' && !world.scored[side].includes(item.id)))
        points[side] += each * chance(side, item.hex);
    }
  }
  return points;
}
