import type { Searched } from '../../../kernel/search/searched';
import { mercuryBot } from '../bot/bot';
import type { Mercury, MercuryData, Side, World } from '../mercury';
import { determinize } from './determinize';
import { stackFor } from './stack-for';
import { quickThought } from './quick';
import { campaignValue } from './campaign-value';
import { groundValue } from './ground-value';
import { navalValue } from './naval-value';
import type { Result } from '../../../kernel/flow/act';

/** Decisions that a game turns on: they are searched with the whole budget. */
export const WHOLE = [
  ...['allied-set-up', 'german-set-up', 'air-allocation', 'task-forces', 'reshuffle', 'allied-movement'],
  ...['german-movement', 'air-search', 'allied-air-search', 'air-attacks', 'air-targets', 'surface-combat'],
  ...['disengagement', 'landing'],
  ...['paradrop', 'airlanding', 'ground-movement', 'declaration'],
];
/** Those that matter in their place only. */
export const HALF = [
  ...['detect-one', 'allot-targets', 'surface-target', 'special-bombardment', 'bombardment', 'assign-attack'],
  ...['refusal', 'reaction', 'advance', 'special-attackers'],
];

/** In a campaign marches, attacks and raids on ships; of fewer rollouts what looks better is chance too often. */
const CAMPAIGN: Readonly<Record<string, number>> = { 'ground-movement': 0.3, declaration: 0.3, 'air-attacks': 0.1 };
const CAMPAIGNS = ['5', '6'];
/** Who was not seen to gain by it in a campaign (docs/decisions/0024): he plays by the script. */
const WITHOUT = { scenario: '5', seat: 'german' };

/**
 * Which part of the budget a decision gets: lead units, losses, fatigue and what is withheld get none. A rollout on the hex
 * map takes several times as long as one at sea.
 */
export function share(kind: string, scenario: string, seat: Side): number {
  const name = kind.replace(/^mercury\./, '');
  if (scenario === WITHOUT.scenario && seat === WITHOUT.seat) return 0;
  if (CAMPAIGNS.includes(scenario)) return CAMPAIGN[name] ?? 0;
  const whole = SEA.includes(scenario) ? 1 : 0.5;
  return WHOLE.includes(name) ? whole : HALF.includes(name) ? whole / 2 : 0;
}

/** On the hex map a rollout ends with the second player segment after this one, the enemy's next; at sea with the game. */
export const horizon = (scenario: string): number | null => (SEA.includes(scenario) ? null : 2);
const SEA = ['4', '4b'];

/** At sea both sides mostly play by the script; on the hex map that was measured to be no better than chance and defaults, and dearer. */
const quick: Searched<Mercury>['quick'] = (kind, q, rng) =>
  q.view.ground || !rng.chance(2, 3) ? undefined : mercuryBot(kind, q, rng);

const variations: Searched<Mercury>['variations'] = (kind, q) => {
  const thought = quickThought(kind, q);
  return thought === undefined ? [] : [thought];
};

/** What the opponent that searches is given of Operation Mercury: what a seat may know, worlds drawn from it, what they are worth. */
export const mercurySearched: Searched<Mercury> = {
  stackFor: (stack, _world, seat) => stackFor(stack, seat),
  determinize,
  share,
  horizon,
  worth,
  value,
  variations,
  quick,
};

/** What a running game is worth to `seat`, -1 to 1: how likely it is to win, and how well. What one side gains the other loses. */
export function value(world: World, seat: Side, data: MercuryData): number {
  const german = world.campaign
    ? campaignValue(world, data)
    : world.ground
      ? groundValue(world, data)
      : navalValue(world, data);
  return seat === 'german' ? german : -german;
}

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
