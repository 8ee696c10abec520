import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../mercury';
import type { AirRef } from './allocate';
import type { SailOrder } from './convoys';

/** Members in which orders keep units that act, or are carried, for their owner. */
type Naming = Partial<{ unit: unknown; units: unknown; who: unknown; guns: unknown; items: unknown }> &
  Partial<{ cargo: { units: unknown }; parts: { units: unknown }[] }>;

/** The step of an enemy's cargo is named by him who takes it (19.74f). */
const OF_THE_ENEMY = ['sink'];

/** Ids in an order, in whatever member its verb keeps them: those that its owner must command. */
export function idsNamed(order: Order): string[] {
  const { unit, units, who, guns, items, cargo } = order as Naming;
  if (OF_THE_ENEMY.includes(order.verb)) return [];
  const inside = [who].flat().flatMap((one) => {
    const { unit: single, units: several } = (one ?? {}) as Naming;
    return [single, several].flat();
  });
  const all = [unit, units, who, guns, items, cargo?.units, inside].flat() as unknown[];
  return all.filter((id): id is string => typeof id === 'string');
}

/** Aircraft in an order. */
export function airNamed(order: Order): AirRef[] {
  const { units, air, parts } = order as Partial<{ units: unknown; air: AirRef[]; parts: { units: AirRef }[] }>;
  const listed = [
    ...(Array.isArray(units) ? (units as unknown[]) : []),
    ...(air ?? []),
    ...(parts ?? []).map((p) => p.units),
  ];
  return listed.filter((ref): ref is AirRef => typeof ref === 'object' && ref !== null);
}

/** 12.1: the German alone has aircraft, so that no order of the Allied player may send any. */
export function notHisAircraft(order: Order, { seat, data }: Scope): Never | null {
  const flies = airNamed(order).length > 0 || idsNamed(order).some((id) => data.air.has(id));
  return seat === 'allied' && flies ? { rule: '12.1', text: 'only the German player has aircraft' } : null;
}

/** German naval counters of another game, and game-turns gone by or behind the end (21.31, 23.2). */
export function noSailing(order: Order, { data, view }: Scope): Never | null {
  const named = idsNamed(order).find((id) => data.germanNaval.has(id));
  const scenario = data.navalScenarios.find(({ id }) => id === view.scenario.id);
  if (!scenario) return null;
  if (named !== undefined && !scenario.germans.some(({ id }) => id === named))
    return { rule: scenario.rule, text: `${data.germanNaval.get(named)?.names[0] ?? named} is not in this game` };
  const turn = order.verb === 'sail' ? Number((order as SailOrder).turn) : null;
  if (turn === null || (turn >= view.turn && turn <= scenario.last)) return null;
  return { rule: '21.31', text: turn < view.turn ? 'that game-turn is over' : 'the game ends before that game-turn' };
}
