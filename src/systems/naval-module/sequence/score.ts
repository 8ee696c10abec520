import { scored } from '../facts/turn';
import type { Act } from '../naval-module';
import { isCombatUnit } from '../rules/g13-types';
import { scenarioCalled } from '../set-up';

/** G94: an item of the scenario's list scores so many times; `more` besides, such as the protection of a ship. Items that it has not bring nothing. */
export function score(c: Act, item: string, of: string, times: number, more = 0): void {
  const each = scenarioCalled(c.data, c.world.scenario).points[item];
  if (each === undefined) return;
  const vp = each * times + more;
  if (vp === 0) return;
  c.world.scored.push({ item, of, vp });
  scored(c, { item, of, vp });
}

/** A ground unit is eliminated: its steps score, and the stacking points of a Soviet combat unit that is no coast artillery (G94). */
export function eliminate(c: Act, id: string): void {
  const [unit, counter] = [c.world.units[id], c.data.ground.get(id)];
  if (!unit || !counter || unit.at === 'lost') return;
  const steps = counter.steps - unit.lost;
  Object.assign(unit, { at: 'lost', loaded: 0, evacuated: false });
  if (!isCombatUnit(counter)) return;
  scoreSteps(c, id, steps);
  if (counter.side === 'soviet' && counter.type !== 'coast-artillery') score(c, 'lost', id, counter.points);
}

/** A unit loses a step, its last one with all of it (G14). */
export function loseStep(c: Act, id: string): void {
  const [unit, counter] = [c.world.units[id], c.data.ground.get(id)];
  if (!unit || !counter || unit.at === 'lost') return;
  if (unit.lost + 1 >= counter.steps) return eliminate(c, id);
  unit.lost += 1;
  scoreSteps(c, id, 1);
}

/** G94: steps of either side, by nation where the scenario tells them apart. */
function scoreSteps(c: Act, id: string, steps: number): void {
  const { side, nation } = c.data.ground.get(id) ?? {};
  if (side === 'soviet') return score(c, 'soviet-step', id, steps);
  score(c, 'axis-steps', id, steps);
  score(c, nation === 'romanian' ? 'romanian-step' : 'german-step', id, steps);
}
