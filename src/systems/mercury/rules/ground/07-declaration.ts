import { adjacent } from '../../../../hex/hex';
import type { HexId } from '../../../../hex/hex';
import type { MercuryData } from '../../data/load';
import { attackStrength, mayEnter } from './ground';
import type { Ground, Standing } from './ground';

/** Why a unit may not attack `target`, with the rule (7.14, 9.11); null: it may. */
export function attackFault(
  ground: Ground,
  data: MercuryData,
  s: Standing,
  target: HexId,
): { rule: string; text: string } | null {
  if (s.unit.at === null || !adjacent(s.unit.at, target)) return { rule: '9.11', text: `is not adjacent to ${target}` };
  if (attackStrength(s) < 1) return { rule: '7.14a', text: 'has no attack strength' };
  if (s.unit.fatigued) return { rule: '7.14b', text: 'is fatigued' };
  if (!mayEnter(ground, data, s, s.unit.at, target)) return { rule: '7.14c', text: `could not move into ${target}` };
  return null;
}
