import { screenShort } from '../facts/game';
import type { Act, MercuryData, SeaId, World } from '../mercury';
import { screenNeeded } from '../data/scenario';
import { scenarioOf } from './03-turn';
import { atSea, ratingsOf, shipsOf } from './16-components';
import { score } from './22-victory';
import { hasOption } from './23-4-variants';

/** Bombardment strength of the ships in the screen zones together. */
export function screenStrength(world: World, data: MercuryData, zones: readonly SeaId[]): number {
  const ships = zones.flatMap((zone) => atSea(world, zone)).flatMap((tf) => shipsOf(world, tf.letter));
  return ships.reduce((n, ship) => n + ratingsOf(data, ship).bombardment, 0);
}

/** German option 8: the heavy screen is asked for until the end of this game-turn (23.45). */
const ITALIANS_OUT = 9;

/** The bombardment strength that the screen needs now (23.1 to 23.3). */
export function screenDue(world: Pick<World, 'scenario' | 'turn' | 'campaign'>, data: MercuryData): number {
  const { screen } = scenarioOf(data, world);
  const { until } = screen;
  const longer = until && hasOption(world, 'german-8') ? { until: { ...until, turn: ITALIANS_OUT } } : {};
  return screenNeeded({ ...screen, ...longer }, world.turn);
}

/** 23.1: at the end of the Naval Segment each point short is one for the German. */
export function alliedScreen(c: Act): void {
  const { screen } = scenarioOf(c.data, c.world);
  const short = screenDue(c.world, c.data) - screenStrength(c.world, c.data, screen.zones);
  if (short <= 0) return;
  score(c, 'screen-shortfall', 'Allied screen', short);
  screenShort(c, { short, zones: screen.zones });
}
