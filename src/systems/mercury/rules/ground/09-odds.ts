import { hexside } from '../../mercury';
import { counted, type Counted } from '../../../../kernel/chance/roll';
import type { Chart } from '../../../../kernel/chance/chart';
import { lowestLevel } from '../15-1-supply';
import {
  attackStrength,
  defenceStrength,
  defenceValue,
  type Ground,
  type Standing,
  stepsLeft,
  stepsOf,
  unitsIn,
} from './ground';
import { type Forces, hexesOf } from './combat';

/** The odds column of attack against defence, rounded in the defender's favour (9.31C, 9.32); null: worse than 1-3. */
export function oddsColumn(chart: Chart, attack: number, defence: number): number | null {
  const ratios = chart.columns.map((head) => {
    const [a = 0, d = 1] = head.split('-').map(Number);
    return a / d;
  });
  const odds = defence === 0 ? Infinity : attack / defence;
  const column = ratios.findLastIndex((ratio) => ratio <= odds + 1e-9);
  return column < 0 ? null : column;
}

/** The odds of two forces as the column's head; null: worse than 1-3 (9.32). */
export function oddsHead(chart: Chart, forces: Forces): string | null {
  const { attack, defence } = strengths(forces);
  const column = oddsColumn(chart, attack, defence);
  return column === null ? null : (chart.columns[column] ?? null);
}

/** Columns to shift for the leads' efficiencies: to the right for the attacker (9.31D). */
export function leadShift(attacker: number, defender: number): number {
  const better = Math.abs(attacker - defender);
  const columns = better === 0 ? 0 : better <= 2 ? 1 : better <= 4 ? 2 : 3;
  return attacker >= defender ? columns : -columns;
}

/** The column's head after the shifts, which end at the first and the last (9.31D). */
export const shiftedColumn = (chart: Chart, column: number): string =>
  chart.columns[Math.max(0, Math.min(chart.columns.length - 1, column))] ?? '';

/** Columns to the left of an uncoordinated attack (8.23a). */
export const UNCOORDINATED_SHIFT = 3;

/** Columns a Maneuver Combat is shifted by, to the right for the attacker: the leads' efficiencies, and what is uncoordinated (9.31D, E). */
export const columnShift = (attacker: number, defender: number, uncoordinated: boolean): number =>
  leadShift(attacker, defender) - (uncoordinated ? UNCOORDINATED_SHIFT : 0);

/** What the steps of a D result are divided by: the Terrain Defence Value, with an engineer's effects one less, at least one (9.41, 13.21). */
export const stepDivisor = (ground: Ground, target: string, engineer: Standing | undefined): number =>
  Math.max(1, defenceValue(ground, target) - (engineer ? 1 : 0));

/** Total attack strength of a force, and total defence of the other. */
export function strengths(forces: Forces): { attack: number; defence: number } {
  return {
    attack: forces.attackers.reduce((n, s) => n + attackStrength(s), 0),
    defence: forces.defenders.reduce((n, s) => n + defenceStrength(s), 0),
  };
}

/** Half or more of the attacking steps come through river hexsides (9.21). */
export function acrossRiver(ground: Ground, attackers: readonly Standing[], target: string): boolean {
  const wet = attackers.filter((s) => crosses(ground, s, target));
  return wet.length > 0 && stepsOf(wet) * 2 >= stepsOf(attackers);
}

/** Whether a unit attacks across a river hexside. */
export function crosses(ground: Ground, s: Standing, target: string): boolean {
  return s.unit.at !== null && ground.rivers.has(hexside(s.unit.at, target));
}

/** Half or more of the attacking steps come from a lower level (10.26). */
export function uphill(ground: Ground, attackers: readonly Standing[], target: string): boolean {
  const level = ground.hexes[target]?.level ?? 0;
  const low = attackers.filter((s) => s.unit.at !== null && (ground.hexes[s.unit.at]?.level ?? 0) < level);
  return low.length > 0 && stepsOf(low) * 2 >= stepsOf(attackers);
}

/** Whether a lead unit could make the attack an engineers' one (13.21 to 13.23). */
export const isEngineer = (s: Standing | undefined): boolean => s?.counter.type === 'engineer';

/** The modifiers both combat tables share: hexes, river, city, armour, mountain troops, supply (9.14, 9.21, 13.1, 13.71, 15.3). */
export function sharedModifiers(
  ground: Ground,
  chart: Chart,
  forces: Forces,
  target: string,
  engineer: Standing | undefined,
  hexes: boolean,
): Counted[] {
  const { attackers, defenders } = forces;
  const out: Counted[] = [];
  const many = hexesOf(attackers).length;
  if (hexes && many >= 3)
    out.push(counted(chart, many === 3 ? 'three-hexes' : many === 4 ? 'four-hexes' : 'five-or-six-hexes'));
  const bridged = engineer !== undefined && crosses(ground, engineer, target);
  if (acrossRiver(ground, attackers, target) && !bridged) out.push(counted(chart, 'river'));
  if (ground.hexes[target]?.terrain === 'city' && !engineer) out.push(counted(chart, 'city'));
  const armour = attackers.some((s) => s.counter.type === 'armor');
  const stopped = defenders.some(
    (s) => !s.unit.fatigued && ['armor', 'light-armor', 'anti-tank'].includes(s.counter.type),
  );
  if (armour && !stopped) out.push(counted(chart, 'armor'));
  return [...out, ...supplyModifiers(ground, chart, forces)];
}

/** 15.3, 15.34: attackers of several sectors have the lowest of their levels. */
function supplyModifiers(ground: Ground, chart: Chart, { attackers, defenders }: Forces): Counted[] {
  const attack = lowestLevel(ground, attackers);
  return [
    ...(attack === 'Adequate' ? [] : [counted(chart, attack === 'Low' ? 'attacker-low' : 'attacker-short')]),
    ...(lowestLevel(ground, defenders) === 'Low' ? [counted(chart, 'defender-low')] : []),
  ];
}

/** Some, or at least half, of the defending steps are fatigued (9.74). */
export function fatigueShare(defenders: readonly Standing[]): 'none' | 'some' | 'half' {
  const tired = defenders.filter((s) => s.unit.fatigued).reduce((n, s) => n + stepsLeft(s), 0);
  if (tired === 0) return 'none';
  return tired * 2 >= stepsOf(defenders) ? 'half' : 'some';
}

/** All of a force are mountain troops (13.71), or Greek Militia with no other unit in its hex (13.72). */
export function allMountain(ground: Ground, force: readonly Standing[]): boolean {
  const isMilitia = (s: Standing): boolean => s.counter.type === 'militia';
  const byItself = (s: Standing): boolean =>
    s.unit.at !== null && unitsIn(ground, s.unit.at, s.counter.side).every(isMilitia);
  return force.length > 0 && force.every((s) => s.counter.mountain && (!isMilitia(s) || byItself(s)));
}

/** What a Maneuver Combat's modifiers hang on beside the forces. */
export interface ManeuverCase {
  target: string;
  /** The engineer that leads and uses its effects (13.21). */
  engineer: Standing | undefined;
  coordinated: boolean;
}

/** The modifiers of a Maneuver Combat before support fire (9.14, 9.21, 9.74, 13.1, 13.71, 15.3). */
export function maneuverModifiers(
  ground: Ground,
  forces: Forces,
  { target, engineer, coordinated }: ManeuverCase,
): Counted[] {
  const chart = ground.data.charts['maneuver-combat'];
  const out = sharedModifiers(ground, chart, forces, target, engineer, coordinated);
  if (allMountain(ground, forces.attackers)) out.push(counted(chart, 'mountain'));
  const share = fatigueShare(forces.defenders);
  if (share !== 'none')
    out.push(counted(chart, share === 'half' ? 'defender-half-fatigued' : 'defender-some-fatigued'));
  return out;
}
