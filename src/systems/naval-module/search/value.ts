import type { HexId } from '../../../hex/hex';
import type { NavalData } from '../data/load';
import { Board, type Unit } from '../rules/board';
import { isCombatUnit, attackOf, defenceOf } from '../rules/g13-units';
import { levelsOf } from '../rules/g94-points';
import { CITY, PLACES } from '../rules/special';
import { scenarioCalled } from '../set-up';
import type { Side } from '../side';
import type { World } from '../world';

/** Of the value, what the two forces themselves count; the rest is what the points will come to (G94). */
const BY_FORCE = 0.1;
const NEAR = 3;
/** How likely who is aboard lands, and who is still to be carried off will be. */
const [ABOARD, ASHORE] = [0.7, 0.35];
/** How sure a place is that is held now. */
const SURE = 0.6;
const ODESSA = 'O0910';

/** What a running game is worth to `seat`, -1 to 1: by the Soviet points that it is likely to end with, between the levels of the scenario (G94). */
export function value(world: World, seat: Side, data: NavalData): number {
  const board = new Board(Object.freeze({ ...world }), data);
  const levels = levelsOf(scenarioCalled(data, world.scenario), world);
  const from = (level: string): number => levels.find((one) => one.level === level)?.from ?? 0;
  const [low, high] = [from('drawn'), levels[levels.findIndex(({ level }) => level === 'drawn') - 1]?.from ?? 0];
  const much = Math.max(4, (from('Soviet decisive') - from('Axis')) / 2);
  const points = Math.tanh((expected(board, world, data) - (low + high) / 2) / much);
  const sum = (side: Side): number => board.onHexes(side).reduce((all, unit) => all + strengthOf(unit), 0);
  const [mine, his] = [sum('soviet'), sum('axis')];
  const forSoviet = (1 - BY_FORCE) * points + BY_FORCE * Math.tanh((2 * (mine - his)) / Math.max(1, mine + his));
  return seat === 'soviet' ? forSoviet : -forSoviet;
}

const strengthOf = (unit: Unit): number => (isCombatUnit(unit.counter) ? (attackOf(unit) + defenceOf(unit)) / 2 : 0);

/** Points scored so far, and those that places, cargo and damage are likely to bring. */
function expected(board: Board, world: World, data: NavalData): number {
  const { points } = scenarioCalled(data, world.scenario);
  const scored = world.scored.reduce((sum, { vp }) => sum + vp, 0);
  const damage = board.ships('soviet').reduce((sum, ship) => sum + (ship.at === 'lost' ? 0 : ship.damage), 0);
  const places = placesOf(world, data).reduce((sum, [hex, vp]) => sum + vp * heldBy(board, hex), 0);
  const cargo = board.units('soviet').reduce((sum, unit) => sum + cargoOf(world, data, unit), 0);
  return scored + places + cargo + damage * (points['damage'] ?? 0);
}

/** Places that bring points while they are Soviet, with what they may bring yet. */
function placesOf(world: World, data: NavalData): (readonly [HexId, number])[] {
  const { points, turns } = scenarioCalled(data, world.scenario);
  const left = Array.from({ length: Math.max(0, turns.last - world.clock.turn + 1) }, (_, n) => world.clock.turn + n);
  if (world.scenario === 'odessa')
    return [[ODESSA, left.reduce((sum, turn) => sum + (points[`hold-${turn}`] ?? 0), 0)]];
  if (world.scenario === 'sevastopol') return [[CITY, left.length * (points['city'] ?? 0)]];
  return Object.entries(PLACES).map(([item, hex]) => [hex, points[item] ?? 0] as const);
}

/** What a unit may bring yet by being carried where the scenario wants it (28.1, G94). */
function cargoOf(world: World, data: NavalData, { id, at, counter, supply = 0 }: Unit): number {
  const { points, turns, standing } = scenarioCalled(data, world.scenario);
  const aboard = world.ships[at] !== undefined;
  if (world.scenario === 'odessa') {
    const from = standing.find(({ unit }) => unit === id)?.at ?? '';
    if (!from.startsWith('O') || world.landed.includes(id) || !isCombatUnit(counter)) return 0;
    const late = (turns.last - world.clock.turn) / Math.max(1, turns.last - turns.first);
    const chance = aboard ? ABOARD : at.startsWith('O') ? ASHORE * late : 0;
    return chance * counter.points * (points['landed'] ?? 0);
  }
  if (!aboard || world.scenario !== 'sevastopol') return 0;
  if (counter.supply > 0) return ABOARD * supply * (points['supplies'] ?? 0);
  return counter.type === 'zap' || counter.size === 'bde' ? ABOARD * counter.points * (points['landed'] ?? 0) : 0;
}

/** How likely a place is Soviet later: by whose it is, and by who stands near. */
function heldBy(board: Board, hex: HexId): number {
  const { grid } = board.data.waters.map;
  let [soviet, all] = [0, 0.5];
  for (const side of ['soviet', 'axis'] as const)
    for (const unit of board.onHexes(side)) {
      const away = grid.distance(unit.at, hex);
      if (away > NEAR) continue;
      const weight = strengthOf(unit) / (1 + away);
      all += weight;
      if (side === 'soviet') soviet += weight;
    }
  const now = board.holder(hex) === 'soviet' ? 1 : 0;
  return SURE * now + (1 - SURE) * Math.min(1, (soviet + now / 2) / all);
}
