import type { Ask, HexId } from '../../mercury';
import type { GroundScenario } from '../../data/ground-scenario';
import { campaignOf } from '../../rules/03-turn';
import { landingOnMap } from '../../rules/17-2-landing-places';
import { type Ground, unitsIn } from '../../rules/ground/ground';
import { goalsOf } from '../goals';

/** Worth of a port to who leaves Crete by it, and of a place that scores, in steps a point (22.2). */
const WAY_OUT = 12;
const A_POINT = 1.2;
/** What a place may be worth beside an airfield. */
const MOST = 8;

/** What counts in a campaign: the airfields, which decide the first twelve turns (22.1), the places that score, and the way out. */
export function campaignGoals(scenario: GroundScenario, ground: Ground, q: Ask): Map<HexId, number> {
  const exits = waysOut(ground, q);
  if (q.seat === 'allied' && q.view.campaign?.evacuation) return exits;
  const goals = goalsOf(scenario, ground);
  const add = (hex: HexId, worth: number): void => {
    if (ground.hexes[hex]) goals.set(hex, Math.max(goals.get(hex) ?? 0, worth));
  };
  for (const { item, at } of campaignOf(q.data, { scenario: scenario.id }).places)
    for (const hex of at) add(hex, Math.min(MOST, A_POINT * (q.data.schedule.points[item] ?? 0)));
  if (q.view.campaign?.evacuation) for (const hex of exits.keys()) add(hex, MOST);
  return goals;
}

/** Hexes of the ports and anchorages of the map in play (17.33, 20.22); for who leaves those without Germans. */
function waysOut(ground: Ground, q: Ask): Map<HexId, number> {
  const taken = (hex: HexId | null): boolean =>
    q.seat === 'allied' && hex !== null && unitsIn(ground, hex, 'german').length > 0;
  const all = [...q.data.places.values()].filter(({ friendly, hex }) => friendly === 'occupant' && !taken(hex));
  const hexes = all.map((place) => landingOnMap(ground, q.data, place)).filter((at) => at !== null && ground.hexes[at]);
  return new Map(hexes.flatMap((at) => (at === null ? [] : [[at, WAY_OUT] as const])));
}
