import { distance } from '../../../../hex/hex';
import type { HexId } from '../../../../hex/hex';
import { counted, rollJson, rollOn } from '../../../../kernel/chance/roll';
import type { Roll } from '../../../../kernel/chance/roll';
import type { MercuryData } from '../../data/load';
import type { Act } from '../../mercury';
import type { Side } from '../../world';
import { bombardStrength, groundOf, isArtillery, standing, unitsIn } from './ground';
import type { Ground, Standing } from './ground';

/** Artillery of a side that may fire at `target`, or for its defence (11.11 to 11.16). */
export function ableToFire(
  ground: Ground,
  data: MercuryData,
  side: Side,
  target: HexId,
  busy: readonly string[],
  defending: boolean,
): Standing[] {
  return Object.keys(ground.units)
    .map((id) => standing(ground, data, id))
    .filter((s) => s.counter.side === side && s.unit.at !== null && isArtillery(s) && bombardStrength(s) > 0)
    .filter((s) => !s.unit.fatigued && !s.unit.dispersed && s.unit.fire !== 'final' && !busy.includes(s.unit.id))
    .filter((s) => !defending || freeToSupport(ground, s, target))
    .filter(
      (s) =>
        s.unit.at !== null &&
        distance(s.unit.at, target) <= s.counter.range &&
        guarded(ground, data, s, target, defending),
    );
}

/**
 * Guns fire into an adjacent enemy hex, or for their own hex, only beside a friendly unit that is no artillery (11.0, 11.16).
 * For a neighbour's defence they need none.
 */
function guarded(ground: Ground, data: MercuryData, s: Standing, target: HexId, defending: boolean): boolean {
  if (s.unit.at === null || distance(s.unit.at, target) > (defending ? 0 : 1)) return true;
  return unitsIn(ground, data, s.unit.at, s.counter.side).some((other) => !isArtillery(other));
}

/** A gun whose own hex is attacked fires for that hex only (11.16). */
function freeToSupport(ground: Ground, s: Standing, target: HexId): boolean {
  const attacked = Object.values(ground.declared).some((hex) => hex === s.unit.at);
  return !attacked || s.unit.at === target;
}

/** First Fire, then Final Fire (11.11). */
export function markFired(s: Standing): void {
  s.unit.fire = s.unit.fire === 'none' ? 'first' : 'final';
}

/** Rolls the fire of `ids` on the Bombardment/Support Table (11.23, 11.45); null when nobody fires. */
export function fireRoll(c: Act, ids: readonly string[], key: string): Roll | null {
  const ground = groundOf(c.world, c.data);
  const guns = ids.map((id) => standing(ground, c.data, id));
  const side = guns[0]?.counter.side;
  if (!side) return null;
  guns.forEach(markFired);
  const chart = c.data.charts['bombardment-support'];
  const strength = guns.reduce((n, s) => n + bombardStrength(s), 0);
  const column = chart.columns[chart.columnFor(strength)] ?? '1';
  const supply = ground.supply[side];
  const modifiers = supply === 'Adequate' ? [] : [counted(chart, supply === 'Low' ? 'low' : 'short')];
  const roll = rollOn(c, chart, key, column, modifiers);
  c.record({
    type: 'ground.fire',
    rule: '11.4',
    audience: 'all',
    body: { side, guns: [...ids], strength, roll: rollJson(roll) },
  });
  return roll;
}

/** The number of a Bombardment/Support result; `F` and `-` left off (9.31F). */
export function resultNumber(result: string): number {
  return Number(/^\d+/.exec(result)?.[0] ?? 0);
}
