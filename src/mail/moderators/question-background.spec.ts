import type { LoggedFact } from '../../submissions/logged-fact';
import type { Board } from '../../table/board';
import { QuestionBackground } from './question-background';

/** Row, number, what happened; undone: a rewind took it back. */
const fact = (seq: number, n: number, type: string, undone?: true): LoggedFact =>
  ({ seq, n, type, rule: '4.1', audience: 'all', body: {}, ...(undone ? { undone } : {}) }) as unknown as LoggedFact;

async function toldAt(seq: number, facts: LoggedFact[], from = seq): Promise<string[]> {
  const log = {
    lastOf: (_: string, type: string, before: number) => {
      const found = facts.filter((f) => f.type === type && f.seq < before).at(-1);
      return Promise.resolve(found ? [found.seq, found.n] : null);
    },
    factsAfter: (_: string, after: number) => Promise.resolve(facts.filter((f) => f.seq > after)),
  };
  const background = new (QuestionBackground as unknown as new (...parts: unknown[]) => QuestionBackground)(null, log);
  const hand = { game: { id: 'g' }, engine: { system: { turnBegins: 'turn' } } } as unknown as Board;
  return (await background.since(hand, from, seq)).map(({ type }) => type);
}

describe('the log of a question', () => {
  const PLAYED = [
    ...[fact(0, 0, 'turn'), fact(1, 0, 'moved'), fact(2, 0, 'fought'), fact(2, 1, 'turn')],
    ...[fact(2, 2, 'weather'), fact(3, 0, 'landed'), fact(4, 0, 'later')],
  ];

  it('begins with its game-turn, not with what the last answer of the turn before came to', async () => {
    expect(await toldAt(3, PLAYED)).toEqual(['turn', 'weather', 'landed']);
    expect(await toldAt(1, PLAYED)).toEqual(['turn', 'moved']);
  });

  it('begins with the game-turn of what is asked about, where that is an earlier one', async () => {
    expect(await toldAt(3, PLAYED, 1)).toEqual(['turn', 'moved', 'fought', 'turn', 'weather', 'landed']);
  });

  it('is of the game-turn that is played: one that was taken back begins nothing', async () => {
    const back = PLAYED.map((f) => (f.seq >= 2 ? { ...f, undone: true as const } : f));
    expect(await toldAt(6, [...back, fact(5, 0, 'back'), fact(6, 0, 'moved')])).toEqual([
      ...PLAYED.map(({ type }) => type),
      'back',
      'moved',
    ]);
  });
});
