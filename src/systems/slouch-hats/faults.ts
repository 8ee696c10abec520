import type { PlayedStep } from '../../kernel/system';
import type { SlouchHats, SlouchHatsData, World } from './slouch-hats';
import { Board } from './rules/03-board';
import { STACKING_LIMIT } from './rules/03-3-stacking';
import { BOX_IDS } from './data/boxes';
import { playFaults } from './play-faults';

const OFF_MAP = ['cadre', 'eliminated', 'available', 'used', 'off'];

/** Broken invariants of a world, in words; empty when all hold. */
export function worldFaults(world: World, data: SlouchHatsData, step?: PlayedStep<SlouchHats>): string[] {
  return [
    ...placeFaults(world, data),
    ...stackFaults(world, data),
    ...supplyFaults(world, data),
    ...trackFaults(world, data),
    ...(step ? playFaults(step, world, data) : []),
  ];
}

/** Everything stands on land, in a box, or off the map. */
function placeFaults(world: World, { ground }: SlouchHatsData): string[] {
  // A commando lies at sea from the Transport phase of its raid until the Combat phase is over (10.62).
  const raids = (id: string, at: string): boolean => world.raids[id] === 'now' && ground.isSea(at);
  const known = (at: string): boolean =>
    (ground.map.grid.has(at) && !ground.isSea(at)) || OFF_MAP.includes(at) || BOX_IDS.some((id) => id === at);
  const strange = (id: string, at: string): string[] =>
    known(at) || raids(id, at) ? [] : [`${id} stands at "${at}", which is no place for it`];
  const counters = [world.units, world.supply, world.air, world.ships];
  return [
    ...counters.flatMap((all) => Object.keys(all).flatMap((id) => strange(id, all[id]?.at ?? ''))),
    ...Object.keys(world.repl).flatMap((id) => strange(id, world.repl[id] ?? '')),
  ];
}

/** 8.15, 3.32: no hex has both sides in it; stacks of more than seven last only as long as a phase. */
function stackFaults(world: World, data: SlouchHatsData): string[] {
  const board = new Board(world, data);
  const moving = world.entered.map((id) => world.units[id]?.at);
  const hexes = [...board.stacksOf('axis'), ...board.stacksOf('allied')];
  return hexes.flatMap(([hex, units]) => {
    const mixed = units.some(({ counter }) => counter.side !== units[0]?.counter.side);
    const over = board.stackingPoints(hex) > STACKING_LIMIT && !moving.includes(hex);
    return [...(mixed ? [`both sides stand in ${hex}`] : []), ...(over ? [`${hex} holds more than seven points`] : [])];
  });
}

/** 6.13a: a supply unit in play shows one of its sides, one in storage none. */
function supplyFaults(world: World, { counters }: SlouchHatsData): string[] {
  return Object.entries(world.supply).flatMap(([id, { at, points }]) => {
    const inPlay = !OFF_MAP.includes(at);
    const shows = counters.supply.get(id)?.points.includes(points) ?? false;
    return inPlay === points > 0 && (!inPlay || shows) ? [] : [`${id} shows ${points} Supply Points at ${at}`];
  });
}

/** 7.33, 18.11: tracks have ends. */
function trackFaults(world: World, { ground }: SlouchHatsData): string[] {
  const ports = Object.entries(world.portsDown).filter(
    ([hex, down]) => down < 0 || down >= (ground.map.tracks.get(hex)?.length ?? 0),
  );
  const points = Object.entries(world.victoryPoints).filter(([, vp]) => vp < 0);
  return [
    ...ports.map(([hex]) => `the port of ${hex} is off its Capacity Track`),
    ...points.map(([side]) => `${side} has less than no Victory Points (18.11)`),
  ];
}
