import type { GameTurn } from '../data/schedule';
import type { Campaign } from '../data/campaign';
import type { Act, MercuryData, Scope, World } from '../mercury';
import type { GroundScenario } from '../data/ground-scenario';
import type { NavalScenario } from '../data/scenario';

/** The game-turn being played (3.2). */
export function turnOf(data: MercuryData, no: number): GameTurn {
  const turn = data.turns.find((t) => t.no === no);
  if (!turn) throw new Error(`there is no game-turn ${no}`);
  return turn;
}

/** Whether this is a Night turn. */
export function isNight(c: Pick<Act, 'world' | 'data'>): boolean {
  return turnOf(c.data, c.world.turn).night;
}

/** The scenario being played. */
export function scenarioOf(data: MercuryData, world: Pick<World, 'scenario'>): NavalScenario {
  const found = data.navalScenarios.find((s) => s.id === world.scenario);
  if (!found) throw new Error(`no scenario is called "${world.scenario}"`);
  return found;
}

/** What every scenario has, whatever it is played on. */
export interface PlayedScenario {
  id: string;
  name: string;
  rule: string;
  first: number;
  last: number;
  missions: readonly string[];
}

/** The scenario being played, on the sea or on the hex map. @throws Error when there is none of that name */
export function playedScenario(data: MercuryData, world: Pick<World, 'scenario'>): PlayedScenario {
  return data.groundScenarios.find((s) => s.id === world.scenario) ?? scenarioOf(data, world);
}

/** Whether ships are played: in scenarios 4 and 4b, and in campaigns unless both agreed to do without (21.0). */
export function playedAtSea(data: MercuryData, world: Pick<World, 'scenario' | 'campaign'>): boolean {
  return !world.campaign?.withoutShips && data.navalScenarios.some((s) => s.id === world.scenario);
}

/** The campaign that is played. @throws Error in another scenario */
export function campaignOf(data: MercuryData, world: Pick<World, 'scenario'>): Campaign {
  const { campaign } = groundScenarioOf(data, world);
  if (!campaign) throw new Error(`scenario "${world.scenario}" is no campaign`);
  return campaign;
}

/** The scenario on the hex map that a seat sees itself play; undefined in games without one, and on boards of cases. */
export function playedOnMap({ view, data }: Pick<Scope, 'view' | 'data'>): GroundScenario | undefined {
  return view.ground ? data.groundScenarios.find((s) => s.id === view.scenario.id) : undefined;
}

/** The scenario of a game on the hex map. @throws Error in a game without one */
export function groundScenarioOf(data: MercuryData, world: Pick<World, 'scenario'>): GroundScenario {
  const found = data.groundScenarios.find((s) => s.id === world.scenario);
  if (!found) throw new Error(`scenario "${world.scenario}" has no hex map`);
  return found;
}
