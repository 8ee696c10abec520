import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { navalFault } from '../decisions/naval-faults';
import type { NavalOrder } from '../orders/sea';
import { aboard } from '../rules/6-3-cargo';
import { shellTargets } from '../rules/6-3-4-bombardment';
import { enemyWaters, goalsOf } from '../rules/6-3-orders';
import { convoy, fetch, fits } from './transport';
import { destroyersInBox, letters } from '../rules/6-5-orders';
import { LEAST_DESTROYERS } from '../rules/6-5-task-forces';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import { Field } from '../rules/7-field';

type Line = Said<NavalOrder>;

/** 6.3.4: by night, when few aircraft fly, who has guns shells troops or a base where it lies, or goes where its side fights on land. */
function shelling(q: Ask, ship: Ship, goals: readonly HexId[], before: readonly Line[]): Line[] {
  if (!q.view.clock.night || !q.data.shipKinds[ship.type].bombard) return [];
  const field = new Field(q.view, q.data);
  const isFought = (hex: HexId): boolean =>
    field.hasEnemy(q.seat, hex) && q.data.isles.around(hex).some((next) => field.of(q.seat, next).length > 0);
  const near = goals.filter((hex) => q.data.isles.isCoast(hex) && isFought(hex)).slice(0, MOST_TRIED);
  for (const hex of [...(ship.at === null ? [] : [ship.at]), ...near]) {
    const target = shellTargets(q, ship.id, hex).at(-1);
    if (target === undefined) continue;
    const sail: Line[] = hex === ship.at ? [] : [{ verb: 'sail', ships: [ship.id], way: [hex] }];
    const lines: Line[] = [...sail, { verb: 'bombard', ships: [ship.id], target }];
    if (fits(q, lines, before)) return lines;
  }
  return [];
}
const MOST_TRIED = 6;

/** 6.3.3, 6.3.4, 6.3.5: who lays mines does so; who fights goes where enemies are, or shells; empty transports fetch troops. */
function sortie(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  const force = q.view.ships[ship.id]?.force ?? null;
  if (force !== null) return [];
  const mine: Line[] = [{ verb: 'mine', ships: [ship.id] }];
  if (ship.at !== null && fits(q, mine, before)) return mine;
  const goals = goalsOf(q, ship);
  const met = enemyWaters(q).filter((hex) => goals.includes(hex));
  const fights = q.data.shipKinds[ship.type].intercept && (ship.surface >= STRONG || ship.type === 'SS');
  for (const goal of fights ? met : []) {
    const sail: Line[] = [{ verb: 'sail', ships: [ship.id], way: [goal] }];
    if (fits(q, sail, before)) return sail;
  }
  const guns = shelling(q, ship, goals, before);
  if (guns.length > 0) return guns;
  const enemies = ship.at !== null && enemyWaters(q).some((hex) => q.data.isles.grid.distance(hex, ship.at ?? hex) < 2);
  const dive: Line[] = [{ verb: 'dive', ships: [ship.id] }];
  return ship.type === 'SS' && enemies && fits(q, dive, before) ? dive : fetch(q, ship, before);
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
    const sent = convoy(q, ship, lines);
    lines.push(...(sent.length > 0 || aboard(q.view, ship.id).length > 0 ? sent : sortie(q, ship, lines)));
  }
  return lines;
}
