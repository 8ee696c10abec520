import type { Result } from '../../../kernel/flow/act';
import type { Act, MercuryData, ScoreEntry, ShipId, World } from '../mercury';
import type { Level } from '../data/schedule';
import { scenarioOf } from './03-turn';
import { isDecoy, onMap, shipCounter } from './16-components';

/** Notes points of the schedule as they are made (22.2). */
export function score(c: Act, item: string, what: string, times = 1): void {
  const points = (c.data.schedule.points[item] ?? 0) * times;
  if (points !== 0) c.world.score.push({ item, points, turn: c.world.turn, what, times });
}

/** Points for ships that are damaged at the end; pairs have scored when the first destroyer went. */
export function damagedPoints(data: MercuryData, damaged: readonly ShipId[]): ScoreEntry[] {
  return damaged.flatMap((id) => {
    const counter = shipCounter(data, id);
    const item = `${counter.type.toLowerCase()}-damaged`;
    return counter.pair
      ? []
      : [{ item, points: data.schedule.points[item] ?? 0, times: 1, turn: 0, what: counter.name }];
  });
}

/** Total of entries, the fraction dropped toward zero. */
export function total(entries: readonly ScoreEntry[]): number {
  return Math.trunc(entries.reduce((n, e) => n + e.points, 0));
}

/** Points scored, those for ships that are still damaged, and `more` that only the end counts (22.2). */
export function pointsAtEnd({ world, data }: Act, more: readonly ScoreEntry[] = []): number {
  const damaged = Object.values(world.ships).filter((s) => s.damaged && s.at !== 'sunk');
  const ids = damaged.map(({ id }) => id);
  return total([...world.score, ...damagedPoints(data, ids), ...more]);
}

/** The victory level for a number of points (22.3). */
export function levelFor(levels: readonly Level[], points: number): Level {
  const found = levels.find((l) => (l.from === null || points >= l.from) && (l.to === null || points <= l.to));
  if (!found) throw new Error(`no victory level for ${points} points`);
  return found;
}

/** What a number of points comes to by levels of the schedule. */
export function resultFor({ data }: Act, points: number, levels: string, rule: string): Result {
  const { name: level } = levelFor(data.schedule.levels[levels] ?? [], points);
  const winner = level.endsWith('German') ? 'german' : 'allied';
  return { winner, level, rule, text: `${points} victory points: ${level} Victory.`, detail: { points } };
}

/** Zones of 23.1 that hold no Allied naval unit; a decoy does not count. */
export function emptyZones(world: World, zones: readonly string[]): string[] {
  return zones.filter((zone) => !onMap(world).some((tf) => tf.at === zone && !isDecoy(world, tf.letter)));
}

/** 23.1: the automatic victory for an empty zone, else the points and their level. */
export function victory(c: Act): Result {
  const scenario = scenarioOf(c.data, c.world);
  const empty = emptyZones(c.world, scenario.mustHold);
  const points = pointsAtEnd(c);
  if (empty.length > 0) {
    const names = empty.map((z) => c.data.zones.get(z)?.name ?? z).join(', ');
    const text = `No Allied naval unit in ${names}: the convoys find an open way.`;
    return { winner: 'german', level: 'Overwhelming German', rule: scenario.rule, text, detail: { points, empty } };
  }
  return resultFor(c, points, scenario.levels, scenario.rule);
}
