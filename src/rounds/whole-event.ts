import type { GameState } from '../table/game.entity';
import { roundsOfRobin } from './pairing/round-robin';
import type { Entrant, Pairing, PairingGame, Round, RoundEvent } from './rounds.entities';
import type { Scored } from './standings';

/** An entrant with who he is. */
export interface NamedEntrant extends Entrant {
  name: string;
  email: string;
  zone: string;
}

/** A game of a pairing with how it stands; without a code it is not made yet. */
export interface PlayedGame extends PairingGame {
  code: string | null;
  state: GameState | null;
}

export interface WholePairing extends Pairing {
  games: PlayedGame[];
}

export interface WholeRound extends Round {
  pairings: WholePairing[];
}

/** An event with all that belongs to it, by number and seed. */
export interface WholeEvent {
  event: RoundEvent;
  entrants: NamedEntrant[];
  rounds: WholeRound[];
}

/** The round that is not over; undefined: all that have begun are. */
export const openRound = ({ rounds }: WholeEvent): WholeRound | undefined => rounds.find((r) => r.state !== 'over');

/** Pairings as standings count them. */
export const scoredOf = ({ event, rounds }: WholeEvent): Scored[] =>
  rounds.flatMap(({ number, pairings }) =>
    pairings.map(({ firstId, secondId, games }) => ({
      ...{ round: number, first: firstId, second: secondId, games: event.games },
      values: games.map((g) => g.value),
    })),
  );

/** Whether somebody is an entrant of a game's pairing. */
export function playsGame({ entrants, rounds }: WholeEvent, game: PlayedGame, personId: string | null): boolean {
  const pairing = rounds.flatMap((r) => r.pairings).find((p) => p.id === game.pairingId);
  return entrants.some((e) => e.personId === personId && (e.id === pairing?.firstId || e.id === pairing?.secondId));
}

/** Whether everybody may see an event: who organises it has opened a round. One that ended as a draft stays with him. */
export const isPublic = ({ event, rounds }: WholeEvent): boolean => event.state !== 'draft' && rounds.length > 0;

export const gamesOf = (round: WholeRound): PlayedGame[] => round.pairings.flatMap((p) => p.games);

/** Rounds that an event is to have: as was said, or as many as its kind needs for those who are in it. */
export function plannedRounds({ event, entrants }: WholeEvent): number {
  if (event.planned !== null) return event.planned;
  const players = Math.max(2, entrants.length);
  if (event.kind === 'match') return 1;
  return event.kind === 'robin' ? roundsOfRobin(players) : Math.max(3, Math.ceil(Math.log2(players)));
}
