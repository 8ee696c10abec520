import { fixtureFiles } from '../../config/fixture-files';
import { inHand, playedOn, savedPositions } from '../../kernel/testing/old-positions';
import { aegeanEngine } from './testing';

const engine = aegeanEngine();
const saved = savedPositions(fixtureFiles('aegean'));
const ANSWERS = 10;

describe('a game that was running when the rules were mended', () => {
  it.each(saved)('%s, asked for %s: says where it stands and goes on', (_, kind, position) => {
    const now = inHand(engine, position);
    expect(now.version).toBe(engine.system.version);
    expect(now.open.map((o) => o.kind)).toContain(kind);
    for (const seat of ['german', 'allied'] as const)
      expect(engine.system.lines(engine.view(now, seat), null)).not.toEqual([]);
    const then = playedOn(engine, now, ANSWERS);
    if (!then.over) expect(then.seq).toBeGreaterThanOrEqual(now.seq + ANSWERS);
  });

  it('is kept for every decision that there is, but those that random play hardly ever comes to', () => {
    const kinds = new Map(saved.map(([, kind]) => [kind, true]));
    const missing = engine.system.decisions.map(({ kind }) => kind).filter((kind) => !kinds.has(kind));
    expect(missing.length).toBeLessThanOrEqual(6);
  });
});
