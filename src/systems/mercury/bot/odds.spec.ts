import { groundOf, type GroundState, standing } from '../rules/ground/ground';
import { freshUnit } from '../set-up-ground';
import { mercuryEngine } from '../testing';
import type { Side } from '../world';
import { assaultValue, maneuverValue } from './odds';

const { system } = mercuryEngine();
const { data } = system;

/** What an attack on a hex is worth in both ways, with these units on the map and no others. */
function worth(
  side: Side,
  target: string,
  { units, idle = [], change = () => undefined }: Field,
): { maneuver: number; assault: number } {
  const world = system.scenarios.find((s) => s.id === '1')?.setUp(data, {});
  if (!world?.ground) throw new Error('scenario 1 has no map');
  const placed = Object.entries(units).flatMap(([hex, ids]) => ids.map((id) => [id, freshUnit(id, hex)] as const));
  world.ground.units = Object.fromEntries(placed);
  world.ground.improved = {};
  change(world.ground);
  const ground = groundOf(world, data);
  const all = placed.map(([id]) => standing(ground, id)).filter((s) => !idle.includes(s.unit.id));
  const attackers = all.filter((s) => s.counter.side === side);
  const defenders = all.filter((s) => s.unit.at === target);
  const attack = { target, side, attackers, defenders, prize: 0, ownStep: 1, night: false };
  return {
    maneuver: maneuverValue(attack, ground, false),
    assault: assaultValue(attack, ground, false),
  };
}

interface Field {
  units: Record<string, string[]>;
  idle?: string[];
  change?: (ground: GroundState) => void;
}

describe('the bot reckons with the modifiers of the dice', () => {
  const field = { units: { W4313: ['sturm-9', 'sturm-10'], W4312: ['nz22-a', 'nz22-b'] } };
  const supplied = (german: GroundState['supply']['german'], allied: GroundState['supply']['allied']) =>
    worth('german', 'W4312', { ...field, change: (ground) => (ground.supply = { german, allied }) });

  it('an attack out of Low supply is worth less, one on starved defenders more (15.33)', () => {
    const plenty = supplied('Adequate', 'Adequate');
    const [starving, onStarved] = [supplied('Low', 'Adequate'), supplied('Adequate', 'Low')];
    for (const way of ['maneuver', 'assault'] as const) {
      expect(starving[way]).toBeLessThan(plenty[way]);
      expect(onStarved[way]).toBeGreaterThan(plenty[way]);
    }
  });

  it('an engineer bridges a river for the attack only where its own stack crosses it (13.21, 13.22)', () => {
    const across = ['plessen', 'sturm-16'];
    const from = (units: Record<string, string[]>) =>
      worth('german', 'W4314', { units: { ...units, W4314: ['nz22-a', 'nz22-b'] } });
    const bridged = from({ W4313: [...across, 'pi7-1'] });
    const apart = from({ W4313: across, W4414: ['pi7-1'] });
    expect(apart.maneuver).toBeLessThan(bridged.maneuver);
    expect(apart.assault).toBeLessThan(bridged.assault);
  });

  it('Greek Militia is a mountain troop only by itself (13.72)', () => {
    const foe = { W4312: ['sturm-9'] };
    const alone = worth('allied', 'W4312', { units: { ...foe, W4313: ['militia-1'] } });
    const stacked = worth('allied', 'W4312', { units: { ...foe, W4313: ['militia-1', 'nz22-a'] }, idle: ['nz22-a'] });
    expect(stacked.maneuver).toBeLessThan(alone.maneuver);
    expect(stacked.assault).toBeLessThan(alone.assault);
  });
});
