import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { splitAt } from '../../../play/words/lists';
import { listOf, OR } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { Mercury, Verb } from '../mercury';
import { airRef } from './allocate';
import type { AirRef } from './allocate';
import { hex, nameOf, units } from './ground/names';

/** Guns and aircraft against a hex; further hexes are for guns that find the first one empty. */
export interface BombardOrder extends Order {
  verb: 'bombard';
  hexes: HexId[];
  guns: string[];
  air: AirRef[];
}

/** A ground unit, or what of aircraft is meant. */
const firer: Parameter<Mercury, string | AirRef> = {
  name: 'unit',
  read(text, scope) {
    const gun = units.read(text, scope);
    if (gun.ok) return gun;
    const air = airRef.read(text, scope);
    // What begins like an aircraft's type is one, so that its nearest name is told.
    return air.ok || /^(ju|do|he|bf)\b/i.test(text) ? air : gun;
  },
  print: (one, scope) => (typeof one === 'string' ? nameOf(one, scope) : airRef.print(one, scope)),
};
const firers = listOf(firer, 'a unit is missing');
const targets = listOf(hex, null, OR);

/** `bombard 4314: 1/7, 13/IV/Sturm`, `bombard 4314 or 4315: 1/7, Ju-87 I/StG2` (11.21, 12.51) */
export const bombardVerb: Verb<BombardOrder> = {
  verb: 'bombard',
  syntax: 'bombard hex [or hex]: unit, unit',
  help: 'artillery, or up to three air units, bombard a hex; each kind rolls for itself',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    if (!parts) return misread('the units are missing behind ":"');
    return then(targets.read(parts[0], scope), (hexes) =>
      then(firers.read(parts[1], scope), (all) => {
        const guns = all.flatMap((f) => (typeof f === 'string' ? [f] : []));
        const air = all.flatMap((f) => (typeof f === 'string' ? [] : [f]));
        return fine({ verb: 'bombard', hexes, guns, air });
      }),
    );
  },
  print: ({ hexes, guns, air }, scope) =>
    `bombard ${targets.print(hexes, scope)}: ${firers.print([...guns, ...air], scope)}`,
};

/** Another hex for guns whose target is gone: `switch to 4315`. */
export interface SwitchOrder extends Order {
  verb: 'switch';
  hex: HexId;
}

/** `switch to 4315` (expanded sequence IV.C5) */
export const switchVerb = verbOf<Mercury, SwitchOrder>({
  verb: 'switch',
  syntax: 'switch to hex',
  help: 'guns whose target is gone bombard this hex instead',
  form: /^(?:to\s+)?(?<hex>.*)$/i,
  parts: { hex },
  print: (said) => ` to ${said.hex}`,
});
