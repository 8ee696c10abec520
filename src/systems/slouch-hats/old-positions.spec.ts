import { fixtureFiles } from '../../config/fixture-files';
import { inHand, playedOn, savedPositions } from '../../kernel/testing/old-positions';
import { slouchHatsEngine } from './testing';

const engine = slouchHatsEngine();
const saved = savedPositions(fixtureFiles('slouch-hats'));

const ANSWERS = 10;

describe('a game that was running when the rules were mended', () => {
  it.each(saved)('%s, asked for %s: says where it stands and goes on', (_, kind, position) => {
    const now = inHand(engine, position);
    expect(now.open.map((o) => o.kind)).toContain(kind);
    expect(engine.where(now)).toMatch(/^Scenario > /);
    for (const seat of ['axis', 'allied']) expect(engine.system.lines(engine.view(now, seat), null)).not.toEqual([]);
    const then = playedOn(engine, now, ANSWERS);
    if (!then.over) expect(then.seq).toBeGreaterThanOrEqual(now.seq + ANSWERS);
  });

  it('is kept for nearly every decision there is', () => {
    const kinds = new Map(saved.map(([, kind]) => [kind, true]));
    const missing = engine.system.decisions.map(({ kind }) => kind).filter((kind) => !kinds.has(kind));
    // What random play hardly ever comes to.
    expect(missing.length).toBeLessThanOrEqual(6);
  });
});
