import type { Scene, Shape } from '../scene';
import { coveredTexts, crossedTexts } from './covered';

const name = (text: string, x = 10, y = 20): Shape => ({
  ...{ kind: 'text', x, y, text, size: 10, font: 'sans', color: '#000' },
});
const path = (d: string, fill = '#fff'): Shape => ({ kind: 'path', d, paint: { fill } });
const scene = (...shapes: Shape[]): Scene => ({ width: 200, height: 100, title: '', shapes }) as unknown as Scene;
const covered = (...shapes: Shape[]): string[] => coveredTexts(scene(...shapes)).map(({ text }) => text.text);

const OVER = 'M0 0L100 0L100 50L0 50Z';
/** The same where its group begins at 20, 10 and is twice as large. */
const HALF = path('M-10 -5L40 -5L40 20L-10 20Z');
const group = (shapes: Shape[], clip?: string): Shape =>
  ({ kind: 'group', x: 20, y: 10, scale: 2, shapes, ...(clip === undefined ? {} : { clip }) }) as Shape;

describe('a text of a drawing', () => {
  it('is covered by what is drawn over it, alone or in a group', () => {
    expect(covered(name('Suda'), path(OVER))).toEqual(['Suda']);
    expect(covered(name('Suda'), group([HALF]))).toEqual(['Suda']);
  });

  it('is not by what is drawn before, is no area, lies elsewhere or is cut away', () => {
    expect(covered(path(OVER), name('Suda'))).toEqual([]);
    expect(covered(name('Suda'), path(OVER, 'none'))).toEqual([]);
    expect(covered(name('Suda', 10, 90), path(OVER))).toEqual([]);
    expect(covered(name('Suda'), group([HALF], 'M60 30L80 30L80 40Z'))).toEqual([]);
  });

  it('is not by the hole of what lies round it', () => {
    expect(covered(name('Suda', 40, 30), path(`${OVER}M20 10L90 10L90 40L20 40Z`))).toEqual([]);
  });

  it('crosses another whose letters lie on its own', () => {
    const pairs = (...shapes: Shape[]) => crossedTexts(scene(...shapes)).map(([a, b]) => [a.text, b.text]);
    expect(pairs(name('Suda'), name('Canea', 12, 21))).toEqual([['Suda', 'Canea']]);
    expect(pairs(name('Suda'), name('Canea', 10, 60))).toEqual([]);
  });
});
