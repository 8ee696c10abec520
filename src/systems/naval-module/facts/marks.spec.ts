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

describe('a combat is told', () => {
  it('by what comes of it in words, and then by the code of the table', () => {
    const roll = { chart: 'combat-results', column: '2-1', die: 10, total: 13, result: '3*/-', modifiers: [] };
    const body = {
      hex: 'O0709',
      side: 'axis',
      attackers: [],
      defenders: [],
      guns: [],
      attack: 16,
      defence: 8,
      order: '',
      roll,
    };
    const told = FACTS.tell({ type: 'combat.fought', body } as never, new Say(data));
    expect(told?.text).toMatch(/: attackers lose 3 steps, one more if unsupplied or at a fort \(3\*\/-\)\.$/);
  });

  it('and the initiative of an air combat likewise', () => {
    const roll = { chart: 'air-initiative', column: 'result', die: 10, total: 10, result: 'Soviet+', modifiers: [] };
    const told = FACTS.tell({ type: 'air.initiative', body: { at: 'box', roll } } as never, new Say(data));
    expect(told?.text).toContain(
      'the Soviet side pairs the fights, and fires once more without reply (Soviet+, die 10)',
    );
  });
});
