import type { JsonObject } from '../../kernel/realm';
import type { AegeanData } from './data/load';
import type { AegeanScenario, Entry } from './data/scenario';
import { noOrders } from './rules/4-turn-orders';
import type { Island } from './map/aegean';
import type { Owner, Side } from './side';
import { WORLD, type BaseState, type Italians, type World } from './world';

/** A scenario's world with everything where silence puts it (8). @throws Error for options it does not know */
export function setUp(data: AegeanData, id: string, chosen: JsonObject = {}): World {
  const scenario = scenarioCalled(data, id);
  const strange = Object.keys(chosen).find((option) => !scenario.options.some((one) => one.id === option));
  if (strange !== undefined) throw new Error(`${scenario.name} has no option "${strange}"`);
  const world = nothingYet(data, scenario);
  for (const option of scenario.options) world.options[option.id] = chosen[option.id] === true;
  for (const entry of scenario.setUp) place(world, data, entry);
  for (const { units, cargo, side, ifDie, loading } of scenario.arrivals)
    for (const unit of [...units, ...ifDie, ...cargo])
      if (!isInPlay(world, unit)) bring(world, data, unit, loading[unit] ?? `${side}-not-arrived`);
  placeGarrisons(world, data);
  for (const [ship, { carries }] of data.ships)
    for (const unit of carries) if (world.air[unit] && world.ships[ship]) bring(world, data, unit, ship);
  return world;
}

/** A scenario by its id. @throws Error for one that there is not */
export function scenarioCalled({ scenarios }: AegeanData, id: string): AegeanScenario {
  const found = scenarios.find((one) => one.id === id);
  if (!found) throw new Error(`there is no scenario "${id}"`);
  return found;
}

/** 7.7.2: every port of an island that Italians hold has a garrison, but where a unit of theirs stands. */
export function placeGarrisons(world: World, data: AegeanData): void {
  world.garrisons = data.isles.map.ports
    .filter(({ hex, island }) => world.islands[island] === 'held' && !italiansAt(world, hex))
    .map(({ hex }) => hex);
}

const italiansAt = (world: World, hex: string): boolean =>
  Object.values(world.ground).some(({ at, side }) => at === hex && side === 'italian');

const isInPlay = (world: World, unit: string): boolean =>
  world.ground[unit] !== undefined || world.ships[unit] !== undefined || world.air[unit] !== undefined;

/** The board with no unit on it. */
function nothingYet({ isles }: AegeanData, scenario: AegeanScenario): World {
  const { control } = scenario;
  const bases = [...isles.bases.values()].map(({ id, hex, island, start }): [string, BaseState] => {
    const owner = control ? (control[island] ?? null) : start;
    return [id, { hex, owner, hits: 0 }];
  });
  const islands = [...isles.islands.values()].map(({ id, start }): [string, Italians] => [
    id,
    italiansOf(start, control && (control[id] ?? 'nobody')),
  ]);
  return WORLD.begin({
    ...{ scenario: scenario.id, options: {}, bases: Object.fromEntries(bases), islands: Object.fromEntries(islands) },
    clock: {
      ...{ turn: scenario.turns.first - 1, impulse: 0, impulses: 0, sea: 'calm', night: false, first: null },
      ...{ half: null, phase: 'set-up' },
    },
    ...(scenario.fixed ? { submarines: 'never' } : {}),
    orders: { german: noOrders(), allied: noOrders() },
  });
}

/** Who came to an island before the game began had its Italians surrender to him (10.1). */
function italiansOf(start: Island['start'], controlled: Side | 'nobody' | null): Italians {
  if (start !== 'italian' || controlled === 'nobody') return 'none';
  return controlled === null ? 'held' : `yielded-to-${controlled}`;
}

/** 8.1.1: the Italians of Rhodes are German units from the start. */
function sideOf(data: AegeanData, unit: string): Owner {
  const counter = data.ground.get(unit) ?? data.ships.get(unit);
  return counter?.side === 'italian' && data.ground.get(unit)?.rhodesOnly ? 'german' : (counter?.side ?? 'german');
}

/** A ship that has not been on the map yet. */
const AFRESH = { submerged: 0, stayed: 0, laid: 0, entered: null, from: 0 };

/** Brings a unit into play, in order, ready, and unspotted. @throws Error for what is no counter */
export function bring(world: World, data: AegeanData, unit: string, at: string): void {
  const side = sideOf(data, unit);
  if (data.ground.has(unit))
    world.ground[unit] = { at, side, disrupted: false, yielded: false, assaulted: false, came: null, seen: false };
  else if (data.ships.has(unit)) world.ships[unit] = { at, side, spotted: false, hits: 0, force: null, ...AFRESH };
  else if (data.air.has(unit)) world.air[unit] = { at, ready: true, cap: null, patrol: null };
  else throw new Error(`no counter is called "${unit}"`);
}

function place(world: World, data: AegeanData, { at, side, optional, spotted, yielded, loading }: Entry): void {
  // 8.3.5: whether the battleships come is asked before anything else.
  for (const [unit, where] of Object.entries(at))
    bring(world, data, unit, optional === null ? where : `${side}-not-arrived`);
  for (const [unit, ship] of Object.entries(loading)) bring(world, data, unit, ship);
  for (const unit of Object.keys(at)) {
    const [ship, ground] = [world.ships[unit], world.ground[unit]];
    if (ship) ship.spotted = spotted;
    if (ground && yielded) Object.assign(ground, { yielded, side: 'allied' });
  }
}
