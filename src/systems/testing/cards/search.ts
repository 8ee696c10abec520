import type { Searched } from '../../../kernel/search/searched';
import { DIE, SEATS, type Cards, type Seat, type World } from './cards';

const ROUNDS = 4;

/** What the opponent that searches is given: hands of the others are drawn, all else lies open. */
export const searched: Searched<Cards> = {
  stackFor: (stack) => stack.map(({ sealed: _sealed, ...frame }) => structuredClone(frame)),
  determinize({ seat, view, stack }, _data, pick) {
    const drawn = (count: number): number[] => Array.from({ length: count }, () => 1 + pick(DIE));
    const hands = Object.fromEntries(
      SEATS.map((s) => [s, s === seat ? [...view.hand] : drawn(view.cards[s])]),
    ) as Record<Seat, number[]>;
    const { round, pawns, score } = structuredClone(view);
    const world: World = { round, rounds: ROUNDS, pawns, hands, score, came: {} };
    return { world, stack: structuredClone([...stack]) };
  },
};
