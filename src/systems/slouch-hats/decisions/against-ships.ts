import type { Order } from '../../../kernel/decide/order';
import { chooseForm } from '../../../play/choices/form';
import { atHex } from '../../../play/words/conditions';
import { written } from '../../../play/words/written';
import { shipsMet } from '../facts/transport';
import { onBoard } from '../orders/conditions';
import { aircraft, hex, ships } from '../orders/names';
import { bombersAgainstShips, flyAgainstShips } from '../rules/19-1-naval-units';
import { placeName } from '../rules/names';
import { define, type Act, type SlouchHats } from '../slouch-hats';
import type { Step, StepWriter } from '../../../kernel/flow/step';

/** Naval units that have been placed for a combat or against a port, and the bomber that takes off of their strength. */
export interface ShipsPlaced {
  at: string;
  ships: string[];
  bomber: string | null;
}

interface ShipFacts {
  at: string;
  ships: string[];
  able: string[];
}

interface Offset extends Order {
  verb: 'offset';
  unit: string;
}

const HELP =
  'the bomber of Special Event P, in the Greece box, takes its strength off the Allied naval units that fire or reduce a port (20.22P); against transport it is "ship ... with KG26"';

/** 20.22 P 3: whether the German bomber flies against the naval units that are placed to fire or to reduce a port. */
export const meetShips = chooseForm<SlouchHats, ShipsPlaced, Offset, ShipFacts, { unit: string | null }>({
  ...{ kind: 'slouch-hats.offset', rule: '20.22P', title: 'bomber against ships', word: 'offset', seats: ['axis'] },
  lasting: true,
  interphase: 'the bomber stays in its box',
  conditions: [atHex<SlouchHats, ShipFacts>(hex, ({ facts }) => facts.at), ...onBoard<ShipFacts>()],
  order: written<SlouchHats, Offset>(HELP, { unit: aircraft }, 'offset {unit}'),
  disclose({ world, data, local }) {
    const able = bombersAgainstShips(world, data);
    return able.length === 0 ? null : { seat: 'axis', facts: { at: local.at, ships: [...local.ships], able } };
  },
  question: (q) =>
    `${q.facts.ships.map((id) => ships.print(id, q)).join(', ')} comes to ${placeName(q.data, q.facts.at)}. Does the bomber fly against it?`,
  slots: ({ facts }) => ({ unit: facts.able }),
  nameOf: (id, q) => aircraft.print(id, q),
  nothing: { unit: null },
  fault: ({ unit }, q) =>
    unit === null || q.facts.able.includes(unit)
      ? null
      : { rule: '20.22P', why: `${aircraft.print(unit, q)} is not the bomber of Event P, Active in the Greece box` },
  byDefault: () => ({ unit: null }),
  example: ({ facts }) => ({ unit: facts.able[0] ?? null }),
  silence: () => 'the bomber stays in its box',
  take(c, { unit }) {
    c.local.bomber = unit;
    if (unit === null) return;
    flyAgainstShips(c.world, unit);
    shipsMet(c, { unit, at: c.local.at, ships: [...c.local.ships] });
  },
});

/** 20.22 P 3: the Axis player may send the German bomber against them. */
export const shipsPlaced = define<ShipsPlaced>('Naval units are placed', (s) => [s.ask('bomber', meetShips)]);

/** What the bomber may fly against, and what to do with the answer. */
export const bomberMayFly = <L extends object>(
  s: StepWriter<SlouchHats, L>,
  placed: (c: Act<L>) => Omit<ShipsPlaced, 'bomber'>,
  remember: (c: Act<L>, bomber: string, at: string) => void,
): Step<SlouchHats, L> =>
  s.when('naval units are there', (c) => placed(c).ships.length > 0, [
    s.call(
      'bomber',
      shipsPlaced,
      (c) => ({ ...placed(c), bomber: null }),
      (c, { bomber, at }) => {
        if (bomber !== null) remember(c, bomber, at);
      },
    ),
  ]);
