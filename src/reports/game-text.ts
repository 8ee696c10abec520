import type { Strength } from '../kernel/search/strength';
import type { Game } from '../table/game.entity';
import { scenarioTitle } from '../kernel/scenario-title';
import { charterOf, strengthOf } from '../table/charter';
import { balanceText, offerLines } from '../table/balance';
import { charterShort } from '../table/charter-text';
import { awayUntil } from '../people/leave';
import { secondsLeft } from '../table/seat-clock';
import { MOST_DAYS_STOOD, standsForMail } from '../table/standing';
import { hintsAllowed } from '../table/hints';
import { waitsForStart, type ProofBy } from '../table/first-proof';
import type { Seat } from '../table/seat.entity';
import { sealOf } from '../kernel/record/hash';
import { BOT, isBot } from '../people/bot';
import type { Board } from '../table/board';
import type { Table } from '../table/table';
import { momentText, spanText } from '../wording/when';

/** The line above which a reply is written; also where reading of a reply ends. */
export function marker(code: string): string {
  return `=== Despatch ${code}: write your orders above this line ===`;
}

/** What the game is, for invitations; a moderator is told nothing of what players may agree to. */
export function aboutGame(hand: Board, reader: 'player' | 'moderator' = 'player'): string[] {
  const { game, engine } = hand;
  const scenario = engine.system.scenarios.find((s) => s.id === game.scenario);
  const seats = hand.seats.map((s) => {
    const strength = isBot(s) ? `, ${strengthOf(game.charter, s.side)}` : '';
    const state = s.state === 'invited' ? ' (invited)' : '';
    return `${engine.system.seatName(s.side)}: ${hand.playerOf(s.side).name}${strength}${state}`;
  });
  return [
    `${engine.system.name}, ${titleOf(scenario, game)}${scenario?.ours ? ` (${scenario.ours})` : ` (rule ${scenario?.rule})`}`,
    ...seats,
    ...charterShort(charterOf(game), scenario?.options, balanceText(engine.system, game)),
    ...(reader === 'player' ? offerLines(engine.system, game) : []),
    `Expected: about ${scenario?.exchangesPerTurn ?? '?'} exchanges of mail a game-turn with plans${lasts(scenario?.gameTurns)}`,
    ...(hand.moderator() ? [`Moderator: ${hand.moderator()?.name}`] : []),
    ...(hintsAllowed(hand) ? ['HINT in a reply brings what a strong player would order'] : []),
  ];
}

/** A game may have a title of its own, as those of an event; which scenario it plays is said all the same. */
const titleOf = (scenario: { id: string; name: string } | undefined, { scenario: id, title }: Game): string =>
  scenario === undefined ? `scenario ${id}, ${title}` : scenarioTitle(scenario, 'sentence');

const lasts = (turns: number | undefined): string => (turns === undefined ? '' : `, ${turns} game-turns at most`);

/** When a bot answers that need not be waited for by the clock. */
const ANSWERS: Record<Strength, string> = {
  easy: 'answers at once',
  fair: 'answers within a minute or two',
  strong: 'answers within minutes',
};

/** Both clocks, the reader's first. */
export function clockLines(hand: Board, reader: string): string[] {
  return seatsFrom(hand, reader).map((seat) => {
    const { name, says } = clockOf(hand, seat, reader);
    return `${name.padEnd(14)} ${says}`;
  });
}

/** The seats, the reader's first. */
export const seatsFrom = (hand: Board, reader: string): Seat[] =>
  [...hand.seats].sort((a, b) => Number(b.side === reader) - Number(a.side === reader));

/** Whose a clock is, and what it shows in words. */
export function clockOf(hand: Board, seat: Seat, reader: string): { name: string; says: string } {
  const name = hand.engine.system.seatName(seat.side) + (seat.side === reader ? ' (you)' : '');
  if (isBot(seat)) return { name, says: `${BOT.name}, ${ANSWERS[strengthOf(hand.game.charter, seat.side)]}` };
  return { name, says: `${leftText(hand, seat)}${clockState(hand, seat, reader)}` };
}

/** Between two questions there is nothing left where hours are fixed. */
function leftText(hand: Table, seat: Seat): string {
  const terms = hand.termsOf(seat.side);
  if (terms.schedule && seat.clockZone === null) return '';
  return `${spanText(secondsLeft(seat, hand.now, terms))} left, `;
}

/** What started his own clock before its midnight. */
function startedBy(hand: Board, { side, clockFrom, firstProof }: Seat): string {
  if (!firstProof || clockFrom?.toISOString() !== firstProof.at) return '';
  return ` since ${momentText(clockFrom, hand.playerOf(side).zone)}, ${STARTED_BY[firstProof.by]}`;
}

const STARTED_BY: Record<ProofBy, string> = {
  mail: 'when you first answered',
  page: 'when you used the page',
  report: 'when your mail server took the mail',
};

const SOONER = ': sooner if you answer, use the page, or your mail server reports that the mail has arrived';

function clockState(hand: Board, seat: Seat, reader: string): string {
  const { side, clockFrom, undeliveredSince } = seat;
  const away = awayUntil(hand.now, hand.leaveOf(side));
  if (hand.game.state === 'held') return 'standing: the game is held';
  if (undeliveredSince && !clockFrom) return 'standing: delivery problem';
  if (away) return `standing: on leave until ${momentText(away, hand.playerOf(reader).zone)}`;
  if (!clockFrom) return 'standing';
  const holiday = awayUntil(hand.now, hand.termsOf(side).still);
  if (holiday) return `standing: holiday until ${momentText(holiday, hand.playerOf(reader).zone)}`;
  if (clockFrom <= hand.now) return `running${side === reader ? startedBy(hand, seat) : ''}`;
  if (!waitsForStart(hand, seat)) return 'starts at midnight';
  return `starts at midnight at the latest${side === reader ? SOONER : ''}`;
}

/** Who else is waited for, and whom our mails do not reach. What the other is asked is his own affair. */
export function othersWaitedFor(hand: Board, side: string): string[] {
  const waits = (s: Seat): boolean => hand.openFor(s.side).some((o) => !o.sealed);
  const line = (s: Seat): string | null => {
    const name = hand.engine.system.seatName(s.side);
    if (s.undeliveredSince)
      return `${name}${waits(s) ? ' is waited for, but has' : ' has'} a delivery problem: our mails do not reach ${hand.playerOf(s.side).name}.`;
    const away = awayUntil(hand.now, hand.leaveOf(s.side));
    if (away && waits(s))
      return `${name} is waited for; ${hand.playerOf(s.side).name} is on leave until ${momentText(away, hand.playerOf(side).zone)}.`;
    return waits(s) ? `${name} is waited for.` : null;
  };
  return hand.seats.filter((s) => s.side !== side).flatMap((s) => line(s) ?? []);
}

/** What a player is told whom our mails do not reach, wherever he can read it; empty: they do. */
export function ownDelivery(hand: Table, side: string): string {
  const seat = hand.seat(side);
  if (!seat.undeliveredSince) return '';
  const clock = standsForMail(seat, hand.now)
    ? 'and your clock stands still'
    : `and your clock, which has stood for ${MOST_DAYS_STOOD} days because of that, runs`;
  return `Our mails to you come back, ${clock}. A mail from your registered address to any address of the game sets it right.`;
}

/** `12, hash 3fa9c2d1`: number of the position and a hash of the reader's own view, so that it tells nothing else. */
export function positionName(hand: Board, side: string): string {
  const view = hand.engine.view(hand.position, side) as object;
  return `${hand.position.dice.step}, hash ${sealOf(hand.game.commitment, view).slice(0, 8)}`;
}

/** What was hidden and is told to everybody now that the game is over; nothing as long as it is not. */
export function laidOpen({ engine: { system }, position }: Pick<Board, 'engine' | 'position'>): string[] {
  return position.over ? (system.laidOpen?.(position.world, system.data) ?? []) : [];
}

/** For who may take a finished game up again: what its end has told cannot be hidden again. Empty: it is not over, or told nothing. */
export const staysKnown = (hand: Pick<Board, 'engine' | 'position'>): string[] =>
  laidOpen(hand).length === 0
    ? []
    : [
        'What was hidden and has been told at the end stays known to both sides, and as it is: nothing of it is dealt anew.',
      ];

/** Which view a page is drawn from, as it stands now. */
export function placeOf({ position }: Board, seat: string): { seat: string; seq: number; position: number } {
  return { seat, seq: position.seq, position: position.dice.step };
}

/** When the seat's open decision is due, in his own zone; empty: it has no date, or a bot waits for it, which claims nothing. */
export function dueText(hand: Table, side: string): string {
  const { dueAt } = hand.seat(side);
  return dueAt && !hand.againstBot(side) ? momentText(dueAt, hand.playerOf(side).zone) : '';
}
