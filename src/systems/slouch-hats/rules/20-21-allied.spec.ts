import { slouchHatsData } from '../testing';
import { changes, during, eventColumns, holding, markersSeenBy, plays, refused } from './testing/events';
import { Board } from './03-board';
import { handOf } from './20-1-hands';
import {
  barredBoxes,
  earlyFromIraq,
  extraSupport,
  inForce,
  lapse,
  mayUseMorale,
  ownReplacements,
  raiders,
  spendOwnReplacement,
  submarines,
  useMorale,
} from './20-2-lasting';

const data = slouchHatsData();
const [I_JUNE, II_JUNE, III_JUNE, III_JULY] = [0, 1, 2, 5];

describe('20.21 A, B: Alawis and Druze revolt', () => {
  it('20.21A: the Alawis on the map change sides for 2 VP; one with another Axis unit is eliminated; the marker is out', () => {
    const world = holding('allied', 'A', { standing: { '1108': '1-Al', '1305': '2-Al II-6REI', cadre: '3-Al' } });
    world.activeEverywhere = ['1-Al'];
    expect(changes(plays(world, 'allied', 'A'))).toEqual(['turned A-1-Al 1108', 'removed 2-Al 1305']);
    expect(world.units['A-1-Al']).toMatchObject({ at: '1108', garrison: false });
    expect(['1-Al', '2-Al', '3-Al'].map((id) => world.units[id]?.at)).toEqual(['off', 'eliminated', 'cadre']);
    expect(world.activeEverywhere).toEqual(['A-1-Al']);
    expect(new Board(world, data).friendlyTo('1108')).toBe('allied');
    expect([world.victoryPoints.allied, world.markers.A]).toEqual([3, 'out']);
  });

  it('20.21A: supply and air units are Axis units too; two Alawis together both change', () => {
    const world = holding('allied', 'A', { standing: { '1108': '1-Al 2-Al', '1305': '3-Al Axis-MSU-1' } });
    expect(changes(plays(world, 'allied', 'A'))).toEqual([
      'turned A-1-Al 1108',
      'turned A-2-Al 1108',
      'removed 3-Al 1305',
    ]);
  });

  it('20.21B: costs 1 VP, and leaves alone whom Event Q has turned', () => {
    const world = holding('allied', 'B', { standing: { '2723': 'A-1-Dr', '2724': '2-Dr' } });
    expect(changes(plays(world, 'allied', 'B'))).toEqual(['turned A-2-Dr 2724']);
    expect([world.victoryPoints.allied, world.markers.B]).toEqual([4, 'out']);
  });

  it('20.21A, B: not without the VP, not in another phase, not when nobody is left', () => {
    const world = holding('allied', 'AB', { standing: { '1108': '1-Al' } });
    world.victoryPoints.allied = 1;
    expect(refused(world, 'allied', 'A')).toBe('20.21A');
    expect(refused(world, 'allied', 'B')).toBe('20.21B');
    world.victoryPoints.allied = 2;
    expect(refused(during(world, 'Special Events'), 'allied', 'A')).toBe('20.21A');
  });
});

describe('20.21 C: Commando Brigade', () => {
  it('a: in the Middle East box it gets its full strength at once, so it begins with it on I June (3)', () => {
    const world = holding('allied', 'C', { turn: I_JUNE, standing: { 'middle-east': 'Cdo/' } });
    expect(changes(plays(world, 'allied', 'C'))).toEqual(['rebuilt Cdo middle-east']);
    expect(world.units['Cdo']?.reduced).toBe(false);
    expect(refused(world, 'allied', 'C')).toBe('20.21C');
  });

  it('b: on the map it gets a Replacements Point of its own', () => {
    const world = holding('allied', 'C', { standing: { '1522': 'Cdo/' } });
    expect(changes(plays(world, 'allied', 'C'))).toEqual(['replacements Cdo 1']);
    expect([world.units['Cdo']?.reduced, world.replacementPoints]).toEqual([true, 0]);
    lapse(world, 'turn');
    expect([ownReplacements(world, 'Cdo'), ownReplacements(world, 'RF')]).toEqual([1, 0]);
    spendOwnReplacement(world, 'Cdo');
    expect(ownReplacements(world, 'Cdo')).toBe(0);
  });

  it('c: out of the Cadre Box it gets its first step, never out of the Units Eliminated Box', () => {
    const world = holding('allied', 'C', { standing: { cadre: 'Cdo' } });
    expect(changes(plays(world, 'allied', 'C'))).toEqual(['returned Cdo middle-east']);
    expect(world.units['Cdo']).toMatchObject({ at: 'middle-east', reduced: true });
    expect(refused(holding('allied', 'C', { standing: { eliminated: 'Cdo' } }), 'allied', 'C')).toBe('20.21C');
  });

  it('d: or the Haifa garrison is released, once', () => {
    const world = holding('allied', 'C', { standing: { '1527': 'Haifa', 'middle-east': 'Cdo/' } });
    Object.assign(world.units['Haifa'] ?? {}, { garrison: true });
    expect(changes(plays(world, 'allied', 'C', { units: ['Haifa'] }))).toEqual(['released Haifa 1527']);
    expect([world.units['Haifa']?.garrison, world.units['Cdo']?.reduced]).toEqual([false, true]);
    expect(refused(world, 'allied', 'C', { units: ['Haifa'] })).toBe('20.21C');
    expect(refused(world, 'allied', 'C', { units: ['RF'] })).toBe('20.21C');
  });
});

describe('20.21 D: Diplomats Active', () => {
  const druze = { '2723': '1-Dr', '2724': '2-Dr' };

  it('cancels Axis B in the phase in which it was played: garrisons are garrisons again, marker and VP stay spent', () => {
    const world = holding('allied', 'D', { standing: druze });
    Object.assign(world.units['1-Dr'] ?? {}, { garrison: true });
    plays(world, 'axis', 'B');
    expect(world.activeEverywhere).toContain('2-Dr');
    expect(changes(plays(world, 'allied', 'D'))).toEqual(['cancelled B']);
    expect([world.units['1-Dr']?.garrison, world.units['2-Dr']?.garrison]).toEqual([true, false]);
    expect(world.activeEverywhere).toEqual([]);
    expect([world.victoryPoints.allied, world.markers.B, world.markers.D]).toEqual([4, 'out', 'pool']);
  });

  it('cancels the land connection of Axis E; the VP of the Axis stays spent (20.22 E 3)', () => {
    const world = holding('allied', 'D', { when: 'Special Events' });
    plays(world, 'axis', 'E');
    expect(inForce(world, 'land-connection')).toHaveLength(1);
    expect(changes(plays(world, 'allied', 'D'))).toEqual(['cancelled E']);
    expect(inForce(world, 'land-connection')).toEqual([]);
    expect(world.victoryPoints).toEqual({ axis: 4, allied: 4 });
    expect(changes(plays(world, 'axis', 'E'))).toEqual(['supply 1200 1']);
  });

  it('cancels the Supply Point of a later Axis E (20.22 E 4), and leaves an earlier land connection', () => {
    const world = holding('allied', 'D', { when: 'Special Events' });
    plays(world, 'axis', 'E');
    lapse(world, 'turn');
    plays(world, 'axis', 'E', { places: ['1302'] });
    expect(Object.values(world.supply).filter(({ at }) => at === '1302')).toHaveLength(1);
    expect(changes(plays(world, 'allied', 'D'))).toEqual(['cancelled E']);
    expect(Object.values(world.supply).filter(({ at }) => at === '1302')).toEqual([]);
    expect(inForce(world, 'land-connection')).toHaveLength(1);
  });

  it('chooses between two plays of the phase', () => {
    const world = holding('allied', 'D', { standing: { ...druze, '1108': '1-Al' } });
    plays(world, 'axis', 'A');
    plays(world, 'axis', 'B');
    expect(changes(plays(world, 'allied', 'D', { cancel: 'A' }))).toEqual(['cancelled A']);
    expect(world.activeEverywhere).toEqual(['1-Dr', '2-Dr', '3-Dr'].filter((id) => world.units[id]?.at !== 'off'));
  });

  it('reaches back to no earlier phase or turn, cancels no other event, and needs its VP', () => {
    const world = holding('allied', 'D', { standing: druze });
    expect(refused(world, 'allied', 'D')).toBe('20.21D');
    plays(world, 'axis', 'D');
    expect(refused(world, 'allied', 'D')).toBe('20.21D');
    plays(world, 'axis', 'B');
    const late = structuredClone(world);
    lapse(late, 'phase');
    expect(refused(late, 'allied', 'D')).toBe('20.21D');
    world.victoryPoints.allied = 0;
    expect(refused(world, 'allied', 'D')).toBe('20.21D');
    world.victoryPoints.allied = 1;
    expect(refused(during(world, 'axis Movement'), 'allied', 'D')).toBe('20.21D');
  });
});

describe('20.21 E: Early Iraq Conclusion', () => {
  it('lets units come from Iraq a turn earlier for good, with a Supply Point; later plays bring the point alone', () => {
    const world = holding('allied', 'E', { when: 'allied Movement' });
    expect(changes(plays(world, 'allied', 'E'))).toEqual(['lasting early-iraq', 'supply iraq 1']);
    lapse(world, 'turn');
    expect(changes(plays(world, 'allied', 'E'))).toEqual(['supply iraq 1']);
    expect(earlyFromIraq(world)).toBe(1);
  });

  it('from III July on only the point comes', () => {
    const world = holding('allied', 'E', { turn: III_JULY });
    expect(changes(plays(world, 'allied', 'E'))).toEqual(['supply iraq 1']);
    expect(earlyFromIraq(world)).toBe(0);
  });

  it('is for the Reinforcements and the own Movement phase', () => {
    expect(refused(holding('allied', 'E', { when: 'axis Movement' }), 'allied', 'E')).toBe('20.21E');
    expect(refused(holding('allied', 'E', { when: 'allied Combat' }), 'allied', 'E')).toBe('20.21E');
  });
});

describe('20.21 F, I: replacements', () => {
  it.each(['F', 'I'] as const)('20.21%s: two Replacements Points, at every play', (letter) => {
    const world = holding('allied', letter);
    expect(changes(plays(world, 'allied', letter))).toEqual(['replacements 2']);
    plays(world, 'allied', letter);
    expect(world.replacementPoints).toBe(4);
    expect(refused(during(world, 'Supply Status'), 'allied', letter)).toBe(`20.21${letter}`);
  });
});

describe('20.21 G: Free French Morale', () => {
  const inDamascus = { standing: { '2120': 'LE-1' }, when: 'allied Combat' };
  const withG = () => {
    const world = holding('allied', 'G', inDamascus);
    world.control['2120'] = 'allied';
    plays(world, 'allied', 'G');
    return world;
  };

  it('shifts one Allied attack a Segment in which a Free French unit takes part', () => {
    const world = withG();
    expect(useMorale(world, data, '2121', ['LE-1', 'RF'])).toBeNull();
    expect([eventColumns(world, '2121'), eventColumns(world, '1721')]).toEqual([1, 0]);
    lapse(world, 'combat');
    expect(eventColumns(world, '2121')).toBe(0);
    expect(mayUseMorale(world, data, '1721', ['LE-1'])).toMatchObject({ rule: '20.21G' });
    lapse(world, 'segment');
    expect(mayUseMorale(world, data, '1721', ['LE-1'])).toBeNull();
    expect(mayUseMorale(world, data, '1721', ['RF'])).toMatchObject({ rule: '20.21G' });
    expect(mayUseMorale(world, data, '1721', ['1-Dr'])).toMatchObject({ rule: '20.21G' });
    lapse(world, 'surrender');
    expect(mayUseMorale(world, data, '1721', ['LE-1'])).toMatchObject({ rule: '20.21G' });
  });

  it('does not go together with Event H, whichever comes first', () => {
    const world = withG();
    useMorale(world, data, '2121', ['LE-1']);
    expect(refused(world, 'allied', 'H', {}, { combat: '2121' })).toBe('20.21H');
    const other = withG();
    plays(other, 'allied', 'H', {}, { combat: '2121' });
    expect(mayUseMorale(other, data, '2121', ['LE-1'])).toMatchObject({ rule: '20.21G' });
    expect(mayUseMorale(other, data, '1721', ['LE-1'])).toBeNull();
  });

  it('needs Damascus to be friendly; a later play brings a Supply Point', () => {
    const world = holding('allied', 'G', { when: 'Engineering' });
    expect(refused(world, 'allied', 'G')).toBe('20.21G');
    expect(changes(plays(withG(), 'allied', 'G'))).toEqual(['supply middle-east 1']);
  });
});

describe('20.21 H: Victoria Cross', () => {
  it('shifts one combat in the Allied favour: right when he attacks, left when he defends', () => {
    const attacking = holding('allied', 'H', { when: 'allied Combat' });
    plays(attacking, 'allied', 'H', {}, { combat: '1721' });
    expect(eventColumns(attacking, '1721')).toBe(1);
    const defending = holding('allied', 'H', { when: 'axis Combat' });
    plays(defending, 'allied', 'H', {}, { combat: '1824' });
    expect(eventColumns(defending, '1824')).toBe(-1);
  });

  it('is played before the die of a combat, in a Combat phase', () => {
    const world = holding('allied', 'H', { when: 'allied Combat' });
    expect(refused(world, 'allied', 'H')).toBe('20.14');
    expect(refused(during(world, 'allied Movement'), 'allied', 'H', {}, { combat: '1721' })).toBe('20.21H');
  });
});

describe('20.21 J: Cavalry Raid', () => {
  it('lets cavalry and armored cars exploit in this Segment, and reconnaissance with full allowance', () => {
    const world = holding('allied', 'J', { when: 'allied Combat' });
    plays(world, 'allied', 'J', {}, { end: true });
    lapse(world, 'phase');
    expect(raiders(world, 'allied')).toEqual({
      types: ['cavalry', 'armored-car'],
      fullAllowance: ['cavalry', 'armored-car', 'reconnaissance'],
    });
    expect(raiders(world, 'axis').types).toEqual([]);
    lapse(world, 'segment');
    expect(raiders(world, 'allied').types).toEqual([]);
  });

  it('is played at the end of the own Combat phase', () => {
    const world = holding('allied', 'J', { when: 'allied Combat' });
    expect(refused(world, 'allied', 'J')).toBe('20.21J');
    expect(refused(during(world, 'axis Combat'), 'allied', 'J', {}, { end: true })).toBe('20.21J');
  });
});

describe('20.21 K: Saboteurs', () => {
  const standing = { '2120': 'Axis-Large-1=4', '1819': 'Axis-MSU-1=1', greece: 'Axis-Dump-1=2' };

  it('destroys one Axis Supply Point, at any time', () => {
    const world = holding('allied', 'K', { standing, when: 'axis Combat' });
    expect(changes(plays(world, 'allied', 'K', { units: ['Axis-Large-1'] }))).toEqual([
      'supply-destroyed Axis-Large-1 2120 1',
    ]);
    expect(world.supply['Axis-Large-1']?.points).toBe(3);
    plays(during(world, 'Victory Determination'), 'allied', 'K', { units: ['Axis-MSU-1'] });
    expect(world.supply['Axis-MSU-1']).toMatchObject({ at: 'used', points: 0 });
  });

  it('takes none in a holding box, none of his own and none that is not there', () => {
    const world = holding('allied', 'K', { standing: { ...standing, '1824': 'Allied-MSU-1' } });
    for (const units of [['Axis-Dump-1'], ['Allied-MSU-1'], ['Axis-Dump-2'], []])
      expect(refused(world, 'allied', 'K', { units })).toBe('20.21K');
  });
});

describe('20.21 L: Radio Intercepts', () => {
  it('opens the markers that the Axis holds now', () => {
    const world = holding('axis', 'EH');
    expect(changes(plays(world, 'allied', 'L'))).toEqual(['shown E', 'shown H']);
    world.markers.N = 'axis';
    expect(markersSeenBy(world, 'allied').shown.axis).toEqual(['E', 'H']);
  });

  it('finds nothing when he holds none, or none that is face down, nor out of its phase', () => {
    const world = holding('allied', 'L');
    expect(refused(world, 'allied', 'L')).toBe('20.21L');
    world.markers.E = 'axis';
    expect(refused(during(world, 'allied Combat'), 'allied', 'L')).toBe('20.21L');
    plays(during(world, 'Reinforcements'), 'allied', 'L');
    expect(refused(world, 'allied', 'L')).toBe('20.21L');
  });
});

describe('20.21 M: Submarines', () => {
  it('add 1 to the dice of one Axis Transport phase', () => {
    const world = holding('allied', 'M', { when: 'axis Transport' });
    plays(world, 'allied', 'M');
    expect(submarines(world)).toBe(1);
    lapse(world, 'phase');
    expect(submarines(world)).toBe(0);
    expect(refused(during(world, 'allied Transport'), 'allied', 'M')).toBe('20.21M');
  });
});

describe('20.21 N: Extra Supply', () => {
  it('brings two supply units and two Supply Points, to either box as he likes (6.11c)', () => {
    const world = holding('allied', 'N', { turn: III_JUNE });
    Object.assign(world.supply['Allied-MSU-5'] ?? {}, { at: 'off' });
    Object.assign(world.supply['Allied-Dump-5'] ?? {}, { at: 'off' });
    const told = changes(plays(world, 'allied', 'N', { places: ['iraq', 'middle-east'] }));
    expect(told).toEqual([
      ...['supply-available Allied-MSU-5', 'supply-available Allied-Dump-5'],
      ...['supply middle-east 1', 'supply iraq 1'],
    ]);
    expect(changes(plays(world, 'allied', 'N', { places: ['iraq'] }))).toEqual(['supply iraq 1']);
  });

  it('its Supply Dump takes its points when no other is to be had (6.14)', () => {
    const world = holding('allied', 'N', { turn: III_JUNE });
    for (const [id, state] of Object.entries(world.supply)) state.at = id.endsWith('-5') ? 'off' : 'used';
    expect(changes(plays(world, 'allied', 'N'))).toContain('supply middle-east 2');
    expect(changes(plays(world, 'allied', 'N'))).toEqual(['supply-lost middle-east 1']);
  });

  it('cannot be played before III June, nor to another box', () => {
    const world = holding('allied', 'N', { turn: III_JUNE });
    for (const id of ['Allied-MSU-5', 'Allied-Dump-5']) Object.assign(world.supply[id] ?? {}, { at: 'off' });
    expect(refused(world, 'allied', 'N', { places: ['greece'] })).toBe('20.21N');
    world.turn = II_JUNE;
    expect(refused(world, 'allied', 'N')).toBe('20.21N');
  });
});

describe('20.21 O: Crack Pilots', () => {
  it('gives the air unit that is being placed one more point of support on this mission', () => {
    const world = holding('allied', 'O', { when: 'allied Combat', standing: { '1825': '208' } });
    plays(world, 'allied', 'O', {}, { placing: '208' });
    expect([extraSupport(world, '208'), extraSupport(world, '80')]).toEqual([1, 0]);
    lapse(world, 'phase');
    expect(extraSupport(world, '208')).toBe(0);
  });

  it('is for Allied air units as they are placed', () => {
    const world = holding('allied', 'O', { when: 'allied Combat' });
    for (const placing of [null, 'I-7', 'ajax']) expect(refused(world, 'allied', 'O', {}, { placing })).toBe('20.21O');
  });
});

describe('20.21 P: Additional Air Unit', () => {
  it('comes to the Iraq box, and may not go to the Middle East box; later a Supply Point comes', () => {
    const world = holding('allied', 'P', { turn: III_JUNE });
    expect(changes(plays(world, 'allied', 'P'))).toEqual(['arrived Hab iraq']);
    expect(world.air['Hab']).toMatchObject({ at: 'iraq', active: false });
    expect([barredBoxes(data, 'Hab'), barredBoxes(data, '11B')]).toEqual([['middle-east'], []]);
    expect(changes(plays(world, 'allied', 'P'))).toEqual(['supply middle-east 1']);
  });

  it('cannot be played before III June, nor when the box has its air units (13.13)', () => {
    expect(refused(holding('allied', 'P', { turn: II_JUNE }), 'allied', 'P')).toBe('20.21P');
    const full = holding('allied', 'P', { turn: III_JUNE, standing: { iraq: '11B 84B' } });
    expect(refused(full, 'allied', 'P')).toBe('13.13');
  });
});

describe('20.21 Q: Druze Defect', () => {
  const standing = { '2723': '1-Dr', '2724': '2-Dr', '2925': '3-Dr I-6REI' };

  it('one Druze unit at each play becomes Active Allied', () => {
    const world = holding('allied', 'Q', { standing });
    expect(changes(plays(world, 'allied', 'Q', { units: ['1-Dr'] }))).toEqual(['turned A-1-Dr 2723']);
    expect(changes(plays(world, 'allied', 'Q', { units: ['2-Dr'] }))).toEqual(['turned A-2-Dr 2724']);
    expect(world.activeEverywhere).toEqual(['A-1-Dr', 'A-2-Dr']);
    expect(handOf(world, 'allied')).toEqual([]);
  });

  it('not one that is stacked with an Axis unit, nor one that is not there', () => {
    const world = holding('allied', 'Q', { standing });
    for (const units of [['3-Dr'], ['1-Al'], ['A-1-Dr'], []])
      expect(refused(world, 'allied', 'Q', { units })).toBe('20.21Q');
  });

  it('nothing comes of it once the Axis has played B, cancelled or not', () => {
    const world = holding('allied', 'DQ', { standing });
    plays(world, 'axis', 'B');
    plays(world, 'allied', 'D');
    expect(refused(world, 'allied', 'Q', { units: ['1-Dr'] })).toBe('20.21Q');
  });
});

describe('20.21 R: Shaky Light Units', () => {
  it('removes an Axis Light unit at once, in the middle of a phase', () => {
    const world = holding('allied', 'R', { when: 'axis Movement', standing: { '2325': '2-BdL' } });
    expect(changes(plays(world, 'allied', 'R', { units: ['2-BdL'] }))).toEqual(['removed 2-BdL 2325']);
    expect(world.units['2-BdL']?.at).toBe('eliminated');
  });

  it('takes none that is not Light, of his own side, or off the map', () => {
    const world = holding('allied', 'R', { standing: { '2325': 'I-6REI', '2227': '1-1', cadre: '3-BdL' } });
    for (const units of [['I-6REI'], ['1-1'], ['3-BdL'], []])
      expect(refused(world, 'allied', 'R', { units })).toBe('20.21R');
  });
});
