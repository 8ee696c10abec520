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

describe('a type of aircraft of which several attack one Task Force', () => {
  const found = asked(engine, '4', 12).flatMap(({ position, open }) => {
    if (open.kind !== 'mercury.air-targets') return [];
    const { choices } = engine.kind(open.kind).prompt(engine.ask(position, open));
    const types = choices.flatMap((line) => /^attack TF \w: (\S+)/.exec(line)?.[1] ?? []);
    const twice = types.find((type, i) => types.indexOf(type) !== i);
    const text = choices[0]?.replace(/: .*/, `: ${twice} > any`) ?? '';
    return twice === undefined ? [] : [{ position, open, text }];
  });

  it('is told with a line for each of them, which the page can write', () => {
    const [first] = found;
    if (!first) throw new Error('no such attack in this random game');
    const { position, open, text } = first;
    const [line] = consider(engine, position, open.seat, open, text).lines;
    expect(line?.why).toContain('could be ');
    expect(line?.could?.length).toBeGreaterThan(1);
    for (const one of line?.could ?? [])
      expect(
        consider(engine, position, open.seat, open, one).lines.every(({ why }) => !why?.includes('could be')),
      ).toBe(true);
  });
});
