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

/** Hits that are still needed to sink a ship. */
export const hitsLeft = ({ hits }: Pick<Ship, 'hits'>, steps: DamageSteps): number => Math.max(0, steps.sinksAt - hits);

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

/** 6.4.3: why hits are not dealt so; null: they are. All that count are dealt, and none on a ship that has sunk. */
export function dealFault(
  hits: number,
  dealt: Dealt,
  targets: readonly Pick<Target, 'id' | 'left'>[],
): { rule: string; why: string } | null {
  const bad = (why: string) => ({ rule: '6.4.3', why });
  for (const [id, count] of Object.entries(dealt)) {
    const target = targets.find((one) => one.id === id);
    if (!target) return bad('only enemy ships of the hex that are spotted can be hit');
    if (count > target.left)
      return bad(`${count} hits on a ship that ${target.left === 1 ? 'one sinks' : `${target.left} sink`}`);
  }
  const count = Object.values(dealt).reduce((sum, one) => sum + one, 0);
  const most = Math.min(
    hits,
    targets.reduce((sum, { left }) => sum + left, 0),
  );
  if (count === most) return null;
  return bad(`${most} ${most === 1 ? 'hit is' : 'hits are'} to be dealt, not ${count}`);
}

/** 6.4.3: game-turns until a sunk destroyer's like comes back. */
export const turnsUntilReturn = (chart: Chart, die: number): number => Number(chart.at(die, 'turns'));
