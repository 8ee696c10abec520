import { diceOf, slouchHatsData, worldWith } from '../testing';
import { Board } from './03-board';
import {
  actionRoll,
  navalSupport,
  portMissionFault,
  reducePort,
  shipFault,
  shipsActive,
  shipsReturn,
} from './19-1-naval-units';
import { confinedTo, groupReleases } from './19-2-alawi-druze';

const data = slouchHatsData();

describe('naval units (19.1)', () => {
  it('19.11, 19.12: are Active from Supply Status on, in the Middle East box, until they sail', () => {
    const world = worldWith();
    const fault = (id: string) => shipFault({ world, data }, id)?.rule;
    expect(fault('phoebe')).toBe('19.11');
    expect(shipsActive(world)).toEqual(['phoebe', 'ajax']);
    expect([fault('phoebe'), fault('perth')]).toEqual([undefined, '19.11']);
    world.events.lasting.push({ kind: 'no-ships', lasts: 'turn' });
    expect(fault('ajax')).toBe('20.22N');
    world.events.lasting = [];
    shipsReturn(world, ['phoebe']);
    expect(shipFault({ world, data }, 'phoebe')).toMatchObject({ rule: '19.11' });
    expect(shipsActive(world)).toEqual(['phoebe']);
  });

  it('19.11: a die above the action rating fails, and the unit is Sailed', () => {
    const world = worldWith();
    shipsActive(world);
    const roll = (id: string, face: number) => actionRoll(world, data, { id, use: '1521' }, diceOf(face).die);
    expect(roll('phoebe', 4)).toMatchObject({ placed: true, roll: { key: 'action/phoebe/1521', result: 'placed' } });
    expect(world.ships['phoebe']?.active).toBe(true);
    expect(roll('phoebe', 5).placed).toBe(false);
    expect(world.ships['phoebe']).toEqual({ at: 'middle-east', active: false });
    expect(roll('perth', 5).placed).toBe(true);
  });

  it('19.14, 20.22 P: strengths add up, the bomber takes off its own point for point', () => {
    expect(navalSupport(data, ['phoebe', 'ajax'], null)).toBe(4);
    expect(navalSupport(data, ['phoebe', 'ajax'], 'KG26')).toBe(2);
    expect(navalSupport(data, [], 'KG26')).toBe(0);
  });

  it('19.15: reduce an enemy port by levels equal to their strength, and return', () => {
    const world = worldWith({ greece: 'KG26' });
    shipsActive(world);
    expect(reducePort(world, data, { hex: '1519', ships: ['phoebe'] })).toEqual({
      ...{ levels: 2, port: { hex: '1519', capacity: 3 } },
    });
    expect(world.ships['phoebe']?.active).toBe(false);
    expect(reducePort(world, data, { hex: '1515', ships: ['ajax'], bomber: 'KG26' }).levels).toBe(0);
    expect(world.air['KG26']?.active).toBe(false);
    const board = new Board(world, data);
    expect(portMissionFault(board, '1519')).toBeNull();
    expect([portMissionFault(board, '1527')?.rule, portMissionFault(board, 'greece')?.rule]).toEqual([
      '19.15',
      '19.15',
    ]);
  });
});

describe('Alawi and Druze groups (19.2)', () => {
  const garrisons = (standing: Record<string, string>) => {
    const world = worldWith(standing);
    for (const id of ['1-Al', '2-Al', '1-Dr', '2-Dr', '3-Dr']) Object.assign(world.units[id] ?? {}, { garrison: true });
    return world;
  };
  const standing = { '1108': '1-Al', '1305': '2-Al', '2723': '1-Dr', '2724': '2-Dr', '2925': '3-Dr' };

  it('19.22: an Allied unit in their area releases the whole group, and no other', () => {
    expect(groupReleases(new Board(garrisons(standing), data))).toEqual([]);
    const druze = garrisons({ ...standing, '2624': '6-Cav' });
    expect(groupReleases(new Board(druze, data))).toEqual(['1-Dr', '2-Dr', '3-Dr']);
    expect(groupReleases(new Board(garrisons({ ...standing, '1209': 'Roy' }), data))).toEqual(['1-Al', '2-Al']);
    expect(groupReleases(new Board(garrisons({ ...standing, '2624': 'I-16RTT' }), data))).toEqual([]);
  });

  it('19.22: a Druze unit that has changed sides in its area has not entered it', () => {
    expect(groupReleases(new Board(garrisons({ ...standing, '3026': 'A-1-Dr' }), data))).toEqual([]);
  });

  it('19.22, 19.23: stay in their area until an event makes them Active everywhere', () => {
    const world = garrisons(standing);
    const area = (id: string) => confinedTo(world, data, id);
    expect(['1-Dr', '1-Al', 'I-16RTT', 'A-1-Dr'].map(area)).toEqual(['jebel-druze', 'latakia', null, null]);
    world.activeEverywhere.push('1-Dr');
    expect([area('1-Dr'), area('2-Dr')]).toEqual([null, 'jebel-druze']);
  });
});
