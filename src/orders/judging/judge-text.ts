import { consider, type Beside, type Verdict } from '../../kernel/decide/verdict';
import type { Position } from '../../kernel/record/position';
import { readModerator, type ModeratorsText } from '../../rulings/moderators-words';
import type { Systems } from '../../systems/systems';
import type { Played } from '../../table/board';
import type { Refused } from '../../table/seat.entity';
import { denialBeside, denialIn, type Denial } from '../denials';
import { invited, type Invited } from '../joins';
import { considered, paperOf, verbsOf } from '../judge-orders';
import { orderInLetter, wordsOfMail } from '../open-letters';
import { keptOf, mendedBy, waitingForFix } from '../refused-orders';
import { takeWords, type Worded } from '../take-words';
import { binds, tries, type Word } from '../words';
import type { AttachedText } from './attached-text';
import { triedOrNot, type Trial, type TriedOrNot } from './try-out';
import { usableLines } from './usable-lines';

/** So many words of a text are done and answered; who writes more wants something else. */
export const MOST_WORDS = 40;

/** A player's own text, and all that it is read and judged by: plain data, so that another thread can do it. */
export interface OrdersAsked {
  system: string;
  position: Position;
  side: string;
  /** The number in the address of the mail; 0: it names none. */
  decision: number;
  text: string;
  /** Text files that came with it: the first that holds an order is read where the text holds none. */
  files?: readonly AttachedText[];
  /** Orders of his that wait to be mended with FIX. */
  refused: Refused | null;
  /** Typed on the page, which asks while one types: FIX and TRY are not looked at, but alternatives are. */
  page: boolean;
}

/** What a text comes to, before anything is written or done. */
export interface JudgedOrders extends Pick<Worded, 'words' | 'greetings'> {
  /** The number of the decision that its orders answer: FIX may mend those for another. */
  decision: number;
  verdict: Verdict;
  /** The file whose lines are judged; null: the text's own are. */
  file: string | null;
  /** Why nothing of it is done, as a letter in it may hold orders; null: there is no such letter. */
  openLetter: string | null;
  /** Why FIX mends nothing; null: it does, or is not there. */
  unmended: string | null;
  /** Faulty orders, to be kept for FIX. */
  kept: Refused | null;
  /** What the orders come to by themselves, for TRY. */
  alone: Pick<Verdict, 'change' | 'sound'>;
  /** Numbers of lines with words beyond the most that are done. */
  leftOut: number[];
  /** What the mail says against words of its own that bind; null: nothing, or there are none. */
  denied: Denial | null;
  /** Numbers of faulty lines whose nearest alternative would be good in their places. */
  usable: number[];
}

/** All that is read of people's texts, by name: what is asked and what is given. */
export interface TextTasks {
  orders: { asked: OrdersAsked; given: JudgedOrders };
  moderator: { asked: { text: string }; given: ModeratorsText & Pick<JudgedOrders, 'leftOut' | 'denied'> };
  trial: { asked: { system: string; position: Position; trial: Trial }; given: TriedOrNot };
  invited: { asked: { text: string; files?: readonly AttachedText[] }; given: Invited };
}
export type TextTask = { [Name in keyof TextTasks]: { name: Name; asked: TextTasks[Name]['asked'] } }[keyof TextTasks];
export type TextGiven = TextTasks[keyof TextTasks]['given'];

/** Reads and judges a text. `reading` is told how far it has come. @throws what the rules throw */
export function judgeText(systems: Systems, task: TextTask, reading?: Beside['reading']): TextGiven {
  switch (task.name) {
    case 'orders': {
      const { system, position } = task.asked;
      const openFor = (side: string) => position.open.filter((o) => o.seat === side);
      return judgeOrders({ engine: systems.engine(system), position, openFor }, task.asked, reading);
    }
    case 'moderator': {
      const { words, note } = readModerator(task.asked.text);
      return {
        ...{ note, words: words.slice(0, MOST_WORDS), leftOut: words.slice(MOST_WORDS).map(({ line }) => line) },
        denied: words.some(({ word }) => word === 'confirm') ? denialIn(note) : null,
      };
    }
    case 'trial': {
      const { system, position, trial } = task.asked;
      return triedOrNot(systems.engine(system), position, trial);
    }
    case 'invited':
      return invited(task.asked.text, task.asked.files);
  }
}

type Said = Omit<OrdersAsked, 'system' | 'position' | 'files'>;

/** Reads and judges a player's own text, or a file that came with it; changes nothing. */
export function judgeOrders(
  hand: Played,
  { files = [], ...asked }: Omit<OrdersAsked, 'system' | 'position'>,
  reading?: Beside['reading'],
): JudgedOrders {
  const own = judgedOne(hand, asked, { beside: [], file: null }, reading);
  if (files.length === 0 || own.verdict.recognised > 0 || own.words.some(({ word }) => word === 'fix')) return own;
  for (const { name, text } of files) {
    // A line of the file has the number of another line of the mail, which would be named for it.
    const judged = judgedOne(hand, { ...asked, text }, { beside: own.words, file: name }, () => reading?.(null));
    if (judged.verdict.recognised > 0) return judged;
  }
  return own;
}

/** Judges one text; `beside`: words that stand in the mail, and hold for the file that is judged. */
function judgedOne(
  hand: Played,
  { side, decision, text, refused, page }: Said,
  { beside, file }: { beside: readonly Word[]; file: string | null },
  reading?: Beside['reading'],
): JudgedOrders {
  const worded = wordsOfMail(paperOf(hand, side, decision), text);
  const { words: said, rest: lines, greetings } = worded;
  const all = [...beside, ...said];
  // Without CHECK orders would be recorded, without FIX other orders.
  const isDone = (word: Word, i: number): boolean => i < MOST_WORDS || tries([word]) || word.word === 'fix';
  const words = all.filter(isDone);
  const { about, rest, unmended } = mendedOrNot(hand, { side, decision, refused, page }, { ...worded, words });
  const paper = paperOf(hand, side, about);
  const judged = (said: string): Verdict => considered(paper, { words, rest: said });
  // Of orders that FIX has mended the numbers are no lines of this mail.
  const verdict = considered(paper, { words, rest }, rest === lines ? reading : () => reading?.(null));
  const faulty = !page && !verdict.sound && verdict.recognised > 0;
  return {
    ...{ words, greetings, verdict, decision: about, file, unmended },
    leftOut: all.filter((word, i) => !isDone(word, i)).map(({ line }) => line),
    openLetter: orderInLetter(paper, words),
    denied: words.some(binds) ? deniedIn(lines, verdict, rest === lines) : null,
    kept: faulty && !tries(words) ? keptOf(about, rest, verdict, judged) : null,
    alone: words.some(({ word }) => word === 'try') && !page ? alone(paper, rest) : verdict,
    usable: page ? usableLines(verdict.lines, text, (said) => judged(takeWords(said, verbsOf(hand, side)).rest)) : [],
  };
}

/** A denial in lines that are no orders: "bombard: none" is one. Orders that FIX mends are not lines of the mail. */
function deniedIn(text: string, { lines }: Verdict, own: boolean): Denial | null {
  const orders = own ? lines.filter(({ status }) => status !== 'error' && status !== 'ignored') : [];
  return denialBeside(text, (line) => !orders.some(({ number }) => number === line));
}

/** The orders that are judged and the decision they answer: those of the text, or those that FIX mends with it. */
function mendedOrNot(
  hand: Played,
  { side, decision, refused, page }: Omit<Said, 'text'>,
  said: Worded,
): { about: number; rest: string; unmended: string | null } {
  const waiting = page ? null : waitingForFix(paperOf(hand, side, decision), refused);
  const mended = page ? null : mendedBy(said, waiting);
  if (!mended) return { about: decision, rest: said.rest, unmended: null };
  if ('trouble' in mended) return { about: decision, rest: '', unmended: mended.trouble };
  return { about: mended.decision, rest: mended.rest, unmended: null };
}

/** The orders of a mail as they are without its words. */
function alone({ hand, side, open }: ReturnType<typeof paperOf<Played>>, rest: string): JudgedOrders['alone'] {
  const { change, sound } = consider(hand.engine, hand.position, side, open, rest);
  return { change, sound };
}
