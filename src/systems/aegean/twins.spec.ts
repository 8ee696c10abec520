import { keyedDice } from '../../kernel/chance/dice';
import { Engine } from '../../kernel/engine';
import type { Position } from '../../kernel/record/position';
import { playTwins, type TwinPlay } from '../../kernel/testing/twin-play';
import type { Aegean } from './aegean';
import { SIDES, type Side } from './side';
import { aegeanData, aegeanEngine, worldWith } from './testing';
import type { AegeanView } from './view/view';
import type { World } from './world';

/** So many pairs for each seat: the walks are drawn at random, and few fight. */
const TIMES = 40;

const [data, engine] = [aegeanData(), aegeanEngine()];

/** Where the Allied troops begin. */
const STARTS: readonly string[] = ['2425', '2524', 'lost'];

/** Allied troops in two hexes of Leros, all that the German sees of them, and Germans beside both, or far off. All is asked. */
function onLeros(germans: '2424' | '1531'): Position {
  const stand = { 2425: ['4/Buffs', 'B/RIF'], 2524: ['A/RIF', 'D/RIF', '1/KO'], [germans]: ['ir440-iii'] };
  const world = worldWith({ run: 'Ground Phase', side: 'allied', turn: 9, stand });
  const dice = keyedDice('ground');
  const begun = engine.begin('leros-november', world, 'Ground Phase', { side: 'allied' }, dice).position;
  return SIDES.reduce((position, seat) => {
    const askMe = engine.kindsFor('leros-november', seat).map(({ kind }) => kind);
    const change = { add: [], forget: [], askMe, dontAsk: [] };
    return engine.submit(position, { kind: 'standing', source: 'player', seat, change }, dice).position;
  }, begun);
}

async function played(by: Engine<Aegean>, position: Position, times: number): Promise<TwinPlay> {
  const sum: TwinPlay = { pairs: 0, steps: 0, parted: 0, leaks: [] };
  for (let i = 0; i < times; i++) {
    const found = await playTwins(by, position, `leros ${i}`, {}, { steps: 3 });
    sum.pairs += found.pairs;
    sum.steps += found.steps;
    sum.parted += found.parted;
    sum.leaks.push(...found.leaks);
  }
  return sum;
}

/** An engine whose views of the ground, or of who walked, say more than they may. */
const leaking = (more: (world: World, view: AegeanView) => Partial<AegeanView>): Engine<Aegean> => {
  const { view: shown } = engine.system;
  const view = (world: World, seat: Side): AegeanView => {
    const seen = shown(world, seat, data);
    return { ...seen, ...more(world, seen) };
  };
  return new Engine({ ...engine.system, view });
};

describe('twins of War in the Aegean that are played on', () => {
  it('walk as units do that stand there in the other world, and nobody sees who walked', async () => {
    const { leaks, pairs } = await played(engine, onLeros('2424'), TIMES);
    expect(leaks).toEqual([]);
    // Each is followed: those of which the German sees only where somebody comes and goes, too.
    expect(pairs).toBe(TIMES * 2);
  });

  it('find a view that tells who walked, which no position told before', async () => {
    const walked = ({ ground }: World): string[] =>
      Object.keys(ground).filter((id) => ground[id]?.side === 'allied' && !STARTS.includes(ground[id].at));
    const telling = leaking((world, view) => ({ garrisons: [...view.garrisons, ...walked(world)] }));
    expect((await played(telling, onLeros('1531'), TIMES)).leaks.join()).toContain('german: view differs');
  });

  it('find a view that tells of those who fought from which hex each has come', async () => {
    const telling = leaking(({ ground }, view) => ({
      ground: Object.fromEntries(
        Object.keys(view.ground).flatMap((id) => (ground[id] ? [[id, { ...ground[id] }]] : [])),
      ),
    }));
    expect((await played(telling, onLeros('2424'), TIMES)).leaks.join()).toContain('german: view differs');
  });

  it('exchange no aircraft that throw for readiness or fly on under their names: who flies where would differ by the die', async () => {
    const support = (unit: string) => ({
      ...{ verb: 'support', at: '2425', units: [unit] },
      also: { escorts: [], via: null, home: null, wants: [], each: true },
    });
    const orders = { courses: [], goals: {}, arrived: [], heard: { air: ['turn 9'], naval: ['turn 9'] } };
    const units = ['stg3-i-1', 'stg3-i-2', 'stg3-i-3', 'stg3-i-4'];
    const world = worldWith({
      ...{ run: 'Impulse', turn: 9, impulse: 1, impulses: 3, islands: { leros: 'none' } },
      stand: {
        'field-maritsa': ['I/StG 3 1 (flown)', 'I/StG 3 2 (flown)'],
        'field-calato': ['I/StG 3 3', 'I/StG 3 4'],
        'allied-holding': ['Det/46'],
        2425: ['A/RIF'],
      },
      world: { orders: { german: { ...orders, air: units.map(support) }, allied: { ...orders, air: [], heard: {} } } },
    });
    const dice = keyedDice('readiness 3');
    const { position, facts } = engine.begin('campaign', world, 'Impulse', {}, dice);
    // The Allies have the initiative: the German half follows their answer.
    expect(facts.filter(({ type }) => type === 'air.flew')).toEqual([]);
    const askMe = engine.kindsFor('campaign', 'allied').map(({ kind }) => kind);
    const change = { add: [], forget: [], askMe, dontAsk: [] };
    const asked = engine.submit(
      position,
      { kind: 'standing', source: 'player', seat: 'allied', change },
      dice,
    ).position;
    expect(asked.open.map(({ seat }) => seat)).toContain('allied');
    expect((await played(engine, asked, TIMES)).leaks).toEqual([]);
  });
});
