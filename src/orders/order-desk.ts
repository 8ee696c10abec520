import { Injectable } from '@nestjs/common';
import { consider } from '../kernel/decide/verdict';
import type { LineVerdict, Verdict } from '../kernel/decide/verdict';
import type { Submission } from '../kernel/record/submission';
import type { OpenDecision } from '../kernel/record/position';
import { dueText, titleOf } from '../reports/game-text';
import { interphaseSheet } from '../reports/sheet';
import type { GameHand } from '../submissions/game-hand';
import { GraveWords } from './grave-words';
import { helpSections, promptSection } from './help';
import { Inquiries, statusSections } from './inquiries';
import { emptyReceipt, judgedLines } from './receipt';
import type { Receipt, Section } from './receipt';
import { takeWords } from './words';
import type { Word } from './words';

/** A letter to be handed on. */
export interface Letter {
  to: 'opponent' | 'moderator';
  text: string;
}

/** What came of a mail: the one receipt, and letters to others. */
export interface Dealt {
  receipt: Receipt;
  letters: Letter[];
}

/** One player's mail on the desk. */
interface Paper {
  hand: GameHand;
  side: string;
  /** The number in the address of the mail; 0: it names none. */
  decision: number;
  /** That decision, while it waits. */
  open: OpenDecision | null;
  mailId: string | null;
}

/** Deals with the own text of a player's mail: words, orders, plans. Everything happens in the hand's transaction. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly grave: GraveWords,
    private readonly inquiries: Inquiries,
  ) {}

  /** `decision` is the number in the address of the mail; 0: it names none. */
  async deal(hand: GameHand, side: string, decision: number, text: string, mailId: string | null): Promise<Dealt> {
    const paper = paperOf(hand, side, decision, mailId);
    const before = hand.openFor(side).map((o) => o.id);
    const { words, rest } = takeWords(text);
    const receipt = this.orders(
      paper,
      rest,
      words.some((w) => w.word === 'check'),
    );
    const letters: Letter[] = [];
    for (const word of words) await this.word(paper, word, receipt, letters);
    if (receipt.verdict === '') {
      if (words.length === 0) Object.assign(receipt, this.nothingRead(paper, receipt));
      else receipt.verdict = 'Nothing to record in this mail.';
    }
    receipt.deadline = deadlineLine(paper, before);
    if (receipt.outcome === 'recorded') receipt.sections.push(...turnsEnd(paper));
    return { receipt, letters };
  }

  /** What `text` would come to as a mail, for the page that checks while one types: nothing is done, no word is answered. */
  check(hand: GameHand, side: string, decision: number, text: string): Receipt {
    const paper = paperOf(hand, side, decision, null);
    const { words, rest } = takeWords(text);
    const receipt = this.orders(paper, rest, true);
    const said = text.split(/\r\n|\r|\n/);
    const lines = [...receipt.lines, ...words.map((w) => wordLine(w, said[w.line - 1] ?? ''))];
    const nothing =
      words.length > 0 ? 'No orders: only words that are answered when you send.' : 'Nothing is written yet.';
    const verdict = lines.length === words.length ? nothing : receipt.verdict;
    return { ...receipt, verdict, lines: lines.sort((a, b) => a.number - b.number), sections: [] };
  }

  private orders(paper: Paper, text: string, check: boolean): Receipt {
    const { hand, side, open, decision } = paper;
    const verdict = consider(hand.engine, hand.position, side, open, text);
    const receipt = { ...emptyReceipt(), ...judgedLines(verdict) };
    if (verdict.stoppedAt !== null)
      receipt.ignored.push(`everything from the line "${verdict.stoppedAt.slice(0, 40)}" on`);
    if (verdict.lines.length === 0) return receipt;
    if (hand.position.over) return refused(receipt, 'the game is over.');
    const forNothing = verdict.lines.every((l) => l.status === 'later' || l.status === 'error');
    if (!open && decision > 0 && forNothing) return closed(paper, receipt);
    if (verdict.recognised === 0) return this.nothingRead(paper, receipt, check);
    if (!verdict.sound) return refused(receipt, `${faults(verdict)}. Nothing of this mail was written.`, check);
    if (!check) return this.record(paper, verdict, receipt);
    const verdictText = 'Checked: these orders would be recorded. Nothing was written.';
    return { ...receipt, outcome: 'checked', verdict: verdictText, ...inForce(paper, verdict, 'would then be') };
  }

  /** Writes a sound verdict: first what was given in advance, then the answer. */
  private record({ hand, side, open, mailId, ...paper }: Paper, verdict: Verdict, receipt: Receipt): Receipt {
    const { add, forget, askMe, dontAsk } = verdict.change;
    const advance: Submission[] =
      add.length + forget.length + askMe.length + dontAsk.length > 0
        ? [{ kind: 'standing', source: 'player', seat: side, change: verdict.change }]
        : [];
    const recorded = { ...receipt, outcome: 'recorded' as const };
    const waits = (): boolean => hand.position.open.some((o) => o.id === open?.id);
    if (!open || !verdict.answer) {
      hand.submitAll(advance, mailId);
      // What was given in advance may itself have answered the decision.
      const still = open && waits() ? ` ${titleOf(hand, open)} is still open: your answer to it is missing.` : '';
      return { ...recorded, verdict: `Recorded: your orders for later.${still}` };
    }
    const version = (open.sealed?.version ?? 0) + 1;
    const { value } = verdict.answer;
    const answer: Submission = { kind: 'answer', source: 'player', seat: side, decision: open.id, answer: value };
    hand.submitAll([...advance, answer], mailId);
    const then = waits()
      ? ' They stay sealed until your opponent has answered too; a later mail replaces them until then.'
      : '';
    const verdictText = `Recorded as version ${version}.${then}`;
    return { ...recorded, verdict: verdictText, ...inForce({ hand, side, open, mailId, ...paper }, verdict, 'now') };
  }

  private nothingRead({ hand, side, open }: Paper, receipt: Receipt, check = false): Receipt {
    const now = open ?? hand.openFor(side)[0] ?? null;
    const help = [...helpSections(hand, null, '').slice(0, 1), ...(now ? promptSection(hand, now) : [])];
    const sections = [...receipt.sections, ...help];
    return refused({ ...receipt, sections }, 'no order was recognised in this mail.', check);
  }

  private async word(paper: Paper, word: Word, receipt: Receipt, letters: Letter[]): Promise<void> {
    if (word.word === 'map') {
      receipt.map = true;
      receipt.sections.push({ title: 'MAP', lines: ['The page is attached, as your side knows things now.'] });
    } else if (word.word === 'say' || word.word === 'ask') receipt.sections.push(letter(paper, word, letters));
    else receipt.sections.push(...(await this.answer(paper, word)));
  }

  private async answer({ hand, side, open }: Paper, word: Word) {
    switch (word.word) {
      case 'help':
        return helpSections(hand, open ?? hand.openFor(side)[0] ?? null, word.topic);
      case 'status':
        return statusSections(hand, side);
      case 'history':
        return [await this.inquiries.history(hand, side, word.count)];
      case 'why':
        return [await this.inquiries.why(hand, side, word.number)];
      case 'resign':
        return [await this.grave.resign(hand, side)];
      case 'confirm':
        return [await this.grave.confirm(hand, side, word.code)];
      case 'claim':
        return [this.grave.claim(hand, side)];
      case 'later':
        return [{ title: word.said, lines: ['This word is not offered yet. HELP lists those that are.'] }];
      default:
        return [];
    }
  }
}

function paperOf(hand: GameHand, side: string, decision: number, mailId: string | null): Paper {
  const open = hand.openFor(side).find((o) => o.id === `d${decision}`) ?? null;
  return { hand, side, decision, open, mailId };
}

/** A word among the lines of a check. */
function wordLine(word: Word, text: string): LineVerdict {
  const line = { number: word.line, text: text.trim() };
  if (word.word === 'check')
    return { ...line, status: 'doubt', read: 'CHECK', why: 'with this word nothing is recorded' };
  if (word.word === 'later') return { ...line, status: 'doubt', why: 'this word is not offered yet' };
  return { ...line, status: 'ok', read: word.word.toUpperCase(), why: 'done when you send' };
}

/** Takes a letter along, and says where it goes. */
function letter({ hand, side }: Paper, word: Word & { text: string }, letters: Letter[]) {
  const to = word.word === 'ask' ? 'moderator' : 'opponent';
  const title = word.word.toUpperCase();
  if (word.text === '') return { title, lines: ['The letter is empty; nothing was sent.'] };
  if (to === 'moderator' && !hand.moderator())
    return { title, lines: ['This game has no moderator; SAY writes to your opponent.'] };
  if (to === 'opponent' && hand.againstBot(side))
    return { title, lines: ['You play against the bot; it reads no letters.'] };
  letters.push({ to, text: word.text });
  const lines = word.text.split('\n').length;
  return { title, lines: [`Your letter goes to your ${to}: ${lines} line${lines === 1 ? '' : 's'}.`] };
}

function refused(receipt: Receipt, why: string, check = false): Receipt {
  return { ...receipt, outcome: 'NOT recorded', verdict: `${check ? 'Checked: ' : ''}NOT recorded: ${why}` };
}

function inForce({ hand, open }: Paper, verdict: Verdict, when: string): Pick<Receipt, 'inForce' | 'inForceTitle'> {
  const title = open ? `Orders ${when} in force for ${titleOf(hand, open)}:` : '';
  return { inForce: verdict.inForce, inForceTitle: title };
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
    ? `Open now: ${titleOf(hand, now)}; a reply to this mail answers it.`
    : 'Nothing is open for you now.';
  const lines = receipt.lines.map((l) => ({ number: l.number, text: l.text, status: 'ignored' as const }));
  const sections = now ? promptSection(hand, now) : [];
  return refused({ ...receipt, lines, sections }, `the decision this mail answers (d${decision}) is closed. ${open}`);
}

/** The mail that ends a player's own moves brings him the interphase sheet, already answered. */
function turnsEnd({ hand, side, open }: Paper): Section[] {
  const own = open !== null && hand.engine.kind(open.kind).asked === 'own';
  if (!own || hand.position.over || hand.openFor(side).length > 0) return [];
  const lines = interphaseSheet(hand, side);
  return lines.length === 0
    ? []
    : [{ title: "IN YOUR OPPONENT'S MOVES, ANSWERED FOR YOU UNLESS YOU SAY OTHERWISE", lines }];
}

/** What waits for the player after his mail. A decision that his own mail opened is asked in a mail of its own. */
function deadlineLine({ hand, side }: Paper, before: readonly string[]): string {
  if (hand.position.over) return '';
  const open = hand.openFor(side).find((o) => !o.sealed);
  if (!open) return 'Nothing waits for you now.';
  const due = dueText(hand, side);
  if (!before.includes(open.id)) return `Next for you: ${titleOf(hand, open)}; the mail that asks it is on its way.`;
  return `Waiting for you: ${titleOf(hand, open)}${due ? `, due ${due}` : ''}.`;
}
