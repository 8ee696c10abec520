import { often } from '../../../config/testing/depth';
import { distance } from '../grid';
import { seededRng } from '../../../kernel/decide/rng';
import { playOut } from '../../../kernel/testing/playout';
import { Engine } from '../../../kernel/engine';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import type { GroundMove } from '../decisions/ground/moves';
import type { Ask } from '../mercury';
import type { Arrival } from '../../../play/words/arrivals';
import { freshUnit } from '../set-up-ground';
import { mercuryEngine } from '../testing';
import type { Side } from '../world';
import { mercuryBot } from './bot';

const { system } = mercuryEngine();
const { data } = system;
const AIRFIELD = 'W4415';

/** What a seat is asked in scenario 1 with these units on the map, and no others. */
function asked(seat: Side, units: Record<string, string[]>, facts: object = {}, turn = 3): Ask {
  const world = system.scenarios.find((s) => s.id === '1')?.setUp(data, {});
  if (!world?.ground) throw new Error('scenario 1 has no map');
  const placed = Object.entries(units).flatMap(([hex, ids]) => ids.map((id) => [id, freshUnit(id, hex)] as const));
  world.ground.units = Object.fromEntries(placed);
  world.ground.improved = {};
  world.turn = turn;
  return { seat, view: system.view(world, seat, data), facts, data };
}

/** The bot's answer, which must be legal. */
function answer<A>(kind: string, q: Ask): A {
  const given = mercuryBot(kind, q, seededRng('spec')) as A;
  const judged = mercuryEngine().kind(kind).judge(given, q);
  expect(judged.filter((o) => o.level === 'illegal')).toEqual([]);
  return given;
}
const declared = (q: Ask): string[] => answer<DeclaredCombat[]>('mercury.declaration', q).map((c) => c.target);
const moves = (q: Ask): Record<string, string> =>
  Object.fromEntries(
    answer<GroundMove[]>('mercury.ground-movement', q).map(({ unit, path }) => [unit, path.at(-1) ?? '']),
  );

describe('the bot of scenarios 1 to 3', () => {
  it('attacks at good odds in the open, with an HQ in command range', () => {
    const units = { W4317: ['sturm-9', 'sturm-10', 'rhq-sturm'], W4316: ['sturm-11', 'sturm-12'], W4217: ['nz23-a'] };
    expect(declared(asked('german', units))).toEqual(['W4217']);
  });

  it('leaves alone what is too strong', () => {
    const units = { W4317: ['sturm-9'], W4217: ['nz23-a', 'nz23-b', 'nz23-c', 'nz23-d'] };
    expect(declared(asked('german', units))).toEqual([]);
  });

  it('counter-attacks with the Allies when paratroops are weak and alone', () => {
    const units = { W4316: ['plessen'], W4315: ['nz22-a', 'nz22-b', 'hq-5-nz'], W4216: ['nz21-a', 'nz21-b', 'rtr-1'] };
    expect(declared(asked('allied', units))).toEqual(['W4316']);
  });

  it('takes an empty airfield', () => {
    const units = { W4313: ['sturm-9', 'sturm-10'], W4220: ['nz28-a'] };
    expect(Object.values(moves(asked('german', units)))).toContain(AIRFIELD);
  });

  it('does not leave an airfield that is menaced', () => {
    const units = { [AIRFIELD]: ['nz22-c', 'nz22-d'], W4413: ['sturm-9', 'sturm-10', 'sturm-11'], W4220: ['nz28-a'] };
    const gone = moves(asked('allied', units));
    expect([gone['nz22-c'], gone['nz22-d']]).toEqual([undefined, undefined]);
  });

  it('keeps guns from standing alone beside the enemy', () => {
    const units = { W4219: ['a-27-nz'], W4218: ['nz23-a', 'nz23-b'], W4317: ['sturm-9', 'sturm-10'] };
    const end = moves(asked('allied', units))['a-27-nz'] ?? 'W4219';
    expect(distance(end, 'W4317') > 1 || end === 'W4218').toBe(true);
  });

  it('drops the Reserve Wave near what is to be won, on nobody’s heads', () => {
    const units = { W4412: ['rhq-sturm', 'sturm-9'], [AIRFIELD]: ['nz22-c'], W4315: ['nz22-a'] };
    const drops = answer<Arrival[]>('mercury.paradrop', asked('german', units, { units: ['ramcke-1', 'ramcke-2'] }, 5));
    for (const { at } of drops) {
      expect(Object.keys(units)).not.toContain(at === 'W4412' ? '' : at);
      expect(distance(at, AIRFIELD)).toBeLessThanOrEqual(4);
    }
    expect(drops).toHaveLength(2);
  });

  it('leaves to the published defaults what the enemy’s segment asks, so that a plan says the same', () => {
    const q = asked('allied', { W4217: ['sturm-9'], W4218: ['nz21-a'] });
    for (const kind of ['refusal', 'reaction', 'follow', 'retreat'])
      expect(mercuryBot(`mercury.${kind}`, q, seededRng('spec'))).toBeUndefined();
  });

  it.each(often(['1'], ['1', '2', '3']))(
    'never answers illegally in scenario %s, and says the same for the same seed',
    (scenario) => {
      const illegal: string[] = [];
      const watched = new Engine({
        ...system,
        bot: (kind, q, rng) => {
          const given = mercuryBot(kind, q, rng);
          const objections = given === undefined ? [] : watched.kind(kind).judge(given, q);
          illegal.push(...objections.filter((o) => o.level === 'illegal').map((o) => `${kind}: ${o.text} (${o.rule})`));
          return given;
        },
      });
      const play = (engine: Engine<never>) => playOut(engine, { scenario, seed: 'legal', mode: 'strict', bots: true });
      const [first, second] = [play(watched as never), play(mercuryEngine() as never)];
      expect(illegal).toEqual([]);
      expect(first.faults).toEqual([]);
      expect(second.submissions).toEqual(first.submissions);
    },
  );
});
