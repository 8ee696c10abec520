import type { MailSpec } from '../post/mail-spec';
import type { Prompt } from '../kernel/decide/decision';
import type { OpenDecision } from '../kernel/record/position';
import type { Board } from '../table/board';
import type { Table } from '../table/table';
import { clockLines, dueText, marker, placeOf, positionName } from './game-text';
import type { PageOrder } from './page-scenes';
import { standingFacts } from './report-lines';
import type { ReportLine } from './report-lines';
import { combatPlan, interphaseSheet, standingLines } from './sheet';
import type { MailTemplates } from '../wording/templates';

/** What a turn mail is made from, all of it one seat's own. */
export interface TurnMail {
  hand: Board;
  open: OpenDecision;
  happened: readonly ReportLine[];
  /** The view he saw last, for "changes first". */
  before: object | null;
  /** The address of his page. */
  web: string;
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
  /** `AIR SEARCH (18.21), 22 AM` */
  heading: string;
  dueLine: string;
  prompt: Prompt;
}

/** The turn mail (play-by-mail.md, first section): asked and until when, what happened, what may be ordered, the position. */
export function turnMail(templates: MailTemplates, mail: TurnMail): MailSpec {
  const { hand, open } = mail;
  const asking = askingOf(hand, open);
  const { asked, moment, due, heading, dueLine, prompt } = asking;
  const text = templates.text('turn', {
    ...common(mail),
    heading,
    due: dueLine,
    web: mail.web,
    question: prompt.question,
    misfits: open.misfits,
    choices: prompt.choices,
    examples: prompt.examples,
    ahead: aheadLines(hand, open),
    silence: silenceText(hand, open),
    moment,
  });
  return {
    kind: 'turn',
    subject: `[Despatch ${hand.game.code}] ${hand.game.title}: ${moment}, ${asked}${due ? `, due ${due}` : ''}`,
    text,
    map: turnPage(hand, open.seat, asking, standingFacts(mail.happened)),
    replyTo: mail.replyTo,
    inReplyTo: mail.inReplyTo,
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
    heading: `${asked.toUpperCase()} (${kind.rule}), ${moment}`,
    dueLine: due ? `Your orders are due ${due}.` : untimed(hand, open.seat),
    prompt: kind.prompt(hand.ask(open)),
  };
}

const untimed = (hand: Table, side: string): string =>
  hand.seat(side).undeliveredSince ? 'Your clock stands still, as our mails came back.' : 'There is no time limit.';

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
    orderWords: prompt ? [...prompt.choices, ...prompt.examples.map((e) => `| ${e}`)] : [],
    facts: [...facts],
  };
}

function common(mail: TurnMail): object {
  const { hand, open } = mail;
  const view = hand.engine.view(hand.position, open.seat) as object;
  return {
    marker: marker(hand.game.code),
    happened: mail.happened,
    ...sheets(hand, open),
    standing: standingLines(hand, open.seat),
    position: positionName(hand, open.seat),
    changed: mail.before !== null,
    lines: hand.engine.system.lines(view, mail.before),
    clocks: clockLines(hand, open.seat),
    help: `Reply with your orders. CHECK tries them and writes nothing; HELP explains, STATUS and HISTORY tell, WHY 3 shows the arithmetic of line 3, SAY ... ENDSAY writes to your opponent.`,
  };
}

/** In his own segment he plans his combats; what may be asked in the other's moves is for the mail that ends it. */
function sheets(hand: Board, open: OpenDecision): { plan: string[]; sheet: string[] } {
  const { asked } = hand.engine.kind(open.kind);
  return {
    plan: asked === 'own' ? combatPlan(hand, open.seat) : [],
    sheet: asked === 'own' ? [] : interphaseSheet(hand, open.seat),
  };
}

/** What else the same mail may order, for the steps that come next. */
export function aheadLines(hand: Board, open: OpenDecision): string[] {
  const kinds = hand.engine.kind(open.kind).followedBy?.(hand.ask(open)) ?? [];
  return kinds.flatMap((name) => {
    const { word, title, verbs, yields } = hand.engine.kind(name);
    const orders = verbs.filter((v) => v.verb !== 'pass').map((v) => v.syntax);
    // Its word in front says which decision is meant where another one knows the order too.
    return [`${title}:`, ...orders.map((order) => `  ${yields ? `${word}: ` : ''}${order}`)];
  });
}

/** The moment of the game, as the seat sees it. */
export function momentOf(hand: Board, side: string): string {
  return hand.engine.system.moment(hand.engine.view(hand.position, side));
}

/** The published default of an open decision. */
export function silenceText(hand: Board, open: OpenDecision): string {
  const kind = hand.engine.kind(open.kind);
  const silent = kind.ifSilent(hand.ask(open));
  if (silent === 'moderator') return 'When your time is over the moderator decides what happens.';
  if (hand.againstBot(open.seat)) return 'Take your time: the bot claims nothing.';
  return `When your time is over and your opponent claims it: ${silent.text}.`;
}
