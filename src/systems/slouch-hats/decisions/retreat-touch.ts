import type { Touch } from '../../../kernel/decide/touch';
import { unitName } from '../orders/names';
import { retreatVerb } from '../orders/retreat';
import { boardSeen } from '../rules/03-board-seen';
import { defaultRetreat, retreatsOf, type Retreat } from '../rules/12-3-retreats';
import type { SlouchHats } from '../slouch-hats';
import { routFor, type RetreatFacts } from './retreat-facts';

/** Units that retreat are picked, and the ends of their ways light up. */
export const retreatTouch: Touch<SlouchHats, RetreatFacts> = {
  things: (q) => {
    const { units, msus, may, from } = q.facts.rout;
    return [...units, ...msus, ...may].map((id) => ({ id, name: unitName(id, q), at: from }));
  },
  offers: (q, picked) => {
    if (picked.length === 0) return [];
    const [board, rout] = [boardSeen(q), routFor(q)];
    const msus = picked.filter((id) => rout.msus.includes(id));
    const group = { ...rout, units: picked.filter((id) => !msus.includes(id)), msus };
    const all = retreatsOf(board, group);
    const ends = all.map(({ end }) => end).filter((end, i, ends) => ends.indexOf(end) === i);
    const best = (end: string): Retreat | null =>
      defaultRetreat(
        board,
        group,
        all.filter((way) => way.end === end),
      );
    return ends.map((end) => ({ at: end, says: says(best(end)), lines: [line(best(end)?.path ?? [end])] }));
    function line(path: string[]): string {
      return retreatVerb.print({ verb: 'retreat', who: { units: [...picked] }, path, step: null }, q);
    }
  },
};

function says(way: Retreat | null): string {
  if (way?.step) return 'a step lost';
  return way?.tooMany ? 'too many' : '';
}
