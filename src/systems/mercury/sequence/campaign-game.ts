import { turnBegan } from '../facts/game';
import { groupConvoys } from '../decisions/convoys/group-convoys';
import { planAgain, planConvoys } from '../decisions/convoys/plan-convoys';
import { germanSetUp } from '../decisions/german-set-up';
import { alliedSetUp } from '../decisions/regroup';
import { type Act, define } from '../mercury';
import { groundScenarioOf, isNight, playedAtSea, turnOf } from '../rules/03-turn';
import { drawMarkers, showMarkers } from '../rules/16-3-task-forces';
import { shipsArrive } from '../rules/16-4-ports';
import { determineEvacuation, lastTurn } from '../rules/20-1-evacuation';
import { automaticVictory, campaignVictory } from '../rules/22-campaign-victory';
import { alliedNavalMovement, beginSeaTurn, germanNavalMovement, portRefit } from './naval-game';
import { endGame } from './end-of-game';
import { gameRecord, groundAirSegment, playerSegment, strategicSegment } from './ground-game';
import { alliedScreen } from '../rules/23-1-screen';
import { amphibiousLandingPhase } from './amphibious-landing';
import { firstNavalCombat, secondNavalCombat } from './naval-combat';
import { alliedOptions, germanOptions } from '../decisions/variants/taking';
import { tymbakionBattalion } from '../decisions/variants/battalion';
import { stationTanks } from '../decisions/variants/tanks';
import { anyTaken, showOptions, tellTotal } from '../rules/23-4-variants';
import { alliedCargoLosses, germanCargoLosses } from '../decisions/cargo-losses';
import { convoyArrivals, lostUnit } from '../decisions/convoys/arrivals';
import { sendOneConvoy, type Sent } from '../decisions/convoys/send-convoy';
import { alliedConvoysLeave, sendConvoy } from '../rules/21-1-allied-convoys';
import { type Arriving, dueNow, endArrival, revealMarkers, rollArrival } from '../rules/21-3-german-convoys';
import { germanConvoysLeave, stepsOffCrete } from '../rules/21-3-arrivals';
import { alliedReserves, germanReserves, supplyFlights } from '../decisions/ground/expend-reserves';
import { storeReserves } from '../decisions/ground/store-reserves';
import { type Abandoned, abandonReserves, adjustSupply, removeExpended } from '../rules/15-2-reserve';
import { isMorning } from '../rules/ground/recovery';
import { unloading, type Unloads } from '../decisions/unloading';
import { coastalSteamer } from '../decisions/coastal-steamer';

const atSea = (c: Act): boolean => playedAtSea(c.data, c.world);
const withoutShips = (c: Act): boolean => !atSea(c);

/** One side unloads (expanded sequence III.G1, G3). */
const unloadingOf = define<Unloads>('Unloading of a side', (s) => [s.ask('unload', unloading)]);

/** Expanded sequence III.G2, in Night turns of games with its option (17.5). */
const coastalSteamerMove = define('G2 Coastal Steamer', (s) => [s.ask('Allied Coastal Steamer', coastalSteamer)]);

/** Expanded sequence III.G: first the Allied player and his steamer, then the German (17.37, 17.52); without ships too (21.1). */
const unloadingPhase = define('G Naval Unloading Phase', (s) => [
  s.call('1 Allied units and RSCs', unloadingOf, () => ({ side: 'allied' as const })),
  s.when('2 at night', isNight, [s.call('Coastal Steamer', coastalSteamerMove)]),
  s.call('3 German units and RSCs', unloadingOf, () => ({ side: 'german' as const })),
]);

/** 3.2 III in a campaign. */
const campaignNavalSegment = define('III Naval Segment of a campaign', (s) => [
  s.call('A Port Refit', portRefit),
  s.call('B Allied Naval Movement', alliedNavalMovement),
  s.call('C First Naval Combat', firstNavalCombat, () => ({ searches: [], raids: [] })),
  s.call('D German Naval Movement', germanNavalMovement),
  s.call('E Second Naval Combat', secondNavalCombat),
  s.call('F Amphibious Landing', amphibiousLandingPhase),
  s.call('G Naval Unloading', unloadingPhase),
  // The steamer sails in G2; games that were asked for it here stand in this block.
  s.when('at night', () => false, [s.call('Coastal Steamer', coastalSteamerMove)]),
  s.do('Allied screen', alliedScreen),
]);

/** 21.33: one German convoy at the place it is bound for. */
const convoyArrival = define<Arriving>('Arrival of a convoy', (s) => [
  s.do('roll', (c) => void Object.assign(c.local, rollArrival(c, c.local.contact))),
  s.when('half of the steps', (c) => c.local.half !== undefined, [
    s.askAll('steps affected', [germanCargoLosses, alliedCargoLosses]),
  ]),
  s.do('result', (c) => endArrival(c, c.local)),
]);

/** 21.0: what the Naval Segment is without ships: convoys arrive by the tables, then land and unload. */
const convoySegment = define<Convoys>('III Convoys without ships', (s) => [
  s.ask('F1 an Allied convoy is sent', sendOneConvoy),
  s.do('F1 it arrives or not', (c) => {
    const [sent] = c.local.sent ?? [];
    if (sent) c.local.result = sendConvoy(c, sent.convoy, sent.to);
  }),
  s.when('F1 a unit is lost', (c) => c.local.result?.startsWith('R1') ?? false, [s.ask('which', lostUnit)]),
  s.do('F2 markers that are due', revealMarkers),
  s.ask('F2 where they arrive', convoyArrivals),
  s.each('F2 convoys', 'contact', (c) => dueNow(c.world).map((g) => g.contact), [
    s.call('arrival', convoyArrival, (c) => arriving(c.local.contact ?? 0)),
  ]),
  s.do('F2 who lies off Crete', (c) => void (c.local.aboard = stepsOffCrete(c.world))),
  s.call('F Amphibious Landing', amphibiousLandingPhase),
  s.call('G Naval Unloading', unloadingPhase),
  s.do('emptied convoys leave', (c) => {
    alliedConvoysLeave(c);
    germanConvoysLeave(c, c.local.aboard);
  }),
  s.ask('markers used again', planAgain),
]);

/** 3.2 I.B: reserves are stored, expended and flown in, then each sector's supply is rolled for (15.1, 15.2). */
const supplyPhase = define<Abandoned>('I.B Supply Phase', (s) => [
  s.when('1 RSCs on hand', (c) => c.world.turn === groundScenarioOf(c.data, c.world).first, [
    s.ask('store them', storeReserves),
  ]),
  s.do('2 RSCs nobody guards', abandonReserves),
  s.when('3 AM', isMorning, [
    s.do('expended RSCs leave', removeExpended),
    s.askAll('RSCs to expend', [germanReserves, alliedReserves]),
  ]),
  s.ask('4 supply flown in', supplyFlights),
  s.do('5 adjustment rolls', adjustSupply),
]);

/** 3.2 I.C: from game-turn 14 the Allied player may be ordered off the island (20.11). */
const evacuationPhase = define('I.C Evacuation Determination Phase', (s) => [s.do('check', determineEvacuation)]);

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

/** 23.42 to 23.45, before set-up: the German takes options and tells their total, the Allied player takes his, both are shown. */
const campaignVariants = define('Campaign variants', (s) => [
  s.ask('German options', germanOptions),
  s.do('the total is told', tellTotal),
  s.when('the German took any', anyTaken, [s.ask('Allied options', alliedOptions)]),
  s.do('both are shown', showOptions),
  s.ask('battalion at Tymbakion', tymbakionBattalion),
  s.ask('tanks at Maleme', stationTanks),
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

/** Local values of the segment. */
interface Convoys {
  /** The Allied convoy that is sent, and the printed result. */
  sent?: Sent[];
  result?: string;
  contact?: number;
  /** Steps aboard German convoys that have arrived, before they land and unload. */
  aboard?: Record<string, number>;
}

const arriving = (contact: number): Arriving => ({
  ...{ contact, result: '', germanLosses: 0, alliedLosses: 0 },
  chosen: { german: [], allied: [] },
});
