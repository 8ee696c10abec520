import type { Parameter } from '../../../kernel/decide/condition';
import { fine, then } from '../../../kernel/decide/order';
import { splitList } from '../../../play/words/lists';
import { called, type OrderOf } from '../../../play/words/written';
import { type Mercury, type ShipId, verbOf, written } from '../mercury';
import { units } from './ground/names';
import { freeMarker, sea, ships, taskForce } from './names';
import { orNone } from '../../../play/words/parts';
import { RSC } from '../rules/17-2-landing-places';

/** Ground units and RSCs to be taken aboard. */
export interface Load {
  units: string[];
  rsc: number;
}

/** `RSC`, `2 RSC`, `an RSC` */
const COUNTED = /^(?:an?\s+|(\d+)\s+)?rscs?$/i;

/** Units, and RSCs by their number. */
const cargo: Parameter<Mercury, Load> = {
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

const shipsOrDecoy: Parameter<Mercury, ShipId[]> = {
  name: 'ship, ship | decoy',
  read: (text, scope) => (/^(a )?decoy$/i.test(text) ? fine([]) : ships.list.read(text, scope)),
  print: (ids, scope) => (ids.length === 0 ? 'decoy' : ships.list.print(ids, scope)),
};

/** `form TF H at Cape Spada: Orion, Kelvin` or `: decoy` (16.34) */
export const formVerb = written(
  'put a new Task Force marker into play, with ships or as a decoy',
  { tf: called('TF H', freeMarker), at: sea, ships: shipsOrDecoy },
  'form {tf} at {at}: {ships}',
  'form {tf} in {at}: {ships}',
  'form {ships} {tf} at {at}',
);
export type FormOrder = OrderOf<typeof formVerb>;

/** `transfer Orion, Ajax to TF B` (16.35) */
export const transferVerb = written(
  'move ships between Task Forces in the same sea zone',
  { ships: ships.list, to: called('TF B', taskForce) },
  'transfer {ships} to {to}',
  'transfer {ships}: {to}',
  'transfer {ships} > {to}',
);
export type TransferOrder = OrderOf<typeof transferVerb>;

/** `disband TF K`: an empty marker leaves the map. */
export const disbandVerb = written(
  'take an empty Task Force marker off the map',
  { tf: called('TF K', taskForce) },
  'disband {tf}',
);
export type DisbandOrder = OrderOf<typeof disbandVerb>;

/** Units, and `RSC` for each Reserve Supply Counter. */
export const unitsAndRsc: Parameter<Mercury, string[]> = {
  name: cargo.name,
  read: (text, scope) =>
    then(cargo.read(text, scope), ({ units, rsc }) => fine([...units, ...Array.from({ length: rsc }, () => RSC)])),
  print(items, scope) {
    const units = items.filter((item) => item !== RSC);
    return cargo.print({ units, rsc: items.length - units.length }, scope);
  },
};

/** `unload at Suda`: all that may come ashore there; `unload A/Queens, RSC at Suda` (17.37) */
export const unloadVerb = verbOf({
  verb: 'unload',
  syntax: 'unload [unit, RSC] at port',
  help: 'units and RSCs come ashore in a minor port or anchorage; without names, or with "all", all that may, troops first',
  form: /^(?:all\s+|(?<items>.*?)\s+)?at\s+(?<at>\S.*)$/i,
  otherwise: 'write the port or anchorage behind "at"',
  parts: { items: orNone(unitsAndRsc), at: sea },
  print: ({ items, at }) => `${items === '' ? '' : ` ${items}`} at ${at}`,
});
export type UnloadOrder = OrderOf<typeof unloadVerb>;
