import type { JsonObject } from '../kernel/realm';
import { sealOf } from '../kernel/record/hash';
import type { Sheet } from '../render/inspect';
import type { SystemPages } from '../render/system-pages';
import type { Board } from '../table/board';
import { openOn } from './game-page';
import { dueText } from './game-text';
import { pageScenes } from './page-scenes';
import { factsOfReport } from './report-lines';
import { askingOf, turnPage } from './turn-mail';

/** The sheets of a seat's web page; `told` are the facts of his last report as he may know them. */
export function seatSheets(
  hand: Board,
  side: string,
  told: readonly { type: string; body: JsonObject }[],
  pages?: SystemPages,
): Sheet[] {
  const open = openOn(hand, side);
  const order = turnPage(hand, side, open ? askingOf(hand, open) : null, factsOfReport(hand.seat(side).report));
  return pageScenes(hand.engine, hand.game, hand.position, told, order, pages).sheets(hand.playerOf(side).paper);
}

/** A hash of all that those sheets hang on, reckoned without drawing anything. */
export function sealOfSheets(hand: Board, side: string): string {
  const { engine, game, position } = hand;
  const open = openOn(hand, side);
  return sealOf(game.commitment, {
    view: engine.view(position, side) as object,
    side,
    step: position.dice.step,
    open: open ? { id: open.id, facts: open.facts } : null,
    due: dueText(hand, side),
    report: hand.seat(side).report,
    paper: hand.playerOf(side).paper,
    version: engine.system.version,
  });
}
