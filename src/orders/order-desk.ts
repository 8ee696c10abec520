import { Injectable } from '@nestjs/common';
import { dueText } from '../reports/game-text';
import { interphaseSheet } from '../reports/sheet';
import { proveDelivery } from '../table/first-proof';
import type { ProofBy } from '../table/first-proof';
import type { GameHand } from '../table/game-hand';
import { titleOf } from '../table/title';
import type { Dealt, Letter } from './dealt';
import type { Doing } from './deeds';
import { considered, judgeOrders, notMended, nothingRead, paperOf, verbsOf } from './judge-orders';
import type { Paper } from './judge-orders';
import type { Receipt, Section } from './receipt';
import { recordOrders } from './record-orders';
import { fixSection, keptOf, mendedBy, waitingForFix } from './refused-orders';
import { WordBook } from './word-book';
import type { WordToDo } from './word-book';
import { acts, takeWords, tries } from './words';
import type { Worded } from './words';

const NOT_DONE = 'Not done: in a mail with CHECK or TRY nothing is written.';
const HELD = 'the moderator holds the game, and nothing is recorded until he releases it.';
/** Words that would play on; letters, questions, leave and addresses go on as ever. */
const WAITS_FOR_RELEASE: readonly string[] = ['UNDO', 'ACCEPT', 'CLAIM'];
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
  /** How it came. */
  by: Exclude<ProofBy, 'report'>;
}

/** Deals with the own text of a player's mail: words, orders, plans. Everything happens in the hand's transaction. */
@Injectable()
export class OrderDesk {
  constructor(private readonly book: WordBook) {}

  async deal(hand: GameHand, side: string, { decision, text, mailId, proven, by }: Written): Promise<Dealt> {
    proveDelivery(hand, side, by === 'page' ? 'shown' : decision, by);
    const before = hand.openFor(side).map((o) => o.id);
    const written = takeWords(text, verbsOf(hand, side));
    const { words } = written;
    const mended = mendedBy(written, waitingForFix(paperOf(hand, side, decision), hand.seat(side).refused));
    const paper = paperOf(hand, side, mended && 'decision' in mended ? mended.decision : decision);
    const rest = mended ? ('rest' in mended ? mended.rest : '') : written.rest;
    const held = hand.game.state === 'held';
    const receipt = judgedAndKept(paper, { ...written, rest }, mailId, held);
    if (mended && 'trouble' in mended) Object.assign(receipt, notMended(mended.trouble));
    const letters: Letter[] = [];
    const at: Doing = { ...paper, proven, letters, orders: rest, receipt };
    for (const word of words.map((w) => this.book.find(w))) {
      const why = notDoneNow(word, { held, tried: tries(words) });
      const notDone = why === null ? null : [{ title: word.title, lines: [why] }];
      receipt.sections.push(...(notDone ?? (await word.do(at))));
    }
    if (receipt.verdict === '') {
      if (words.length === 0) Object.assign(receipt, nothingRead(paper, receipt));
      else receipt.verdict = words.some(acts) ? ANSWERED : 'Nothing to record in this mail.';
    }
    receipt.deadline = receipt.sections.some((s) => s.asks) ? '' : deadlineLine(paper, before);
    if (receipt.outcome === 'recorded') receipt.sections.push(...turnsEnd(paper));
    return { receipt, letters };
  }
}

/** Judges orders; sound ones are recorded, others are kept for FIX. */
function judgedAndKept(paper: Paper<GameHand>, worded: Worded, mailId: string | null, held: boolean): Receipt {
  const { hand, side, decision } = paper;
  const { receipt, sound, faulty } = judgeOrders(paper, worded, held || tries(worded.words));
  if (held) return whileHeld(receipt);
  const seat = hand.seat(side);
  if (sound) seat.refused = null;
  if (sound) return recordOrders(paper, sound, receipt, mailId);
  const refused =
    faulty && keptOf(decision, worded.rest, faulty, (text) => considered(paper, { ...worded, rest: text }));
  if (!faulty || !refused) return receipt;
  seat.refused = refused;
  return { ...receipt, sections: [...receipt.sections, fixSection(refused, faulty)] };
}

/** Why a word is not done; null: it is. */
function notDoneNow(
  { acts: changes, title }: WordToDo,
  { held, tried }: { held: boolean; tried: boolean },
): string | null {
  if (tried && changes) return NOT_DONE;
  return held && WAITS_FOR_RELEASE.includes(title) ? `Not done: ${HELD}` : null;
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
