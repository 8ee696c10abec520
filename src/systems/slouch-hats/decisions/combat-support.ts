import { chooseForm } from '../../../play/choices/form';
import { airVerb, defendVerb, type AirOrder, type DefendOrder, type Support } from '../orders/attack';
import { inCombat } from '../orders/conditions';
import { aircraft, hex as hexName, ships, unitName } from '../orders/names';
import { Board, boardOf, boardSeen } from '../rules/03-board';
import { sideOf, type Combat } from '../rules/10-combat';
import { airSupport, eligibleAir } from '../rules/13-3-close-air-support';
import {
  flyersOf,
  gunsFor,
  gunsInHex,
  leastGuns,
  saysAir,
  shipsFor,
  supportFault,
  usualFlyers,
  withAllNamed,
} from '../sequence/allocation';
import { foreseenSupport } from './foreseen';
import { combatIn, flyFor, sail, type Fighting } from '../sequence/fighting';
import type { Ask, SlouchHats } from '../slouch-hats';

interface DefenceFacts {
  combat: Combat;
  guns: string[];
  /** Guns in hexes that are still to be fought for, where they fire of themselves (11.22). */
  needed?: string[];
  air: string[];
  ships: string[];
}
type Defence = Required<Pick<Support, 'guns' | 'air' | 'ships'>> & Pick<Support, 'shift'>;

const NOTHING: Defence = { guns: [], air: [], ships: [] };

/** 11.2, 13.3, 19.13: the defender's support. Guns in the hex fire of themselves (11.22). */
export const chooseDefence = chooseForm<SlouchHats, Fighting, DefendOrder, DefenceFacts, Defence>({
  ...{ kind: 'slouch-hats.defence', rule: '11.2', title: 'defence', word: 'defence', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'guns outside the Defender Hex fire where they change a column, the fewest that do, but for those whose own hex is still to be fought for; no aircraft, no ships',
  conditions: inCombat(({ combat }) => combat),
  order: defendVerb,
  disclose(c) {
    const board = new Board(c.world, c.data);
    const combat = combatIn(c);
    const seat = sideOf(combat, 'defender');
    const guns = gunsFor(board, combat, 'defender');
    // 11.22: what fires anyway is allocated before anybody is asked.
    const inHex = gunsInHex(board, combat, guns);
    const now = { ...combat, guns: { ...combat.guns, defender: inHex } };
    c.local.combat = now;
    const free = guns.filter((id) => !inHex.includes(id));
    const air = eligibleAir(board, now, 'defender').map(({ id }) => id);
    const sea = shipsFor(board, now, 'defender');
    if (free.length + air.length + sea.length === 0) return null;
    const needed = free.filter((id) => c.local.pending.includes(board.units.get(id)?.at ?? ''));
    return { seat, facts: { combat: now, guns: free, needed, air, ships: sea } };
  },
  question: (q) => `${hexName.print(q.facts.combat.hex, q)} is attacked. What supports its defence?`,
  forms: () => ['defend: guns unit; air unit; ships unit'],
  slots: ({ facts }) => ({ guns: facts.guns, air: facts.air, ships: facts.ships }),
  nameOf: (id, q) => {
    const { units, air } = q.data.counters;
    return (units.has(id) ? unitName : air.has(id) ? aircraft.print : ships.print)(id, q);
  },
  slotOf: (slot) => ({ guns: 'gun', air: 'air', ships: 'ship', shift: '' })[slot],
  where: (id, { view }) => view.units[id]?.at ?? null,
  nothing: NOTHING,
  meant({ support }, q) {
    const named = withAllNamed(boardOf(q.view, q.data), q.facts.combat, 'defender', support);
    const { guns, air, ships: sea = [], shift } = named;
    const flying = air ?? (shift === undefined ? [] : q.facts.air);
    return { guns: guns ?? least(q), air: flying, ships: sea, ...(shift === undefined ? {} : { shift }) };
  },
  written: (support) => ({ support }),
  fault: (answer, { view, data, facts }) => supportFault(boardOf(view, data), facts.combat, 'defender', answer),
  byDefault: (q) => ({ ...NOTHING, guns: least(q) }),
  silence: ({ guns }, q) =>
    guns.length === 0
      ? 'no gun fires, as none would change a column'
      : `${guns.map((id) => unitName(id, q)).join(', ')} fire, as they change a column`,
  example: ({ facts: { guns, air, ships: sea } }) => ({ guns, air, ships: sea }),
  foresee({ guns, air, ships: sea, shift }, q) {
    const flying = flyersOf(boardSeen(q), q.facts.combat, 'defender', {
      air,
      ...(shift === undefined ? {} : { shift }),
    });
    return foreseenSupport(q.facts.combat, 'defender', { guns, air: flying, ships: sea }, q);
  },
  take(c, { guns, air, ships: sea, shift }) {
    const combat = combatIn(c);
    const placed = sail(c, new Board(c.world, c.data), combat, 'defender', sea);
    // 11.22: a gun in the hex fires once, whether it is named or not.
    const defender = [...combat.guns.defender, ...guns.filter((id) => !combat.guns.defender.includes(id))];
    c.local.combat = { ...combat, guns: { ...combat.guns, defender }, ships: [...combat.ships, ...placed] };
    const support = { air, ...(shift === undefined ? {} : { shift }) };
    flyFor(c, 'defender', flyersOf(new Board(c.world, c.data), combatIn(c), 'defender', support));
  },
});

/** A gun that fires elsewhere is Fired when its own hex is fought for (11.18). */
function least({ view, data, facts: { combat, guns, needed = [] } }: Ask<DefenceFacts>): string[] {
  const spare = guns.filter((id) => !needed.includes(id));
  return leastGuns(boardOf(view, data), combat, 'defender', spare);
}

interface AirFacts {
  combat: Combat;
  able: string[];
  /** Those that attacks to come name. */
  kept?: string[];
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
    const kept = c.local.attack.kept?.air ?? [];
    return able.length === 0 ? null : { seat: 'allied', facts: { combat, able, kept } };
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
  byDefault({ view, data, facts: { combat, able, kept = [] } }) {
    const free = able.filter((id) => !kept.includes(id));
    return { air: usualFlyers(boardOf(view, data), combat, 'attacker', free) };
  },
  silence: ({ air }, q) => (air.length === 0 ? 'nothing flies' : airVerb.print({ verb: 'air', support: { air } }, q)),
  example: ({ facts }) => ({ air: facts.able.slice(0, 1) }),
  foresee: ({ air }, q) => foreseenSupport(q.facts.combat, 'attacker', { air }, q),
  take: (c, { air }) => flyFor(c, 'attacker', air),
});
