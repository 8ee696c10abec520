import { z } from 'zod';
import { BoardFault } from '../../../kernel/testing/board-fault';
import type { JsonObject } from '../../../kernel/realm';
import type { System, Told, Twins } from '../../../kernel/system';
import { viewMaker } from '../../../kernel/view/policy';
import { rollShape } from '../../../kernel/words';
import { DIE, SEATS, seatName } from './cards';
import type { Cards, CardsData, Seat, View, World } from './cards';
import { discard, march, plays } from './decisions';
import { searched } from './search';
import { cardsGame, procedures, ROUND_BEGINS, spoils } from './sequence';

const SEAT = z.enum(SEATS);
const each = <T extends z.ZodType>(shape: T) => z.record(SEAT, shape);
const WORLD = z.strictObject({
  ...{ round: z.number(), rounds: z.number(), pawns: each(z.string()) },
  ...{ hands: each(z.array(z.number())), score: each(z.number()), came: z.record(z.string(), z.number()) },
});
const FACTS = {
  [ROUND_BEGINS]: z.strictObject({ round: z.number() }),
  'cards.drawn': z.strictObject({ seat: SEAT, card: z.number().optional() }),
  'cards.thrown': z.strictObject({ seat: SEAT, card: z.number().optional() }),
  'cards.played': z.strictObject({ seat: SEAT, card: z.number() }),
  'cards.marched': z.strictObject({ seat: SEAT, hex: z.string() }),
  'cards.raid': z.strictObject({ seat: SEAT, points: z.number(), roll: rollShape }),
};

const bySeat = <T>(value: (seat: Seat) => T): Record<Seat, T> => ({
  red: value('red'),
  green: value('green'),
  blue: value('blue'),
});

/** Before the deal. */
function freshWorld(rounds: number): World {
  return {
    ...{ round: 1, rounds, pawns: { red: '0101', green: '0601', blue: '0305' } },
    ...{ hands: bySeat(() => []), score: bySeat(() => 0), came: {} },
  };
}

const view = viewMaker<World, View, CardsData, Seat>(['round', 'pawns', 'score', 'hand', 'cards'], {
  round: (world) => world.round,
  pawns: (world) => ({ ...world.pawns }),
  score: (world) => ({ ...world.score }),
  hand: (world, seat) => [...world.hands[seat]],
  cards: (world) => bySeat((seat) => world.hands[seat].length),
});

/** One card of another's hand is another card. */
function otherCard(world: World, seat: Seat, pick: (below: number) => number): World | null {
  const others = SEATS.filter((s) => s !== seat && world.hands[s].length > 0);
  const owner = others[pick(Math.max(1, others.length))];
  if (!owner) return null;
  const twin = structuredClone(world);
  const hand = twin.hands[owner];
  const at = pick(hand.length);
  hand[at] = ((hand[at] ?? 1) % DIE) + 1;
  return twin;
}

const twins: Twins<Cards> = {
  little: otherCard,
  /** Thrown away unseen, one card is as good as another; played, it is seen. */
  alike(kind, answer, { view: { hand } }) {
    if (kind === discard.kind && answer !== null) return hand[0] ?? null;
    return kind === march.kind || answer === null || hand.includes(answer as number) ? undefined : null;
  },
  discloses: [],
};

/** What the facts hold, taken together. */
interface Body {
  seat: Seat;
  round: number;
  card?: number;
  hex: string;
  points: number;
}
const bodyOf = ({ body }: { body: JsonObject }): Body => body as unknown as Body;

function tell(fact: { type: string; body: JsonObject }): Told | null {
  const { seat, round, card, hex, points } = bodyOf(fact);
  if (fact.type === ROUND_BEGINS) return { text: `Round ${round} begins.`, weight: 9 };
  const who = seatName(seat);
  const which = card === undefined ? 'a card' : `the card ${card}`;
  switch (fact.type) {
    case 'cards.drawn':
      return { text: `${who} draws ${which}.`, weight: 2 };
    case 'cards.thrown':
      return { text: `${who} throws ${which} away.`, weight: 3 };
    case 'cards.played':
      return { text: `${who} plays ${which}.`, weight: 5 };
    case 'cards.marched':
      return { text: `${who} marches to ${hex}.`, weight: 4 };
    default:
      return { text: `${who} raids: ${points} points.`, weight: 6 };
  }
}

function faults(world: World, { map }: CardsData): string[] {
  return SEATS.flatMap((seat) => [
    ...(map.has(world.pawns[seat]) ? [] : [`${seat} stands on no hex`]),
    ...world.hands[seat].filter((card) => !(card >= 1 && card <= DIE)).map((card) => `${seat} holds a ${card}`),
  ]);
}

/** `{ run: Round, round: 2 }`: what is not named is as at the start. */
function boardOf({ run, ...changes }: JsonObject): ReturnType<System<Cards>['board']> {
  const strange = Object.keys(changes).find((key) => !(key in WORLD.shape));
  if (strange !== undefined) throw new BoardFault([strange], `a board has no "${strange}"`);
  const world = structuredClone({ ...freshWorld(4), ...changes });
  return { world, proc: typeof run === 'string' ? run : 'Round', local: { played: {} } };
}

/** The game, with its chart and map. */
export function cardsSystem(data: CardsData): System<Cards> {
  return {
    ...{ id: 'cards', name: 'Cards and Pawns', version: '1.0.0', data },
    scenarios: [
      {
        ...{ id: '1', name: 'Four rounds', rule: '1.1', seats: SEATS, root: cardsGame, exchangesPerTurn: 6 },
        setUp: () => freshWorld(4),
      },
    ],
    procedures,
    decisions: [...plays, march, discard],
    reactions: [
      {
        ...{ on: 'cards.raid', rule: '4.3', window: spoils },
        when: (fact) => fact.body['points'] === 2,
        local: (fact) => ({ seat: fact.body['seat'] ?? null }),
      },
    ],
    migrations: [],
    names: [],
    seatName,
    view,
    moment: ({ round }) => `round ${round}`,
    sheet: () => [discard.kind],
    rulesWords: [],
    planScope: (world, kind) => `${kind} ${world.came[kind] ?? 0}`,
    turnBegins: ROUND_BEGINS,
    tell,
    marks: (facts) =>
      facts.flatMap((fact) =>
        fact.type === 'cards.marched' ? [{ at: bodyOf(fact).hex, kind: 'marched', text: '' }] : [],
      ),
    score: ({ score }) => SEATS.map((seat) => `${seatName(seat)}: ${score[seat]}`),
    chartName: (id) => (id === data.raid.id ? data.raid.name : id),
    lines: ({ pawns, cards, hand }) => [
      ...SEATS.map((seat) => `${pawns[seat]}: ${seatName(seat)}, ${cards[seat]} cards`),
      `hand: ${hand.join(', ')}`,
    ],
    board: boardOf,
    words: () => ({
      facts: FACTS,
      world: WORLD,
      paragraphs: ['1.1', '2.1', '3.0', '3.1', '3.2', '3.3', '4.1', '4.2', '4.3', '5.1'],
    }),
    faults: (world) => faults(world, data),
    probes: ['play 6', 'throw 6'],
    searched,
    scramble: otherCard,
    twins,
  };
}
