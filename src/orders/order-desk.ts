import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { consider } from '../kernel/decide/verdict';
import type { Verdict } from '../kernel/decide/verdict';
import type { OpenDecision } from '../kernel/record/position';
import { dueText } from '../reports/game-text';
import type { GameHand } from '../submissions/game-hand';
import { ConfirmationRepository } from './confirmation.repository';
import { helpSections, promptSection } from './help';
import { Inquiries } from './inquiries';
import { emptyReceipt, judgedLines } from './receipt';
import type { Receipt } from './receipt';
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

/** Deals with the own text of a player's mail: words, orders, plans. Everything happens in the hand's transaction. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly confirmations: ConfirmationRepository,
    private readonly inquiries: Inquiries,
  ) {}

  /** `decision` is the number in the address of the mail; 0: it names none. */
  async deal(hand: GameHand, side: string, decision: number, text: string, mailId: string | null): Promise<Dealt> {
    const { words, rest } = takeWords(text);
    const open = hand.begun ? (hand.openFor(side).find((o) => o.id === `d${decision}`) ?? null) : null;
    const receipt = this.orders(hand, side, decision, open, rest, words, mailId);
    const letters: Letter[] = [];
    for (const word of words) await this.word(hand, side, open, word, receipt, letters);
    if (receipt.verdict === '') receipt.verdict = words.length > 0 ? 'Nothing to record in this mail.' : this.nothingRead(hand, side, open, receipt);
    receipt.deadline = deadlineLine(hand, side);
    return { receipt, letters };
  }

  private orders(
    hand: GameHand,
    side: string,
    decision: number,
    open: OpenDecision | null,
    text: string,
    words: readonly Word[],
    mailId: string | null,
  ): Receipt {
    const verdict = consider(hand.engine, hand.position, side, open, text);
    const receipt = { ...emptyReceipt(), ...judgedLines(verdict) };
    if (verdict.stoppedAt !== null) receipt.ignored.push(`everything from the line "${verdict.stoppedAt.slice(0, 40)}" on`);
    if (verdict.lines.length === 0) return receipt;
    if (hand.position.over) return { ...receipt, verdict: 'NOT recorded: the game is over.' };
    if (!open && verdict.recognised === 0 && decision > 0) return closed(hand, side, decision, receipt);
    if (!open && decision > 0 && verdict.lines.every((l) => l.status === 'later')) return closed(hand, side, decision, receipt);
    if (verdict.recognised === 0) return { ...receipt, verdict: this.nothingRead(hand, side, open, receipt) };
    const check = words.some((w) => w.word === 'check');
    if (!verdict.sound) return { ...receipt, verdict: `${check ? 'Checked: ' : ''}NOT recorded: ${faults(verdict)}. Nothing of this mail was written.` };
    if (check) return { ...receipt, verdict: 'Checked: these orders would be recorded. Nothing was written.', ...inForce(open, verdict) };
    return this.record(hand, side, open, verdict, receipt, mailId);
  }

  /** Writes a sound verdict: first what was given in advance, then the answer. */
  private record(hand: GameHand, side: string, open: OpenDecision | null, verdict: Verdict, receipt: Receipt, mailId: string | null): Receipt {
    const { add, forget, askMe, dontAsk } = verdict.change;
    const advance = add.length + forget.length + askMe.length + dontAsk.length > 0;
    if (advance) hand.submit({ kind: 'standing', source: 'player', seat: side, change: verdict.change }, mailId);
    if (!open || !verdict.answer) {
      const still = open ? ` ${hand.engine.kind(open.kind).title} is still open: your answer to it is missing.` : '';
      return { ...receipt, verdict: `Recorded: your orders for later.${still}` };
    }
    const version = (open.sealed?.version ?? 0) + 1;
    // What was given in advance may itself have answered the decision.
    const waits = hand.position.open.some((o) => o.id === open.id);
    if (waits) hand.submit({ kind: 'answer', source: 'player', seat: side, decision: open.id, answer: verdict.answer.value }, mailId);
    const sealed = hand.position.open.some((o) => o.id === open.id);
    const then = sealed ? ' They stay sealed until your opponent has answered too; a later mail replaces them until then.' : '';
    return { ...receipt, verdict: `Recorded as version ${version}.${then}`, ...inForce(open, verdict) };
  }

  private nothingRead(hand: GameHand, side: string, open: OpenDecision | null, receipt: Receipt): string {
    const now = open ?? hand.openFor(side)[0] ?? null;
    receipt.sections.push(...helpSections(hand, null, '').slice(0, 1), ...(now ? promptSection(hand, now) : []));
    return 'NOT recorded: no order was recognised in this mail.';
  }

  private async word(hand: GameHand, side: string, open: OpenDecision | null, word: Word, receipt: Receipt, letters: Letter[]): Promise<void> {
    switch (word.word) {
      case 'help':
        return void receipt.sections.push(...helpSections(hand, open ?? hand.openFor(side)[0] ?? null, word.topic));
      case 'status':
        return void receipt.sections.push(...this.inquiries.status(hand, side));
      case 'history':
        return void receipt.sections.push(await this.inquiries.history(hand, side, word.count));
      case 'why':
        return void receipt.sections.push(await this.inquiries.why(hand, side, word.number));
      case 'map':
        return void (receipt.map = true);
      case 'say':
      case 'ask':
        return this.letter(hand, word, receipt, letters);
      case 'resign':
        return this.resign(hand, side, receipt);
      case 'confirm':
        return this.confirm(hand, side, word.code, receipt);
      case 'claim':
        return this.claim(hand, side, receipt);
      case 'later':
        return void receipt.sections.push({ title: word.said, lines: ['This word is not offered yet. HELP lists those that are.'] });
      default:
        return;
    }
  }

  private letter(hand: GameHand, word: Word & { text: string }, receipt: Receipt, letters: Letter[]): void {
    const to = word.word === 'ask' ? 'moderator' : 'opponent';
    const nobody = to === 'moderator' && !hand.moderator();
    if (!nobody) letters.push({ to, text: word.text });
    const lines = [nobody ? 'This game has no moderator; SAY writes to your opponent.' : `Your letter goes to your ${to}: ${word.text.split('\n').length} line(s).`];
    receipt.sections.push({ title: word.word.toUpperCase(), lines });
  }

  /** Grave orders need a code from a second mail. */
  private async resign(hand: GameHand, side: string, receipt: Receipt): Promise<void> {
    if (hand.position.over) return void receipt.sections.push({ title: 'RESIGN', lines: ['The game is over already.'] });
    const code = String(randomInt(100_000, 1_000_000));
    await this.confirmations.open(hand.manager, hand.game.id, side, code, 'resign', hand.now);
    const lines = ['Nothing has happened yet. To give the game up, send a second mail with the line', `| CONFIRM ${code}`, 'The code is good for three days.'];
    receipt.sections.push({ title: 'RESIGN', lines });
  }

  private async confirm(hand: GameHand, side: string, code: string, receipt: Receipt): Promise<void> {
    const action = await this.confirmations.use(hand.manager, hand.game.id, side, code, hand.now);
    if (action === null || hand.position.over) {
      return void receipt.sections.push({ title: 'CONFIRM', lines: [`Nothing waits for the code ${code}; it may be too old, or used.`] });
    }
    hand.submit({ kind: 'resign', source: 'player', seat: side });
    receipt.sections.push({ title: 'CONFIRM', lines: ['You have resigned. The last mail of the game follows.'] });
  }

  /** The opponent's time is over: the published default answers for him. */
  private claim(hand: GameHand, side: string, receipt: Receipt): void {
    const late = hand.seats.filter((s) => s.side !== side && s.dueAt !== null && s.dueAt <= hand.now);
    const open = late.flatMap((s) => hand.openFor(s.side)).find((o) => !o.sealed);
    const silent = open && hand.engine.kind(open.kind).ifSilent(hand.ask(open));
    if (!open || !silent || silent === 'moderator') {
      return void receipt.sections.push({ title: 'CLAIM', lines: ['There is nothing to claim: your opponent’s time is not over.'] });
    }
    hand.submit({ kind: 'answer', source: 'silence', seat: open.seat, decision: open.id, answer: silent.answer as never });
    receipt.sections.push({ title: 'CLAIM', lines: [`Your opponent's default was taken for ${hand.engine.kind(open.kind).title}.`] });
  }
}

function inForce(open: OpenDecision | null, verdict: Verdict): Pick<Receipt, 'inForce' | 'decision'> {
  return { inForce: verdict.inForce, decision: open?.id ?? '' };
}

function faults(verdict: Verdict): string {
  const lines = verdict.lines.filter((l) => l.status === 'error').length;
  const loose = verdict.objections.filter((o) => o.level === 'illegal').length;
  const parts = [...(lines > 0 ? [`${lines} line${lines === 1 ? '' : 's'} in error`] : []), ...(loose > 0 ? [`${loose} rule${loose === 1 ? '' : 's'} broken`] : [])];
  return parts.join(' and ');
}

/** The decision the mail answers is closed: say which is open now. */
function closed(hand: GameHand, side: string, decision: number, receipt: Receipt): Receipt {
  const now = hand.openFor(side)[0];
  const open = now ? `Open now: ${now.id}, ${hand.engine.kind(now.kind).title}; answer the mail that asks it.` : 'Nothing is open for you now.';
  return { ...receipt, verdict: `NOT recorded: decision d${decision} is closed. ${open}`, sections: now ? promptSection(hand, now) : [] };
}

function deadlineLine(hand: GameHand, side: string): string {
  if (!hand.begun || hand.position.over) return '';
  const open = hand.openFor(side).find((o) => !o.sealed);
  const due = dueText(hand, side);
  if (open) return `${hand.engine.kind(open.kind).title} (${open.id}) waits for you${due ? `, due ${due}` : ''}.`;
  return 'Nothing waits for you now.';
}
