import { plainly, type Conditions } from '../../../kernel/decide/condition';
import { chooseLines } from '../../../play/choices/lines';
import { ifNumber } from '../../../play/words/conditions';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { ships } from '../orders/names';
import { isSunkBy } from '../rules/27-3-damage';
import { Board } from '../rules/board';
import { placeName } from '../rules/names';
import { hasStores } from '../rules/special-squadron';
import { SIDES } from '../side';

const back = written(
  { help: 'a ship that rolled an Abort goes back to where it came from (27.32)', verb: 'turn back' },
  { ship: ships },
  'turn back {ship}',
);
const on = written(
  { help: 'a ship that rolled an Abort takes a Damage Point more and stays (27.32)', verb: 'press on' },
  { ship: ships },
  'press on {ship}',
);
type Choice = OrderOf<typeof back> | OrderOf<typeof on>;

/** A ship that may have to turn back: on a voyage, or under fire at sea. */
export interface Aborting {
  voyage: { ship: string };
  abort: boolean;
  presses: boolean;
  /** Under fire: the harbour that it would go back to; null: none is open to it. */
  home?: string | null;
}

/** The ship that rolled an Abort, the Damage that pressing on would bring it to, and whether it has no harbour to go back to. */
interface Aborted {
  ship: string;
  damage: number;
  homeless?: boolean;
}

const TEXT = 'a ship with cargo that stays afloat by it presses on, others turn back';

const conditions: Conditions<Naval, Aborted> = [
  plainly<Naval, Aborted>('laden', 'the ship has units aboard', (q) => isLaden(q)),
  ifNumber('damage', 'the Damage of the ship as it is now', ({ facts, view }) => view.ships[facts.ship]?.damage ?? 0),
];

const isLaden = ({ facts, view, data, seat }: Ask<Aborted>): boolean => {
  const board = new Board(view, data);
  const group = board.ships(seat).filter(({ at }) => at === view.ships[facts.ship]?.at);
  return board.aboard(facts.ship).length > 0 || group.some(hasStores);
};

/** 27.32b: back to the harbour of departure, or a point more and on. */
export const choosePress = chooseLines<Naval, Aborting, Choice, Aborted>({
  ...{ kind: 'naval.press', rule: '27.32', title: 'an Abort', word: 'press', seats: SIDES },
  ...{ order: [back, on], once: 'ship', lasting: true, interphase: TEXT, conditions },
  question: ({ facts, view, data }) =>
    `${ships.print(facts.ship, { data })} rolled an Abort ${facts.homeless === undefined ? 'on its way to' : 'at'} ${placeName(data, view.ships[facts.ship]?.at ?? '')}. Does it turn back, or take a Damage Point more and stay?`,
  nothing: TEXT,
  whose: ({ local, data }) => data.ships.get(local.voyage.ship)?.side ?? 'soviet',
  told: ({ local: { abort, voyage, home }, world }) =>
    abort
      ? {
          ship: voyage.ship,
          damage: (world.ships[voyage.ship]?.damage ?? 0) + 1,
          ...(home === undefined ? {} : { homeless: home === null }),
        }
      : null,
  options: ({ facts: { ship, homeless } }) => [
    { verb: 'press on', ship },
    ...(homeless === true ? [] : [{ verb: 'turn back' as const, ship }]),
  ],
  concerns: (order, { facts }) => !('ship' in order) || order.ship === facts.ship,
  fault({ verb, ship }, { facts, data }) {
    const who = ships.print(facts.ship, { data });
    if (ship !== facts.ship) return { rule: '27.32', why: `it is ${who} that rolled an Abort` };
    return verb === 'turn back' && facts.homeless === true
      ? { rule: '27.32', why: `the harbour that ${who} left last is not open to it` }
      : null;
  },
  byDefault(q) {
    const counter = q.data.ships.get(q.facts.ship);
    const afloat = counter !== undefined && !isSunkBy(counter, q.facts.damage);
    const goes = q.facts.homeless === true || (isLaden(q) && afloat);
    return { lines: [{ verb: goes ? 'press on' : 'turn back', ship: q.facts.ship }], text: TEXT };
  },
  onMap: (_, { view, facts }) => ({ from: view.ships[facts.ship]?.at ?? null }),
  takeAll(c, [one]) {
    c.local.presses = one?.verb === 'press on';
  },
});
