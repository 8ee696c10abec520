import { freeDraws, drawMarker, drawOrder, poolOf } from '../rules/20-1-hands';
import type { Side } from '../side';
import type { Act } from '../slouch-hats';

/** 20.11, 20.12: both draw what is free, the Allied player first. The letter is the drawer's secret, and so is the face. */
export function drawEvents(c: Act<object>): void {
  for (const side of drawOrder(c.data))
    while (freeDraws(c.world, c.data, side) > 0 && poolOf(c.world).length > 0) draw(c, side);
}

function draw(c: Act<object>, side: Side): void {
  const key = `draw/${side}/${c.world.events.drawn[side] + 1}`;
  const letter = drawMarker(c.world, c.data, side, (sides) => (sides === 1 ? 1 : c.die(key, sides)));
  if (typeof letter !== 'string') throw new Error(letter.why);
  c.record({ type: 'event.drawn', rule: '20.11', audience: [side], body: { side, letter }, toOthers: { side } });
}
