import { chooseLines } from '../../../play/choices/lines';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { ships as shipNames, units as troops } from '../orders/names';
import { ahead } from '../orders/ahead';
import { NAVAL_VERBS, type NavalOrder } from '../orders/sea';
import { quietly } from '../rules/4-turn-orders';
import type { Sailings } from '../sequence/sailing';
import { setOut } from '../sequence/turn-orders';
import { SIDES } from '../side';
import { foreseenAtSea, imaginedAtSea } from './foreseen-naval';
import { navalFault } from './naval-faults';
import { able, drawn, formsNow, landingThere, linesNaming, linesOf, forces, listed, namesIn } from './naval-lines';

const ON = 'where nothing is new ships on a course sail on, and others stay where they are';

const AT_END: readonly string[] = ['land', 'mine', 'bombard', 'leave'];

/** Whether somebody of the asked player's is named who is still in play. */
function isHis(one: object, { view, seat }: Ask): boolean {
  const ids: readonly string[] =
    'units' in one ? (one.units as string[]) : 'ships' in one ? (one.ships as string[]) : [];
  const all = ids.flatMap((id) => view.ships[id] ?? view.ground[id] ?? []);
  return all.some(({ side, at }) => side === seat && at !== 'lost');
}

/** 4.E3: what the ships of a player do in his naval phase; missions are carried out in the order written. */
export const navalOrders = chooseLines<Aegean, Sailings, NavalOrder>({
  ...{ kind: 'aegean.naval-orders', rule: '4.E3', title: 'naval movement', word: 'naval', seats: SIDES, asked: 'own' },
  order: [...NAVAL_VERBS],
  once: namesIn,
  ...quietly('naval', ON),
  nameOf: (id, scope) => {
    const [verb = '', unit = ''] = id.split('/');
    if (verb === 'disband') return `task force ${unit}`;
    const name = scope.data.ships.has(unit) ? shipNames.print(unit, scope) : troops.print(unit, scope);
    return verb === 'sail' ? name : `"${verb}" of ${name}`;
  },
  question:
    'Where do your ships sail, and what do they do there? The goal alone is enough: they go the shortest way, in the impulses after too. One ship after the other, in the order written.',
  nothing: 'ships on a course sail on, others stay where they are, and cargo stays aboard',
  followedBy: () => ['aegean.ground-moves'],
  inAdvance: (scope, rng) => ahead(drawn({ ...scope, facts: {} }, rng)),
  ...{ foresee: foreseenAtSea, imagine: imaginedAtSea, imagined: () => ({}) },
  whose: ({ local }) => local.side,
  conditions: onBoard<object>(),
  // What ships do at the end of a course is no option where they are; a line before it may lead them there.
  concerns: (one, q) => (AT_END.includes(one.verb) && isHis(one, q) ? true : undefined),
  optionsOf: (id, q) => linesNaming(q, id),
  options: (q) => [...able(q).flatMap((ship) => linesOf(q, ship)), ...forces(q)],
  forms: formsNow,
  listing: (q) => able(q).map((ship) => listed(q, ship)),
  fault: navalFault,
  drawn,
  onMap: (one, { view }) => {
    if (one.verb === 'disband' || one.verb === 'form') return {};
    const ship = 'ships' in one ? one.ships[0] : 'ship' in one ? one.ship : view.ground[one.units[0] ?? '']?.at;
    const from = view.ships[ship ?? '']?.at ?? null;
    return one.verb === 'sail' ? { from, to: one.way.at(-1) ?? null } : { from };
  },
  goesOn: landingThere,
  takeAll(c, all) {
    c.local.lines = setOut(c, c.local.side, all);
  },
});
