import { BoardFault } from '../../../kernel/testing/board-fault';
import type { JsonObject } from '../../../kernel/realm';
import type { System, Twins } from '../../../kernel/system';
import { DIE, SEATS, seatName, viewOf, WORLD, type Cards, type CardsData, type Seat, type World } from './cards';
import { discard, march, plays } from './decisions';
import { FACTS } from './facts';
import { searched } from './search';
import { cardsGame, procedures, spoils } from './sequence';

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
    const card = (answer as { card?: number | null }).card ?? null;
    if (kind === discard.kind && card !== null) return { card: hand[0] ?? null };
    return kind === march.kind || card === null || hand.includes(card) ? undefined : null;
  },
  discloses: FACTS.discloses,
};

function faults(world: World, { map }: CardsData): string[] {
  return SEATS.flatMap((seat) => [
    ...(map.has(world.pawns[seat]) ? [] : [`${seat} stands on no hex`]),
    ...world.hands[seat].filter((card) => !(card >= 1 && card <= DIE)).map((card) => `${seat} holds a ${card}`),
  ]);
}

/** `{ run: Round, round: 2 }`: what is not named is as at the start. */
function boardOf({ run, ...changes }: JsonObject, data: CardsData): ReturnType<System<Cards>['board']> {
  const strange = Object.keys(changes).find((key) => !(key in WORLD.shape(data).shape));
  if (strange !== undefined) throw new BoardFault([strange], `a board has no "${strange}"`);
  const world = WORLD.begin(structuredClone(changes));
  return { world, proc: typeof run === 'string' ? run : 'Round', local: { played: {} } };
}

/** The game, with its chart and map. */
export function cardsSystem(data: CardsData): System<Cards> {
  return {
    ...{ id: 'cards', name: 'Cards and Pawns', version: '1.0.0', data },
    scenarios: [
      {
        ...{ id: '1', name: 'Four rounds', rule: '1.1', seats: SEATS, root: cardsGame, exchangesPerTurn: 6 },
        setUp: () => WORLD.begin({}),
      },
    ],
    ...{ procedures, decisions: [...plays, march, discard], migrations: [], names: [], rulesWords: [] },
    reactions: [
      {
        ...{ on: 'cards.raid', rule: '4.3', window: spoils },
        when: (fact) => fact.body['points'] === 2,
        local: (fact) => ({ seat: fact.body['seat'] ?? null }),
      },
    ],
    ...{ seatName, view: viewOf, searched, scramble: otherCard, twins, turnBegins: FACTS.turnBegins },
    moment: ({ round }) => `round ${round}`,
    sheet: () => [discard.kind],
    planScope: (world, kind) => `${kind} ${world.came[kind] ?? 0}`,
    tell: (fact) => FACTS.tell(fact, {}),
    marks: (facts) => FACTS.marks(facts, {}),
    score: ({ score }) => SEATS.map((seat) => `${seatName(seat)}: ${score[seat]}`),
    chartName: (id) => (id === data.raid.id ? data.raid.name : id),
    lines: ({ pawns, cards, hand }) => [
      ...SEATS.map((seat) => `${pawns[seat]}: ${seatName(seat)}, ${cards[seat]} cards`),
      `hand: ${hand.join(', ')}`,
    ],
    boardParts: {
      run: 'the procedure to play; `Round` without it',
      round: 'which round of the four',
      hands: 'by seat the cards',
      pawns: 'by seat the hex',
    },
    board: (board) => boardOf(board, data),
    words: () => ({
      facts: FACTS.shapes(),
      world: WORLD.shape(data),
      paragraphs: ['1.1', '2.1', '3.0', '3.1', '3.2', '3.3', '4.1', '4.2', '4.3', '5.1'],
    }),
    faults: (world) => faults(world, data),
    probes: ['play 6', 'throw 6'],
  };
}
