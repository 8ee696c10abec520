import { gunsReady, portLevel, replacementsMissed, unitRecovered } from '../facts/supply';
import { pointsCapped, pointsScored, surrenderRolled, vichySurrendered } from '../facts/victory';
import { recoverPorts } from '../rules/07-3-ports';
import { capPoints, resolveSurrender, scoreTurn } from '../rules/18-victory';
import { vichySurrenders } from '../rules/18-4-rommels-war';
import { SIDES, type Act } from '../slouch-hats';
import type { Playing } from './playing';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { returnUsed } from '../rules/06-1-supply-points';
import { tracesToBox } from '../rules/06-4-sources';
import { readyGuns } from '../rules/11-1-artillery';
import { receiveReplacements } from '../rules/15-2-replacements';

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

/** 7.34: friendly ports rise a level; who demolishes one then takes that back too. */
export function recover(c: Act<Playing>): void {
  const risen = recoverPorts(c.world, c.data);
  c.local.recovered = risen.map(({ hex }) => hex);
  for (const { hex, capacity } of risen) portLevel(c, { hex, capacity });
}

/** 18.12: the schedule is scored. */
export function score(c: Act<object>): void {
  for (const { side, item, points, place } of scoreTurn(c.world, c.data))
    pointsScored(c, { side, item, points, ...(place === undefined ? {} : { place }) });
}

/** 18.15: nobody keeps more than ten points. */
export function cap(c: Act<object>): void {
  const lost = capPoints(c.world, c.data);
  for (const side of SIDES) {
    const points = lost[side];
    if (points !== undefined) pointsCapped(c, { side, points });
  }
}

/** 18.32: the Vichy Surrender Table; with a yes the Allied player has won (18.3). */
export function rollForSurrender(c: Act<object>): void {
  const { roll, surrenders } = resolveSurrender(c.world, c.data, (key, sides) => c.die(key, sides));
  surrenderRolled(c, { surrenders, roll });
  if (!surrenders) return;
  if (c.world.linked) return goOn(c);
  const turn = c.data.turns[c.world.turn]?.name ?? '';
  c.end({
    ...{ winner: 'allied', level: 'Vichy Surrender', rule: '18.3', detail: { turn } },
    text: `Vichy surrenders in ${turn}: the Allied player wins.`,
  });
}

/** 18.42, 18.44: in a game linked to Rommel's War units go or become German, and it is fought on. */
function goOn(c: Act<object>): void {
  const { removed, german } = vichySurrenders(c.world, c.data);
  vichySurrendered(c, { removed, german });
}
