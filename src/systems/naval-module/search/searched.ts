import type { Result } from '../../../kernel/flow/act';
import type { Searched } from '../../../kernel/search/searched';
import { navalBot } from '../bot/bot';
import type { Naval } from '../naval-module';
import { determinize } from './determinize';
import { stackFor } from './locals';
import { value } from './value';

/** Which part of the budget a decision gets: what a segment turns on. */
const SHARES: Readonly<Record<string, number>> = {
  ...{ 'naval.attack': 0.2, 'naval.sail': 0.2, 'naval.move': 0.15 },
  ...{ 'naval.motorized': 0.1, 'naval.sail-again': 0.1, 'naval.raid': 0.1 },
};

const share = (kind: string): number => SHARES[kind] ?? 0;

/** The rest of this segment and the enemy's next; the siege has three times the counters of the others, and its rollouts end with the segment that runs. */
const horizon = (scenario: string): number => (scenario === 'sevastopol' ? 1 : 2);

/** Levels of the scenarios (G94) to the Soviet player. */
const LEVELS: Readonly<Record<string, number>> = {
  ...{ 'Soviet decisive': 1, Soviet: 2 / 3, 'Soviet marginal': 1 / 3, drawn: 0 },
  ...{ Axis: -2 / 3, 'Axis decisive': -1 },
};
/** What the level counts; the rest is for the points within it. */
const BY_LEVEL = 0.9;
const POINTS = { even: 20, much: 15 };

/** What the end of a game is worth to `seat`: 1 for a decisive victory with many points, -1 for such a defeat; a resignation counts whole. */
export function worth({ winner, level, detail }: Result, seat: string): number {
  const { total } = detail as { total?: number };
  const whole = LEVELS[level] ?? (winner === null ? 0 : winner === 'soviet' ? 1 : -1);
  const within = total === undefined ? whole : Math.tanh((total - POINTS.even) / POINTS.much);
  const forSoviet = BY_LEVEL * whole + (1 - BY_LEVEL) * within;
  return seat === 'soviet' ? forSoviet : -forSoviet;
}

/** The script's answer, as far as nobody need judge it: who sails in a convoy already gets no other order (28.1). */
const quick: Searched<Naval>['quick'] = (kind, q) => {
  const answer = navalBot(kind, q);
  const { busy = [] } = (q.facts ?? {}) as { busy?: string[] };
  if (busy.length === 0 || !Array.isArray(answer)) return answer;
  return answer.filter((line) => !busy.includes((line as { ship?: string }).ship ?? ''));
};

/** What the opponent that searches is given of the Naval Module. In its rollouts both sides play by the script and the defaults. */
export const navalSearched: Searched<Naval> = {
  stackFor: (stack, _world, seat) => stackFor(stack, seat),
  determinize,
  value,
  ...{ worth, share, horizon },
  // What is asked while a mission is flown is not drawn: nothing of it is searched.
  draws: (kind) => kind in SHARES,
  quick,
};
