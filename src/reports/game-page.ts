import { momentInWords } from '../kernel/moment';
import { allChoices } from '../kernel/decide/decision';
import type { OpenDecision } from '../kernel/record/position';
import { sealOf } from '../kernel/record/hash';
import type { Board } from '../table/board';
import { balanceText } from '../table/balance';
import { charterOf, watchDelay } from '../table/charter';
import { scenarioOf } from '../kernel/system';
import { charterLines } from '../table/charter-text';
import { askedStill } from '../table/claims';
import type { News } from './digest';
import { advanceForm, type AdvanceForm } from './advance-form';
import { clockBars, type ClockBar } from './clock-bars';
import { laidOpen, othersWaitedFor, ownDelivery, positionName } from './game-text';
import { lessonOf, type Lesson } from './lessons';
import { titleOf } from '../table/title';
import { nothingAsked } from './nothing-asked';
import { dueLineOf } from './own-date';
import { aheadLines } from './ahead';
import { pageRoster, type PageRoster } from './roster';
import { askingOf, silenceText, type Asking } from './turn-mail';

/** What the web page of a game says to one seat: what his mails say, as things stand now. */
export interface GamePage {
  code: string;
  title: string;
  system: string;
  /** Where the sequence of play of its scenario stands; what is asked is marked there by its kind. */
  sequence: string;
  /** Where its charts stand, and what its terrain looks like and does. */
  charts: string;
  terrain: string;
  seat: string;
  player: string;
  moment: string;
  /** The result, once there is one. */
  over: string;
  asked: AskedPart | null;
  /** What stands there where he is asked nothing. */
  nothing: string;
  /** Who else is waited for, and whom our mails do not reach. */
  waiting: string[];
  /** His last mail: in short, where its log is long, and its numbered lines. */
  report: PageNews;
  /** What he may know of all that happened since. */
  since: PageNews;
  /** What he has given in advance, and what he may give. */
  advance: AdvanceForm;
  /** `table`: null where a system makes none. */
  position: { name: string; changed: boolean; lines: string[]; table: PageRoster | null };
  score: string[];
  /** What was hidden until the game was over. */
  hidden: string[];
  clocks: ClockBar[];
  /** His time is over, and "I am still here" gives him a day more. */
  still: boolean;
  /** What the game is played by. */
  charter: string[];
  /** Others may watch. */
  watched: boolean;
  /** The same as long as nothing that he may know has changed. */
  stamp: string;
}

interface PageNews {
  digest: string[];
  lines: { text: string; rule: string }[];
}

/** A decision that waits for him, or that he has answered and may answer anew. */
interface AskedPart extends Pick<Asking, 'heading' | 'dueLine'> {
  /** Number of the decision. */
  number: number;
  kind: string;
  title: string;
  question: string;
  misfits: string[];
  /** What this question teaches, in a game for practice. */
  lesson: Lesson | null;
  choices: string[];
  examples: string[];
  /** What the same sending may order for the steps that come next. */
  ahead: string[];
  silence: string;
  /** His sealed answer in order words, where he has given one. */
  sealed: string[] | null;
}

/** What a page is made from besides the game itself, all of it the seat's own. */
export interface GameNews {
  report: News;
  since: News;
  /** The view of his last mail, for "changes first". */
  before: object | null;
  /** In a game for practice, how many questions he has answered. */
  answered?: number;
}

/** The decision the page is about: the one that waits, else one that he has answered and may answer anew. */
export function openOn(hand: Board, side: string): OpenDecision | null {
  const mine = hand.openFor(side);
  return mine.find((o) => !o.sealed) ?? mine[0] ?? null;
}

/** The page of `side`. */
export function gamePage(hand: Board, side: string, news: GameNews): GamePage {
  const { game, engine, position } = hand;
  const view = engine.view(position, side) as object;
  const open = openOn(hand, side);
  const { over } = position;
  const winner = over?.winner ? `${engine.system.seatName(over.winner)} wins: ` : '';
  return {
    code: game.code,
    title: game.title,
    system: engine.system.name,
    sequence: `/rules/${engine.system.id}/sequence/${game.scenario}`,
    charts: `/rules/${engine.system.id}/charts`,
    terrain: `/rules/${engine.system.id}/terrain`,
    seat: engine.system.seatName(side),
    player: hand.playerOf(side).name,
    moment: momentInWords(engine.system, view),
    over: over ? `The game is over. ${winner}${over.level}. ${over.text}` : '',
    asked: open && !over ? askedPart(hand, open, news.answered ?? 0) : null,
    nothing: nothingAsked(hand, side),
    waiting: aside(hand, side),
    report: pageNews(news.report),
    since: pageNews(news.since),
    advance: advanceForm(hand, side),
    position: {
      name: positionName(hand, side),
      changed: news.before !== null,
      lines: engine.system.lines(view, news.before),
      table: pageRoster(engine, view, news.before),
    },
    score: over ? engine.score(position, side) : [],
    hidden: laidOpen(hand),
    clocks: clockBars(hand, side),
    still: askedStill(hand, hand.seat(side)) && hand.seat(side).grace === null,
    charter: charterLines(
      charterOf(game),
      scenarioOf(engine.system, game.scenario).options,
      balanceText(engine.system, game),
    ),
    watched: watchDelay(charterOf(hand.game)) !== null,
    stamp: stampOf(hand, side),
  };
}

const pageNews = ({ digest, log }: News): PageNews => ({
  digest,
  lines: log.map(({ text, rule }) => ({ text, rule })),
});

/** A hash of what he may know and is asked: another one means that there is something new for him. */
export function stampOf(hand: Board, side: string): string {
  const view = hand.engine.view(hand.position, side) as object;
  const mine = hand.openFor(side).map((o) => ({ id: o.id, version: o.sealed?.version ?? 0 }));
  const { over } = hand.position;
  return sealOf(hand.game.commitment, { view, mine, over, waiting: aside(hand, side) }).slice(0, 16);
}

function askedPart(hand: Board, open: OpenDecision, answered: number): AskedPart {
  const { heading, prompt } = askingOf(hand, open);
  const dueLine = dueLineOf(hand, open.seat);
  const kind = hand.engine.kind(open.kind);
  return {
    number: Number(open.id.slice(1)),
    kind: open.kind,
    title: titleOf(hand, open),
    heading,
    dueLine: open.sealed ? '' : dueLine,
    question: prompt.question,
    misfits: open.misfits,
    lesson: open.sealed ? null : lessonOf(hand, open.seat, answered, prompt),
    choices: allChoices(prompt),
    examples: prompt.examples,
    ahead: aheadLines(hand, open),
    silence: silenceText(hand, open),
    sealed: open.sealed ? kind.print(open.sealed.answer, hand.ask(open)) : null,
  };
}

/** What is told at the head of the page besides what he is asked. */
const aside = (hand: Board, side: string): string[] =>
  [ownDelivery(hand, side), ...othersWaitedFor(hand, side)].filter((line) => line !== '');
