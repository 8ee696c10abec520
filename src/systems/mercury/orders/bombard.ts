import { type HexId, type Letter, type Mercury, type ShipId, type Verb, written } from '../mercury';
import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, type Order, then, unread } from '../../../kernel/decide/order';
import { splitAt } from '../../../play/words/lists';
import { listOf, OR } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { airRef, type AirRef } from './allocate';
import { hex, nameOf, units } from './ground/names';
import { printTaskForce, shipName, ships, taskForce } from './names';

/** Guns, aircraft and ships against a hex; further hexes are for guns and ships that find the first one empty. */
export interface BombardOrder extends Order {
  verb: 'bombard';
  hexes: HexId[];
  guns: string[];
  air: AirRef[];
  /** Ships by name, and Task Forces with all their ships that may (19.82a). */
  ships?: ShipId[];
  forces?: Letter[];
}

type Firer = { gun: string } | { air: AirRef } | { ship: ShipId } | { force: Letter };

/** A ground unit, a ship, a Task Force, or what of aircraft is meant. */
const firer: Parameter<Mercury, Firer> = {
  name: 'unit',
  read(text, scope) {
    if (/^(tf|task force)\b/i.test(text)) return then(taskForce.read(text, scope), (force) => fine({ force }));
    const gun = units.read(text, scope);
    if (gun.ok) return fine({ gun: gun.value });
    const air = airRef.read(text, scope);
    // What begins like an aircraft's type is one, so that its nearest name is told.
    if (air.ok || /^(ju|do|he|bf)\b/i.test(text)) return then(air, (ref) => fine({ air: ref }));
    const ship = ships.read(text, scope);
    if (ship.ok) return fine({ ship: ship.value });
    return unread(() =>
      gun.reason.nearest === undefined && ship.reason.nearest !== undefined ? ship.reason : gun.reason,
    );
  },
  print(one, scope) {
    if ('gun' in one) return nameOf(one.gun, scope);
    if ('air' in one) return airRef.print(one.air, scope);
    return 'ship' in one ? shipName(one.ship, scope) : printTaskForce(one.force);
  },
};
const firers = listOf(firer, 'a unit is missing');
const targets = listOf(hex, null, OR);

/** `bombard 4314: 1/7, 13/IV/Sturm`, `bombard 4314 or 4315: 1/7, Ju-87 I/StG2`, `bombard 4415 with TF C` (11.21, 12.51, 19.82) */
export const bombardVerb: Verb<BombardOrder> = {
  verb: 'bombard',
  syntax: 'bombard hex [or hex]: unit, unit',
  help: 'artillery, up to three air units, or ships of a Task Force (all: with TF C) bombard a hex; each kind rolls for itself',
  read(rest, scope) {
    const parts = splitAt(rest, ':') ?? withForces(rest);
    if (!parts) return misread('the units are missing behind ":"');
    return then(targets.read(parts[0], scope), (hexes) =>
      then(firers.read(parts[1], scope), (all) => {
        const guns = all.flatMap((f) => ('gun' in f ? [f.gun] : []));
        const air = all.flatMap((f) => ('air' in f ? [f.air] : []));
        const named = all.flatMap((f) => ('ship' in f ? [f.ship] : []));
        const forces = all.flatMap((f) => ('force' in f ? [f.force] : []));
        const afloat = { ...(named.length > 0 ? { ships: named } : {}), ...(forces.length > 0 ? { forces } : {}) };
        return fine({ verb: 'bombard', hexes, guns, air, ...afloat });
      }),
    );
  },
  print({ hexes, guns, air, ships: named = [], forces = [] }, scope) {
    const byName: Firer[] = [
      ...guns.map((gun) => ({ gun })),
      ...air.map((ref) => ({ air: ref })),
      ...named.map((ship) => ({ ship })),
    ];
    const all = firers.print([...byName, ...forces.map((force) => ({ force }))], scope);
    return `bombard ${targets.print(hexes, scope)}${byName.length > 0 ? ': ' : ' with '}${all}`;
  },
};

/** `4415 with TF C`: whole Task Forces need no colon. */
function withForces(rest: string): [string, string] | null {
  const [, hexes, forces] = /^(.*?)\s+with\s+(.*)$/i.exec(rest) ?? [];
  return hexes === undefined || forces === undefined ? null : [hexes, forces];
}

/** `switch to 4315` (expanded sequence IV.C5) */
export const switchVerb = written(
  { verb: 'switch', help: 'guns whose target is gone bombard this hex instead' },
  { hex },
  'switch to {hex}',
  'switch {hex}',
);
export type SwitchOrder = OrderOf<typeof switchVerb>;
