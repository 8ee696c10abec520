import { turnBegan } from '../facts/game';
import { groupConvoys } from '../decisions/convoys/group-convoys';
import { planConvoys } from '../decisions/convoys/plan-convoys';
import { germanSetUp } from '../decisions/german-set-up';
import { alliedSetUp } from '../decisions/regroup';
import { define, type Act } from '../mercury';
import { playedAtSea, turnOf } from '../rules/03-turn';
import { drawMarkers, showMarkers } from '../rules/16-3-markers';
import { shipsArrive } from '../rules/16-4-ports';
import { lastTurn } from '../rules/20-1-evacuation';
import { automaticVictory, campaignVictory } from '../rules/22-campaign-victory';
import { beginSeaTurn } from './naval-game';
import { campaignNavalSegment } from './campaign-naval-segment';
import { campaignVariants } from './campaign-variants';
import { convoySegment } from './convoy-segment';
import { endGame } from './end-of-game';
import { groundAirSegment } from './ground-air-segment';
import { playerSegment } from './ground-game';
import { gameRecord, strategicSegment } from './strategic-segment';
import { evacuationPhase, supplyPhase } from './supply-phase';

const atSea = (c: Act): boolean => playedAtSea(c.data, c.world);
const withoutShips = (c: Act): boolean => !atSea(c);

/** 3.2: one game-turn of a campaign, all five segments. */
export const campaignTurn = define('Campaign game-turn', (s) => [
  s.do('the turn begins', beginTurn),
  s.call('I.A Recovery', strategicSegment),
  s.call('I.B Supply', supplyPhase),
  s.call('I.C Evacuation', evacuationPhase),
  s.call('II Air Segment', groundAirSegment),
  s.when('ships are played', atSea, [s.call('III Naval Segment', campaignNavalSegment)]),
  s.when('no ships are played', withoutShips, [s.call('III Convoys', convoySegment)]),
  s.segment('IV German player segment', 'german', playerSegment, () => ({ side: 'german' as const })),
  s.segment('IV Allied player segment', 'allied', playerSegment, () => ({ side: 'allied' as const })),
  s.call('V Game Record Segment', gameRecord),
  s.do('no airfield', automaticVictory),
  s.do('the turn ends', (c) => void (c.world.turn += 1)),
]);

/** Scenarios 5 and 6 from set-up to victory (23.2, 23.3). */
export const campaignGame = define('Campaign', (s) => [
  s.when('options may be taken', (c) => c.world.campaign?.variants !== undefined, [
    s.call('Campaign variants', campaignVariants),
  ]),
  s.when('ships are played', atSea, [
    s.do('markers drawn', drawMarkers),
    s.ask('Allied naval set-up', alliedSetUp),
    s.do('markers shown', showMarkers),
    s.ask('German naval set-up', germanSetUp),
  ]),
  s.when('no ships are played', withoutShips, [
    s.askAll('convoys are grouped and planned', [groupConvoys, planConvoys]),
  ]),
  s.while('game-turns', goesOn, [s.call('Game-turn', campaignTurn)]),
  s.do('victory', (c) => endGame(c, campaignVictory, lastTurn(c.data, c.world))),
]);

/** Until the last game-turn of the scenario, or the one with the Evacuation Ends marker (20.12, 23.2, 23.3). */
function goesOn(c: Act): boolean {
  return c.world.turn <= lastTurn(c.data, c.world);
}

function beginTurn(c: Act): void {
  const { no } = turnOf(c.data, c.world.turn);
  if (atSea(c)) {
    beginSeaTurn(c);
    shipsArrive(c);
  }
  turnBegan(c, { turn: no });
}
