import type { MercuryData } from '../data/load';
import type { Act } from '../mercury';
import { announce } from '../mercury';
import type { SeaId, World } from '../world';
import { screenNeeded } from '../data/scenario';
import { scenarioOf } from './03-turn';
import { atSea, ratingsOf, shipsOf } from './16-components';
import { score } from './22-victory';

/** Bombardment strength of the ships in the screen zones together. */
export function screenStrength(world: World, data: MercuryData, zones: readonly SeaId[]): number {
  const ships = zones.flatMap((zone) => atSea(world, zone)).flatMap((tf) => shipsOf(world, tf.letter));
  return ships.reduce((n, ship) => n + ratingsOf(data, ship).bombardment, 0);
}

/** 23.1: at the end of the Naval Segment each point short is one for the German. */
export function alliedScreen(c: Act): void {
  const { screen } = scenarioOf(c.data, c.world);
  const short = screenNeeded(screen, c.world.turn) - screenStrength(c.world, c.data, screen.zones);
  if (short <= 0) return;
  score(c, 'screen-shortfall', 'Allied screen', short);
  announce(c, 'screen.short', '23.1', { short, zones: screen.zones });
}
