import { playOut } from '../../../kernel/testing/playout';
import { slouchHatsEngine } from '../testing';

const engine = slouchHatsEngine();

/** The facts of a type in a game of two bots. */
const game = playOut(engine, { scenario: '1', seed: 'bot/1', mode: 'strict', bots: true });
const told = (type: string) => game.facts.filter((fact) => fact.type === type).map(({ body }) => body);

describe('a game of two bots in scenario 1', () => {
  it('comes to its end, and nothing that they order is refused', () => {
    expect(game.faults).toEqual([]);
    expect(game.position.over).not.toBeNull();
  });
  it('they attack where the odds are good: hardly a combat below 3-2', () => {
    const columns = told('combat.fought').map(({ column }) => column as string);
    expect(columns.length).toBeGreaterThan(5);
    const poor = columns.filter((column) => ['1-4', '1-3', '1-2', '1-1'].includes(column));
    expect(poor.length).toBeLessThan(columns.length / 4);
  });
  it('the Allied one takes ground that counts, within the turns of the scenario', () => {
    const scored = told('points.scored').filter(({ side }) => side === 'allied');
    expect(scored.length).toBeGreaterThan(1);
  });
  it('Supply Points of the Middle East become MSUs that go to the front', () => {
    expect(told('supply.converted').length).toBeGreaterThan(0);
    const msus = told('units.moved').filter(({ units }) => (units as string[]).some((id) => id.includes('MSU')));
    expect(msus.length).toBeGreaterThan(3);
  });
});
