import { aegeanBids } from './rules/house-bid';
import { once } from '../../kernel/data/once';
import { aegeanGlossary } from './orders/glossary';
import { spelledOut } from './orders/spelled-out';
import { notOfThisKind, notOfThisSide } from './orders/never';
import { walked } from '../../kernel/flow/walked';
import type { JsonObject } from '../../kernel/realm';
import type { Migration, System } from '../../kernel/system';
import type { Aegean } from './aegean';
import { aegeanBoard, BOARD_PARTS } from './board';
import { aegeanBot, aegeanBotAhead } from './bot/bot';
import type { AegeanData } from './data/load';
import { FACTS } from './facts/book';
import { Say } from './facts/say';
import { inGame } from './decisions/in-game';
import { worldFaults } from './faults';
import { everyName, placeName } from './rules/names';
import { scoreLines } from './rules/9-1-points';
import { game } from './sequence/game';
import { gameTurn } from './sequence/game-turn';
import { aegeanSearched } from './search/searched';
import { setUp } from './set-up';
import { printSide, SIDES } from './side';
import { otherPlaces, twinsOf } from './twins';
import { aboutScenario } from './view/about';
import { date, moment, positionLines } from './view/lines';
import { aegeanView, openView } from './view/policies';
import { WORLD } from './world';

/** What facts and worlds of it are made of: made once, since every case is held against it. */
const wordsOf = once((data: AegeanData) => ({
  facts: FACTS.shapes(),
  world: WORLD.shape(data),
  paragraphs: data.paragraphs,
}));

/**
 * 1.1.0 mends rules (whose a station is, craft that load on their way, mines under a withdrawal, who assaults Italians that resist),
 * tells what falls away, and asks less: not about who has come where he marched, nor at each spotted ship where aircraft strike
 * whatever is spotted. 1.2.0 lets ships fight that lie with the enemy's (6.4.1). 1.3.0 mends rules again (who stands with enemies is
 * not carried away, newcomers to whom Italians surrender move on, aircraft of a lost deck land on another, parachutists jump before
 * their plane is lost). Worlds stay as they are. 1.4.0 keeps whom a side has airlifted, whom no ship takes aboard in that
 * half-impulse (6.3.1): of a game that runs nobody is taken to have been.
 */
const MIGRATIONS: readonly Migration[] = [
  { from: '1.0.0', to: '1.1.0', world: (world) => world },
  { from: '1.1.0', to: '1.2.0', world: (world) => world },
  { from: '1.2.0', to: '1.3.0', world: (world) => world },
  {
    ...{ from: '1.3.0', to: '1.4.0' },
    world: (world) => ({ ...(world as JsonObject), airlifted: { german: [], allied: [] } }),
  },
];

/** War in the Aegean, with the charts, counters and map of `data`. */
export function aegeanSystem(data: AegeanData): System<Aegean> {
  const say = new Say(data);
  return {
    ...{ id: 'aegean', name: 'War in the Aegean', version: '1.4.0', data },
    scenarios: data.scenarios.map((scenario) => {
      const { id, name, rule, ours, options, turns } = scenario;
      return {
        ...{ id, name, rule, seats: SIDES, root: game, turn: gameTurn, exchangesPerTurn: 4, options },
        ...(ours === null ? {} : { ours }),
        gameTurns: turns.last - turns.first + 1,
        about: aboutScenario(scenario, data),
        setUp: (loaded: AegeanData, chosen) => setUp(loaded, id, chosen),
      };
    }),
    ...{ ...walked(game), reactions: [] },
    migrations: MIGRATIONS,
    names: everyName(data),
    glossary: aegeanGlossary,
    seatName: printSide,
    view: aegeanView,
    outside: openView,
    moment,
    date: (view) => date(view, data),
    sheet: () => null,
    never: (order, scope) => notOfThisSide(order, scope) ?? notOfThisKind(order, scope),
    spelledOut,
    inGame,
    rulesWords: data.rulesWords,
    planScope: ({ clock }) => (clock.phase === 'set-up' ? 'set-up' : `turn ${clock.turn}`),
    turnBegins: FACTS.turnBegins,
    practice: {
      scenario: 'leros-november',
      seat: 'german',
      begins: 'aegean.missions',
      always: 'always press on: pass',
    },
    tell: (fact) => FACTS.tell(fact, say),
    marks: (facts) => FACTS.marks(facts, say),
    placeName: (at) => placeName(data, at),
    score: (view) => scoreLines(view, data),
    tally: (view) => `Victory Points: ${scoreLines(view, data).at(-1) ?? ''}.`,
    chartName: (id) => Object.values(data.charts).find((chart) => chart.id === id)?.name ?? id,
    lines: (view, before) => positionLines(view, data, before),
    words: () => wordsOf(data),
    boardParts: BOARD_PARTS,
    bot: (kind, q) => aegeanBot(kind, q),
    bids: aegeanBids,
    searched: aegeanSearched,
    botAhead: (kind, q) => aegeanBotAhead(kind, q),
    board: (board) => aegeanBoard(data, board),
    faults: (world, step) => worldFaults(world, data, step),
    probes: ['pass', 'place R/1 at 4930', 'enter Olympus at 3001', 'cap 3522 with Det/74', 'form TF A with Eclipse'],
    scramble: otherPlaces(data),
    twins: twinsOf(data),
  };
}
