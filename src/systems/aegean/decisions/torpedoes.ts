import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { ships } from '../orders/names';
import { targetsFault } from '../rules/6-4-4-submarines';
import { targetsOf, worthOf } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Sailings } from '../sequence/sailing';
import { SIDES } from '../side';
import { foreseenTorpedoes } from './foreseen-hits';

export interface Torpedo extends Order {
  verb: 'torpedo';
  targets: string[];
  boat: string;
}

const verb = written<Aegean, Torpedo>(
  'a submarine attacks a spotted ship of its hex, and another if it does not find the first (6.4.4)',
  { targets: ships.list, boat: ships },
  'torpedo {targets} with {boat}',
);

/** Spotted enemies in the hex of a boat, the dearest first. */
function there({ view, data, seat }: Ask, boat: string): string[] {
  const fleet = new Fleet(view, data);
  const at = fleet.get(boat)?.at;
  return at
    ? targetsOf(fleet, seat, at)
        .toSorted((a, b) => worthOf(b, 0) - worthOf(a, 0))
        .map(({ id }) => id)
    : [];
}

const boats = (q: Ask) => new Fleet(q.view, q.data).of(q.seat).filter(({ type, at }) => type === 'SS' && at !== null);
const DEAREST = 'each submarine attacks the dearest spotted ship of its hex, and the next one if it misses that';

/** 6.4.4: whom the submarines of the phase attack. */
export const chooseTorpedoes = chooseLines<Aegean, Sailings, Torpedo>({
  ...{
    kind: 'aegean.torpedoes',
    rule: '6.4.4',
    title: 'submarine attacks',
    word: 'submarine',
    seats: SIDES,
    asked: 'own',
  },
  ...{ order: verb, once: 'boat', interphase: DEAREST },
  question: 'Whom do your submarines attack?',
  nothing: 'no submarine attacks',
  whose: ({ local }) => local.side,
  conditions: onBoard<object>(),
  options: (q) => boats(q).flatMap(({ id }) => there(q, id).map((target) => ({ boat: id, targets: [target] }))),
  byDefault: (q) => ({
    lines: boats(q).flatMap(({ id }) =>
      there(q, id).length > 0 ? [{ boat: id, targets: there(q, id).slice(0, 2) }] : [],
    ),
    text: DEAREST,
  }),
  fault({ boat, targets }, q) {
    const ship = new Fleet(q.view, q.data).get(boat);
    if (ship?.side !== q.seat || ship.type !== 'SS' || ship.at === null)
      return { rule: '6.4.4', why: `${ships.print(boat, q)} is no submarine of yours on the map` };
    return targetsFault(targets, there(q, boat));
  },
  foresee: foreseenTorpedoes,
  onMap: ({ boat }, { view }) => ({ from: view.ships[boat]?.at ?? null }),
  takeAll(c, all) {
    c.local.torpedoes = all;
  },
});
