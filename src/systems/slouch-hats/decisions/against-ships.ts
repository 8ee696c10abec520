import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { atHex } from '../../../play/words/conditions';
import { onBoard } from '../orders/conditions';
import { aircraft, hex, ships } from '../orders/names';
import { offsetVerb } from '../orders/offset';
import type { OffsetOrder } from '../orders/offset';
import { bombersAgainstShips, flyAgainstShips } from '../rules/19-1-naval-units';
import { placeName } from '../rules/names';
import { announce, decision } from '../slouch-hats';
import type { Ask, SlouchHats } from '../slouch-hats';

/** Naval units that have been placed for a combat or against a port, and the bomber that takes off of their strength. */
export interface ShipsPlaced {
  at: string;
  ships: string[];
  bomber: string | null;
}

/** The bomber that flies, if one does, with the line that said so. */
interface Meeting {
  unit: string | null;
  line?: number;
}

interface ShipFacts {
  at: string;
  ships: string[];
  able: string[];
}

/** 20.22 P 3: whether the German bomber flies against the naval units that are placed to fire or to reduce a port. */
export const meetShips = decision<ShipsPlaced, ShipFacts, Meeting, OffsetOrder | PassOrder>({
  ...{ kind: 'slouch-hats.offset', rule: '20.22P', title: 'bomber against ships', word: 'offset', seats: ['axis'] },
  lasting: true,
  interphase: 'the bomber stays in its box',
  conditions: [atHex<SlouchHats, ShipFacts>(hex, ({ facts }) => facts.at), ...onBoard<ShipFacts>()],
  verbs: [offsetVerb, passVerb],
  single: true,
  disclose({ world, data, local }) {
    const able = bombersAgainstShips(world, data);
    return able.length === 0 ? null : { seat: 'axis', facts: { at: local.at, ships: [...local.ships], able } };
  },
  prompt: (q) => ({
    question: `${q.facts.ships.map((id) => ships.print(id, q)).join(', ')} comes to ${placeName(q.data, q.facts.at)}. Does the bomber fly against it?`,
    choices: ['offset air unit', 'pass'],
    examples: [print(q.facts.able[0] ?? null, q), 'pass'],
  }),
  assemble(orders) {
    const last = orders.at(-1);
    return { answer: last && !isPass(last) ? { unit: last.unit, ...lineOf(last) } : { unit: null } };
  },
  judge(answer, q) {
    const { unit } = answer;
    if (unit === null || q.facts.able.includes(unit)) return [];
    const why = `${aircraft.print(unit, q)} is not the bomber of Event P, Active in the Greece box`;
    return [illegal('20.22P', why, { nearest: print(q.facts.able[0] ?? null, q), ...lineOf(answer) })];
  },
  print: ({ unit }, q) => [print(unit, q)],
  ifSilent: () => ({ answer: { unit: null }, text: 'the bomber stays in its box' }),
  sample: ({ facts }, rng) => ({ unit: rng.chance(1, 2) ? rng.pick(facts.able) : null }),
  take(c, { unit }) {
    c.local.bomber = unit;
    if (unit === null) return;
    flyAgainstShips(c.world, unit);
    announce(c, 'ships.met', '20.22P', { unit, at: c.local.at, ships: [...c.local.ships] });
  },
});

const print = (unit: string | null, q: Ask): string =>
  unit === null ? 'pass' : offsetVerb.print({ verb: 'offset', unit }, q);
