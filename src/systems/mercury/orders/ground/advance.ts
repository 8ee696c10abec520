import { everyRead, fine, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import { readName } from '../../../../kernel/decide/names';
import type { HexId } from '../../../../hex/hex';
import type { Verb } from '../../mercury';
import { printName, printNames, readNames, splitAt, splitList } from '../lists';
import { landHexes, readHex } from './path';
import { groundNames } from './units';

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
    if (!parts)
      return then(readNames(rest, groundNames(scope.data), 'unit'), (units) => fine({ verb: 'advance', units }));
    const hexes = landHexes(scope);
    return then(readName(parts[0], groundNames(scope.data), 'unit'), (unit) =>
      then(everyRead(splitList(parts[1]).map((h) => readHex(h, hexes))), (path) =>
        fine({ verb: 'advance', units: [unit.id], path }),
      ),
    );
  },
  print({ units, path }, scope) {
    if (units === 'all') return 'advance all';
    if (path === undefined) return `advance ${printNames(units, groundNames(scope.data))}`;
    return `advance ${printName(units[0] ?? '', groundNames(scope.data))}: ${path.join(', ')}`;
  },
};
