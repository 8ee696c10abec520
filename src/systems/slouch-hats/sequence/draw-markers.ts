import { eventBought, eventDrawn } from '../facts/events';
import { buyDraw, drawMarker } from '../rules/20-1-hands';
import type { Side } from '../side';
import type { Act } from '../slouch-hats';

/** Markers are bought and drawn. The letter is the drawer's secret, and so is the face. */
export function drawMarkers(c: Act<object>, side: Side, free: number, more: number): void {
  if (more > 0) eventBought(c, { side, markers: more });
  for (let n = 1; n <= free; n++) draw(c, side, n);
  for (let n = free + 1; n <= free + more; n++) {
    const fault = buyDraw(c.world, c.data, side);
    if (fault) throw new Error(fault.why);
    draw(c, side, n);
  }
}

function draw(c: Act<object>, side: Side, n: number): void {
  const letter = drawMarker(c.world, c.data, side, (sides) => (sides === 1 ? 1 : c.die(`draw/${side}/${n}`, sides)));
  if (typeof letter !== 'string') throw new Error(letter.why);
  eventDrawn(c, { side, letter });
}
