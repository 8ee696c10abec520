import { charterOf, errorPolicy, type ErrorPolicy } from './charter';
import type { Game } from './game.entity';

/** What may be mended in a game, by its charter. */
export interface Mending {
  /** UNDO takes back orders that are still sealed. */
  undoSealed: boolean;
  /** Players may agree to go back, without a moderator, and say what becomes of the dice; UNDO of played orders asks for it. */
  rewindByPlayers: boolean;
  /** The moderator may take the game back. */
  rewindByModerator: boolean;
  /** What a change of the position by the moderator must rest on. */
  adjust: 'a reason' | 'a rule' | 'a ruling';
}

const MENDING: Record<ErrorPolicy, Mending> = {
  Friendly: { undoSealed: true, rewindByPlayers: true, rewindByModerator: true, adjust: 'a reason' },
  Tournament: { undoSealed: true, rewindByPlayers: false, rewindByModerator: true, adjust: 'a rule' },
  'Hard Core': { undoSealed: false, rewindByPlayers: false, rewindByModerator: false, adjust: 'a ruling' },
};

/** As the game is played now, with what both have agreed to since it began. */
export const mendingOf = (game: Pick<Game, 'charter' | 'changes'>): Mending => MENDING[errorPolicy(charterOf(game))];

/** `By the charter (Tournament)`: how whatever is refused begins. */
export const byCharter = (game: Pick<Game, 'charter' | 'changes'>): string =>
  `By the charter (${errorPolicy(charterOf(game))})`;

/** Why players cannot agree to go back; null: they can. */
export function noRewind(game: Pick<Game, 'charter' | 'changes'>): string | null {
  const { rewindByPlayers, rewindByModerator } = mendingOf(game);
  if (rewindByPlayers) return null;
  return rewindByModerator
    ? `${byCharter(game)} only the moderator takes the game back: ASK ... ENDASK asks him.`
    : `${byCharter(game)} nobody takes the game back: what was played stands.`;
}

/** Why the moderator may not change the position so; null: he may. `ruling`: the number of one that holds in the game. */
export function noAdjustment(
  game: Pick<Game, 'charter' | 'changes'>,
  { rule, ruling }: { rule: string; ruling: number | null },
): string | null {
  const needs = mendingOf(game).adjust;
  if (needs === 'a rule' && rule === '' && ruling === null)
    return `rule: ${byCharter(game)} the position is changed only to set right what a rule says otherwise; name its number`;
  if (needs === 'a ruling' && ruling === null)
    return `ruling: ${byCharter(game)} the position is changed only to carry out a ruling that holds in this game; name its number`;
  return null;
}
