import type { Act } from '../aegean';
import { airLost, baseTaken, escaped } from '../facts/losses';
import { basesTaken } from '../rules/6-1-control';
import { halfKey, throwOn } from './throw';
import type { Side } from '../side';

/** 6.1.2, 5.2.4: whoever is alone in the hex of a base has it; enemy aircraft there escape or are lost. */
export function settleControl(c: Act): void {
  const { world, data } = c;
  for (const { id, base, owner } of basesTaken(world, data)) {
    base.owner = owner;
    if (owner === 'italian') continue;
    baseTaken(c, { base: id, owner });
    for (const unit of Object.keys(world.air).filter((one) => world.air[one]?.at === id))
      if (data.air.get(unit)?.side !== owner) escape(c, id, unit);
  }
}

/** 5.2.4: 1-3 to the Holding Box, flown; else lost. */
function escape(c: Act, base: string, unit: string): void {
  const { world, data } = c;
  const side: Side = data.air.get(unit)?.side ?? 'german';
  const roll = throwOn(c, 'airfield-escape', `escape/${halfKey(c)}/${unit}`, 'unit');
  const away = roll.result === 'away';
  world.air[unit] = { at: away ? `${side}-holding` : 'lost', ready: false, cap: null, patrol: null };
  escaped(c, { unit, base, away, roll });
  if (!away) airLost(c, { unit, at: base, why: 'the base is taken' });
}
