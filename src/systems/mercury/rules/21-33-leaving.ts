import type { Place } from '../data/seas';
import type { Act, GermanUnit, World } from '../mercury';
import { germanCounter } from './16-components';
import { convoyCargo, RSC_STEPS, stepsAboard as transportSteps } from './17-3-aboard';
import { landingOnMap, RSC } from './17-2-landing-places';
import { pointsOfItem, stepsOfItem, wharvesOf } from './17-37-unloading';
import { stepsAboard } from './19-7-surface-combat';
import { returnToAthens } from './21-3-german-convoys';
import { placeOfUnit } from './ground/04-boxes';
import { groundIn, type GroundUnit } from './ground/ground';

/** Steps aboard the German convoys that lie off Crete, by their numbers. */
export const stepsOffCrete = ({ germans }: Pick<World, 'germans'>): Record<string, number> =>
  Object.fromEntries(germans.filter(({ at }) => at !== null).map((g) => [String(g.contact), stepsAboard(g)]));

/**
 * 21.33a, 21.34: a convoy that has no troops left is a marker for an RSC again. Who arrives unloads or lands: what is left in a
 * convoy waits only for what they could not do now, for room at the place (17.37b) or for boats that were set into open water
 * (17.43B); else it goes back, as nobody could meet it there, and it would come ashore later without a roll. `before`: the
 * steps aboard before landing and unloading; of a game that was kept before they were counted nobody goes back.
 */
export function germanConvoysLeave(c: Act, before: Readonly<Record<string, number>> | undefined): void {
  for (const convoy of c.world.germans.filter(({ at }) => at !== null)) {
    const { setBack } = convoy;
    delete convoy.setBack;
    const were = before?.[String(convoy.contact)];
    const empty = convoyCargo(c.data, convoy).units.length === 0;
    if (setBack || (were === undefined ? !empty : waitsForRoom(c, convoy, were))) continue;
    returnToAthens(c, convoy, empty ? '21.34' : '21.33a');
  }
}

/** 17.37b: some came ashore at a port or anchorage, and the others find no room there in this game-turn, which takes no more. */
function waitsForRoom(c: Act, convoy: GermanUnit, before: number): boolean {
  const place = convoy.at === null ? undefined : c.data.places.get(convoy.at);
  const ashore = before - stepsAboard(convoy);
  const wharf = wharvesOf(c.world, c.data, 'german').find(({ at }) => at === place?.id);
  if (!place || !wharf || ashore === 0) return false;
  const { units, rsc } = convoyCargo(c.data, convoy);
  const aboard = [...units.map(({ id }) => id), ...(rsc > 0 ? [RSC] : [])];
  const wait = wharf.may.filter((item) => aboard.includes(item));
  const left = (wharf.limit ?? Infinity) - stepsUnloaded(c, place, convoy, ashore);
  const noRoom = (item: string): boolean =>
    stepsOfItem(wharf, item) > left || pointsOfItem(wharf, item) > (wharf.room ?? Infinity);
  return wait.length > 0 && wait.every(noRoom);
}

/** Steps that a place has taken in this game-turn; an RSC of the convoy is what came ashore besides units (17.37b). */
function stepsUnloaded({ world, data }: Act, place: Place, { unit }: GermanUnit, ashore: number): number {
  const ground = groundIn({ world, data });
  const where = landingOnMap(ground, data, place);
  const side = (u: GroundUnit) => data.ground.get(u.id)?.side;
  const units = Object.values(ground.units).filter(
    (u) => u.unloaded && placeOfUnit(u) === where && side(u) === 'german',
  );
  const card = germanCounter(data, unit).cargo.map(({ names }) => names[0]);
  const own = units.filter(({ id }) => card.includes(data.ground.get(id)?.cargoName));
  const steps = (some: GroundUnit[]): number => transportSteps(data, { units: some, rsc: 0 });
  return steps(units) + (ashore - steps(own)) * RSC_STEPS;
}
