import { commonPlaces, type Offer, type Touch } from '../../../kernel/decide/touch';
import { fieldOf } from '../decisions/ground/moves';
import type { Ask, Mercury } from '../mercury';
import { moveGroundVerb, marchVerb } from '../orders/ground/move';
import { nameOf } from '../orders/ground/names';
import { waysOf } from '../rules/ground/04-goal';
import type { Field, Mover } from '../rules/ground/04-field';
import { isMover, moverOf, type Way } from '../rules/ground/04-movement';

type Verb = 'move' | 'march';

/** 4.0: pick units, then the hex they go to; the cost of the cheapest way stands in it. Hexes only a march reaches are offered as one. */
export const touchMoves: Touch<Mercury, object> = {
  things: (q) =>
    Object.keys(fieldOf(q).ground.units).flatMap((id) => {
      const mover = moverOf(fieldOf(q), id);
      if (!isMover(mover)) return [];
      const points = mover.oneHex ? 'one hex' : `${mover.points} points`;
      return [{ id, name: `${nameOf(id, q)}, ${points}`, at: mover.start }];
    }),
  offers(q, picked) {
    const field = fieldOf(q);
    const near = goals(field, picked, 'move', q);
    const far = goals(field, picked, 'march', q);
    return [...near, ...far.filter((offer) => near.every(({ at }) => at !== offer.at))];
  },
};

function goals(field: Field, picked: readonly string[], verb: Verb, q: Ask): Offer[] {
  const going = picked.flatMap((id) => {
    const mover = moverOf(field, id, verb === 'march');
    return isMover(mover) ? [{ id, mover, ways: waysOf(field, mover) }] : [];
  });
  if (going.length === 0 || going.length < picked.length) return [];
  const places = commonPlaces(going.map(({ ways }) => [...ways.keys()]));
  return places.map((at) => ({
    at,
    says: `${verb === 'march' ? 'march, ' : ''}${cost(going, at)}`,
    lines: [order(verb, picked, at, q)],
  }));
}

/** What the way costs of the points there are, of who has least left. */
function cost(going: readonly { mover: Mover; ways: ReadonlyMap<string, Way> }[], at: string): string {
  const each = going.map(({ mover, ways }) => ({ spent: ways.get(at)?.spent ?? 0, points: mover.points }));
  const [worst] = each.sort((a, b) => a.points - a.spent - (b.points - b.spent));
  return worst ? `${worst.spent} of ${worst.points}` : '';
}

function order(verb: Verb, picked: readonly string[], to: string, q: Ask): string {
  const [unit = ''] = picked;
  const who = picked.length === 1 ? { unit } : { units: [...picked] };
  return (verb === 'march' ? marchVerb : moveGroundVerb).print({ verb, who, where: { to } }, q);
}
