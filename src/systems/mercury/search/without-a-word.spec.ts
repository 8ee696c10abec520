import { keyedDice } from '../../../kernel/chance/dice';
import { seededRng } from '../../../kernel/decide/rng';
import type { Fact } from '../../../kernel/flow/fact';
import type { Json } from '../../../kernel/realm';
import { canonical } from '../../../kernel/record/hash';
import { copyOf } from '../../../kernel/record/copy';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { knownTo, toldTo } from '../../../kernel/search/known-to';
import { mercuryEngine } from '../testing';
import { sampleOf, visitGame, type Asked } from './testing';

const engine = mercuryEngine();
const { DRAW_GAMES = '1', DRAW_ONE_IN = '' } = process.env;

/** A game played on until the other seat is asked, and what happened until then. */
interface Line {
  position: Position;
  open: OpenDecision;
  facts: Fact[];
}

/** Scenarios, with how many questions there are to one that is looked at, and how often at least there is something to hide. */
const SCENARIOS: readonly [string, number, number][] = [
  ['1', 1, 1],
  ['2', 6, 0],
  ['3', 12, 0],
  ['4', 1, 1],
  ['4b', 1, 0],
];

describe.each(SCENARIOS)('what a seat knows in scenario %s', (scenario, oneIn, least) => {
  it('is the same whatever the other has decided without a word', () => {
    let compared = 0;
    for (let game = 0; game < Number(DRAW_GAMES); game++) {
      let n = 0;
      visitGame(engine, scenario, `word/${game}`, (asked) => {
        if (n++ % Number(DRAW_ONE_IN === '' ? oneIn : DRAW_ONE_IN) !== 0) return;
        compared += comparedAfter(asked, `${scenario}/${game}/${n}`);
      });
    }
    expect(compared).toBeGreaterThanOrEqual(least);
  });
});

/** Several answers to one question, and all that follows with the same dice: where the other can tell no difference, he knows none. */
function comparedAfter(asked: Asked, seed: string): number {
  const [one, ...others] = WAYS.flatMap((which) => playedOn(asked, seed, which) ?? []);
  if (!one) return 0;
  const alike = others.filter((other) => other.open.seat === one.open.seat && outside(other) === outside(one));
  for (const other of alike) expect(stackKnown(asked, other)).toEqual(stackKnown(asked, one));
  return alike.filter(({ position }) => canonical(position.stack) !== canonical(one.position.stack)).length;
}
const WAYS = ['a', 'b', 'c', 'd', 'e'];

const stackKnown = (asked: Asked, { position, open, facts }: Line): [string, string] => {
  const known = knownTo(engine, position, open, toldTo([...asked.facts, ...facts], open.seat));
  return [engine.where(position), JSON.stringify(known.stack)];
};

/** All that a seat can tell two lines by: where the game stands, what he was told, sees and is asked. */
function outside({ position, open, facts }: Line): string {
  const at = position.stack.map((frame) => [frame.proc, frame.path, frame.at]);
  return canonical([at, engine.view(position, open.seat), toldTo(facts, open.seat), open.kind, open.facts] as never);
}

const MOST_ANSWERS = 6;

function playedOn({ position: from, open }: Asked, seed: string, which: string): Line | null {
  const position = copyOf(from);
  const rng = seededRng(`word/${seed}/${which}`);
  const dice = keyedDice(`word/${seed}`);
  const facts: Fact[] = [];
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const answers = position.open.map((one): Json =>
      sampleOf(engine, position, one, one.seat === open.seat ? rng : same(seed)),
    );
    facts.push(...engine.advance(position, answers, dice));
    if (position.over) return null;
    const other = position.open.find((one) => one.seat !== open.seat);
    if (other) return { position, open: other, facts };
  }
  return null;
}

/** What the other answers along with it is the same in both lines. */
const same = (seed: string) => seededRng(`word/${seed}`);
