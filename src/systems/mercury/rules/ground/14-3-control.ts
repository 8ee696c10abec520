import type { Act } from '../../mercury';
import type { Side } from '../../world';
import { groundOf, unitsIn } from './ground';

/** 14.3: an objective hex belongs to the side that occupied it last, from the end of the phase in which it did. */
export function objectivesChangeHands(c: Act): void {
  const scenario = c.data.groundScenarios.find((s) => s.id === c.world.scenario);
  const state = c.world.ground;
  if (!state) return;
  for (const { hex, name } of scenario?.victory.objectives ?? []) {
    const [side, other] = sidesIn(c, hex);
    if (side === undefined || other !== undefined || side === (state.control?.[hex] ?? 'allied')) continue;
    state.control = { ...state.control, [hex]: side };
    c.record({ type: 'ground.controlled', rule: '14.3', audience: 'all', body: { hex, name, side } });
  }
}

function sidesIn(c: Act, hex: string): Side[] {
  const sides = unitsIn(groundOf(c.world, c.data), c.data, hex).map((s) => s.counter.side);
  return sides.filter((side, i) => sides.indexOf(side) === i);
}
