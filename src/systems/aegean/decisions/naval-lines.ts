import type { Rng } from '../../../kernel/decide/rng';
import type { Ask } from '../aegean';
import { ships as shipNames, units as troops } from '../orders/names';
import { NAVAL_VERBS } from '../orders/sea';
import { laysMines } from '../rules/6-3-3-mines';
import { shellTargets } from '../rules/6-3-4-bombardment';
import { aboard } from '../rules/6-3-cargo';
import { enemiesIn, goalsOf } from '../rules/6-3-orders';
import { destroyersInBox, letters, shipsOf } from '../rules/6-5-orders';
import { LEAST_DESTROYERS } from '../rules/6-5-task-forces';
import { Fleet } from '../rules/6-fleet';
import { isSubmarine, type Ship } from '../rules/ship';
import { navalFault, type Line } from './naval-faults';

const mayIn =
  (q: Ask) =>
  (line: Line): Line[] =>
    navalFault(line, q, []) ? [] : [line];

/** A ship's own lines: every hex it can reach, who may come aboard and ashore, mines, the way home. */
export const linesOf = (q: Ask, ship: Ship): Line[] => [...sailing(q, ship), ...loading(q, ship), ...doing(q, ship)];

/** 6.5.3: the ships that sail as one. */
function together({ view, ...q }: Ask, ship: Ship): readonly string[] {
  const letter = view.ships[ship.id]?.force ?? null;
  return letter === null ? [ship.id] : shipsOf({ ...q, view }, letter);
}

function sailing(q: Ask, ship: Ship): Line[] {
  const ships = [...together(q, ship)];
  const fleet = new Fleet(q.view, q.data);
  const slowest =
    ships.flatMap((id) => fleet.get(id) ?? []).toSorted((a, b) => fleet.points(a) - fleet.points(b))[0] ?? ship;
  return goalsOf(q, slowest).map((goal): Line => ({ verb: 'sail', ships, way: [goal] }));
}

function loading(q: Ask, ship: Ship, units = Object.keys(q.view.ground)): Line[] {
  const place = q.view.ships[ship.id]?.at ?? '';
  const waiting = ship.transport > 0 ? units.filter((id) => q.view.ground[id]?.at === place) : [];
  return waiting.flatMap((unit) => mayIn(q)({ verb: 'load', units: [unit], ship: ship.id }));
}

/** What it does where it is. */
function doing(q: Ask, ship: Ship): Line[] {
  const { view } = q;
  const may = mayIn(q);
  const ships = [...together(q, ship)];
  return [
    ...aboard(view, ship.id).flatMap((unit) => may({ verb: 'land', units: [unit] })),
    ...may({ verb: 'mine', ships: [ship.id] }),
    ...(ship.at === null ? [] : shellTargets(q, ship.id, ship.at)).map((target): Line => ({
      verb: 'bombard',
      ships: [ship.id],
      target,
    })),
    ...(ship.at === null ? [] : may({ verb: 'leave', ships })),
    ...(view.orders.courses.some((one) => one.ships.includes(ship.id)) ? may({ verb: 'stay', ships }) : []),
    ...(ship.type === 'SS' ? may({ verb: 'dive', ships: [ship.id] }) : []),
  ];
}

/** Whom a line names, and what for: a ship sails once, and has one mission besides. */
export function namesIn(one: Line): string[] {
  const names = 'ships' in one ? one.ships : 'units' in one ? one.units : [one.force];
  return names.map((id) => `${['sail', 'stay'].includes(one.verb) ? 'sail' : one.verb}/${id}`);
}

/** The lines in which somebody is named: a ship, or a unit that may go aboard or ashore where it is; null: neither is known. */
export function linesNaming(q: Ask, name: string): Line[] | null {
  const id = name.slice(name.indexOf('/') + 1);
  const ships = able(q);
  const at = q.view.ground[id]?.at;
  const ship = ships.find((one) => one.id === id || one.id === at);
  const own = ship ? [...(ship.id === id ? sailing(q, ship) : []), ...doing(q, ship)] : null;
  const lines = own ?? (at === undefined ? null : ships.flatMap((one) => loading(q, one, [id])));
  return lines && lines.filter((one) => namesIn(one).includes(name));
}

/** Who sails to a shore may land everybody aboard there in the same phase. */
export function landingThere(one: Line, q: Ask): Line[][] {
  if (one.verb !== 'sail') return [];
  const cargo = one.ships.flatMap((ship) => aboard(q.view, ship));
  const land: Line = { verb: 'land', units: cargo };
  return cargo.length > 0 && navalFault(land, q, [one]) === null ? [[land]] : [];
}

/** 6.5: three destroyers of the box as a task force, and those at sea that may part. */
export function forces(q: Ask): Line[] {
  const free = LETTERS.find((one) => !letters(q).includes(one)) ?? 'A';
  const form: Line = { verb: 'form', force: free, ships: destroyersInBox(q).slice(0, LEAST_DESTROYERS) };
  return [
    ...(form.ships.length === LEAST_DESTROYERS ? [form] : []),
    ...letters(q).map((force): Line => ({ verb: 'disband', force })),
  ];
}
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Ships that could do something now: on the map, or in their box. */
export function able({ view, data, seat }: Ask): Ship[] {
  return new Fleet(view, data)
    .of(seat)
    .filter(
      ({ id, at }) =>
        at !== null || (view.ships[id]?.at === `${seat}-holding` && (view.ships[id]?.from ?? 0) <= view.clock.turn),
    );
}

/** Verbs of which the question shows the form: those that somebody could be ordered with, each order once. */
export function formsNow(q: Ask): string[] {
  const ships = able(q);
  const some = (is: (ship: Ship) => boolean): boolean => ships.some(is);
  const isFor: Partial<Record<string, boolean>> = {
    ...{ mine: q.seat === 'german' && some(({ type }) => laysMines(q.data.shipKinds[type])) },
    ...{ bombard: some(({ type }) => q.data.shipKinds[type].bombard === true), dive: some(isSubmarine) },
    ...{ form: destroyersInBox(q).length >= LEAST_DESTROYERS, disband: letters(q).length > 0 },
    ...{ stay: q.view.orders.courses.length > 0, unload: false, lay: false },
  };
  return NAVAL_VERBS.filter(({ verb }) => isFor[verb] !== false).map(({ syntax }) => syntax);
}

/** A few at random: who carries troops first, as near to an enemy shore as he comes, and then ashore. */
export function drawn(q: Ask, rng: Rng): Line[] {
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

/** `Sutej (transport), 5 points, with A/RWK, B/RWK: 1829`. */
export function listed(q: Ask, ship: Ship): string {
  const cargo = aboard(q.view, ship.id);
  const points = new Fleet(q.view, q.data).points(ship);
  const kind = q.data.shipKinds[ship.type].name;
  const of = cargo.length > 0 ? `, with ${troops.list.print(cargo, q)}` : '';
  const at = ship.at === null ? 'in the Holding Box' : q.data.isles.nameOf(ship.at);
  const bound = q.view.orders.courses.find(({ ships }) => ships.includes(ship.id))?.way.at(-1);
  const on = bound === undefined ? '' : `, on course for ${q.data.isles.nameOf(bound)}`;
  return `${shipNames.print(ship.id, q)} (${kind}), ${points} ${points === 1 ? 'point' : 'points'}${of}: ${at}${on}`;
}
