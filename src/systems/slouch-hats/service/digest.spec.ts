import { playOut } from '../../../kernel/testing/playout';
import { digest } from '../../../reports/digest';
import { slouchHatsEngine } from '../testing';

describe('the digest of the first mail', () => {
  const engine = slouchHatsEngine();
  const { facts } = playOut(engine, { scenario: '1', seed: 'digest', mode: 'planned', most: 8 });
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
