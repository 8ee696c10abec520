import { bombardStrength } from '../../../rules/ground/ground';
import { unitSeen } from './worth';
import type { Seen } from './worth';

/** Cumulative modifiers of a Maneuver Combat end at three (9.33). */
export const MOST_MODIFIER = 3;

/**
 * The guns that better the column of the Bombardment/Support Table, the strongest first and of equals those that have not
 * fired; at most `most`.
 */
export function usefulGuns(seen: Seen, eligible: readonly string[], most: number): string[] {
  const chart = seen.data.charts['bombardment-support'];
  const guns = eligible.filter((id) => seen.data.ground.has(id)).map((id) => unitSeen(seen, id));
  const value = (s: (typeof guns)[number]): number => bombardStrength(s) + (s.unit.fire === 'none' ? 0.5 : 0);
  const chosen: string[] = [];
  let [strength, column] = [0, -1];
  for (const s of [...guns].sort((a, b) => value(b) - value(a))) {
    const next = chart.columnFor(strength + bombardStrength(s));
    if (chosen.length >= most || next <= column) continue;
    chosen.push(s.unit.id);
    [strength, column] = [strength + bombardStrength(s), next];
  }
  return chosen;
}
