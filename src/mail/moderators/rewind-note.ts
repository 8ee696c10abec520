import type { Row } from '../../kernel/decide/settle';
import { migrated } from '../../kernel/record/migrate';
import type { Position } from '../../kernel/record/position';
import { newDice } from '../../reports/new-dice';
import { momentInWords } from '../../kernel/moment';
import type { Board } from '../../table/board';

/** `position 42, 20 May, afternoon (20 PM)`: the number that players know, and the moment, which is the same for all. */
export function placeInWords({ engine, seats }: Pick<Board, 'engine' | 'seats'>, position: Position): string {
  const { system } = engine;
  const now = migrated(system, position, system.version);
  return `position ${position.dice.step}, ${momentInWords(system, engine.view(now, seats[0]?.side ?? '') as object)}`;
}

/**
 * What players and moderator are told at once when a moderator has taken a game back by `row`; `known` is what the end has
 * told. Orders given before may have answered at once what is asked there.
 */
export function rewindNote(board: Board, row: Row | undefined, known: readonly string[] = []) {
  const { game, position } = board;
  const back = row?.submission;
  if (!row || back?.kind !== 'rewind') throw new Error(`game ${game.code} was not rewound`);
  const news = `The moderator has taken the game back to ${placeInWords(board, row.position)}: ${back.reason}`;
  const goneOn = `Orders that were given before have answered from there on: it stands at ${placeInWords(board, position)}, now.`;
  const kept = 'The dice are kept: the same orders roll the same faces again.';
  const anew = 'Every roll since is void; the dice are rolled anew.';
  const dice = back.commitment ? newDice(back.commitment) : back.dice === 'kept' ? kept : anew;
  const theirs =
    'What each player has seen since stays seen. Their standing orders stay as they are now. Whoever is waited for is asked anew.';
  const seen =
    'What each of you has seen since stays seen. Standing orders stay as they are now. Whoever is waited for is asked anew.';
  const stands = position.dice.step === row.position.dice.step ? [news] : [news, goneOn];
  const paragraphs = [...stands, game.charter.dice === 'entered' ? anew : dice, ...known];
  return { what: 'the game went back', paragraphs: [...paragraphs, seen], moderator: [...paragraphs, theirs] };
}
