import { keyedDice } from '../../../kernel/chance/dice';
import { seededRng, type Rng } from '../../../kernel/decide/rng';
import { consider } from '../../../kernel/decide/verdict';
import type { Fact } from '../../../kernel/flow/fact';
import type { Json, JsonObject } from '../../../kernel/realm';
import type { Position } from '../../../kernel/record/position';
import { withoutLines } from '../../../kernel/decide/same-answer';
import { mercuryBoard } from '../board';
import { mercuryData, mercuryEngine } from '../testing';
import type { World } from '../world';

const data = mercuryData();
const engine = mercuryEngine();
const MOST_ANSWERS = 100;

/** Plays a procedure by random answers; every answer must be legal and read as it is printed, every position sound. */
function played(board: JsonObject, rng: Rng, secret: string): { facts: Fact[]; world: World } {
  const { world, proc, local } = mercuryBoard(data, { scenario: 2, from: 'empty', ...board });
  const dice = keyedDice(secret);
  const begun = engine.begin('spec', world, proc, local, dice);
  const facts = [...begun.facts];
  let position: Position = begun.position;
  for (let i = 0; i < MOST_ANSWERS && position.open[0]; i++) {
    const open = position.open[0];
    const kind = engine.kind(open.kind);
    const q = engine.ask(position, open);
    const answer = kind.sample(q, rng) as Json;
    const verdict = consider(engine, position, open.seat, open, kind.print(answer, q).join('\n'));
    expect(verdict.objections).toEqual([]);
    expect(withoutLines(verdict.answer?.value)).toEqual(withoutLines(answer));
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    const outcome = engine.submit(position, submission, dice);
    const step = { before: position.world as unknown as World, facts: outcome.facts, earlier: [...facts] };
    expect(engine.system.faults(outcome.position.world as unknown as World, step)).toEqual([]);
    facts.push(...outcome.facts);
    position = outcome.position;
  }
  expect(position.open).toEqual([]);
  return { facts, world: position.world as unknown as World };
}

const PLACES = ['E2921', 'E2920', 'E3027', 'E3028', 'E2951', 'E2040', ...[...data.boxes.values()].map((b) => b.name)];

/** Units of both sides in boxes and at the edge of the East sheet, each place held by one side. */
function scattered(rng: Rng): Record<string, string[]> {
  const units: Record<string, string[]> = {};
  const sides = Object.fromEntries(PLACES.map((place) => [place, rng.chance(1, 2) ? 'german' : 'allied']));
  for (const counter of rng.shuffle([...data.ground.values()]).slice(0, 50)) {
    const open = PLACES.filter((p) => sides[p] === counter.side && (units[p] ?? []).length < 3);
    if (open.length === 0 || counter.type === 'militia') continue;
    const place = rng.pick(open);
    units[place] = [...(units[place] ?? []), counter.names[0] ?? ''];
  }
  return units;
}

describe('moves and fights for off-map boxes', () => {
  const seeds = Array.from({ length: 45 }, (_, i) => `boxes/${i}`);
  const all = seeds.flatMap((seed) => {
    const rng = seededRng(seed);
    const side = rng.chance(1, 2) ? 'german' : 'allied';
    const board = { run: 'Ground Movement', turn: '21 AM', ground: { units: scattered(rng) }, with: { side } };
    return [{ seed, play: () => played(board, rng, seed) }];
  });

  it('are legal, read as printed, and keep every step, whoever is where', () => {
    const facts = all.flatMap(({ play }) => play().facts);
    const results = facts
      .filter((f) => f.type === 'ground.off-map')
      .map((f) => (f.body['roll'] as JsonObject)['result'] as string);
    expect(results.filter((r, i) => results.indexOf(r) === i).sort()).toEqual(['1AR', '1DR', 'AR', 'DR']);
  });
});

describe('the Recovery Phase', () => {
  const lost = { Heraklion: ['14 HQ', 'Militia 4', 'RHQ/1'], Retimo: ['Retimo HQ', 'Militia 3', 'RHQ/2'] };
  const units = {
    E3135: ['I/Herak', 'II/Herak'],
    E3036: ['D/Lei'],
    E3138: ['Koch', 'Genz'],
    E2909: ['Altmann (fatigued)', 'Sarrazin (dispersed)'],
    E2905: ['I Gend'],
  };

  it('brings back what it brings back within all limits', () => {
    const back = Array.from({ length: 20 }, (_, i) => {
      const rng = seededRng(`recovery/${i}`);
      const board = { run: 'I Strategic Segment', turn: '21 AM', ground: { units, lost } };
      return played(board, rng, `recovery/${i}`).facts.filter((f) => f.type === 'ground.returned');
    });
    const came = back.flat().map((f) => f.body['unit']);
    for (const id of ['hq-14', 'hq-ret', 'rhq-1', 'rhq-2', 'militia-3', 'militia-4']) expect(came).toContain(id);
  });
});
