import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atRest } from '../../kernel/decide/automatic';
import { nextAnswer } from '../../kernel/decide/settle';
import { seededRng } from '../../kernel/decide/rng';
import { keyedDice } from '../../kernel/chance/dice';
import type { Json } from '../../kernel/realm';
import type { Position } from '../../kernel/record/position';
import { mercuryEngine } from './testing';

const FOLDER = join(__dirname, '..', '..', '..', 'test', 'fixtures', 'mercury');
const engine = mercuryEngine();
const { version } = engine.system;
const dice = keyedDice('old positions');

/** Positions of running games, saved by each version when it was released, by the decision that was open. */
const saved = readdirSync(FOLDER).flatMap((file) => {
  const positions = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, Position>;
  return Object.entries(positions).map(([kind, position]) => [file, kind, position] as const);
});

/** One position of each file is played to the end of its game, and all at sea: on land a whole game from each would take minutes. */
const toTheEnd = new Set(
  saved
    .filter(([file], i) => /-4b?\.json$/.test(file) || saved[i - 1]?.[0] !== file)
    .map(([file, kind]) => `${file} ${kind}`),
);
const ANSWERS_ON_LAND = 25;

/** What the service does with a game that it takes into hand. */
function inHand(position: Position): Position {
  if (position.version === version) return position;
  return engine.submit(position, { kind: 'upgrade', source: 'moderator', to: version }, dice).position;
}

/** Random legal answers to the end of the game, or that many. */
function playedOn(from: Position, most = 500): Position {
  const rng = seededRng('old positions');
  let position = from;
  for (let answers = 0; !position.over && answers < most; answers++) {
    const open = position.open.find((o) => !o.sealed);
    const given = nextAnswer(engine, position);
    if (!given && !open) throw new Error('the game waits for nobody');
    const answer = given ?? {
      kind: 'answer' as const,
      source: 'player' as const,
      seat: open?.seat ?? '',
      decision: open?.id ?? '',
      answer: engine.kind(open?.kind ?? '').sample(engine.ask(position, open as never), rng) as Json,
    };
    position = atRest(engine, engine.submit(position, answer, dice).position);
  }
  return position;
}

describe('a game that was running when the rules were mended', () => {
  it.each(saved)('%s, asked for %s: says where it stands and goes on', (file, kind, position) => {
    const now = inHand(position);
    expect(now.open.map((o) => o.kind)).toContain(kind);
    expect(engine.where(now)).toMatch(/(Naval|Ground) scenario > /);
    for (const seat of ['german', 'allied']) expect(engine.system.lines(engine.view(now, seat), null)).not.toEqual([]);
    const whole = toTheEnd.has(`${file} ${kind}`);
    const then = playedOn(now, whole ? undefined : ANSWERS_ON_LAND);
    if (whole) expect(then.over).not.toBeNull();
    // Some are near their end.
    else if (!then.over) expect(then.seq).toBeGreaterThanOrEqual(now.seq + ANSWERS_ON_LAND);
  });

  it('is kept for every decision of the scenarios that are played', () => {
    const kinds = saved.map(([, kind]) => kind);
    expect(new Map(kinds.map((k) => [k, k])).size).toBeGreaterThanOrEqual(18);
  });
});
