import type { CombatResult } from '../data/combat';
import { airLost, airSupports, shipFires, unitLost } from '../facts/combat';
import { airHome } from '../facts/transport';
import { Board } from '../rules/03-board';
import type { Combat, Role } from '../rules/10-combat';
import type { Toll } from '../rules/12-2-tolls';
import type { Routed } from '../rules/12-3-retreats';
import { bringHome, destroyAir } from '../rules/13-1-air-units';
import { airStrength } from '../rules/13-2-bombardment';
import { actionRoll, shipsReturn } from '../rules/19-1-naval-units';
import type { Act, Side } from '../slouch-hats';
import { wantedHome, type Returning } from '../decisions/home';
import { supportFault, type Declared } from './allocation';
import type { Capturing } from './move-stack';
import { applyLosses, type Losses, type Lost } from '../rules/12-2-losses';
import { noteLoss } from '../rules/18-victory';

/** One combat on its way through 10.4. */
export interface Fighting extends Capturing, Returning {
  side: Side;
  attack: Declared;
  /** Units that retreated into hexes whose combats are to come (12.35). */
  guests: string[];
  /** Defender Hexes of combats to come. */
  pending: string[];
  /** One of them is to have the shift of Free French morale (20.21 G). */
  moraleKept?: boolean;
  /** It does not take place (note to 10.16). */
  fell: boolean;
  combat?: Combat;
  /** The naval or air unit that is being placed (20.21 O, 20.22 M). */
  placing?: string;
  /** Supply counters that spend a point when it is over (6.61). */
  spend?: string[];
  /** The same from the die on; in a combat that began before 1.6.0 they were spent with it. */
  owed?: string[];
  result?: CombatResult;
  tolls?: Record<Role, Toll>;
  role?: Role;
  /** Hexes that units must yet retreat from, and the one whose units do now (12.3). */
  routs?: Routed[];
  rout?: Routed;
  /** Who took part (8.42). */
  fought?: string[];
}

export type Fight = Act<Fighting>;

/** The combat of a step behind the allocation. @throws Error before it */
export function combatIn(c: Pick<Fight, 'local'>): Combat {
  if (!c.local.combat) throw new Error('no combat is being fought');
  return c.local.combat;
}

/** 19.11, 19.13: an action roll for each ship; those that are placed. */
export function sail(c: Fight, board: Board, combat: Combat, role: Role, named: readonly string[]): string[] {
  if (supportFault(board, combat, role, { ships: [...named] })) return [];
  return named.filter((id) => {
    const { placed, roll } = actionRoll(c.world, c.data, { id, use: combat.hex }, (key, sides) => c.die(key, sides));
    shipFires(c, { unit: id, hex: combat.hex, placed, roll });
    return placed;
  });
}

/** 13.3: air units of a side fly, a bomber with the strength it rolls (13.22). */
export function flyFor(c: Fight, role: Role, named: readonly string[]): void {
  const combat = combatIn(c);
  const board = new Board(c.world, c.data);
  const able = named.filter((id) => supportFault(board, combat, role, { air: [id] }) === null);
  const flights = able.map((id) => {
    const found = airStrength(c.world, c.data, { id, use: combat.hex }, (key, sides) => c.die(key, sides));
    const { strength, roll } = found;
    airSupports(c, { unit: id, hex: combat.hex, strength, ...(roll ? { roll } : {}) });
    return { id, strength };
  });
  c.local.combat = { ...combat, air: { ...combat.air, [role]: flights } };
}

/** Air units of both sides that fly in a combat. */
export const aloft = ({ air }: Combat): string[] => [...air.attacker, ...air.defender].map(({ id }) => id);

/** 13.13, 13.35, 19.11: aircraft that are left go to a friendly airfield in range, or are destroyed; naval units to their box. */
export function goHome(c: Fight): void {
  const combat = combatIn(c);
  const began = new Map(Object.entries(c.world.air).map(([id, { at }]) => [id, at]));
  for (const id of aloft(combat).filter((one) => c.world.air[one]?.at !== 'off')) {
    const wanted = wantedHome(c.local, id);
    const mission = { id, from: combat.hex, ...(wanted === undefined ? {} : { wanted }) };
    const home = bringHome(c.world, c.data, mission, (key, sides) => c.die(key, sides));
    if ('to' in home && home.to !== began.get(id)) airHome(c, { unit: id, at: home.to });
    if ('lost' in home) airLost(c, { unit: id, hex: combat.hex, turns: home.lost.die, roll: home.lost });
  }
  shipsReturn(c.world, combat.ships);
}

/** 12.2: a side's losses are taken, told and counted. */
export function tellLosses(c: Act<Fighting>, role: Role, losses: Losses): void {
  const { combat, tolls } = c.local;
  if (!combat || !tolls) throw new Error('no combat is being fought');
  const taken = applyLosses(c.world, new Board(c.world, c.data), combat, tolls[role], losses);
  tellLost(c, taken.lost, combat.hex);
  if (taken.air === null) return;
  const roll = destroyAir(c.world, taken.air, (key, sides) => c.die(key, sides));
  airLost(c, { unit: taken.air, hex: combat.hex, turns: roll.die, roll }, { rule: '12.24a' });
}

/** Units that lost a step or are gone: told, and counted for the schedule (18.12). */
export function tellLost(c: Act<Fighting>, lost: readonly Lost[], hex: string): void {
  for (const { unit, to, rule } of lost) {
    if (to !== 'reduced') noteLoss(c.world, c.data, unit);
    unitLost(c, { unit, to, rule, hex }, { rule });
  }
}
