import type { Parameter } from '../../../kernel/decide/condition';
import { fine, then } from '../../../kernel/decide/order';
import { splitList } from '../../../play/words/lists';
import type { OrderOf } from '../../../play/words/written';
import { written, type Mercury } from '../mercury';
import { units } from './ground/names';
import { ships } from './names';

/** Ground units and RSCs to be taken aboard. */
export interface Load {
  units: string[];
  rsc: number;
}

/** `RSC`, `2 RSC`, `an RSC` */
const COUNTED = /^(?:an?\s+|(\d+)\s+)?rscs?$/i;

/** Units, and RSCs by their number. */
export const cargo: Parameter<Mercury, Load> = {
  name: 'unit, unit, RSC',
  read(text, scope) {
    const parts = splitList(text);
    const supplies = parts.filter((part) => COUNTED.test(part));
    const rsc = supplies.reduce((n, part) => n + Number(COUNTED.exec(part)?.[1] ?? 1), 0);
    const troops = parts.filter((part) => !COUNTED.test(part));
    if (troops.length === 0 && rsc > 0) return fine({ units: [], rsc });
    return then(units.list.read(troops.join(', '), scope), (ids) => fine({ units: ids, rsc }));
  },
  print: ({ units: ids, rsc }, scope) =>
    [
      ...(ids.length > 0 ? [units.list.print(ids, scope)] : []),
      ...(rsc > 0 ? [rsc === 1 ? 'RSC' : `${rsc} RSC`] : []),
    ].join(', '),
};

/** The cargo in order words. */
export const printLoad: typeof cargo.print = (load, scope) => cargo.print(load, scope);

/** `load A/Queens, RSC on Glenroy`: at Alexandria, as the ship joins a Task Force there (17.32) */
export const loadVerb = written(
  'take ground units and RSCs at Alexandria aboard a ship of a Task Force that you form there',
  { cargo, ship: ships },
  'load {cargo} on {ship}',
  'load {cargo} onto {ship}',
  'load {cargo} aboard {ship}',
);
export type LoadOrder = OrderOf<typeof loadVerb>;
