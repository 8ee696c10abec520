import { often } from '../../../config/testing/depth';
import { keyedDice } from '../../../kernel/chance/dice';
import { atRest } from '../../../kernel/decide/automatic';
import { botAnswer } from '../../../kernel/decide/bot';
import { seededRng } from '../../../kernel/decide/rng';
import type { Position } from '../../../kernel/record/position';
import { canonical } from '../../../kernel/record/hash';
import { playOut, type Playout, type PlayoutOptions } from '../../../kernel/testing/playout';
import { mercuryEngine } from '../testing';
import type { World } from '../world';

const engine = mercuryEngine();
const { data } = engine.system;
const SEEDS = often(['airfield/0'], ['airfield/0', 'airfield/1']);
const OBJECTIVES = data.groundScenarios.find((s) => s.id === '3')?.victory.objectives?.map((o) => o.hex) ?? [];

const play = (seed: string, mode: PlayoutOptions['mode'], most = Infinity): Playout =>
  playOut(engine, { scenario: '3', seed, mode, bots: true, most, checkOneIn: often(10, 1) });

/** Calls `look` with each answer of a game and the positions before and after it. */
function replay(seed: string, { submissions }: Playout, look: (step: Step) => void): void {
  const dice = keyedDice(`secret/${seed}`);
  let before = engine.start({ scenario: '3', options: {} }, dice).position;
  for (const submission of submissions) {
    const after = atRest(engine, engine.submit(before, submission, dice).position);
    if (submission.kind === 'answer') {
      const open = before.open.find((o) => o.id === submission.decision);
      if (open) look({ before, after, open, source: submission.source, answer: submission.answer });
    }
    before = after;
  }
}
interface Step {
  before: Position;
  after: Position;
  open: Position['open'][number];
  source: string;
  answer: unknown;
}

const holders = ({ world }: Position, hex: string, side: string): number =>
  Object.values((world as unknown as World).ground?.units ?? {}).filter(
    (u) => u.at === hex && data.ground.get(u.id)?.side === side,
  ).length;

describe('games of the bot at Maleme and Suda', () => {
  const games = SEEDS.map((seed) => ({ seed, asked: play(seed, 'strict') }));

  it('lands by air whenever the airfield is German by day', () => {
    const answers: unknown[][] = [];
    for (const { seed, asked } of games)
      replay(seed, asked, ({ open, answer }) => {
        if (open.kind === 'mercury.airlanding') answers.push(answer as unknown[]);
      });
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((landing) => landing.length === 0)).toEqual([]);
  });

  it('leaves no objective empty by its own moves and advances', () => {
    const left: string[] = [];
    for (const { seed, asked } of games)
      replay(seed, asked, ({ before, after, open }) => {
        if (!['mercury.ground-movement', 'mercury.advance', 'mercury.follow'].includes(open.kind)) return;
        const emptied = OBJECTIVES.filter(
          (h) => holders(before, h, open.seat) > 0 && holders(after, h, open.seat) === 0,
        );
        left.push(...emptied.map((hex) => `${seed} ${open.kind} ${hex}`));
      });
    expect(left).toEqual([]);
  });

  it('attacks in the last third of the game at least half as often as in the first', () => {
    const thirds = [0, 0, 0];
    for (const { asked } of games) {
      let turn = 1;
      for (const { type, body } of asked.facts) {
        if (type === 'turn.begins') turn = (body as { turn: number }).turn;
        const third = Math.floor((turn - 1) / 4);
        if (type === 'ground.declared') thirds[third] = (thirds[third] ?? 0) + 1;
      }
    }
    const [first = 0, , last = 0] = thirds;
    expect(last * 2).toBeGreaterThanOrEqual(first);
  });

  it('decides by plans what it decides when it is asked, but for what the dice change meanwhile', () => {
    const other: string[] = [];
    let n = 0;
    for (const seed of SEEDS)
      replay(seed, play(seed, 'planned', often(250, Infinity)), ({ before, open, source, answer }) => {
        if (source !== 'standing') return;
        n++;
        const alone = botAnswer(engine, before, open, seededRng('spec'));
        if (canonical(alone) !== canonical(answer)) other.push(open.kind);
      });
    expect(n).toBeGreaterThan(often(40, 200));
    expect(other.length / n).toBeLessThan(0.03);
    const dicey = ['mercury.declaration', 'mercury.assign-attack', 'mercury.airlanding'];
    expect(other.filter((kind) => !dicey.includes(kind))).toEqual([]);
  });
});
