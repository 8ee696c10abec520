import { gameOver } from '../facts/game';
import type { Result } from '../../../kernel/flow/act';
import type { Campaign } from '../data/campaign';
import type { Act, CampaignState, MercuryData, ScoreEntry } from '../mercury';
import type { CountedPlace } from '../data/schedule';
import { campaignOf, groundScenarioOf } from './03-turn';
import { LOSSES, lossKind, lostOf } from './20-1-losses';
import { pointsAtEnd, resultFor } from './22-victory';
import { type Ground, groundIn, inPlay, standing, stepsOf, unitsIn } from './ground/ground';
import { unitsInBox } from './ground/04-boxes';

/** 22.1: the game-turn that ends with an Allied victory if no German stands on an airfield. */
export const NO_AIRFIELD = 12;

/** 22.1: without a German on any airfield hex when game-turn 12 ends, the Allied player has won. */
export function automaticVictory(c: Act): void {
  if (c.world.turn !== NO_AIRFIELD) return;
  const ground = groundIn(c);
  const airfields = [...c.data.airfields.values()].flatMap((field) => field.hexes);
  if (airfields.some((hex) => unitsIn(ground, hex, 'german').length > 0)) return;
  const level = 'Decisive Allied';
  const text = 'No German stands on an airfield: Decisive Allied Victory.';
  gameOver(c, { level, text }, { rule: '22.1' });
  c.end({ winner: 'allied', level, rule: '22.1', text, detail: {} });
}

/** Whether Germans stand in all of a place. */
export const germanPlace = (ground: Ground, { at }: CountedPlace): boolean =>
  at.every((id) => [...unitsIn(ground, id, 'german'), ...unitsInBox(ground, id, 'german')].length > 0);

/** What a campaign counts beside ships: losses, and the order to leave. */
type Counted = Pick<CampaignState, 'lost' | 'evacuation'>;

/** 22.2: what Crete would score now: places under Germans, steps lost by kind, and with the end of an evacuation who is left (20.21). */
export function landPoints(
  ground: Ground,
  { lost = {}, evacuation }: Counted,
  { places }: Campaign,
  turn: number,
): ScoreEntry[] {
  const { data } = ground;
  const held = places.filter((place) => germanPlace(ground, place));
  return [
    ...held.map(({ item, name }) => entry(data, item, name, 1)),
    ...LOSSES.map((kind) => entry(data, kind, STEPS[kind], lostOf({ lost }, data, kind))),
    ...(evacuation && turn >= evacuation.ends ? leftBehind(ground) : []),
  ].filter(({ points }) => points !== 0);
}

const STEPS: Readonly<Record<(typeof LOSSES)[number], string>> = {
  'allied-step': 'Allied steps lost, without Greeks',
  'greek-step': 'Greek steps lost, without Militia',
  'german-air-step': 'parachute and glider steps lost',
  'german-step': 'other German steps lost on Crete',
};

const entry = (data: MercuryData, item: string, what: string, times: number): ScoreEntry => ({
  ...{ item, what, times, turn: 0 },
  points: (data.schedule.points[item] ?? 0) * times,
});

/** 20.21: non-Greek steps still on Crete, boxes too, when the evacuation is over. */
function leftBehind(ground: Ground): ScoreEntry[] {
  const steps = stepsToEvacuate(ground);
  return steps === 0 ? [] : [entry(ground.data, 'allied-step-left', 'Allied steps left on Crete', steps)];
}

/** Non-Greek Allied steps on the map and in its boxes (20.21). */
export function stepsToEvacuate(ground: Ground): number {
  const left = Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter((s) => inPlay(s.unit) && lossKind(s.counter) === 'allied-step');
  return stepsOf(left);
}

/** 22.2, 22.3: the points of the schedule and their level. */
export function campaignVictory(c: Act): Result {
  const { id } = groundScenarioOf(c.data, c.world);
  const onLand = landPoints(groundIn(c), c.world.campaign ?? {}, campaignOf(c.data, c.world), c.world.turn);
  return resultFor(c, pointsAtEnd(c, onLand), `scenario-${id}`, '22.3');
}
