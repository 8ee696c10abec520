import { readNameIn } from '../../../../kernel/decide/names';
import { fine, then } from '../../../../kernel/decide/order';
import type { Read } from '../../../../kernel/decide/order';
import type { GroundCounter } from '../../data/ground';
import type { Scope } from '../../mercury';
import { inPlay } from '../../rules/ground/ground';
import { namedOnce } from '../lists';

/** A ground unit by its name: of the reader's units in play first, then of all of his, then of the whole counter mix. */
export function readUnit(text: string, scope: Scope): Read<string> {
  return then(readNameIn(text, circles(scope), 'unit'), (found) => fine(found.id));
}

/** The same for a list: ids in the order written, none twice. */
export function readUnits(text: string, scope: Scope): Read<string[]> {
  return namedOnce(text, (part) => readUnit(part, scope), circles(scope).at(-1) ?? [], 'unit');
}

function circles({ seat, view, data }: Scope): GroundCounter[][] {
  const all = [...data.ground.values()];
  const own = all.filter(({ side }) => side === seat);
  const here = own.filter(({ id }) => {
    const unit = view.ground?.units[id];
    return unit !== undefined && inPlay(unit);
  });
  return [here, own, all];
}
