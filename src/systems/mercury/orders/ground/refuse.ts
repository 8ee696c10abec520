import { fine, misread, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Verb } from '../../mercury';
import { printName } from '../lists';
import { readHex } from './path';
import { readUnit } from './unit-names';

/** `refuse`: by the best way; `refuse to 4315`: all there; `refuse Koch to 4315`: this unit there. */
export interface RefuseOrder extends Order {
  verb: 'refuse';
  unit?: string;
  to?: HexId;
}

/** 7.32: the attacked stack tries to go before the combat. */
export const refuseVerb: Verb<RefuseOrder> = {
  verb: 'refuse',
  syntax: 'refuse [unit] [to hex]',
  help: 'try to leave before the combat; without a hex each unit goes as far from the enemy as it may',
  read(rest, scope) {
    if (rest.trim() === '') return fine({ verb: 'refuse' });
    const parts = /^(.*?)\s*\bto\s+(\S.*)$/i.exec(rest.trim());
    if (!parts) return misread('write "refuse", "refuse to hex" or "refuse unit to hex"');
    return then(readHex(parts[2] ?? '', scope), (to) =>
      (parts[1] ?? '') === ''
        ? fine<RefuseOrder>({ verb: 'refuse', to })
        : then(readUnit(parts[1] ?? '', scope), (unit) => fine<RefuseOrder>({ verb: 'refuse', unit, to })),
    );
  },
  print({ unit, to }, scope) {
    const who = unit === undefined ? '' : ` ${printName(unit, [...scope.data.ground.values()])}`;
    return `refuse${who}${to === undefined ? '' : ` to ${to}`}`;
  },
};
