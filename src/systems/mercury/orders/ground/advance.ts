import { everyRead, fine, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Verb } from '../../mercury';
import { printName, printNames, splitAt, splitList } from '../lists';
import { readHex } from './path';
import { groundNames } from './units';
import { readUnit, readUnits } from './unit-names';

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
    if (!parts) return then(readUnits(rest, scope), (units) => fine({ verb: 'advance', units }));
    return then(readUnit(parts[0], scope), (unit) =>
      then(everyRead(splitList(parts[1]).map((h) => readHex(h, scope))), (path) =>
        fine({ verb: 'advance', units: [unit], path }),
      ),
    );
  },
  print({ units, path }, scope) {
    if (units === 'all') return 'advance all';
    if (path === undefined) return `advance ${printNames(units, groundNames(scope.data))}`;
    return `advance ${printName(units[0] ?? '', groundNames(scope.data))}: ${path.join(', ')}`;
  },
};
