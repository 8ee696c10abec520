import { turnBegan } from '../facts/game';
import { groundScenarioOf, isNight, turnOf } from '../rules/03-turn';
import { groundMovementPhase } from '../rules/ground/ground-movement';
import { phaseEnd } from '../rules/ground/phase-end';
import { groundVictory } from '../rules/14-victory';
import { type Act, define, type HexId, type Side } from '../mercury';
import { bombardmentPhase, specialBombardment } from './bombardment-phase';
import { declaredCombats } from './combat-phases';
import { endGame } from './end-of-game';
import { type Airlanding, chooseAirlanding } from '../decisions/ground/airlanding';
import { groupsLeft, landByAir, openAirfields } from '../rules/ground/06-5-airlanding';
import { groundIn } from '../rules/ground/ground';
import { airAllocation } from '../decisions/air-allocation';
import { readiness } from '../rules/12-airpower';
import { endInterdiction } from '../rules/12-missions';
import { placeMilitia, replaceHqs } from '../decisions/ground/placements';
import { militiaRolls } from '../rules/ground/13-6-militia';
import { endTurn, isMorning, rally, readyGuns, recoverFatigue } from '../rules/ground/recovery';
import { dropWaits } from '../facts/drops';
import { chooseDrops, type Paradrop } from '../decisions/ground/paradrop';
import { waveTargets } from '../decisions/ground/wave-targets';
import { orderSpecialAssaults } from '../decisions/ground/combat-orders';
import { dropsDue, dropUnit, markDroppedGuns } from '../rules/ground/06-2-landing';
import { hexesToAssault } from '../rules/ground/06-4-airborne-retreat';
import { specialAssault } from '../rules/ground/06-4-special-assault';

/** The side whose Movement and Combat Segment it is. */
export interface PlayerSegment {
  side: Side;
}

/** 6.5: reinforcements land by day on airfields that were German when the Movement Phase began. */
const airlandingPhase = define<Airlanding>('Airlanding', (s) => [
  s.when('by day', (c) => !isNight(c), [
    s.do('airfields and groups', open),
    s.ask('which units land', chooseAirlanding),
    s.each('landings', 'unit', (c) => (c.local.landings ?? []).map((l) => l.unit), [s.do('land', land)]),
  ]),
]);

/** 3.2 IV.A: placement, drift, landing condition, Special Airborne Assault Combat (6.1 to 6.4). */
const paradropPhase = define<Paradrop>('A Paradrop Phase', (s) => [
  s.do('1 target hexes of the card', place),
  s.ask('1 target hexes by option', waveTargets),
  s.ask('1 target hexes of the Reserve Wave', chooseDrops),
  s.do('1 units that wait', tellWaiting),
  s.call('2 Special Air Bombardment', specialBombardment, (c) => ({
    ...{ side: 'german' as const, drops: Object.values(c.local.drops ?? {}) },
  })),
  s.each('3 landing and drift', 'unit', (c) => Object.keys(c.local.drops ?? {}), [
    s.do('land', (c) => dropUnit(c, c.local.unit ?? '', targetOf(c))),
  ]),
  s.do('4 fire markers', (c) => markDroppedGuns(c, Object.keys(c.local.drops ?? {}))),
  s.ask('5 which Special Assault comes first', orderSpecialAssaults),
  s.each('5 Special Airborne Assault', 'hex', inTheirOrder, [
    s.call('combat', specialAssault, (c) => ({ target: c.local.hex ?? '', force: droppedIn(c, c.local.hex ?? '') })),
  ]),
  s.call('end of the phase', phaseEnd),
]);

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

/** 3.2 II in a game on the hex map: readiness, missions and Interdiction (12.2 to 12.4). At night only readiness (12.23). */
export const groundAirSegment = define('II Air Segment on the map', (s) => [
  s.do("last turn's Interdiction ends", endInterdiction),
  s.do('1-4 Air Unit Readiness', readiness),
  s.when('daylight', (c) => !isNight(c), [s.ask('5-7 allocate missions and interdict', airAllocation)]),
]);

/** 3.2 I.A: the Recovery Phase, in the order of the expanded sequence (9.76, 11.11, 6.33, 13.52, 13.63). */
export const strategicSegment = define<Recovery>('I Strategic Segment', (s) => [
  s.do('A1 units recover from Fatigue', (c) => recoverFatigue(c)),
  s.do('A2 guns are ready again', (c) => readyGuns(c)),
  s.do('A3 dispersed units rally', (c) => rally(c)),
  s.each('A4 replacement HQs', 'side', () => ['german', 'allied'], [s.ask('place them', replaceHqs)]),
  s.when('A5 Greek Militia', isMorning, [
    s.do('roll', (c) => void (c.local.militia = militiaRolls(c))),
    s.ask('place it', placeMilitia),
  ]),
  s.call('end of the phase', phaseEnd),
]);

/** 3.2 V: what ends with the game-turn. */
export const gameRecord = define('V Game Record Segment', (s) => [s.do('what held for this turn', endTurn)]);

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

function open(c: Act<Airlanding>): void {
  const { local } = c;
  const ground = groundIn(c);
  if (local.airfields === undefined) {
    const scenario = groundScenarioOf(c.data, c.world);
    local.airfields = [...(scenario.airlanding?.airfields ?? [])];
    local.groups = groupsLeft(scenario, ground, { turn: c.world.turn, atAthens: c.world.campaign?.athens });
  }
  local.open = openAirfields(ground, local.airfields);
}

function land(c: Act<Airlanding>): void {
  const landing = c.local.landings?.find((l) => l.unit === c.local.unit);
  const field = c.local.open?.find((f) => f.hexes.includes(landing?.at ?? ''));
  if (landing && field) landByAir(c, landing.unit, landing.at, field);
}

interface Recovery {
  side?: Side;
  /** Greek Militia units that come back now. */
  militia?: string[];
}

/** 6.11, 6.12a: who drops now, and the hexes the card gives. */
function place(c: Act<Paradrop>): void {
  const { local } = c;
  if (local.targets === undefined && local.free === undefined)
    Object.assign(local, dropsDue(c.data, groundScenarioOf(c.data, c.world), c.world.turn, groundIn(c)));
  const targets = Object.entries(local.targets ?? {});
  local.drops = Object.fromEntries(targets.flatMap(([hex, units]) => units.map((unit) => [unit, hex])));
}

/** 6.12b: without an HQ on the map the Reserve Wave has no target hex. */
function tellWaiting(c: Act<Paradrop>): void {
  const units = (c.local.free ?? []).filter((id) => c.local.drops?.[id] === undefined);
  if (units.length > 0) dropWaits(c, { units });
}

const targetOf = (c: Act<Paradrop>): HexId => c.local.drops?.[c.local.unit ?? ''] ?? '';

/** Units that dropped this turn and are in a hex now. */
function droppedIn(c: Act<Paradrop>, hex: HexId): string[] {
  const { units } = groundIn(c);
  return Object.keys(c.local.drops ?? {}).filter((id) => units[id]?.at === hex);
}

/** 6.41: hexes that hold both, as the German wants them. */
function inTheirOrder(c: Act<Paradrop>): HexId[] {
  return c.local.assaults ?? hexesToAssault(c, Object.keys(c.local.drops ?? {}));
}
