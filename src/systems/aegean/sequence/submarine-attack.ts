import type { Act } from '../aegean';
import * as told from '../facts/sea';
import { acquisition, torpedoColumn } from '../rules/6-4-4-submarines';
import type { Sailings } from './sailing';
import { spot } from './sea-search';
import { hitShip, loseShip } from './ship-hits';
import { halfKey, throwOn } from './throw';

/** 6.4.4: the attacks of submarines, one boat after the other. */
export function torpedo(c: Act<Sailings>): void {
  for (const { boat, targets } of c.local.torpedoes ?? []) attack(c, boat, targets);
  c.local.torpedoes = [];
}

function attack(c: Act<Sailings>, boat: string, targets: readonly string[]): void {
  const at = c.world.ships[boat]?.at ?? '';
  // A boat that attacked before may have sunk the first.
  const afloat = targets.filter((target) => c.world.ships[target]?.at === at);
  for (const [i, target] of afloat.entries()) {
    const key = `${halfKey(c)}/${boat}/${i + 1}`;
    const roll = throwOn(c, 'submarine', `submarine/${key}`, i === 0 ? 'first' : 'second');
    const acquired = acquisition(c.data.charts.submarine, roll.die, i === 0 ? 'first' : 'second');
    const type = c.data.ships.get(target)?.type ?? 'DD';
    const shot =
      acquired === 'acquired' ? throwOn(c, 'submarine-attack', `torpedo/${key}`, torpedoColumn(type)) : undefined;
    // 6.4.1: who attacks is spotted.
    spot(c, c.local.side, at);
    told.torpedoed(c, { boat, at, target, acquired, roll, ...(shot ? { attack: shot } : {}) });
    if (acquired === 'sunk') return loseShip(c, boat, 'caught by escorts');
    if (shot) return hitShip(c, target, Number(shot.result), 'torpedoes');
  }
}
