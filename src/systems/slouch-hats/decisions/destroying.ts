import { illegal } from '../../../kernel/decide/decision';
import { chooseUnits, type UnitChoice } from '../../../play/choices/units';
import { supplyDestroyed } from '../facts/supply';
import { units } from '../orders/names';
import { Board, boardOf } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { applySupply, destroyOwn, supplyUnits } from '../rules/06-1-supply-points';
import { isFault, type Act, type SlouchHats } from '../slouch-hats';
import type { Playing } from '../sequence/playing';

/** 6.17: MSUs and Supply Dumps that their owner destroys in his Administrative phase. */
export const destroying = chooseUnits<SlouchHats, Playing, UnitChoice>({
  ...{
    kind: 'slouch-hats.destroying',
    rule: '6.17',
    title: 'own supplies',
    word: 'destroy',
    seats: ['axis', 'allied'],
  },
  asked: 'own',
  verb: 'destroy',
  help: 'this MSU or Supply Dump of yours is destroyed; a combat unit of yours must be with it (6.17)',
  units,
  interphase: 'nothing is destroyed',
  idle: 'nothing is destroyed',
  disclose({ world, data }: Act<Playing>) {
    const seat = activeIn(world.moment);
    if (seat === null) return null;
    const board = boardOf(world, data);
    const eligible = supplyUnits(world, data, seat).flatMap(({ id }) =>
      isFault(destroyOwn(board, seat, id)) ? [] : [id],
    );
    const question = 'Which of your supplies do you destroy?';
    return eligible.length === 0 ? null : { seat, facts: { eligible, least: 0, most: eligible.length, question } };
  },
  faults: (ids, { view, data, seat }) =>
    ids.flatMap((id) => {
      const found = destroyOwn(boardOf(view, data), seat, id);
      return isFault(found) ? [illegal(found.rule, found.why)] : [];
    }),
  where: (unit, { view }) => view.supply[unit]?.at ?? null,
  byDefault: () => [],
  take(c, ids) {
    const seat = activeIn(c.world.moment) ?? 'axis';
    for (const id of ids) {
      const { at, points } = c.world.supply[id] ?? { at: 'off', points: 0 };
      const outcome = destroyOwn(new Board(c.world, c.data), seat, id);
      if (isFault(outcome)) throw new Error(outcome.why);
      applySupply(c.world, outcome);
      supplyDestroyed(c, { unit: id, points, at });
    }
  },
});
