import { consider, type Beside, type Verdict } from '../kernel/decide/verdict';
import type { OpenDecision } from '../kernel/record/position';
import { datedTitleOf } from '../table/title';
import type { Board, Played } from '../table/board';
import { promptSection, shortForm } from './help';
import { emptyReceipt, judgedLines, type Receipt } from './receipt';
import { EVERY_WORD } from './words';
import type { Worded } from './take-words';

/** What one player wrote, by mail or on his page. */
export interface Paper<Hand extends Played = Board> {
  hand: Hand;
  side: string;
  /** The number in the address of the mail; 0: it names none. */
  decision: number;
  /** That decision, while it waits. */
  open: OpenDecision | null;
}

export function paperOf<Hand extends Played>(hand: Hand, side: string, decision: number): Paper<Hand> {
  const open = hand.openFor(side).find((o) => o.id === `d${decision}`) ?? null;
  return { hand, side, decision, open };
}

/** The verbs of all that a game may ask of a seat. */
export function verbsOf({ engine, position }: Played, side: string): string[] {
  return engine.kindsFor(position.scenario, side).flatMap((kind) => kind.verbs.map((v) => v.verb));
}

/** The receipt so far, and the verdict that may be recorded; null: there is none, or it is only to be tried. */
export interface Judged {
  receipt: Receipt;
  sound: Verdict | null;
  /** What was refused for its faults, not for when it came. */
  faulty: Verdict | null;
}

/** With real dice: what was answered last waits, and nothing else is taken meanwhile. */
export const ROLL_MISSING = 'the moderator has still to type a roll. Until then the game takes nothing else.';

/** What order lines come to, beside the words of their mail. */
export function considered(
  { hand, side, open }: Omit<Paper<Played>, 'decision'>,
  { words, rest }: Pick<Worded, 'words' | 'rest'>,
  reading?: Beside['reading'],
): Verdict {
  const beside = { known: EVERY_WORD, taken: words.length > 0, ...(reading ? { reading } : {}) };
  return consider(hand.engine, hand.position, side, open, rest, beside);
}

/** A FIX that mends nothing. */
export const notMended = (why: string): Pick<Receipt, 'outcome' | 'verdict'> => refused(emptyReceipt(), why);

/** What is said of the order lines of a mail that were read and judged; changes nothing. */
export function judgedOrders(
  paper: Paper,
  { words, greetings }: Pick<Worded, 'words' | 'greetings'>,
  verdict: Verdict,
  check: boolean,
): Judged {
  const { hand, open, decision } = paper;
  const receipt = { ...emptyReceipt(), ...judgedLines(verdict) };
  const only = (told: Receipt): Judged => ({ receipt: told, sound: null, faulty: null });
  if (verdict.stoppedAt !== null && !isName(verdict.unread, hand.playerOf(paper.side).name))
    receipt.ignored.push(`everything from the line "${verdict.stoppedAt.slice(0, 40)}" on`);
  receipt.ignored.push(...greetings.map((line) => `"${line.slice(0, 40)}": a greeting`));
  if (verdict.lines.length === 0 || (words.length > 0 && verdict.lines.every((l) => l.status === 'ignored')))
    return only(receipt);
  if (hand.position.over) return only(refused(receipt, 'the game is over.'));
  if (hand.position.entering) return only(refused(receipt, ROLL_MISSING));
  const forNothing = verdict.lines.every((l) => l.status !== 'ok' && l.status !== 'doubt');
  if (!open && decision > 0 && forNothing) return only(closed(paper, receipt));
  if (verdict.recognised === 0) return only(nothingRead(paper, receipt, check));
  if (!verdict.sound) {
    const told = refused(receipt, `${faults(verdict)}. Nothing of this mail was written.`, check);
    return { receipt: told, sound: null, faulty: verdict };
  }
  if (!check) return { receipt, sound: verdict, faulty: null };
  const passes = passing(verdict);
  const would = passes === '' ? 'Checked: these' : `Checked${passes} These`;
  const verdictText = `${would} orders would be recorded. Nothing was written.`;
  return only({ ...receipt, outcome: 'checked', verdict: verdictText, ...inForce(paper, verdict, 'would then be') });
}

/** Whether lines are nothing, or the name that somebody signs with. */
function isName(lines: readonly string[], name: string): boolean {
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '');
  return words(lines.join(' ')).every((word) => words(name).includes(word));
}

/** `; this passes: bombardment.` What the mail keeps from being asked stands in the first line of its receipt. */
export const passing = ({ passes }: Verdict): string =>
  passes.length === 0 ? '' : `; this passes: ${passes.join(', ')}.`;

/** The short form of what is asked, for somebody who wrote nothing that was understood. */
export function nothingRead({ hand, side, open }: Paper, receipt: Receipt, check = false): Receipt {
  const now = open ?? hand.openFor(side)[0] ?? null;
  const sections = [...receipt.sections, ...shortForm(hand, now)];
  return refused({ ...receipt, sections }, 'no order was recognised in this mail.', check);
}

/** The orders that answer the decision, and what they are called. */
export function inForce(
  { hand, open }: Paper,
  verdict: Verdict,
  when: string,
): Pick<Receipt, 'inForce' | 'inForceTitle'> {
  const title = open ? `Orders ${when} in force for ${datedTitleOf(hand, open)}:` : '';
  return { inForce: verdict.inForce, inForceTitle: title };
}

function refused(receipt: Receipt, why: string, check = false): Receipt {
  return { ...receipt, outcome: 'NOT recorded', verdict: `${check ? 'Checked: ' : ''}NOT recorded: ${why}` };
}

function faults(verdict: Verdict): string {
  const lines = verdict.lines.filter((l) => l.status === 'error').length;
  const loose = verdict.objections.filter((o) => o.level === 'illegal').length;
  const parts = [
    ...(lines > 0 ? [`${lines} line${lines === 1 ? '' : 's'} in error`] : []),
    ...(loose > 0 ? [`${loose} rule${loose === 1 ? '' : 's'} broken`] : []),
  ];
  return parts.join(' and ');
}

/** The decision the mail answers is closed: say which is open now. */
function closed({ hand, side, decision }: Paper, receipt: Receipt): Receipt {
  const now = hand.openFor(side).find((o) => !o.sealed);
  const open = now
    ? `Open now: ${datedTitleOf(hand, now)}; a reply to this mail answers it.`
    : 'Nothing is open for you now.';
  const lines = receipt.lines.map((l) => ({ number: l.number, text: l.text, status: 'ignored' as const }));
  const sections = now ? promptSection(hand, now) : [];
  return refused({ ...receipt, lines, sections }, `the decision this mail answers (d${decision}) is closed. ${open}`);
}
