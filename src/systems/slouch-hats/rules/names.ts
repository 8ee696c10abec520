import type { Fault, OpenWorld, Place, SlouchHatsData, UnitState } from '../slouch-hats';
import { phaseTitle } from './04-sequence';

/** The marker of 7.12, which comes among the units. */
export const AIR_TRANSPORT = { id: 'air-transport', names: ['Air Transport'] } as const;

/** Everything that an order may name: counters of all kinds (2.2). */
export function everyName({ counters }: SlouchHatsData): { id: string; names: readonly string[] }[] {
  const { units, supply, air, naval, repl } = counters;
  return [...[units, supply, air, naval, repl].flatMap((of) => [...of.values()]), AIR_TRANSPORT];
}

/** The printed name of any counter, for what players read; its id if there is no such counter. */
export function nameOf({ counters }: SlouchHatsData, id: string): string {
  const { units, supply, air, naval, repl } = counters;
  for (const kind of [units, supply, air, naval, repl]) {
    const counter = kind.get(id);
    if (counter) return counter.names[0] ?? id;
  }
  return id === AIR_TRANSPORT.id ? AIR_TRANSPORT.names[0] : id;
}

/** `1519 Beirut`, `the Greece box`, `2311`: a hex with what is printed in it; the name of a box. */
export function placeName({ boxes, ground }: SlouchHatsData, place: Place): string {
  const box = Object.values(boxes).find(({ id }) => id === place);
  if (box) return `the ${box.name} box`;
  const { city, town, point, port, airfield } = ground.map.places;
  const name = [city, town, port, point, airfield].map((names) => names.get(place)).find((n) => n !== undefined);
  return name === undefined ? place : `${place} ${name}`;
}

/** What is wrong with a unit, as a text behind its name; where the reason does not begin with that name, behind `or`. */
export function ofUnit({ rule, why }: Fault, name: string, or: string): { rule: string; text: string } {
  return { rule, text: why.startsWith(`${name} `) ? why.slice(name.length + 1) : `${or}: ${why}` };
}

interface Where {
  world: Pick<OpenWorld, 'units' | 'air'>;
  data: SlouchHatsData;
}

/** Why a counter that is not in play can do nothing, with its name: the box it went into and when (12.22), when it comes back (13.15). */
export function absence({ world, data }: Where, id: string): string {
  const unit = world.units[id];
  const box = unit && BOXES[unit.at];
  if (box) return `${nameOf(data, id)} is in the ${box} Box${since(unit, data)}`;
  const returns = world.air[id]?.returns ?? null;
  const back =
    returns === null ? '' : `: it was destroyed and comes back in ${returns} turn${returns === 1 ? '' : 's'}`;
  return `${nameOf(data, id)} is not in play${back}`;
}

const BOXES: Readonly<Record<string, string>> = { cadre: 'Cadre', eliminated: 'Units Eliminated' };

/** ` since the Second Axis Combat Phase of II June` */
function since({ left }: UnitState, { turns }: SlouchHatsData): string {
  if (!left) return '';
  return ` since the ${phaseTitle(left.moment)} of ${turns[left.turn]?.name ?? ''}`;
}
