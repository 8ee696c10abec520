import type { Row } from '../../kernel/decide/settle';
import type { Board } from '../../table/board';
import { rewindNote } from './rewind-note';

const at = (step: number) => ({ dice: { step }, version: '1', open: [], world: step });
const board = (now: number): Board =>
  ({
    engine: {
      system: { version: '1', moment: (view: { world: number }) => `turn ${view.world}` },
      view: (p: object) => p,
    },
    game: { charter: { dice: 'rolled' }, code: '7K3F' },
    seats: [{ side: 'red' }],
    position: at(now),
  }) as unknown as Board;
const back = {
  submission: { kind: 'rewind', source: 'moderator', to: 4, dice: 'anew', reason: 'a slip' },
  position: at(42),
  facts: [],
} as unknown as Row;

describe('what is told of a game that was taken back', () => {
  it('names the moment that it went back to', () => {
    expect(rewindNote(board(42), back).paragraphs[0]).toBe(
      'The moderator has taken the game back to position 42, turn 42: a slip',
    );
    expect(rewindNote(board(42), back).paragraphs.join(' ')).not.toContain('it stands at');
  });

  it('names the moment that orders given before have brought it to since', () => {
    const { paragraphs, moderator } = rewindNote(board(45), back);
    for (const told of [paragraphs, moderator])
      expect(told.slice(0, 2)).toEqual([
        'The moderator has taken the game back to position 42, turn 42: a slip',
        'Orders that were given before have answered from there on: it stands at position 45, turn 45, now.',
      ]);
  });
});
