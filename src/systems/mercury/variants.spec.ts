import { keyedDice } from '../../kernel/chance/dice';
import { seededRng } from '../../kernel/decide/rng';
import type { Fact } from '../../kernel/flow/fact';
import type { Json } from '../../kernel/realm';
import type { Position } from '../../kernel/record/position';
import { toldTo } from '../../kernel/search/known-to';
import { sameTotal, scrambled } from './scramble';
import { mercuryData, mercuryEngine } from './testing';
import { mercuryTwins } from './twins';
import type { Ask } from './mercury';
import type { World } from './world';

const engine = mercuryEngine();
const data = mercuryData();

/** Scenario 6 with the option cards, up to its first question. */
const begun = (more: Record<string, true> = {}) =>
  engine.start({ scenario: '6', options: { 'campaign-variants': true, ...more } }, keyedDice('variants'));

/** The game after an answer to its only question. */
function answered({ position, facts }: { position: Position; facts: readonly Fact[] }, ids: readonly string[]) {
  const [open] = position.open;
  if (!open) throw new Error('nobody is asked');
  const answer = ids.map((id) => ({ id })) as unknown as Json;
  const next = engine.submit(
    position,
    { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer },
    keyedDice('variants'),
  );
  return { position: next.position, facts: [...facts, ...next.facts] };
}

/** Everything that leaves to a seat: what he was told, his position, his question. */
function leavesTo(
  seat: 'german' | 'allied',
  { position, facts }: { position: Position; facts: readonly Fact[] },
): string {
  const view = engine.view(position, seat);
  const [open] = position.open;
  const asked = open?.seat === seat ? engine.kind(open.kind).prompt(engine.ask(position, open)) : null;
  return JSON.stringify([
    toldTo(facts, seat),
    view,
    engine.system.lines(view, null),
    asked,
    position.open.map((o) => o.kind),
  ]);
}

describe('what the German takes (23.43)', () => {
  const [one, other] = [['german-2'], ['german-1', 'german-3']];

  it('leaves to the Allied player as nothing but its total', () => {
    const [a, b] = [answered(begun(), one), answered(begun(), other)];
    expect(leavesTo('allied', a)).toBe(leavesTo('allied', b));
    expect(leavesTo('german', a)).not.toBe(leavesTo('german', b));
    expect(leavesTo('allied', a)).toContain('The German total is 8');
    expect(leavesTo('allied', answered(begun(), ['german-7']))).not.toBe(leavesTo('allied', a));
  });

  it('is told once both show', () => {
    const [a, b] = [one, other].map((ids) => answered(answered(begun(), ids), ['allied-5']));
    if (!a || !b) throw new Error('no game');
    expect(leavesTo('allied', a)).not.toBe(leavesTo('allied', b));
    expect(leavesTo('allied', b)).toContain('german-1 East regrouped (5)');
  });

  it('differs in twins and in scrambled worlds, by the same total', () => {
    const { position } = answered(begun(), ['german-2']);
    const rng = seededRng('same total');
    const pick = (n: number): number => rng.int(n);
    const worlds = Array.from({ length: 20 }, () => {
      const world = structuredClone(position.world) as unknown as World;
      return mercuryTwins(data).little(world, 'allied', pick, () => false);
    });
    worlds.push(
      ...Array.from({ length: 20 }, () => scrambled(position.world as unknown as World, 'allied', data, pick)),
    );
    const taken = worlds.map((world) => world?.campaign?.variants?.german?.join(' ') ?? '');
    expect(new Map(taken.map((ids) => [ids, true])).size).toBeGreaterThan(1);
    const totals = taken.map((ids) =>
      ids.split(' ').reduce((n, id) => n + (data.variants.cards.get(id)?.cost ?? 0), 0),
    );
    expect(totals.filter((total) => total !== 8)).toEqual([]);
  });

  it('has every other set of the same total, and none that is not offered without ships', () => {
    expect(sameTotal(data, false, ['german-1', 'german-3'])).toContainEqual(['german-3', 'german-8']);
    expect(sameTotal(data, true, ['german-2']).flat()).not.toContain('german-3');
  });
});

describe('published defaults of the option cards', () => {
  const silent = ({ position }: { position: Position }): unknown => {
    const [open] = position.open;
    if (!open) throw new Error('nobody is asked');
    return engine.kind(open.kind).ifSilent(engine.ask(position, open));
  };

  it('take none for either side', () => {
    const none = { answer: [], text: 'no option is taken' };
    expect(silent(begun())).toEqual(none);
    expect(silent(answered(begun(), ['german-7']))).toEqual(none);
  });

  it('bring the strongest battalion, and leave the tanks on their card', () => {
    expect(silent(answered(answered(begun(), ['german-7']), ['allied-7']))).toEqual({
      answer: { battalion: 'queens' },
      text: 'the strongest battalion',
    });
    expect(silent(answered(answered(begun(), ['german-7']), ['allied-2']))).toMatchObject({ answer: [] });
  });

  it('are two samples, each legal', () => {
    for (const game of [begun(), begun({ 'without-ships': true }), answered(begun(), ['german-3'])]) {
      const [open] = game.position.open;
      if (!open) throw new Error('nobody is asked');
      const kind = engine.kind(open.kind);
      const q = engine.ask(game.position, open) as Ask;
      const rng = seededRng('samples');
      for (let i = 0; i < 30; i++) expect(kind.judge(kind.sample(q, rng), q)).toEqual([]);
      expect(kind.prompt(q).examples.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('the option of the charter (23.41)', () => {
  it('is for scenario 6 alone', () => {
    const names = (id: string): string[] =>
      (engine.system.scenarios.find((s) => s.id === id)?.options ?? []).map((o) => o.id);
    expect(names('6')).toContain('campaign-variants');
    expect(names('5')).not.toContain('campaign-variants');
    expect(() => engine.start({ scenario: '5', options: { 'campaign-variants': true } }, keyedDice('5'))).toThrow(
      'scenario 5 has no option "campaign-variants"',
    );
  });
});
