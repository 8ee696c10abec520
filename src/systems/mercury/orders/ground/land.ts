import { fine, misread, then } from '../../../../kernel/decide/order';
import { listed, readName } from '../../../../kernel/decide/names';
import type { Read } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Scope } from '../../mercury';
import { readHex } from './path';
import { unitsAtVerb } from './units-at';

/** `land 6/II/100 at Maleme`, `land 6/II/100 at 4415`: units that are flown in, and the airfield or a hex of it (6.52) */
export const airlandVerb = unitsAtVerb(
  'land',
  'airfield',
  'units land by air on this airfield, or hex of it',
  readField,
);

function readField(text: string, scope: Scope): Read<HexId> {
  if (/\d/.test(text)) return readHex(text, scope);
  return then(readName(text, [...scope.data.airfields.values()], 'airfield'), ({ names, hexes }) => {
    const [only, second] = hexes;
    if (only !== undefined && second === undefined) return fine(only);
    return misread(`${names[0]} has ${hexes.length} hexes; write ${listed(hexes)}`);
  });
}
