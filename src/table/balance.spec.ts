import type { Measured } from '../kernel/bid';
import type { System } from '../kernel/system';
import type { AnyRealm } from '../systems/systems';
import { ownSystems } from '../config/testing/systems';
import { balanceText, offerLines } from './balance';
import { charterLines, charterShort } from './charter-text';
import { charterOf, charterSchema } from './charter';

const [one] = ownSystems().all();
const system = one?.system as System<AnyRealm>;
const scenario = system.scenarios.find(({ seats }) => seats.length === 2);
const [first = '', other = ''] = scenario?.seats ?? [];
const id = scenario?.id ?? '';
const unit = system.bids?.unit(id);
const to = unit?.only ?? other;
const bid = { to, by: 1 };

const game = (options: object, changes: object[] = []) => ({
  ...{ charter: charterSchema.parse({ options }), changes, scenario: id },
});
const measured = (offer?: Measured['offer']): System<AnyRealm> => ({
  ...system,
  bids: {
    ...{ unit: () => null, ...system.bids },
    measured: { [id]: { games: 100, share: 83, low: 75, high: 89, ...(offer ? { offer } : {}) } },
  },
});
const offer = { ...bid, games: 100, share: 52, low: 42, high: 62 };

describe('a bid for balance', () => {
  it('stands in the charter as a house option, in the words of its scenario', () => {
    const text = balanceText(system, game({ balance: bid }));
    expect(text).toBe(`1 ${unit?.one} to the ${system.seatName(to)} player, ${unit?.how}`);
    for (const lines of [charterLines, charterShort])
      expect(lines(game({ balance: bid }).charter, [], text)[0]).toBe(`Balance: house option, ${text}`);
    expect(balanceText(system, game({}))).toBeUndefined();
  });

  it('is what both agreed to last', () => {
    expect(charterOf(game({}, [{ balance: bid }])).options).toEqual({ balance: bid });
    expect(charterOf(game({ balance: bid }, [{ balance: { to, by: 2 } }])).options).toEqual({ balance: { to, by: 2 } });
    expect(charterOf(game({ balance: bid, a: true }, [{ balance: null }])).options).toEqual({ a: true });
    expect(charterOf(game({ balance: bid }, [{ errors: 'Tournament' }])).options).toEqual({ balance: bid });
  });

  it('is offered where matches say that a scenario is not even, with the word that proposes it', () => {
    const [line = ''] = offerLines(measured(offer), game({}));
    expect(line).toContain(`${system.seatName(first)} won 83 of 100 (100 games of two bots)`);
    expect(line).toContain(`PROPOSE CHARTER balance ${to} 1`);
  });

  it('is not offered where they do not, nor for other options, nor twice', () => {
    expect(offerLines(measured(), game({}))).toEqual([]);
    expect(offerLines(measured(offer), game({ 'another-option': true }))).toEqual([]);
    expect(offerLines(measured(offer), game({ balance: bid }))).toEqual([]);
    expect(offerLines(measured(offer), game({}, [{ balance: bid }]))).toEqual([]);
  });
});
