import { gunsReady, replacementsMissed, unitRecovered } from '../facts/supply';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { returnUsed } from '../rules/06-1-supply-points';
import { tracesToBox } from '../rules/06-4-sources';
import { readyGuns } from '../rules/11-1-artillery';
import { receiveReplacements } from '../rules/15-2-replacements';
import type { Act } from '../slouch-hats';

/** 6.13f, 11.18, 15.22: guns are Active again, used supply counters available; the Allied player's marked units gain their step. */
export function administer(c: Act<object>): void {
  const side = activeIn(c.world.moment);
  if (side === null) return;
  const guns = readyGuns(c.world, c.data, side);
  if (guns.length > 0) gunsReady(c, { units: guns });
  if (side === 'allied') replacements(c);
  returnUsed(c.world, c.data, side);
}

function replacements(c: Act<object>): void {
  const board = new Board(c.world, c.data);
  const traces = (unit: string): boolean => tracesToBox(board, 'allied', c.world.units[unit]?.at ?? 'off');
  const { recovered, not } = receiveReplacements(c.world, c.data, traces);
  for (const { unit, at, reduced } of recovered) unitRecovered(c, { unit, at, reduced });
  if (not.length > 0) replacementsMissed(c, { units: not });
}
