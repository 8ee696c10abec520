import { facesOf, isLast } from '../decisions/surrender';
import type { Ask } from '../slouch-hats';

/** Faces of the die for which modifiers are bought, and points above which they would be lost (18.15). */
const [GOOD, FULL] = [3, 9];

/** Modifiers that a side buys for the Vichy Surrender Table (18.14a): the Allies for a good roll, the Axis what it can. */
export function botBuys(q: Ask): number {
  const cost = q.data.victory.costs['surrender-modifier'];
  const points = q.view.victoryPoints[q.seat];
  if (q.seat === 'axis') return Math.floor(points / cost);
  const rolls = q.data.victory.costs['surrender-table'];
  const most = Math.max(0, Math.floor((points - rolls) / cost));
  const enough = Array.from({ length: most + 1 }, (_, n) => n).find((n) => facesWith(q, n) >= GOOD);
  if (enough !== undefined) return isLast(q) ? most : enough;
  if (isLast(q)) return most;
  return points >= FULL ? Math.min(most, 1) : 0;
}

/** 18.32: faces that mean a surrender if so many modifiers more were bought. */
function facesWith(q: Ask, modifiers: number): number {
  const { axis, allied } = q.view.surrenderModifiers;
  return facesOf({ ...q, view: { ...q.view, surrenderModifiers: { axis, allied: allied + modifiers } } });
}
