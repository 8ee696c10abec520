import { seededRng } from '../../../kernel/decide/rng';
import type { World } from '../mercury';
import { mercuryData, mercuryEngine } from '../testing';
import { campaignValue } from './campaign-value';
import { determinize } from './determinize';
import { type Asked, visitGame } from './testing';

const engine = mercuryEngine();
const data = mercuryData();
const pickOf = (seed: string) => {
  const rng = seededRng(seed);
  return (below: number) => rng.int(below);
};

/** Every twentieth question of a seat in a random campaign without ships. */
function questions(seat: string): Asked[] {
  const found: Asked[] = [];
  let n = 0;
  const visit = (asked: Asked): void => {
    if (asked.open.seat === seat && n++ % 20 === 19) found.push(asked);
  };
  visitGame(engine, '6', 'campaign-draw', visit, { 'without-ships': true });
  return found;
}
const worldOf = ({ position }: Asked): World => position.world as unknown as World;
const drawn = ({ known }: Asked, seed: string): World => determinize(known, data, pickOf(seed)).world;

/** All Allied units that are not on Crete: in convoys and at Alexandria, by name. */
const afloat = ({ campaign }: World): string[] =>
  [...(campaign?.convoys ?? []).flatMap(({ cargo }) => cargo.units), ...(campaign?.alexandria.units ?? [])]
    .map(({ id }) => id)
    .sort();

describe('what is drawn of a campaign (21.11, 21.31)', () => {
  it('has the Allied units that have not come, no other, in convoys that change from draw to draw', () => {
    const groups = new Map<string, true>();
    for (const [n, asked] of questions('german').entries()) {
      const world = drawn(asked, `${n}`);
      expect([n, afloat(world)]).toEqual([n, afloat(worldOf(asked))]);
      groups.set(JSON.stringify(world.campaign?.convoys), true);
    }
    expect(groups.size).toBeGreaterThan(3);
  });

  it('has each German convoy once, those that lie face down in an order that is drawn', () => {
    const orders = new Map<string, true>();
    for (const [n, asked] of questions('allied').entries()) {
      const world = drawn(asked, `${n}`);
      const units = world.germans.map(({ unit }) => unit);
      expect([n, [...new Map(units.map((unit) => [unit, true])).keys()]]).toEqual([n, units]);
      const convoys = (all: World): string[] =>
        all.germans.map(({ unit }) => unit).filter((unit) => !unit.startsWith('decoy'));
      expect([n, convoys(world).sort()]).toEqual([n, convoys(worldOf(asked)).sort()]);
      orders.set(units.join(), true);
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});

describe('what a campaign is worth', () => {
  const setUp = (): World => engine.system.scenarios.find(({ id }) => id === '5')?.setUp(data, {}) as World;
  const gain = (change: (world: World) => void, turn = 15): number => {
    const world = { ...setUp(), turn };
    const before = campaignValue(world, data);
    change(world);
    return campaignValue(world, data) - before;
  };
  const germanAt = (world: World, hex: string): void => {
    const [id = ''] =
      [...data.ground].find(([, { side, type, sp }]) => side === 'german' && type !== 'hq' && sp > 0) ?? [];
    for (const unit of Object.values(world.ground?.units ?? {})) if (unit.at === hex) unit.at = null;
    const fresh = { reduced: false, fatigued: false, dispersed: false, fire: 'none' } as const;
    if (world.ground) world.ground.units[id] = { id, at: hex, ...fresh };
  };

  it('grows with a place that counts and with Allied steps lost, and falls with German ones (22.2)', () => {
    expect(gain((world) => germanAt(world, 'W4031'))).toBeGreaterThan(0.02);
    const lost = (id: string) => (world: World) => void (world.campaign && (world.campaign.lost = { [id]: 2 }));
    expect(gain(lost('ramcke-1'))).toBeLessThan(0);
    const [allied = ''] = [...data.ground].find(([, { side, type }]) => side === 'allied' && type === 'infantry') ?? [];
    expect(gain(lost(allied))).toBeGreaterThan(0);
  });

  it('hangs on an airfield while the time for it runs (22.1)', () => {
    const early = gain((world) => germanAt(world, 'W4415'), 11);
    expect(early).toBeGreaterThan(gain((world) => germanAt(world, 'W4415'), 15));
  });
});
