import { often } from '../config/testing/depth';
import { ownSystems } from '../config/testing/systems';
import { factFor } from '../kernel/flow/fact';
import type { Position } from '../kernel/record/position';
import { playOut } from '../kernel/testing/playout';
import { coveredTexts, crossedTexts } from '../render/testing/covered';
import type { Scene, TextShape } from '../render/scene';
import { pageScenes } from '../reports/page-scenes';
import type { AnyEngine } from './systems';

const SCENARIOS = ownSystems()
  .all()
  .flatMap((engine) => engine.system.scenarios.map(({ id, seats }) => [engine.system.id, id, engine, seats] as const));
/** So many decisions are played, and the position after each of these is drawn. */
const LOOKED_AT = often([90], [1, 45, 90]);

/** The pages and the picture of a mail, as a seat gets them at some moments of a random game, with what happened since. */
function drawings(engine: AnyEngine, scenario: string, seats: readonly string[]): Scene[] {
  const seen: { position: Position; told: number }[] = [];
  let asked = 0;
  const { facts } = playOut(engine, {
    ...{ scenario, seed: 'names on maps', mode: 'strict', most: LOOKED_AT.at(-1), checkOneIn: Infinity },
    onAsked: (position, _, told) => void (LOOKED_AT.includes(++asked) && seen.push({ position, told })),
  });
  const game = { code: '7K3F', title: '', commitment: '' };
  return seen.flatMap(({ position, told }, i) =>
    seats.flatMap((seat) => {
      const news = facts.slice(seen[i - 1]?.told ?? 0, told).flatMap((fact) => {
        const body = factFor(fact, seat);
        return body ? [{ type: fact.type, body }] : [];
      });
      const order = { ...{ seat, seq: 1, position: 1, asked: '', facts: [], pages: 'all' as const }, orderWords: [] };
      const drawn = pageScenes(engine, game, position, news, order);
      return [...drawn.pages('A4'), drawn.crop()];
    }),
  );
}

/** Names have a rim; those of areas in large letters lie under roads and signs, as they are printed. Numbers of hexes are no names. */
const isName = ({ text, halo, size, font }: TextShape): boolean =>
  halo !== undefined && !/^\d+$/.test(text) && !(font === 'serif-italic' && size > 10);

describe.each(SCENARIOS)('the maps of %s, scenario %s', (_, scenario, engine, seats) => {
  const scenes = drawings(engine, scenario, seats);
  const names = (texts: readonly TextShape[]): string[] => [...new Set(texts.map(({ text }) => text))];

  it('have no name of a place under a counter, a sign or an arrow', () => {
    const covered = scenes.flatMap((scene) => coveredTexts(scene).filter(({ text }) => isName(text)));
    expect(names(covered.map(({ text }) => text))).toEqual([]);
  });

  it('have no two names on each other', () => {
    const pairs = scenes.flatMap((scene) => crossedTexts(scene).filter(([a, b]) => isName(a) && isName(b)));
    expect(pairs.map(([a, b]) => `${a.text} / ${b.text}`)).toEqual([]);
  });
});
