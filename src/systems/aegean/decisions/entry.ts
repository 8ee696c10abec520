import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import type { Arrival } from '../data/scenario';
import { shipsEntered } from '../facts/arrivals';
import { hex, ships } from '../orders/names';
import { mayEnter, nearestToKos, openTo, type Entry } from '../rules/8-2-entry';
import { placeName } from '../rules/names';
import { edgeOf, type Entering } from '../sequence/arrivals';
import { scenarioCalled } from '../set-up';

interface EnterOrder extends Order {
  ships: string[];
  to: string;
}

const enter = written<Aegean, EnterOrder>(
  'ships appear in that hex, with their cargo, unspotted (8.2)',
  { ships: ships.list, to: hex },
  'enter {ships} at {to}',
);

/** The ships that appear, and where they may. */
interface Appearing extends Entry {
  ships: string[];
}

type Asked = Ask<Appearing>;

function ofGroup(one: Arrival, within: number, invaded: boolean, isShip: (id: string) => boolean): Appearing {
  return { edge: edgeOf(one, invaded), within, ships: one.units.filter(isShip) };
}

/** 8.2: where a group of German ships appears. */
export const enterShips = chooseLines<Aegean, Entering, EnterOrder, Appearing>({
  ...{ kind: 'aegean.entry', rule: '8.2.3', title: 'ships appear', word: 'entry', seats: ['german'] },
  ...{ order: enter, once: 'ships', nothing: 'ships appear as near to Kos as they may' },
  question: ({ facts: { edge, within } }) =>
    `Where do your ships appear? At sea, no farther than ${within} from the edge ${edge}.`,
  whose: () => 'german',
  told({ world, data, local: { group, within } }) {
    const one = scenarioCalled(data, world.scenario).arrivals[group ?? -1];
    return one && within !== undefined ? ofGroup(one, within, world.rhodesInvaded, (id) => data.ships.has(id)) : null;
  },
  options: ({ facts, data }) => facts.ships.flatMap((ship) => openTo(data, facts).map((to) => ({ ships: [ship], to }))),
  listing: ({ facts, data }) => facts.ships.map((ship) => ships.print(ship, { data })),
  fault: ({ ships: named, to }, { facts, data }) => {
    if (named.some((id) => !facts.ships.includes(id)))
      return { rule: '8.2.3', why: 'only the ships of this group appear now' };
    return mayEnter(data, facts, to)
      ? null
      : { rule: '8.2.3', why: `${to} is not at sea within ${facts.within} of the edge ${facts.edge}` };
  },
  drawn: ({ facts, data }: Asked, rng) => {
    const open = openTo(data, facts);
    return facts.ships.map((ship) => ({ ships: [ship], to: rng.pick([...open]) }));
  },
  foresee: (answer, { facts, data }) => {
    const silent = facts.ships.filter((ship) => !answer.some((one) => one.ships.includes(ship)));
    return silent.length === 0
      ? []
      : [
          `${ships.list.print(silent, { data })}: in ${placeName(data, nearestToKos(data, facts))}, as nothing is said (8.2)`,
        ];
  },
  onMap: ({ to }) => ({ from: null, to }),
  takeAll(c, all) {
    const { world, data, local } = c;
    const one = scenarioCalled(data, world.scenario).arrivals[local.group ?? -1];
    if (!one) return;
    const facts = ofGroup(one, local.within ?? 0, world.rhodesInvaded, (id) => data.ships.has(id));
    const silent = nearestToKos(data, facts);
    const { turn, impulse } = world.clock;
    const placed = facts.ships.map((ship) => ({
      ship,
      at: all.find((line) => line.ships.includes(ship))?.to ?? silent,
    }));
    for (const { ship, at } of placed) Object.assign(world.ships[ship] ?? {}, { at, entered: { turn, impulse } });
    const hexes = placed.map(({ at }) => at).filter((at, i, every) => every.indexOf(at) === i);
    shipsEntered(c, { side: 'german', ships: placed, hexes: hexes.toSorted() }, { rule: one.rule });
  },
});
