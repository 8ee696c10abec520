import { Injectable } from '@nestjs/common';
import type { Verdict } from '../kernel/decide/verdict';
import { nextVersion } from '../kernel/record/position';
import type { Submission } from '../kernel/record/submission';
import { dueText } from '../reports/game-text';
import { titleOf } from '../table/title';
import { interphaseSheet } from '../reports/sheet';
import type { GameHand } from '../table/game-hand';
import { AddressWords } from './address-words';
import type { Answering, Dealt, Letter } from './dealt';
import { GraveWords } from './grave-words';
import { helpSections } from './help';
import { Inquiries, statusSections } from './inquiries';
import { inForce, judgeOrders, nothingRead, paperOf, passing, verbsOf } from './judge-orders';
import { LeaveWords } from './leave-words';
import { LetterWords } from './letter-words';
import { Proposals } from './proposals/proposals';
import type { Paper } from './judge-orders';
import type { Receipt, Section } from './receipt';
import { ReminderWords } from './reminder-words';
import { tried } from './try-word';
import { undo } from './undo-word';
import { takeWords, tries, acts } from './words';
import type { Word } from './words';

const NOT_DONE = 'Not done: in a mail with CHECK or TRY nothing is written.';
const ANSWERED = 'No orders in this mail; what else it says is answered below.';

/** What a player wrote, and how far it is known to be his. */
export interface Written {
  /** The number in the address of the mail; 0: it names none. */
  decision: number;
  text: string;
  /** The mail that brought it. */
  mailId: string | null;
  /** The domain of the sender vouches for the mail. */
  proven: boolean;
}

/** Deals with the own text of a player's mail: words, orders, plans. Everything happens in the hand's transaction. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly grave: GraveWords,
    private readonly addresses: AddressWords,
    private readonly inquiries: Inquiries,
    private readonly reminders: ReminderWords,
    private readonly leaves: LeaveWords,
    private readonly letterWords: LetterWords,
    private readonly proposals: Proposals,
  ) {}

  async deal(hand: GameHand, side: string, { decision, text, mailId, proven }: Written): Promise<Dealt> {
    const paper = paperOf(hand, side, decision);
    const before = hand.openFor(side).map((o) => o.id);
    const worded = takeWords(text, verbsOf(hand, side));
    const { words, rest } = worded;
    const check = tries(words);
    const { receipt: judged, sound } = judgeOrders(paper, worded, check);
    const receipt = sound ? this.record(paper, sound, judged, mailId) : judged;
    const letters: Letter[] = [];
    const how = { proven, letters, orders: rest };
    for (const word of words) {
      if (!check || !acts(word)) await this.word(paper, word, receipt, how);
      else receipt.sections.push({ title: word.word.toUpperCase(), lines: [NOT_DONE] });
    }
    if (receipt.verdict === '') {
      if (words.length === 0) Object.assign(receipt, nothingRead(paper, receipt));
      else receipt.verdict = words.some(acts) ? ANSWERED : 'Nothing to record in this mail.';
    }
    receipt.deadline = deadlineLine(paper, before);
    if (receipt.outcome === 'recorded') receipt.sections.push(...turnsEnd(paper));
    return { receipt, letters };
  }

  /** Writes a sound verdict: first what was given in advance, then the answer. */
  private record(paper: Paper, verdict: Verdict, receipt: Receipt, mailId: string | null): Receipt {
    const { hand, side, open } = paper;
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
      return { ...recorded, verdict: `Recorded: your orders for later${passing(verdict) || '.'}${still}` };
    }
    const version = nextVersion(open);
    const { value } = verdict.answer;
    const answer: Submission = { kind: 'answer', source: 'player', seat: side, decision: open.id, answer: value };
    hand.submitAll([...advance, answer], mailId);
    const then = waits()
      ? ' They stay sealed until your opponent has answered too; a later mail replaces them until then.'
      : '';
    const verdictText = `Recorded as version ${version}${passing(verdict) || '.'}${then}`;
    return { ...recorded, verdict: verdictText, ...inForce(paper, verdict, 'now') };
  }

  private async word(paper: Paper, word: Word, receipt: Receipt, how: Answering & { orders: string }): Promise<void> {
    if (word.word === 'map') {
      receipt.map = true;
      receipt.sections.push({ title: 'MAP', lines: ['The page is attached, as your side knows things now.'] });
    } else if (word.word === 'say' || word.word === 'ask')
      await this.letterWords.write(paper.hand, paper.side, word, how.letters, receipt.sections);
    else receipt.sections.push(...(await this.answer(paper, word, how)));
  }

  private async answer(paper: Paper, word: Word, how: Answering & { orders: string }): Promise<Section[]> {
    const { hand, side, open } = paper;
    switch (word.word) {
      case 'help':
        return helpSections(hand, open ?? hand.openFor(side)[0] ?? null, word.topic);
      case 'status':
        return [
          ...statusSections(hand, side, await this.proposals.waiting(hand, side)),
          await this.addresses.section(hand, side),
          ...(await this.letterWords.section(hand, side)),
        ];
      case 'history':
        return [await this.inquiries.history(hand, side, word.count)];
      case 'why':
        return [await this.inquiries.why(hand, side, word.number)];
      case 'resign':
        return [await this.grave.resign(hand, side)];
      case 'confirm':
        return [await this.grave.confirm(hand, side, word.code, how)];
      case 'address':
        return [await this.grave.address(hand, side, word, how)];
      case 'claim':
        return [this.grave.claim(hand, side)];
      case 'mute':
        return [await this.reminders.mute(hand, side)];
      case 'unmute':
        return [await this.reminders.unmute(hand, side)];
      case 'block':
        return [await this.letterWords.block(hand, side)];
      case 'unblock':
        return [await this.letterWords.unblock(hand, side)];
      case 'try':
        return tried(paper, how.orders);
      case 'undo':
        return [undo(hand, side)];
      case 'leave':
        return [await this.leaves.leave(hand, side, word.said, how)];
      case 'propose':
        return [await this.proposals.propose(hand, side, word.said, how)];
      case 'accept':
        return [await this.proposals.accept(hand, side, how)];
      case 'refuse':
        return [await this.proposals.refuse(hand, side, how)];
      default:
        return [];
    }
  }
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
