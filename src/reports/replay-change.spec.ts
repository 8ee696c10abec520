import { changesBetween } from './replay-change';

const zones = (head: string, lines: string[]): string[] => [head, ...lines.map((line) => `  ${line}`)];

describe('what changed between two moments', () => {
  it('is told place by place: what stood there, what stands there; then what belongs to no place', () => {
    const earlier = [...zones('~ Matapan', ['TF A: 2 ships']), 'Victory points: 0', 'Air, Ready: Ju-87', 'Markers: B'];
    const later = [...zones('~ Milos', ['TF A: 1 ship']), '~ now empty: Matapan', 'Victory points: 3', 'Markers: B'];
    const plain = (lines: readonly string[]): string[] =>
      lines.filter((line) => !line.startsWith('~ now empty')).map((line) => line.replace(/^~ /, ''));
    expect(changesBetween({ earlier, later, plain: { earlier: plain(earlier), later: plain(later) } })).toEqual([
      { place: 'Milos', was: [], now: ['TF A: 1 ship'] },
      { place: 'Matapan', was: ['TF A: 2 ships'], now: [] },
      { place: '', was: ['Victory points: 0'], now: ['Victory points: 3'] },
      { place: '', was: ['Air, Ready: Ju-87'], now: [] },
    ]);
  });

  it('holds a place for the same though something was built there, and passes over heads that came or went', () => {
    const earlier = ['~ W4314 Hill 107, hill: Blue 22 NZ', 'PRISON VALLEY', '  W4016: Blue 8 GR'];
    const later = ['~ W4314 Hill 107, hill, Improved Position: Blue 22 NZ', 'MALEME', '  W4415: Red Koch'];
    const plain = {
      earlier: ['MALEME, Level 1', '  W4314', 'PRISON', '  W4016'],
      later: ['MALEME, Level 2', '  W4314'],
    };
    expect(changesBetween({ earlier, later, plain })).toEqual([
      { place: 'W4314 Hill 107, hill, Improved Position', was: ['Blue 22 NZ'], now: ['Blue 22 NZ'] },
      { place: '', was: ['MALEME, Level 1'], now: ['MALEME, Level 2'] },
    ]);
  });

  it('is nothing where both are alike', () => {
    const lines = ['Matapan', '  TF A'];
    expect(changesBetween({ earlier: lines, later: lines, plain: { earlier: lines, later: lines } })).toEqual([]);
  });
});
