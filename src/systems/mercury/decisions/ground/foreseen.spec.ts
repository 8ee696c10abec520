import { scriptedDice } from '../../../../kernel/chance/dice';
import { consider } from '../../../../kernel/decide/verdict';
import type { JsonObject } from '../../../../kernel/realm';
import { mercuryEngine } from '../../testing';

const hexes = Object.fromEntries(
  ['W4312', 'W4313', 'W4314', 'W4315', 'W4213', 'W4214', 'W4413', 'W4414'].map((hex) => [hex, 'flat']),
);
const ground = (units: JsonObject): JsonObject => ({ hexes, units, 'main roads': ['W4312/W4313'] });

/** What the receipt of a mail with `orders` says that they come to. */
function foreseen(board: JsonObject, orders: string, faces: Record<string, number[]> = {}): string[] {
  const engine = mercuryEngine();
  const made = engine.system.board({ turn: '20 PM', ...board });
  const dice = scriptedDice({ byKey: faces, rest: [] });
  const { position } = engine.begin('case', made.world, made.proc, made.local, dice);
  const open = position.open[0] ?? null;
  const verdict = consider(engine, position, open?.seat ?? '', open, orders);
  return verdict.foreseen;
}

describe('what orders come to, short of dice', () => {
  const movement = {
    run: 'Ground Movement',
    with: { side: 'german' },
    ground: ground({ W4312: ['Koch', '1/7'], W4314: ['D/1 Welsh'] }),
  };

  it('moves: the way found, points, zones of control and fire markers', () => {
    expect(foreseen(movement, 'move Koch to 4313\nmove 1/7: 4213')).toEqual([
      'Koch: W4312-W4313, 0.5 of 5 points, must stop in an enemy zone of control (5.21)',
      '1/7: W4312-W4213, 1 of 3 points, gets a First Fire marker',
      ...['W4313', 'W4213'].map(
        (hex) => expect.stringMatching(`^${hex} then holds \\d of 6 stacking points$`) as string,
      ),
      expect.stringMatching(
        /^beside you then, all who can: W4314: 3 to 3, odds 1-1, column .*; Terrain Defence Value 1$/,
      ),
    ]);
  });

  it('nothing for orders that are refused', () => {
    expect(foreseen(movement, 'move Koch to 4314')).toEqual([]);
  });

  it('declarations: strengths, odds and the value of the ground', () => {
    const board = {
      run: 'D to G Combat',
      with: { side: 'german' },
      ground: ground({ W4313: ['Koch', 'Sarrazin'], W4314: ['D/1 Welsh'] }),
    };
    expect(foreseen(board, 'declare 4314: all')[0]).toMatch(
      /^W4314: 6 to 3, odds 2-1, column 3-1 with the best leads; Terrain Defence Value 1$/,
    );
  });

  it('bombardments: strength, column, modifiers, the value of the ground and the AA fire', () => {
    const board = {
      run: 'C Bombardment Phase',
      with: { side: 'german' },
      air: { 'Ju-87 1': 'Bombardment/Support', 'Do-17 1': 'Bombardment/Support', 'Bf-109 1': 'Bombardment/Support' },
      ground: {
        ...ground({ W4312: ['1/7'], W4314: ['156 AA'], W4414: ['I/3 Gk'] }),
        interdiction: { 'Maleme-Suda': 1 },
      },
    };
    expect(foreseen(board, 'bombard 4314: 1/7, Ju-87 1, Do-17 1')).toEqual([
      'W4314 by guns: strength 3, column 3, die +1 no spotter (11.22, 12.54); Terrain Defence Value 1',
      'W4314 from the air: strength 6, column 5-6, die +1 no spotter (11.22, 12.54), -1 Ju-87 (11.45, 12.54); ' +
        'Terrain Defence Value 1; AA fire at each, die -2 light aa (12.94), +1 interdiction 1 (12.42c)',
    ]);
    const greeks = { ...board, ground: ground({ W4413: ['Koch'], W4414: ['I/3 Gk'] }) };
    expect(foreseen(greeks, 'bombard 4414: Bf-109')).toEqual([
      'W4414 from the air: strength 1, column 1, die as rolled; Terrain Defence Value 1; no AA fire',
    ]);
  });

  it('landings under fire: what counts for the roll', () => {
    const units = { W4415: ['Koch'], W4414: ['B/22 NZ', '156 AA'] };
    const board = { scenario: 3, run: 'Airlanding', turn: '21 PM', from: 'empty', ground: { units } };
    expect(foreseen(board, 'land 6/II/100 at Maleme')).toEqual([
      '6/II/100 Geb at W4415: landing die +1 artillery in range (6.56), +2 aa adjacent (6.56); 5 costs a step, 10 destroys',
    ]);
  });

  it('combats: the column after the best leads, and the modifiers that are sure', () => {
    const board = {
      run: 'G Combat',
      with: { target: 'W4314', attacker: 'german', attackers: ['Koch', 'Sarrazin'] },
      ground: { ...ground({ W4313: ['Koch', 'Sarrazin'], W4314: ['D/1 Welsh (fatigued)'] }), rivers: ['W4313/W4314'] },
    };
    expect(foreseen(board, 'maneuver: all', { 'coordination/*': [3] })).toEqual([
      'Maneuver: 6 to 3, odds 2-1, column 3-1 with the best leads, die +1 river (9.21), -2 defender half fatigued (9.74a)',
    ]);
    expect(foreseen(board, 'assault: all', { 'coordination/*': [3] })).toEqual([
      'Assault: strength 6, column 6-8, die +1 river (10.35); against strength 3, column 2-3, die -1 river defence (10.35), +2 half fatigued (9.74b)',
    ]);
  });

  describe('moves in the mail that brings who moves', () => {
    const lost = {
      'Maleme-Suda': ['1/Pzjg 7', '2/Pzjg 7', '1/Ramcke', '2/Ramcke', '3/Ramcke', 'Lehr', '5/II/2', '6/II/2'],
    };
    it('by air: half of their points, whoever lands by order or by himself', () => {
      const board = {
        ...{ scenario: 3, from: 'empty', run: 'IV Movement and Combat Segment', with: { side: 'german' } },
        ...{ turn: '22 AM', ground: { units: { W4415: ['Koch'] }, lost } },
      };
      const told = ['6/II/100 Geb: W4415-W4314, 2 of 2 points', 'W4314 then holds 1 of 6 stacking points'];
      // Who moves a few of them in advance reads that the others stay.
      const stay = 'ground movement: 3 of 4 units stay as they are: Koch, 7/II/100 Geb, 8/II/100 Geb.';
      expect(foreseen(board, 'land 6/II/100 at Maleme\nmove 6/II/100 to W4314')).toEqual(told);
      expect(foreseen(board, 'move 6/II/100 to W4314')).toEqual([...told, stay]);
    });

    it('by sea: what coming ashore has left them', () => {
      const all = { 'Maleme-Suda': [...lost['Maleme-Suda'], '4/I/1', '1/Vogel', '2/Vogel'] };
      const board = {
        ...{ scenario: 6, 'without ships': true, from: 'empty', run: 'III Convoys without ships', turn: '24 AM' },
        contacts: { 1: { unit: 'Light Convoy no. 1', at: 'Suda' } },
        ground: { units: { W4031: ['Koch'], W4227: ['A/22 NZ'] }, control: { W4031: 'german' }, lost: all },
      };
      expect(foreseen(board, 'unload at Suda\nmove 6/II/85 to W4032')).toEqual([
        '6/II/85 Geb: W4031-W4032, 0.5 of 2 points',
        'W4032 then holds 1 of 6 stacking points',
        'ground movement: 4 of 5 units stay as they are: Koch, 7/II/85 Geb, 8/II/85 Geb, 9/II/85 Geb.',
      ]);
    });
  });
});
