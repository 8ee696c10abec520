import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { tryOut } from '../../../orders/judging/try-out';
import { readTrial } from '../../../cli/adjudicate-game';

const engine = ownSystems().engine('mercury');

describe('orders tried on a position of a game', () => {
  const { position } = engine.start({ scenario: '4', options: {} }, keyedDice('secret of the game'));
  const seat = position.open[0]?.seat ?? '';

  it('are played as the game would take them, on a copy, with dice of their own that are the same each time', () => {
    const before = JSON.stringify(position);
    const trial = readTrial('t.yaml', `orders:\n  - {${seat}: pass}\n`);
    const [one, again] = [tryOut(engine, position, trial), tryOut(engine, position, trial)];
    expect(one.refused).toEqual([]);
    expect(one.rows.length).toBeGreaterThan(0);
    expect(one.position).toEqual(again.position);
    expect(JSON.stringify(position)).toBe(before);
  });

  it('that are illegal are refused by line and reason, and what no roll took is told', () => {
    const trial = readTrial('t.yaml', `orders:\n  - {${seat}: fly to the moon}\ndice: [3]\n`);
    const tried = tryOut(engine, position, trial);
    expect(tried.refused).toEqual([expect.stringContaining('line 1, "fly to the moon"')]);
    expect([tried.rows, tried.diceLeft]).toEqual([[], ['3']]);
  });

  it('stand in a file whose faults are named', () => {
    expect(() => readTrial('t.yaml', 'order: []')).toThrow(/t\.yaml:1/);
    expect(readTrial('t.yaml', 'dice: {search/*: 3, aa: [1, 2]}\nthrow: 4').dice.byKey).toEqual({
      'search/*': [3],
      aa: [1, 2],
    });
  });
});
