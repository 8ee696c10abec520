import { define, type Act } from '../naval-module';
import { weatherOf } from '../data/weather';
import * as told from '../facts/turn';
import { chooseRefusal } from '../decisions/refuse';
import { Board } from '../rules/board';
import { dateOf } from '../rules/g1-dates';
import type { MovementPhase } from '../rules/28-1-cargo';
import { scenarioCalled } from '../set-up';
import { garrisonOf, sumOf, MOST_POINTS } from '../rules/g13-units';
import { hasSquadron } from '../rules/special-squadron';
import { enemyOf, type Side } from '../side';
import type { World } from '../world';
import { airInterdiction } from './air-mission';
import { airReadiness, navalReadiness } from './readiness';
import { combatOf, combatPhases } from './combat';
import { engineering, worksFor } from './engineering';
import { shelterFlotillas, groundMovement } from './marching';
import { interphase, sovietSurrender } from './interphase';
import { takeWay } from './overrun';
import { navalMovement, type Sailing } from './sailing';
import { sideSupply, supplyOf } from './supply';
import { reinforceSteps, romaniansCalled, stepsDue, submarines, watch, withdrawAircraft } from './scenario-rules';
import { throwOn } from './throw';
import { endAtOnce, decide, hasFallen } from './victory';

type Segment = World['clock']['segment'];
const phase =
  (name: string, segment: Segment) =>
  ({ world }: Act): void => {
    if (world.clock.segment !== segment) Object.assign(world, { fought: [], heard: [] });
    Object.assign(world.clock, { phase: name, segment });
  };

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

/** G15, G22: those that have not come yet for whom there is room where they come: no enemy combat unit, and stacking. Others wait for it. */
function roomFor(board: Board, side: Side, at: string, all: readonly string[]): string[] {
  const come = all.filter((id) => board.position.units[id]?.at === 'to-come');
  if (!board.data.waters.map.sides.has(at)) return come;
  if (garrisonOf(board, enemyOf(side), at).length > 0) return [];
  let room = MOST_POINTS - sumOf(board.unitsAt(side, at), ({ counter }) => counter.points);
  return come.filter((id) => {
    const points = board.data.ground.get(id)?.points ?? 0;
    if (points > room) return false;
    room -= points;
    return true;
  });
}

/** G11: what the scenario brings in this turn, and what could not come before. */
function reinforce(c: Act): void {
  const { world, data } = c;
  const { arrivals } = scenarioCalled(data, world.scenario);
  for (const { turn, side, at, units: all, ships: fleet, air: planes } of arrivals) {
    if (turn > world.clock.turn) continue;
    const [ships, air] = turn === world.clock.turn ? [fleet, planes] : [[], []];
    const units = roomFor(new Board(world, data), side, at, all);
    for (const id of units) Object.assign(world.units[id] ?? {}, { at, since: world.clock.turn });
    for (const { id, at: port, ready, damage } of ships)
      Object.assign(world.ships[id] ?? {}, { at: port, ready, damage });
    for (const id of air) world.air[id] = 'ready';
    const come = [...units, ...ships.map(({ id }) => id), ...air];
    if (come.length > 0) told.arrived(c, { side, at: data.waters.portAt(at)?.id ?? at, units: come });
    // G22, G23: a combat unit takes the hex that it comes to.
    for (const id of units) takeWay(c, side, id, [at]);
  }
}

const motorized = (): Sailing => ({ phase: 'motorized', orders: [], voyages: [] });
const movement = (): Sailing => ({ phase: 'movement', orders: [], voyages: [] });
const withSquadron = ({ world }: Act): boolean => hasSquadron(world);
const ofAxis = (sailing: () => Sailing) => (): Sailing => ({ ...sailing(), side: 'axis' });

const marching = (side: Side, step: MovementPhase) => () => ({ side, phase: step, moves: [] });

/** 7 to 12 of G11. */
const axisSegment = define('Axis Segment', (s) => [
  s.do('7 Movement', phase('Axis Movement', 'axis')),
  s.call('7 ground movement', groundMovement, marching('axis', 'movement')),
  s.when('7 squadron', withSquadron, [s.call('7 naval movement', navalMovement, ofAxis(movement))]),
  s.call('8 Combat', combatPhases, () => combatOf('axis')),
  s.do('10 the watch', watch),
  s.do('10 the fortress', endAtOnce),
  s.do('11 Motorized Movement', phase('Axis Motorized Movement', 'axis')),
  s.call('11 ground movement', groundMovement, marching('axis', 'motorized')),
  s.when('11 squadron', withSquadron, [s.call('11 naval movement', navalMovement, ofAxis(motorized))]),
  s.do('12 Engineering', phase('Axis Engineering', 'axis')),
  s.call('12 engineering', engineering, () => worksFor('axis')),
]);

/** 13 to 19 of G11. */
const sovietSegment = define('Soviet Segment', (s) => [
  s.do('13 Motorized Movement', phase('Motorized Movement', 'soviet')),
  s.call('13 ground movement', groundMovement, marching('soviet', 'motorized')),
  s.call('13 naval movement', navalMovement, motorized),
  s.do('13 the fortress', endAtOnce),
  s.call('14 Combat', combatPhases, () => combatOf('soviet')),
  s.do('16 the fortress', endAtOnce),
  s.do('17 Movement', phase('Movement', 'soviet')),
  s.call('17 ground movement', groundMovement, marching('soviet', 'movement')),
  s.call('17 naval movement', navalMovement, movement),
  s.do('17 the fortress', endAtOnce),
  s.do('17 submarines', submarines),
  s.do('18 Engineering', phase('Engineering', 'soviet')),
  s.call('18 engineering', engineering, () => worksFor('soviet')),
  s.do('19 Surrender', phase('Surrender', 'soviet')),
  s.call('19 surrender', sovietSurrender),
  s.do('19 the fortress', endAtOnce),
]);

/** One game-turn (G11). */
export const gameTurn = define('Game-turn', (s) => [
  s.do('the turn begins', beginTurn),
  s.do('1 Weather', weather),
  s.do('1 flotillas', shelterFlotillas),
  s.do('2 the phase', phase('Reinforcement', 'joint')),
  s.ask('2 refused', chooseRefusal),
  s.do('2 Reinforcement', reinforce),
  s.do('2 aircraft leave', withdrawAircraft),
  s.call('2 steps', reinforceSteps, (c) => stepsDue(c, 'axis')),
  s.do('2 Romanians', romaniansCalled),
  s.do('3 Air Readiness', airReadiness),
  s.do('4 the phase', phase('Air Interdiction', 'joint')),
  s.call('4 Air Interdiction', airInterdiction, () => ({ missions: [] })),
  s.do('5 the phase', phase('Naval Readiness', 'joint')),
  s.call('5 Naval Readiness', navalReadiness, () => ({ repaired: [] })),
  s.when('5 squadron', withSquadron, [
    s.call('5 Axis Naval Readiness', navalReadiness, () => ({ repaired: [], side: 'axis' as const })),
  ]),
  s.do('6 the phase', phase('Supply Status', 'joint')),
  s.call('6 Axis supply', sideSupply, () => supplyOf('axis')),
  s.call('6 Soviet supply', sideSupply, () => supplyOf('soviet')),
  s.segment('7 to 12', 'axis', axisSegment, () => ({})),
  s.segment('13 to 19', 'soviet', sovietSegment, () => ({})),
  s.do('20 the phase', phase('Interphase', 'joint')),
  s.call('20 Interphase', interphase),
]);

const isNotOver = (c: Act): boolean =>
  c.world.clock.turn < scenarioCalled(c.data, c.world.scenario).turns.last && !hasFallen(c);

/** A game, whichever scenario it is. */
export const game = define('Scenario', (s) => [
  s.while('turns', isNotOver, [s.call('Game-turn', gameTurn)]),
  s.do('G94 who wins', decide),
]);
