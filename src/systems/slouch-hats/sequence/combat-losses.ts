import { airLost, unitLost } from '../facts/combat';
import { Board } from '../rules/03-board';
import type { Role } from '../rules/10-combat';
import { applyLosses, type Lost, type Losses } from '../rules/12-2-losses';
import { destroyAir } from '../rules/13-1-air-units';
import { noteLoss } from '../rules/18-1-victory-points';
import type { Act } from '../slouch-hats';
import type { Fighting } from './fighting';

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
