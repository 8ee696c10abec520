import { brokenDown, readied, recombined } from '../facts/air';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import type { AirCounter } from '../data/air';
import {
  type Act,
  type AirBox,
  type AirId,
  type AirUnit,
  type MercuryData,
  type Mission,
  MISSIONS,
  type World,
} from '../mercury';

/** The printed counter of an air unit. */
export function airCounter(data: MercuryData, id: AirId): AirCounter {
  const counter = data.air.get(id);
  if (!counter) throw new Error(`no air unit is called "${id}"`);
  return counter;
}

/** Air units in a box of the display. */
export function airIn(world: World, box: AirBox): AirUnit[] {
  return Object.values(world.air).filter((u) => u.box === box);
}

/** Puts an air unit in a box; whatever zone it flew in is forgotten (12.22). */
export function putAir(world: World, id: AirId, box: AirBox): void {
  const unit = world.air[id];
  if (!unit) throw new Error(`the air unit "${id}" is not in this game`);
  unit.box = box;
  delete unit.zone;
}

const isMission = (box: AirBox): box is Mission => (MISSIONS as readonly string[]).includes(box);

/** Where a result of the AA Fire Table sends an air unit (12.22, 12.94); any other lets it through. */
export const AA_BOXES: Readonly<Record<string, AirBox>> = { Flown: 'Flown', AB1: 'Abort 1', AB2: 'Abort 2' };

/** 12.23a to d: mission boxes to Ready, then a roll for each unit in Flown, Abort 1 and Abort 2; at most one box each. */
export function readiness(c: Act): void {
  for (const unit of Object.values(c.world.air)) if (isMission(unit.box)) putAir(c.world, unit.id, 'Ready');
  const chart = c.data.charts['air-readiness'];
  const columns = { Flown: 'Flown', 'Abort 1': 'Abort-1', 'Abort 2': 'Abort-2' } as const;
  const rolls = (Object.keys(columns) as (keyof typeof columns)[]).flatMap((box) =>
    airIn(c.world, box).map((unit) => ({ unit, box })),
  );
  for (const { unit, box } of rolls) {
    const roll = rollOn(c, chart, `readiness/${unit.id}`, columns[box], diverted(c));
    const to = roll.result === '-' ? box : (roll.result.replace('-', ' ') as AirBox);
    putAir(c.world, unit.id, to);
    readied(c, { unit: unit.id, from: box, to, roll });
  }
}

/** 14.1, 14.3: aircraft are diverted on some game-turns of a scenario. */
function diverted(c: Act): Counted[] {
  const scenario = c.data.groundScenarios.find((s) => s.id === c.world.scenario);
  if (!scenario?.readiness?.turns.includes(c.world.turn)) return [];
  const printed = c.data.charts['air-readiness'].modifierList.find((m) => m.rule === scenario.rule);
  return printed ? [counted(c.data.charts['air-readiness'], printed.id, undefined, scenario.readiness.by)] : [];
}

/** Whether an air unit is one of those that break down into halves (12.13). */
export function isWhole(data: MercuryData, id: AirId): boolean {
  const counter = airCounter(data, id);
  return !counter.half && counter.type === data.breakdown.type && counter.naval === data.breakdown.naval;
}

/** 12.13: a whole is replaced by the two lowest halves not in play. Returns them. */
export function breakDown(c: Act, id: AirId): AirId[] {
  const free = [...c.data.air.values()].filter((a) => a.half && !c.world.air[a.id]).slice(0, 2);
  delete c.world.air[id];
  c.world.broken.push(id);
  for (const half of free) c.world.air[half.id] = { id: half.id, box: 'Ready' };
  const halves = free.map((a) => a.id);
  brokenDown(c, { unit: id, halves });
  return halves;
}

/** 12.14: two halves are replaced by the whole that was broken down first. */
export function recombine(c: Act, halves: readonly AirId[]): void {
  const whole = c.world.broken.shift();
  if (whole === undefined) throw new Error('no Ju-87 is broken down');
  for (const half of halves) delete c.world.air[half];
  c.world.air[whole] = { id: whole, box: 'Ready' };
  recombined(c, { unit: whole, halves: [...halves] });
}

/** 19.22: search units go to the Flown box when the air-naval combats are over. */
export function returnSearchUnits(c: Act): void {
  for (const unit of airIn(c.world, 'Naval Search/Coordination')) putAir(c.world, unit.id, 'Flown');
}
