import { commonPlaces, type Offer, type Touch } from '../../../kernel/decide/touch';
import { unitName } from '../orders/names';
import { fits } from '../rules/03-3-stacking';
import { pointsText } from '../rules/08-3-terrain';
import { moverOf } from '../rules/08-1-who';
import { goingOf, type Field, type Mode } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { isFault } from '../../../kernel/decide/fault';
import type { Ask, SlouchHats } from '../slouch-hats';
import { begun, printMove, standing } from './moves';
import { starts } from './moving';

/** Units are picked, and the hexes that they reach light up with what they cost. `mode`: as they go. */
export const touchMoves = <F>(mode: Extract<Mode, 'move' | 'exploit'>): Touch<SlouchHats, F> => ({
  things: (q) => {
    const { field } = begun(q);
    return starts(field).flatMap((at) =>
      standing(field, at)
        .filter((id) => !isFault(moverOf(field, goingOf([id], { mode }))))
        .map((id) => ({ id, name: unitName(id, q), at })),
    );
  },
  offers: (q, picked) => (picked.length === 0 ? [] : goals(begun(q).field, picked, mode, q)),
});

function goals(field: Field, picked: readonly string[], mode: 'move' | 'exploit', q: Ask): Offer[] {
  const at = (id: string): string => field.board.units.get(id)?.at ?? field.board.world.supply[id]?.at ?? '';
  const together = picked.every((id) => at(id) === at(picked[0] ?? ''));
  // Who stand together go at the pace of the slowest (8.12); others each by itself.
  const stacks = together ? [[...picked]] : picked.map((id) => [id]);
  const reaches = stacks.map((units) => reachOf(field, goingOf(units, { mode })));
  const open = reaches.map((ways) => (isFault(ways) ? [] : [...ways.keys()]));
  const units = picked.flatMap((id) => field.board.units.get(id) ?? []);
  return commonPlaces(open)
    .filter((to) => fits(field.board, to, units))
    .flatMap((to) => {
      const ways = reaches.map((way) => (isFault(way) ? undefined : way.get(to)));
      if (ways.some((way) => way === undefined || way.path.length === 0)) return [];
      const lines = stacks.map((ids, i) => printMove({ verb: mode, units: ids, path: ways[i]?.path ?? [] }, q));
      return [{ at: to, says: pointsText(Math.max(...ways.map((way) => way?.spent ?? 0))), lines }];
    });
}
