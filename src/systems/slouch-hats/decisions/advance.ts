import type { Order } from '../../../kernel/decide/order';
import { chooseForm } from '../../../play/choices/form';
import { written } from '../../../play/words/written';
import { unitsAdvanced } from '../facts/combat';
import { inCombat } from '../orders/conditions';
import { hex as hexName, unitName, units } from '../orders/names';
import { Board, boardOf } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { captureDice } from '../rules/06-16-capture';
import type { Combat } from '../rules/10-combat';
import { advance, advancers, asManyAsMay, defaultAdvance, judgeAdvance } from '../rules/12-5-advance';
import { seize } from '../sequence/combat-retreats';
import type { Fighting } from '../sequence/fighting';
import { captureSupply } from '../sequence/move-stack';
import type { Act, SlouchHats } from '../slouch-hats';

interface Advance extends Order {
  verb: 'advance';
  units: string[];
}

interface AdvanceFacts {
  combat: Combat;
  able: string[];
  byDefault: string[];
}

/** 12.5: attackers may go into the vacated Defender Hex. */
export const chooseAdvance = chooseForm<SlouchHats, Fighting, Advance, AdvanceFacts>({
  ...{ kind: 'slouch-hats.advance', rule: '12.51', title: 'advance', word: 'advance', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'the least unit that leaves no guns, supplies or aircraft alone goes into the hex, nobody if it would be without supply there',
  conditions: inCombat(({ combat }) => combat),
  order: written('attackers that go into the vacated Defender Hex (12.5)', { units: units.list }, 'advance {units}'),
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
  question: (q) => `${hexName.print(q.facts.combat.hex, q)} is empty. Who advances?`,
  slots: ({ facts }) => ({ units: facts.able }),
  nameOf: unitName,
  where: (unit, { view }) => view.units[unit]?.at ?? null,
  nothing: { units: [] },
  // A list that was given in advance says who comes first: who did not attack, is gone or finds no room is left out.
  ahead({ units: wanted }, { view, data, facts }) {
    const some = asManyAsMay(boardOf(view, data), facts.combat, wanted);
    return { units: some.length > 0 ? some : wanted };
  },
  fault: (answer, { view, data, facts }) => judgeAdvance(boardOf(view, data), facts.combat, answer.units),
  byDefault: ({ facts }) => ({ units: facts.byDefault }),
  silence: (answer) => (answer.units.length === 0 ? 'nobody advances' : 'the least unit advances'),
  example: ({ facts }) => ({ units: facts.able.slice(0, 1) }),
  take(c, answer) {
    const { combat } = c.local;
    if (!combat || answer.units.length === 0) return;
    const moved = advance(c.world, new Board(c.world, c.data), combat, answer.units);
    c.world.entered = [...c.world.entered.filter((id) => !moved.includes(id)), ...moved];
    unitsAdvanced(c, { units: moved, hex: combat.hex });
  },
});

/** 6.16, 12.34, 13.14: what lies in a hex that attackers have advanced into. */
export function advanceAfter(c: Act<Fighting>, { hex, side }: Combat): void {
  if (new Board(c.world, c.data).occupier(hex) !== side) return;
  if (captureDice(c.world, c.data, side, hex) > 0) captureSupply(c, side, hex);
  seize(c, { side }, hex);
}
