import { once } from '../../../kernel/data/once';
import { GROUND, type GroundState } from '../ground-state';
import type { MercuryData } from '../data/load';
import { campaignOf, playedAtSea, playedScenario, scenarioOf } from '../rules/03-turn';
import { freeMarkers, unseenMarkers } from '../rules/16-3-task-forces';
import { shipsInBox } from '../rules/16-components';
import { landPoints } from '../rules/22-campaign-victory';
import { damagedPoints, total } from '../rules/22-victory';
import { screenDue, screenStrength } from '../rules/23-1-screen';
import { groundOf } from '../rules/ground/ground';
import {
  WORLD,
  type AirUnit,
  type Letter,
  type ScoreEntry,
  type SeaId,
  type ShipId,
  type Side,
  type TaskForce,
  type World,
} from '../world';
import { campaignShown, contactsShown, shipShown, type ShipView, taskForcesShown } from './things';

const groundShown = GROUND.part();
const taskForcesOf = once(taskForcesShown);

/** What views make of the whole world, beside the fields that lie open. */
const POLICIES = {
  seat: (_: World, seat: Side): Side => seat,
  scenario: scenarioView,
  taskForces: (world: World, seat: Side, data: MercuryData) => taskForcesOf(data)(byLetter(world), seat, world),
  contacts: (world: World, seat: Side) => contactsShown(world.germans, seat, world),
  /** Ships in the Alexandria boxes; null for the German. */
  alexandria: (world: World, seat: Side, data: MercuryData) => (seat === 'allied' ? boxes(world, data) : null),
  air: (world: World): AirUnit[] => Object.values(world.air).map((unit) => ({ ...unit })),
  sunk: (world: World): ShipId[] =>
    Object.values(world.ships)
      .filter((s) => s.at === 'sunk')
      .map((s) => s.id),
  /** Allied ships the reader knows to be damaged. */
  damaged: damagedShips,
  /** Task Force markers not in use; for the German those he does not see in use (16.33c). */
  freeMarkers: (world: World, seat: Side, data: MercuryData): Letter[] =>
    seat === 'allied' ? freeMarkers(world, data) : unseenMarkers(world, data),
  score: scoreView,
  screen: screenView,
  ground: ({ ground }: World, seat: Side, data: MercuryData): GroundState | null =>
    ground ? groundShown(ground, seat, data) : null,
  /** Null in scenarios 1 to 4b. */
  campaign: ({ campaign }: World, seat: Side, data: MercuryData) =>
    campaign ? campaignShown(campaign, seat, data) : null,
};

/** What a seat may know. */
export const mercuryView = WORLD.view(POLICIES);
/** The same, made as it is read: for one look. */
export const mercuryGlance = WORLD.glance(POLICIES);
/** All that one seat may know of a game of Operation Mercury. */
export type View = ReturnType<typeof mercuryView>;

/**
 * What lies open to both, where there is nothing but the hex map: at sea each side knows of the other what is no view of
 * anybody's, and nothing is shown.
 */
export function openView(world: World, data: MercuryData): View | null {
  const atSea = Object.keys(world.taskForces).length + world.germans.length + Object.keys(world.ships).length;
  return world.ground && atSea === 0 ? mercuryView(world, 'german', data) : null;
}

/** By letter: the order in which they were formed tells the decoys of the set-up. */
const byLetter = ({ taskForces }: World): TaskForce[] =>
  Object.values(taskForces).sort((a, b) => (a.letter < b.letter ? -1 : 1));

function boxes(world: World, data: MercuryData): Record<string, ShipView[]> {
  return Object.fromEntries(
    data.refit.boxes.map((b) => [b.id, shipsInBox(world, b.id).map((s) => shipShown(s, data))]),
  );
}

/** The German goes by what he saw; that a ship was repaired in Alexandria he does not see. */
function damagedShips(world: World, seat: string): string[] {
  if (seat === 'german') return [...world.seenDamaged];
  return Object.values(world.ships)
    .filter((s) => s.damaged && s.at !== 'sunk')
    .map((s) => s.id);
}

interface Score {
  points: number;
  lines: { what: string; points: number }[];
  /** All that was scored, as it was told when it was made (22.2); damage that lasts is not among them. */
  entries: ScoreEntry[];
}

function scoreView(world: World, seat: Side, data: MercuryData): Score {
  const entries = [...world.score, ...damagedPoints(data, damagedShips(world, seat))];
  const onLand = world.campaign && world.ground ? landNow(world, data) : [];
  return {
    points: total([...entries, ...onLand]),
    lines: [...together(entries), ...onLand.map(({ what, points, times }) => ({ what: counted(what, times), points }))],
    entries: world.score.map((entry) => ({ ...entry })),
  };
}

/** What the map of a campaign would score now: all of it is open to both (22.2). */
const landNow = (world: World, data: MercuryData): ScoreEntry[] =>
  landPoints(groundOf(world, data), world.campaign ?? {}, campaignOf(data, world), world.turn);

const counted = (what: string, times: number): string => (times === 1 ? what : `${what}: ${times}`);

/** One line for all that was scored for the same thing, in the order of the first. */
function together(entries: readonly ScoreEntry[]): Score['lines'] {
  const lines = new Map<string, { entry: ScoreEntry; times: number; points: number }>();
  for (const entry of entries) {
    const line = lines.get(`${entry.item} ${entry.what}`) ?? { entry, times: 0, points: 0 };
    const times = line.times + entry.times;
    lines.set(`${entry.item} ${entry.what}`, { ...line, times, points: line.points + entry.points });
  }
  return [...lines.values()].map((l) => ({ what: scored(l.entry, l.times), points: l.points }));
}

/** What an item of the Victory Point Schedule says of the thing it is counted for, by the end of its name. */
const HOW: readonly [RegExp, string][] = [
  [/-pair-first$/, 'one of the pair sunk'],
  [/-pair-second$/, 'both of the pair sunk'],
  [/-sunk$/, 'sunk'],
  [/-damaged$/, 'damaged'],
  [/-lost$/, 'lost at sea'],
  [/-shortfall$/, 'too weak'],
];

/** Items that are counted in steps. */
const STEPS: Record<string, string> = { 'german-step': 'lost at sea', 'step-ashore': 'put ashore' };

function scored({ what, item }: ScoreEntry, times: number): string {
  const steps = STEPS[item];
  if (steps !== undefined) return `${what}: ${times} ${times === 1 ? 'step' : 'steps'} ${steps}`;
  const how = HOW.find(([end]) => end.test(item))?.[1];
  return how === undefined ? what : `${what}: ${how}`;
}

/** `sea`: ships are played (16.0); not in scenarios 1 to 3 nor in a campaign without them (21.0). */
function scenarioView(world: World, _: Side, data: MercuryData) {
  const { id, first, last } = playedScenario(data, world);
  return { id, first, last, sea: playedAtSea(data, world) };
}

/** Bombardment strength on the screen; null for the German. Without ships there is none: no zones. */
function screenView(
  world: World,
  seat: Side,
  data: MercuryData,
): { zones: SeaId[]; atLeast: number; now: number | null } {
  if (!playedAtSea(data, world)) return { zones: [], atLeast: 0, now: null };
  const { screen } = scenarioOf(data, world);
  const { zones } = screen;
  return {
    zones,
    atLeast: screenDue(world, data),
    now: seat === 'allied' ? screenStrength(world, data, zones) : null,
  };
}
