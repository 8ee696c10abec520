import { slouchHatsBids } from './rules/house-bid';
import { once } from '../../kernel/data/once';
import { walked } from '../../kernel/flow/walked';
import type { System } from '../../kernel/system';
import { BOARD_PARTS, slouchHatsBoard } from './board';
import { slouchHatsBot } from './bot/bot';
import { slouchHatsSearched } from './search/searched';
import { printSide, type SlouchHats, type SlouchHatsData } from './slouch-hats';
import { answerNow } from './old-answers';
import { neverEvent } from './decisions/event-choices';
import { worldFaults } from './faults';
import { phaseTitle } from './rules/04-sequence';
import { OPTIONS, setUp } from './set-up';
import { neverThere, notOfThisKind, notOfThisSide } from './orders/never';
import { otherHand, PROBES, TWINS } from './twins';
import { game } from './sequence/game';
import { planScope } from './sequence/plan-scope';
import { slouchHatsGlossary } from './orders/glossary';
import { everyName, placeName } from './rules/names';
import { aboutScenario, tally } from './view/about';
import { dateOf } from './view/date';
import { markersAtEnd, positionLines, scoreLines } from './view/lines';
import { openView, slouchHatsView } from './view/view';
import { FACTS } from './facts/book';
import { Say } from './facts/say';
import { WORLD } from './world';

/** What facts and worlds of it are made of: made once, since every case is held against it. */
const wordsOf = once((data: SlouchHatsData) => ({
  facts: FACTS.shapes(),
  world: WORLD.shape(data),
  paragraphs: data.paragraphs,
}));

const never: System<SlouchHats>['never'] = (order, scope) =>
  notOfThisSide(order, scope) ?? notOfThisKind(order, scope) ?? neverThere(order, scope) ?? neverEvent(order, scope);

/** Slouch Hats and Eggshells, with the charts, counters and map of `data`. */
export function slouchHatsSystem(data: SlouchHatsData): System<SlouchHats> {
  const say = new Say(data);
  return {
    ...{ id: 'slouch-hats', name: 'Slouch Hats and Eggshells', version: '1.11.0', data },
    scenarios: data.scenarios.map(({ id, name, rule }) => ({
      ...{ id, name, rule, seats: ['axis', 'allied'] as const, root: game, exchangesPerTurn: 4 },
      about: aboutScenario(id, data),
      gameTurns: data.turns.filter((turn) => turn.scenarios.includes(id)).length,
      options: OPTIONS,
      setUp: (loaded, options) => setUp(loaded, id, options),
    })),
    ...walked(game),
    ...{ reactions: [], probes: PROBES },
    // 1.1.0 mends rules (a path that comes twice, supply of Light units, raids, what is open after a capture): dice fall
    // and defaults go otherwise than before, worlds stay as they are.
    migrations: [
      { from: '1.0.0', to: '1.1.0', world: (world) => world },
      { from: '1.1.0', to: '1.2.0', world: (world) => world },
      // Who is left when a Light unit drops out of an attack takes its losses; MSUs go with guns that all leave; Druze at
      // home retreat where they like.
      { from: '1.2.0', to: '1.3.0', world: (world) => world },
      // When a unit left the map is written down from here on; of those that left before it is not known.
      { from: '1.3.0', to: '1.4.0', world: (world) => world },
      // 12.25 lessens the step of a Major Battle too.
      { from: '1.4.0', to: '1.5.0', world: (world) => world },
      // 6.63a: the Supply Points of an attack are spent when the combat is over; of a combat that has begun they are gone.
      { from: '1.5.0', to: '1.6.0', world: (world) => world },
      // Why an order given in advance was not legal beside those that answered is told.
      { from: '1.6.0', to: '1.7.0', world: (world) => world },
      // Who has played a Cavalry Raid is asked for exploitation; of a marker that is not held the report says so.
      { from: '1.7.0', to: '1.8.0', world: (world) => world },
      // Defaults of advance, retreat, defence and overstacked hexes spare more; events keep to what is said to them; who falls
      // as a garrison stays known as one.
      { from: '1.8.0', to: '1.9.0', world: (world) => world },
      // Answers of lines are logged as lines (`answerNow`).
      { from: '1.9.0', to: '1.10.0', world: (world) => world },
      // What a later attack names is left to it by one that says nothing; ships support no gun that is alone.
      { from: '1.10.0', to: '1.11.0', world: (world) => world },
    ],
    answerNow,
    names: everyName(data),
    glossary: slouchHatsGlossary,
    seatName: printSide,
    view: slouchHatsView,
    outside: openView,
    moment: ({ turn, moment }) => `${data.turns[turn]?.name ?? ''}, ${phaseTitle(moment)}`,
    date: ({ turn }) => dateOf(data.turns[turn]?.name ?? ''),
    sheet: () => null,
    never,
    rulesWords: data.rulesWords,
    planScope,
    turnBegins: FACTS.turnBegins,
    practice: { scenario: '1', seat: 'allied', begins: 'slouch-hats.movement', always: 'always event: pass' },
    tell: (fact) => FACTS.tell(fact, say),
    marks: (facts) => FACTS.marks(facts, say),
    placeName: (at) => placeName(data, at),
    score: (view) => scoreLines(view),
    tally: (view) => tally(view, data),
    laidOpen: (world) => markersAtEnd(world, data),
    chartName: (id) => Object.values(data.charts).find((chart) => chart.id === id)?.name ?? id,
    lines: (view, before) => positionLines(view, data, before),
    boardParts: BOARD_PARTS,
    board: (board) => slouchHatsBoard(data, board),
    words: () => wordsOf(data),
    faults: (world, step) => worldFaults(world, data, step),
    scramble: otherHand,
    twins: TWINS,
    bot: slouchHatsBot,
    bids: slouchHatsBids,
    searched: slouchHatsSearched,
  };
}
