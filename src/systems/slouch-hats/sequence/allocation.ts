import type { Support } from '../orders/attack';
import type { Board } from '../rules/03-board';
import {
  attackSupply,
  defenceSupply,
  fewestAttackSupply,
  firesInDefence,
  type AttackSupply,
} from '../rules/06-6-combat-supply';
import { counterToSpend } from '../rules/06-1-supply-points';
import type { Attack } from '../rules/10-1-declaration';
import { declared, isGun, sideOf, type Combat, type Role } from '../rules/10-combat';
import { differential, eligibleGuns, fireSupport, gunFault, togetherFault } from '../rules/11-1-artillery';
import { airFault, airSupport, eligibleAir, onlyTribes } from '../rules/13-3-close-air-support';
import { shipFault } from '../rules/19-1-naval-units';
import { inForce } from '../rules/20-2-lasting';
import { nameOf } from '../rules/names';
import type { Ask, Fault, OpenWorld, Side } from '../slouch-hats';
import { unitName } from '../orders/names';

/** An attack as its owner ordered it. */
export interface Declared extends Attack {
  units: string[];
  support: Support;
  line?: number;
  /** What attacks to come name, while this one is fought. */
  kept?: Kept;
}

/** Guns, aircraft and Supply Points that attacks name: one before them that says nothing of its own leaves these to them (11.12, 13.31, 6.63). */
export type Kept = Record<'guns' | 'air' | 'supply', string[]>;

/** What attacks to come name for themselves. */
export const keptFor = (toCome: readonly Declared[]): Kept => ({
  guns: toCome.flatMap(({ support }) => support.guns ?? []),
  air: toCome.flatMap(({ support }) => support.air ?? []),
  supply: toCome.flatMap(({ support }) => support.supply ?? []),
});

/** The combat of an attack, before anything supports it; `guests` retreated into the hex (12.35). */
export function combatFor(world: OpenWorld, side: Side, attack: Attack, guests: readonly string[] = []): Combat {
  const shifts = inForce(world, 'shift').filter((shift) => shift.hex === attack.hex);
  return {
    ...declared(side, attack.hex, attack.units),
    retreated: guests.filter((id) => world.units[id]?.at === attack.hex),
    notLight: inForce(world, 'not-light').map(({ unit }) => unit),
    events: shifts.map(({ side: whose, letter }) => `${whose}-event-${letter.toLowerCase()}`),
  };
}

/** Attackers and guns that are left, each once. */
const feeding = (board: Board, { units }: Declared, guns: readonly string[]): string[] =>
  [...units, ...guns].filter((id, i, ids) => board.units.has(id) && ids.indexOf(id) === i);

/** 6.63: the Attack Combat Supply of an attack and its guns, of the places named or the fewest that do. */
export function supplyOf(board: Board, side: Side, attack: Declared, guns: readonly string[]): AttackSupply | Fault {
  const all = feeding(board, attack, guns);
  const { support, kept } = attack;
  if (support.supply === undefined) return fewestAttackSupply(board, side, all, kept?.supply);
  const spend = support.supply.map((at) => counterToSpend(board.world, board.data, side, at) ?? at);
  return attackSupply(board, side, all, spend);
}

/** As `supplyOf`, at the instant of the combat: where a Supply Point that was named is gone, another one in range serves (6.63, 20.22 K). */
export function supplyNow(board: Board, side: Side, attack: Declared, guns: readonly string[]): AttackSupply {
  const named = supplyOf(board, side, attack, guns);
  if (isSupplied(named)) return named;
  return fewestAttackSupply(board, side, feeding(board, attack, guns), attack.kept?.supply);
}

/** 10.41a, d: an attack with the guns and the supply that its owner gives it, before ships, aircraft and the defender's support. */
export function attackOf(
  board: Board,
  side: Side,
  attack: Declared,
  guests: readonly string[] = [],
): { combat: Combat; fed: AttackSupply } {
  const alone = combatFor(board.world, side, { hex: attack.hex, units: attack.units }, guests);
  // 11.22: guns in the Defender Hex that can fire do, and have no defence strength then.
  const defender = gunsInHex(board, alone, gunsFor(board, alone, 'defender'));
  const bare: Combat = { ...alone, guns: { attacker: [], defender } };
  const guns = attackingGuns(board, bare, attack);
  const fed = supplyNow(board, side, attack, guns);
  const combat: Combat = {
    ...bare,
    guns: { attacker: guns.filter((id) => fed.supplied.includes(id)), defender },
    ...{ supplied: fed.supplied, defenceSupply: !defenceSupply(board, attack.hex, bare).shift },
  };
  return { combat, fed };
}

function attackingGuns(board: Board, bare: Combat, { support, units, kept }: Declared): string[] {
  const able = gunsFor(board, bare, 'attacker').filter((id) => !units.includes(id));
  if (support.guns !== undefined) return support.guns.filter((id) => able.includes(id));
  const free = able.filter((id) => !kept?.guns.includes(id));
  return leastGuns(board, bare, 'attacker', free);
}

/** Guns of a side that could fire in a combat, those that trace to a Supply Point (6.63b, 6.64c). */
export function gunsFor(board: Board, combat: Combat, role: Role): string[] {
  return eligibleGuns(board, combat, sideOf(combat, role), (gun) => firesInDefence(board, gun.id)).map(({ id }) => id);
}

/** The fewest guns beyond `there` that shift the odds as far as all of `free` would, the greatest first. */
export function leastGuns(board: Board, combat: Combat, role: Role, free: readonly string[]): string[] {
  const support = (id: string): number => board.units.get(id)?.counter.artillery?.support ?? 0;
  const sorted = free.toSorted((a, b) => support(b) - support(a) || (a < b ? -1 : 1));
  const shift = (guns: readonly string[]): number => {
    const with_ = { ...combat, guns: { ...combat.guns, [role]: [...combat.guns[role], ...guns] } };
    const [attacker, defender] = fireSupport(board, with_);
    return differential(board.data, attacker - defender) * (role === 'attacker' ? 1 : -1);
  };
  const best = shift(sorted);
  const enough = sorted.findIndex((_, i) => shift(sorted.slice(0, i)) >= best);
  return enough < 0 ? sorted : sorted.slice(0, enough);
}

/** Support of which nothing is said as `guns all` any more: who that can support the combat, and is not of `taken`, is named (11.13, 13.3, 19.13). */
export function withAllNamed(
  board: Board,
  combat: Combat,
  role: Role,
  { allOf = [], ...named }: Support,
  taken: readonly string[] = [],
): Support {
  const can = {
    guns: () => {
      const guns = gunsFor(board, combat, role);
      const inHex = role === 'defender' ? gunsInHex(board, combat, guns) : [];
      return guns.filter((id) => !inHex.includes(id));
    },
    air: () => eligibleAir(board, combat, role).map(({ id }) => id),
    ships: () => shipsFor(board, combat, role),
  };
  const free = (ids: readonly string[]): string[] => ids.filter((id) => !taken.includes(id));
  return { ...named, ...Object.fromEntries(allOf.map((part) => [part, free(can[part]())])) };
}

/** Naval units that may support a side of a combat (19.13). */
export const shipsFor = (board: Board, combat: Combat, role: Role): string[] =>
  Object.keys(board.world.ships).filter((id) => !supportFault(board, combat, role, { ships: [id] }));

/** 11.22: guns in the Defender Hex that fire whether they are named or not. */
export const gunsInHex = (board: Board, combat: Combat, guns: readonly string[]): string[] =>
  guns.filter((id) => board.units.get(id)?.at === combat.hex);

/** Why support that was named may not be given to a combat (11.13, 13.3, 19.13); null: it may. */
export function supportFault(board: Board, combat: Combat, role: Role, support: Support): Fault | null {
  const side = sideOf(combat, role);
  for (const id of support.guns ?? []) {
    const gun = board.units.get(id);
    if (gun?.counter.side !== side || !isGun(gun))
      return { rule: '11.12', why: `${nameOf(board.data, id)} is no artillery of yours in play` };
    const fault = gunFault(board, combat, gun, firesInDefence(board, id));
    if (fault) return fault;
  }
  for (const id of support.air ?? []) {
    if (board.data.counters.air.get(id)?.side !== side)
      return { rule: '13.31', why: `${nameOf(board.data, id)} is no air unit of yours` };
    const fault = airFault(board, combat, id);
    if (fault) return fault;
  }
  return shipsFault(board, combat, role, support.ships ?? []);
}

/** 19.13, 19.25. */
function shipsFault(board: Board, combat: Combat, role: Role, ships: readonly string[]): Fault | null {
  if (ships.length === 0) return null;
  if (sideOf(combat, role) !== 'allied') return { rule: '19.1', why: 'naval units are Allied' };
  // 19.13: they take part as artillery does.
  const alone = togetherFault(board, combat, role, (rule, why) => ({ rule, why: `the naval support ${why}` }));
  if (alone) return alone;
  const sea = board.ground.map.grid.neighbours(combat.hex).some((at) => board.ground.isSea(at));
  if (!sea) return { rule: '19.13', why: `no all-sea hex lies beside ${combat.hex}` };
  if (onlyTribes(board, combat, role)) return { rule: '19.25', why: 'ships do not support Druze or Alawi units alone' };
  return ships.map((id) => shipFault(board, id)).find((fault) => fault !== null) ?? null;
}

export const isSupplied = (found: AttackSupply | Fault): found is AttackSupply => 'supplied' in found;

/** What is wrong with the support of one attack; `used`: what supports an earlier one (10.32, 13.11). */
export function supportOf(board: Board, attack: Declared, used: readonly string[], q: Ask): Fault | null {
  const { support, units } = attack;
  const twice = [...(support.guns ?? []), ...(support.air ?? []), ...(support.ships ?? [])].find((id) =>
    used.includes(id),
  );
  if (twice !== undefined) return { rule: '10.32', why: `${unitName(twice, q)} supports two attacks` };
  const both = (support.guns ?? []).find((id) => units.includes(id));
  if (both !== undefined) return { rule: '10.33', why: `${unitName(both, q)} attacks and supports` };
  const fault = supportFault(board, combatFor(q.view, q.seat, attack), 'attacker', support);
  if (fault || support.supply === undefined) return fault;
  const found = supplyOf(board, q.seat, attack, support.guns ?? []);
  return isSupplied(found) ? null : found;
}

/** What a bomber whose strength is rolled for counts for beforehand: half of its rolls are lower (13.22). */
const UNCERTAIN = 1;

/** Whether an order says what flies. */
export const saysAir = ({ air, shift }: Support): boolean => air !== undefined || shift !== undefined;

/** The shift in the air, for the attacker positive, were `more` to fly for a side too (13.33). */
export function airShift(board: Board, combat: Combat, role: Role, more: readonly string[]): number {
  const strength = (id: string): number => board.data.counters.air.get(id)?.support ?? UNCERTAIN;
  const flights = more.map((id) => ({ id, strength: strength(id) }));
  const [attacker, defender] = airSupport({
    ...combat,
    air: { ...combat.air, [role]: [...combat.air[role], ...flights] },
  });
  return differential(board.data, attacker - defender);
}

/**
 * Who flies for a side as its owner said: all that he named, or with `to shift` as few, in his order, as bring the shift there,
 * as far as they can.
 */
export function flyersOf(board: Board, combat: Combat, role: Role, { air, shift }: Support): string[] {
  if (shift === undefined) return [...(air ?? [])];
  const able = eligibleAir(board, combat, role).map(({ id }) => id);
  return fewestFlyers(board, combat, role, air ? air.filter((id) => able.includes(id)) : able, shift);
}

/** As few of them, in their order, as bring the shift in the air to `goal`, or as near to it as they can. */
export function fewestFlyers(
  board: Board,
  combat: Combat,
  role: Role,
  named: readonly string[],
  goal: number,
): string[] {
  const sign = role === 'attacker' ? 1 : -1;
  const gained = (n: number): number => Math.min(sign * airShift(board, combat, role, named.slice(0, n)), sign * goal);
  const all = named.map((_, i) => i + 1);
  const best = Math.max(...[0, ...all].map(gained));
  return named.slice(0, [0, ...all].find((n) => gained(n) === best) ?? 0);
}

/** If nothing is said: the fewest that gain a column, else that level what the other side flies; none if they cannot (10.41c). */
export function usualFlyers(board: Board, combat: Combat, role: Role, able: readonly string[]): string[] {
  const sign = role === 'attacker' ? 1 : -1;
  const wins = fewestFlyers(board, combat, role, able, sign);
  if (sign * airShift(board, combat, role, wins) > 0) return wins;
  const levels = fewestFlyers(board, combat, role, able, 0);
  return airShift(board, combat, role, []) * sign < 0 && airShift(board, combat, role, levels) === 0 ? levels : [];
}
