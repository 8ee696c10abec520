import { fine, misread, then } from '../../../kernel/decide/order';
import type { OrderOf } from '../../../play/words/written';
import { written } from '../naval-module';
import { Board } from '../rules/board';
import { whoMayAttack } from '../rules/g39-attacks';
import { landHex, units } from './names';

const plain = written(
  'units attack a hex beside them, all in one line; who is at sea lands there (G39, 30.15)',
  { hex: landHex, units: units.list },
  'attack {hex} with {units}',
  'attack {hex}: {units}',
);

/** `O0808 with all`, `O0808: everybody`. */
const WITH_ALL = /^(?<hex>.+?)(?:\s+with|:)\s+(?:all|everybody|everyone)$/i;

/** A Declared Attack; with all is with all who may attack the hex as its reader sees it. */
export const attack: typeof plain = {
  ...plain,
  read(rest, scope) {
    const place = WITH_ALL.exec(rest.trim())?.groups?.['hex'];
    if (place === undefined) return plain.read(rest, scope);
    return then(landHex.read(place, scope), (hex) => {
      const all = whoMayAttack(new Board(scope.view, scope.data), scope.seat, hex);
      return all.length > 0
        ? fine({ verb: 'attack', hex, units: all.map(({ id }) => id) })
        : misread(`nobody of yours may attack ${hex} as it stands`);
    });
  },
};
export type AttackOrder = OrderOf<typeof plain>;
