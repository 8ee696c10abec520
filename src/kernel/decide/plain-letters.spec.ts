import { plainLetters } from './plain-letters';

describe('letters that programs put in as one types', () => {
  it('are made plain: dashes, quotation marks, blanks', () => {
    expect(plainLetters('attack TF\u00a0C: Ju\u201187\u20091')).toBe('attack TF C: Ju-87 1');
    expect(plainLetters('move Koch: 4315\u20134416 \u2212 \u2014')).toBe('move Koch: 4315-4416 - -');
    expect(plainLetters('don\u2019t ask \u201cAA\u201d')).toBe('don\'t ask "AA"');
  });
  it('are left alone otherwise', () => {
    expect(plainLetters('Réthymno, Χανιά > 7/100')).toBe('Réthymno, Χανιά > 7/100');
  });
});
