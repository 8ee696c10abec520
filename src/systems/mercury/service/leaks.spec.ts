import { often } from '../../../config/testing/depth';
import { ownSystems } from '../../../config/testing/systems';
import type { Dice } from '../../../kernel/chance/dice';
import { Engine, type Outcome } from '../../../kernel/engine';
import type { Fact } from '../../../kernel/flow/fact';
import type { Realm } from '../../../kernel/realm';
import { leaksOf } from '../../../kernel/testing/leaks';
import { playOut } from '../../../kernel/testing/playout';
import { simulate } from '../../../kernel/testing/simulate';
import type { Position } from '../../../kernel/record/position';
import type { Submission } from '../../../kernel/record/submission';
import type { System } from '../../../kernel/system';
import { playerSurfaces } from '../../../cli/player-surfaces';

const engine = ownSystems().engine('mercury');
const { picture, 'web sheets': sheets, ...surfaces } = playerSurfaces(engine);
const MINUTES = 60_000;

describe('what leaves towards a player', () => {
  it.each([
    ['4', often(1, 13), 5],
    ['4b', often(1, 9), 4],
  ])(
    'is the same whatever is hidden from him: view, prompt, verdicts, mails and page in scenario %s',
    async (scenario, games, leakPairs) => {
      const result = await simulate(engine, {
        scenario,
        games,
        seed: 'pairs',
        bothWays: false,
        exchanges: false,
        leakPairs,
        surfaces,
      });
      expect(result.leaks).toEqual([]);
      expect(result.pairs).toBeGreaterThanOrEqual(often(4, 60));
    },
    10 * MINUTES,
  );

  it(
    'is the same on the hex map whatever the other has planned, ordered for good or answered already',
    async () => {
      const options = {
        scenario: '1',
        games: 1,
        seed: 'plans',
        bothWays: false,
        exchanges: false,
        leakPairs: often(4, 12),
      };
      const result = await simulate(engine, { ...options, surfaces });
      expect(result.leaks).toEqual([]);
      expect(result.pairs).toBeGreaterThanOrEqual(often(6, 20));
    },
    10 * MINUTES,
  );

  it('is the same in the picture of the mail', async () => {
    const options = {
      scenario: '4b',
      games: often(1, 3),
      seed: 'pictures',
      bothWays: false,
      exchanges: false,
      leakPairs: 4,
    };
    const result = await simulate(engine, { ...options, surfaces: picture ? { picture } : {} });
    expect(result.leaks).toEqual([]);
    expect(result.pairs).toBeGreaterThanOrEqual(often(6, 20));
  });

  it.each([
    ['4', often(1, 2), 4],
    ['4b', often(1, 3), 4],
    ['1', 1, often(2, 4)],
  ])(
    'is the same in the sheets of the web page of scenario %s, and in what is found by looking into them',
    async (scenario, games, leakPairs) => {
      const options = { scenario, games, seed: 'sheets', bothWays: false, exchanges: false, leakPairs };
      const result = await simulate(engine, { ...options, surfaces: sheets ? { sheets } : {} });
      expect(result.leaks).toEqual([]);
      expect(result.pairs).toBeGreaterThanOrEqual(often(2, 4));
    },
    10 * MINUTES,
  );

  it('holds what each seat is asked, in text that has content', () => {
    const position = waiting('4')[1] as Position;
    const { seat } = position.open[0] ?? { seat: '' };
    expect(surfaces['turn mail']?.(position, seat)).toContain('write your orders above this line');
    expect(surfaces['receipt']?.(position, seat)).toContain('STATUS');
    expect(surfaces['web page']?.(position, seat)).toContain('"choices":["');
    expect(sheets?.(position, seat)).toContain('<svg ');
  });
});

describe('what happens', () => {
  const text = ['turn mail', 'receipt', 'log', 'web page', 'file name'];
  const cheap = Object.fromEntries(Object.entries(surfaces).filter(([name]) => text.includes(name)));
  const drawn = Object.fromEntries(Object.entries(playerSurfaces(engine)).filter(([name]) => !text.includes(name)));

  it.each([
    ['4', 1, often(12, 30), often(12, 30)],
    ['4b', often(1, 2), often(12, 30), often(12, 60)],
    ['1', 1, often(3, 6), often(3, 7)],
  ])(
    'reads the same in twin games of scenario %s played on: decoy for ships, ship for ship, by mail or by plan',
    async (scenario, games, playedPairs, least) => {
      const options = { scenario, games, seed: 'on', bothWays: false, exchanges: false, leakPairs: 0 };
      const { leaks, played } = await simulate(engine, { ...options, playedPairs, surfaces: cheap });
      expect(leaks).toEqual([]);
      expect(played.pairs - played.parted).toBeGreaterThanOrEqual(least);
    },
    5 * MINUTES,
  );

  it(
    'looks the same, mark for mark and byte for byte',
    async () => {
      const options = { scenario: '4b', games: 1, seed: 'drawn', bothWays: false, exchanges: false, leakPairs: 0 };
      const { leaks, played } = await simulate(engine, { ...options, playedPairs: often(2, 4), surfaces: drawn });
      expect(leaks).toEqual([]);
      expect(played.pairs - played.parted).toBeGreaterThanOrEqual(often(2, 4));
    },
    5 * MINUTES,
  );
});

describe('a planted leak of what happens is found', () => {
  /** Leaks in the games of an engine that tells a fact as `leaky` says. */
  async function leaksWith(leaky: (fact: Fact) => Fact): Promise<string[]> {
    const planted = new Planted(engine.system, leaky);
    const options = { games: 4, seed: 'planted', bothWays: false, exchanges: false, leakPairs: 0, playedPairs: 60 };
    return (await simulate(planted, { ...options, scenario: '4' })).leaks;
  }

  it('of decoys by the number of their rule', async () => {
    const found = await leaksWith((fact) =>
      fact.type === 'tf.formed' && (fact.body['ships'] as string[]).length === 0 ? { ...fact, rule: '16.34b' } : fact,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^german: he reads "TF . is formed at .* \[16\.34b?\] .* in the twin/),
      ]),
    );
  });

  it('of the number of ships by the shift of a column', async () => {
    const found = await leaksWith((fact) =>
      fact.type === 'attack.strike' ? { ...fact, toOthers: { ...fact.toOthers, ships: fact.body['ships'] } } : fact,
    );
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(/^german: he reads .*\[19\.42\].*"ships":\d.*in the twin/)]),
    );
  });

  it('of attacks named for later, and for the case that a target is gone', async () => {
    const found = await leaksWith((fact) => (fact.type === 'attack.targets' ? { ...fact, audience: 'all' } : fact));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^allied: he reads "Targets: .* or any/)]));
  });
});

/** An engine whose facts are told otherwise than the rules tell them. */
class Planted<R extends Realm> extends Engine<R> {
  constructor(
    system: System<R>,
    private readonly leaky: (fact: Fact) => Fact,
  ) {
    super(system);
  }
  override submit(before: Position, submission: Submission, dice: Dice): Outcome {
    const outcome = super.submit(before, submission, dice);
    return { ...outcome, facts: outcome.facts.map(this.leaky) };
  }
}

describe('a planted leak is found', () => {
  it('in the view', async () => {
    const leaking = new Engine({
      ...engine.system,
      view: (world: object, seat: string, data: unknown) => ({
        ...(engine.system.view(world, seat, data) as object),
        sunk: JSON.stringify(world).length > 0 ? [JSON.stringify(world)] : [],
      }),
    });
    const { leaks } = await leaksOf(leaking, waiting('4')[3] as Position, 'planted', {});
    expect(leaks).toEqual(expect.arrayContaining([expect.stringMatching(/^german: view differs at /)]));
  });

  it('in a mail', async () => {
    const surfaces = { mail: (position: Position) => JSON.stringify(position.world) };
    const { leaks } = await leaksOf(engine, waiting('4')[3] as Position, 'planted', surfaces);
    expect(leaks).toEqual([expect.stringMatching(/^german: mail differs at /)]);
  });
});

describe('a planted leak on the hex map is found', () => {
  const positions = waiting('1');

  it('of what the other has ordered in advance', async () => {
    const surfaces = { mail: (position: Position) => JSON.stringify(position.standing) };
    const { leaks } = await leaksOf(engine, positions[1] as Position, 'planted', surfaces);
    expect(leaks).toEqual(expect.arrayContaining([expect.stringMatching(/^german: mail differs at /)]));
  });

  it('of what the other is asked', async () => {
    const surfaces = { mail: (position: Position) => JSON.stringify(position.open) };
    const asked = positions.find((p) => p.open.some((o) => o.seat === 'allied')) as Position;
    const { leaks } = await leaksOf(engine, asked, 'planted', surfaces);
    expect(leaks).toEqual(expect.arrayContaining([expect.stringMatching(/^german: mail differs at /)]));
  });
});

/** The positions of one random game that wait for a person. */
function waiting(scenario: string): Position[] {
  const found: Position[] = [];
  playOut(engine, { scenario, seed: 'planted', mode: 'strict', checkOneIn: 1000, onAsked: (p) => void found.push(p) });
  return found;
}
