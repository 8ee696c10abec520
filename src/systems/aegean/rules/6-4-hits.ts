import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import { dealByDefault, type Dealt } from './6-4-3-damage';
import { firing, surfaceOf } from './6-4-battle';
import type { Fleet } from './6-fleet';
import { isMainShip, type Ship } from './ship';

/**
 * Enemy ships that a side's fire may hit in a hex: spotted, and not submerged (3.5, 6.4.4). `known`: of those only the ones that
 * were spotted before the mission came, as who bombs level may not attack what it has found (3.7).
 */
export const targetsOf = (fleet: Fleet, side: Side, hex: HexId, known?: readonly string[]): Ship[] =>
  firing('all', fleet.in(enemyOf(side), hex)).filter(({ id, spotted }) => spotted && (known?.includes(id) ?? true));

/** Hits to be dealt in a hex, and on whom alone if not on all that are spotted there. */
export interface Hits {
  at: HexId;
  hits: number;
  known?: readonly string[];
}

/** What the German would rather sink, and the Allies: who carries troops before warships, main ships before all (9.1). */
export const worthOf = (ship: Ship, cargo: number): number =>
  (isMainShip(ship) ? 20 : 0) + cargo * 4 + ship.surface + (['LC', 'LS', 'T'].includes(ship.type) ? 3 : 0);

/** 6.4.3: hits as a list of names says, one for each name, and the rest as by default. */
export function dealt(fleet: Fleet, side: Side, { at, hits, known }: Hits, named: readonly string[]): Dealt {
  const targets = targetsOf(fleet, side, at, known).map((ship) => ({
    id: ship.id,
    left: fleet.left(ship),
    worth: worthOf(ship, 0),
  }));
  const own: Record<string, number> = {};
  for (const id of named) {
    const target = targets.find((one) => one.id === id);
    if (target && (own[id] ?? 0) < target.left) own[id] = (own[id] ?? 0) + 1;
  }
  const given = Object.values(own).reduce((sum, one) => sum + one, 0);
  const rest = dealByDefault(
    Math.max(0, hits - given),
    targets.map((one) => ({ ...one, left: one.left - (own[one.id] ?? 0) })).filter(({ left }) => left > 0),
  );
  const all = [...new Map([...Object.keys(own), ...Object.keys(rest)].map((id) => [id, true])).keys()];
  return Object.fromEntries(all.map((id) => [id, (own[id] ?? 0) + (rest[id] ?? 0)]));
}

/** 6.4.1: whether a side may demand a battle in a hex: both are there, it has spotted somebody, and has guns, without which nobody would (6.4.2). */
export const mayDemand = (fleet: Fleet, side: Side, hex: HexId): boolean =>
  surfaceOf(firing('all', fleet.in(side, hex))) > 0 && targetsOf(fleet, side, hex).length > 0;

/** 6.4.3: why hits cannot be dealt so, one for each name; null: they can. The rest is dealt by default. */
export function dealtFault(
  fleet: Fleet,
  side: Side,
  { at, hits, known }: Hits,
  named: readonly string[],
  print: (id: string) => string,
): Fault | null {
  const bad = (why: string) => ({ rule: '6.4.3', why });
  const targets = targetsOf(fleet, side, at, known);
  if (named.length > hits) return bad(`${hits} ${hits === 1 ? 'hit is' : 'hits are'} to be dealt, not ${named.length}`);
  for (const id of named) {
    const target = targets.find((one) => one.id === id);
    if (!target) return bad(`${print(id)} is no spotted enemy ship of this hex`);
    const left = fleet.left(target);
    if (named.filter((one) => one === id).length > left)
      return bad(`${left} ${left === 1 ? 'hit sinks' : 'hits sink'} ${print(id)}`);
  }
  return null;
}
