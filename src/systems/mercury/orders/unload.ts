import type { Parameter } from '../../../kernel/decide/condition';
import { fine, then } from '../../../kernel/decide/order';
import { orNone } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { verbOf, type Mercury } from '../mercury';
import { RSC } from '../rules/17-2-landing-places';
import { cargo } from './load';
import { sea } from './names';

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
