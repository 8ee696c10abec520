import { illegal } from '../../../kernel/decide/decision';
import { chooseUnits, type UnitChoice } from '../../../play/choices/units';
import { hex as hexName, units } from '../orders/names';
import { Board, boardSeen, excess, STACKING_LIMIT } from '../rules/03-board';
import type { Playing } from '../sequence/playing';
import type { Act, Ask, SlouchHats } from '../slouch-hats';
import { unitExcess } from '../facts/moves';
import { intoBox } from '../rules/12-2-losses';
import { noteLoss } from '../rules/18-victory';

interface ExcessFacts extends UnitChoice {
  at: string;
  entered: string[];
}

/** 3.32: which of the units that entered an overstacked hex go to the Cadre Box. */
export const chooseExcess = chooseUnits<SlouchHats, Playing, ExcessFacts>({
  ...{ kind: 'slouch-hats.excess', rule: '3.32', title: 'overstacked hex', word: 'excess', seats: ['axis', 'allied'] },
  ...{ verb: 'leave', help: 'units that leave an overstacked hex for the Cadre Box (3.32)', units },
  interphase:
    'of the units that entered an overstacked hex those leave for the Cadre Box that are worth least together',
  place: (q) => hexName.print(q.facts.at, q),
  where: (unit, q) => q.view.units[unit]?.at ?? null,
  byDefault: (q) => excess(boardSeen(q), q.facts.at, q.facts.entered).map(({ id }) => id),
  faults: (ids, q) => {
    const over = mustLeave(q);
    const points = ids.map((id) => stackOf(id, q));
    const all = points.reduce((sum, one) => sum + one, 0);
    const usual = excess(boardSeen(q), q.facts.at, q.facts.entered).map(({ id }) => id);
    const nearest = `leave: ${units.list.print(usual, q)}`;
    if (all < over) return [illegal('3.32', `${over} stacking points must leave, ${all} do`, { nearest })];
    return points.some((one) => all - one >= over) ? [illegal('3.32', 'no more leave than must', { nearest })] : [];
  },
  disclose(c) {
    const { over } = c.local;
    if (!over) return null;
    const board = new Board(c.world, c.data);
    const points = (id: string): number => board.units.get(id)?.counter.stack ?? 0;
    const eligible = over.entered.filter((id) => points(id) > 0).toSorted((a, b) => points(b) - points(a));
    const least = fewest(eligible.map(points), board.stackingPoints(over.hex) - STACKING_LIMIT);
    const facts = { eligible, least, most: eligible.length, at: over.hex, entered: over.entered };
    return { seat: over.side, facts: { ...facts, question: 'too many stand there. Who leaves for the Cadre Box?' } };
  },
  take: (c, ids) => leaveStack(c, ids),
});

/** How many of these points, the greatest first, make up what is too much. */
function fewest(points: readonly number[], over: number): number {
  const sums = points.map((_, i) => points.slice(0, i + 1).reduce((sum, one) => sum + one, 0));
  const enough = sums.findIndex((sum) => sum >= over);
  return enough < 0 ? points.length : enough + 1;
}

const stackOf = (id: string, q: Ask): number => q.data.counters.units.get(id)?.stack ?? 0;

/** What is over, or all that has entered where that is less: only those go (3.32). */
const mustLeave = (q: Ask<ExcessFacts>): number =>
  Math.min(
    boardSeen(q).stackingPoints(q.facts.at) - STACKING_LIMIT,
    q.facts.eligible.reduce((sum, id) => sum + stackOf(id, q), 0),
  );

/** 3.32: units leave an overstacked hex for the Cadre Box. Writes the world. */
export function leaveStack(c: Act<Playing>, ids: readonly string[]): void {
  for (const unit of ids) {
    const hex = c.world.units[unit]?.at ?? '';
    intoBox(c.world, unit, 'cadre');
    noteLoss(c.world, c.data, unit);
    unitExcess(c, { unit, hex });
  }
  delete c.local.over;
}
