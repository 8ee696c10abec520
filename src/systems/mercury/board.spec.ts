import { adjudicate } from '../../kernel/testing/adjudicate';
import { readCases } from '../../kernel/testing/case-file';
import { mercuryEngine } from './testing';

const SHIPS = `system: mercury
cases:
  - case: ships
    rule: "16.15"
    board:
      run: B Allied Naval Movement
      task forces:
        A: {at: Matapan, ships: [Nizam]}
        B: {at: Milos, ships: [Orion, PLANTED]}
    expect: {asked: {allied: mercury.allied-movement}}
`;
const UNITS = `system: mercury
cases:
  - case: units
    rule: "4.11"
    board:
      run: Ground Movement
      scenario: 1
      ground:
        units:
          W4313: [Koch]
          W4311: [Sarrazin, PLANTED]
    expect: {asked: {german: mercury.ground-movement}}
`;

const COMBAT = `system: mercury
cases:
  - case: combat
    rule: "9.11"
    board:
      run: G Combat
      scenario: 1
      ground:
        units:
          W4313: [Koch, Sarrazin]
          W4314: [D/1 Welsh, PLANTED]
      with: {target: W4314, attacker: german, attackers: [Koch]}
    dice: {"coordination/*": 3}
    expect: {asked: {german: mercury.assign-attack}}
`;
const planted = (from: string, to: string): string => COMBAT.replace(', PLANTED', '').replace(from, to);
const SIX = 'Koch, 9/III/Sturm, Genz, Altmann, 7/II/Sturm, 6/II/Sturm';

function ruled(text: string, planted: string): string[] {
  const [one] = readCases({ path: 'planted.yaml', text: text.replace('PLANTED', planted) }).cases;
  return one ? adjudicate(mercuryEngine(), one).differences : ['no case'];
}

describe('a board of a case', () => {
  it.each([
    [SHIPS, 'Ajax'],
    [UNITS, 'Genz'],
  ])('may be', (text, other) => {
    expect(ruled(text, other)).toEqual([]);
  });

  it('holds a ship once', () => {
    expect(ruled(SHIPS, 'Nizam')).toEqual(['planted.yaml:9: Nizam stands in task forces A already (16.15)']);
  });

  it('holds a unit once', () => {
    expect(ruled(UNITS, 'Koch (reduced)')).toEqual(['planted.yaml:11: Koch (reduced) stands in W4313 already']);
  });

  it('holds no more than six stacking points in a hex', () => {
    expect(ruled(planted('Koch, Sarrazin', SIX), '')).toEqual([]);
    expect(ruled(planted('Koch, Sarrazin', `${SIX}, Sarrazin`), '')).toEqual([
      'planted.yaml:10: Sarrazin is one too many: W4313 holds 7 stacking points, 6 are allowed (4.31)',
    ]);
  });

  it('holds more of the side that moves until its phase ends, and of no other', () => {
    const full = UNITS.replace('Koch', `${SIX}, Braun`);
    expect(ruled(full, 'Muerbe')).toEqual([]);
    const other = full
      .replace('{german: mercury', '{allied: mercury')
      .replace('scenario: 1', 'scenario: 1\n      with: {side: allied}');
    expect(ruled(other, 'Muerbe')).toEqual([expect.stringMatching(/^planted\.yaml:11: Braun is one too many: W4313/)]);
  });

  it('holds no units of both sides in a hex', () => {
    expect(ruled(COMBAT, 'Genz')).toEqual([
      'planted.yaml:11: Genz stands among units of the other side in W4314 (4.16)',
    ]);
  });

  it('holds both sides where paratroops have landed, in their phase alone', () => {
    const landing = UNITS.replace('run: Ground Movement', 'run: A Paradrop Phase').replace(
      'german: mercury.ground-movement',
      'german: mercury.paradrop',
    );
    const mixed = landing.replace('[Koch]', '[B/22 NZ, Koch (landed)]').replace(', PLANTED', '');
    expect(ruled(mixed, '').filter((said) => said.includes('4.16'))).toEqual([]);
    expect(ruled(mixed.replace(' (landed)', ''), '')).toEqual([
      'planted.yaml:10: Koch stands among units of the other side in W4313 (4.16)',
    ]);
    expect(ruled(mixed.replace('A Paradrop Phase', 'Ground Movement'), '')).toEqual([
      'planted.yaml:10: Koch (landed) stands among units of the other side in W4313 (4.16)',
    ]);
  });

  it('is attacked from beside the hex', () => {
    expect(ruled(planted('', ''), '')).toEqual([]);
    const far = planted('units:\n', 'units:\n          W4312: [Genz]\n');
    expect(ruled(far.replace('[Koch]}', '[Koch, Genz]}'), '')).toEqual([
      'planted.yaml:13: Genz is not adjacent to W4314 (9.11)',
    ]);
    expect(ruled(far.replace('[Koch]}', '[Koch, Altmann]}'), '')).toEqual([
      'planted.yaml:13: Altmann attacks W4314 and stands nowhere',
    ]);
    const declared = far
      .replace('run: G Combat', 'run: G Combat Phase')
      .replace(/with: .*/, 'with: {side: german}')
      .replace('units:', 'declared: {W4314: [Koch, Genz]}\n        units:');
    expect(ruled(declared, '')).toEqual(['planted.yaml:9: Genz is not adjacent to W4314 (9.11)']);
  });

  it('has every unit on its map: the scrap that it draws, or the printed one', () => {
    expect(ruled(UNITS.replace('W4311', 'W9911'), 'Genz')).toEqual([
      expect.stringMatching(/^planted\.yaml:11: W9911 is not on the map of the scenario; did you mean W\d{4}\?$/),
    ]);
    const scrap = planted('ground:', 'ground:\n        hexes: {W4313: flat, W4314: flat}');
    expect(ruled(scrap, '')).toEqual([]);
    const off = scrap.replace('units:\n', 'units:\n          W4312: [Genz]\n');
    expect(ruled(off, '')).toEqual([
      'planted.yaml:11: W4312 is not on the hexes that this board draws; did you mean W4313?',
    ]);
    expect(ruled(scrap.replace('target: W4314', 'target: Maleme'), '')).toEqual([
      'planted.yaml:13: Maleme is not on the hexes that this board draws',
    ]);
  });

  it('is begun with what its procedure reads', () => {
    expect(ruled(planted('attackers:', 'atackers:'), '')).toEqual([
      'planted.yaml:12: "G Combat" starts with no "atackers"; did you mean attackers?',
    ]);
    expect(ruled(planted('attacker: german', 'attacker: germna'), '')).toEqual([
      'planted.yaml:12: there is no "germna"; did you mean german?',
    ]);
    expect(ruled(SHIPS.replace('task forces:', 'with: {side: allied}\n      task forces:'), 'Ajax')).toEqual([
      'planted.yaml:7: "B Allied Naval Movement" starts with nothing; "side" is not read',
    ]);
  });

  it.each([
    [
      'no facts: [ground.step-lost]',
      '14: "ground.step-lost" is a type of fact, and no words of a report; write {type: ground.step-lost}',
    ],
    [
      'no facts: ["ground.step-losd in W4314"]',
      '14: "ground.step-losd" is a type of fact, and no words of a report; there is no "ground.step-losd"; did you mean ground.step-lost?',
    ],
    [
      'sees: {german: {not: [ground.fatigued]}}',
      '14: "ground.fatigued" is a type of fact, and no words of a report; write {type: ground.fatigued}',
    ],
  ])('expects no words that no report ever holds: %s', (words, fault) => {
    const text = planted('expect: {asked', `expect: {${words}, asked`);
    expect(ruled(text, '')).toEqual([`planted.yaml:${fault}`]);
  });
});
