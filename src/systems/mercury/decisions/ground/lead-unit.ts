import type { HexId, Side } from '../../mercury';
import { ifOdds, type Odds } from '../../orders/ground/conditions';
import { alive } from '../../rules/ground/force';
import { otherSide } from '../../rules/ground/ground';
import { chooseUnits, type UnitChoice } from './choose-units';
import { bestLeads } from './defaults/assign';
import { seenBy } from './defaults/worth';

/** What choosing a lead needs of its combat (9.31D, 10.1C). `fixed`: a lead that lives on stays the lead (10.1F). */
export interface Leads {
  target: HexId;
  attacker: Side;
  attackers: string[];
  defenders: string[];
  leads: Partial<Record<Side, string>>;
  /** Of an Assault Combat only. */
  round?: 1 | 2;
}

interface LeadFacts extends UnitChoice {
  at: HexId;
  way: 'maneuver' | 'assault';
  odds: Odds;
}

function leadOf(role: 'attacker' | 'defender') {
  return chooseUnits<Leads, LeadFacts>({
    kind: `mercury.lead-${role}`,
    rule: '9.31D',
    title: `lead unit of the ${role}`,
    word: `${role === 'attacker' ? 'attacking' : 'defending'} lead`,
    verb: 'lead',
    help: 'this unit leads: its efficiency counts, and it takes the first step loss; given in advance, the first of the list that is there',
    asked: role === 'defender' ? 'other' : 'own',
    lasting: true,
    interphase:
      role === 'attacker'
        ? 'the unit of the highest efficiency leads, engineers where their effects are worth more, an HQ only for a column'
        : 'the unit of the highest efficiency leads your defence, an HQ only for a column; of equals one with two steps',
    silence: 'the best',
    why: (_, { facts: { way, at } }) => ({
      rule: way === 'assault' ? '10.1C' : '9.31D',
      text: `does not ${role === 'attacker' ? 'attack' : 'defend'} ${at} in this ${way === 'assault' ? 'Assault' : 'Maneuver'} Combat`,
    }),
    conditions: [ifOdds<LeadFacts>((q) => q.facts.odds)],
    byDefault: (q) =>
      bestLeads(seenBy(q), q.facts.eligible, {
        ...{ target: q.facts.at, role, way: q.facts.way },
        ...(role === 'defender' ? { attackers: q.facts.odds.attackers } : {}),
      }).slice(0, 1),
    disclose(c) {
      const { attacker, attackers, defenders, leads, target, round } = c.local;
      const seat = role === 'attacker' ? attacker : otherSide(attacker);
      if (leads[seat] !== undefined) return null;
      // Defensive Bombardment or the first round may have left nobody of a unit, or of a whole side.
      const left = { attacker: alive(c, attackers), defender: alive(c, defenders) };
      if (left.attacker.length === 0 || left.defender.length === 0) return null;
      const eligible = left[role].sort((a, b) => b.side.efficiency - a.side.efficiency).map((s) => s.unit.id);
      const question = `Which unit leads the ${role === 'attacker' ? 'attack on' : 'defence of'} ${target}?`;
      const way = round === undefined ? ('maneuver' as const) : ('assault' as const);
      const odds = { target, attacker, attackers };
      return { seat, facts: { eligible, least: 1, most: 1, question, at: target, way, odds } };
    },
    take(c, [unit]) {
      const seat = role === 'attacker' ? c.local.attacker : otherSide(c.local.attacker);
      if (unit !== undefined) c.local.leads[seat] = unit;
    },
  });
}

export const attackerLead = leadOf('attacker');
export const defenderLead = leadOf('defender');
