import { z } from 'zod';
import { bounded, plainly, wholeNumber, within, type Bound } from '../decide/condition';
import { decision, illegal, type Ask, type DecisionKind } from '../decide/decision';
import { fine, misread, type Order, type OrderKind } from '../decide/order';
import { call } from '../flow/act';
import { define, type Procedure } from '../flow/step';
import type { System } from '../system';

/** A small game for the kernel's own specs: both sides bid in secret, the higher one scores, a tie is diced for. */
export interface Toy {
  world: {
    round: number;
    rounds: number;
    score: Record<string, number>;
    log: string[];
    secret: Record<string, string>;
  };
  view: { seat: string; round: number; score: Record<string, number>; mine: string };
  data: { most: number };
  seat: string;
}

const SEAT = z.enum(['north', 'south']);
const WORLD = z.strictObject({
  round: z.number(),
  rounds: z.number(),
  score: z.partialRecord(SEAT, z.number()),
  log: z.array(z.string()),
  secret: z.partialRecord(SEAT, z.string()),
});

interface BidOrder extends Order {
  verb: 'bid';
  amount: number;
}
const bidVerb: OrderKind<Toy, BidOrder> = {
  verb: 'bid',
  syntax: 'bid number',
  help: 'what you bid',
  read: (rest) =>
    /^\d+$/.test(rest) ? fine({ verb: 'bid', amount: Number(rest) }) : misread(`"${rest}" is no number`),
  print: (order) => `bid ${order.amount}`,
};

interface Bidding {
  bids: Record<string, number>;
}

function bidOf(seat: string): DecisionKind<Toy, Bidding, { most: number }, number> {
  return decision<Toy, Bidding, { most: number }, number>({
    kind: `toy.bid-${seat}`,
    rule: '2.1',
    title: 'bid',
    word: 'bidding',
    seats: [seat],
    verbs: [bidVerb],
    disclose: (c) => ({ seat, facts: { most: c.data.most } }),
    prompt: (q) => ({ question: 'How much?', choices: [`bid 0 to ${q.facts.most}`], examples: ['bid 1'] }),
    assemble: (orders) => ({ answer: (orders.at(-1) as BidOrder).amount }),
    judge: (amount, q) =>
      amount <= q.facts.most ? [] : [illegal('2.2', `${amount} is too much`, { nearest: `bid ${q.facts.most}` })],
    print: (amount) => [`bid ${amount}`],
    ifSilent: () => ({ answer: 0, text: 'nothing' }),
    sample: (q, rng) => rng.int(q.facts.most + 1),
    take(c, amount) {
      c.local.bids[seat] = amount;
    },
  });
}
export const northBid = bidOf('north');
export const southBid = bidOf('south');

const scoreOf = (q: Ask<Toy>): number => q.view.score[q.seat] ?? 0;

/** Asked of the loser of a round, on the other's account: it answers itself unless he wants to be asked. */
export const consolation = decision<Toy, { loser: string }, object, number>({
  kind: 'toy.consolation',
  rule: '3.1',
  title: 'consolation',
  word: 'consolation',
  seats: ['north', 'south'],
  interphase: 'nothing is taken',
  verbs: [bidVerb],
  disclose: (c) => ({ seat: c.local.loser, facts: {} }),
  prompt: () => ({ question: 'Take?', choices: ['bid 0', 'bid 1'], examples: ['bid 0'] }),
  assemble: (orders) => ({ answer: (orders.at(-1) as BidOrder).amount }),
  judge: (amount) => (amount <= 1 ? [] : [illegal('3.2', 'one at most')]),
  print: (amount) => [`bid ${amount}`],
  ifSilent: () => ({ answer: 0, text: 'nothing' }),
  conditions: [
    plainly('behind', 'you have no point yet', (q) => scoreOf(q) === 0),
    {
      word: 'score',
      takes: bounded(wholeNumber),
      help: 'your points',
      holds: (b: Bound<number>, q) => within(b, scoreOf(q), Number),
    },
    { word: 'at', takes: wholeNumber, bare: true, help: 'the round', holds: (round, q) => q.view.round === round },
  ],
  sample: () => 0,
  take(c, amount) {
    c.world.score[c.local.loser] = (c.world.score[c.local.loser] ?? 0) + amount;
  },
});

/** A window that a reaction opens. */
const cheer = define<Toy, { who: string }>('Cheer', (s) => [
  s.do('cheer', (c) => void c.world.log.push(`cheer for ${c.local.who}`)),
]);
const tie = define<Toy, { bids: Record<string, number> }>('Tie', (s) => [
  s.do('dice for it', (c) => {
    const side = c.die('tie', 2) === 1 ? 'north' : 'south';
    c.local.bids = { [side]: 1 };
  }),
]);
const console_ = define<Toy, { loser: string }>('Consolation', (s) => [s.ask('ask the loser', consolation)]);

export const round: Procedure<Toy> = define<Toy, Bidding & { winner?: string }>('Round', (s) => [
  s.askAll('both bid', [northBid, southBid]),
  s.do(
    'compare',
    (c) => {
      const { north = 0, south = 0 } = c.local.bids;
      return north === south ? call(tie, { bids: {} }) : undefined;
    },
    (c, result: { bids: Record<string, number> }) => void (c.local.bids = result.bids),
  ),
  s.do('score', (c) => {
    const winner = (c.local.bids['north'] ?? 0) > (c.local.bids['south'] ?? 0) ? 'north' : 'south';
    c.local.winner = winner;
    c.world.score[winner] = (c.world.score[winner] ?? 0) + 1;
    c.world.log.push(`${winner} wins`);
    c.record({ type: 'toy.won', rule: '2.3', audience: 'all', body: { winner } });
  }),
  s.call('consolation', console_, (c) => ({ loser: c.local.winner === 'north' ? 'south' : 'north' })),
]);

export const toyGame = define<Toy>('Toy game', (s) => [
  s.while('rounds', (c) => c.world.round <= c.world.rounds, [
    s.call('Round', round, () => ({ bids: {} })),
    s.do('count', (c) => void (c.world.round += 1)),
  ]),
  s.do('end', (c) => c.end({ winner: null, level: 'Done', rule: '4', text: 'done', detail: {} })),
]);

/** The toy as a system; parts can be replaced to show what the kernel does with them. */
export function toySystem(change: Partial<System<Toy>> = {}): System<Toy> {
  return {
    id: 'toy',
    name: 'Toy',
    version: '1.0.0',
    data: { most: 9 },
    scenarios: [
      {
        id: '1',
        name: 'Two rounds',
        rule: '1',
        seats: ['north', 'south'],
        setUp: () => ({ round: 1, rounds: 2, score: {}, log: [], secret: { north: 'n', south: 's' } }),
        root: toyGame,
        turn: round,
        exchangesPerTurn: 1,
      },
    ],
    procedures: [toyGame, round, tie, cheer, console_],
    decisions: [northBid, southBid, consolation],
    reactions: [{ on: 'toy.won', rule: '2.4', window: cheer, local: (fact) => ({ who: fact.body['winner'] ?? null }) }],
    migrations: [],
    names: [],
    seatName: (seat) => seat,
    view: (world, seat) => ({ seat, round: world.round, score: { ...world.score }, mine: world.secret[seat] ?? '' }),
    moment: (view) => `round ${view.round}`,
    rulesWords: [],
    planScope: (world) => `${world.round}`,
    // Nothing is recorded earlier in a round.
    turnBegins: 'toy.won',
    tell: (fact) => ({ text: fact.type, weight: 1 }),
    sheet: () => ['toy.consolation'],
    score: () => [],
    marks: () => [],
    probes: [],
    chartName: (id) => id,
    lines: (view) => [JSON.stringify(view)],
    boardParts: { proc: 'the procedure to play' },
    board: ({ proc }) => ({
      world: { round: 1, rounds: 2, score: {}, log: [], secret: {} },
      proc: typeof proc === 'string' ? proc : 'Round',
      local: { bids: {} },
    }),
    words: () => ({
      facts: { 'toy.won': z.strictObject({ winner: z.enum(['north', 'south']) }) },
      world: WORLD,
      paragraphs: ['1', '2.1', '2.2', '2.3', '2.4', '3.1', '3.2', '4'],
    }),
    faults: () => [],
    scramble: (world, seat) => ({
      ...world,
      secret: { ...world.secret, [seat === 'north' ? 'south' : 'north']: 'other' },
    }),
    ...change,
  };
}
