import type { ScrapMap } from '../ground-state';
import { printedMap } from './ground/hex-field';
import { driftEnd } from './17-4-landing';
import { mercuryData } from '../testing';

const flat = { terrain: 'flat', level: 1, sector: 'Maleme-Suda' };
const shore = (cliffs: string[]): ScrapMap => ({
  hexes: { W4414: flat, W4413: flat, W4412: flat },
  ...{ rivers: [], cliffs, seaSides: [], roads: [], mainRoads: [] },
});

describe('boats that are set along the shore (17.43B)', () => {
  const data = mercuryData();
  const end = (from: string, direction: 'W' | 'NW', hexes: number, cliffs: string[] = []): string | null =>
    driftEnd(printedMap({ sheets: [], scrap: shore(cliffs) }, data), from, direction, hexes);

  it('come ashore where there is land, one hex or two away', () => {
    expect(end('W4414', 'W', 1)).toBe('W4413');
    expect(end('W4414', 'W', 2)).toBe('W4412');
  });

  it('find none in open water, nor over a cliff on their way', () => {
    expect(end('W4414', 'NW', 1)).toBeNull();
    expect(end('W4412', 'W', 1)).toBeNull();
    expect(end('W4414', 'W', 1, ['W4413/W4414'])).toBeNull();
    expect(end('W4414', 'W', 2, ['W4412/W4413'])).toBeNull();
  });
});
