import { keyedDice } from '../../../../../kernel/chance/dice';
import { groundOf } from '../../../rules/ground/ground';
import { freshUnit } from '../../../set-up-ground';
import { mercuryEngine } from '../../../testing';
import type { World } from '../../../world';
import { fewestLost } from '../airborne-retreat';

const engine = mercuryEngine();
const { data } = engine.system;
const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('airborne'));
const world = position.world as unknown as World;
const units = Object.fromEntries(['lehr', 'pi-bn-a'].map((id) => [id, freshUnit(id, null)]));
const ground = groundOf({ ...world, ground: world.ground && { ...world.ground, units } } as World, data);
const seen = { ground, data, scenario: '1' };
const clear = (...hexes: string[]): [string[], string[], string[]] => [hexes, [], []];

describe('units that leave an enemy hex without an order (6.42, 17.43D)', () => {
  it('go in an order in which the large one finds room too', () => {
    const ways = { lehr: clear('W4313', 'W4413'), 'pi-bn-a': clear('W4313', 'W4413') };
    const room = { W4313: 3, W4413: 1 };
    expect(fewestLost(seen, { ways, room })).toEqual({ 'pi-bn-a': 'W4313', lehr: 'W4413' });
  });

  it('lose the one that is worth least where one must be lost', () => {
    const ways = { lehr: clear('W4313'), 'pi-bn-a': clear('W4313') };
    expect(fewestLost(seen, { ways, room: { W4313: 3 } })).toEqual({ 'pi-bn-a': 'W4313' });
  });
});
