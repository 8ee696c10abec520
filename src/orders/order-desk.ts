import { Injectable } from '@nestjs/common';
import { dueText } from '../reports/game-text';
import { nothingAsked } from '../reports/nothing-asked';
import { shortSheet } from '../reports/sheet';
import { proveDelivery, type ProofBy, waitsForStart } from '../table/first-proof';
import type { GameHand } from '../table/game-hand';
import { datedTitleOf } from '../table/title';
import type { Dealt, Letter } from './dealt';
import type { Denial } from './denials';
import type { Doing } from './deeds';
import { judgedOrders, notMended, nothingRead, paperOf, type Paper } from './judge-orders';
import { fromFile, type AttachedText } from './judging/attached-text';
import type { JudgedOrders } from './judging/judge-text';
import { Judging, NotJudged, onlyNotJudged } from './judging/judging';
import { leftOutSection, notJudged } from './judging/not-judged';
import { emptyReceipt, shortReceipt, untold, type Receipt, type Section } from './receipt';
import { recordOrders } from './record-orders';
import { fixSection } from './refused-orders';
import { WordBook, type WordToDo } from './word-book';
import { acts, binds, leaves, tries, type Word } from './words';

const NOT_DONE = 'Not done: in a mail with CHECK or TRY nothing is written, and nothing is sent.';
const HELD = 'the moderator holds the game, and nothing is recorded until he releases it.';
/** Words that would play on; letters, questions, leave and addresses go on as ever. */
const WAITS_FOR_RELEASE: readonly string[] = ['UNDO', 'ACCEPT', 'CLAIM'];
const BOTH = 'Not done: this mail says ACCEPT and REFUSE. Send the one that you mean.';
const ANSWERED = 'No orders in this mail; what else it says is answered below.';

/** What a player wrote, and how far it is known to be his. */
export interface Written {
  /** The number in the address of the mail; 0: it names none. */
  decision: number;
  text: string;
  /** Text files sent with it, read where the text holds no order. */
  files?: readonly AttachedText[];
  /** The mail that brought it. */
  mailId: string | null;
  /** The domain of the sender vouches for the mail. */
  proven: boolean;
  /** How it came. */
  by: Exclude<ProofBy, 'report'>;
}

/**
 * Deals with the own text of a player's mail: words, orders, plans. Everything happens in the hand's transaction; the text is
 * read and judged in a thread meanwhile, so that the lock on the game is held for as long as a text may take at most.
 */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly book: WordBook,
    private readonly judging: Judging,
  ) {}

  async deal(
    hand: GameHand,
    side: string,
    { decision, text, files = [], mailId, proven, by }: Written,
  ): Promise<Dealt> {
    proveDelivery(hand, side, by === 'page' ? 'shown' : decision, by);
    const before = hand.openFor(side).map((o) => o.id);
    const { system } = hand.game;
    const asked = { ...{ system, position: hand.position, side, decision, text, files }, page: false };
    const judged = await this.judging
      .judge('orders', { ...asked, refused: hand.seat(side).refused })
      .catch(onlyNotJudged);
    if (judged instanceof NotJudged) return { receipt: notJudged(judged, text, files.length > 0), letters: [] };
    if (judged.openLetter !== null) return keptBack(judged.openLetter);
    const { words, alone } = judged;
    const paper = paperOf(hand, side, judged.decision);
    const held = hand.game.state === 'held';
    const receipt = judgedAndKept(paper, judged, mailId, held);
    Object.assign(receipt, fromFile(judged, receipt));
    if (judged.unmended !== null) Object.assign(receipt, notMended(judged.unmended));
    const letters: Letter[] = [];
    const at: Doing = { ...paper, proven, letters, alone, receipt };
    const both = ['accept', 'refuse'].every((name) => words.some(({ word }) => word === name));
    for (const said of words) {
      const word = this.book.find(said);
      const denied =
        both && (said.word === 'accept' || said.word === 'refuse') ? BOTH : deniedText(said, judged.denied);
      const why = notDoneNow(word, { held, tried: tries(words) }) ?? denied;
      const notDone = why === null ? null : [{ title: word.title, lines: [why] }];
      const told = notDone ?? (await word.do(at));
      receipt.sections.push(...(word.acts || word.sends ? told : untold(told, receipt.sections)));
    }
    receipt.sections.push(...leftOutSection(judged.leftOut));
    if (receipt.verdict === '') {
      if (words.length === 0) Object.assign(receipt, nothingRead(paper, receipt));
      else receipt.verdict = words.some(acts) ? ANSWERED : 'Nothing to record in this mail.';
    }
    receipt.deadline = receipt.sections.some((s) => s.asks) ? '' : deadlineLine(paper, before);
    if (receipt.outcome === 'recorded') receipt.sections.push(...turnsEnd(paper));
    return { receipt: shortReceipt(receipt), letters };
  }
}

/** Nothing of the mail is done; whoever writes it again loses nothing. */
const keptBack = (why: string): Dealt => ({ receipt: { ...emptyReceipt(), ...notMended(why) }, letters: [] });

/** Sound orders are recorded, others are kept for FIX. */
function judgedAndKept(paper: Paper<GameHand>, judged: JudgedOrders, mailId: string | null, held: boolean): Receipt {
  const { hand, side } = paper;
  const { receipt, sound, faulty } = judgedOrders(paper, judged, judged.verdict, held || tries(judged.words));
  if (held) return whileHeld(receipt);
  const seat = hand.seat(side);
  if (sound) seat.refused = null;
  if (sound) return recordOrders(paper, sound, receipt, mailId);
  const refused = faulty && judged.kept;
  if (!faulty || !refused) return receipt;
  seat.refused = refused;
  return { ...receipt, sections: [...receipt.sections, fixSection(refused, faulty)] };
}

/** Why a word is not done; null: it is. */
function notDoneNow(
  { acts: changes, sends, title }: WordToDo,
  { held, tried }: { held: boolean; tried: boolean },
): string | null {
  if (tried && (changes || sends)) return NOT_DONE;
  return held && WAITS_FOR_RELEASE.includes(title) ? `Not done: ${HELD}` : null;
}

/** Why a word that binds is not done beside what says no; null: it is. */
function deniedText(word: Word, denied: Denial | null): string | null {
  if (!denied || !binds(word) || (denied.ofPlaying && leaves(word))) return null;
  return `Not done: this mail also says "${denied.said.slice(0, 60)}". If you mean ${word.word.toUpperCase()}, send it in a mail without that.`;
}

/** Orders that come while the moderator holds the game: looked at, and not kept. */
function whileHeld(judged: Receipt): Receipt {
  if (judged.outcome !== 'checked') return judged;
  return {
    ...judged,
    outcome: 'NOT recorded',
    verdict: `NOT recorded: ${HELD} These orders are in order; send them again then.`,
  };
}

/** The mail that ends a player's own moves tells what he has ordered for his opponent's; what the published defaults answer STATUS has in full. */
function turnsEnd({ hand, side, open }: Paper): Section[] {
  const own = open !== null && hand.engine.kind(open.kind).asked === 'own';
  if (!own || hand.position.over || hand.openFor(side).length > 0) return [];
  const lines = shortSheet(hand, side);
  return lines.length === 0 ? [] : [{ title: "IN YOUR OPPONENT'S MOVES", lines }];
}

/** What waits for the player after his mail. A decision that his own mail opened is asked in a mail of its own. */
function deadlineLine({ hand, side }: Paper, before: readonly string[]): string {
  if (hand.position.over) return '';
  const open = hand.openFor(side).find((o) => !o.sealed);
  if (!open) return nothingAsked(hand, side);
  const due = dueText(hand, side);
  if (!before.includes(open.id))
    return `Next for you: ${datedTitleOf(hand, open)}; the mail that asks it is on its way.`;
  const latest = waitsForStart(hand, hand.seat(side)) ? ' at the latest' : '';
  return `Waiting for you: ${datedTitleOf(hand, open)}${due ? `, due ${due}${latest}` : ''}.`;
}
