import { consider } from '../../../kernel/decide/verdict';
import { readCases } from '../../../kernel/testing/case-file';
import { PlayedCase } from '../../../kernel/testing/play-case';
import { slouchHatsEngine } from '../testing';

const engine = slouchHatsEngine();

/** What the one who is asked on a board is told that his orders come to. */
function foreseen(board: string, orders: string, text: string): readonly string[] {
  const file = `system: slouch-hats\ncases:\n  - case: asked\n    rule: "12.31"\n    board: ${board}\n    ${orders}\n    expect: {asked: nobody}\n`;
  const [one] = readCases({ path: 'asked.yaml', text: file }).cases;
  const position = one && new PlayedCase(engine, one).position;
  const [open] = position?.open ?? [];
  if (!position || !open) throw new Error('nobody is asked');
  return consider(engine, position, open.seat, open, text).foreseen;
}

describe('what orders come to, in every decision in which it can be said beforehand', () => {
  const fight = `{run: Combat Phase, segment: C, turn: II June, stand: {1824: [25/7A, 21/7A, Allied-MSU-1 (2)], 1723: [II-6REI, Axis-Dump-1 (2)], 1722: [I-17RTS, I-RACL, Axis-Dump-2 (2)], 2120: [III/6]}}`;
  const attack = 'standing: [{axis: "ask me defence"}]\n    orders: [{allied: "attack 1723: 25/7A, 21/7A"}]';

  it('11.14: guns and aircraft of a defence, the column that they make', () => {
    const told = foreseen(fight, attack, 'defend: guns I-RACL; air III/6');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^1723: the combat goes from column \d-\d to \d-\d before what else is placed and played/);
    expect(foreseen(fight, attack, 'defend: guns none; air none')).toEqual([]);
  });

  it('6.31: who is Out of Supply, when somebody is left so', () => {
    const board = `{run: Supply Status Phase, segment: A, turn: II June, stand: {1519: [I-24RMIC], 2311: [6RCA, "Axis-Dump-1 (2)"], 1824: [25/7A]}}`;
    expect(foreseen(board, 'standing: [{axis: "ask me supply"}]\n    orders: []', 'forgo 6RCA')).toEqual([
      'Out of Supply then: 6RCA',
    ]);
  });

  it('18.14b: what markers cost that are bought', () => {
    const board = `{run: Special Events Phase, segment: A, turn: II June, victory points: {allied: 5}, stand: {1519: [I-24RMIC], 1824: [25/7A]}}`;
    expect(foreseen(board, 'standing: [{allied: "ask me draws"}]\n    orders: []', 'draw 1 more')).toEqual([
      '2 of your 5 Victory Points are spent (18.14b)',
    ]);
  });

  it('20.21B: what a marker costs that is played', () => {
    const board = `{run: Reinforcements Phase, segment: A, turn: II June, victory points: {allied: 3}, hand: {allied: [B]}, stand: {1519: [I-24RMIC], 1824: [25/7A], 2723: [1-Dr]}}`;
    expect(foreseen(board, 'standing: [{allied: "ask me event"}]\n    orders: []', 'event B')).toEqual([
      'event B costs 1 of your 3 Victory Points',
    ]);
  });
});
