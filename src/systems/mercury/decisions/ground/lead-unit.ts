import type { Side } from '../../world';
import { groundOf, otherSide, standing } from '../../rules/ground/ground';
import { chooseUnits } from './choose-units';

/** What choosing a lead needs of its combat (9.31D, 10.1C). `fixed`: a lead that lives on stays the lead (10.1F). */
export interface Leads {
  attacker: Side;
  attackers: string[];
  defenders: string[];
  leads: Partial<Record<Side, string>>;
}

function leadOf(role: 'attacker' | 'defender') {
  return chooseUnits<Leads>({
    kind: `mercury.lead-${role}`,
    rule: '9.31D',
    title: `lead unit of the ${role}`,
    word: `${role === 'attacker' ? 'attacking' : 'defending'} lead`,
    verb: 'lead',
    help: 'this unit leads: its efficiency counts, and it takes the first step loss',
    asked: role === 'defender' ? 'other' : 'own',
    ...(role === 'defender' ? { interphase: 'the unit of the highest efficiency leads your defence' } : {}),
    disclose(c) {
      const seat = role === 'attacker' ? c.local.attacker : otherSide(c.local.attacker);
      if (c.local.leads[seat] !== undefined) return null;
      const force = role === 'attacker' ? c.local.attackers : c.local.defenders;
      const ground = groundOf(c.world, c.data);
      const efficiency = (id: string): number => standing(ground, c.data, id).side.efficiency;
      const eligible = [...force].sort((a, b) => efficiency(b) - efficiency(a));
      if (eligible.length === 0) return null;
      return {
        seat,
        facts: {
          eligible,
          least: 1,
          most: 1,
          question: `Which unit leads the ${role === 'attacker' ? 'attack' : 'defence'}?`,
        },
      };
    },
    take(c, [unit]) {
      const seat = role === 'attacker' ? c.local.attacker : otherSide(c.local.attacker);
      if (unit !== undefined) c.local.leads[seat] = unit;
    },
  });
}

export const attackerLead = leadOf('attacker');
export const defenderLead = leadOf('defender');
