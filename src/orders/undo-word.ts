import { Injectable } from '@nestjs/common';
import type { OpenDecision } from '../kernel/record/position';
import { byCharter, mendingOf, noRewind } from '../table/error-policy';
import { datedTitleOf } from '../table/title';
import type { GameHand } from '../table/game-hand';
import type { Deeds, Doing } from './deeds';
import { ROLL_MISSING } from './judge-orders';
import { Proposals } from './proposals/proposals';
import { Rewinds } from './proposals/rewinds';
import type { Section } from './receipt';

const TITLE = 'UNDO';
const NOTHING =
  'There is nothing to take back: no orders of yours are sealed, and none were played. Standing orders end with "forget s1".';

/** UNDO of orders that are played: what the charter lets become of it. */
@Injectable()
export class UndoWord {
  readonly deeds = { undo: (at) => this.undo(at) } satisfies Partial<Deeds>;

  constructor(
    private readonly proposals: Proposals,
    private readonly rewinds: Rewinds,
  ) {}

  /** Sealed orders are taken back at once; those that are played only by both, who are asked, and only in a Friendly game. */
  private async undo(at: Doing): Promise<Section[]> {
    const { hand, side } = at;
    const sealed = undoSealed(hand, side);
    if (sealed) return [sealed];
    const last = hand.position.over ? null : await this.rewinds.lastOwn(hand, side);
    if (last === null) return [{ title: TITLE, lines: [NOTHING] }];
    const barred = noRewind(hand.game);
    if (barred !== null) return [{ title: TITLE, lines: [`No orders of yours are sealed any more. ${barred}`] }];
    const asked = await this.proposals.propose(hand, side, `rewind ${last}`, at);
    const why =
      'Your last orders are played: they are taken back only if your opponent agrees, as with PROPOSE REWIND.';
    return [{ ...asked, title: TITLE, lines: [why, ...asked.lines] }];
  }
}

/**
 * Takes back the orders that stay sealed until the opponent has answered too, or says why not; null: none are sealed. Dice
 * that were rolled seal them for good.
 */
export function undoSealed(hand: GameHand, side: string): Section | null {
  if (hand.position.entering) return { title: TITLE, lines: [`Nothing was taken back: ${ROLL_MISSING}`] };
  if (!mendingOf(hand.game).undoSealed) return { title: TITLE, lines: [hardCore(hand)] };
  const sealed = hand.openFor(side).filter((o) => o.sealed);
  return sealed.length === 0 ? null : { title: TITLE, lines: sealed.map((o) => takeBack(hand, o)) };
}

const hardCore = ({ game }: GameHand): string =>
  `${byCharter(game)} there is no UNDO. While your orders are sealed another mail replaces them; the last one that was recorded stands.`;

function takeBack(hand: GameHand, open: OpenDecision): string {
  const taken = `Your orders for ${datedTitleOf(hand, open)} are taken back`;
  hand.submit({ kind: 'undo', source: 'player', seat: open.seat, decision: open.id });
  const now = hand.openFor(open.seat).find((o) => o.id === open.id);
  if (now && !now.sealed) return `${taken}; you are asked again, and your clock runs.`;
  const { word } = hand.engine.kind(open.kind);
  return `${taken}, but your orders given in advance or the default have answered again. In a mail with UNDO, "forget s1" (STATUS has the numbers) ends such an order, "ask me ${word}" such a default.`;
}
