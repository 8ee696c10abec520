import type { Letter, Side } from '../slouch-hats';
import { choicesFor, stands, thoseThatStand, type EventAsk, type Wish } from '../decisions/event-choices';
import { boardOf, type Board } from '../rules/03-board';
import type { Choice } from '../rules/20-2-effect';
import { playable } from '../rules/20-2-play';
import { versionOf } from '../rules/20-2-windows';
import {
  combatWish,
  interdictWish,
  mobilizeWish,
  raidersWish,
  raidWish,
  saboteurWish,
  shakyWish,
} from './events-on-map';

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
