import { unitsReleased } from '../facts/supply';
import { pointsLinked } from '../facts/victory';
import { Board } from '../rules/03-board';
import { phaseReleases, release } from '../rules/05-6-garrisons';
import { unitsOf } from '../rules/10-combat';
import { suddenVictory } from '../rules/18-2-sudden-victory';
import { combinedGameEnds, rommelsWarPoints } from '../rules/18-4-rommels-war';
import { enteredReleases } from '../rules/19-2-alawi-druze';
import { printSide, type Act } from '../slouch-hats';

/** 5.63, 19.22: garrisons beside an enemy, and groups whose area was entered, are free. */
export function freeGarrisons(c: Act<object>): void {
  free(c, phaseReleases(new Board(c.world, c.data)), '5.63');
}

/** 19.22: who passes through the area of a group frees it, though he stands elsewhere when the phase ends. */
export function freeGroups(c: Act<object>, units: readonly string[], hexes: readonly string[]): void {
  const board = new Board(c.world, c.data);
  free(c, enteredReleases(board, unitsOf(board, units), hexes), '19.22');
}

function free(c: Act<object>, units: string[], rule: string): void {
  release(c.world, units);
  if (units.length > 0) unitsReleased(c, { units }, { rule });
}

/** 18.2: a side without a combat unit on the map has lost. */
export function lookForVictory(c: Act<object>): void {
  if (c.world.surrendered && combinedGameEnds(new Board(c.world, c.data))) return linkedGameEnds(c);
  const winner = suddenVictory(new Board(c.world, c.data));
  if (winner === null) return;
  c.end({
    ...{ winner, level: 'Sudden Victory', rule: '18.21', detail: { turn: c.data.turns[c.world.turn]?.name ?? '' } },
    text: `No enemy combat unit is left on the map: Sudden Victory of the ${printSide(winner)} player.`,
  });
}

/** 18.45, 18.47: the end of a game linked to Rommel's War after a surrender; Axis points go over into that game. */
export function linkedGameEnds(c: Act<object>): void {
  const [points, turn] = [rommelsWarPoints(c.world), c.data.turns[c.world.turn]?.name ?? ''];
  pointsLinked(c, { points });
  c.end({
    ...{ winner: 'allied', level: 'Vichy Surrender', rule: '18.47', detail: { turn, rommelsWar: points } },
    text: 'Vichy has surrendered, and the Germans are beaten or the turns are over: the Allied player wins.',
  });
}
