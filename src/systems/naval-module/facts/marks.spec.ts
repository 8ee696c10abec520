import { placeName } from '../rules/names';
import { navalData } from '../testing';
import { FACTS } from './book';
import { resultWords } from './ground';
import { Say } from './say';

const data = navalData();

describe('what is ringed of missions to the box', () => {
  it('says where it is, that it was flown, and what came of it', () => {
    const facts = [
      { type: 'mission.flown', body: { at: 'box', raid: false, units: ['he111-kg27'], escorts: [], opposed: [] } },
      { type: 'interdiction.placed', body: { at: 'box', level: 0 } },
      { type: 'interdiction.placed', body: { at: 'box', level: 2 } },
    ];
    const marks = FACTS.marks(facts as never, new Say(data));
    expect(marks.map(({ at, text }) => `${placeName(data, at)}: ${text}`)).toEqual([
      'the Interdiction Box: interdiction flown',
      'the Interdiction Box: no interdiction',
      'the Interdiction Box: Interdiction Level 2',
    ]);
  });
});

describe('a result of combat in words', () => {
  it.each([
    ['1/1', 'attackers lose 1 step; defenders lose 1 step'],
    ['1*/-', 'attackers lose 1 step, one more if unsupplied or at a fort'],
    ['*/1R', 'attackers lose a step if unsupplied or at a fort; defenders lose 1 step and retreat'],
    ['*/R', 'attackers lose a step if unsupplied or at a fort; defenders retreat'],
    ['-/3R', 'defenders lose 3 steps and retreat'],
    ['-/-', 'no effect'],
  ])('%s', (result, words) => {
    expect(resultWords(result)).toBe(words);
  });

  it('is said of each result of the table', () => {
    const all = [...new Set(data.charts['combat-results'].rows.flatMap(({ cells }) => cells.map(String)))];
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((one) => !/^(attackers|defenders) /.test(resultWords(one)))).toEqual([]);
  });
});
