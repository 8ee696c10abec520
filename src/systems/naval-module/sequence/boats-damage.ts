import { boatsLost } from '../facts/flotillas';
import type { Act } from '../naval-module';
import { SINKS_AT } from '../rules/g78-flotillas';
import { eliminate } from './score';

/** 32.12: three points sink it. */
export function damageFlotilla(c: Act, id: string, points: number): void {
  const state = c.world.units[id];
  if (!state || points === 0) return;
  state.damage += points;
  if (state.damage < SINKS_AT) return;
  eliminate(c, id);
  boatsLost(c, { unit: id });
}
