import { playOut } from '../../../kernel/testing/playout';
import type { Position } from '../../../kernel/record/position';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();

/** Decisions that were asked though an earlier position of the same game-turn held them for over. */
function wronglyOver(scenario: string, seed: string): string[] {
  const wrong: string[] = [];
  let turn = '';
  let told: { seat: string; kinds: readonly string[]; where: string }[] = [];
  const tell = (position: Position): void => {
    for (const seat of ['german', 'allied']) {
      const kinds = engine.toCome(position, seat);
      if (kinds) told.push({ seat, kinds, where: engine.where(position) });
    }
  };
  playOut(engine, {
    ...{ scenario, seed, mode: 'strict' as const, checkOneIn: 1000 },
    onAsked(position, open) {
      const now = engine.scopes(position, open.seat)(open.kind);
      if (now !== turn) told = [];
      turn = now;
      const late = told.filter((t) => t.seat === open.seat && !t.kinds.includes(open.kind));
      wrong.push(...late.map((t) => `${open.kind} of ${open.seat} after ${t.where}`));
      tell(position);
    },
  });
  return [...new Map(wrong.map((text) => [text, true])).keys()];
}

describe('what is over in a game-turn', () => {
  it.each(['1', '3', '4', '4b'])('is never asked again in it, in scenario %s', (scenario) => {
    expect(wronglyOver(scenario, 'over')).toEqual([]);
  });

  it('is the movement once the bombardment is asked, and the German segment in the Allied one', () => {
    const over: Record<string, boolean> = {};
    playOut(engine, {
      ...{ scenario: '1', seed: 'over', mode: 'strict', checkOneIn: 1000 },
      onAsked(position, { kind, seat }) {
        const moves = engine.toCome(position, 'german')?.includes('mercury.ground-movement') ?? false;
        if (kind === 'mercury.air-allocation') over['before'] = !moves;
        if (kind === 'mercury.declaration' && seat === 'german') over['after'] = !moves;
        if (kind === 'mercury.ground-movement' && seat === 'allied') over['theirs'] = !moves;
      },
    });
    expect(over).toEqual({ before: false, after: true, theirs: true });
  });
});
