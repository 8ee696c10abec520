import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { navalFault } from '../decisions/naval-faults';
import type { NavalOrder } from '../orders/sea';
import { aboard } from '../rules/6-3-cargo';
import { shellTargets } from '../rules/6-3-4-bombardment';
import { enemiesIn, enemyWaters, goalsOf } from '../rules/6-3-orders';
import { isExposed, waitsForNight } from './daylight';
import { homewards, hunts, rate } from './hunts';
import { scenarioCalled } from '../set-up';
import { worthHolding } from './stakes';
import { convoy, fetch, fits } from './transport';
import { destroyersInBox, letters, shipsOf } from '../rules/6-5-orders';
import { LEAST_DESTROYERS } from '../rules/6-5-task-forces';
import { Fleet } from '../rules/6-fleet';
import type { Ship } from '../rules/ship';
import { Field } from '../rules/7-field';

type Line = Said<NavalOrder>;

/** 6.3.4: by night, when few aircraft fly, who has guns shells troops or a base where it lies, or goes where its side fights on land. */
function shelling(q: Ask, ship: Ship, goals: readonly HexId[], before: readonly Line[]): Line[] {
  if (!q.view.clock.night || !q.data.shipKinds[ship.type].bombard) return [];
  const field = new Field(q.view, q.data);
  // 9.1: Allied ships cost points: they shell for islands that are worth several of them.
  const isCampaign = scenarioCalled(q.data, q.view.scenario).points === null;
  const isWorthIt = (hex: HexId): boolean =>
    q.seat === 'german' || !isCampaign || worthHolding(q, q.data.isles.islandOf(hex) ?? '') >= DEAR;
  const isFought = (hex: HexId): boolean =>
    isWorthIt(hex) &&
    field.hasEnemy(q.seat, hex) &&
    q.data.isles.around(hex).some((next) => field.of(q.seat, next).length > 0);
  const near = goals.filter((hex) => q.data.isles.isCoast(hex) && isFought(hex)).slice(0, MOST_TRIED);
  for (const hex of [...(ship.at === null || !isWorthIt(ship.at) ? [] : [ship.at]), ...near]) {
    const target = shellTargets(q, ship.id, hex).at(-1);
    if (target === undefined) continue;
    const sail: Line[] = hex === ship.at ? [] : [{ verb: 'sail', ships: [ship.id], way: [hex] }];
    const lines: Line[] = [...sail, { verb: 'bombard', ships: [ship.id], target }];
    if (fits(q, lines, before)) return lines;
  }
  return [];
}
const MOST_TRIED = 6;
const DEAR = 10;

/** 6.3.3, 6.3.4: who lays mines does so, who has guns shells; empty transports fetch troops, others go home. */
function sortie(q: Ask, ship: Ship, before: readonly Line[]): Line[] {
  const force = q.view.ships[ship.id]?.force ?? null;
  if (force !== null) return [];
  const mine: Line[] = [{ verb: 'mine', ships: [ship.id] }];
  if (ship.at !== null && fits(q, mine, before)) return mine;
  const guns = shelling(q, ship, goalsOf(q, ship), before);
  if (guns.length > 0) return guns;
  const enemies = ship.at !== null && enemyWaters(q).some((hex) => q.data.isles.grid.distance(hex, ship.at ?? hex) < 2);
  const dive: Line[] = [{ verb: 'dive', ships: [ship.id] }];
  if (ship.type === 'SS') return enemies && fits(q, dive, before) ? dive : [];
  const fetched = fetch(q, ship, before);
  return fetched.length > 0 ? fetched : homewards(q, ship, before);
}

/** 6.5: three destroyers of the box sail as one, so that the enemy sees a single unit; at their goal they part. */
function taskForce(q: Ask): Line[] {
  const box = destroyersInBox(q).slice(0, LEAST_DESTROYERS);
  if (q.seat !== 'allied' || isExposed(q)) return [];
  const known = letters(q);
  const done = known.filter((letter) => shipsOf(q, letter).every((id) => q.view.ships[id]?.spotted));
  const parting = done
    .map((force): Line => ({ verb: 'disband', force }))
    .filter((one) => navalFault(one, q, []) === null);
  if (known.length > 0 || box.length < LEAST_DESTROYERS) return parting;
  const form: Line = { verb: 'form', force: 'A', ships: box };
  const fleet = new Fleet(q.view, q.data);
  const goals = goalsOf(q, fleet.get(box[0] ?? '') as Ship);
  const strength = box.reduce((sum, id) => sum + (fleet.get(id)?.surface ?? 0), 0);
  const to = enemyWaters(q)
    .filter((hex) => goals.includes(hex) && rate(q, hex, strength) > 0)
    .toSorted((a, b) => rate(q, b, strength) - rate(q, a, strength))
    .find((hex) => fits(q, [form, { verb: 'sail', ships: box, way: [hex] }], []));
  return to === undefined ? [] : [form, { verb: 'sail', ships: box, way: [to] }];
}

/** 4.E3: task forces and who hunts, then convoys, then who lays mines, shells, dives, or goes home. */
export function seaOrders(q: Ask): Line[] {
  const fleet = new Fleet(q.view, q.data);
  const { turn } = q.view.clock;
  const able = fleet.of(q.seat).filter(({ id, at }) => {
    const { at: place, from = 0 } = q.view.ships[id] ?? {};
    return at !== null || (place === `${q.seat}-holding` && from <= turn);
  });
  const lines: Line[] = taskForce(q);
  lines.push(...hunts(q, lines));
  const onCourse = q.view.orders.courses.flatMap(({ ships }) => ships);
  const isNamed = (id: string): boolean => lines.some((one) => 'ships' in one && one.ships.includes(id));
  for (const ship of able) {
    if (onCourse.includes(ship.id) || isNamed(ship.id) || waitsForNight(q, ship)) continue;
    const sent = convoy(q, ship, lines);
    lines.push(...(sent.length > 0 || aboard(q.view, ship.id).length > 0 ? sent : sortie(q, ship, lines)));
  }
  return [...lines, ...stops(q, isNamed)];
}

/** 6.3: ships without an escort that an enemy waits for at the end of their course stay where they are. */
function stops(q: Ask, isNamed: (id: string) => boolean): Line[] {
  return q.view.orders.courses.flatMap(({ ships, way }): Line[] => {
    const isSoft = ships.every((id) => !q.data.shipKinds[q.data.ships.get(id)?.type ?? 'T'].intercept);
    const stay: Line = { verb: 'stay', ships };
    const met = isSoft && enemiesIn(q, way.at(-1) ?? '') && !ships.some(isNamed);
    return met && fits(q, [stay], []) ? [stay] : [];
  });
}
