import { z } from 'zod';
import { FactBook, factsOf } from '../../../kernel/flow/fact-kind';
import { rollShape } from '../../../kernel/words';
import { SEAT, seatName, type Cards, type Seat } from './cards';

const fact = factsOf<Cards, object>();
const NUMBER = z.number();
const which = (card: number | undefined): string => (card === undefined ? 'a card' : `the card ${card}`);

export const roundBegins = fact('cards.round', '3.0', {
  body: { round: NUMBER },
  tell: ({ round }) => [9, `Round ${round} begins.`],
  begins: 'turn',
});
/** Whoever it is not reads that a card came or went, not which. */
const unseen = {
  body: { seat: SEAT, card: NUMBER },
  to: ({ seat }: { seat: Seat }) => seat,
  others: ['seat'],
} as const;
export const drawn = fact('cards.drawn', '2.1', {
  ...unseen,
  tell: ({ seat, card }) => [2, `${seatName(seat)} draws ${which(card)}.`],
});
export const thrown = fact('cards.thrown', '3.3', {
  ...unseen,
  tell: ({ seat, card }) => [3, `${seatName(seat)} throws ${which(card)} away.`],
});
export const played = fact('cards.played', '3.1', {
  body: { seat: SEAT, card: NUMBER },
  tell: ({ seat, card }) => [5, `${seatName(seat)} plays ${which(card)}.`],
});
export const marched = fact('cards.marched', '3.2', {
  body: { seat: SEAT, hex: z.string() },
  tell: ({ seat, hex }) => [4, `${seatName(seat)} marches to ${hex}.`],
  mark: ({ hex }) => ({ at: hex, kind: 'marched', text: '' }),
});
export const raided = fact('cards.raid', '4.1', {
  body: { seat: SEAT, points: NUMBER, roll: rollShape },
  tell: ({ seat, points }) => [6, `${seatName(seat)} raids: ${points} points.`],
});

export const FACTS = new FactBook<object>({ roundBegins, drawn, thrown, played, marched, raided });
