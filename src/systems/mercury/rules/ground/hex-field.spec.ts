import { mercuryData } from '../../testing';
import { printedMap } from './hex-field';

describe('the printed map of a game', () => {
  it('lets a road run on to the other sheet where both are played, with its class', () => {
    const both = printedMap({ sheets: ['W', 'E'] }, mercuryData());
    expect([both.roads.has('E2701/W2752'), both.mainRoads.has('E2701/W2752')]).toEqual([true, true]);
    expect([both.roads.has('E2601/W2652'), both.mainRoads.has('E2601/W2652')]).toEqual([true, false]);
  });

  it('has no road off a sheet that is played alone', () => {
    expect(printedMap({ sheets: ['W'] }, mercuryData()).roads.has('E2701/W2752')).toBe(false);
  });
});
