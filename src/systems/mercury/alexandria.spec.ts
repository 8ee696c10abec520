import { Engine } from '../../kernel/engine';
import { adjudicate } from '../../kernel/testing/adjudicate';
import type { Case } from '../../kernel/testing/case-file';
import { loadMercury } from './data/load';
import { mercurySystem } from './system';
import { changedSource } from './testing';

/** Scenario 4 keeps ships in Alexandria; here it does not, as in the campaigns. */
const SCENARIO = 'scenarios/4-the-luftwaffe-strikes.yaml';
const engine = new Engine(
  mercurySystem(loadMercury(changedSource(SCENARIO, (t) => t.replace('sails_again: false', 'sails_again: true')))),
);
const holds = (one: Omit<Case, 'standing'>): string[] => adjudicate(engine, { standing: [], ...one }).differences;

describe('sailing from Alexandria (16.34c, 16.43, 16.32, 17.21)', () => {
  const board = {
    run: 'III Naval Segment',
    turn: '22 AM',
    alexandria: { 'Ready-to-Sail': ['Orion (ammo out)', 'Ajax'], 'Refitting-2': ['Kelly'] },
  };

  it('a Task Force formed of ships ready to sail leaves for one point, undetected, with full ammunition', () => {
    const expected = {
      position: {
        'taskForces.A.at': 'libyan-sea',
        'taskForces.A.detected': false,
        'ships.orion.ammo': 'full',
        'ships.orion.at': { tf: 'A' },
      },
      sees: { german: { contains: ['TF A is formed at Alexandria.'], not: ['Orion', 'Ajax'] } },
    };
    const orders = [
      { allied: 'form TF A at Alexandria: Orion, Ajax' },
      { allied: 'move TF A: Egypt Coast, Libyan Sea' },
    ];
    expect(holds({ case: '', rule: '16.34c', board, orders, dice: { 'refit/kelly': 10 }, expect: expected })).toEqual(
      [],
    );
  });

  it('ships still refitting do not sail', () => {
    const orders = [{ allied: 'form TF A at Alexandria: Kelly' }];
    const refused = [{ rule: '16.34c', text: 'Kelly: not Ready to Sail' }];
    expect(holds({ case: '', rule: '16.43', board, orders, dice: { 'refit/kelly': 10 }, expect: { refused } })).toEqual(
      [],
    );
  });

  it('one that does not sail goes back to Ready to Sail', () => {
    const orders = [{ allied: 'form TF A at Alexandria: Orion' }, { allied: 'pass' }];
    const position = { 'taskForces.A': 'absent', 'ships.orion.at': { box: 'Ready-to-Sail' } };
    expect(
      holds({ case: '', rule: '16.43', board, orders, dice: { 'refit/kelly': 10 }, expect: { position } }),
    ).toEqual([]);
  });

  describe('a ship that the German saw damaged, and that was repaired in secret (16.45)', () => {
    const repaired: Pick<Case, 'board' | 'orders' | 'dice'> = {
      board: {
        ...{ run: 'III Naval Segment', turn: '22 AM', air: { 'Ju-87 1': 'Naval Attack' } },
        alexandria: { 'Ready-to-Sail': ['Orion (damaged)'] },
      },
      orders: [
        { allied: 'form TF A at Alexandria: Orion' },
        { allied: 'move TF A: Egypt Coast, Libyan Sea' },
        { german: 'search Libyan Sea' },
      ],
      dice: { 'repair/orion': 1, 'air-search/libyan-sea': 4 },
    };

    it('still counts as damaged for him while he has not seen it', () => {
      const expected = { position: { 'ships.orion.damaged': false, seenDamaged: ['orion'] } };
      expect(holds({ case: '', rule: '16.45', ...repaired, expect: expected })).toEqual([]);
    });

    it('counts as whole once he sees it in an attack', () => {
      const orders = [...repaired.orders, { german: 'attack TF A: Ju-87 1 > Orion' }];
      const dice = {
        ...{ 'repair/orion': 1, 'air-search/libyan-sea': 4, 'coordination/A': 3 },
        'aa/A/*': 9,
        'attack/A/*': 10,
        'ammo/A/*': 1,
      };
      const expected = { position: { seenDamaged: [] } };
      expect(holds({ case: '', rule: '16.45', ...repaired, orders, dice, expect: expected })).toEqual([]);
    });
  });
});
