import { navalBids, scoreLines } from './rules/g94-points';
import { once } from '../../kernel/data/once';
import { walked } from '../../kernel/flow/walked';
import type { JsonObject } from '../../kernel/realm';
import type { System } from '../../kernel/system';
import { BOARD_PARTS, navalBoard } from './board';
import { navalBotAhead, navalBot } from './bot/bot';
import type { NavalData } from './data/load';
import { inGame } from './decisions/in-game';
import { FACTS } from './facts/book';
import { Say } from './facts/say';
import { worldFaults } from './faults';
import { withLanded } from './migrated';
import type { Naval } from './naval-module';
import { navalGlossary } from './orders/glossary';
import { notOfThisSide } from './orders/never';
import { dateOf } from './rules/g1-dates';
import { everyName, placeName } from './rules/names';
import { game, gameTurn } from './sequence/game-turn';
import { navalSearched } from './search/searched';
import { setUp } from './set-up';
import { printSide, SIDES } from './side';
import { otherPlaces, twinsOf } from './twins';
import { moment, positionLines } from './view/lines';
import { navalView, openView } from './view/policies';
import { WORLD } from './world';

/** Scenarios that have a sequence; of the others the pack alone is read. */
const PLAYED: readonly string[] = ['odessa', 'kerch-feodosia', 'sevastopol'];

/** What facts and worlds of it are made of: made once, since every case is held against it. */
const wordsOf = once((data: NavalData) => ({
  facts: FACTS.shapes(),
  world: WORLD.shape(data),
  paragraphs: data.paragraphs,
}));

/** Measured with plans by `despatch simulate`. */
const EXCHANGES: Readonly<Record<string, number>> = { odessa: 2 };

/** The Naval Module: Black Sea 1941-42, with the charts, counters and map of `data`. */
export function navalSystem(data: NavalData): System<Naval> {
  const say = new Say(data);
  return {
    ...{ id: 'naval-module', name: 'Naval Module: Black Sea 1941-42', version: '1.3.0', data },
    scenarios: data.scenarios
      .filter(({ id }) => PLAYED.includes(id))
      .map(({ id, name, rule, turns, about, options }) => ({
        ...{ id, name, rule, about, options, seats: SIDES, root: game, turn: gameTurn },
        exchangesPerTurn: EXCHANGES[id] ?? 3,
        gameTurns: turns.last - turns.first + 1,
        setUp: (loaded: NavalData, chosen) => setUp(loaded, id, chosen),
      })),
    ...{ ...walked(game), reactions: [] },
    // 1.0.0 brings the Romanian squadron as an option, without which ships no longer enter the West zone; no aircraft fly for an
    // attack that nobody is left for; who lands beside others is met by no No Retreat; artillery may be supplied for a landing.
    // Worlds stay as they are.
    // 1.1.0: where a unit was activated (G27) may stand beside its marker; the levels of Sevastopol, for games that begin now; what the rule index says of G15,
    // G50, G66, G91 and 31.22.
    // 1.2.0: the owner chooses at an Abort under fire (27.32b), where the default spoke unasked; what scores once in the
    // fortress is written down; what the rule index says of 28.14, 29.13, 30.13, 30.31 and 31.24.
    // 1.3.0: what the rule index says of G13, G21, G22, G41, G48, G49, G66, G85 and 28.14. Worlds stay as they are.
    migrations: [
      { from: '0.1.0', to: '1.0.0', world: (world) => world },
      { from: '1.0.0', to: '1.1.0', world: (world) => ({ ...(world as JsonObject), levels: 'first' }) },
      { from: '1.1.0', to: '1.2.0', world: (world) => withLanded(world as JsonObject) },
      { from: '1.2.0', to: '1.3.0', world: (world) => world },
    ],
    names: everyName(data),
    glossary: navalGlossary,
    seatName: printSide,
    view: navalView,
    outside: openView,
    moment,
    date: ({ clock: { turn, phase } }) => (phase === 'set-up' ? '' : dateOf(turn)),
    sheet: () => null,
    never: (order, scope) => notOfThisSide(order, scope),
    inGame,
    rulesWords: data.rulesWords,
    planScope: ({ clock }) => `turn ${clock.turn}`,
    turnBegins: FACTS.turnBegins,
    practice: { scenario: 'odessa', seat: 'axis', begins: 'naval.move', always: 'always react: pass' },
    tell: (fact) => FACTS.tell(fact, say),
    marks: (facts) => FACTS.marks(facts, say),
    placeName: (at) => placeName(data, at),
    score: ({ scored, viewer }) => scoreLines(scored, viewer),
    tally: ({ scored, viewer }) => scoreLines(scored, viewer)[0] ?? '',
    chartName: (id) => Object.values(data.charts).find((chart) => chart.id === id)?.name ?? id,
    lines: (view, before) => positionLines(view, data, before),
    words: () => wordsOf(data),
    boardParts: BOARD_PARTS,
    bot: (kind, q) => navalBot(kind, q),
    bids: navalBids,
    searched: navalSearched,
    botAhead: (kind, q, answer) => navalBotAhead(kind, q, answer),
    board: (board) => navalBoard(data, board),
    faults: (world, step) => worldFaults(world, data, step),
    probes: [
      'pass',
      'sail Gp-A to Odessa',
      'sail Molotov to zone Crimea',
      'evacuate Odessa',
      'repair Bodry',
      'press on Gp-A',
    ],
    scramble: otherPlaces(data),
    twins: twinsOf(data),
  };
}
