import { playOut } from '../../../kernel/testing/playout';
import type { JsonObject } from '../../../kernel/realm';
import { digest } from '../../../reports/digest';
import type { LoggedFact } from '../../../submissions/logged-fact';
import { slouchHatsEngine } from '../testing';

describe('the digest of the first mail', () => {
  const engine = slouchHatsEngine();
  const { facts } = playOut(engine, { scenario: '1', seed: 'digest', mode: 'planned', most: 8, checkOneIn: 1000 });
  const logged = facts.map((fact, n) => ({ ...fact, seq: 0, n }));
  const drawn = (reader: string, side: string): string | undefined =>
    digest(engine, logged, reader).find((line) => line.startsWith(`${side} draws`));

  it('names the fourth of four markers that were drawn, and does not count him as "1 more"', () => {
    expect(drawn('allied', 'Allied')).toMatch(/^Allied draws, 4: (?:the marker [A-R] [^;]+(?:; |\.$)){4}/);
  });

  it('says once what is the same of each', () => {
    expect(drawn('axis', 'Allied')).toBe('Allied draws, 4: a marker each time.');
  });
});

describe('what befell one place', () => {
  const engine = slouchHatsEngine();
  const logged = (facts: readonly { type: string; body: JsonObject }[]): LoggedFact[] =>
    facts.map((fact, n) => ({ ...fact, rule: '1', audience: 'all', seq: 0, n }) as unknown as LoggedFact);
  const delayed = {
    type: 'cargo.rolled',
    body: { side: 'axis', cargo: 'Axis-MSU-1', supply: true, from: '1515', to: '1519', outcome: 'delayed' },
  };
  const lost = (unit: string): { type: string; body: JsonObject } => ({
    type: 'unit.lost',
    body: { unit, to: 'reduced', rule: '12.2', hex: '1722' },
  });
  const attack = (side: string): { type: string; body: JsonObject } => ({
    type: 'combat.fought',
    body: {
      ...{ side, hex: '1722', attackers: [], defenders: [], attack: 4, defence: 1, initial: '4-1', column: '4-1' },
      ...{ shifts: [], spent: [], roll: { die: 3, total: 3 }, result: side === 'axis' ? 'A1' : 'D1' },
    },
  });

  it('is counted where it befell it twice', () => {
    const told = digest(engine, logged([delayed, delayed]), 'allied').join('\n');
    expect(told).toContain('1519 Beirut: a Supply Point delayed on the way here (twice).');
  });

  it('has a line for the attack of each side, with the losses behind it', () => {
    const facts = logged([attack('allied'), lost('II-29RTA'), attack('axis'), lost('25/7A')]);
    const lines = digest(engine, facts, 'allied').filter((line) => line.startsWith('1722'));
    expect(lines).toEqual([
      expect.stringMatching(/Allied attack at 4-1, .*II-29RTA loses a step\.$/),
      expect.stringMatching(/Axis attack at 4-1, .*25\/7A loses a step\.$/),
    ]);
  });
});
