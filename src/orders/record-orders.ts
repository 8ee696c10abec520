import { fallenAway, fallenLines } from '../kernel/decide/fallen-away';
import type { Verdict } from '../kernel/decide/verdict';
import { nextVersion } from '../kernel/record/position';
import type { Submission } from '../kernel/record/submission';
import type { GameHand } from '../table/game-hand';
import { datedTitleOf } from '../table/title';
import { inForce, passing, type Paper } from './judge-orders';
import type { Receipt } from './receipt';

/** Writes a sound verdict: first what was given in advance, then the answer. */
export function recordOrders(
  paper: Paper<GameHand>,
  verdict: Verdict,
  receipt: Receipt,
  mailId: string | null,
): Receipt {
  const { hand, side, open } = paper;
  const { add, forget, askMe, dontAsk } = verdict.change;
  const advance: Submission[] =
    add.length + forget.length + askMe.length + dontAsk.length > 0
      ? [{ kind: 'standing', source: 'player', seat: side, change: verdict.change }]
      : [];
  const [before, rows] = [hand.position, hand.pending.length];
  const recorded = (): Receipt => {
    const facts = hand.pending.slice(rows).flatMap(({ row }) => row.facts);
    const fell = fallenAway(hand.engine, before, hand.position, side, facts);
    const section = { title: 'OF WHAT YOU GAVE IN ADVANCE THIS FELL AWAY', lines: fallenLines(fell) };
    const sections = fell.length === 0 ? receipt.sections : [...receipt.sections, section];
    return { ...receipt, outcome: 'recorded', sections };
  };
  const waits = (): boolean => hand.position.open.some((o) => o.id === open?.id);
  if (!open || !verdict.answer) {
    hand.submitAll(advance, mailId);
    // What was given in advance may itself have answered the decision.
    const still = open && waits() ? ` ${datedTitleOf(hand, open)} is still open: your answer to it is missing.` : '';
    return { ...recorded(), verdict: `Recorded: your orders for later${passing(verdict) || '.'}${still}` };
  }
  const version = nextVersion(open);
  const { value } = verdict.answer;
  const answer: Submission = { kind: 'answer', source: 'player', seat: side, decision: open.id, answer: value };
  hand.submitAll([...advance, answer], mailId);
  const then = waits()
    ? ' They stay sealed until your opponent has answered too; a later mail replaces them until then.'
    : '';
  const verdictText = `Recorded as version ${version}${passing(verdict) || '.'}${then}`;
  return { ...recorded(), verdict: verdictText, ...inForce(paper, verdict, 'now') };
}
