import type { Ask } from '../../mercury';
import { freshUnit } from '../../set-up-ground';
import { mercuryEngine } from '../../testing';
import type { GroundMove } from './moves';

const { system } = mercuryEngine();
const { data } = system;
const MALEME = 'W4415';

/** Scenario 1 in the Allied Movement Phase, with these units and no others. */
function asked(units: Record<string, string>): Ask {
  const world = system.scenarios.find((s) => s.id === '1')?.setUp(data, {});
  if (!world?.ground) throw new Error('scenario 1 has no map');
  world.ground.units = Object.fromEntries(Object.entries(units).map(([id, hex]) => [id, freshUnit(id, hex)]));
  world.turn = 2;
  return { seat: 'allied', view: system.view(world, 'allied', data), facts: {}, data };
}

const said = (units: Record<string, string>, moves: GroundMove[]) =>
  mercuryEngine().kind('mercury.ground-movement').judge(moves, asked(units));

const away = { unit: 'nz22-c', path: ['W4315'], line: 3 };

describe('an objective that the moves of a phase leave empty', () => {
  it('is said of the line that leaves it; the order stands', () => {
    expect(said({ 'nz22-c': MALEME }, [away])).toEqual([
      {
        level: 'doubtful',
        rule: '14.1',
        line: 3,
        text: 'W4415 Maleme airfield is left empty; it decides the scenario for whoever stands there at the end',
      },
    ]);
  });

  it.each<[string, Record<string, string>, GroundMove[]]>([
    ['another unit stays', { 'nz22-c': MALEME, 'nz22-d': MALEME }, [away]],
    ['another comes', { 'nz22-c': MALEME, 'nz22-d': 'W4315' }, [away, { unit: 'nz22-d', path: [MALEME] }]],
    ['nobody of his was there', { 'nz22-c': 'W4314' }, [away]],
  ])('is not said where %s', (_, units, moves) => {
    expect(said(units, moves)).toEqual([]);
  });
});
