import type { Chart } from '../../../kernel/chance/chart';
import type { ShipType } from '../data/ships';
import type { Ship } from './ship';

/** Hits at which a type of ship loses something; null: it never does (chart `ship-damage`). */
export interface DamageSteps {
  halfAt: number | null;
  deckOutAt: number | null;
  aaGoneAt: number | null;
  sinksAt: number;
}

const PRINTED = ['BB', 'CV', 'CVE', 'CL', 'DD'];

/** 6.4.3: the row of a type. */
export function damageSteps(chart: Chart, type: ShipType): DamageSteps {
  const row = PRINTED.includes(type) ? type : 'other';
  const at = (column: string): number | null => {
    const cell = chart.named(row, column);
    return cell === '-' ? null : Number(cell);
  };
  const [halfAt, deckOutAt, aaGoneAt] = [at('half-at'), at('deck-out-at'), at('aa-gone-at')];
  return { halfAt, deckOutAt, aaGoneAt, sinksAt: at('sinks-at') ?? 1 };
}

/** 6.4.3: half of a number, the larger half is kept. */
export const halfOfAll = (whole: number): number => Math.ceil(whole / 2);

const reached = (hits: number, step: number | null): boolean => step !== null && hits >= step;

/** 6.4.3: what a ship has left of its AA strength. */
export const aaLeft = ({ aa, hits }: Pick<Ship, 'aa' | 'hits'>, steps: DamageSteps): number =>
  reached(hits, steps.aaGoneAt) ? 0 : reached(hits, steps.halfAt) ? halfOfAll(aa) : aa;

/** 6.4.3: whether aircraft still fly from its deck. */
export const deckWorks = (hits: number, steps: DamageSteps): boolean => !reached(hits, steps.deckOutAt);

export const sinks = (hits: number, steps: DamageSteps): boolean => hits >= steps.sinksAt;

/** Hits dealt to ships, by their ids (6.4.3). */
export type Dealt = Readonly<Record<string, number>>;

interface Target {
  id: string;
  /** Hits left until it sinks. */
  left: number;
  /** What it is worth to the firer: whoever sinks it would rather sink this. */
  worth: number;
}

/**
 * 6.4.3: the published default: first whom the hits can kill, the dearest first; what is left goes on the dearest that stays
 * afloat. Never more on a ship than sinks it.
 */
export function dealByDefault(hits: number, targets: readonly Target[]): Dealt {
  const dealt: Record<string, number> = {};
  let rest = hits;
  const dearest = targets.toSorted((a, b) => b.worth - a.worth || a.left - b.left);
  for (const { id, left } of dearest) {
    if (left > rest) continue;
    dealt[id] = left;
    rest -= left;
  }
  for (const { id, left } of dearest) {
    const more = Math.min(rest, left - (dealt[id] ?? 0));
    if (more > 0) dealt[id] = (dealt[id] ?? 0) + more;
    rest -= more;
  }
  return dealt;
}
