import type { Fault, OpenWorld, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board } from './03-board';
import { groupReleases } from './19-2-alawi-druze';
import { nameOf } from './names';

/** Garrisons of a side that hold their places (5.62). */
export const garrisonsOf = (board: Board, side: Side): string[] =>
  [...board.units.values()].filter(({ garrison, counter }) => garrison && counter.side === side).map(({ id }) => id);

/** 5.63: how many units a side may release in the Reinforcements phase of this turn. */
export function releasesDue(world: OpenWorld, { scenarios, turns }: SlouchHatsData, side: Side): number {
  const scenario = scenarios.find(({ id }) => id === world.scenario);
  const first = turns.findIndex(({ name }) => name === scenario?.turns[0]);
  const releases = scenario?.cards[side].releases;
  return (world.turn === first ? releases?.first : releases?.later) ?? 0;
}

/** 5.61, 5.63: why a side cannot release these units, of so many that it may; to release none is always allowed. */
export function releaseFault(board: Board, side: Side, ids: readonly string[], most: number): Fault | null {
  const held = garrisonsOf(board, side);
  const strange = ids.find((id, i) => !held.includes(id) || ids.indexOf(id) < i);
  if (strange !== undefined) return { rule: '5.61', why: `${nameOf(board.data, strange)} is not a garrison of yours` };
  return ids.length <= most ? null : { rule: '5.63', why: `${ids.length} units are named` };
}

/** 5.63, 19.21: frees garrisons. Writes the world. */
export function release(world: World, ids: readonly string[]): void {
  for (const id of ids) Object.assign(world.units[id] ?? {}, { garrison: false });
}

/** 5.63, 19.22: garrisons that are free at the end of a phase: beside an enemy combat unit, or in an area that was entered. */
export function phaseReleases(board: Board): string[] {
  const beside = [...board.units.values()].filter(
    ({ garrison, at, counter }) =>
      garrison &&
      !(at in board.data.boxes) &&
      board.ground.map.grid.neighbours(at).some((hex) => (board.occupier(hex) ?? counter.side) !== counter.side),
  );
  const ids = [...beside.map(({ id }) => id), ...groupReleases(board)];
  return ids.filter((id, i) => ids.indexOf(id) === i);
}
