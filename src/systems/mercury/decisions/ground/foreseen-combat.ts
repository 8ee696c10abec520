import type { Ask, HexId } from '../../mercury';
import type { Counted } from '../../../../kernel/chance/roll';
import { tellModifiers } from '../../../../kernel/chance/tell-roll';
import type { Coordination } from '../../rules/ground/combat';
import { isEngineer, maneuverModifiers, oddsHead, shiftedColumn, strengths } from '../../rules/ground/09-odds';
import { assaultColumn, assaultDice } from '../../rules/ground/10-assault-dice';
import { otherSide, unitsIn } from '../../rules/ground/ground';
import { bestLeads, maneuverColumn } from './defaults/assign';
import { seenBy, unitSeen } from './defaults/worth';

/**
 * A Maneuver Combat before support and dice: strengths, odds, the column when the best lead on both sides, the modifiers
 * that are sure (9.31). Odds worse than 1-3 allow none (9.32).
 */
export function foreseenManeuver(target: HexId, units: readonly string[], coordination: Coordination, q: Ask): string {
  const seen = seenBy(q);
  const chart = q.data.charts['maneuver-combat'];
  const attackers = units.map((id) => unitSeen(seen, id));
  const forces = { attackers, defenders: unitsIn(seen.ground, target, otherSide(q.seat)) };
  const { attack, defence } = strengths(forces);
  const odds = oddsHead(chart, forces);
  const column = maneuverColumn(seen, target, attackers, coordination);
  if (odds === null || column === null) return `${attack} to ${defence}, odds worse than 1-3: Assault only`;
  const head = shiftedColumn(chart, column);
  const [lead = ''] = bestLeads(seen, units, { target, role: 'attacker', way: 'maneuver' });
  const engineer = isEngineer(unitSeen(seen, lead)) ? unitSeen(seen, lead) : undefined;
  const coordinated = coordination === 'support' || coordination === 'coordinated';
  const sure = maneuverModifiers(seen.ground, forces, { target, engineer, coordinated });
  return `${attack} to ${defence}, odds ${odds}, column ${head} with the best leads${die(sure)}`;
}

const die = (sure: readonly Counted[]): string => (sure.length > 0 ? `, die ${tellModifiers(sure)}` : '');

/** The first round of an Assault Combat before Defensive Bombardment and dice: strength, column and modifiers of both sides (10.1). */
export function foreseenAssault(target: HexId, units: readonly string[], coordination: Coordination, q: Ask): string {
  const seen = seenBy(q);
  const chart = q.data.charts['assault-combat'];
  const attacker = q.seat;
  const attackers = units.map((id) => unitSeen(seen, id));
  const forces = { attackers, defenders: unitsIn(seen.ground, target, otherSide(attacker)) };
  const { attack, defence } = strengths(forces);
  const [lead = ''] = bestLeads(seen, units, { target, role: 'attacker', way: 'assault' });
  const dice = assaultDice(seen.ground, forces, {
    ...{ target, attacker, engineer: isEngineer(unitSeen(seen, lead)) ? unitSeen(seen, lead) : undefined },
    night: q.data.turns.find((t) => t.no === q.view.turn)?.night ?? false,
    uncoordinated: coordination === 'uncoordinated' || coordination === 'frontal',
  });
  const side = (strength: number, role: 'attacker' | 'defender'): string =>
    `strength ${strength}, column ${assaultColumn(chart, strength)}${die(dice[role])}`;
  return `${side(attack, 'attacker')}; against ${side(defence, 'defender')}`;
}
