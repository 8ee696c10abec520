import { fixtureFiles } from '../../config/fixture-files';
import { inHand, playedOn, savedPositions } from '../../kernel/testing/old-positions';
import { mercuryEngine } from './testing';

const engine = mercuryEngine();
const saved = savedPositions(fixtureFiles('mercury'));

/** One position of each file is played to the end of its game, and all at sea: on land a whole game from each would take minutes. */
const toTheEnd = new Set(
  saved
    .filter(([file], i) => /-4b?\.json$/.test(file) || saved[i - 1]?.[0] !== file)
    .map(([file, kind]) => `${file} ${kind}`),
);
const ANSWERS_ON_LAND = 25;

describe('a game that was running when the rules were mended', () => {
  it.each(saved)('%s, asked for %s: says where it stands and goes on', (file, kind, position) => {
    const now = inHand(engine, position);
    expect(now.open.map((o) => o.kind)).toContain(kind);
    expect(engine.where(now)).toMatch(/(Naval|Ground) scenario > /);
    for (const seat of ['german', 'allied']) expect(engine.system.lines(engine.view(now, seat), null)).not.toEqual([]);
    const whole = toTheEnd.has(`${file} ${kind}`);
    const then = playedOn(engine, now, whole ? undefined : ANSWERS_ON_LAND);
    if (whole) expect(then.over).not.toBeNull();
    // Some are near their end.
    else if (!then.over) expect(then.seq).toBeGreaterThanOrEqual(now.seq + ANSWERS_ON_LAND);
  });

  it('is kept for every decision of the scenarios that are played', () => {
    const kinds = saved.map(([, kind]) => kind);
    expect(new Map(kinds.map((k) => [k, k])).size).toBeGreaterThanOrEqual(18);
  });
});
