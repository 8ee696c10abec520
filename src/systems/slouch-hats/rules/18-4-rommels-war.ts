import type { OpenWorld, SlouchHatsData, World } from '../slouch-hats';
import type { CombatCounter } from '../data/counters';
import { Board } from './03-board';
import { isTribal } from './19-2-alawi-druze';

const VICHY = 'vichy';
const GERMAN = 'german';

/** The nationality of a combat unit now: those that became German are (18.42). */
export function nationalityOf(world: OpenWorld, { counters }: SlouchHatsData, id: string): string {
  return world.nowGerman.includes(id) ? GERMAN : (counters.units.get(id)?.nationality ?? '');
}

type Fate = 'stays' | 'removed' | 'german';

/** 18.41, 18.42: what becomes of a combat counter; `inGermanZone`: it stands in the zone of a German unit. */
function fateOf(counter: CombatCounter, inGermanZone: boolean): Fate {
  if (counter.nationality !== VICHY || isTribal(counter)) return 'stays';
  if (counter.surrender === 'german-if-in-german-zone') return inGermanZone ? 'german' : 'removed';
  return counter.surrender ?? (counter.light ? 'german' : 'removed');
}

/**
 * 18.42: Vichy surrenders in a game with Rommel's War: units are removed or become German, wherever they are; the zones are
 * those of the moment before. Supply units stay with the Axis (18.42e), and so do its ports and hexes (18.44). Vichy air and
 * REPL units go with the army. Writes the world.
 */
export function vichySurrenders(world: World, data: SlouchHatsData): Record<'removed' | 'german', string[]> {
  const board = new Board(world, data);
  const inGermanZone = (id: string): boolean => {
    const at = board.units.get(id)?.at;
    if (at === undefined || at in data.boxes) return false;
    return board.zoneInto(at, 'axis').some((unit) => unit.counter.nationality === GERMAN);
  };
  const done: Record<'removed' | 'german', string[]> = { removed: [], german: [] };
  for (const [id, state] of Object.entries(world.units)) {
    const counter = data.counters.units.get(id);
    if (!counter || state.at === 'off') continue;
    const fate = fateOf(counter, inGermanZone(id));
    if (fate !== 'stays') done[fate].push(id);
  }
  for (const id of done.removed) Object.assign(world.units[id] ?? {}, { at: 'off', garrison: false });
  world.nowGerman.push(...done.german);
  world.surrendered = true;
  done.removed.push(...removeAirAndRepl(world, data));
  return done;
}

function removeAirAndRepl(world: World, { counters }: SlouchHatsData): string[] {
  const air = [...counters.air.values()].filter(({ id, nationality }) => nationality === VICHY && inPlay(world, id));
  for (const { id } of air) world.air[id] = { at: 'off', active: false, returns: null, flew: false };
  const repl = [...counters.repl.values()].filter(
    ({ id, nationality }) => nationality === VICHY && world.repl[id] !== 'available',
  );
  for (const { id } of repl) world.repl[id] = 'available';
  return [...air, ...repl].map(({ id }) => id);
}

const inPlay = ({ air }: World, id: string): boolean => air[id]?.at !== 'off' || air[id].returns !== null;

/** 18.47: whether such a game ends: no Axis unit but in boxes, or no more than one Axis airfield or port, a hex with both being one. */
export function combinedGameEnds(board: Board): boolean {
  const { airfield, port } = board.ground.map.places;
  const held = [...new Map([...airfield, ...port]).keys()].filter((hex) => board.friendlyTo(hex) === 'axis');
  return board.stacksOf('axis').length === 0 || held.length <= 1;
}

/** 18.45: Victory Points of Rommel's War for those that the Axis has at the end: one for two. */
export const rommelsWarPoints = ({ victoryPoints }: OpenWorld): number => Math.floor(victoryPoints.axis / 2);
