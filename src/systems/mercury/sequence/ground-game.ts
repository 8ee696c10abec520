import { turnBegan } from '../facts/game';
import { groundScenarioOf, turnOf } from '../rules/03-turn';
import { groundMovementPhase } from '../rules/ground/ground-movement';
import { phaseEnd } from '../rules/ground/phase-end';
import { groundVictory } from '../rules/14-victory';
import { type Act, define, type Side } from '../mercury';
import { airlandingPhase } from './airlanding';
import { bombardmentPhase } from './bombardment-phase';
import { declaredCombats } from './combat-phases';
import { groundAirSegment } from './ground-air-segment';
import { paradropPhase } from './paradrop-phase';
import { gameRecord, strategicSegment } from './strategic-segment';
import { endGame } from './end-of-game';

/** The side whose Movement and Combat Segment it is. */
export interface PlayerSegment {
  side: Side;
}

/** 3.2 IV: the Movement and Combat Segment of one player. */
export const playerSegment = define<PlayerSegment>('IV Movement and Combat Segment', (s) => [
  s.do('the segment begins', (c) => activate(c, c.local.side)),
  s.when('German', (c) => c.local.side === 'german', [s.call('A Paradrop Phase', paradropPhase)]),
  s.when('landing by air', (c) => c.local.side === 'german', [s.call('B Airlanding', airlandingPhase)]),
  s.call('B Movement Phase', groundMovementPhase, (c) => ({ side: c.local.side })),
  s.call('C Bombardment Phase', bombardmentPhase, (c) => ({ side: c.local.side })),
  s.call('D to G Combat', declaredCombats, (c) => ({ side: c.local.side, refused: [] })),
  s.call('end of G', phaseEnd),
  s.do('the segment ends', (c) => activate(c, null)),
]);

/** 3.2: one game-turn on the hex map without the Naval Segment. */
export const groundTurn = define('Ground game-turn', (s) => [
  s.do('the turn begins', (c) => {
    const { no } = turnOf(c.data, c.world.turn);
    turnBegan(c, { turn: no });
  }),
  s.call('I Strategic Segment', strategicSegment),
  s.call('II Air Segment', groundAirSegment),
  s.segment('IV German player segment', 'german', playerSegment, () => ({ side: 'german' as const })),
  s.segment('IV Allied player segment', 'allied', playerSegment, () => ({ side: 'allied' as const })),
  s.call('V Game Record Segment', gameRecord),
  s.do('the turn ends', (c) => void (c.world.turn += 1)),
]);

/** Scenarios 1 to 3 from the first drop to victory (14.0). */
export const groundGame = define('Ground scenario', (s) => [
  s.while('game-turns', (c) => c.world.turn <= groundScenarioOf(c.data, c.world).last, [
    s.call('Game-turn', groundTurn),
  ]),
  s.do('victory', (c) => endGame(c, groundVictory)),
]);

function activate(c: Act, side: Side | null): void {
  const state = c.world.ground;
  if (state) state.active = side;
}
