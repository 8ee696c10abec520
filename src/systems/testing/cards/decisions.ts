import type { Order } from '../../../kernel/decide/order';
import { chooseForm } from '../../../play/choices/form';
import { howMany } from '../../../play/words/parts';
import { placesOf } from '../../../play/words/places';
import { called, written } from '../../../play/words/written';
import { SEATS, type Cards, type Seat, type View } from './cards';
import { marched, thrown } from './facts';

interface Card extends Order {
  card: number;
}
interface March extends Order {
  hex: string;
}

const { hex } = placesOf<Cards>({ what: 'hex', hexes: ({ data }) => data.map.all(), printed: () => [] });
const card = called('card', howMany);
const play = written<Cards, Card>('the card you play, shown with those of the others', { card }, 'play {card}');
const discarded = written<Cards, Card>('a card you throw away, unseen, for a point', { card }, 'throw {card}');
const goes = written<Cards, March>('your pawn goes to a hex beside its own', { hex }, 'march {hex}');

const each = ({ hand }: View): number[] => hand.filter((one, i) => hand.indexOf(one) === i);
const notHeld = (one: number | null, { hand }: View) =>
  one === null || hand.includes(one) ? null : { rule: '3.1', why: `you hold no ${one}` };

/** 3.1: the cards that are played in a round. */
export interface Played {
  played: Partial<Record<Seat, number>>;
}

/** 3.1: one for each seat, so that all three are asked together, sealed. */
export const plays = SEATS.map((seat) =>
  chooseForm<Cards, Played, Card>({
    ...{ kind: `cards.play-${seat}`, rule: '3.1', title: 'card', word: 'card', seats: [seat], order: play },
    disclose: ({ world }) => (world.hands[seat].length > 0 ? { seat, facts: {} } : null),
    question: () => 'Which card do you play?',
    slots: ({ view }) => ({ card: each(view) }),
    fault: (answer, { view }) => notHeld(answer.card, view),
    byDefault: ({ view }) => ({ card: Math.min(...view.hand) }),
    silence: () => 'the lowest',
    inAdvance: ({ view }) => view.hand.slice(0, 1).map((one) => ({ verb: 'play', card: one })),
    take(c, answer) {
      c.local.played[seat] = answer.card;
    },
  }),
);

/** Whose pawn moves, or who may throw a card away. */
export interface Moving {
  seat?: Seat;
}

/** 3.2 */
export const march = chooseForm<Cards, Moving, March, { hexes: readonly string[] }, { hex: string | null }>({
  ...{ kind: 'cards.march', rule: '3.2', title: 'march', word: 'march', seats: SEATS, order: goes },
  disclose: ({ world, data, local: { seat } }) =>
    seat === undefined ? null : { seat, facts: { hexes: data.map.neighbours(world.pawns[seat]) } },
  question: () => 'Where does your pawn go?',
  slots: ({ facts }) => ({ hex: facts.hexes }),
  where: (id) => id,
  nothing: { hex: null },
  fault: (answer, { facts }) =>
    facts.hexes.includes(answer.hex ?? '') ? null : { rule: '3.2', why: `${answer.hex} is not beside your pawn` },
  silence: () => 'it stays',
  take(c, answer) {
    const { seat } = c.local;
    if (seat === undefined || answer.hex === null) return;
    c.world.pawns[seat] = answer.hex;
    marched(c, { seat, hex: answer.hex });
  },
});

/** 3.3: comes every second round: a plan for it lives over the end of a round. */
export const discard = chooseForm<Cards, Moving, Card, object, { card: number | null }>({
  ...{ kind: 'cards.discard', rule: '3.3', title: 'discard', word: 'discard', seats: SEATS, order: discarded },
  interphase: 'nothing is thrown away',
  disclose: ({ world, local: { seat } }) =>
    seat !== undefined && world.hands[seat].length > 0 ? { seat, facts: {} } : null,
  question: () => 'Do you throw a card away?',
  slots: ({ view }) => ({ card: each(view) }),
  nothing: { card: null },
  fault: (answer, { view }) => notHeld(answer.card, view),
  silence: () => 'nothing is thrown away',
  inAdvance: ({ view }) => view.hand.slice(-1).map((one) => ({ verb: 'throw', card: one })),
  take(c, answer) {
    const { seat } = c.local;
    if (seat === undefined || answer.card === null) return;
    const hand = c.world.hands[seat];
    hand.splice(hand.indexOf(answer.card), 1);
    c.world.score[seat] += 1;
    thrown(c, { seat, card: answer.card });
  },
});
