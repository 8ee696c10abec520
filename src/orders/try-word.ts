import type { Verdict } from '../kernel/decide/verdict';
import { changeStanding, inAdvance } from '../kernel/decide/standing';
import { combatPlan, interphaseSheet, standingLines } from '../reports/sheet';
import type { Paper } from './judge-orders';
import type { Section } from './receipt';

/** TRY: how the coming decisions would be answered with the orders of this mail; nothing is written. */
export function tried({ hand, side }: Paper, { change, sound }: Pick<Verdict, 'change' | 'sound'>): Section[] {
  const { engine, position } = hand;
  const now = inAdvance(position.standing, side);
  const then = sound ? changeStanding(now, change, engine.scopes(position, side)) : now;
  const sections = [
    { title: 'TRY: YOUR COMBAT PLAN WOULD BE', lines: combatPlan(hand, side, then) },
    { title: "TRY: IN YOUR OPPONENT'S MOVES WOULD ANSWER", lines: interphaseSheet(hand, side, then) },
    { title: 'TRY: YOUR STANDING ORDERS AND PLANS WOULD BE', lines: standingLines(hand, side, then) },
  ].filter((s) => s.lines.length > 0);
  const none = { title: 'TRY', lines: ['Nothing in this game is answered in advance; CHECK tries orders.'] };
  return sections.length > 0 ? sections : [none];
}
