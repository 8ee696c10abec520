import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { defendVerb } from '../orders/attack';
import type { DefendOrder, Support } from '../orders/attack';
import { inCombat } from '../orders/conditions';
import { aircraft, hex as hexName, ships, unitName } from '../orders/names';
import { Board } from '../rules/03-board';
import { sideOf } from '../rules/10-combat';
import type { Combat } from '../rules/10-combat';
import { eligibleAir } from '../rules/13-3-close-air-support';
import { gunsFor, gunsInHex, leastGuns, supportFault } from '../sequence/allocation';
import { flyersOf } from '../sequence/close-air';
import { combatIn, flyFor, sail } from '../sequence/fighting';
import type { Fighting } from '../sequence/fighting';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

interface DefenceFacts {
  combat: Combat;
  guns: string[];
  air: string[];
  ships: string[];
}
type Defence = Required<Pick<Support, 'guns' | 'air' | 'ships'>> & Pick<Support, 'shift'> & { line?: number };

/** 11.2, 13.3, 19.13: the defender's support. Guns in the hex fire of themselves (11.22). */
export const chooseDefence = decision<Fighting, DefenceFacts, Defence, DefendOrder | PassOrder>({
  ...{ kind: 'slouch-hats.defence', rule: '11.2', title: 'defence', word: 'defence', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'guns outside the Defender Hex fire where they change a column, the fewest that do; no aircraft, no ships',
  conditions: inCombat(({ combat }) => combat),
  verbs: [defendVerb, passVerb],
  single: true,
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
    const sea = Object.keys(c.world.ships).filter((id) => !supportFault(board, now, 'defender', { ships: [id] }));
    if (free.length + air.length + sea.length === 0) return null;
    return { seat, facts: { combat: now, guns: free, air, ships: sea } };
  },
  prompt: (q) => ({
    question: `${hexName.print(q.facts.combat.hex, q)} is attacked. What supports its defence?`,
    choices: ['defend: guns unit; air unit; ships unit', 'pass'],
    listing: [
      ...q.facts.guns.map((id) => `gun ${unitName(id, q)}`),
      ...q.facts.air.map((id) => `air ${aircraft.print(id, q)}`),
      ...q.facts.ships.map((id) => `ship ${ships.print(id, q)}`),
    ],
    examples: [print(everything(q), q), 'pass'],
  }),
  assemble(orders, q) {
    const last = orders.at(-1);
    if (!last || isPass(last)) return { answer: { guns: [], air: [], ships: [] } };
    const { shift } = last.support;
    // A list that was given in advance says who comes first: who cannot help here is left out.
    const able = (ids: string[] | undefined, all: string[]): string[] | undefined =>
      last.line === undefined ? ids?.filter((id) => all.includes(id)) : ids;
    const guns = able(last.support.guns, [...q.facts.guns, ...q.facts.combat.guns.defender]);
    const sea = able(last.support.ships, q.facts.ships) ?? [];
    const air = able(last.support.air, q.facts.air) ?? (shift === undefined ? [] : q.facts.air);
    const goal = shift === undefined ? {} : { shift };
    return { answer: { guns: guns ?? least(q), air, ships: sea, ...goal, ...lineOf(last) } };
  },
  judge(answer, q) {
    const board = new Board(q.view, q.data);
    const fault = supportFault(board, q.facts.combat, 'defender', answer);
    return fault ? [illegal(fault.rule, fault.why, { nearest: 'pass', ...lineOf(answer) })] : [];
  },
  print: (answer, q) => [print(answer, q)],
  ifSilent: (q) => ({ answer: { guns: least(q), air: [], ships: [] }, text: 'guns fire where they change a column' }),
  sample: (q, rng) => ({
    guns: q.facts.guns.filter(() => rng.chance(1, 2)),
    air: q.facts.air.filter(() => rng.chance(1, 3)),
    ships: q.facts.ships.filter(() => rng.chance(1, 3)),
  }),
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

const least = ({ view, data, facts }: Ask<DefenceFacts>): string[] =>
  leastGuns(new Board(view, data), facts.combat, 'defender', facts.guns);
const everything = ({ facts: { guns, air, ships: sea } }: Ask<DefenceFacts>): Defence => ({ guns, air, ships: sea });
const print = (support: Defence, q: Ask): string => defendVerb.print({ verb: 'defend', support }, q);
