import { decision, illegal } from '../../../kernel/decide/decision';
import type { DecisionKind } from '../../../kernel/decide/decision';
import { fine, misread } from '../../../kernel/decide/order';
import type { Order, OrderKind } from '../../../kernel/decide/order';
import { SEATS } from './cards';
import type { Cards, Seat } from './cards';

interface CardOrder extends Order {
  card: number;
}
interface HexOrder extends Order {
  hex: string;
}

const cardVerb = (verb: string, help: string): OrderKind<Cards, CardOrder> => ({
  ...{ verb, syntax: `${verb} card`, help },
  read: (rest) => (/^[1-6]$/.test(rest) ? fine({ verb, card: Number(rest) }) : misread(`"${rest}" is no card`)),
  print: ({ card }) => `${verb} ${card}`,
});
const playVerb = cardVerb('play', 'the card you play, shown with those of the others');
const throwVerb = cardVerb('throw', 'a card you throw away, unseen, for a point');
const marchVerb: OrderKind<Cards, HexOrder> = {
  verb: 'march',
  syntax: 'march hex',
  help: 'your pawn goes to a hex beside its own',
  read: (rest, { data }) => (data.map.has(rest) ? fine({ verb: 'march', hex: rest }) : misread(`no hex ${rest}`)),
  print: ({ hex }) => `march ${hex}`,
};
const passVerb: OrderKind<Cards, Order> = {
  ...{ verb: 'pass', syntax: 'pass', help: 'nothing' },
  read: () => fine({ verb: 'pass' }),
  print: () => 'pass',
};

const notHeld = (card: number, hand: readonly number[]) =>
  hand.includes(card) ? [] : [illegal('3.1', `you hold no ${card}`, { nearest: `play ${hand[0] ?? ''}` })];

/** 3.1: the cards that are played in a round. */
export interface Played {
  played: Partial<Record<Seat, number>>;
}

const playOf = (seat: Seat): DecisionKind<Cards, Played, object, number, CardOrder> =>
  decision<Cards, Played, object, number, CardOrder>({
    ...{ kind: `cards.play-${seat}`, rule: '3.1', title: 'card', word: 'card', seats: [seat], verbs: [playVerb] },
    disclose: (c) => (c.world.hands[seat].length > 0 ? { seat, facts: {} } : null),
    prompt: ({ view: { hand } }) => {
      const choices = hand.map((card) => `play ${card}`);
      return { question: 'Which card do you play?', choices, examples: choices.slice(0, 1) };
    },
    assemble: (orders) => ({ answer: orders.at(-1)?.card ?? 0 }),
    judge: (card, { view }) => notHeld(card, view.hand),
    print: (card) => [`play ${card}`],
    ifSilent: ({ view }) => ({ answer: Math.min(...view.hand), text: 'the lowest' }),
    sample: ({ view }, rng) => view.hand[rng.int(view.hand.length)] ?? 0,
    inAdvance: ({ view }) => view.hand.slice(0, 1).map((card) => ({ verb: 'play', card })),
    take(c, card) {
      c.local.played[seat] = card;
    },
  });
/** One for each seat, so that all three are asked together, sealed. */
export const plays = SEATS.map(playOf);

/** Whose pawn moves, or who may throw a card away. */
export interface Moving {
  seat?: Seat;
}

export const march = decision<Cards, Moving, { hexes: readonly string[] }, string | null>({
  ...{ kind: 'cards.march', rule: '3.2', title: 'march', word: 'march', seats: SEATS },
  verbs: [marchVerb, passVerb],
  disclose({ world, data, local: { seat } }) {
    return seat === undefined ? null : { seat, facts: { hexes: data.map.neighbours(world.pawns[seat]) } };
  },
  prompt: ({ facts }) => {
    const choices = [...facts.hexes.map((hex) => `march ${hex}`), 'pass'];
    return { question: 'Where does your pawn go?', choices, examples: choices.slice(0, 1) };
  },
  assemble: (orders) => ({ answer: (orders.at(-1) as Partial<HexOrder> | undefined)?.hex ?? null }),
  judge: (hex, { facts }) =>
    hex === null || facts.hexes.includes(hex)
      ? []
      : [illegal('3.2', `${hex} is not beside your pawn`, { nearest: `march ${facts.hexes[0]}` })],
  print: (hex) => [hex === null ? 'pass' : `march ${hex}`],
  ifSilent: () => ({ answer: null, text: 'it stays' }),
  sample: ({ facts }, rng) => facts.hexes[rng.int(facts.hexes.length + 1)] ?? null,
  take(c, hex) {
    const { seat } = c.local;
    if (seat === undefined || hex === null) return;
    c.world.pawns[seat] = hex;
    c.record({ type: 'cards.marched', rule: '3.2', audience: 'all', body: { seat, hex } });
  },
});

/** Comes every second round: a plan for it lives over the end of a round. */
export const discard = decision<Cards, Moving, object, number | null>({
  ...{ kind: 'cards.discard', rule: '3.3', title: 'discard', word: 'discard', seats: SEATS },
  interphase: 'nothing is thrown away',
  verbs: [throwVerb, passVerb],
  disclose({ world, local: { seat } }) {
    return seat !== undefined && world.hands[seat].length > 0 ? { seat, facts: {} } : null;
  },
  prompt: ({ view: { hand } }) => {
    const choices = [...hand.map((card) => `throw ${card}`), 'pass'];
    return { question: 'Do you throw a card away?', choices, examples: choices.slice(0, 1) };
  },
  assemble: (orders) => ({ answer: (orders.at(-1) as Partial<CardOrder> | undefined)?.card ?? null }),
  judge: (card, { view }) => (card === null ? [] : notHeld(card, view.hand)),
  print: (card) => [card === null ? 'pass' : `throw ${card}`],
  ifSilent: () => ({ answer: null, text: 'nothing is thrown away' }),
  sample: ({ view }, rng) => view.hand[rng.int(view.hand.length + 1)] ?? null,
  inAdvance: ({ view }) => view.hand.slice(-1).map((card) => ({ verb: 'throw', card })),
  take(c, card) {
    const { seat } = c.local;
    if (seat === undefined || card === null) return;
    const hand = c.world.hands[seat];
    hand.splice(hand.indexOf(card), 1);
    c.world.score[seat] += 1;
    c.record({ type: 'cards.thrown', rule: '3.3', audience: [seat], body: { seat, card }, toOthers: { seat } });
  },
});
