import { gunzipSync } from 'node:zlib';
import { often } from '../config/testing/depth';
import { ownSystems } from '../config/testing/systems';
import { offered } from '../kernel/system';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { drawShown } from './draw-shown';

const systems = ownSystems();
/** Whose game is played in every run; those of all others in the long one. */
const SHORTEST = Object.keys(SYSTEMS).at(-1);

describe.each(Object.entries<SystemFolder>(SYSTEMS))('the front page of %s', (id, { front }) => {
  const engine = systems.engine(id);

  it('says of each scenario that is offered what it is, and of no other', () => {
    const ids = offered(engine.system).map((scenario) => scenario.id);
    expect(Object.keys(front.scenarios).toSorted()).toEqual(ids.toSorted());
  });

  if (often(id === SHORTEST, true)) {
    it('shows a game that the bots play to its end, with its map, what happened, and an answer as it was written', () => {
      const { frames, result, window, exchange } = drawShown(engine, front.shown, 'spec');
      expect(frames.length).toBeGreaterThan(6);
      expect(frames.length).toBeLessThanOrEqual(22);
      expect(result).toMatch(/\S/);
      const pictures = frames.map(({ svg }) => gunzipSync(svg).toString());
      for (const picture of pictures) expect(picture).toMatch(/^<svg /);
      expect(new Set(pictures).size).toBeGreaterThan(frames.length / 2);
      expect(frames.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(frames.length / 2);
      const [x, y, width, height] = window;
      expect(Math.min(width, height)).toBeGreaterThan(100);
      expect([x, y].every(Number.isFinite)).toBe(true);
      expect(exchange?.orders.length).toBeGreaterThan(1);
      expect(exchange?.question).toMatch(/\?/);
    });
  }
});
