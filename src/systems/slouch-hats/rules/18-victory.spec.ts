import { diceOf, slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import {
  capPoints,
  noteLoss,
  purchase,
  purchaseFault,
  resolveFault,
  resolveSurrender,
  scoreTurn,
  spendFault,
  spendPoints,
  suddenVictory,
  surrenderColumn,
} from './18-victory';
import { combinedGameEnds, nationalityOf, rommelsWarPoints, vichySurrenders } from './18-4-rommels-war';

const data = slouchHatsData();
const turn = (name: string) => data.turns.findIndex((t) => t.name === name);
const [DAMASCUS, BEIRUT, ALEPPO, SIDON] = ['2120', '1519', '1702', '1521'];
/** Nobody on the map, no points; who holds what as given. */
function held(control: Record<string, 'axis' | 'allied'> = {}, name = 'I June'): World {
  return Object.assign(worldWith(), { control, turn: turn(name), victoryPoints: { axis: 0, allied: 0 } });
}
const scores = (world: World) => scoreTurn(world, data).map(({ side, item, points }) => `${side} ${item} ${points}`);

describe('Victory Points (18.1)', () => {
  it('18.12, 18.13a: a friendly place is scored once, whoever holds it later', () => {
    const world = held({ [SIDON]: 'allied' });
    expect(scores(world)).toEqual(['allied sidon 1']);
    expect(scores(world)).toEqual([]);
    world.control = {};
    expect(scores(world)).toEqual([]);
    expect(world.victoryPoints.allied).toBe(1);
    world.control = { [SIDON]: 'allied' };
    expect(scores(world)).toEqual([]);
  });

  it('18.12: each side has its own places', () => {
    expect(scores(held({ '1527': 'axis', '3010': 'allied' }))).toEqual(['allied palmyra 1', 'axis haifa 3']);
  });

  it('18.13b: the Axis scores a city that it takes back, once a city, if the Allied player had scored it', () => {
    const world = held({ [DAMASCUS]: 'allied' });
    expect(scores(world)).toEqual(['allied damascus 3']);
    world.control = {};
    expect(scores(world)).toEqual(['axis city-retaken 1']);
    expect(scores(world)).toEqual([]);
    world.control = { [DAMASCUS]: 'allied', [ALEPPO]: 'allied' };
    expect(scores(world)).toEqual(['allied aleppo 3']);
    world.control = {};
    expect(scoreTurn(world, data)).toEqual([{ side: 'axis', item: 'city-retaken', points: 1, place: 'aleppo' }]);
    expect(world.victoryPoints).toEqual({ axis: 2, allied: 6 });
  });

  it('18.12: Damascus and Beirut bring the Axis a point each turn from their turns on', () => {
    expect(scores(held({}, 'II June'))).toEqual([]);
    const world = held({}, 'III June');
    expect([scores(world), scores(world)]).toEqual([['axis damascus-held 1'], ['axis damascus-held 1']]);
    expect(scores(held({}, 'I July'))).toEqual(['axis damascus-held 1', 'axis beirut-held 1']);
    expect(scores(held({ [DAMASCUS]: 'allied' }, 'III June'))).toEqual(['allied damascus 3']);
  });

  it('18.12: every fourth lost Axis unit that is not Light counts, those lost again too', () => {
    const world = held();
    const lose = (...ids: string[]) => ids.forEach((id) => noteLoss(world, data, id));
    lose('I-6REI', '1-BdL', '8RSA', 'II-6REI', 'V-1RTM');
    expect(scores(world)).toEqual([]);
    lose('I-6REI');
    expect(scores(world)).toEqual(['allied axis-units 1']);
    expect(scores(world)).toEqual([]);
    lose(...Array.from({ length: 9 }, () => 'I-6REI'));
    expect(scores(world)).toEqual(['allied axis-units 2']);
    lose('I-6REI', 'I-6REI', 'I-6REI');
    expect(scores(world)).toEqual(['allied axis-units 1']);
  });

  it('18.12: so does each lost Allied brigade for the Axis', () => {
    const world = held();
    for (const id of ['21-7A', 'RF', '16-6']) noteLoss(world, data, id);
    expect(scores(world)).toEqual(['axis allied-brigade 2']);
  });

  it('15.22: who is lost receives no replacements', () => {
    const world = worldWith({ '1824': '21-7A/' });
    Object.assign(world.units['21-7A'] ?? {}, { receiving: true });
    noteLoss(world, data, '21-7A');
    expect(world.units['21-7A']?.receiving).toBe(false);
  });

  it('18.11: nobody spends what he has not', () => {
    const world = Object.assign(held(), { victoryPoints: { axis: 1, allied: 3 } });
    expect(spendFault(world, 'axis', 1)).toBeNull();
    expect(spendFault(world, 'axis', 2)).toMatchObject({ rule: '18.11', why: 'that costs 2 VP, you have 1' });
    spendPoints(world, 'axis', 1);
    expect(() => spendPoints(world, 'axis', 1)).toThrow();
    expect(world.victoryPoints.axis).toBe(0);
  });

  it('18.15: ten are kept at the end of a turn', () => {
    const world = Object.assign(held(), { victoryPoints: { axis: 10, allied: 13 } });
    expect(capPoints(world, data)).toEqual({ allied: 3 });
    expect(world.victoryPoints).toEqual({ axis: 10, allied: 10 });
  });
});

describe('Sudden Victory (18.2)', () => {
  const winner = (standing: Record<string, string>) => suddenVictory(new Board(worldWith(standing), data));
  it('18.21: when no enemy combat unit is on the map, boxes apart', () => {
    expect(winner({ '1824': '21-7A', '2120': 'V-1RTM' })).toBeNull();
    expect(winner({ '1824': '21-7A', greece: 'RTA' })).toBe('allied');
    expect(winner({ '2120': 'V-1RTM', 'middle-east': '21-7A', '1825': 'Allied-MSU-1=1' })).toBe('axis');
  });

  it('18.23: to the Allied player if both have it', () => expect(winner({})).toBe('allied'));
});

describe('Vichy Surrender (18.3)', () => {
  const rich = (name = 'III June', control = {}) =>
    Object.assign(held(control, name), { victoryPoints: { axis: 4, allied: 5 } });

  it('18.14a: two points a modifier, +1 for the Allied player, -1 for the Axis, for good', () => {
    const world = rich();
    expect(purchaseFault(world, data, 'allied', 2)).toBeNull();
    expect(purchaseFault(world, data, 'allied', 3)).toMatchObject({ rule: '18.14a' });
    purchase(world, data, 'allied', 2);
    purchase(world, data, 'axis', 1);
    purchase(world, data, 'axis', 0);
    expect([world.victoryPoints, world.surrenderModifiers]).toEqual([
      { axis: 2, allied: 1 },
      { axis: 1, allied: 2 },
    ]);
    const { roll } = resolveSurrender(world, data, diceOf(3).die);
    expect(roll.modifiers.map(({ id, by, rule }) => [id, by, rule])).toEqual([
      ['allied-bought', 2, '18.14a'],
      ['axis-bought', -1, '18.14a'],
    ]);
    expect(roll.total).toBe(4);
  });

  it('18.31: from III June on', () => {
    expect(resolveFault(rich('II June'), data)).toMatchObject({
      rule: '18.31',
      why: 'the Vichy Surrender Table is resolved from III June on',
    });
    expect(resolveFault(rich('III June'), data)).toBeNull();
  });

  it('18.32: a roll costs a point, once a turn', () => {
    const world = rich();
    resolveSurrender(world, data, diceOf(1).die);
    expect(world.victoryPoints.allied).toBe(4);
    expect(resolveFault(world, data)).toMatchObject({ rule: '18.32' });
    world.turn += 1;
    expect(resolveFault(world, data)).toBeNull();
    world.victoryPoints.allied = 0;
    expect(resolveFault(world, data)).toMatchObject({ rule: '18.32' });
    expect(resolveFault(Object.assign(rich(), { surrendered: true }), data)).toMatchObject({ rule: '18.3' });
  });

  it('18.32: the column is that of the cities held, Y is surrender', () => {
    const cities = { [ALEPPO]: 'allied', [BEIRUT]: 'allied', [DAMASCUS]: 'allied' } as const;
    expect(surrenderColumn(new Board(held({ [SIDON]: 'allied' }), data))).toBe('0');
    expect(surrenderColumn(new Board(held(cities), data))).toBe('3');
    const result = (face: number, control: object) => {
      const { roll, surrenders } = resolveSurrender(rich('III June', control), data, diceOf(face).die);
      return [roll.column, roll.result, surrenders];
    };
    expect(result(4, cities)).toEqual(['3', 'Y', true]);
    expect(result(3, cities)).toEqual(['3', 'N', false]);
    expect(result(6, { [DAMASCUS]: 'allied' })).toEqual(['1', 'N', false]);
  });
});

describe("a game with Rommel's War (18.4)", () => {
  const standing = {
    ...{ '2120': 'V-1RTM 1-BdL DCA 8RSA 6RCA', '1702': 'Lehr', '1703': 'I-6REI', '2012': 'II-6REI' },
    ...{ '2723': '1-Dr', '1108': '1-Al', '1722': '1-CL 1RSM 4RST', '1824': '21-7A', '1519': 'Axis-Dump-1=2' },
    ...{ '1819': 'III-6', greece: 'KG26 RTA' },
  };
  const surrendered = () => {
    const world = worldWith(standing);
    return { world, done: vichySurrenders(world, data) };
  };

  it('18.42a, b: Vichy units that are not Light go, and the three cavalry regiments; 6REI stays beside Germans', () => {
    const { world, done } = surrendered();
    expect(done.removed.toSorted()).toEqual(
      ['1RSM', '4RST', '6RCA', '8RSA', 'II-6REI', 'III-6', 'RTA', 'V-1RTM'].toSorted(),
    );
    expect([world.units['V-1RTM']?.at, world.units['I-6REI']?.at]).toEqual(['off', '1703']);
    expect(nationalityOf(world, data, 'I-6REI')).toBe('german');
  });

  it('18.41, 18.42c, d: Germans stay; Light units and the anti-aircraft unit become German; Alawis and Druze do not', () => {
    const { world, done } = surrendered();
    expect(done.german.toSorted()).toEqual(['1-BdL', '1-CL', 'DCA', 'I-6REI']);
    expect(['Lehr', '1-Dr', '1-Al', '21-7A'].map((id) => nationalityOf(world, data, id))).toEqual([
      ...['german', 'vichy', 'vichy', 'australian'],
    ]);
    expect([world.units['1-Dr']?.at, world.units['Lehr']?.at, world.air['KG26']?.at]).toEqual([
      '2723',
      '1702',
      'greece',
    ]);
  });

  it('18.42e, 18.44: supply units and ports stay with the Axis', () => {
    const { world } = surrendered();
    expect(world.supply['Axis-Dump-1']).toMatchObject({ at: '1519', points: 2 });
    expect(new Board(world, data).friendlyTo(BEIRUT)).toBe('axis');
  });

  it('18.45: places bring the Allied player nothing more, all else goes on; two Axis points are one at the end', () => {
    const world = held({ [SIDON]: 'allied' }, 'I July');
    world.surrendered = true;
    expect(scores(world)).toEqual(['axis damascus-held 1', 'axis beirut-held 1']);
    expect(
      [5, 4, 0].map((axis) => rommelsWarPoints(Object.assign(world, { victoryPoints: { axis, allied: 0 } }))),
    ).toEqual([2, 2, 0]);
  });

  it('18.47: ends without Axis units outside boxes, or with one airfield or port left', () => {
    const ends = (at: Record<string, string>, hexes: string[] | null) => {
      const world = worldWith(at);
      const { airfield, port } = data.ground.map.places;
      if (hexes)
        for (const hex of [...airfield.keys(), ...port.keys()])
          world.control[hex] = hexes.includes(hex) ? 'axis' : 'allied';
      return combinedGameEnds(new Board(world, data));
    };
    expect(ends({ '1702': 'Lehr' }, null)).toBe(false);
    expect(ends({ greece: 'Lehr' }, null)).toBe(true);
    expect(ends({ '1702': 'Lehr' }, [BEIRUT])).toBe(true);
    expect(ends({ '1702': 'Lehr' }, [BEIRUT, ALEPPO])).toBe(false);
  });
});
