import { createHash } from 'node:crypto';
import { fixtureFiles } from '../../config/fixture-files';
import { keyedDice } from '../../kernel/chance/dice';
import { canonical } from '../../kernel/record/hash';
import type { Submission } from '../../kernel/record/submission';
import { inHand, playedOn, savedPositions } from '../../kernel/testing/old-positions';
import { levelOf, levelsOf } from './rules/g94-points';
import { scenarioCalled } from './set-up';
import { navalEngine } from './testing';
import type { World } from './world';

const engine = navalEngine();
const saved = savedPositions(fixtureFiles('naval-module'));
const ANSWERS = 10;

describe('a game that was running when the rules were mended', () => {
  it.each(saved)('%s, asked for %s: says where it stands and goes on', (_, kind, position) => {
    const now = inHand(engine, position);
    expect(now.version).toBe(engine.system.version);
    expect(now.open.map((o) => o.kind)).toContain(kind);
    for (const seat of ['axis', 'soviet'] as const)
      expect(engine.system.lines(engine.view(now, seat), null)).not.toEqual([]);
    const then = playedOn(engine, now, ANSWERS);
    if (!then.over) expect(then.seq).toBeGreaterThanOrEqual(now.seq + ANSWERS);
  });

  it('is kept for every decision that there was, but one that random play hardly ever comes to', () => {
    const kinds = new Map(saved.map(([, kind]) => [kind, true]));
    const missing = engine.system.decisions.map(({ kind }) => kind).filter((kind) => !kinds.has(kind));
    expect(missing).toEqual(['naval.pairs', 'naval.squadron', 'naval.absorb']);
  });
});

it('a game of Sevastopol that began before its levels were moved ends by those that its players were told', () => {
  const old = saved.filter(([, , { world }]) => (world as { scenario: string }).scenario === 'sevastopol');
  expect(old.length).toBeGreaterThan(5);
  const scenario = scenarioCalled(engine.system.data, 'sevastopol');
  for (const [, , position] of old)
    expect(levelOf(levelsOf(scenario, inHand(engine, position).world as unknown as World), 30)).toBe('Soviet');
  expect(levelOf(levelsOf(scenario, {}), 30)).toBe('drawn');
});

/** The log of a game of a version, its secret, and the hash of the world that it came to. */
interface Logged {
  scenario: string;
  secret: string;
  submissions: Submission[];
  world: string;
}
const games = fixtureFiles('naval-module-games').map(([file, text]) => [file, JSON.parse(text) as Logged] as const);

describe('the log of a game that an earlier version played', () => {
  it.each(games)('%s is played again to the same world', (_, { scenario, secret, submissions, world }) => {
    const dice = keyedDice(secret);
    const { position } = submissions.reduce(
      (now, submission) => engine.submit(now.position, submission, dice),
      engine.start({ scenario, options: {} }, dice),
    );
    expect(createHash('sha256').update(canonical(position.world)).digest('hex')).toBe(world);
  });
});
