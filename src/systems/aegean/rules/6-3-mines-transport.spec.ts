import { assaultFault, bulkOf, cargoFault, portTraffic, shelling } from './6-3-transport';
import { laysMines, mineFault, mineHits } from './6-3-3-mines';
import { entersSpotted, taskForceFault } from './6-5-task-forces';
import { chartOf } from '../data/testing';
import { ship } from './testing/ships';

const bulk = { battalion: 3, company: 1, leader: 0, watch: 0 };

describe('transport (6.3.1)', () => {
  it('carries a battalion or three companies, a launch one company, and leaders for nothing', () => {
    expect(cargoFault({ transport: 3 }, [{ size: 'battalion' }, { size: 'leader' }], bulk)).toBeNull();
    expect(
      cargoFault({ transport: 3 }, [{ size: 'company' }, { size: 'company' }, { size: 'company' }], bulk),
    ).toBeNull();
    expect(cargoFault({ transport: 3 }, [{ size: 'battalion' }, { size: 'company' }], bulk)?.rule).toBe('6.3.1');
    expect(cargoFault({ transport: 1 }, [{ size: 'battalion' }], bulk)?.why).toContain('one company');
    expect(cargoFault({ transport: 0 }, [{ size: 'company' }], bulk)?.why).toContain('no troops');
    expect(bulkOf([{ size: 'battalion' }, { size: 'watch' }], bulk)).toBe(3);
  });

  it('goes in and out of a port that was hit twice once in a game-turn, of one hit three times never (5.4.5)', () => {
    expect([0, 1, 2, 3].map((hits) => portTraffic(hits, 2, 3))).toEqual([Infinity, Infinity, 1, 0]);
  });
});

describe('an assault (6.3.2)', () => {
  const craft = { assault: true as const, name: 'landing craft' };
  const transport = { assault: 'allied' as const, name: 'transport' };
  const held = { rhodes: false, italians: false };
  it('is made by German landing craft anywhere, and by no other German ship', () => {
    expect(assaultFault(craft, 'german', held)).toBeNull();
    expect(assaultFault(transport, 'german', held)?.rule).toBe('6.3.2');
  });

  it('is made by Allied ships only on Rhodes or against Italians', () => {
    expect(assaultFault(transport, 'allied', held)?.rule).toBe('6.3.2');
    expect(assaultFault(transport, 'allied', { ...held, rhodes: true })).toBeNull();
    expect(assaultFault(transport, 'allied', { rhodes: false, italians: true })).toBeNull();
  });
});

describe('mines (6.3.3)', () => {
  const chart = chartOf('mines');
  const free = { laid: 0, most: 6, mined: false, enemyShips: false, enemyPort: false, hasLaid: false };
  it('are laid by German layers, one each in a game-turn, not among enemies nor in their port', () => {
    expect(laysMines({ mines: 'german' })).toBe(true);
    expect(laysMines({ mines: false })).toBe(false);
    expect(mineFault(true, free)).toBeNull();
    for (const more of [{ enemyShips: true }, { enemyPort: true }, { hasLaid: true }, { mined: true }, { laid: 6 }])
      expect(mineFault(true, { ...free, ...more })?.rule).toBe('6.3.3');
    expect(mineFault(false, free)?.why).toContain('minelayers');
  });

  it('hit on 4-6: two hits on a main ship, any other is sunk', () => {
    const hits = (type: 'BB' | 'DD') => [3, 4, 6].map((die) => mineHits(chart, die, ship('x', { type })));
    expect(hits('BB')).toEqual([0, 2, 2]);
    expect(hits('DD')).toEqual([0, 'sunk', 'sunk']);
  });
});

describe('shelling (6.3.4)', () => {
  it('has half of the surface strength, fractions dropped', () => {
    expect(shelling([ship('a', { surface: 7 }), ship('b', { surface: 4 })])).toBe(5);
  });
});

describe('a task force (6.5)', () => {
  const box = (type: 'DD' | 'CL' | 'BB' | 'SS') => ship(type, { type, at: null });
  it('has at least three destroyers of the Holding Box', () => {
    expect(taskForceFault([box('DD'), box('DD'), box('DD'), box('CL')])).toBeNull();
    expect(taskForceFault([box('DD'), box('DD'), box('CL')])?.why).toContain('at least 3');
    expect(taskForceFault([box('DD'), box('DD'), ship('at sea')])?.why).toContain('Holding Box');
    expect(taskForceFault([box('DD'), box('DD'), box('DD'), box('SS')])?.rule).toBe('6.5.1');
  });

  it('enters spotted from Turkish waters, unspotted at the south edge, battleships there only (6.5.2, 8.3.5)', () => {
    expect(entersSpotted('3034', ['3034'])).toBe(true);
    expect(entersSpotted('5501', ['3034'])).toBe(false);
  });
});
