import type { JsonObject } from '../../kernel/realm';
import type { NavalData } from './data/load';
import type { NavalScenario } from './data/scenario';
import { WORLD, type ShipState, type UnitState, type World } from './world';

/** A scenario by its id. @throws Error for one that there is not */
export function scenarioCalled({ scenarios }: NavalData, id: string): NavalScenario {
  const found = scenarios.find((one) => one.id === id);
  if (!found) throw new Error(`there is no scenario "${id}"`);
  return found;
}

/** A ground unit as it comes into play. */
export const freshUnit = ({ ground }: NavalData, id: string, at: string, lost = 0): UnitState => ({
  at,
  lost,
  supply: ground.get(id)?.supply ?? 0,
  hunger: 0,
  fed: 0,
  damage: 0,
  assault: 0,
  moved: false,
  marched: 0,
  activated: false,
  loaded: 0,
  evacuated: false,
  stays: 0,
  nonOp: false,
  since: 0,
});

export const freshShip = (at: string, ready = true, damage = 0): ShipState => ({
  at,
  ready,
  damage,
  left: null,
  assault: 0,
  target: null,
  supported: false,
});

/** The board with no unit on it, before the first turn. */
export function emptyBoard(scenario: NavalScenario): World {
  return WORLD.begin({
    scenario: scenario.id,
    clock: { turn: scenario.turns.first - 1, phase: 'set-up', segment: 'joint' },
    sovietHexes: [...scenario.sovietHexes],
    ...{ ships: {}, units: {}, air: {} },
  });
}

/** A scenario's world with everything where its card puts it. @throws Error for options it does not know */
export function setUp(data: NavalData, id: string, chosen: JsonObject = {}): World {
  const scenario = scenarioCalled(data, id);
  const strange = Object.keys(chosen).find((option) => !scenario.options.some((one) => one.id === option));
  if (strange !== undefined) throw new Error(`${scenario.name} has no option "${strange}"`);
  const world = emptyBoard(scenario);
  world.forts = { ...scenario.forts };
  for (const { unit, at, lost } of scenario.standing) world.units[unit] = freshUnit(data, unit, at, lost);
  const agreed = scenario.options.filter((one) => chosen[one.id] === true);
  if (agreed.length > 0) world.options = agreed.map((one) => one.id);
  for (const { id: ship, at, ready, damage } of [...scenario.ships, ...agreed.flatMap(({ ships }) => ships)])
    world.ships[ship] = freshShip(at, ready, damage);
  Object.assign(world.air, scenario.air);
  for (const unit of scenario.spare) world.units[unit] = freshUnit(data, unit, 'to-come');
  for (const { units, ships, air } of scenario.arrivals) {
    for (const unit of units) world.units[unit] = freshUnit(data, unit, 'to-come');
    for (const { id: ship } of ships) world.ships[ship] = freshShip('to-come', false);
    for (const plane of air) world.air[plane] = 'to-come';
  }
  return world;
}
