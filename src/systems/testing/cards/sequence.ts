import { counted, rollOn } from '../../../kernel/chance/roll';
import { define } from '../../../kernel/flow/step';
import { DIE, HAND, hasCome, SEATS, seatName, type Act, type Cards, type Seat } from './cards';
import { discard, march, plays, type Moving, type Played } from './decisions';
import { drawn, played, raided, roundBegins } from './facts';

function draw(c: Act, seat: Seat, key: string): void {
  const card = c.die(`draw/${key}/${seat}`, DIE);
  c.world.hands[seat].push(card);
  drawn(c, { seat, card });
}

function showCards(c: Act<Played>): void {
  for (const { kind } of plays) hasCome(c.world, kind);
  for (const seat of SEATS) {
    const card = c.local.played[seat];
    if (card === undefined) continue;
    const hand = c.world.hands[seat];
    hand.splice(hand.indexOf(card), 1);
    played(c, { seat, card });
  }
}

/** 4.1: each pawn raids where it stands, by the card that was played. */
function raid(c: Act<Played>): void {
  const { raid: chart, hill } = c.data;
  for (const seat of SEATS) {
    const card = c.local.played[seat];
    if (card === undefined) continue;
    const column = chart.columns[chart.columnFor(card)] ?? '';
    const modifiers = c.world.pawns[seat] === hill ? [counted(chart, 'hill')] : [];
    const roll = rollOn(c, chart, `raid/${seat}`, column, modifiers);
    c.world.score[seat] += Number(roll.result);
    raided(c, { seat, points: Number(roll.result), roll });
  }
}

const marching = define<Cards, Moving>('Marches', (s) => [
  s.each('pawns', 'seat', () => [...SEATS], [s.ask('march', march)]),
  s.do('marched', (c) => hasCome(c.world, march.kind)),
]);
const discarding = define<Cards, Moving>('Discards', (s) => [
  s.each('hands', 'seat', () => [...SEATS], [s.ask('discard', discard)]),
  s.do('thrown', (c) => hasCome(c.world, discard.kind)),
]);
/** A reaction: who comes off with two points draws a card. */
export const spoils = define<Cards, { seat: Seat }>('Spoils', (s) => [
  s.do('draw', (c) => draw(c, c.local.seat, `spoils/${c.world.round}`)),
]);

const round = define<Cards, Played>('Round', (s) => [
  s.do('the round begins', (c) => roundBegins(c, { round: c.world.round })),
  s.askAll('cards', plays),
  s.do('cards are shown', showCards),
  s.call('marches', marching),
  s.do('raids', raid),
  s.when('an even round', (c) => c.world.round % 2 === 0, [s.call('discards', discarding)]),
  s.do('the round ends', (c) => void (c.world.round += 1)),
]);

function victory(c: Act): void {
  const best = Math.max(...Object.values(c.world.score));
  const first = SEATS.filter((seat) => c.world.score[seat] === best);
  const winner = first.length === 1 ? (first[0] ?? null) : null;
  const text = winner ? `${seatName(winner)} wins.` : 'Nobody wins.';
  c.end({ winner, level: winner ? 'Victory' : 'Tie', rule: '5.1', text, detail: { ...c.world.score } });
}

export const cardsGame = define<Cards>('Card game', (s) => [
  s.do('the deal', (c) => {
    for (const seat of SEATS) for (let i = 1; i <= HAND; i++) draw(c, seat, `deal/${i}`);
  }),
  s.while('rounds', (c) => c.world.round <= c.world.rounds, [s.call('Round', round, () => ({ played: {} }))]),
  s.do('victory', victory),
]);

export const procedures = [cardsGame, round, marching, discarding, spoils];
