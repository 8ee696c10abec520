import { chooseForm } from '../../../play/choices/form';
import { airVerb, type AirOrder } from '../orders/attack';
import { inCombat } from '../orders/conditions';
import { aircraft, hex as hexName } from '../orders/names';
import { Board } from '../rules/03-board';
import { boardOf } from '../rules/03-board-seen';
import type { Combat } from '../rules/10-combat';
import { airSupport, eligibleAir } from '../rules/13-3-close-air-support';
import { supportFault, withAllNamed } from '../sequence/allocation';
import { flyersOf, saysAir, usualFlyers } from '../sequence/close-air';
import { foreseenSupport } from './foreseen-support';
import { combatIn, flyFor, type Fighting } from '../sequence/fighting';
import type { SlouchHats } from '../slouch-hats';

interface AirFacts {
  combat: Combat;
  able: string[];
}

/** 10.41c: Allied Close Air Support of an Allied attack, when the Axis player has placed his. */
export const alliedAir = chooseForm<SlouchHats, Fighting, AirOrder, AirFacts, { air: string[] }>({
  ...{ kind: 'slouch-hats.allied-air', rule: '10.41', title: 'Close Air Support', word: 'air', seats: ['allied'] },
  asked: 'own',
  lasting: true,
  interphase:
    'of an attack that says nothing of aircraft: the fewest fly that gain a column or level what the Axis player flies, none if none would',
  conditions: inCombat(({ combat }) => combat),
  order: airVerb,
  disclose(c) {
    const combat = combatIn(c);
    if (c.local.side !== 'allied' || saysAir(c.local.attack.support)) return null;
    const able = eligibleAir(new Board(c.world, c.data), combat, 'attacker').map(({ id }) => id);
    return able.length === 0 ? null : { seat: 'allied', facts: { combat, able } };
  },
  question: (q) =>
    `Your attack on ${hexName.print(q.facts.combat.hex, q)}: the Axis player flies with ${airSupport(q.facts.combat)[1]}. What do you fly?`,
  forms: () => ['air unit, unit', 'air to shift number'],
  slots: ({ facts }) => ({ air: facts.able }),
  nameOf: (id, q) => aircraft.print(id, q),
  nothing: { air: [] },
  meant({ support }, { view, data, facts: { combat } }) {
    const board = boardOf(view, data);
    return { air: flyersOf(board, combat, 'attacker', withAllNamed(board, combat, 'attacker', support)) };
  },
  written: (support) => ({ support }),
  fault: (answer, { view, data, facts }) => supportFault(boardOf(view, data), facts.combat, 'attacker', answer),
  byDefault: ({ view, data, facts }) => ({
    air: usualFlyers(boardOf(view, data), facts.combat, 'attacker', facts.able),
  }),
  silence: ({ air }, q) => (air.length === 0 ? 'nothing flies' : airVerb.print({ verb: 'air', support: { air } }, q)),
  example: ({ facts }) => ({ air: facts.able.slice(0, 1) }),
  foresee: ({ air }, q) => foreseenSupport(q.facts.combat, 'attacker', { air }, q),
  take: (c, { air }) => flyFor(c, 'attacker', air),
});
