import type { JsonObject } from '../../kernel/realm';
import type { AirUnit, GermanUnit, MercuryData, Ship, TaskForce, World } from './mercury';
import type { NavalScenario } from './data/scenario';
import { newTaskForce } from './rules/16-components';

/** The world of a naval scenario before the first step. */
export function navalSetUp(data: MercuryData, scenario: NavalScenario, options: JsonObject): World {
  const odd = Object.keys(options)[0];
  if (odd !== undefined) throw new Error(`scenario ${scenario.id} has no option "${odd}"`);
  const forces = [
    ...scenario.forces.map((f) => ({ ...f, due: undefined })),
    ...scenario.reinforcements.map((r) => ({ ...r, zone: null, due: { turn: r.turn, enter: r.enter } })),
  ];
  return {
    scenario: scenario.id,
    turn: scenario.first,
    taskForces: Object.fromEntries(forces.map((f) => [f.letter, force(f)])),
    ships: shipsFor(data, forces, scenario.alexandria ?? {}),
    germans: scenario.germans.map((g, i): GermanUnit => germanUnit(data, g.id, i + 1)),
    air: airFor(data, scenario),
    broken: [],
    score: [],
    seenDamaged: [],
  };
}

interface Sailing {
  letter: string;
  name: string;
  zone: string | null;
  ships: string[];
  due?: { turn: number; enter: string[] } | undefined;
}

function force(f: Sailing): TaskForce {
  const tf = newTaskForce(f.letter, f.zone, f.name);
  return f.due ? { ...tf, due: f.due } : tf;
}

/** The ships of the game in the order of the counter list, so that every listing has the same order. */
function shipsFor(
  data: MercuryData,
  forces: readonly Sailing[],
  boxes: NonNullable<NavalScenario['alexandria']>,
): Record<string, Ship> {
  const entries = [...data.ships.keys()].flatMap((id): [string, Ship][] => {
    const tf = forces.find((f) => f.ships.includes(id));
    const box = Object.keys(boxes).find((name) => boxes[name]?.includes(id));
    if (tf) return [[id, freshShip(id, { tf: tf.letter })]];
    return box === undefined ? [] : [[id, freshShip(id, { box })]];
  });
  return Object.fromEntries(entries);
}

/** A ship as it comes into play: whole and with all its ammunition (16.12, 19.6). */
export const freshShip = (id: string, at: { tf: string } | { box: string }): Ship => ({
  ...{ id, damaged: false, ammo: 'full', at },
});

/** A German naval unit before it is placed, with all that its card has aboard; an RSC is one step to lose (15.21). */
export function germanUnit(data: MercuryData, id: string, contact: number): GermanUnit {
  const cargo = (data.germanNaval.get(id)?.cargo ?? []).map((i) => ({ id: i.id, steps: i.rsc ? 1 : i.steps }));
  return { contact, unit: id, at: null, detected: false, forTheNight: false, cargo };
}

/** The air units of a scenario, all Ready (12.22). */
export function airFor(data: MercuryData, scenario: Pick<NavalScenario, 'airColumn'>): Record<string, AirUnit> {
  const matrix = data.charts['scenario-air-availability'];
  const ids = [...data.air.values()]
    .filter((a) => !a.half && matrix.rows.some((r) => r.label === a.id))
    .map((a) => a.id);
  const flying = ids.filter((id) => matrix.named(id, scenario.airColumn) === 'x');
  return Object.fromEntries(flying.map((id) => [id, { id, box: 'Ready' as const }]));
}
