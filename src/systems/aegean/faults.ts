import type { PlayedStep } from '../../kernel/system';
import type { Aegean } from './aegean';
import type { AegeanData } from './data/load';
import { hexOf } from './rules/3-2-sight';
import { BOXES, type Place, type World } from './world';

const isBox = (at: Place): boolean => BOXES.some((box) => box === at);

/** Broken invariants of a world, in words; empty when all hold. */
export function worldFaults(world: World, data: AegeanData, step?: PlayedStep<Aegean>): string[] {
  return [
    ...groundFaults(world, data),
    ...shipFaults(world, data),
    ...airFaults(world, data),
    ...mineFaults(world, data),
    ...(step ? stepFaults(step.before, world, data) : []),
  ];
}

/** On land, in a box, or aboard a ship of its own; who may not leave Rhodes stands there (8.1.3). */
function groundFaults(world: World, data: AegeanData): string[] {
  const { isles } = data;
  return Object.entries(world.ground).flatMap(([id, { at }]) => {
    if (!isBox(at) && !world.ships[at] && !isles.isLand(at)) return [`${id} stands at "${at}", which is no land`];
    const stays = data.ground.get(id)?.rhodesOnly && at !== 'lost' && isles.islandOf(at) !== 'rhodes';
    return stays ? [`${id} has left Rhodes (8.1.3)`] : [];
  });
}

/** Afloat or in a box, with no more hits than it bears, and no more cargo than it carries (6.3.1, 6.4.3). */
function shipFaults(world: World, data: AegeanData): string[] {
  return Object.entries(world.ships).flatMap(([id, { at, hits }]) => {
    const counter = data.ships.get(id);
    const cargo = Object.entries(world.ground).filter(([, unit]) => unit.at === id);
    const bulk = cargo.reduce((sum, [unit]) => sum + data.bulk[data.ground.get(unit)?.size ?? 'leader'], 0);
    const most = counter ? data.shipKinds[counter.type].hits : 0;
    return [
      ...(isBox(at) || data.isles.isAfloat(at) ? [] : [`${id} lies at "${at}", where no ship may (6.2.4)`]),
      ...(bulk > (counter?.transport ?? 0) ? [`${id} carries ${bulk} companies (6.3.1)`] : []),
      ...(hits >= most && at !== 'lost' ? [`${id} is afloat with ${hits} hits (6.4.3)`] : []),
      ...(at === 'lost' && cargo.length > 0 ? [`${id} is sunk and carries ${cargo.length} units`] : []),
    ];
  });
}

/** At a base, on its ship, in a box, or on CAP in a hex (5.2, 5.4.9). */
function airFaults(world: World, { isles, air }: AegeanData): string[] {
  return Object.entries(world.air).flatMap(([id, { at, cap }]) => {
    const side = air.get(id)?.side;
    if (cap !== null) return isles.grid.has(at) ? [] : [`${id} is on CAP at "${at}"`];
    const base = world.bases[at];
    if (base && base.owner !== side) return [`${id} stands at ${at}, which is not its side's (5.2.3)`];
    return base || isBox(at) || world.ships[at] || isles.grid.has(at) ? [] : [`${id} stands at "${at}"`];
  });
}

/** 6.3.3: no more mined hexes than markers, none on land without a coast. */
function mineFaults(world: World, { isles }: AegeanData): string[] {
  const mined = Object.keys(world.mines);
  return [
    ...(mined.length > MARKERS ? [`${mined.length} hexes are mined (6.3.3)`] : []),
    ...mined.filter((hex) => !isles.isAfloat(hex)).map((hex) => `${hex} is mined, which no ship enters`),
  ];
}
const MARKERS = 12;

/** 3.5: who is spotted stays so while it is on the map; nobody comes back from the dead but a destroyer and who is replaced. */
function stepFaults(before: World, after: World, data: AegeanData): string[] {
  const onMap = (world: World, id: string): boolean => hexOf(world, data, world.ships[id]?.at ?? '') !== null;
  return [
    ...Object.entries(before.ships).flatMap(([id, ship]) =>
      ship.spotted && onMap(before, id) && onMap(after, id) && !after.ships[id]?.spotted
        ? [`${id} is no longer spotted (3.5)`]
        : [],
    ),
    ...Object.entries(before.ground).flatMap(([id, { at }]) =>
      at === 'lost' && after.ground[id]?.at !== 'lost' ? [`${id} is back, and was eliminated`] : [],
    ),
  ];
}
