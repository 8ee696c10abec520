import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { unitsAdvanced } from '../facts/combat';
import { advanceVerb } from '../orders/outcome';
import type { AdvanceOrder } from '../orders/outcome';
import { inCombat } from '../orders/conditions';
import { hex as hexName, unitName } from '../orders/names';
import { Board } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { captureDice } from '../rules/06-16-capture';
import type { Combat } from '../rules/10-combat';
import { advance, advancers, asManyAsMay, defaultAdvance, judgeAdvance } from '../rules/12-5-advance';
import { seize } from '../sequence/combat-retreats';
import type { Fighting } from '../sequence/fighting';
import { captureSupply } from '../sequence/capture-supply';
import { decision } from '../slouch-hats';
import type { Act, Ask } from '../slouch-hats';

/** Who advances, with the line that said so. */
interface Advancing {
  units: string[];
  line?: number;
}

interface AdvanceFacts {
  combat: Combat;
  able: string[];
  byDefault: string[];
}

/** 12.5: attackers may go into the vacated Defender Hex. */
export const chooseAdvance = decision<Fighting, AdvanceFacts, Advancing, AdvanceOrder | PassOrder>({
  ...{ kind: 'slouch-hats.advance', rule: '12.51', title: 'advance', word: 'advance', seats: ['axis', 'allied'] },
  lasting: true,
  interphase: 'the least unit that may goes into the hex, nobody if it would be without supply there',
  conditions: inCombat(({ combat }) => combat),
  verbs: [advanceVerb, passVerb],
  disclose(c) {
    const { combat } = c.local;
    if (!combat) return null;
    const board = new Board(c.world, c.data);
    const able = advancers(board, combat).map(({ id }) => id);
    if (able.length === 0) return null;
    const breaks = ({ id }: { id: string }): boolean =>
      !canTrace(new Board(c.world, c.data).moved([id], combat.hex), combat.side, combat.hex);
    return { seat: combat.side, facts: { combat, able, byDefault: defaultAdvance(board, combat, breaks) } };
  },
  prompt: (q) => ({
    question: `${hexName.print(q.facts.combat.hex, q)} is empty. Who advances?`,
    choices: ['advance unit, unit', 'pass'],
    listing: q.facts.able.map((id) => unitName(id, q)),
    examples: [print(q.facts.able.slice(0, 1), q), 'pass'],
  }),
  assemble: (orders, q) => ({
    answer: {
      units: whoMay(
        orders.flatMap((order) => (isPass(order) ? [] : order.units)),
        orders,
        q,
      ),
      ...lineOf(orders.findLast((order) => !isPass(order)) ?? {}),
    },
  }),
  judge(answer, q) {
    if (answer.units.length === 0) return [];
    const fault = judgeAdvance(new Board(q.view, q.data), q.facts.combat, answer.units);
    return fault ? [illegal(fault.rule, fault.why, { nearest: fault.nearest ?? 'pass', ...lineOf(answer) })] : [];
  },
  print: ({ units }, q) => [units.length === 0 ? 'pass' : print(units, q)],
  ifSilent: ({ facts }) => ({
    answer: { units: facts.byDefault },
    text: facts.byDefault.length === 0 ? 'nobody advances' : 'the least unit advances',
  }),
  sample: ({ facts }, rng) => ({ units: rng.chance(1, 3) ? [] : [rng.pick(facts.able)] }),
  take(c, answer) {
    const { combat } = c.local;
    if (!combat || answer.units.length === 0) return;
    const units = advance(c.world, new Board(c.world, c.data), combat, answer.units);
    c.world.entered = [...c.world.entered.filter((id) => !units.includes(id)), ...units];
    unitsAdvanced(c, { units, hex: combat.hex });
  },
});

/** A list that was given in advance says who comes first: who did not attack, is gone or finds no room is left out. */
function whoMay(units: string[], orders: readonly { line?: number }[], q: Ask<AdvanceFacts>): string[] {
  if (orders.some(({ line }) => line !== undefined)) return units;
  const some = asManyAsMay(new Board(q.view, q.data), q.facts.combat, units);
  return some.length > 0 ? some : units;
}

const print = (units: readonly string[], q: Ask): string =>
  advanceVerb.print({ verb: 'advance', units: [...units] }, q);

/** 6.16, 12.34, 13.14: what lies in a hex that attackers have advanced into. */
export function advanceAfter(c: Act<Fighting>, { hex, side }: Combat): void {
  if (new Board(c.world, c.data).occupier(hex) !== side) return;
  if (captureDice(c.world, c.data, side, hex) > 0) captureSupply(c, side, hex);
  seize(c, { side }, hex);
}
