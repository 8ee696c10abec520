import { activeIn, isSkipped, phaseTitle, SEGMENTS } from './04-sequence';

describe('the sequence of play (4.2)', () => {
  it('4.21: has seven Segments, four of them Operations, Axis first', () => {
    expect(SEGMENTS.map(({ id, active }) => `${id} ${active ?? 'both'}`)).toEqual([
      ...['A both', 'B axis', 'C allied', 'D both', 'E axis', 'F allied', 'G both'],
    ]);
  });

  it('3.11: a phase of an Operations Segment is one side’s, those of the others are both’s', () => {
    expect(activeIn({ segment: 'F', phase: 'Combat' })).toBe('allied');
    expect(phaseTitle({ segment: 'F', phase: 'Combat' })).toBe('Second Allied Combat Phase');
    expect(phaseTitle({ segment: 'A', phase: 'Supply Status' })).toBe('Supply Status Phase');
  });

  it('21.11, 21.21: the first turn skips the First Axis Operations Segment, and no other', () => {
    expect(SEGMENTS.filter(({ id }) => isSkipped(id, true)).map(({ id }) => id)).toEqual(['B']);
    expect(SEGMENTS.some(({ id }) => isSkipped(id, false))).toBe(false);
  });
});
