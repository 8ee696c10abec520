import type { Result } from '../../../kernel/flow/act';

/** Printed victory levels by their first word; a level that is not listed (a resignation) counts whole. */
const LEVELS: Readonly<Record<string, number>> = {
  Decisive: 1,
  Overwhelming: 1,
  Substantive: 2 / 3,
  Substantial: 2 / 3,
  Marginal: 1 / 3,
};

/** What the level counts; the rest is for the points within it, so that an answer that gains a point is seen to. */
const BY_LEVEL = 0.9;
/** Points, or hexes held, of a game that stands even, and those that are much more. */
const POINTS = { even: 13, much: 15 };
const HEXES = { even: 2, much: 3 };

/** What the end of a game is worth to `seat`: 1 for an Overwhelming victory with many points, -1 for such a defeat. */
export function worth({ winner, level, detail }: Result, seat: string): number {
  if (winner === null) return 0;
  const german = winner === 'german' ? 1 : -1;
  const whole = german * (LEVELS[level.split(' ')[0] ?? ''] ?? 1);
  const { points, held } = detail as { points?: number; held?: number };
  const within = points !== undefined ? over(points, POINTS) : held !== undefined ? over(held, HEXES) : german;
  const value = BY_LEVEL * whole + (1 - BY_LEVEL) * within;
  return seat === 'german' ? value : -value;
}

const over = (n: number, { even, much }: typeof POINTS): number => Math.tanh((n - even) / much);
