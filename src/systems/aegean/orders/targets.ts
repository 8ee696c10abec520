import type { Parameter } from '../../../kernel/decide/condition';
import { listed } from '../../../kernel/decide/names';
import { ambiguous, fine, then, type Read } from '../../../kernel/decide/order';
import { called } from '../../../play/words/written';
import type { Aegean, Scope } from '../aegean';
import type { Place } from '../world';
import { hex, place } from './names';

/** A base: as a place; one that was built by its hex, `airfield 2225` (7.6). */
export const base: Parameter<Aegean, Place> = called('base', {
  ...place,
  read(text: string, scope: Scope): Read<Place> {
    const built = `field-${text.trim().slice(-'2225'.length)}`;
    return scope.view.bases[built] ? fine(built) : place.read(text, scope);
  },
  print: (id: Place, scope) => (id.startsWith(BUILT) ? `airfield ${id.slice(BUILT.length)}` : place.print(id, scope)),
});
const BUILT = 'field-';

const TROOPS = 'troops at ';
/** 5.4.5: a base with what stands on it, or the ground units of a hex. */
export const target: Parameter<Aegean, Place> = {
  name: 'base | troops at hex',
  read(text, scope) {
    const said = text.trim();
    if (said.toLowerCase().startsWith(TROOPS)) return hex.read(said.slice(TROOPS.length), scope);
    return then(base.read(said, scope), (id) => {
      const there = Object.entries(scope.view.bases).flatMap(([one, { hex: at }]) => (at === id ? [one] : []));
      // A hex without a base can mean its troops alone.
      if (there.length === 0) return fine(id);
      const all = [...there.map((one) => base.print(one, scope)), `${TROOPS}${id}`];
      return ambiguous(`"${said}" could be ${listed(all)}`, said, all);
    });
  },
  print: (id, scope) => (scope.data.isles.grid.has(id) ? `${TROOPS}${id}` : base.print(id, scope)),
};
