import { createHash } from 'node:crypto';
import { fixtureFiles } from '../../config/fixture-files';
import { keyedDice, type Dice } from '../../kernel/chance/dice';
import { canonical } from '../../kernel/record/hash';
import type { Json } from '../../kernel/realm';
import type { Position } from '../../kernel/record/position';
import type { Submission } from '../../kernel/record/submission';
import { inHand, playedOn, savedPositions } from '../../kernel/testing/old-positions';
import { levelOf, levelsOf } from './rules/g94-points';
import { FORTRESS } from './rules/special';
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

it('who had landed in the fortress before it was written down scores nothing by going out and in again (1.2.0)', () => {
  const old = saved.filter(([, , { world }]) => (world as { scenario: string }).scenario === 'sevastopol');
  for (const [, , position] of old) {
    const { units, landed } = inHand(engine, position).world as unknown as World;
    const inside = Object.keys(units).filter((id) => id !== 's-hq-sev' && FORTRESS.includes(units[id]?.at ?? ''));
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((id) => !landed.includes(id))).toEqual([]);
  }
});

/** The log of a game of a version, its secret, and the hash of the world that it came to. */
interface Logged {
  scenario: string;
  secret: string;
  submissions: Submission[];
  world: string;
}
const games = fixtureFiles('naval-module-games').map(([file, text]) => [file, JSON.parse(text) as Logged] as const);

/** Since 1.2.0 the owner is asked what an Abort under fire does (27.32b); until then it did what it does in silence. */
function abortsAnswered(position: Position): Submission[] {
  return position.open.flatMap((open): Submission[] => {
    const q = engine.ask(position, open);
    const isNew = open.kind === 'naval.press' && (q.facts as { homeless?: boolean }).homeless !== undefined;
    const silence = isNew ? engine.kind(open.kind).ifSilent(q) : null;
    if (silence === null || silence === 'moderator') return [];
    return [{ kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer: silence.answer as Json }];
  });
}

describe('the log of a game that an earlier version played', () => {
  it.each(games)('%s is played again to the same world', (_, { scenario, secret, submissions, world }) => {
    let more = 0;
    // Answers that were not asked for then are no step of the log, by which dice are keyed.
    const { face } = keyedDice(secret);
    const dice: Dice = { face: (at, key, sides) => face({ ...at, step: at.step - more }, key, sides) };
    let { position } = engine.start({ scenario, options: {} }, dice);
    const submit = (submission: Submission): void => void ({ position } = engine.submit(position, submission, dice));
    for (const submission of submissions) {
      for (let asked = abortsAnswered(position); asked.length > 0; asked = abortsAnswered(position)) {
        more += asked.length;
        asked.forEach(submit);
      }
      const numbered = submission.kind === 'answer' ? Number(submission.decision.slice(1)) : 0;
      submit(submission.kind === 'answer' ? { ...submission, decision: `d${numbered + more}` } : submission);
    }
    expect(createHash('sha256').update(canonical(position.world)).digest('hex')).toBe(world);
  });
});
