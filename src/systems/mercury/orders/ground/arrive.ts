import type { Parameter } from '../../../../kernel/decide/condition';
import { listed, readName } from '../../../../kernel/decide/names';
import { fine, misread, then } from '../../../../kernel/decide/order';
import { unitsAtVerb } from '../../../../play/words/units';
import type { Mercury } from '../../mercury';
import { hex, units } from './names';

/** `drop 4/I/1 at 4316`: units that drop and their target hex: the Reserve Wave's (6.12b), or a wave's by option (6.12a, 23.45) */
export const dropVerb = unitsAtVerb<Mercury>(
  'drop',
  'paratroops drop on this target hex: those of the Reserve Wave, or of a wave whose targets a campaign option leaves to you',
  units.list,
  hex,
);

const field: Parameter<Mercury, string> = {
  name: 'airfield',
  read(text, scope) {
    if (/\d/.test(text)) return hex.read(text, scope);
    return then(readName(text, [...scope.data.airfields.values()], 'airfield'), ({ names, hexes }) => {
      const [only, second] = hexes;
      if (only !== undefined && second === undefined) return fine(only);
      return misread(`${names[0]} has ${hexes.length} hexes; write ${listed(hexes)}`);
    });
  },
  print: (id) => id,
};

/** `land 6/II/100 at Maleme`, `land 6/II/100 at 4415`: units that are flown in, and the airfield or a hex of it (6.52) */
export const airlandVerb = unitsAtVerb<Mercury>(
  'land',
  'units land by air on this airfield, or hex of it',
  units.list,
  field,
);
