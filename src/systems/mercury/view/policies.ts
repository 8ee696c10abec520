import { glanceMaker } from '../../../kernel/view/glance';
import { type Policies, viewMaker } from '../../../kernel/view/policy';
import { GROUND } from '../ground-state';
import type { MercuryData, ScoreEntry, ShipView, Side, TaskForce, View, World } from '../mercury';
import { campaignOf, playedAtSea, playedScenario, scenarioOf } from '../rules/03-turn';
import { freeMarkers, unseenMarkers } from '../rules/16-3-task-forces';
import { shipsInBox } from '../rules/16-components';
import { landPoints } from '../rules/22-campaign-victory';
import { damagedPoints, total } from '../rules/22-victory';
import { screenDue, screenStrength } from '../rules/23-1-screen';
import { groundOf } from '../rules/ground/ground';
import { campaignShown, contactsShown, shipShown, taskForcesShown } from './things';

/** Who may know what of a game; a field without a policy does not exist. */
export function policies(data: MercuryData): Policies<World, View, MercuryData, Side> {
  const taskForces = taskForcesShown(data);
  return {
    seat: (_, seat) => seat,
    scenario: (world) => scenarioView(world, data),
    turn: (world) => world.turn,
    taskForces: (world, seat) => taskForces(byLetter(world), seat, world),
    contacts: (world, seat) => contactsShown(world.germans, seat, world),
    alexandria: (world, seat) => (seat === 'allied' ? boxes(world, data) : null),
    air: (world) => Object.values(world.air).map((unit) => ({ ...unit })),
    broken: (world) => [...world.broken],
    sunk: (world) =>
      Object.values(world.ships)
        .filter((s) => s.at === 'sunk')
        .map((s) => s.id),
    damaged: (world, seat) => damagedShips(world, seat),
    freeMarkers: (world, seat) => (seat === 'allied' ? freeMarkers(world, data) : unseenMarkers(world, data)),
    score: (world, seat) => scoreView(world, seat, data),
    screen: (world, seat) => screenView(world, seat, data),
    ground: (world, seat) => (world.ground ? groundShown(world.ground, seat, data) : null),
    campaign: (world, seat) => (world.campaign ? campaignShown(world.campaign, seat, data) : null),
  };
}

/** Makes the view of a seat. @throws FieldWithoutPolicy at start-up */
export function mercuryViews(data: MercuryData): (world: World, seat: Side, data: MercuryData) => View {
  const shown = policies(data);
  return viewMaker(fieldsOf(shown), shown);
}

/**
 * What lies open to both, where there is nothing but the hex map: at sea each side knows of the other what is no view of
 * anybody's, and nothing is shown.
 */
export function openView(
  world: World,
  view: (world: World, seat: Side, data: MercuryData) => View,
  data: MercuryData,
): View | null {
  const atSea = Object.keys(world.taskForces).length + world.germans.length + Object.keys(world.ships).length;
  return world.ground && atSea === 0 ? view(world, 'german', data) : null;
}

/** The same, made as it is read: for one look. */
export function mercuryGlance(data: MercuryData): (world: World, seat: Side, data: MercuryData) => View {
  const shown = policies(data);
  return glanceMaker(fieldsOf(shown), shown);
}

const fieldsOf = (shown: ReturnType<typeof policies>): (keyof View)[] => Object.keys(shown) as (keyof View)[];

const groundShown = GROUND.part();

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

function scoreView(world: World, seat: string, data: MercuryData): View['score'] {
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
function together(entries: readonly ScoreEntry[]): View['score']['lines'] {
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

function scenarioView(world: World, data: MercuryData): View['scenario'] {
  const { id, first, last } = playedScenario(data, world);
  return { id, first, last, sea: playedAtSea(data, world) };
}

function screenView(world: World, seat: string, data: MercuryData): View['screen'] {
  if (!playedAtSea(data, world)) return { zones: [], atLeast: 0, now: null };
  const { screen } = scenarioOf(data, world);
  const { zones } = screen;
  return {
    zones,
    atLeast: screenDue(world, data),
    now: seat === 'allied' ? screenStrength(world, data, zones) : null,
  };
}
