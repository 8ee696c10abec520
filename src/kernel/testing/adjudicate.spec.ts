import { Engine } from '../engine';
import { adjudicate, type CaseResult } from './adjudicate';
import { readCases } from './case-file';
import { toySystem } from './toy';

const engine = new Engine(toySystem());

/** What comes of the one case of a file. */
function ruled(text: string): CaseResult {
  const [one] = readCases({ path: 'planted.yaml', text }).cases;
  if (!one) throw new Error('the file has no case');
  return adjudicate(engine, one);
}

/** A case that holds, line by line. */
const SOUND = `system: toy
cases:
  - case: "the higher bid wins"
    rule: "2.3"
    orders:
      - north: bid 2
      - south: bid 1
    expect:
      facts: [{type: toy.won, rule: "2.3", winner: north}]
      no facts:
        - {type: toy.won, winner: south}
      position: {score.north: 1, score.south: absent}
      asked: {south: toy.consolation}
      sees: {north: {contains: [toy.won], not: [never]}}
`;

/** The sound case with one fault planted. */
function planted(from: string, to: string): CaseResult {
  if (!SOUND.includes(from)) throw new Error(`the sound case has no "${from}"`);
  return ruled(SOUND.replace(from, to));
}

describe('a case', () => {
  it('holds when it is sound', () => {
    expect(ruled(SOUND)).toMatchObject({ holds: true, differences: [] });
  });

  it.each([
    ['an unknown rule', '"2.3"\n', '"2.9"\n', 'planted.yaml:4: the rules have no paragraph "2.9"'],
    [
      'an unknown seat in its orders',
      '- north:',
      '- nroth:',
      'planted.yaml:6: seat: there is no "nroth"; did you mean north?',
    ],
    [
      'an unknown seat that sees',
      '{north: {con',
      '{west: {con',
      'planted.yaml:14: seat: there is no "west"; there is north and south',
    ],
    [
      'an unknown seat that is asked',
      '{south: toy.consolation}',
      '{nroth: toy.bid-north}',
      'planted.yaml:13: seat: there is no "nroth"; did you mean north?',
    ],
    [
      'an unknown decision',
      '{south: toy.consolation}',
      '{north: toy.bid-nroth}',
      'planted.yaml:13: decision kind: there is no "toy.bid-nroth"; did you mean toy.bid-north?',
    ],
    [
      'orders that are refused and not the last',
      'bid 2\n',
      'bid 99\n',
      'planted.yaml:6: these orders are refused: 99 is too much (2.2)',
    ],
    ['orders in which nothing is ordered', 'bid 2\n', '"> bid 2"\n', 'planted.yaml:6: nothing in it is an order'],
    [
      'a misspelt type of fact',
      '- {type: toy.won',
      '- {type: toy.win',
      'planted.yaml:11: type of fact: there is no "toy.win"; did you mean toy.won?',
    ],
    [
      'a misspelt attribute that must not be',
      '- {type: toy.won, winner',
      '- {type: toy.won, winer',
      'planted.yaml:11: toy.won: there is no "winer"; did you mean winner?',
    ],
    [
      'a misspelt attribute that is null',
      '- {type: toy.won, winner: south',
      '- {type: toy.won, winer: null',
      'planted.yaml:11: toy.won: there is no "winer"; did you mean winner?',
    ],
    [
      'a misspelt value',
      'winner: south',
      'winner: suoth',
      'planted.yaml:11: toy.won: winner: there is no "suoth"; did you mean south?',
    ],
    [
      'an unknown rule of a fact',
      'rule: "2.3", winner',
      'rule: "2.33", winner',
      'planted.yaml:9: the rules have no paragraph "2.33"',
    ],
    ['a fact without a type', '- {type: toy.won, winner', '- {winner', 'planted.yaml:11: a fact without its type'],
    [
      'a misspelt path',
      'score.south: absent',
      'scroe.south: absent',
      'planted.yaml:12: there is no "scroe"; did you mean score?',
    ],
    [
      'a misspelt id in a path',
      'score.south: absent',
      'score.suoth: absent',
      'planted.yaml:12: score has no "suoth"; did you mean south?',
    ],
    [
      'a path that is null',
      'score.south: absent',
      'rond: null',
      'planted.yaml:12: there is no "rond"; did you mean round?',
    ],
    [
      'a misspelt part of a value',
      'score.north: 1',
      'score: {nroth: 1}',
      'planted.yaml:12: score: there is no "nroth"; did you mean north?',
    ],
    [
      'no facts that must not be',
      '\n        - {type: toy.won, winner: south}',
      ' []',
      'planted.yaml:10: expect no facts is empty and accepts everything; say what must come of the case',
    ],
    [
      'an empty word that is seen',
      '[toy.won]',
      '[""]',
      'planted.yaml:14: contains 0 is empty and accepts everything; say what must come of the case',
    ],
    [
      'a face the die does not have',
      'bid 1\n',
      'bid 2\n    dice: {tie: 3}\n',
      'planted.yaml:8: the roll "tie" was given 3; it takes 1 to 2',
    ],
  ])('with %s names it with its line', (_fault, from, to, said) => {
    expect(planted(from, to).differences).toEqual([said]);
  });

  it('that expects nothing is no case', () => {
    const { differences } = ruled(`${SOUND.split('    expect:')[0] ?? ''}    expect: {}\n`);
    expect(differences).toEqual([
      'planted.yaml:8: expect is empty and accepts everything; say what must come of the case',
    ]);
  });

  it('of an empty list of refusals accepts no refusal', () => {
    const text = `${SOUND.split('    expect:')[0] ?? ''}    expect: {refused: []}\n`;
    expect(ruled(text).differences).toEqual([]);
    const refused = ruled(text.replace('bid 1', 'bid 10'));
    expect(refused.differences).toContain('planted.yaml:5: the last orders are refused:');
  });

  it('names the line of a part of the board that the file lays for all its cases', () => {
    const [one] = readCases({
      path: 'planted.yaml',
      text: 'system: toy\nboard:\n  shared:\n    4: {at: sea}\ncases:\n  - case: x\n    rule: "4"\n    board:\n      <<: {merged: 1}\n      own: 1\n    expect: {}\n',
    }).cases;
    const lines = [
      ['board', 'shared', '4', 'at'],
      ['board', 'own'],
      ['board', 'merged'],
      ['board', 'none'],
    ];
    expect(lines.map((at) => one?.where?.(at))).toEqual([4, 10, 9, 8].map((line) => `planted.yaml:${line}`));
  });

  it('that fails tells what happened, also when a die is missing', () => {
    expect(planted('score.north: 1', 'score.north: 2').happened).toEqual(['toy.won [toy.won, 2.3]']);
    const long = SOUND.replace('system: toy\n', 'system: toy\nboard: {proc: Toy game}\n').replace(
      'bid 1\n',
      'bid 1\n      - south: bid 0\n      - north: bid 1\n      - south: bid 1\n',
    );
    const stopped = ruled(long);
    expect(stopped.differences).toEqual(['planted.yaml:4: no face is given for the roll "tie"']);
    expect(stopped.happened).toEqual(['toy.won [toy.won, 2.3]']);
  });
});
