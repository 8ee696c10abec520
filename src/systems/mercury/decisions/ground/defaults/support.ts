import type { AirCounter } from '../../../data/air';
import { bombardStrength } from '../../../rules/ground/ground';
import { unitSeen, type Seen } from './worth';

/** Cumulative modifiers of a Maneuver Combat end at three (9.33). */
export const MOST_MODIFIER = 3;

/**
 * The guns that better the column of the Bombardment/Support Table, the strongest first and of equals those that have not
 * fired; at most `most`. `beside`: the strength of an air unit that fires with them.
 */
export function usefulGuns(seen: Seen, eligible: readonly string[], most: number, beside = 0): string[] {
  const chart = seen.data.charts['bombardment-support'];
  const guns = eligible.filter((id) => seen.data.ground.has(id)).map((id) => unitSeen(seen, id));
  const value = (s: (typeof guns)[number]): number => bombardStrength(s) + (s.unit.fire === 'none' ? 0.5 : 0);
  const chosen: string[] = [];
  let [strength, column] = [beside, beside > 0 ? chart.columnFor(beside) : -1];
  for (const s of [...guns].sort((a, b) => value(b) - value(a))) {
    const next = chart.columnFor(strength + bombardStrength(s));
    if (chosen.length >= most || next <= column) continue;
    chosen.push(s.unit.id);
    [strength, column] = [strength + bombardStrength(s), next];
  }
  return chosen;
}

/** The air unit that betters the support roll of the guns most, of equals the weaker one; nobody where none does (12.62, 12.63). */
export function usefulAircraft(seen: Seen, eligible: readonly string[], most: number): string[] {
  const flying = eligible.flatMap((id) => seen.data.air.get(id) ?? []);
  const ranked = flying
    .map((air) => ({ air, worth: supportWorth(seen, eligible, most, air) }))
    .sort((a, b) => b.worth - a.worth || a.air.bombardment - b.air.bombardment);
  const [best] = ranked;
  return best && best.worth > supportWorth(seen, eligible, most) ? [best.air.id] : [];
}

/** The guns' column with an air unit; a Ju-87's -1 is worth another one (11.45). */
function supportWorth(seen: Seen, eligible: readonly string[], most: number, air?: AirCounter): number {
  const strength = air?.bombardment ?? 0;
  const guns = usefulGuns(seen, eligible, most, strength).map((id) => bombardStrength(unitSeen(seen, id)));
  const total = guns.reduce((n, one) => n + one, strength);
  if (total <= 0) return -1;
  return seen.data.charts['bombardment-support'].columnFor(total) + (air?.type === 'Ju-87' ? 1 : 0);
}

/** The guns and the air unit that support an attack best. */
export function bestSupport(seen: Seen, eligible: readonly string[], most: number): string[] {
  const air = usefulAircraft(seen, eligible, most);
  const beside = air.reduce((n, id) => n + (seen.data.air.get(id)?.bombardment ?? 0), 0);
  return [...air, ...usefulGuns(seen, eligible, most - air.length, beside)];
}
