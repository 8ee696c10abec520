import type { AirCounter } from '../data/air-units';
import type { AegeanData } from '../data/load';

type Printed = Pick<AirCounter, 'type' | 'attack' | 'defence' | 'bomb' | 'speed' | 'tbs'>;

const counterOf = ({ air }: Pick<AegeanData, 'air'>, id: string): Printed | undefined => air.get(id);

/** What transports are worth, that carry what others only fight for. */
const CARRIER = 8;

/** 5.5.2: what a unit is worth to CAP: who carries or sinks most before all. */
export function worthInAir(data: Pick<AegeanData, 'air'>, id: string): number {
  const unit = counterOf(data, id);
  return unit ? (unit.type === 'TR' ? CARRIER : 0) + unit.bomb + unit.tbs * 2 : 0;
}

/** 5.5.5: how well a unit fights, by what its counter says. */
export function strengthInAir(data: Pick<AegeanData, 'air'>, id: string): number {
  const unit = counterOf(data, id);
  return unit ? unit.attack + unit.defence + unit.speed : 0;
}

/** 5.5.4: the fastest of several; null: there is none. */
export const fastestOf = (data: Pick<AegeanData, 'air'>, ids: readonly string[]): string | null =>
  ids.toSorted((a, b) => (counterOf(data, b)?.speed ?? 0) - (counterOf(data, a)?.speed ?? 0) || (a < b ? -1 : 1))[0] ??
  null;
