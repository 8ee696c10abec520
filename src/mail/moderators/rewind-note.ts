import type { Submission } from '../../kernel/record/submission';
import { newDice } from '../../reports/new-dice';
import { momentInWords } from '../../kernel/moment';
import type { Board } from '../../table/board';

/** What players and moderator are told at once when a moderator has taken a game back; `step` is the number players know, `known` what the end has told. */
export function rewindNote(
  { engine, game, position, seats }: Board,
  step: number,
  back: Submission | undefined,
  known: readonly string[] = [],
) {
  if (back?.kind !== 'rewind') throw new Error(`game ${game.code} was not rewound`);
  // The moment is the same for all.
  const moment = momentInWords(engine.system, engine.view(position, seats[0]?.side ?? '') as object);
  const news = `The moderator has taken the game back to position ${step}, ${moment}: ${back.reason}`;
  const kept = 'The dice are kept: the same orders roll the same faces again.';
  const anew = 'Every roll since is void; the dice are rolled anew.';
  const dice = back.commitment ? newDice(back.commitment) : back.dice === 'kept' ? kept : anew;
  const theirs =
    'What each player has seen since stays seen. Their standing orders stay as they are now. Whoever is waited for is asked anew.';
  const seen =
    'What each of you has seen since stays seen. Standing orders stay as they are now. Whoever is waited for is asked anew.';
  const paragraphs = [news, game.charter.dice === 'entered' ? anew : dice, ...known];
  return { what: 'the game went back', paragraphs: [...paragraphs, seen], moderator: [...paragraphs, theirs] };
}
