import type { Bids } from '../kernel/bid';
import type { System } from '../kernel/system';
import { ownSystems } from '../config/testing/systems';
import type { AnyRealm } from '../systems/systems';
import { bidTable, measuredBy } from './bids-measured';
import { standings, type Recorded } from './matches';

const [one] = ownSystems().all();
const own = one?.system as System<AnyRealm>;
const scenario = own.scenarios.find(({ seats }) => seats.length === 2);
const [first = '', other = ''] = scenario?.seats ?? [];
/** The first seat wins with more than 10 points. */
const bids: Bids<AnyRealm> = {
  unit: () => ({ one: 'point', many: 'points', how: 'counted', most: 20 }),
  judged: (printed, { to, by }) => {
    const points = Number(printed.detail['points']) + (to === first ? by : -by);
    return { ...printed, winner: points > 10 ? first : other };
  },
};
const system: System<AnyRealm> = { ...own, bids };
const of = (points: number, n: number, version = '2.0.0', extra = ''): Recorded => ({
  ...{ of: `${own.id} ${version} ${scenario?.id} ${extra}easy:easy`, seed: `s/${n}`, value: 0, level: '' },
  ...{ winner: points > 10 ? first : other, detail: { points } },
});
const twenty = Array.from({ length: 20 }, (_, n) => of(n + 8, n));

describe('bids by recorded matches', () => {
  it('are those with which the same games come nearest to half', () => {
    const found = measuredBy(system, standings(twenty))[scenario?.id ?? ''];
    expect(found).toMatchObject({ games: 20, share: 85 });
    expect(found?.offer).toMatchObject({ to: other, by: 7, share: 50, games: 20 });
    expect(bidTable(system, { [scenario?.id ?? '']: found as never }).join('\n')).toContain(`\`--balance ${other}=7\``);
  });

  it('are of the latest version, and of the scripts alone', () => {
    const before = Array.from({ length: 20 }, (_, n) => of(0, n, '1.10.0'));
    const strong = twenty.map((game) => ({ ...game, of: game.of.replace('easy:easy', 'strong:easy') }));
    expect(measuredBy(system, standings([...before, ...twenty]))[scenario?.id ?? '']?.share).toBe(85);
    expect(measuredBy(system, standings(strong))).toEqual({});
  });

  it('are none where the scenario is even, or where few games were played', () => {
    const even = Array.from({ length: 20 }, (_, n) => of(n + 1, n));
    expect(measuredBy(system, standings(even))[scenario?.id ?? '']).toMatchObject({ share: 50 });
    expect(measuredBy(system, standings(even))[scenario?.id ?? '']?.offer).toBeUndefined();
    expect(measuredBy(system, standings(twenty.slice(11)))).toEqual({});
  });

  it('that change what is played are known by matches with them', () => {
    const laid: System<AnyRealm> = { ...system, bids: { unit: bids.unit } };
    const played = Array.from({ length: 20 }, (_, n) => of(n + 1, n, '2.0.0', `${other}=3 `));
    expect(measuredBy(laid, standings(twenty))[scenario?.id ?? '']?.offer).toBeUndefined();
    const found = measuredBy(laid, standings([...twenty, ...played]))[scenario?.id ?? ''];
    expect(found).toMatchObject({ share: 85, offer: { to: other, by: 3, share: 50 } });
  });
});
