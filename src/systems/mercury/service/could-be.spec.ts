import { asked } from '../../../cli/testing/asked-at-random';
import { ownSystems } from '../../../config/testing/systems';
import { consider } from '../../../kernel/decide/verdict';

const engine = ownSystems().engine('mercury');

describe('a type of aircraft of which several are ready', () => {
  const found = asked(engine, '4', 1).find(({ open }) => open.kind === 'mercury.air-allocation');
  const [line] = found
    ? consider(engine, found.position, found.open.seat, found.open, 'allocate Ju-87: naval attack').lines
    : [];

  it('is told with each of them, a line that the page can write for each', () => {
    expect(line?.why).toContain('"Ju-87" could be ');
    const could = line?.could ?? [];
    expect(could.length).toBeGreaterThan(1);
    expect(new Set(could).size).toBe(could.length);
    for (const text of could) {
      expect(text).toMatch(/^allocate Ju-87 \S+: naval attack$/);
      if (found) expect(consider(engine, found.position, found.open.seat, found.open, text).sound).toBe(true);
    }
  });
});
