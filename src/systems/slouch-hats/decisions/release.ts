import { unitsReleased } from '../facts/supply';
import { enemyOf, type Act, type SlouchHats } from '../slouch-hats';
import { illegal } from '../../../kernel/decide/decision';
import { chooseUnits, type UnitChoice } from '../../../play/choices/units';
import { units } from '../orders/names';
import { Board, boardOf } from '../rules/03-board';
import { garrisonsOf, release, releaseFault, releasesDue } from '../rules/05-6-garrisons';
import type { Playing } from '../sequence/playing';

/** 5.63: the garrison that the Axis player frees in his Reinforcements phase. */
export const releaseGarrisons = chooseUnits<SlouchHats, Playing, UnitChoice>({
  ...{
    kind: 'slouch-hats.release',
    rule: '5.63',
    title: 'garrisons',
    word: 'release',
    seats: ['axis'],
    verb: 'release',
  },
  help: 'this garrison may move from now on',
  units,
  interphase: 'the garrison nearest to the enemy is released',
  silence: 'the garrison nearest to the enemy',
  idle: 'no garrison is released',
  disclose(c: Act<Playing>) {
    const board = new Board(c.world, c.data);
    const most = releasesDue(c.world, c.data, 'axis');
    const eligible = garrisonsOf(board, 'axis');
    if (most === 0 || eligible.length === 0) return null;
    const question = `Which garrison do you release? ${most === 1 ? 'One' : most} may be.`;
    return { seat: 'axis', facts: { eligible, least: 0, most: Math.min(most, eligible.length), question } };
  },
  faults(ids, { view, data, facts }) {
    const fault = releaseFault(boardOf(view, data), 'axis', ids, facts.most);
    return fault ? [illegal(fault.rule, fault.why)] : [];
  },
  where: (unit, { view }) => view.units[unit]?.at ?? null,
  byDefault({ view, data, facts }) {
    const board = boardOf(view, data);
    const enemies = board.stacksOf(enemyOf('axis')).map(([hex]) => hex);
    const { grid } = board.ground.map;
    const far = (id: string): number =>
      Math.min(...enemies.map((hex) => grid.distance(view.units[id]?.at ?? hex, hex)), Infinity);
    return [...facts.eligible].sort((a, b) => far(a) - far(b)).slice(0, facts.most);
  },
  take(c, ids) {
    release(c.world, ids);
    if (ids.length > 0) unitsReleased(c, { units: ids });
  },
});
