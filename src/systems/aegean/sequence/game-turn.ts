import { define, type Act } from '../aegean';
import * as told from '../facts/turn';
import { SIDES } from '../side';
import { impulse } from './impulse';
import { turnItalianShips } from './italian-check';
import { turnEndsFor } from './arrivals';
import { reinforcements } from './reinforcements';
import { throwOn } from './throw';
import { scenarioCalled } from '../set-up';
import { endCap, turnCap } from './cap';

function beginTurn(c: Act): void {
  const { world, data } = c;
  const { dates } = scenarioCalled(data, world.scenario);
  const turn = world.clock.turn + 1;
  Object.assign(world.clock, { turn, impulse: 0, impulses: 0, night: false, first: null, half: null, phase: 'start' });
  world.traffic = { german: {}, allied: {} };
  told.turnBegan(c, { turn, date: dates[turn] ?? '' });
}

/** 4.A1: the sea of the turn. */
function throwSea(c: Act): void {
  const { world, data } = c;
  const { fixed } = scenarioCalled(data, world.scenario);
  const roll = fixed ? undefined : throwOn(c, 'weather', `sea/${world.clock.turn}`, 'sea');
  world.clock.sea = fixed?.sea ?? (roll?.result === 'rough' ? 'rough' : 'calm');
  told.seaThrown(c, { sea: world.clock.sea, ...(roll ? { roll } : {}) });
}

/** 4.A2: how many impulses; the first turn of the campaign always has two. */
function throwImpulses(c: Act): void {
  const { world, data } = c;
  const { turn } = world.clock;
  const { fixed, firstTurn, turns } = scenarioCalled(data, world.scenario);
  const printed = fixed?.impulses[turn] ?? (turn === turns.first ? firstTurn?.impulses : undefined);
  const roll = printed === undefined ? throwOn(c, 'impulses', `impulses/${turn}`, 'impulses') : undefined;
  world.clock.impulses = printed ?? Number(roll?.result);
  told.impulsesThrown(c, { impulses: world.clock.impulses, ...(roll ? { roll } : {}) });
}

/** 4.A3, 5.1: the level is thrown for now; groups come and go in the first German half-impulse. */
function throwLuftwaffe(c: Act): void {
  const { world, data } = c;
  if (scenarioCalled(data, world.scenario).fixed) return;
  const chart = data.charts['luftwaffe-status'];
  const column = chart.columns[chart.columnFor(world.clock.turn)] ?? '';
  const roll = throwOn(c, 'luftwaffe-status', `luftwaffe/${world.clock.turn}`, column);
  world.luftwaffe = Number(roll.result);
  told.luftwaffeThrown(c, { level: world.luftwaffe, roll });
}

/** 4.H: every air unit is ready again and CAP ends; then who is on loan goes (5.9.2). */
function endTurn(c: Act): void {
  Object.assign(c.world.clock, { first: null, half: null, night: false, phase: 'end' });
  for (const side of SIDES) c.world.orders[side].air = [];
  endCap(c);
  turnEndsFor(c);
}

/** One game-turn (4). */
export const gameTurn = define('Game-turn', (s) => [
  s.do('the turn begins', beginTurn),
  s.do('7.7.6 Italian ships', turnItalianShips),
  s.call('8 reinforcements', reinforcements),
  s.do('A1 sea', throwSea),
  s.do('A2 impulses', throwImpulses),
  s.do('A3 Luftwaffe', throwLuftwaffe),
  s.call('A4 CAP', turnCap),
  s.while('impulses', ({ world: { clock } }) => clock.impulse < clock.impulses, [s.call('Impulse', impulse)], 6),
  s.do('H end of the turn', endTurn),
]);
