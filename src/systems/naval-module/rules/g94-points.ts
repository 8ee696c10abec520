import { eachOnce } from '../../../kernel/data/each-once';
import type { NavalScenario } from '../data/scenario';
import type { Scored } from '../world';

/** G94: fractions are kept while adding and dropped from the total. */
export const totalOf = (scored: readonly Scored[]): number => Math.floor(scored.reduce((sum, { vp }) => sum + vp, 0));

/** The level that a total comes to. */
export const levelOf = (levels: NavalScenario['levels'], total: number): string =>
  levels.find(({ from }) => total >= from)?.level ?? '';

/** The score as its own side knows it; the Axis is told the total at the end alone. */
export function scoreLines(scored: readonly Scored[], viewer: 'axis' | 'soviet'): string[] {
  if (viewer === 'axis') return [];
  const items = eachOnce(scored.map(({ item }) => item));
  const sum = (item: string): number => scored.reduce((all, one) => all + (one.item === item ? one.vp : 0), 0);
  return [`Soviet Victory Points: ${totalOf(scored)}`, ...items.map((item) => `${item}: ${sum(item)}`)];
}
