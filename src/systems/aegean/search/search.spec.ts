import { often } from '../../../config/testing/depth';
import { seededRng } from '../../../kernel/decide/rng';
import { canonical } from '../../../kernel/record/hash';
import { drawnWorldFaults } from '../../../kernel/testing/drawn-worlds';
import { questionsOf, type Question } from '../../../kernel/testing/questions';
import type { Aegean } from '../aegean';
import { worldFaults } from '../faults';
import { setUp } from '../set-up';
import type { Side } from '../side';
import { aegeanData, aegeanEngine } from '../testing';
import type { World } from '../world';
import { determinize } from './determinize';
import { stackFor } from './locals';
import { aegeanSearched } from './searched';
import { value } from './value';

const engine = aegeanEngine();
const data = aegeanData();
const pickOf = (seed: string) => {
  const rng = seededRng(seed);
  return (below: number) => rng.int(below);
};
/** A hex of Leros. */
const LEROS = '2524';
const MARCHES = 'aegean.ground-moves';

describe.each([
  ['leros-november', often(40, Infinity)],
  ['campaign', often(60, 400)],
] as const)('worlds that the searching side imagines in %s', (scenario, most) => {
  const all = questionsOf(engine, { scenario, seed: 'search', oneIn: 1, most });
  const questions = all.filter(({ open }) => open.kind === MARCHES);

  it('look to it as the true one, break no invariant, are the same in twins, and can be played on', () => {
    expect(questions.length).toBeGreaterThan(3);
    for (const [i, { position, open, facts, known }] of questions.entries()) {
      const at = `${open.seat}, ${i}`;
      expect([at, drawnWorldFaults(engine, position, open, facts, `spec/${i}`)]).toEqual([at, []]);
      const { world } = determinize(known, data, pickOf(at));
      const unseen = Object.entries(world.ships).filter(([id]) => !known.view.ships[id]);
      expect([at, unseen.filter(([, { spotted }]) => spotted)]).toEqual([at, []]);
      const before = worldFaults(position.world as unknown as World, data);
      expect([at, worldFaults(world, data).filter((one) => !before.includes(one))]).toEqual([at, []]);
    }
  });

  it('stand otherwise in other draws', () => {
    const { known } = questions.at(-1) as Question<Aegean>;
    const worlds = Array.from({ length: 6 }, (_, n) =>
      canonical(determinize(known, data, pickOf(`${n}`)).world as never),
    );
    expect(new Map(worlds.map((world) => [world, true])).size).toBeGreaterThan(1);
  });

  it('are worth between a defeat and a victory, to one side what they cost the other', () => {
    for (const { position } of all) {
      const world = position.world as unknown as World;
      const allied = value(world, 'allied', data);
      expect([Math.abs(allied) < 1, value(world, 'german', data)]).toEqual([true, -allied]);
    }
  });
});

describe('the opponent that searches', () => {
  it('knows of the ground phase whose it is and what is fought, and of guns and stragglers his own alone', () => {
    const local = { side: 'german', dropped: [], scattering: [], combats: ['2524'], guns: { a: '2524' }, fallBack: {} };
    const frame = { proc: 'Ground Phase', path: [], at: 'F4 movement', local: local as never };
    expect(stackFor([frame], 'german')[0]?.local).toEqual(local);
    expect(stackFor([frame], 'allied')[0]?.local).toEqual({
      ...{ side: 'german', dropped: [], scattering: [], combats: ['2524'] },
    });
  });

  it('draws worlds for marches, which alone he searches for', () => {
    const asked = engine.system.decisions.map(({ kind }) => kind);
    const searchedBy = (seat: Side, scenario: string) =>
      asked.filter((kind) => (aegeanSearched.share?.(kind, scenario, seat) ?? 1) > 0);
    const searched = searchedBy('allied', 'campaign');
    expect([searchedBy('german', 'leros-november'), searchedBy('allied', 'leros-november')]).toEqual([[MARCHES], []]);
    expect([searched, asked.filter((kind) => aegeanSearched.draws?.(kind))]).toEqual([[MARCHES], [MARCHES]]);
  });

  it('values points, and troops on an island that counts (9.1, 10.3)', () => {
    const gain = (change: (world: World) => void): number => {
      const world = setUp(data, 'leros-november');
      const before = value(world, 'allied', data);
      change(world);
      return value(world, 'allied', data) - before;
    };
    expect(gain(({ scored }) => void scored.push({ by: 'german', item: 'x', unit: '', vp: 3 }))).toBeLessThan(-0.05);
    const onLeros = (side: string): number =>
      gain(({ ground }) => {
        const some = Object.values(ground).filter((unit) => unit.side === side);
        for (const unit of some.slice(0, 5)) unit.at = LEROS;
      });
    expect(onLeros('allied')).toBeGreaterThan(onLeros('german') + 0.05);
  });
});
