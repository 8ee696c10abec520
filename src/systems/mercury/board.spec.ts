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
});
