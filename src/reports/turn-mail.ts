import type { MailSpec } from '../post/mail-spec';
import type { Foreword } from '../table/foreword';
import { momentInWords } from '../kernel/moment';
import { allChoices, type Prompt } from '../kernel/decide/decision';
import { fallenLines, type FallenAway } from '../kernel/decide/fallen-away';
import type { OpenDecision, Position } from '../kernel/record/position';
import { detailOf, type Detail } from '../people/wishes';
import type { Board } from '../table/board';
import { aheadLine } from './ahead';
import { shortLines, tooManyAbove, wordsIn } from './brevity';
import type { News } from './digest';
import { dueLineOf } from './own-date';
import { lessonOf, type Lesson } from './lessons';
import { clockLines, dueText, marker, placeOf, positionName } from './game-text';
import type { PageOrder } from './page-scenes';
import { standingFacts } from './report-lines';
import { ordersThatMisfit } from '../kernel/decide/automatic';
import { combatPlan, changedSince, interphaseSheet, standingLines } from './sheet';
import type { MailTemplates } from '../wording/templates';

/** What a turn mail is made from, all of it one seat's own. */
export interface TurnMail {
  hand: Board;
  open: OpenDecision;
  news: News;
  /** Where his last mail left the game, for what has changed since; null: this is his first. */
  before: Position | null;
  /** In a game for practice, how many questions he has answered: each of the first few teaches a thing. */
  answered?: number;
  /** In the place of a mail that would have told him of the game before. */
  foreword?: Foreword | undefined;
  /** What he had ordered in advance and fell away since that mail. */
  fell: readonly FallenAway[];
  /** The address of his page. */
  web: string;
  /** Where the printed sheets stand. */
  sheets: { charts: string; sequence: string };
  replyTo: string;
  inReplyTo: string | null;
}

/** What a seat is asked, as mails and pages say it. */
export interface Asking {
  /** `air search` */
  asked: string;
  /** `22 AM` */
  moment: string;
  /** `Tue 24 Nov 20:00 EET`; empty without a time limit. */
  due: string;
  /** `AIR SEARCH (18.21), 22 May, morning (22 AM)` */
  heading: string;
  /** `You play the Red side.` */
  playing: string;
  dueLine: string;
  prompt: Prompt;
}

/** Words of what may be ordered, and of samples, above the rule; what is longer stands below it in full. */
const MOST_CHOICES = 105;
/** A question of more words (the odds of thirty hexes) takes its words from them, as far as so many are left. */
const USUAL_QUESTION = 50;
const LEAST_CHOICES = 60;
const MOST_SAMPLES = 60;
/** A lesson has samples of its own. */
const LEAST_BESIDE_LESSON = 40;
/** Words of what fell away. */
const MOST_FALLEN = 40;

/**
 * The turn mail (play-by-mail.md, first section): what is asked and until when, what happened, what may be ordered, what
 * silence does; below a rule, for who wants it, the log, the sheets and the position.
 */
export function turnMail(templates: MailTemplates, mail: TurnMail): MailSpec {
  const { hand, open, news } = mail;
  const wanted = detailOf(hand.playerOf(open.seat));
  const asking = askingOf(hand, open);
  const { asked, moment, due, heading, playing, dueLine, prompt } = asking;
  const lesson = lessonOf(hand, open.seat, mail.answered ?? 0, prompt);
  const about = mail.before === null ? aboutScenario(hand) : [];
  const written = (spare: number): string =>
    templates.text('turn', {
      marker: marker(hand.game.code),
      ...{ opening: '', terms: '', ...mail.foreword },
      ...{
        heading,
        due: dueLine,
        web: mail.web,
        question: `${playing} ${prompt.question}`,
        misfits: misfitLines(open),
      },
      ...{ about, lesson, ...fallenPart(fallenLines(mail.fell), wanted) },
      ...happenedPart(news),
      tally: about.length > 0 ? [] : tallyOf(hand, open.seat),
      ...choicesPart(prompt, wanted, lesson, spare),
      ahead: aheadLine(hand, open),
      silence: silenceText(hand, open),
      sheets: mail.sheets,
      detail: wanted === 'full' ? detail(mail, moment) : null,
      help: wanted === 'full' ? HELP : SHORT_HELP,
    });
  const text = keptShort(written);
  return {
    kind: 'turn',
    subject: `[Despatch ${hand.game.code}] ${hand.game.title}: ${moment}, ${asked}${due ? `, due ${due}` : ''}`,
    text,
    map: turnPage(hand, open.seat, asking, standingFacts(news.log)),
    replyTo: mail.replyTo,
    inReplyTo: mail.inReplyTo,
  };
}

/** What the game is about, or a lesson, may make a mail too long above the rule: what may be ordered leaves out `spare` words. */
function keptShort(written: (spare: number) => string): string {
  let [text, spare] = [written(0), 0];
  while (tooManyAbove(text) > 0 && spare < MOST_CHOICES) {
    spare += tooManyAbove(text);
    text = written(spare);
  }
  return text;
}

/** What decides the game, as his seat sees it. */
function tallyOf({ engine, position }: Board, side: string): string[] {
  const tally = engine.system.tally?.(engine.view(position, side) as object) ?? '';
  return tally === '' ? [] : [tally];
}

/** What a player is told once, before anything has happened. */
const aboutScenario = ({ engine, game }: Board): readonly string[] =>
  engine.system.scenarios.find(({ id }) => id === game.scenario)?.about ?? [];

const WORDS =
  'Reply with your orders above. CHECK tries them, HELP explains, STATUS and HISTORY tell, WHY 3 shows the arithmetic of line 3 ([3] in what is short), SAY ... ENDSAY writes to your opponent';
const HELP = `${WORDS}; DETAIL short ends your mails at the rule.`;
const SHORT_HELP = `${WORDS}; DETAIL full brings the log and the position with every mail.`;

/** A short log is told in the place of its digest, and not again below. */
export function happenedPart({ digest, log }: News): object {
  return digest.length > 0 ? { digest, told: [], log } : { digest: [], told: log, log: [] };
}

/** What fell away, as far as it is short; all of it stands below the rule, where mails have what is there. */
function fallenPart(all: readonly string[], wanted: Detail): object {
  const { shown, left } = wanted === 'full' ? shortLines(all, MOST_FALLEN) : { shown: all, left: 0 };
  return left === 0 ? { fell: shown, fellAll: [] } : { fell: [...shown, `(${linesMore(left)} below)`], fellAll: all };
}

const linesMore = (left: number): string => (left === 1 ? 'one line more' : `${left} lines more`);

/** Forms and what they may name, and samples, as far as they are short; what finds no room stands below the rule. */
function choicesPart(prompt: Prompt, wanted: Detail, lesson: Lesson | null, spare: number): object {
  const all = allChoices(prompt);
  const taught = lesson ? wordsIn([lesson.heading, lesson.text, ...lesson.samples, lesson.after]) : 0;
  const room = MOST_CHOICES - Math.max(0, wordsIn([prompt.question]) - USUAL_QUESTION) - taught;
  const { shown, left } = shortLines(all, Math.max(lesson ? LEAST_BESIDE_LESSON : LEAST_CHOICES, room) - spare);
  return {
    choices:
      left > 0 ? [...shown, `(${linesMore(left)} ${wanted === 'full' ? 'below' : 'in the answer to HELP'})`] : shown,
    all: left > 0 ? all : [],
    examples: shortLines(prompt.examples, lesson ? LEAST_BESIDE_LESSON / 2 : MOST_SAMPLES).shown,
  };
}

/** What `open` asks its seat. */
export function askingOf(hand: Board, open: OpenDecision): Asking {
  const kind = hand.engine.kind(open.kind);
  const asked = `${hand.engine.system.seatName(open.seat)} ${kind.title}`.replace(/^(\w+) \1 /, '$1 ');
  const due = dueText(hand, open.seat);
  const moment = momentOf(hand, open.seat);
  return {
    asked,
    moment,
    due,
    heading: `${asked.toUpperCase()} (${kind.rule}), ${momentInWords(hand.engine.system, viewOf(hand, open.seat))}`,
    playing: `You play the ${hand.engine.system.seatName(open.seat)} side.`,
    dueLine: dueLineOf(hand, open.seat),
    prompt: kind.prompt(hand.ask(open)),
  };
}

/** The page of a seat with what it is asked (null: nothing) and the results at `facts`. */
export function turnPage(
  hand: Board,
  side: string,
  asking: Asking | null,
  facts: readonly [number, number][],
): PageOrder {
  const { asked = '', due = '', prompt } = asking ?? {};
  return {
    ...placeOf(hand, side),
    asked: `${asked}${due ? `, due ${due}` : ''}`,
    orderWords: prompt ? [...allChoices(prompt), ...prompt.examples.map((e) => `| ${e}`)] : [],
    facts: [...facts],
  };
}

/** Said instead of the sheets where they are as they were. */
const UNCHANGED =
  "What answers for you, in your moves and in your opponent's, is as your mails last showed it; STATUS has it.";

/** What was given in advance and did not fit; several orders are numbered, so that one may be mended (FIX). */
function misfitLines(open: OpenDecision): string[] {
  const orders = ordersThatMisfit(open);
  if (orders.length < 2) return open.misfits;
  const how = 'To send them with one mended write FIX and its number, as in "FIX 2: order"; "FIX 2 OUT" leaves it out:';
  return [
    ...open.misfits.map((text) => text.replace(/^"[^"]*"(?:, "[^"]*")+: /, '')),
    how,
    ...orders.map((order, i) => `${i + 1}  ${order}`),
  ];
}

/** What stands below the rule. */
function detail({ hand, open, before }: TurnMail, moment: string): object {
  const { engine } = hand;
  const { seat } = open;
  const last = before && { engine, position: before };
  const [plan, sheet] = [combatPlan, interphaseSheet].map((of) => changedSince(of(hand, seat), last && of(last, seat)));
  const same = plan?.length === 0 && sheet?.length === 0 && interphaseSheet(hand, seat).length > 0;
  return {
    ...{ plan, sheet, same: same ? UNCHANGED : '' },
    standing: standingLines(hand, seat),
    positionHeading: `POSITION ${positionName(hand, seat)} (${moment})${before ? '; changes stand first, with ~' : ''}`,
    lines: engine.system.lines(viewOf(hand, seat), before && viewOf({ engine, position: before }, seat)),
    clocks: clockLines(hand, seat),
  };
}

const viewOf = ({ engine, position }: Pick<Board, 'engine' | 'position'>, seat: string): object =>
  engine.view(position, seat) as object;

/** The moment of the game, as the seat sees it. */
export function momentOf(hand: Board, side: string): string {
  return hand.engine.system.moment(hand.engine.view(hand.position, side));
}

/** The published default of an open decision. */
export function silenceText(hand: Board, open: OpenDecision): string {
  const kind = hand.engine.kind(open.kind);
  const silent = kind.ifSilent(hand.ask(open));
  if (silent === 'moderator') return 'When your time is over the moderator decides what happens.';
  if (hand.againstBot(open.seat)) return 'Nothing happens: the bot waits as long as you like.';
  return `When your time is over and your opponent claims it: ${silent.text}.`;
}
