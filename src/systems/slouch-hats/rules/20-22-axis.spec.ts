import { setUp } from '../set-up';
import { slouchHatsData } from '../testing';
import { changes, during, eventColumns, holding, markersSeenBy, plays, refused } from './testing/events';
import {
  dueForMap,
  entersByAir,
  inForce,
  landConnection,
  lapse,
  payForMap,
  raidBarred,
  raiders,
  shipsBarred,
} from './20-2-lasting';

const data = slouchHatsData();
const [I_JUNE, II_JUNE, III_JUNE] = [0, 1, 2];

describe('20.22 A, B: Active Alawis and Druze', () => {
  it.each([
    ['A', ['1-Al', '2-Al', '3-Al'], 4],
    ['B', ['1-Dr', '2-Dr', '3-Dr'], 5],
  ] as const)('20.22%s: its units are Active everywhere and no garrisons; the marker is out', (letter, units, left) => {
    const world = holding('axis', letter, {
      standing: { '1108': '1-Al 1-Dr', '1305': '2-Al 2-Dr', '1311': '3-Al 3-Dr' },
    });
    for (const unit of units) Object.assign(world.units[unit] ?? {}, { garrison: true });
    plays(world, 'axis', letter);
    expect(world.activeEverywhere).toEqual(units);
    expect(units.map((unit) => world.units[unit]?.garrison)).toEqual([false, false, false]);
    expect([world.victoryPoints.axis, world.markers[letter]]).toEqual([left, 'out']);
  });

  it('20.22A: costs a VP; nothing is left to be made Active after the revolt', () => {
    const world = holding('axis', 'A', { standing: { '1108': '1-Al' } });
    world.victoryPoints.axis = 0;
    expect(refused(world, 'axis', 'A')).toBe('20.22A');
    world.victoryPoints.axis = 1;
    expect(refused(during(world, 'Special Events'), 'axis', 'A')).toBe('20.22A');
    plays(during(world, 'Reinforcements'), 'allied', 'A');
    expect(refused(world, 'axis', 'A')).toBe('20.22A');
    expect(refused(holding('axis', 'B', { when: 'axis Transport' }), 'axis', 'B')).toBe('20.22B');
  });
});

describe('20.22 C: German Commandos', () => {
  it('come to Aleppo, or to Beirut if Aleppo is not friendly, supplied on arrival (5.33)', () => {
    const world = holding('axis', 'C');
    expect(changes(plays(world, 'axis', 'C'))).toEqual(['arrived SK-F 1702']);
    expect(world.arrived).toEqual(['SK-F']);
    const lost = holding('axis', 'C', { standing: { '1702': 'RF' } });
    lost.control['1702'] = 'allied';
    expect(changes(plays(lost, 'axis', 'C'))).toEqual(['arrived SK-F 1519']);
  });

  it('not if neither is friendly, nor where there is no room (3.32)', () => {
    const lost = holding('axis', 'C');
    Object.assign(lost.control, { '1702': 'allied', '1519': 'allied' });
    expect(refused(lost, 'axis', 'C')).toBe('20.22C');
    const full = holding('axis', 'C', { standing: { '1702': 'I-6REI II-6REI III-6REI IV-6REI 6RCA 7RCA GAM' } });
    expect(refused(full, 'axis', 'C')).toBe('3.32');
  });

  it('a later play is Event H: a shift in a Combat phase', () => {
    const world = holding('axis', 'C');
    plays(world, 'axis', 'C');
    expect(refused(world, 'axis', 'C')).toBe('20.22C');
    plays(during(world, 'axis Combat'), 'axis', 'C', {}, { combat: '1824' });
    expect(eventColumns(world, '1824')).toBe(1);
    expect(world.events.plays.axis).toEqual({ C: 2 });
  });

  it('is a later play from the first where the scenario brings the unit itself (5.41)', () => {
    const world = setUp(data, '2');
    world.markers.C = 'axis';
    world.turn = II_JUNE;
    expect(refused(during(world, 'Reinforcements'), 'axis', 'C')).toBe('20.22C');
    world.turn = I_JUNE;
    expect(changes(plays(world, 'axis', 'C'))).toEqual(['arrived SK-F 1702']);
  });
});

describe('20.22 D: Turkish Armor', () => {
  it('comes at 1200 or 1302 with Movement Supply; later a Supply Point comes to Greece', () => {
    const world = holding('axis', 'D', { turn: III_JUNE });
    expect(changes(plays(world, 'axis', 'D', { places: ['1302'] }))).toEqual(['arrived TkA 1302']);
    expect([world.units['TkA']?.noMovementSupply, world.arrived]).toEqual([false, ['TkA']]);
    expect(changes(plays(world, 'axis', 'D'))).toEqual(['supply greece 1']);
  });

  it('after the surrender it is a Supply Point from the first play', () => {
    const world = holding('axis', 'D', { turn: III_JUNE });
    world.surrendered = true;
    expect(changes(plays(world, 'axis', 'D'))).toEqual(['supply greece 1']);
  });

  it('not before III June, not elsewhere, not where the enemy stands', () => {
    expect(refused(holding('axis', 'D', { turn: II_JUNE }), 'axis', 'D')).toBe('20.22D');
    const world = holding('axis', 'D', { standing: { '1200': 'RF' } });
    expect(refused(world, 'axis', 'D', { places: ['1702'] })).toBe('20.22D');
    expect(refused(world, 'axis', 'D', { places: ['1200'] })).toBe('20.22D');
  });
});

describe('20.22 E: Transit through Turkey', () => {
  it('opens the land connection for the rest of the game, for one VP; later plays bring a Supply Point free', () => {
    const world = holding('axis', 'E', { when: 'Special Events' });
    plays(world, 'axis', 'E');
    lapse(world, 'turn');
    expect(landConnection(world)).toEqual(['1200', '1302']);
    expect(world.victoryPoints.axis).toBe(4);
    expect(changes(plays(world, 'axis', 'E', { places: ['1302'] }))).toEqual(['supply 1302 1']);
    expect(world.victoryPoints.axis).toBe(4);
  });

  it('not without the VP, not in another phase; its later point not where the enemy stands', () => {
    const world = holding('axis', 'E', { when: 'Special Events', standing: { '1200': 'RF' } });
    world.victoryPoints.axis = 0;
    expect(refused(world, 'axis', 'E')).toBe('20.22E');
    world.victoryPoints.axis = 1;
    expect(refused(during(world, 'Reinforcements'), 'axis', 'E')).toBe('20.22E');
    plays(during(world, 'Special Events'), 'axis', 'E');
    expect(refused(world, 'axis', 'E', { places: ['1200'] })).toBe('20.22E');
    expect(changes(plays(world, 'axis', 'E'))).toEqual(['supply 1302 1']);
  });
});

describe('20.22 F: Quicker Mobilization', () => {
  const standing = { '1519': 'I-24RMIC', '1515': 'III-24RMIC', '2120': 'I-17RTS', '2012': 'II-6REI', '1527': 'Haifa' };
  const garrisons = () => {
    const world = holding('axis', 'F', { when: 'axis Transport', standing });
    for (const id of ['I-24RMIC', 'III-24RMIC', 'I-17RTS', 'Haifa'])
      Object.assign(world.units[id] ?? {}, { garrison: true });
    return world;
  };

  it('releases two garrisons, at every play', () => {
    const world = garrisons();
    const units = ['I-24RMIC', 'I-17RTS'];
    expect(changes(plays(world, 'axis', 'F', { units }))).toEqual(['released I-24RMIC 1519', 'released I-17RTS 2120']);
    expect(changes(plays(world, 'axis', 'F', { units: ['III-24RMIC'] }))).toEqual(['released III-24RMIC 1515']);
  });

  it('no third one, none twice, none that is free or the enemy’s, and in the own Transport phase only', () => {
    const world = garrisons();
    for (const units of [['I-24RMIC', 'III-24RMIC', 'I-17RTS'], ['I-24RMIC', 'I-24RMIC'], ['II-6REI'], ['Haifa'], []])
      expect(refused(world, 'axis', 'F', { units })).toBe('20.22F');
    expect(refused(during(world, 'allied Transport'), 'axis', 'F', { units: ['I-24RMIC'] })).toBe('20.22F');
  });
});

describe('20.22 G: German Paratroops', () => {
  it('brings Lehr and the Air Transport marker to Greece; later a German REPL, if there is one (15.12)', () => {
    const world = holding('axis', 'G', { turn: III_JUNE });
    expect(changes(plays(world, 'axis', 'G'))).toEqual(['arrived Lehr greece', 'air-transport greece']);
    expect(world.airTransport).toBe(true);
    expect([entersByAir(data, 'Lehr'), entersByAir(data, 'SK-F')]).toEqual([true, false]);
    expect(changes(plays(world, 'axis', 'G'))).toEqual(['repl REPL-G1 greece']);
    plays(world, 'axis', 'G');
    expect(changes(plays(world, 'axis', 'G'))).toEqual(['repl-lost german']);
  });

  it('brings Lehr alone when the marker is in play; not before III June', () => {
    const world = holding('axis', 'G', { turn: III_JUNE });
    world.airTransport = true;
    expect(changes(plays(world, 'axis', 'G'))).toEqual(['arrived Lehr greece']);
    expect(refused(holding('axis', 'G', { turn: II_JUNE }), 'axis', 'G')).toBe('20.22G');
  });
});

describe('20.22 H: Croix de Guerre', () => {
  it('shifts one combat in the Axis favour, attacking or defending; both sides may shift the same one', () => {
    const world = holding('axis', 'H', { when: 'axis Combat' });
    plays(world, 'axis', 'H', {}, { combat: '1824' });
    expect(eventColumns(world, '1824')).toBe(1);
    plays(world, 'allied', 'H', {}, { combat: '1824' });
    expect(eventColumns(world, '1824')).toBe(0);
    const defending = holding('axis', 'H', { when: 'allied Combat' });
    plays(defending, 'axis', 'H', {}, { combat: '1721' });
    expect(eventColumns(defending, '1721')).toBe(-1);
    expect(refused(during(defending, 'axis Transport'), 'axis', 'H', {}, { combat: '1721' })).toBe('20.22H');
  });
});

describe('20.22 I: Desert Raiders', () => {
  it('appear at a friendly town or point of Syria or Iraq; later a Supply Point comes', () => {
    const world = holding('axis', 'I', { turn: II_JUNE });
    expect(changes(plays(world, 'axis', 'I', { places: ['3010'] }))).toEqual(['arrived Raid 3010']);
    expect(changes(plays(world, 'axis', 'I'))).toEqual(['supply greece 1']);
    const iraq = holding('axis', 'I', { when: 'axis Movement' });
    iraq.control['4914'] = 'axis';
    expect(changes(plays(iraq, 'axis', 'I', { places: ['4914'] }))).toEqual(['arrived Raid 4914']);
  });

  it.each([
    ['1702', 'a city'],
    ['1515', 'in Lebanon'],
    ['4914', 'enemy ground'],
    ['3306', 'in an enemy zone'],
    ['3305', 'no place'],
  ])('not at %s, %s', (at) => {
    const world = holding('axis', 'I', { standing: { '3406': 'RF' } });
    expect(refused(world, 'axis', 'I', { places: [at] })).toBe('20.22I');
  });

  it('not before II June, nor in an Allied Movement phase', () => {
    const choice = { places: ['3010'] };
    expect(refused(holding('axis', 'I', { turn: I_JUNE }), 'axis', 'I', choice)).toBe('20.22I');
    expect(refused(holding('axis', 'I', { when: 'allied Movement' }), 'axis', 'I', choice)).toBe('20.22I');
  });
});

describe('20.22 J: Cavalry Raid', () => {
  it('lets cavalry and armored cars exploit with full allowance; reconnaissance is not named', () => {
    const world = holding('axis', 'J', { when: 'axis Combat' });
    plays(world, 'axis', 'J', {}, { end: true });
    const types = ['cavalry', 'armored-car'];
    expect(raiders(world, 'axis')).toEqual({ types, fullAllowance: types });
    expect(refused(during(world, 'allied Combat'), 'axis', 'J', {}, { end: true })).toBe('20.22J');
  });
});

describe('20.22 K, L: Saboteurs, Spies', () => {
  it('20.22K: an Allied Supply Point on the map is destroyed; what a large dump has left may find no counter (6.15e)', () => {
    const world = holding('axis', 'K', { standing: { '1527': 'Allied-Large-1=3' }, when: 'allied Combat' });
    const choice = { units: ['Allied-Large-1'] };
    const poor = structuredClone(world);
    for (const [id, unit] of Object.entries(poor.supply)) if (id !== 'Allied-Large-1') unit.at = 'used';
    expect(changes(plays(world, 'axis', 'K', choice))).toEqual(['supply-destroyed Allied-Large-1 1527 1']);
    expect(Object.values(world.supply).filter(({ at }) => at === '1527')).toMatchObject([{ points: 2 }]);
    expect(changes(plays(poor, 'axis', 'K', choice))).toContain('supply-lost 1527 2');
    expect(refused(world, 'axis', 'K', { units: ['Axis-MSU-1'] })).toBe('20.22K');
  });

  it('20.22L: the Allied markers lie open until played', () => {
    const world = holding('allied', 'DG');
    plays(world, 'axis', 'L');
    expect(markersSeenBy(world, 'axis').shown.allied).toEqual(['D', 'G']);
    expect(refused(during(world, 'Special Events'), 'axis', 'L')).toBe('20.22L');
  });
});

describe('20.22 M: Vichy Destroyers', () => {
  it('send the naval unit that is being placed back as Sailed', () => {
    const world = holding('axis', 'M', { when: 'allied Combat' });
    Object.assign(world.ships['ajax'] ?? {}, { at: '1421', active: true });
    expect(changes(plays(world, 'axis', 'M', {}, { placing: 'ajax' }))).toEqual(['returned ajax middle-east']);
    expect(world.ships['ajax']).toEqual({ at: 'middle-east', active: false });
  });

  it('need a naval unit that is being placed, and no surrender', () => {
    const world = holding('axis', 'M', { when: 'allied Combat' });
    for (const placing of [null, '208']) expect(refused(world, 'axis', 'M', {}, { placing })).toBe('20.22M');
    world.surrendered = true;
    expect(refused(world, 'axis', 'M', {}, { placing: 'ajax' })).toBe('20.22M');
  });
});

describe('20.22 N: Vichy Battleship Convoy', () => {
  it('sails to one of the two ports with Supply Points, a REPL and RTA if wanted; no ships and no raid this turn', () => {
    const world = holding('axis', 'N', { when: 'Special Events' });
    plays(world, 'axis', 'N', { places: ['1515'], units: ['RTA'] });
    const repl = [{ nationality: 'vichy', points: 1 }];
    expect(world.events.convoy).toEqual({ to: '1515', points: 2, repl, units: ['RTA'], by: -4 });
    lapse(world, 'segment');
    expect([shipsBarred(world), raidBarred(world)]).toEqual([true, true]);
    lapse(world, 'turn');
    expect([shipsBarred(world), raidBarred(world)]).toEqual([false, false]);
    expect(changes(plays(world, 'axis', 'N'))).toEqual(['supply greece 1']);
  });

  it('after the surrender it is a Supply Point in Greece', () => {
    const world = holding('axis', 'N', { when: 'Special Events' });
    world.surrendered = true;
    expect(changes(plays(world, 'axis', 'N'))).toEqual(['supply greece 1']);
    expect([world.events.convoy, shipsBarred(world)]).toEqual([null, false]);
  });

  it('goes to no other port, none that is lost, with no other unit, and is played in the Special Events phase', () => {
    const world = holding('axis', 'N', { when: 'Special Events' });
    expect(refused(world, 'axis', 'N', { places: ['1108'] })).toBe('20.22N');
    expect(refused(world, 'axis', 'N', { units: ['I-6REI'] })).toBe('20.22N');
    world.control['1519'] = 'allied';
    expect(refused(world, 'axis', 'N', { places: ['1519'] })).toBe('7.31');
    expect(refused(during(world, 'axis Transport'), 'axis', 'N', { places: ['1515'] })).toBe('20.22N');
  });
});

describe('20.22 O: Air Interdiction', () => {
  it('takes road movement off a road hex and the six around it for the phase', () => {
    const world = holding('axis', 'O', { when: 'allied Movement' });
    plays(world, 'axis', 'O', { places: ['4107'] });
    expect(inForce(world, 'interdiction')).toMatchObject([{ hex: '4107', radius: 1 }]);
    lapse(world, 'phase');
    expect(inForce(world, 'interdiction')).toEqual([]);
  });

  it('needs a road hex, and the Allied Movement phase', () => {
    const world = holding('axis', 'O', { when: 'allied Movement' });
    const bare = [...data.ground.map.area.keys()].find((hex) => !data.ground.hasRoad(hex)) ?? '';
    for (const places of [[bare], ['9999'], []]) expect(refused(world, 'axis', 'O', { places })).toBe('20.22O');
    expect(refused(during(world, 'axis Movement'), 'axis', 'O', { places: ['4107'] })).toBe('20.22O');
  });
});

describe('20.22 P: German Air Force', () => {
  it('brings the bomber or the Air Transport marker to Greece, at each play one, and then nothing', () => {
    const world = holding('axis', 'P', { when: 'axis Combat' });
    expect(changes(plays(world, 'axis', 'P', { units: ['air-transport'] }))).toEqual(['air-transport greece']);
    expect(refused(world, 'axis', 'P', { units: ['air-transport'] })).toBe('20.22P');
    expect(changes(plays(world, 'axis', 'P'))).toEqual(['arrived KG26 greece']);
    expect(refused(world, 'axis', 'P')).toBe('20.22P');
    expect(refused(holding('axis', 'P'), 'axis', 'P', { units: ['StG'] })).toBe('20.22P');
  });

  it('4: the bomber flies over the map in Scenario 1 only after one VP', () => {
    const world = holding('axis', 'P');
    plays(world, 'axis', 'P');
    expect([dueForMap(world, data, 'KG26'), dueForMap(world, data, '39B')]).toEqual([1, 0]);
    world.victoryPoints.axis = 0;
    expect(payForMap(world, data, 'KG26')).toMatchObject({ rule: '20.22P' });
    world.victoryPoints.axis = 2;
    expect(payForMap(world, data, 'KG26')).toBeNull();
    expect([payForMap(world, data, 'KG26'), world.victoryPoints.axis]).toEqual([null, 1]);
    expect(dueForMap(setUp(data, '2'), data, 'KG26')).toBe(0);
  });

  it('5.41: in Scenario 2 it brings nothing after I June, when both come by themselves', () => {
    const world = during(setUp(data, '2'), 'Special Events');
    world.turn = II_JUNE;
    expect(refused(world, 'axis', 'P')).toBe('5.41');
  });
});

describe('20.22 Q: German Tourists', () => {
  const standing = { '2120': 'Axis-Large-1=4 1-BdL', '1819': 'Axis-MSU-1=1' };

  it('a: cancels Allied K of this Combat phase: the Supply Point is there again', () => {
    const world = holding('axis', 'Q', { standing, when: 'axis Combat' });
    plays(world, 'allied', 'K', { units: ['Axis-MSU-1'] });
    expect(changes(plays(world, 'axis', 'Q'))).toEqual(['cancelled K']);
    expect(world.supply['Axis-MSU-1']).toMatchObject({ at: '1819', points: 1 });
    expect(refused(world, 'axis', 'Q')).toBe('20.22Q');
  });

  it('a: not a K of an earlier phase, nor once the counter has been used again', () => {
    const world = holding('axis', 'Q', { standing, when: 'axis Combat' });
    plays(world, 'allied', 'K', { units: ['Axis-Large-1'] });
    const spent = structuredClone(world);
    Object.assign(spent.supply['Axis-Large-1'] ?? {}, { at: 'used', points: 0 });
    expect(refused(spent, 'axis', 'Q')).toBe('20.22Q');
    lapse(world, 'phase');
    expect(refused(world, 'axis', 'Q')).toBe('20.22Q');
  });

  it('b: one Axis Light unit is not Light in the combats of this phase', () => {
    const world = holding('axis', 'Q', { standing, when: 'allied Combat' });
    plays(world, 'axis', 'Q', { units: ['1-BdL'] });
    expect(inForce(world, 'not-light').map(({ unit }) => unit)).toEqual(['1-BdL']);
    lapse(world, 'phase');
    expect(inForce(world, 'not-light')).toEqual([]);
    expect(refused(world, 'axis', 'Q', { units: ['I-6REI'] })).toBe('20.22Q');
    expect(refused(during(world, 'axis Movement'), 'axis', 'Q', { units: ['1-BdL'] })).toBe('20.22Q');
  });
});

describe('20.22 R: Rally Light Troops', () => {
  const standing = { cadre: '1-BdL 1-CL 8RSA Raid 1-Dr', eliminated: '2-BdL', '2120': '3-BdL' };

  it('returns a Light unit from either box to a friendly hex of its list', () => {
    const world = holding('axis', 'R', { standing });
    const damascus = { units: ['1-BdL'], places: ['2120'] };
    expect(changes(plays(world, 'axis', 'R', damascus))).toEqual(['returned 1-BdL 2120']);
    expect(changes(plays(world, 'axis', 'R', { units: ['2-BdL'] }))).toEqual(['returned 2-BdL 1702']);
    expect(changes(plays(world, 'axis', 'R', { units: ['1-CL'] }))).toEqual(['returned 1-CL 1519']);
  });

  it('not 8RSA, not who has no hex, who is in play, is not Light or is no Druze that had been Active', () => {
    const world = holding('axis', 'R', { standing });
    Object.assign(world.units['1-Dr'] ?? {}, { garrison: true });
    for (const id of ['8RSA', 'Raid', '3-BdL', 'I-6REI', '1-Dr', '1-1'])
      expect(refused(world, 'axis', 'R', { units: [id] })).toBe('20.22R');
    // 19.22: released within its area it was Active there.
    Object.assign(world.units['1-Dr'] ?? {}, { garrison: false });
    expect(changes(plays(world, 'axis', 'R', { units: ['1-Dr'], places: ['2925'] }))).toEqual(['returned 1-Dr 2925']);
  });

  it('not elsewhere, not where it is not friendly or full, not one that died a garrison', () => {
    const world = holding('axis', 'R', { standing });
    const rally = (at: string) => refused(world, 'axis', 'R', { units: ['1-BdL'], places: [at] });
    expect(rally('1519')).toBe('20.22R');
    world.control['2120'] = 'allied';
    expect(rally('2120')).toBe('20.22R');
    Object.assign(world.units['1-BdL'] ?? {}, { garrison: true });
    expect(rally('1702')).toBe('20.22R');
    const full = holding('axis', 'R', {
      standing: { cadre: '1-BdL', '1702': 'I-6REI II-6REI III-6REI IV-6REI 6RCA 7RCA GAM' },
    });
    expect(refused(full, 'axis', 'R', { units: ['1-BdL'], places: ['1702'] })).toBe('3.32');
    expect(refused(during(world, 'Special Events'), 'axis', 'R', { units: ['1-CL'] })).toBe('20.22R');
    expect(inForce(world, 'not-light')).toEqual([]);
  });
});
