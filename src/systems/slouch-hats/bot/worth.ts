import { classOf } from '../rules/03-2-zones';
import type { Board, Unit } from '../rules/03-board';
import type { Group } from './groups';
import { marchTo } from './marches';
import { defenceOf, enemiesBeside, type Outlook } from './outlook';
import type { Post } from './posts';

/** What danger at its worst, a post reached, an enemy beside is worth, in points of movement. */
const [DANGER, THERE, BESIDE] = [3, 4, 2];
/** Part of the danger that drives a unit from a place that it is to hold. */
const FIRM = 0.3;

/** Sixths of a point that the slowest of a group needs. */
export const marchOf = ({ data }: Board, { units }: Group, to: string, from: string): number =>
  Math.max(...units.map(({ counter }) => marchTo(data, to, classOf(counter), from)));

/** Towards the post, but not into blows that it cannot bear, nor beside enemies without attacking them. */
export function worthAt(outlook: Outlook, group: Group, post: Post, at: string): number {
  const { board, seat } = outlook;
  const far = marchOf(board, group, post.hex, at) / 6;
  if (!board.ground.map.grid.has(at)) return -far - 1;
  const taken = at === post.hex ? THERE : 0;
  const beside = enemiesBeside(board, seat, at).length > 0 && at !== post.hex ? -BESIDE : 0;
  const firm = at === post.hex && !post.takes ? FIRM : 1;
  return taken + beside - far - dangerAt(outlook, group.units, at) * firm;
}

/** How much stronger the enemies around are than who would stand there, on its ground. */
function dangerAt(outlook: Outlook, units: readonly Unit[], at: string): number {
  const { board } = outlook;
  const strike = outlook.strike(at);
  if (strike === 0) return 0;
  const there = board.at(at).filter(({ id }) => !units.some((unit) => unit.id === id));
  const defence = [...there, ...units].reduce((sum, unit) => sum + defenceOf(unit), 0);
  const kind = board.ground.kindOf(at);
  const ground = kind === 'clear' ? 1 : kind === 'mountain' ? 2 : 1.4;
  const ratio = strike / Math.max(1, defence * ground);
  return Math.max(0, Math.min(DANGER, ratio - 1.5)) * 2;
}
