import type { Sheet } from '../render/inspect';
import { fightingOn } from './fighting';

const places = [
  { place: '1010', at: [100, 100, 20, 20] as const, lines: [] },
  { place: 'Zone 3', id: 'z3', at: [160, 120, 20, 20] as const, lines: [] },
  { place: '9090', at: [900, 600, 20, 20] as const, lines: [] },
];
const sheet = (focus?: Sheet['focus']): Sheet => ({
  ...{ id: 'map', name: 'Map', inspect: () => places, scene: () => ({ width: 1000, height: 700 }) as never },
  ...(focus ? { focus } : {}),
});
const mark = (at: string, path?: string[]) => ({ at, kind: 'x', text: '', ...(path ? { path } : {}) });

describe('where a map that is watched opens', () => {
  it('is the ground about all that was marked, by names or ids, moves left out', () => {
    const marks = [mark('1010'), mark('z3'), mark('9090', ['1010', '9090'])];
    expect(fightingOn(sheet(), marks)).toEqual([60, 60, 160, 120]);
  });

  it('is the part that matters where nothing was marked, or all over the sheet', () => {
    expect(fightingOn(sheet([1, 2, 3, 4]), [])).toEqual([1, 2, 3, 4]);
    expect(fightingOn(sheet([1, 2, 3, 4]), [mark('1010'), mark('9090')])).toEqual([1, 2, 3, 4]);
    expect(fightingOn(sheet(), [mark('9999')])).toBeNull();
  });
});
