import { placeName } from '../rules/names';
import { navalData } from '../testing';
import { FACTS } from './book';
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
