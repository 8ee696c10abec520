import { bounded, plainly, within, type Bound, type Conditions } from '../../../kernel/decide/condition';
import { chooseLines } from '../../../play/choices/lines';
import { howMany } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { ships } from '../orders/names';
import { isSunkBy } from '../rules/27-3-damage';
import { Board } from '../rules/board';
import { placeName } from '../rules/names';
import { hasStores } from '../rules/special-squadron';
import { SIDES } from '../side';
import type { LossRolling } from '../sequence/loss-roll';

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

/** The ship that rolled an Abort, and the Damage that pressing on would bring it to. */
interface Aborted {
  ship: string;
  damage: number;
}

const TEXT = 'a ship with cargo that stays afloat by it presses on, others turn back';

const conditions: Conditions<Naval, Aborted> = [
  plainly<Naval, Aborted>('laden', 'the ship has units aboard', (q) => isLaden(q)),
  {
    ...{ word: 'damage', takes: bounded(howMany), help: 'the Damage of the ship as it is now' },
    holds: (bound: Bound<number>, { facts, view }: Ask<Aborted>) =>
      within(bound, view.ships[facts.ship]?.damage ?? 0, (n) => n),
  },
];

const isLaden = ({ facts, view, data, seat }: Ask<Aborted>): boolean => {
  const board = new Board(view, data);
  const group = board.ships(seat).filter(({ at }) => at === view.ships[facts.ship]?.at);
  return board.aboard(facts.ship).length > 0 || group.some(hasStores);
};

/** 27.32b: back to the harbour of departure, or a point more and on. */
export const choosePress = chooseLines<Naval, LossRolling, Choice, Aborted>({
  ...{ kind: 'naval.press', rule: '27.32', title: 'an Abort', word: 'press', seats: SIDES },
  ...{ order: [back, on], once: 'ship', lasting: true, interphase: TEXT, conditions },
  question: ({ facts, view, data }) =>
    `${ships.print(facts.ship, { data })} rolled an Abort on its way to ${placeName(data, view.ships[facts.ship]?.at ?? '')}. Does it turn back, or take a Damage Point more and stay?`,
  nothing: TEXT,
  whose: ({ local, data }) => data.ships.get(local.voyage.ship)?.side ?? 'soviet',
  told: ({ local, world }) =>
    local.abort ? { ship: local.voyage.ship, damage: (world.ships[local.voyage.ship]?.damage ?? 0) + 1 } : null,
  options: ({ facts: { ship } }) => [
    { verb: 'press on', ship },
    { verb: 'turn back', ship },
  ],
  concerns: (order, { facts }) => !('ship' in order) || order.ship === facts.ship,
  fault: ({ ship }, { facts, data }) =>
    ship === facts.ship
      ? null
      : { rule: '27.32', why: `it is ${ships.print(facts.ship, { data })} that rolled an Abort` },
  byDefault(q) {
    const counter = q.data.ships.get(q.facts.ship);
    const goes = isLaden(q) && counter !== undefined && !isSunkBy(counter, q.facts.damage);
    return { lines: [{ verb: goes ? 'press on' : 'turn back', ship: q.facts.ship }], text: TEXT };
  },
  onMap: (_, { view, facts }) => ({ from: view.ships[facts.ship]?.at ?? null }),
  takeAll(c, [one]) {
    c.local.presses = one?.verb === 'press on';
  },
});
