import type { Rng } from '../../../kernel/decide/rng';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import type { Said } from '../../../play/choices/line-spec';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { ships as shipNames, units as troops } from '../orders/names';
import { ahead } from '../orders/ahead';
import { NAVAL_VERBS } from '../orders/sea';
import type { NavalOrder } from '../orders/sea';
import { quietly } from '../rules/4-turn-orders';
import { trafficFault } from '../rules/5-4-5-traffic';
import type { Passing } from '../rules/5-4-5-traffic';
import { markersOf } from '../rules/6-3-3-mines';
import { bombardFault, shellTargets } from '../rules/6-3-4-bombardment';
import { aboard, diveFault, landingAt, layFault, loadFault } from '../rules/6-3-cargo';
import { enemiesIn, goalsOf, leaveFault, sailFault } from '../rules/6-3-orders';
import type { SeaFault } from '../rules/6-2-movement';
import { destroyersInBox, formFault, letters, shipsOf, togetherFault } from '../rules/6-5-orders';
import type { Formed } from '../rules/6-5-orders';
import { LEAST_DESTROYERS } from '../rules/6-5-task-forces';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import type { Sailings } from '../sequence/sailing';
import { setOut } from '../sequence/turn-orders';
import { SIDES } from '../side';

type Line = Said<NavalOrder>;

/** Where a ship is once the lines before are sailed; null: in its box. */
function endOf(q: Ask, ship: string, before: readonly Line[]): HexId | null {
  const fleet = new Fleet(q.view, q.data);
  const sail = before.findLast((one) => one.verb === 'sail' && one.ships.includes(ship));
  if (sail?.verb !== 'sail') return fleet.get(ship)?.at ?? null;
  return sail.way.at(-1) ?? null;
}

/** The ship that carries a unit, or takes it aboard by a line before. */
function carrierOf({ view }: Ask, unit: string, before: readonly Line[]): string | null {
  const load = before.find((one) => one.verb === 'load' && one.units.includes(unit));
  if (load?.verb === 'load') return load.ship;
  const at = view.ground[unit]?.at ?? '';
  return view.ships[at] ? at : null;
}

const loadedOn = (before: readonly Line[], ship: string): string[] =>
  before.flatMap((one) => (one.verb === 'load' && one.ship === ship ? one.units : []));

function landFault(q: Ask, unit: string, before: readonly Line[]): SeaFault | null {
  const name = troops.print(unit, q);
  const ship = carrierOf(q, unit, before);
  if (ship === null || q.view.ships[ship]?.side !== q.seat)
    return { rule: '6.3.1', why: `${name} is aboard no ship of yours` };
  const hex = endOf(q, ship, before);
  if (hex === null)
    return { rule: '6.3.1', why: `${shipNames.print(ship, q)} is not on the map: write first where it sails` };
  const landing = landingAt(q, ship, hex);
  return 'rule' in landing ? landing : null;
}

const first = <T>(all: readonly T[], look: (one: T) => SeaFault | null): SeaFault | null => {
  for (const one of all) {
    const fault = look(one);
    if (fault) return fault;
  }
  return null;
};

/** 6.5.1: task forces that lines before have formed. */
const formedBy = (before: readonly Line[]): Formed =>
  Object.fromEntries(before.flatMap((one) => (one.verb === 'form' ? [[one.force, one.ships]] : [])));

/** 4.E3: why a line of a naval phase may not stand behind those before it; null: it may. */
export function navalFault(one: Line, q: Ask, before: readonly Line[]): SeaFault | null {
  if (one.verb === 'form') return formFault(q, one.force, one.ships, formedBy(before));
  if (one.verb === 'disband')
    return letters(q).includes(one.force) ? null : { rule: '6.5.4', why: `you have no task force ${one.force} at sea` };
  if (one.verb === 'sail' || one.verb === 'leave' || one.verb === 'stay') {
    const apart = togetherFault(q, one.ships, formedBy(before));
    if (apart) return apart;
  }
  if (one.verb === 'sail')
    return (
      sailFault(q, one.ships, one.way) ??
      trafficFault(
        q,
        passingOf(q, one),
        before.flatMap((other) => (other.verb === 'sail' ? [passingOf(q, other)] : [])),
      )
    );
  if (one.verb === 'load') return loadFault(q, one.units, one.ship, loadedOn(before, one.ship));
  if (one.verb === 'land') return first(one.units, (unit) => landFault(q, unit, before));
  if (one.verb === 'dive') return first(one.ships, (id) => diveFault(q, id));
  return first(one.ships, (id) => {
    if (q.view.ships[id]?.side !== q.seat)
      return { rule: '4.E3', why: `${shipNames.print(id, q)} is no ship of yours` };
    const hex = endOf(q, id, before);
    if (hex === null) return { rule: '4.E3', why: `${shipNames.print(id, q)} is not on the map` };
    if (one.verb === 'bombard') return twoMissions(q, id, before) ?? bombardFault(q, id, hex, one.target);
    if (one.verb === 'stay') return null;
    return one.verb === 'leave'
      ? leaveFault(q, hex)
      : (twoMissions(q, id, before) ?? layFault(q, id, hex, markers(q, before)));
  });
}

/** 5.4.5: the ports that ships leave and come to. */
function passingOf(q: Ask, { ships: ids, way }: Extract<Line, { verb: 'sail' }>): Passing {
  const from = new Fleet(q.view, q.data).get(ids[0] ?? '')?.at ?? null;
  const to = way.at(-1) ?? null;
  return { from, to: to === from ? null : to, ships: ids.length };
}

/** 6.3: one mission a unit: who lays mines or puts troops ashore does not shell. */
function twoMissions(q: Ask, ship: string, before: readonly Line[]): SeaFault | null {
  const other = before.find((one) =>
    one.verb === 'land'
      ? one.units.some((unit) => carrierOf(q, unit, before) === ship)
      : (one.verb === 'mine' || one.verb === 'bombard') && one.ships.includes(ship),
  );
  return other ? { rule: '6.3.4', why: `${shipNames.print(ship, q)} has another mission: "${other.verb}"` } : null;
}

/** 6.3.3: markers without those that lines before lay. */
const markers = ({ data, view }: Ask, before: readonly Line[]): number =>
  markersOf(data, view.scenario) - before.flatMap((one) => (one.verb === 'mine' ? one.ships : [])).length;

/** A ship's own lines: every hex it can reach, who may come aboard and ashore, mines, the way home. */
function linesOf(q: Ask, ship: Ship): Line[] {
  const { view } = q;
  const may = (line: Line): Line[] => (navalFault(line, q, []) ? [] : [line]);
  const place = view.ships[ship.id]?.at ?? '';
  // 6.5.3: a task force sails as one.
  const letter = view.ships[ship.id]?.force ?? null;
  const together = letter === null ? [ship.id] : shipsOf(q, letter);
  const fleet = new Fleet(view, q.data);
  const slowest =
    together.flatMap((id) => fleet.get(id) ?? []).toSorted((a, b) => fleet.points(a) - fleet.points(b))[0] ?? ship;
  const waiting = Object.keys(view.ground).filter((id) => view.ground[id]?.at === place);
  return [
    ...goalsOf(q, slowest).map((goal): Line => ({ verb: 'sail', ships: together, way: [goal] })),
    ...(ship.transport > 0 ? waiting.flatMap((unit) => may({ verb: 'load', units: [unit], ship: ship.id })) : []),
    ...aboard(view, ship.id).flatMap((unit) => may({ verb: 'land', units: [unit] })),
    ...may({ verb: 'mine', ships: [ship.id] }),
    ...(ship.at === null ? [] : shellTargets(q, ship.id, ship.at)).map((target): Line => ({
      verb: 'bombard',
      ships: [ship.id],
      target,
    })),
    ...(ship.at === null ? [] : may({ verb: 'leave', ships: together })),
    ...(view.orders.courses.some(({ ships }) => ships.includes(ship.id)) ? may({ verb: 'stay', ships: together }) : []),
    ...(ship.type === 'SS' ? may({ verb: 'dive', ships: [ship.id] }) : []),
  ];
}

/** Who sails to a shore may land everybody aboard there in the same phase. */
function landingThere(one: Line, q: Ask): Line[][] {
  if (one.verb !== 'sail') return [];
  const cargo = one.ships.flatMap((ship) => aboard(q.view, ship));
  const land: Line = { verb: 'land', units: cargo };
  return cargo.length > 0 && navalFault(land, q, [one]) === null ? [[land]] : [];
}

/** 6.5: three destroyers of the box as a task force, and those at sea that may part. */
function forces(q: Ask): Line[] {
  const free = LETTERS.find((one) => !letters(q).includes(one)) ?? 'A';
  const form: Line = { verb: 'form', force: free, ships: destroyersInBox(q).slice(0, LEAST_DESTROYERS) };
  return [
    ...(form.ships.length === LEAST_DESTROYERS ? [form] : []),
    ...letters(q).map((force): Line => ({ verb: 'disband', force })),
  ];
}
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Ships that could do something now: on the map, or in their box. */
function able({ view, data, seat }: Ask): Ship[] {
  return new Fleet(view, data)
    .of(seat)
    .filter(
      ({ id, at }) =>
        at !== null || (view.ships[id]?.at === `${seat}-holding` && (view.ships[id]?.from ?? 0) <= view.clock.turn),
    );
}

/** A few at random: who carries troops first, as near to an enemy shore as he comes, and then ashore. */
function drawn(q: Ask, rng: Rng): Line[] {
  const task = forces(q);
  if (task.length > 0 && rng.chance(1, 4)) return [rng.pick(task)];
  const all = rng.shuffle(able(q));
  const full = all.filter(({ id }) => aboard(q.view, id).length > 0);
  return [...full, ...all.filter((ship) => !full.includes(ship))].slice(0, MOST_DRAWN).flatMap((ship) => {
    const lines = linesOf(q, ship);
    const cargo = aboard(q.view, ship.id);
    const sails = rng.shuffle(lines.filter((one) => one.verb === 'sail'));
    const landing = sails.find((one) => cargo.length > 0 && !navalFault({ verb: 'land', units: cargo }, q, [one]));
    const meeting = sails.find((one) => one.verb === 'sail' && enemiesIn(q, one.way.at(-1) ?? ''));
    const others = lines.filter((one) => one.verb !== 'sail' && one.verb !== 'leave');
    const shells = lines.find((one) => one.verb === 'bombard');
    if (shells && rng.chance(1, 2)) return [shells];
    if (landing) return [landing, { verb: 'land' as const, units: cargo }];
    return [...((meeting ?? sails[0]) ? [(meeting ?? sails[0]) as Line] : []), ...others.slice(0, rng.int(2))];
  });
}
const MOST_DRAWN = 6;

const ON = 'where nothing is new ships on a course sail on, and others stay where they are';

/** 4.E3: what the ships of a player do in his naval phase; missions are carried out in the order written. */
export const navalOrders = chooseLines<Aegean, Sailings, NavalOrder>({
  ...{ kind: 'aegean.naval-orders', rule: '4.E3', title: 'naval movement', word: 'naval', seats: SIDES, asked: 'own' },
  order: [...NAVAL_VERBS],
  once: (one) => {
    const names = 'ships' in one ? one.ships : 'units' in one ? one.units : [one.force];
    return names.map((id) => `${['sail', 'leave', 'stay'].includes(one.verb) ? 'sail' : one.verb}/${id}`);
  },
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
  whose: ({ local }) => local.side,
  conditions: onBoard<object>(),
  options: (q) => [...able(q).flatMap((ship) => linesOf(q, ship)), ...forces(q)],
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

/** `Sutej (transport), 5 points, with A/RWK, B/RWK: 1829`. */
function listed(q: Ask, ship: Ship): string {
  const cargo = aboard(q.view, ship.id);
  const points = new Fleet(q.view, q.data).points(ship);
  const kind = q.data.shipKinds[ship.type].name;
  const of = cargo.length > 0 ? `, with ${troops.list.print(cargo, q)}` : '';
  const at = ship.at === null ? 'in the Holding Box' : q.data.isles.nameOf(ship.at);
  const bound = q.view.orders.courses.find(({ ships }) => ships.includes(ship.id))?.way.at(-1);
  const on = bound === undefined ? '' : `, on course for ${q.data.isles.nameOf(bound)}`;
  return `${shipNames.print(ship.id, q)} (${kind}), ${points} ${points === 1 ? 'point' : 'points'}${of}: ${at}${on}`;
}
