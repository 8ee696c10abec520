import type { NavalData } from '../data/load';
import { CATEGORIES } from '../map/black-sea';
import { placeName } from './names';

/** 31.14, G67: what a Level in the Naval Movement Interdiction Box does to Soviet ships, in words. */
export function boxEffect({ waters: { map } }: NavalData, level: number): string {
  const zones = map.interdicted.map((id) => map.zones.get(id) ?? id).join(', ');
  return `Soviet ships that enter a zone (${zones}) roll on Air Interdiction, with batteries on Both${level > 1 ? ', with 1 added' : ''}`;
}

/** G66: what a Zone of Interdiction of a Level does to Soviet troops in it, wherever it lies. */
const onTroops = (level: number): string =>
  `HQs have ${level} command ${level === 1 ? 'point' : 'points'} less, flotillas pay 3 a hex, nobody reacts or has Additional Retreat`;

/** 26.27a, 25.33, G66: the same with these Soviet harbours in it. */
export function zoneEffect(data: NavalData, level: number, ports: readonly string[]): string {
  const less = ports.flatMap((id) => {
    const port = data.waters.port(id);
    return port ? [`${placeName(data, id)} ${data.portKinds[port.category].reduction * level}`] : [];
  });
  const harbours = `harbours load, unload and supply less (${less.join(', ')}) and add ${level} to Readiness and repair; `;
  return `${less.length > 0 ? harbours : ''}${onTroops(level)}`;
}

/** 31.13, G65: what interdiction is for, with its figures: for who is asked where it is flown. */
export function effectOfLevels(data: NavalData): string {
  const less = CATEGORIES.map((category) => `${category} ${data.portKinds[category].reduction}`).join(', ');
  return `The ratings that come through are its Level, 2 at most. Level 1 in the box: ${boxEffect(data, 1)}; Level 2 adds 1. On a hex, for each Level: a Soviet harbour loads, unloads and supplies less (${less}) and adds 1 to Readiness and repair; ${onTroops(1)}.`;
}
