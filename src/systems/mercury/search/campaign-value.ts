import type { MercuryData, World } from '../mercury';
import { campaignOf, groundScenarioOf } from '../rules/03-turn';
import { germanPlace, landPoints, NO_AIRFIELD } from '../rules/22-campaign-victory';
import { damagedPoints } from '../rules/22-victory';
import { type Ground, groundOf } from '../rules/ground/ground';
import { balanceOf, type Force, forcesOn, share } from './ground-value';

/** Of the value, what the two forces on Crete count; the rest is points, and the airfield. */
const BY_FORCE = 0.15;
/** How sure a place is that is held now, at the beginning of a game and at its end. */
const SURE = { first: 0.3, last: 0.95 };

/** What a campaign is worth to the German: points so far and to be expected against those of the levels (22.2, 22.3), and an airfield in time (22.1). */
export function campaignValue(world: World, data: MercuryData): number {
  const ground = groundOf(world, data);
  const { first, last } = groundScenarioOf(data, world);
  const gone = Math.min(1, (world.turn - first) / (last - first + 1));
  const forces = forcesOn(ground);
  const { even, much } = scaleOf(world, data);
  const points = made(world, ground) + placesToCome(world, ground, forces, gone);
  const byPoints = Math.tanh((points - even * gone) / much);
  const none = world.turn > NO_AIRFIELD ? 0 : noAirfield(world, ground, forces);
  const lost = byPoints - (1 + byPoints) * none;
  return (1 - BY_FORCE) * lost + BY_FORCE * Math.tanh(2 * balanceOf(ground));
}

/** Points of a drawn game, and how many more make it Substantive. */
function scaleOf({ scenario }: World, data: MercuryData): { even: number; much: number } {
  const levels = data.schedule.levels[`scenario-${scenario}`] ?? [];
  const from = (name: string): number => levels.find((level) => level.name === name)?.from ?? 0;
  const even = from('Marginal German') - 0.5;
  return { even, much: Math.max(1, from('Substantive German') - even) };
}

/** Points as they would be counted now. */
function made(world: World, ground: Ground): number {
  const { data } = ground;
  const damaged = Object.values(world.ships).filter((ship) => ship.damaged && ship.at !== 'sunk');
  const entries = [
    ...world.score,
    ...damagedPoints(
      data,
      damaged.map(({ id }) => id),
    ),
    ...landPoints(ground, world.campaign ?? {}, campaignOf(data, world), world.turn),
  ];
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** What the places are likely to count at the end, by who stands near, against what they count now. */
function placesToCome(world: World, ground: Ground, forces: readonly Force[], gone: number): number {
  const { data } = ground;
  const sure = SURE.first + (SURE.last - SURE.first) * gone;
  return campaignOf(data, world).places.reduce((sum, place) => {
    const now = germanPlace(ground, place) ? 1 : 0;
    const near = Math.min(...place.at.map((at) => (data.boxes.has(at) ? now : share(forces, at))));
    return sum + (1 - sure) * (near - now) * (data.schedule.points[place.item] ?? 0);
  }, 0);
}

/** How likely no German stands on an airfield when the time for it is over (22.1). */
function noAirfield(world: World, ground: Ground, forces: readonly Force[]): number {
  const { data } = ground;
  const sure = SURE.first + (SURE.last - SURE.first) * Math.min(1, world.turn / NO_AIRFIELD);
  const here = [...data.airfields.values()].flatMap(({ hexes }) => hexes.filter((hex) => ground.hexes[hex]));
  return here.reduce((none, hex) => {
    const held = forces.some(({ at, german }) => german && at === hex) ? 1 : 0;
    return none * (1 - (sure * held + (1 - sure) * share(forces, hex)));
  }, 1);
}
