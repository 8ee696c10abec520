import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import type { Scope, Verb } from '../mercury';
import { printAirRef, readAirRef } from './allocate';
import type { AirRef } from './allocate';
import { readHex } from './ground/path';
import { readUnit } from './ground/unit-names';
import { printName, splitAt, splitList } from './lists';

/** Guns and aircraft against a hex; further hexes are for guns that find the first one empty. */
export interface BombardOrder extends Order {
  verb: 'bombard';
  hexes: HexId[];
  guns: string[];
  air: AirRef[];
}

/** `bombard 4314: 1/7, 13/IV/Sturm`, `bombard 4314 or 4315: 1/7, Ju-87 I/StG2` (11.21, 12.51) */
export const bombardVerb: Verb<BombardOrder> = {
  verb: 'bombard',
  syntax: 'bombard hex [or hex]: unit, unit',
  help: 'artillery, or up to three air units, bombard a hex; each kind rolls for itself',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    if (!parts) return misread('the units are missing behind ":"');
    return then(everyRead(parts[0].split(/\s+or\s+/i).map((text) => readHex(text, scope))), (hexes) =>
      then(everyRead(splitList(parts[1]).map((text) => readFirer(text, scope))), (firers) => {
        const guns = firers.flatMap((f) => (typeof f === 'string' ? [f] : []));
        const air = firers.flatMap((f) => (typeof f === 'string' ? [] : [f]));
        if (firers.length === 0) return misread('a unit is missing');
        return fine({ verb: 'bombard', hexes, guns, air });
      }),
    );
  },
  print({ hexes, guns, air }, { data }) {
    const ground = [...data.ground.values()];
    const units = [...guns.map((id) => printName(id, ground)), ...air.map((ref) => printAirRef(ref, data))];
    return `bombard ${hexes.join(' or ')}: ${units.join(', ')}`;
  },
};

/** A ground unit, or what of aircraft is meant. */
function readFirer(text: string, scope: Scope): Read<string | AirRef> {
  const gun = readUnit(text, scope);
  if (gun.ok) return gun;
  const air = readAirRef(text, scope);
  // What begins like an aircraft's type is one, so that its nearest name is told.
  return air.ok || /^(ju|do|he|bf)\b/i.test(text) ? air : gun;
}

/** Another hex for guns whose target is gone: `switch to 4315`. */
export interface SwitchOrder extends Order {
  verb: 'switch';
  hex: HexId;
}

/** `switch to 4315` (expanded sequence IV.C5) */
export const switchVerb: Verb<SwitchOrder> = {
  verb: 'switch',
  syntax: 'switch to hex',
  help: 'guns whose target is gone bombard this hex instead',
  read: (rest, scope) => then(readHex(rest.replace(/^to\s+/i, ''), scope), (hex) => fine({ verb: 'switch', hex })),
  print: ({ hex }) => `switch to ${hex}`,
};
