import type { Act } from '../aegean';
import { counted } from '../../../kernel/chance/roll';
import { aaEffect, aaFired } from '../facts/bombs';
import { KIND_OF } from '../rules/5-4-missions';
import { aaModifiers, attacksAllTheSame, shotDown, type AaEffect } from '../rules/5-6-aa';
import { aaStrength } from '../rules/5-6-1-guns';
import { enemyOf } from '../side';
import { flightKey, isHelicopter, shootDown, turnBack, type Flight } from './flight';
import { throwOn } from './throw';

/** 5.6.2: missions that attack, search or drop are fired at; who escorts, waits or fires missiles from afar is not. */
const FIRED_AT: readonly string[] = ['reconnaissance', 'drop', 'bombing', 'anti-ship', 'support'];

/** 5.6.2: everything in the hex that has AA fires once. */
export function fireAa(c: Act<Flight>): void {
  const { world, data, local } = c;
  const { goal, side, units, afar } = local;
  if (goal === null || afar || units.length === 0 || !FIRED_AT.includes(KIND_OF[local.line.verb])) return;
  const strength = aaStrength(world, data, enemyOf(side), goal);
  const chart = data.charts['aa-fire'];
  const column = chart.columns[chart.columnFor(strength)];
  if (column === undefined) return;
  const types = units.map((id) => data.air.get(id)?.type ?? 'F');
  const modifiers = aaModifiers(types, world.clock.night).map((id) => counted(chart, id));
  const roll = throwOn(c, 'aa-fire', `aa/${flightKey(c)}/${goal}`, column, modifiers);
  aaFired(c, { side: enemyOf(side), at: goal, strength, units: [...units], roll });
  for (const id of byLot(c, Math.min(Number(roll.result), units.length))) hit(c, id);
}

/** 5.6.3: who is hit falls by lot. */
function byLot(c: Act<Flight>, hits: number): string[] {
  const left = [...c.local.units];
  const hit: string[] = [];
  while (hit.length < hits && left.length > 0) {
    const which = left.length === 1 ? 1 : c.die(`aa-lot/${flightKey(c)}/${hit.length + 1}`, left.length);
    hit.push(...left.splice(which - 1, 1));
  }
  return hit;
}

/** 5.6.4. */
function hit(c: Act<Flight>, id: string): void {
  const roll = throwOn(c, 'aa-effect', `aa-effect/${flightKey(c)}/${id}`, 'unit');
  aaEffect(c, { unit: id, roll });
  const effect = roll.result as AaEffect;
  const at = c.local.goal ?? '';
  if (attacksAllTheSame(effect)) {
    // 5.4.2: an abort is an abort, before what it came for or after.
    if (shotDown(effect) || isHelicopter(c, id)) c.local.doomed.push(id);
  } else if (shotDown(effect)) shootDown(c, id, at, 'AA fire');
  else turnBack(c, [id], at, 'AA fire');
}
