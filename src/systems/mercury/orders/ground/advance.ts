import { fine, type Order, then } from '../../../../kernel/decide/order';
import type { HexId, Verb } from '../../mercury';
import { splitAt } from '../../../../play/words/lists';
import { hexes, units as unit } from './names';

/** One unit by a path; or units, or `all`, into the vacated hex. */
export interface AdvanceOrder extends Order {
  verb: 'advance';
  units: string[] | 'all';
  path?: HexId[];
}

/** `advance Koch: 4314, 4415`, `advance Koch, Genz`, `advance all` (9.8) */
export const advanceVerb: Verb<AdvanceOrder> = {
  verb: 'advance',
  syntax: 'advance unit: hex, hex | unit, unit | all',
  help: 'into the vacated hex, and after a two-hex retreat perhaps one more; "all": the strongest, as many as may stack',
  read(rest, scope) {
    if (/^all$/i.test(rest.trim())) return fine({ verb: 'advance', units: 'all' });
    const parts = splitAt(rest, ':');
    if (!parts) return then(unit.list.read(rest, scope), (units) => fine({ verb: 'advance', units }));
    return then(unit.read(parts[0], scope), (id) =>
      then(hexes.read(parts[1], scope), (path) => fine({ verb: 'advance', units: [id], path })),
    );
  },
  print({ units, path }, scope) {
    if (units === 'all') return 'advance all';
    return `advance ${unit.list.print(path ? units.slice(0, 1) : units, scope)}${path ? `: ${path.join(', ')}` : ''}`;
  },
};
