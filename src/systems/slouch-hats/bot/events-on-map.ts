import type { HexId } from '../../../hex/hex';
import { enemyOf, type Letter } from '../slouch-hats';
import { choicesFor, type EventAsk } from '../decisions/event-choices';
import type { Board, Unit } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import type { Choice } from '../rules/20-2-effect';
import { defenceOf } from './outlook';
import { placesOf } from './posts';
import { supplyUnits } from '../rules/06-1-supply-points';
import { defenceSupply } from '../rules/06-6-combat-supply';

const distance = ({ ground: { map } }: Board, from: string, to: HexId): number =>
  map.grid.has(from) ? map.grid.distance(from, to) : Infinity;

/** How near the nearest enemy stack is. */
function toEnemy(board: Board, seat: Unit['counter']['side'], at: string): number {
  return Math.min(Infinity, ...board.stacksOf(enemyOf(seat)).map(([hex]) => distance(board, at, hex)));
}

/** 20.22 F: the two garrisons that are nearest to the enemy, those who hold a city last. */
export function mobilizeWish({ data, seat }: EventAsk, letter: Letter, board: Board): readonly Choice[] {
  const most = data.events.of[seat][letter].first.release;
  const garrisons = [...board.units.values()].filter(
    ({ garrison, counter, at }) =>
      garrison && counter.side === seat && counter.area === null && board.ground.map.grid.has(at),
  );
  const sorted = garrisons.toSorted((a, b) => toEnemy(board, seat, a.at) - toEnemy(board, seat, b.at));
  const units = sorted.slice(0, most).map(({ id }) => id);
  return units.length > 0 ? [{ units }] : [];
}

/** 20.22 I: where a place that the enemy has taken is nearest; afterwards what there is to be had. */
export function raidersWish(q: EventAsk, letter: Letter, board: Board): readonly Choice[] {
  const lost = placesOf(board).filter(([hex]) => board.friendlyTo(hex) !== q.seat && board.occupier(hex) === null);
  const far = ({ places = [] }: Choice): number =>
    Math.min(99, ...lost.map(([hex]) => distance(board, places[0] ?? '', hex)));
  return choicesFor(letter, q).toSorted((a, b) => far(a) - far(b));
}

/** Hexes around the marker that are looked at for enemies on the march. */
const ON_THE_MARCH = 4;

/** 20.22 O: on the road with the most enemies around it. */
export function interdictWish(q: EventAsk, letter: Letter, board: Board): readonly Choice[] {
  const enemies = board.stacksOf(enemyOf(q.seat));
  const hit = ({ places = [] }: Choice): number =>
    enemies
      .filter(([hex]) => distance(board, places[0] ?? '', hex) <= ON_THE_MARCH)
      .reduce((sum, [, units]) => sum + units.length, 0);
  return choicesFor(letter, q).toSorted((a, b) => hit(b) - hit(a));
}

/** How near own units must be for a place that is laid open to be taken. */
const IN_REACH = 4;

/** 20.21 R: who alone holds a place that own units can go to, or the strongest in a hex that is attacked. */
export function shakyWish({ seat, view, facts }: EventAsk, _letter: Letter, board: Board): readonly Choice[] {
  if (activeIn(view.moment) !== seat) return [];
  const light = [...board.units.values()].filter(({ counter }) => counter.side !== seat && counter.light);
  const attacked = light.filter(({ at }) => at === facts.occasion.combat);
  const alone = light.filter(
    ({ at }) =>
      view.moment.phase === 'Movement' &&
      board.at(at).length === 1 &&
      placesOf(board).some(([hex]) => hex === at) &&
      toEnemy(board, enemyOf(seat), at) <= IN_REACH,
  );
  return [...attacked.toSorted((a, b) => defenceOf(b) - defenceOf(a)), ...alone].map(({ id }) => ({ units: [id] }));
}

/** Strength from which a combat is worth a marker, or any at a place that counts. */
const GREAT = 4;

/** 20.21 H, 20.22 H: in a combat for a place that counts, or for many units. */
export function combatWish({ facts: { occasion } }: EventAsk, _letter: Letter, board: Board): readonly Choice[] {
  const hex = occasion.combat;
  if (hex === null) return [];
  const guard = board.at(hex).reduce((sum, unit) => sum + defenceOf(unit), 0);
  return guard >= GREAT || placesOf(board).some(([place]) => place === hex) ? [{}] : [];
}

/**
 * 20.21 K, 20.22 K: the last point that a stack which is attacked could be supplied from, or the only one that the attackers
 * have near.
 */
export function saboteurWish(q: EventAsk, _letter: Letter, board: Board): readonly Choice[] {
  const hex = q.facts.occasion.combat;
  if (hex === null) return [];
  const { grid } = board.ground.map;
  const near = supplyUnits(q.view, q.data, enemyOf(q.seat)).filter(
    ({ at }) => grid.has(at) && grid.distance(at, hex) <= q.data.limits['supply-line-hexes'] + 1,
  );
  const [only, ...others] = near;
  if (!only || others.length > 0 || only.points > 1) return [];
  const attacks = activeIn(q.view.moment) === q.seat;
  return attacks && defenceSupply(board, hex).from === null ? [] : [{ units: [only.id] }];
}

/** Hexes from which cavalry or armored cars may reach a place that nobody holds. */
const RIDE = 6;

/** 20.21 J, 20.22 J: when a place that counts lies open before those who may ride on. */
export function raidWish({ data, seat }: EventAsk, letter: Letter, board: Board): readonly Choice[] {
  const { types, fullAllowance } = data.events.of[seat][letter].first;
  const riders = [...board.units.values()].filter(
    ({ counter }) => counter.side === seat && [...types, ...fullAllowance].includes(counter.type),
  );
  const { grid } = board.ground.map;
  const open = placesOf(board).filter(([hex]) => board.friendlyTo(hex) !== seat && board.occupier(hex) === null);
  const able = open.some(([hex]) => riders.some(({ at }) => grid.has(at) && grid.distance(at, hex) <= RIDE));
  return able ? [{}] : [];
}
