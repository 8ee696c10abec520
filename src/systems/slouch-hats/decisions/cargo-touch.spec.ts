import { fixtureFiles } from '../../../config/fixture-files';
import { touched } from '../../../kernel/decide/touch';
import { savedPositions } from '../../../kernel/testing/old-positions';
import { slouchHatsEngine } from '../testing';
import { transport } from './transport';

const engine = slouchHatsEngine();

/** The first Allied Transport Phase of scenario 1, as it is asked. */
function firstTransport() {
  const [, , position] = savedPositions(fixtureFiles('slouch-hats')).find(([, kind]) => kind === transport.kind) ?? [];
  const open = position?.open.find(({ kind }) => kind === transport.kind);
  if (!position || !open) throw new Error('nobody was asked');
  return engine.ask(position, open);
}

describe('what goes by sea is picked with a finger', () => {
  const q = firstTransport();
  const { things } = touched(transport, q, []);
  const named = (name: string): string => things.find((thing) => thing.name === name)?.id ?? '';

  it('units and Supply Points in ports, and commandos, with the place where they stand', () => {
    expect(things.map(({ name }) => name)).toContain('11 Cdo');
    expect(things.every(({ at }) => at !== null)).toBe(true);
  });

  it('goals light up, each with the line that sends it there', () => {
    const { offers } = touched(transport, q, [named('11 Cdo')]);
    expect(offers.map(({ says }) => says)).toEqual(expect.arrayContaining(['ship', 'raid']));
    expect(offers.find(({ at, says }) => at === '1527' && says === 'ship')?.lines).toEqual(['ship 11 Cdo to 1527']);
  });

  it('two that are picked go together only where both may', () => {
    const [one, two] = [named('11 Cdo'), things.find(({ name }) => name !== '11 Cdo')?.id ?? ''];
    const alone = touched(transport, q, [one]).offers.map(({ at }) => at);
    const both = touched(transport, q, [one, two]).offers;
    expect(both.length).toBeGreaterThan(0);
    for (const { at, lines } of both) {
      expect(alone).toContain(at);
      expect(lines).toHaveLength(2);
    }
  });
});
