import { pointsText, publicName, valueText } from './names';
import type { Naming } from './rounds.entities';
import { pointsIn, standings, type Line, type Scored } from './standings';
import { scoredOf, type NamedEntrant, type PlayedGame, type WholeEvent, type WholeRound } from './whole-event';

/** How entrants are called to who looks. */
export type Caller = (entrant: NamedEntrant) => string;

export const callerFor =
  (names: Naming): Caller =>
  (entrant) =>
    publicName(entrant, names);

/** A line of the standings as it is shown. */
export interface StandingLine extends Line {
  name: string;
  state: string;
}

/** A game as everybody may know it: of one that runs, that it does. */
export interface GameLine {
  round: number;
  pair: number;
  game: number;
  code: string | null;
  scenario: string;
  first: string;
  firstSide: string;
  second: string;
  secondSide: string;
  state: 'to be made' | 'running' | 'with a panel' | 'over';
  value: number | null;
  how: string | null;
  level: string | null;
}

export function standingLines(whole: WholeEvent, call: Caller): StandingLine[] {
  return standings(whole.entrants, scoredOf(whole)).map((line) => {
    const entrant = entrantOf(whole, line.id);
    return { ...line, name: call(entrant), state: entrant.state };
  });
}

/** The games of an event in order; the sides by the names that `seatName` gives. */
export function gameLines(whole: WholeEvent, call: Caller, seatName: (side: string) => string): GameLine[] {
  return whole.rounds.flatMap((round) =>
    round.pairings.flatMap((pairing) =>
      pairing.games.map((game): GameLine => ({
        ...{ round: round.number, pair: pairing.nr, game: game.nr, code: game.code, scenario: game.scenario },
        first: call(entrantOf(whole, pairing.firstId)),
        firstSide: seatName(game.firstSide),
        second: pairing.secondId === null ? '' : call(entrantOf(whole, pairing.secondId)),
        secondSide: seatName(game.secondSide),
        state: stateOf(game),
        ...{ value: game.value, how: game.how },
        // Why it was ruled so stands in the log of the event.
        level: game.how === 'played' ? game.level : null,
      })),
    ),
  );
}

const stateOf = ({ gameId, value, panelBy }: PlayedGame): GameLine['state'] => {
  if (value !== null) return 'over';
  return panelBy !== null ? 'with a panel' : gameId === null ? 'to be made' : 'running';
};

/** A row of the cross table: what somebody has of each of the others, in the order of the standings. */
export interface CrossRow {
  /** Of the row and of its column: places may be shared. */
  nr: number;
  name: string;
  cells: { text: string; own: boolean }[];
  points: string;
}

export function crossTable(whole: WholeEvent, call: Caller): CrossRow[] {
  const lines = standingLines(whole, call);
  const scored = scoredOf(whole);
  return lines.map(({ id, name, points }, i) => ({
    ...{ nr: i + 1, name, points: pointsText(points) },
    cells: lines.map((other) => ({ own: other.id === id, text: other.id === id ? '' : cellOf(scored, id, other.id) })),
  }));
}

/** Points of one against another; `*`: a game has no result yet. */
function cellOf(scored: readonly Scored[], id: string, other: string): string {
  const met = scored.filter((p) => (p.first === id && p.second === other) || (p.first === other && p.second === id));
  const parts = met.map((p) => {
    const open = p.values.filter((v) => v === null).length;
    if (open === p.values.length) return '*';
    return `${pointsText(pointsIn(p, id))}${'*'.repeat(open)}`;
  });
  return parts.join(' ');
}

export function entrantOf({ entrants }: WholeEvent, id: string): NamedEntrant {
  const found = entrants.find((e) => e.id === id);
  if (!found) throw new Error('an entrant is missing');
  return found;
}

/** What a round is doing, in a few words. */
export function roundText({ state, pairings }: WholeRound): string {
  const games = pairings.flatMap((p) => p.games);
  const left = games.filter((g) => g.value === null).length;
  if (state === 'confirming') return 'seats are being confirmed';
  if (state === 'over') return pairings.length === 0 ? 'not played' : 'over';
  return `${left} of ${games.length} games to go${state === 'adjudicating' ? ', some with a panel' : ''}`;
}

/** A result in words: `+0.5 (Marginal victory)`. */
export const resultText = ({ value, how, level, state }: GameLine): string => {
  if (value === null) return state;
  const ruled = { played: '', panel: 'by a panel', organiser: 'by the organiser', abandoned: 'abandoned' }[
    how ?? 'played'
  ];
  return [
    valueText(value),
    ...[how === 'played' ? (level ?? '') : (ruled ?? '')].filter((t) => t !== '').map((t) => `(${t})`),
  ].join(' ');
};
