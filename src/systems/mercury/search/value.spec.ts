import type { Result } from '../../../kernel/flow/act';
import { mercuryData, mercuryEngine } from '../testing';
import type { World } from '../world';
import { visitGame } from './testing';
import { value, worth } from './searched';

const engine = mercuryEngine();
const data = mercuryData();
const setUp = (id: string): World => engine.system.scenarios.find((s) => s.id === id)?.setUp(data, {}) as World;

/** What `change` makes of a new game, to the German. */
function gain(scenario: string, change: (world: World) => void): number {
  const world = setUp(scenario);
  delete world.placing;
  const before = value(world, 'german', data);
  change(world);
  return value(world, 'german', data) - before;
}

function putGerman(world: World, hex: string): void {
  const id = [...data.ground.values()].find((c) => c.side === 'german' && c.type !== 'hq' && c.sp > 0)?.names[0];
  const counter = [...data.ground.entries()].find(([, c]) => c.names[0] === id)?.[0] ?? '';
  for (const unit of Object.values(world.ground?.units ?? {})) if (unit.at === hex) unit.at = null;
  if (world.ground)
    world.ground.units[counter] = {
      id: counter,
      at: hex,
      reduced: false,
      fatigued: false,
      dispersed: false,
      fire: 'none',
    };
}

describe('what a running game is worth', () => {
  it.each(['1', '2', '3', '4', '4b', '5', '6'])(
    'is the negative to the other side, and -1 to 1, in scenario %s',
    (scenario) => {
      const values: number[] = [];
      visitGame(engine, scenario, 'value', ({ position }) => {
        const world = position.world as unknown as World;
        const [german, allied] = [value(world, 'german', data), value(world, 'allied', data)];
        expect(allied).toBe(-german);
        expect(Math.abs(german)).toBeLessThanOrEqual(1);
        values.push(german);
      });
      expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.05);
    },
  );

  it('grows for the German with a ship damaged, sunk or out of ammunition', () => {
    const damaged = gain('4', (w) => void Object.assign(w.ships['gloucester'] ?? {}, { damaged: true }));
    const sunk = gain('4', (w) => {
      Object.assign(w.ships['gloucester'] ?? {}, { at: 'sunk' });
      w.score.push({ item: 'cl-sunk', points: 5, times: 1, turn: 7, what: 'Gloucester' });
    });
    expect(damaged).toBeGreaterThan(0);
    expect(sunk).toBeGreaterThan(damaged);
    expect(gain('4', (w) => void Object.assign(w.ships['gloucester'] ?? {}, { ammo: 'out' }))).toBeGreaterThan(0);
  });

  it('grows with a zone that the Allied player must hold and leaves', () => {
    const leave = (turn: number) =>
      gain('4', (w) => {
        w.turn = turn;
        Object.assign(w.taskForces['C'] ?? {}, { at: 'alexandria' });
      });
    expect(leave(7)).toBeGreaterThan(0);
    expect(leave(8)).toBeGreaterThan(leave(7));
  });

  it('grows with a convoy nearer to a beach, and falls with the steps it loses', () => {
    const at = (zone: string, steps?: number) =>
      gain('4b', (w) => {
        const convoy = w.germans.find((g) => g.unit === 'light-convoy-1');
        if (!convoy) throw new Error('no convoy');
        convoy.at = zone;
        if (steps !== undefined) for (const item of convoy.cargo) item.steps = Math.min(item.steps, steps);
      });
    expect(at('candia-bay')).toBeGreaterThan(at('milos-port'));
    expect(at('candia-bay', 0)).toBeLessThan(at('candia-bay'));
  });

  it('grows with an airfield or an objective taken, and falls with a German unit lost', () => {
    const airfield = data.groundScenarios.find((s) => s.id === '1')?.victory.airfield?.hex ?? '';
    expect(gain('1', (w) => putGerman(w, airfield))).toBeGreaterThan(0.1);
    const [first = ''] = Object.values(data.groundScenarios.find((s) => s.id === '2')?.victory.airfields ?? {}).flat();
    expect(gain('2', (w) => putGerman(w, first))).toBeGreaterThan(0.05);
    const hexes = data.groundScenarios.find((s) => s.id === '3')?.victory.objectives ?? [];
    const take = (n: number) => gain('3', (w) => hexes.slice(0, n).forEach(({ hex }) => putGerman(w, hex)));
    expect(take(1)).toBeGreaterThan(0.01);
    const two = gain('1', (w) => {
      putGerman(w, airfield);
      for (const unit of Object.values(w.ground?.units ?? {})) if (unit.at === airfield) unit.reduced = true;
    });
    expect(two).toBeLessThan(gain('1', (w) => putGerman(w, airfield)));
  });
});

describe('what the end of a game is worth', () => {
  const end = (winner: string | null, level: string, detail: Result['detail'] = {}): Result => ({
    ...{ winner, level, detail },
    ...{ rule: '22.3', text: '' },
  });

  it('goes by the printed level, and by the points within it', () => {
    const german = (level: string, points: number) => worth(end('german', `${level} German`, { points }), 'german');
    expect(german('Overwhelming', 30)).toBeGreaterThan(german('Substantive', 20));
    expect(german('Substantive', 20)).toBeGreaterThan(german('Marginal', 12));
    expect(german('Marginal', 12)).toBeGreaterThan(worth(end('allied', 'Marginal Allied', { points: 8 }), 'german'));
    expect(german('Substantive', 21)).toBeGreaterThan(german('Substantive', 20));
    expect(german('Overwhelming', 200)).toBeCloseTo(1);
  });

  it('is the negative to the other side; a draw is nothing, a resignation all', () => {
    const result = end('allied', 'Substantive Allied', { held: 1 });
    expect(worth(result, 'german')).toBe(-worth(result, 'allied'));
    expect(worth(end(null, 'Draw'), 'german')).toBe(0);
    expect(worth(end('german', 'Resignation', { seat: 'allied' }), 'german')).toBe(1);
  });
});
