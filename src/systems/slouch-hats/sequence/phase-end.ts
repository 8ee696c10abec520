import { Board } from '../rules/03-board';
import { phaseReleases, release } from '../rules/05-6-garrisons';
import { suddenVictory } from '../rules/18-2-sudden-victory';
import { announce } from '../slouch-hats';
import type { Act } from '../slouch-hats';
import { printSide } from '../tell/names';

/** 5.63, 19.22: garrisons beside an enemy, and groups whose area was entered, are free. */
export function freeGarrisons(c: Act<object>): void {
  const units = phaseReleases(new Board(c.world, c.data));
  release(c.world, units);
  if (units.length > 0) announce(c, 'units.released', '5.63', { units });
}

/** 18.2: a side without a combat unit on the map has lost. */
export function lookForVictory(c: Act<object>): void {
  const winner = suddenVictory(new Board(c.world, c.data));
  if (winner === null) return;
  c.end({
    ...{ winner, level: 'Sudden Victory', rule: '18.21', detail: { turn: c.data.turns[c.world.turn]?.name ?? '' } },
    text: `No enemy combat unit is left on the map: Sudden Victory of the ${printSide(winner)} player.`,
  });
}
