import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { navalFault } from '../decisions/naval-faults';
import type { NavalOrder } from '../orders/sea';
import { aboard } from '../rules/6-3-cargo';
import { enemyWaters, goalsOf } from '../rules/6-3-orders';
import { destroyersInBox, letters } from '../rules/6-5-orders';
import { LEAST_DESTROYERS } from '../rules/6-5-task-forces';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import { Field } from '../rules/7-field';

type Line = Said<NavalOrder>;

/** Hexes of islands worth a landing: those that another holds, and own ones that are fought over. */
function shores(q: Ask): HexId[] {
  const { view, data, seat } = q;
  const field = new Field(view, data);
  const isFought = (hexes: readonly HexId[]): boolean => hexes.some((hex) => field.hasEnemy(seat, hex));
  const wanted = [...data.isles.islands.values()].filter(
    ({ hexes }) =>
      isFought(hexes) || Object.values(view.bases).some(({ hex, owner }) => owner !== seat && hexes.includes(hex)),
  );
  return wanted.flatMap(({ hexes }) => hexes.filter((hex) => data.isles.isCoast(hex)));
}

/** 6.3.1, 6.3.2: a loaded ship sails to the nearest shore on which it may put its troops, over impulses if need be. */
function convoy(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  const units = aboard(q.view, ship.id);
  const { grid } = q.data.isles;
  const from = ship.at;
  const near =
    from === null ? shores(q) : shores(q).toSorted((a, b) => grid.distance(from, a) - grid.distance(from, b));
  for (const goal of [...(from === null ? [] : [from]), ...near].slice(0, MOST_TRIED)) {
    const sail: Line[] = goal === from ? [] : [{ verb: 'sail', ships: [ship.id], way: [goal] }];
    const land: Line = { verb: 'land', units };
    const lines = [...sail, land];
    if (lines.every((one, i) => navalFault(one, q, [...before, ...lines.slice(0, i)]) === null)) return lines;
  }
  return [];
}
const MOST_TRIED = 14;

/** 6.3.3, 6.3.4, 6.3.5: who fights goes where enemies are; who lays mines does so; others shell, or raid empty ships' waters. */
function sortie(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  const fits = (lines: readonly Line[]): boolean =>
    lines.every((one, i) => navalFault(one, q, [...before, ...lines.slice(0, i)]) === null);
  const force = q.view.ships[ship.id]?.force ?? null;
  if (force !== null) return [];
  const mine: Line[] = [{ verb: 'mine', ships: [ship.id] }];
  if (ship.at !== null && fits(mine)) return mine;
  const goals = goalsOf(q, ship);
  const met = enemyWaters(q).filter((hex) => goals.includes(hex));
  const fights = q.data.shipKinds[ship.type].intercept && (ship.surface >= STRONG || ship.type === 'SS');
  for (const goal of fights ? met : []) {
    const sail: Line[] = [{ verb: 'sail', ships: [ship.id], way: [goal] }];
    if (fits(sail)) return sail;
  }
  const enemies = ship.at !== null && enemyWaters(q).some((hex) => q.data.isles.grid.distance(hex, ship.at ?? hex) < 2);
  const dive: Line[] = [{ verb: 'dive', ships: [ship.id] }];
  return ship.type === 'SS' && enemies && fits(dive) ? dive : [];
}
const STRONG = 3;

/** 4.E3: convoys first, then who intercepts, lays mines, or dives. */
export function seaOrders(q: Ask): Line[] {
  const fleet = new Fleet(q.view, q.data);
  const { turn } = q.view.clock;
  const able = fleet.of(q.seat).filter(({ id, at }) => {
    const { at: place, from = 0 } = q.view.ships[id] ?? {};
    return at !== null || (place === `${q.seat}-holding` && from <= turn);
  });
  const lines: Line[] = [];
  const box = destroyersInBox(q).slice(0, LEAST_DESTROYERS);
  if (letters(q).length === 0 && box.length === LEAST_DESTROYERS && q.seat === 'allied') {
    const form: Line = { verb: 'form', force: 'A', ships: box };
    if (navalFault(form, q, []) === null) lines.push(form);
  }
  const onCourse = q.view.orders.courses.flatMap(({ ships }) => ships);
  for (const ship of able) {
    if (onCourse.includes(ship.id) || lines.some((one) => 'ships' in one && one.ships.includes(ship.id))) continue;
    const full = aboard(q.view, ship.id).length > 0;
    lines.push(...(full ? convoy(q, ship, lines) : sortie(q, ship, lines)));
  }
  return lines;
}
