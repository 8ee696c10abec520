import { onceBy } from '../../../kernel/data/once';
import type { HexId, Side } from '../mercury';
import type { Chart } from '../../../kernel/chance/chart';
import { type Counted, cutToLimits } from '../../../kernel/chance/roll';
import { type Leading, leadsOf } from '../decisions/ground/defaults/assign';
import {
  columnShift,
  isEngineer,
  maneuverModifiers,
  oddsColumn,
  shiftedColumn,
  stepDivisor,
  strengths,
} from '../rules/ground/09-odds';
import { readResult } from '../rules/ground/09-4-results';
import { assaultColumn, assaultDice, firesAtOnce } from '../rules/ground/10-assault-dice';
import { resultNumber } from '../rules/ground/11-fire';
import { type Forces, hexesOf } from '../rules/ground/combat';
import { type Ground, stepsOf } from '../rules/ground/ground';

/** An attack that might be made. */
export interface Attack extends Forces {
  target: HexId;
  side: Side;
  /** What the ground is worth to the attacker beside the enemy's losses, in steps. */
  prize: number;
  /** What a step of the attacker is worth beside one of the defender's. */
  ownStep: number;
  night: boolean;
}

/** How an attack is fought, and what it is worth: steps the enemy loses and ground won, less own steps lost. */
export interface Estimate {
  way: 'maneuver' | 'assault';
  value: number;
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** A fatigued unit is half a step out of the fight until the next morning. */
const FATIGUE = 0.4;
/** What a retreat costs who makes it. */
const RETREAT = 0.7;
/** Worth of an attack that must be made and may not: odds below 1-3, more than six points (9.0, 9.32). */
const FORBIDDEN = -5;

/** Chances that an attack is coordinated, poorly so, or a frontal assault, with an HQ of this efficiency (8.2). */
export function coordinationChances(efficiency: number): { good: number; poor: number; frontal: number } {
  const upTo = (n: number): number => Math.max(0, Math.min(10, n)) / 10;
  const good = upTo(efficiency);
  const poor = upTo(efficiency + 1) - good;
  return { good, poor, frontal: 1 - good - poor };
}

/** What a declared attack is worth before it is known how well an HQ of `efficiency` will coordinate it. */
export function worthDeclaring(attack: Attack, ground: Ground, efficiency: number): number {
  if (attack.attackers.length === 0 || attack.defenders.length === 0) return -Infinity;
  const { good, poor, frontal } = coordinationChances(efficiency);
  const value = (poorly: boolean): number => Math.max(FORBIDDEN, bestWay(attack, ground, poorly).value);
  const hexes = hexesOf(attack.attackers);
  const parts = hexes.map((hex) => ({ ...attack, attackers: attack.attackers.filter((s) => s.unit.at === hex) }));
  const worst = Math.min(...parts.map((part) => assaultValue(part, ground, true)));
  return good * value(false) + poor * value(true) + frontal * worst;
}

/** The better of Maneuver and Assault Combat for a force, coordinated or not. */
export function bestWay(attack: Attack, ground: Ground, poorly: boolean): Estimate {
  const maneuver = maneuverValue(attack, ground, poorly);
  const points = attack.attackers.reduce((n, s) => n + s.counter.sp, 0);
  const assault = points > 6 ? -Infinity : assaultValue(attack, ground, poorly);
  return assault > maneuver ? { way: 'assault', value: assault } : { way: 'maneuver', value: maneuver };
}

/** Mean worth of a Maneuver Combat over the ten faces of the die, before support (9.3). */
export function maneuverValue(attack: Attack, ground: Ground, poorly: boolean): number {
  const { target } = attack;
  const chart = ground.data.charts['maneuver-combat'];
  const { attack: strong, defence } = strengths(attack);
  const odds = oddsColumn(chart, strong, defence);
  const { lead, other, engineer } = leadsOn(attack, ground, 'maneuver');
  if (odds === null || !lead || !other) return -Infinity;
  const shift = columnShift(lead.side.efficiency, other.side.efficiency, poorly);
  const tdv = stepDivisor(ground, target, engineer);
  const modifiers = maneuverModifiers(ground, attack, { target, engineer, coordinated: !poorly });
  const cells = cellsOf(chart, shiftedColumn(chart, odds + shift), sumOf(chart, modifiers));
  return mean(cells.map((cell) => resultValue(attack, cell, tdv)));
}

/** Who leads if both sides choose as the published plan does; the attacker's lead where it is an engineer, with its effects (13.23). */
function leadsOn({ target, attackers, defenders }: Attack, ground: Ground, way: Leading['way']) {
  const seen = { ground, data: ground.data };
  const [lead] = leadsOf(seen, attackers, defenders, { target, way, role: 'attacker' });
  const [other] = leadsOf(seen, defenders, attackers, { target, way, role: 'defender' });
  return { lead, other, engineer: isEngineer(lead) ? lead : undefined };
}

function resultValue(attack: Attack, cell: string, tdv: number): number {
  const { attackers, defenders, side, prize, ownStep } = attack;
  const { loser, steps, fatigue, bold } = readResult(cell, side, tdv);
  if (loser === null) return 0;
  const flight = bold ? RETREAT * 1.5 : RETREAT;
  if (loser === side) return -(Math.min(steps, stepsOf(attackers)) + fatigue * FATIGUE + flight) * ownStep;
  const there = stepsOf(defenders);
  const gone = steps >= there;
  // Behind cover the defender may choose to stand (9.65).
  const won = gone ? 1 : tdv >= 3 ? 0.3 : tdv === 2 ? 0.7 : 1;
  return Math.min(steps, there) + (gone ? 0 : fatigue * FATIGUE) + won * (prize + flight);
}

/** Mean worth of an Assault Combat: both rounds by their mean losses, the defender's fire first (10.1). */
export function assaultValue(attack: Attack, ground: Ground, poorly: boolean): number {
  const { attackers, defenders, target, side, night } = attack;
  const chart = ground.data.charts['assault-combat'];
  const { lead, other, engineer } = leadsOn(attack, ground, 'assault');
  if (!lead || !other) return -Infinity;
  const { attack: strong, defence } = strengths(attack);
  const combat = { target, attacker: side, engineer, night, uncoordinated: poorly };
  const by = assaultDice(ground, attack, combat);
  const [mine, his] = [stepsOf(attackers), stepsOf(defenders)];
  const lost = Math.min(mine, meanLoss(chart, defence, by.defender));
  const left = firesAtOnce(combat) ? strong : strong * (1 - lost / mine);
  const dealt = Math.min(his, meanLoss(chart, left, by.attacker));
  const again = Math.min(10, lead.side.efficiency) / 10;
  const answers = Math.min(10, other.side.efficiency) / 10;
  const more = Math.min(his - dealt, again * meanLoss(chart, strong * (1 - lost / mine), by.attacker));
  const less = Math.min(mine - lost, answers * meanLoss(chart, defence * (1 - dealt / his), by.defender));
  const [killed, paid] = [dealt + more, lost + less];
  const cleared = Math.max(0, Math.min(1, (killed / his - 0.5) * 2));
  return killed - paid * attack.ownStep + cleared * (attack.prize + RETREAT);
}

/** Mean steps lost by the fire of `strength`. */
function meanLoss(chart: Chart, strength: number, modifiers: readonly Counted[]): number {
  if (strength <= 0) return 0;
  return mean(cellsOf(chart, assaultColumn(chart, strength), sumOf(chart, modifiers)).map(resultNumber));
}

const mean = (values: readonly number[]): number => values.reduce((n, value) => n + value, 0) / values.length;
const sumOf = (chart: Chart, modifiers: readonly Counted[]): number =>
  cutToLimits(
    chart,
    modifiers.reduce((n, { by }) => n + by, 0),
  );

/** The cells of the ten faces of the die, found once for each column and modifier. */
export const cellsOf = onceBy(
  (chart: Chart, _column: string, _by: number) => chart,
  (chart, column, by) => FACES.map((die) => chart.at(die + by, column)),
  (_, column, by) => `${column}/${by}`,
);
