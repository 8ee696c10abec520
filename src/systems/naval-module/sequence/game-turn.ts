import { define } from '../naval-module';
import type { Act } from '../naval-module';
import { weatherOf } from '../data/weather';
import * as told from '../facts/turn';
import { Board } from '../rules/board';
import { dateOf } from '../rules/g1-dates';
import { scenarioCalled } from '../set-up';
import type { World } from '../world';
import { airInterdiction, attacksAtSea, shippingAttacks } from './air-phases';
import { airReadiness } from './air-readiness';
import { coastFire } from './coast-fire';
import { interphase } from './interphase';
import { groundMovement } from './marching';
import { navalReadiness } from './readiness';
import { navalMovement } from './sailing';
import type { Sailing } from './sailing';
import { throwOn } from './throw';

type Segment = World['clock']['segment'];
const phase =
  (name: string, segment: Segment) =>
  ({ world }: Act): void =>
    void Object.assign(world.clock, { phase: name, segment });

function beginTurn(c: Act): void {
  const { world } = c;
  const turn = world.clock.turn + 1;
  Object.assign(world, { clock: { turn, phase: 'Weather', segment: 'joint' }, ledger: {}, captured: [] });
  told.turnBegan(c, { turn, date: dateOf(turn) });
}

/** G68: fixed by the scenario, or thrown for. */
function weather(c: Act): void {
  const { world, data } = c;
  const { weather: fixed, climate } = scenarioCalled(data, world.scenario);
  const printed = fixed.get(world.clock.turn);
  const roll = printed ? undefined : throwOn(c, 'weather', `weather/${world.clock.turn}`, climate);
  world.weather = printed ?? weatherOf(roll?.result ?? 'Dry');
  told.weatherThrown(c, { ...world.weather, ...(roll ? { roll } : {}) });
}

/** G11: what the scenario brings in this turn. */
function reinforce(c: Act): void {
  const { world, data } = c;
  const due = scenarioCalled(data, world.scenario).arrivals.filter(({ turn }) => turn === world.clock.turn);
  for (const { side, at, units, ships, air } of due) {
    for (const id of units) Object.assign(world.units[id] ?? {}, { at, since: world.clock.turn });
    for (const { id, at: port, ready, damage } of ships)
      Object.assign(world.ships[id] ?? {}, { at: port, ready, damage });
    for (const id of air) world.air[id] = 'ready';
    const all = [...units, ...ships.map(({ id }) => id), ...air];
    if (all.length > 0)
      told.arrived(c, { side, at: new Board(world, data).data.waters.portAt(at)?.id ?? at, units: all });
  }
}

const motorized = (): Sailing => ({ phase: 'motorized', orders: [], voyages: [] });
const movement = (): Sailing => ({ phase: 'movement', orders: [], voyages: [] });

/** 10 of G11: raids on ships. */
const axisSegment = define('Axis Segment', (s) => [
  s.do('7 Movement', phase('Axis Movement', 'axis')),
  s.call('7 ground movement', groundMovement, () => ({ side: 'axis' as const, phase: 'movement' as const, moves: [] })),
  s.do('10 Combat', phase('Axis Combat', 'axis')),
  s.call('31.2 raids', shippingAttacks, () => ({ missions: [] })),
  s.do('11 Motorized Movement', phase('Axis Motorized Movement', 'axis')),
  s.call('11 ground movement', groundMovement, () => ({
    side: 'axis' as const,
    phase: 'motorized' as const,
    moves: [],
  })),
]);

/** 13, 15 and 17 of G11: what the Soviet does at sea, and what flies against it between. */
const sovietSegment = define('Soviet Segment', (s) => [
  s.do('13 Motorized Movement', phase('Motorized Movement', 'soviet')),
  s.call('13 ground movement', groundMovement, () => ({
    side: 'soviet' as const,
    phase: 'motorized' as const,
    moves: [],
  })),
  s.call('13 naval movement', navalMovement, motorized),
  s.do('15 Reaction', phase('Axis Reaction', 'soviet')),
  s.call('31.2 raids at sea', attacksAtSea, () => ({ missions: [] })),
  s.do('16 Combat', phase('Soviet Combat', 'soviet')),
  s.call('27.12 coast fire', coastFire, () => ({ fires: [] })),
  s.do('17 Movement', phase('Movement', 'soviet')),
  s.call('17 ground movement', groundMovement, () => ({
    side: 'soviet' as const,
    phase: 'movement' as const,
    moves: [],
  })),
  s.call('17 naval movement', navalMovement, movement),
]);

/** One game-turn (G11). */
export const gameTurn = define('Game-turn', (s) => [
  s.do('the turn begins', beginTurn),
  s.do('1 Weather', weather),
  s.do('2 Reinforcement', reinforce),
  s.do('3 Air Readiness', airReadiness),
  s.do('4 the phase', phase('Air Interdiction', 'joint')),
  s.call('4 Air Interdiction', airInterdiction, () => ({ missions: [] })),
  s.do('5 the phase', phase('Naval Readiness', 'joint')),
  s.call('5 Naval Readiness', navalReadiness, () => ({ repaired: [] })),
  s.segment('7 to 12', 'axis', axisSegment, () => ({})),
  s.segment('13 to 19', 'soviet', sovietSegment, () => ({})),
  s.do('20 the phase', phase('Interphase', 'joint')),
  s.call('20 Interphase', interphase),
]);
