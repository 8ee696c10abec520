import { often } from '../../../config/testing/depth';
import { seededRng } from '../../../kernel/decide/rng';
import { canonical } from '../../../kernel/record/hash';
import { drawnWorldFaults } from '../../../kernel/testing/drawn-worlds';
import { questionsOf, unlisted, type Question } from '../../../kernel/testing/questions';
import { worldFaults } from '../faults';
import type { Naval } from '../naval-module';
import { setUp } from '../set-up';
import type { Side } from '../side';
import { navalData, navalEngine } from '../testing';
import type { World } from '../world';
import { determinize } from './determinize';
import { LOCALS, stackFor } from './locals';
import { worth } from './searched';
import { value } from './value';

const engine = navalEngine();
const data = navalData();
const pickOf = (seed: string) => {
  const rng = seededRng(seed);
  return (below: number) => rng.int(below);
};

describe.each([
  ['odessa', 5, Infinity],
  ['kerch-feodosia', 7, Infinity],
  ['sevastopol', 8, often(60, Infinity)],
] as const)('worlds that the searching side imagines in %s', (scenario, oneIn, most) => {
  const questions = questionsOf(engine, { scenario, seed: 'search', oneIn: often(oneIn, 1), most });

  it('look to it as the true one, break no invariant, are the same in twins, and can be played on', () => {
    expect(questions.length).toBeGreaterThan(5);
    for (const [i, { position, open, facts, known }] of questions.entries()) {
      const at = `${open.kind} of ${open.seat}, ${i}`;
      expect([at, drawnWorldFaults(engine, position, open, facts, `spec/${i}`)]).toEqual([at, []]);
      const { world } = determinize(known, data, pickOf(at));
      const before = worldFaults(position.world as unknown as World, data);
      expect([at, worldFaults(world, data).filter((one) => !before.includes(one))]).toEqual([at, []]);
    }
  });

  it('stand otherwise in other draws', () => {
    const { known } = questions.at(-1) as Question<Naval>;
    const worlds = Array.from({ length: 6 }, (_, n) =>
      canonical(determinize(known, data, pickOf(`${n}`)).world as never),
    );
    expect(new Map(worlds.map((world) => [world, true])).size).toBeGreaterThan(1);
  });

  it('come with procedures of which each local value says who may know it', () => {
    expect(unlisted(engine, LOCALS, questions)).toEqual([]);
  });

  it('are worth between a defeat and a victory, to one side what they cost the other', () => {
    for (const { position } of questions) {
      const world = position.world as unknown as World;
      const soviet = value(world, 'soviet', data);
      expect([Math.abs(soviet) < 1, value(world, 'axis', data)]).toEqual([true, -soviet]);
    }
  });
});

describe('the procedures as a side may know them', () => {
  const frame = (proc: string, local: object) => ({ proc, path: [], at: '', local: local as never });
  const seen = (proc: string, local: object, side: Side) => stackFor([frame(proc, local)], side)[0]?.local;

  it('keep aircraft, guns, supply and orders of a combat from the other side (G41, G51, G92)', () => {
    const mission = { at: 'box', units: ['ju88-kg51-1'], escorts: ['bf109-ii-jg77'], opposed: [], prefers: ['T'] };
    expect(seen('Air Interdiction', { missions: [mission] }, 'soviet')).toEqual({
      missions: [{ at: 'box', units: [], escorts: [], opposed: [], prefers: [] }],
    });
    const combat = { hex: '1627', units: ['g-28-jd'], guns: { axis: ['g-cd-774'], soviet: ['dd-bodry'] } };
    const local = {
      side: 'axis',
      combats: [{ ...combat, supply: 'r-dump-1', order: 'no-retreat' }],
      used: ['dd-bodry'],
    };
    expect(seen('Combat', local, 'soviet')).toEqual({
      ...{ side: 'axis', used: ['dd-bodry'] },
      combats: [{ ...combat, guns: { axis: [], soviet: ['dd-bodry'] }, supply: null, order: 'no-retreat' }],
    });
    expect(seen('Combat', local, 'axis')).toEqual({
      ...{ side: 'axis', used: [] },
      combats: [{ ...combat, guns: { axis: ['g-cd-774'], soviet: [] }, supply: 'r-dump-1', order: null }],
    });
  });

  it('name no ship of a voyage to the Axis', () => {
    const voyage = { ship: 't-gp-a', from: 'map-t', to: 'zone-crimea', zones: ['crimea'], forced: 'no' };
    const local = { phase: 'movement', orders: [], voyages: [voyage], voyage };
    expect(seen('Naval Movement', local, 'axis')).toEqual({ phase: 'movement', orders: [], voyages: [] });
    expect(seen('Naval Movement', local, 'soviet')).toEqual(local);
  });
});

describe('what a running game is worth', () => {
  const gain = (scenario: string, change: (world: World) => void): number => {
    const world = setUp(data, scenario);
    world.clock.turn += 1;
    const before = value(world, 'soviet', data);
    change(world);
    return value(world, 'soviet', data) - before;
  };

  it('grows with points and places held, and falls with damage (G94)', () => {
    expect(gain('odessa', ({ scored }) => void scored.push({ item: 'landed', of: 's-25-rd', vp: 6 }))).toBeGreaterThan(
      0.1,
    );
    expect(gain('kerch-feodosia', ({ sovietHexes }) => void sovietHexes.push('3620'))).toBeGreaterThan(0.1);
    expect(gain('sevastopol', (world) => void (world.sovietHexes = []))).toBeLessThan(-0.1);
    expect(gain('odessa', ({ ships }) => void Object.assign(ships['t-gp-a'] ?? {}, { damage: 1 }))).toBeLessThan(0);
  });

  it('is at its end what the level says, and a little by the points within it', () => {
    const end = (level: string, winner: Side | null, total: number) =>
      worth({ level, winner, rule: 'G94', text: '', detail: { total } }, 'soviet');
    const all = [end('Soviet decisive', 'soviet', 50), end('Soviet', 'soviet', 38), end('Soviet', 'soviet', 37)];
    const rest = [end('drawn', null, 33), end('Axis', 'axis', 30), end('Axis decisive', 'axis', 10)];
    expect([...all, ...rest].toSorted((a, b) => b - a)).toEqual([...all, ...rest]);
    expect(worth({ level: 'Resignation', winner: 'axis', rule: '', text: '', detail: {} }, 'axis')).toBe(1);
  });
});
