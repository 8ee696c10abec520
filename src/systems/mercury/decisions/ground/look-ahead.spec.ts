import { keyedDice } from '../../../../kernel/chance/dice';
import { consider, type Verdict } from '../../../../kernel/decide/verdict';
import { mercuryBoard } from '../../board';
import { mercuryData, mercuryEngine } from '../../testing';

const engine = mercuryEngine();
const row = ['W4311', 'W4312', 'W4313', 'W4314', 'W4315'];

/** What a German mail about his movement comes to: Koch and 1/7 in the west, the Allies in W4314, and `more` units. */
function mailed(text: string, more: Record<string, string[]> = {}): Verdict {
  const board = mercuryBoard(mercuryData(), {
    run: 'Ground Movement',
    turn: '20 PM',
    ground: {
      hexes: Object.fromEntries([...row, ...Object.keys(more)].map((hex) => [hex, 'flat'])),
      units: { W4312: ['Koch'], W4311: ['1/7'], W4314: ['B/22 NZ'], ...more },
    },
    with: { side: 'german' },
  });
  const dice = keyedDice('secret');
  const { position } = engine.begin('1', board.world, board.proc, board.local, dice);
  const open = position.open[0];
  if (open?.kind !== 'mercury.ground-movement') throw new Error('the German is not asked for his moves');
  return consider(engine, position, 'german', open, text);
}

const line = (verdict: Verdict, number: number) => verdict.lines.find((l) => l.number === number);

describe('plans that stand in the mail with the moves', () => {
  it('are looked at as things would stand after the moves: the odds are said', () => {
    const verdict = mailed('move Koch: 4313\ndeclare 4314: Koch');
    expect(line(verdict, 2)?.status).toBe('later');
    expect(verdict.foreseen.join('\n')).toMatch(/W4314.*3-2|3-2.*W4314/s);
  });

  it('that could not be carried out then are doubtful, with the rule; the mail stands', () => {
    const verdict = mailed('pass\ndeclare 4314: Koch');
    expect(line(verdict, 2)).toMatchObject({ status: 'doubt', rule: '9.11' });
    expect(verdict.sound).toBe(true);
  });

  it('may say "all" twice: the second one takes who is left', () => {
    const orders = 'move Koch: 4313\ndeclare 4314: all\ndeclare 4413: all';
    const verdict = mailed(orders, { W4413: ['C/22 NZ'], W4412: ['Sarrazin'] });
    expect([2, 3].map((n) => line(verdict, n)?.status)).toEqual(['later', 'later']);
    expect(verdict.foreseen.join('\n')).toMatch(/W4314: 3 to 2[\s\S]*W4413: 3 to 2/);
    const none = line(mailed(orders, { W4413: ['C/22 NZ'] }), 3);
    expect(none?.status).toBe('doubt');
    expect(none?.why).toContain('nobody is left who could attack W4413');
  });

  it('know what guns may fire at', () => {
    expect(line(mailed('move Koch: 4313\nbombard 4314: 1/7'), 2)?.status).toBe('later');
    expect(line(mailed('pass\nbombard 4312: 1/7'), 2)?.status).toBe('doubt');
  });
});

describe('the question for the moves', () => {
  it('says what else the mail may hold', () => {
    const kind = engine.kind('mercury.ground-movement');
    const following = kind.followedBy?.({ seat: 'german', view: {} as never, facts: {}, data: mercuryData() });
    expect(following?.map((name) => engine.kind(name).title)).toEqual(['bombardment', 'combat declaration']);
  });
});
