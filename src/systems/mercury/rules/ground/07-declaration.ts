import { idle } from '../../facts/ground';
import { type Act, adjacent, type HexId, neighbours, type Side } from '../../mercury';
import { oddsHead } from './09-odds';
import {
  attackStrength,
  defenceValue,
  type Fault,
  type Ground,
  groundIn,
  marks,
  mayEnter,
  otherSide,
  standing,
  type Standing,
  unitsIn,
} from './ground';

/** Why a unit may not attack `target`, with the rule (7.14, 9.11, 11.11); null: it may. */
export function attackFault(ground: Ground, s: Standing, target: HexId): Fault | null {
  if (s.unit.at === null || !adjacent(s.unit.at, target)) return { rule: '9.11', text: `is not adjacent to ${target}` };
  const strength = attackStrength(s);
  if (strength < 1)
    return {
      rule: '7.14a',
      text: strength > 0 ? `attacks with ${strength} only, dispersed` : 'has no attack strength',
    };
  if (s.unit.fatigued) return { rule: '7.14b', text: 'is fatigued' };
  // A mortar attacks with its bombardment strength (13.42), which is spent for the turn.
  if (s.counter.type === 'mortar' && s.unit.fire === 'final') return { rule: '11.11', text: 'has a Final Fire marker' };
  if (!mayEnter(ground, s, s.unit.at, target)) return { rule: '7.14c', text: `could not move into ${target}` };
  return null;
}

/** Every enemy hex that units of `side` may attack now, with those units (7.12, 7.14). */
export function attackable(ground: Ground, side: Side): Map<HexId, Standing[]> {
  const enemies = marks(
    Object.values(ground.units).flatMap((u) =>
      u.at !== null && ground.data.ground.get(u.id)?.side === otherSide(side) ? [u.at] : [],
    ),
  );
  const found = new Map<HexId, Standing[]>();
  for (const { id, at } of Object.values(ground.units)) {
    if (at === null || ground.data.ground.get(id)?.side !== side) continue;
    const s = standing(ground, id);
    for (const target of neighbours(at))
      if (enemies.has(target) && !attackFault(ground, s, target)) found.set(target, [...(found.get(target) ?? []), s]);
  }
  return found;
}

/** What is known to both of an attack that is declared: for prompts, conditions and defaults. */
export interface Attacked {
  hex: HexId;
  /** Odds of all declared units as a column of the Maneuver Combat Table; null: worse than 1-3. */
  odds: string | null;
  /** Terrain Defence Value, an Improved Position counted (9.23). */
  tdv: number;
}

/** An attack on a hex as it stands now. */
export function attackOn(ground: Ground, hex: HexId, attackers: readonly Standing[]): Attacked {
  const side = attackers[0]?.counter.side ?? 'german';
  const defenders = unitsIn(ground, hex, otherSide(side));
  const odds = oddsHead(ground.data.charts['maneuver-combat'], { attackers: [...attackers], defenders });
  return { hex, odds, tdv: defenceValue(ground, hex) };
}

/** Units that declared combat against a hex and are still in play (7.11). */
export function declaredAgainst(ground: Ground, target: HexId): Standing[] {
  const ids = Object.keys(ground.declared).filter((id) => ground.declared[id] === target);
  return ids.map((id) => standing(ground, id)).filter((s) => s.unit.at !== null);
}

/** Declared combats still to be fought: somebody is left to be attacked, and somebody who can attack (7.11, 7.14). */
export function combatsToCome(ground: Ground, side: Side): HexId[] {
  const able = (target: HexId): boolean => declaredAgainst(ground, target).some((s) => !attackFault(ground, s, target));
  return ground.combats.filter((hex) => able(hex) && unitsIn(ground, hex, otherSide(side)).length > 0);
}

/** 7.11, 7.14: tells of each unit that declared combat against a hex and may not attack it now. */
export function tellIdle(c: Act, target: HexId): void {
  const ground = groundIn(c);
  for (const s of declaredAgainst(ground, target)) {
    const fault = attackFault(ground, s, target);
    if (fault) idle(c, { target, unit: s.unit.id, why: `it ${fault.text}` }, { rule: fault.rule });
  }
}

/** A combat that will not be fought, because nobody is left to attack or to be attacked (7.11). */
export function callOff(ground: Ground, target: HexId): void {
  for (const [id, hex] of Object.entries(ground.declared)) if (hex === target) delete ground.declared[id];
  const at = ground.combats.indexOf(target);
  if (at >= 0) ground.combats.splice(at, 1);
}
