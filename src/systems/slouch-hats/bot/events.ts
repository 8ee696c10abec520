import { enemyOf, type Letter, type Side } from '../slouch-hats';
import { choicesFor, stands, thoseThatStand, type EventAsk, type Wish } from '../decisions/event-choices';
import { boardOf, type Board, type Unit } from '../rules/03-board';
import type { Choice } from '../rules/20-2-effect';
import { playable } from '../rules/20-2-play';
import { versionOf } from '../rules/20-2-windows';
import type { HexId } from '../../../hex/hex';
import { activeIn } from '../rules/04-sequence';
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

/** Whether and how a marker is played now: the ways to play it, the best first; none: it is kept. */
export type Wishing = (q: EventAsk, letter: Letter, board: Board) => readonly Choice[];

const now: Wishing = () => [{}];
const anyWay: Wishing = (q, letter) => choicesFor(letter, q);

/** What costs points is played when so many are there. */
const withPoints =
  (points: number, how: Wishing = now): Wishing =>
  (q, letter, board) =>
    q.view.victoryPoints[q.seat] >= points ? how(q, letter, board) : [];

/** 20.21 F, I: points are of use when somebody can be rebuilt. */
const replacements: Wishing = ({ view, data }) =>
  Object.entries(view.units).some(
    ([id, { at, reduced }]) => data.counters.units.get(id)?.side === 'allied' && (at === 'cadre' || reduced),
  )
    ? [{}]
    : [];

/** 20.21 M: when the other side has something to ship. */
const submarines: Wishing = ({ view, data }) =>
  [...Object.values(view.units), ...Object.values(view.supply)].some(({ at }) => at === data.boxes.greece.id)
    ? [{}]
    : [];

/** Regiments that wait for a way are worth a Victory Point and the way through Turkey. */
const transit: Wishing = ({ view, data, seat }, letter) => {
  const { later } = versionOf(view, data, seat, letter);
  const card = data.scenarios.find(({ id }) => id === view.scenario)?.cards.axis;
  const coming = card?.arrivals.filter(({ unit, place }) => place === 'greece' && data.counters.units.has(unit)) ?? [];
  return !later && coming.length < 3 ? [] : [{}];
};

/** 20.21 A: three small units and a port are worth their two points when others are left. */
const [RICH, SOME] = [6, 3];

const WISHES: Readonly<Record<Side, Readonly<Record<Letter, Wishing>>>> = {
  allied: {
    ...{ A: withPoints(RICH), B: withPoints(1), C: anyWay, D: anyWay, E: now, F: replacements, G: now },
    ...{ H: combatWish, I: replacements, J: raidWish, K: saboteurWish, L: now, M: submarines, N: anyWay },
    ...{ O: now, P: anyWay, Q: anyWay, R: shakyWish },
  },
  axis: {
    ...{ A: withPoints(SOME), B: now, C: combatOrNow, D: anyWay, E: transit, F: mobilizeWish, G: now },
    ...{ H: combatWish, I: raidersWish, J: raidWish, K: saboteurWish, L: now, M: now, N: convoyWish },
    ...{ O: interdictWish, P: now, Q: cancelOnly, R: anyWay },
  },
};

/** 20.22 C: later plays are a shift in a combat. */
function combatOrNow(q: EventAsk, letter: Letter, board: Board): readonly Choice[] {
  return q.facts.occasion.combat === null ? [{}] : combatWish(q, letter, board);
}

/** 20.22 N: with all that it can carry, to the first port that is still friendly. */
function convoyWish({ view, data }: EventAsk): readonly Choice[] {
  const { places, units } = data.events.of.axis.N.first;
  const aboard = units.filter((id) => view.units[id]?.at === 'off');
  return [...places.map((at) => ({ places: [at], units: aboard })), ...places.map((at) => ({ places: [at] })), {}];
}

/** 20.22 Q: kept for the saboteurs. */
function cancelOnly(q: EventAsk, letter: Letter): readonly Choice[] {
  return choicesFor(letter, q).filter(({ cancel }) => cancel !== undefined);
}

/** The markers that the bot plays now, each in the first way that stands. */
export function botEvents(q: EventAsk): Wish[] {
  const { view, data, seat, facts } = q;
  const letters = playable(view, data, view.hand, { side: seat, occasion: facts.occasion });
  if (letters.length === 0) return [];
  const board = boardOf(view, data);
  const wishes = letters.flatMap((letter): Wish[] => {
    const choice = WISHES[seat][letter](q, letter, board).find((one) => stands({ letter, choice: one }, q));
    return choice ? [{ letter, choice }] : [];
  });
  return thoseThatStand(wishes, q);
}
