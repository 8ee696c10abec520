import { playOut, type Playout } from '../../../../kernel/testing/playout';
import type { Json } from '../../../../kernel/realm';
import { mercuryEngine } from '../../testing';
import type { Side, World } from '../../world';

describe('a whole game of scenario 5 by the bot', () => {
  const game: Playout = playOut(mercuryEngine(), {
    scenario: '5',
    seed: 'campaign/1',
    mode: 'strict',
    bots: true,
    checkOneIn: 25,
  });
  const bodies = <B>(type: string): B[] => game.facts.flatMap((f) => (f.type === type ? [f.body as Json as B] : []));
  const world = game.position.world as unknown as World;

  it('has no fault, and lasts to its end: an airfield is German by game-turn 12 (22.1)', () => {
    expect(game.faults).toEqual([]);
    expect([world.turn, game.position.over?.rule]).toEqual([21, '22.3']);
  });

  it('keeps the screen but for what is sunk in it by day (23.2)', () => {
    const short = bodies<{ short: number }>('screen.short').reduce((n, { short: points }) => n + points, 0);
    expect(short).toBeLessThan(15);
  });

  it('brings units and supply to Crete from Alexandria (17.3)', () => {
    const loaded = bodies<{ units: string[]; rsc: number }>('cargo.loaded').flatMap(({ units }) => units);
    const ashore = bodies<{ side: Side; units: string[] }>('sea.unloaded').flatMap(({ side, units }) =>
      side === 'allied' ? units : [],
    );
    expect(loaded.length).toBeGreaterThan(5);
    expect(ashore.length).toBeGreaterThan(loaded.length / 3);
  });

  it('lands a German convoy (17.4)', () => {
    const landed = bodies<{ unit: string; zone?: string }>('ground.landing').filter(({ zone }) => zone !== undefined);
    expect(landed.length).toBeGreaterThan(3);
  });
});
