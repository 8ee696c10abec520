import { often } from '../../../config/testing/depth';
import { ownSystems } from '../../../config/testing/systems';
import type { Dice } from '../../../kernel/chance/dice';
import { Engine, type Outcome } from '../../../kernel/engine';
import type { Fact } from '../../../kernel/flow/fact';
import type { Position } from '../../../kernel/record/position';
import type { Submission } from '../../../kernel/record/submission';
import { leaksOf, type Surface } from '../../../kernel/testing/leaks';
import { playOut, type PlayoutOptions } from '../../../kernel/testing/playout';
import { playTwins, type Far, type TwinPlay } from '../../../kernel/testing/twin-play';
import { playMarkers } from '../decisions/event';
import { handOf } from '../rules/20-1-hands';
import { playable } from '../rules/20-2-play';
import { slouchHatsEngine } from '../testing';
import type { AnyEngine } from '../../systems';
import { playerSurfaces } from '../../../cli/player-surfaces';

const engine = ownSystems().engine('slouch-hats');
const hands = slouchHatsEngine();
const all = playerSurfaces(engine);
const TEXT = ['turn mail', 'receipt', 'log', 'replay', 'web page', 'file name', 'HTML mail'];
const text = Object.fromEntries(Object.entries(all).filter(([name]) => TEXT.includes(name)));
const drawn = Object.fromEntries(Object.entries(all).filter(([name]) => !TEXT.includes(name)));
const MINUTES = 60_000;
jest.setTimeout(10 * MINUTES);

type Mode = PlayoutOptions['mode'];

/** Positions that are played on. */
const COUNT = often(1, 2);
const games = new Map<string, Position[]>();
function asked(scenario: string, mode: Mode): Position[] {
  const found = games.get(scenario + mode) ?? [];
  if (found.length > 0) return found;
  const played = playOut(engine, {
    scenario,
    seed: 'hands',
    mode,
    checkOneIn: 1000,
    most: often(160, Infinity),
    onAsked: (p) => void found.push(p),
  });
  expect(played.faults).toEqual([]);
  games.set(scenario + mode, found);
  return found;
}

/** Positions of a random game in which both sides hold markers, `count` of them evenly over it. */
function held(scenario: string, mode: Mode, count: number): Position[] {
  const both = asked(scenario, mode).filter((position) => {
    const { held: all, shown } = hands.view(position, 'axis');
    // Those that lie open (20.21 L, 20.22 L) are nobody's secret.
    const hidden = (['axis', 'allied'] as const).every((side) => all[side] > shown[side].length);
    return hidden && position.open.every((o) => !o.sealed);
  });
  return Array.from({ length: count }, (_, i) => both[Math.floor((i * both.length) / count)] as Position);
}

async function playedOn(
  by: AnyEngine,
  positions: readonly Position[],
  surfaces: Record<string, Surface>,
  far: Far,
): Promise<TwinPlay> {
  const sum: TwinPlay = { pairs: 0, steps: 0, parted: 0, leaks: [] };
  for (const [i, position] of positions.entries()) {
    const found = await playTwins(by, position, `hands/${i}`, surfaces, { plans: false, ...far });
    sum.leaks.push(...found.leaks);
    for (const count of ['pairs', 'steps', 'parted'] as const) sum[count] += found[count];
  }
  return sum;
}

// The second scenario is the first with two turns more.
describe.each(often(['1'], ['1', '2']))('whatever markers the other side holds, in scenario %s', (scenario) => {
  // In a game in which all is asked a game-turn is some ninety answers, in one with defaults some ten.
  it.each([
    ['every window is asked', 'strict', often(90, 180), 30],
    ['windows answer themselves', 'planned', 30, 10],
  ] as const)(
    'a seat is asked, told, refused and sent the same through whole game-turns in which %s',
    async (_, mode, steps, surfacesEvery) => {
      const { leaks, ...played } = await playedOn(engine, held(scenario, mode, COUNT), text, { steps, surfacesEvery });
      expect(leaks).toEqual([]);
      expect(played.pairs).toBe(2 * COUNT);
      expect(played.steps).toBeGreaterThan(steps);
    },
  );

  it('his pages, sheets and pictures are the same, mark for mark and byte for byte', async () => {
    const [, position] = held(scenario, 'strict', 2) as [Position, Position];
    const { leaks, steps } = await playedOn(engine, [position], drawn, {
      steps: often(20, 40),
      surfacesEvery: often(19, 39),
    });
    expect(leaks).toEqual([]);
    expect(steps).toBeGreaterThan(often(15, 30));
    const standing = await leaksOf(engine, position, 'hands', { ...text, ...drawn });
    expect(standing).toEqual({ pairs: 2, leaks: [] });
  });
});

describe('a planted leak of a hand is found', () => {
  const positions = held('1', 'planned', often(3, 6));
  const far = { steps: 30, surfacesEvery: 30 };

  afterEach(() => jest.restoreAllMocks());

  it('of a window that is opened only for who can play something in it', async () => {
    jest.spyOn(playMarkers, 'disclose').mockImplementation(({ world, data, local: { left, occasion } }) => {
      const [side] = left;
      if (side === undefined || playable(world, data, handOf(world, side), { side, occasion }).length === 0)
        return null;
      return { seat: side, facts: { occasion } };
    });
    // What answers itself is not asked; it is counted all the same.
    const { leaks } = await playedOn(engine, positions, {}, far);
    expect(leaks).toEqual(expect.arrayContaining([expect.stringMatching(/(number of the position|asked) differs/)]));
  });

  it('of a marker that is named to both as it is drawn', async () => {
    const planted = new Planted((fact) => (fact.type === 'event.drawn' ? { ...fact, toOthers: fact.body } : fact));
    const { leaks } = await playedOn(planted as unknown as AnyEngine, positions, {}, far);
    expect(leaks).toEqual(expect.arrayContaining([expect.stringMatching(/he reads "?.*"letter".*in the twin/)]));
  });

  it('of a view that knows one letter of the pool', async () => {
    const { system } = slouchHatsEngine();
    const leaking = new Engine({
      ...system,
      view: (world, seat, data) => ({ ...system.view(world, seat, data), turn: world.markers.K === 'pool' ? 1 : 0 }),
    });
    const found = await Promise.all(positions.map((at, i) => leaksOf(leaking, at, `view/${i}`, {})));
    expect(found.flatMap(({ leaks }) => leaks)).toEqual(
      expect.arrayContaining([expect.stringMatching(/view differs at /)]),
    );
  });
});

/** An engine whose facts are told otherwise than the rules tell them. */
class Planted extends Engine<ReturnType<typeof slouchHatsEngine> extends Engine<infer R> ? R : never> {
  constructor(private readonly leaky: (fact: Fact) => Fact) {
    super(slouchHatsEngine().system);
  }
  override submit(before: Position, submission: Submission, dice: Dice): Outcome {
    const outcome = super.submit(before, submission, dice);
    return { ...outcome, facts: outcome.facts.map(this.leaky) };
  }
}
