import type { Chart } from '../../../kernel/chance/chart';
import { isFighter, type Plane } from './plane';

/** What is bombed: a ship, a base (with enemy aircraft on it or not), or the ground units of a hex. */
export type BombTarget = 'ship' | 'base' | 'troops';

/** 5.3.3, 5.4.5: the bombing strength of a unit against a target; `parked`: enemy air units stand on the base. */
export function bombingOf(
  plane: Pick<Plane, 'type' | 'bomb' | 'extended'>,
  target: BombTarget,
  parked = false,
): number {
  const printed = plane.extended ? Math.ceil(plane.bomb / 2) : plane.bomb;
  return printed + (target === 'base' && parked && isFighter(plane) ? 1 : 0);
}

/** 5.7.1: the column of all that bomb level together; against ships three to the left. Null: a total of 0 does not roll. */
export function horizontalColumn(chart: Chart, strength: number, target: BombTarget): string | null {
  const place = chart.columnFor(strength);
  return (place < 0 ? undefined : chart.columns[target === 'ship' ? Math.max(0, place - DODGED) : place]) ?? null;
}
/** Ships dodge: so many columns (chart horizontal-bombing, shifts). */
const DODGED = 3;

export type PinpointModifier = 'british-tb' | 'german-db' | 'missile';

/** 5.4.6, 5.4.7: what moves the die of a unit that bombs by itself. */
export function pinpointModifiers(
  plane: Pick<Plane, 'type' | 'nation' | 'side'>,
  missile: boolean,
): PinpointModifier[] {
  return [
    ...(plane.type === 'TB' && plane.nation === 'british' ? (['british-tb'] as const) : []),
    ...(plane.type === 'DB' && plane.side === 'german' ? (['german-db'] as const) : []),
    ...(missile ? (['missile'] as const) : []),
  ];
}

/** 5.4.7: each hit of a missile counts as two. */
export const MISSILE = 2;

/** 5.7.2: the column of a unit that bombs by itself; null: it does not. */
export function pinpointColumn(chart: Chart, plane: Plane, target: BombTarget): string | null {
  const strength = target === 'ship' ? plane.tbs : plane.bomb;
  return strength === 0 ? null : (chart.columns[chart.columnFor(strength)] ?? null);
}

/** 5.4.5: whether a base with so many hits works no more; `closedAt` of the chart of bases. */
export const isClosed = (hits: number, closedAt: number): boolean => hits >= closedAt;
