import { mercuryBids } from './rules/house-bid';
import { walked } from '../../kernel/flow/walked';
import type { Scenario, System } from '../../kernel/system';
import { aaWithheld } from './decisions/aa-fire';
import { allotTargets } from './decisions/allot-targets';
import { alliedCargoLosses, germanCargoLosses } from './decisions/cargo-losses';
import { defensiveBombardment } from './decisions/ground/fire-support';
import { surfaceTarget } from './decisions/surface-target';
import { mercuryBoard } from './board';
import { BOARD_PARTS } from './board-parts';
import { botAhead } from './bot/ahead';
import { mercuryBot } from './bot/bot';
import type { ChartId } from './data/load';
import type { Mercury, MercuryData } from './mercury';
import { worldFaults } from './faults';
import type { GameTurn } from './data/schedule';
import { turnOf } from './rules/03-turn';
import { FACTS, mercuryWords } from './facts/words';
import { printSide, Say } from './facts/say';
import { markedPlace } from './view/ground-lines';
import { scrambled } from './scramble';
import { mercurySearched } from './search/searched';
import { mercuryGlossary } from './orders/glossary';
import { everyName } from './orders/names';
import { campaignGame, campaignTurn } from './sequence/campaign-game';
import { groundGame, groundTurn } from './sequence/ground-game';
import { navalGame, navalTurn } from './sequence/naval-game';
import { campaignOptions, campaignSetUp, groundSetUp, navalSetUp } from './set-up';
import { inGame } from './decisions/at-sea';
import { neverInGame } from './orders/never';
import { mercuryTwins, PROBES } from './twins';
import { hiddenToTheEnd } from './view/laid-open';
import { aboutGround, aboutNaval, tally } from './view/about';
import { positionLines, scoreLines } from './view/lines';
import { mercuryGlance, mercuryView, openView } from './view/view';

/** A campaign has all of it: kinds are listed in the order of its game-turn. */
const { procedures, decisions } = walked(campaignGame, navalGame, groundGame);
/** `bombard` alone is an order of the Bombardment Phase, also where an assault may be asked about before it. */
const inOrder = (all: typeof decisions): typeof decisions => [
  ...all.filter((one) => one !== defensiveBombardment),
  defensiveBombardment,
];

/** What may be asked in the other's moves while aircraft attack ships, and while ships fight. */
const AIR_SHEET = [allotTargets.kind, aaWithheld.kind];
const SEA_SHEET = [surfaceTarget.kind, germanCargoLosses.kind, alliedCargoLosses.kind];

/**
 * Versions whose worlds stayed as they were, in their order, up to the one of today.
 * 1.1.0 adds the scenarios on the hex map and tells more of orders given in advance.
 * 1.2.0 asks more, and all of it answers itself: the order of the combats and Special Assaults, whether
 * engineers use their effects. Aircraft that may support an attack do so by default: nothing else is left for them.
 * 1.4.0 mends convoys without ships, the way aboard and the Suda Command: other answers.
 * 1.5.0 asks the German who lands from convoys without ships, and lets more units of a stack find room.
 * 1.6.0 writes down in which game-turn a unit is eliminated; of those lost before it is not known.
 * 1.7.0 lets losses of a convoy and aboard ships fall by default where they cost least, and convoys without ships wait
 * only for what had no room; in silence an HQ does not come back into an enemy zone of control.
 * 1.8.0: without ships a convoy goes back from a port that falls, and enters none that its side has left; by default the
 * Task Force engages that fires strongest at ships, and aircraft attack no known decoy.
 * 1.9.0 tells why an order given in advance was not legal beside those that answered.
 * 1.10.0 takes of lists in advance as many as find room, and by default nobody advances who guards
 * guns or an HQ alone, and an HQ leads only for a column.
 * 1.11.0: in silence a convoy turns back for steps that it lost at sea too.
 */
const VERSIONS = [
  '1.0.0',
  '1.1.0',
  '1.2.0',
  '1.3.0',
  '1.4.0',
  '1.5.0',
  '1.6.0',
  '1.7.0',
  '1.8.0',
  '1.9.0',
  '1.10.0',
  '1.11.0',
];
const MIGRATIONS = VERSIONS.slice(1).map((to, i) => ({
  from: VERSIONS[i] as string,
  to,
  world: <W>(world: W): W => world,
}));

/** Operation Mercury, with the charts, counters and maps of `data`. */
export function mercurySystem(data: MercuryData): System<Mercury> {
  const say = new Say(data);
  const scenarios = [...groundScenarios(data), ...navalScenarios(data), ...campaigns(data)];
  return {
    id: 'mercury',
    name: 'Operation Mercury',
    version: '1.11.0',
    data,
    scenarios,
    ...{ procedures, decisions: inOrder(decisions) },
    reactions: [],
    migrations: MIGRATIONS,
    names: everyName(data),
    glossary: mercuryGlossary,
    seatName: printSide,
    view: mercuryView,
    outside: (world) => openView(world, data),
    moment: (view) => turnOf(data, view.turn).name,
    date: (view) => dateOf(turnOf(data, view.turn)),
    sheet: (scenario) =>
      data.groundScenarios.some((s) => s.id === scenario)
        ? null
        : data.navalScenarios.find((s) => s.id === scenario)?.germans.length
          ? [...AIR_SHEET, ...SEA_SHEET]
          : AIR_SHEET,
    planScope: (world) => `turn ${world.turn}`,
    turnBegins: FACTS.turnBegins,
    practice: {
      scenario: '1',
      seat: 'german',
      begins: 'mercury.ground-movement',
      occasion: 2,
      always: 'always support: guns',
    },
    tell: (fact) => FACTS.tell(fact, say),
    marks: (facts) => FACTS.marks(facts, say),
    placeName: (at) => markedPlace(at, data),
    score: (view) => scoreLines(view),
    tally: (view) => tally(view, data),
    laidOpen: (world) => hiddenToTheEnd(world, data),
    chartName: (id) => data.charts[id as ChartId]?.name ?? id,
    lines: (view, before) => positionLines(view, data, before),
    boardParts: BOARD_PARTS,
    board: (board) => mercuryBoard(data, board),
    words: mercuryWords(data),
    faults: (world, step) => worldFaults(world, data, step),
    rulesWords: data.rulesWords,
    never: neverInGame,
    inGame,
    bot: mercuryBot,
    botAhead,
    bids: mercuryBids,
    searched: { ...mercurySearched, glance: mercuryGlance },
    probes: PROBES,
    scramble: (world, seat, pick) => scrambled(world, seat, data, pick),
    twins: mercuryTwins(data),
  };
}

const PARTS: Record<GameTurn['part'], string> = { AM: 'morning', PM: 'afternoon', Night: 'night' };

/** `20 May, morning`: a game-turn of eight hours (3.2). */
const dateOf = ({ date, part }: GameTurn): string => `${date.replace('-', ' ')}, ${PARTS[part]}`;

const turnsOf = ({ first, last }: { first: number; last: number }): number => last - first + 1;

function navalScenarios(data: MercuryData): Scenario<Mercury>[] {
  const atSeaOnly = data.navalScenarios.filter((s) => !data.groundScenarios.some((g) => g.id === s.id));
  return atSeaOnly.map((scenario) => ({
    ...{ id: scenario.id, name: scenario.name, rule: scenario.rule, about: aboutNaval(scenario, data) },
    ...(scenario.ours === null ? {} : { ours: scenario.ours }),
    seats: ['german', 'allied'],
    setUp: (loaded, options) => ({ ...navalSetUp(loaded, scenario, options), placing: true }),
    root: navalGame,
    turn: navalTurn,
    ...{ exchangesPerTurn: scenario.id === '4' ? 5 : 6, gameTurns: turnsOf(scenario) },
  }));
}

function groundScenarios(data: MercuryData): Scenario<Mercury>[] {
  const withoutCampaign = data.groundScenarios.filter((s) => s.campaign === null);
  return withoutCampaign.map((scenario) => ({
    ...{ id: scenario.id, name: scenario.name, rule: scenario.rule, about: aboutGround(scenario, data) },
    seats: ['german', 'allied'],
    setUp: (loaded, options) => groundSetUp(loaded, scenario, options),
    root: groundGame,
    turn: groundTurn,
    ...{ exchangesPerTurn: 3, gameTurns: turnsOf(scenario) },
  }));
}

function campaigns(data: MercuryData): Scenario<Mercury>[] {
  const scenarios = data.groundScenarios.filter((s) => s.campaign !== null);
  return scenarios.map((scenario) => ({
    ...{ id: scenario.id, name: scenario.name, rule: scenario.rule, about: aboutGround(scenario, data) },
    seats: ['german', 'allied'],
    options: campaignOptions(scenario),
    setUp: (loaded, options) => campaignSetUp(loaded, scenario, options),
    root: campaignGame,
    turn: campaignTurn,
    ...{ exchangesPerTurn: 4, gameTurns: turnsOf(scenario) },
  }));
}
