import { illegal, type Objection } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import type { Rng } from '../../../kernel/decide/rng';
import { type AirId, type Ask, distance, type HexId, type Side } from '../mercury';
import { eachMeant, inNumber, resolveAir } from '../orders/allocate';
import { type BombardOrder, bombardVerb } from '../orders/bombard';
import { printNames } from '../../../play/words/lists';
import { airNamed, shipName } from '../orders/names';
import { enemyHexes, type Mission } from '../rules/11-2-bombardment';
import { bomberFault, MOST_BOMBERS } from '../rules/12-missions';
import { fireFault, silenceFault } from '../rules/ground/11-fire';
import { type Fault, groundIn, standing } from '../rules/ground/ground';
import { unitsAndAircraft } from '../orders/ground/names';
import {
  isWholeForce,
  randomShipMissions,
  readyShips,
  sharedHexFault,
  shipChoices,
  shipFault,
  shipMissions,
  targetsOfShip,
} from './naval-bombardment';

/** What can be ordered: aircraft that may still fly, and whether guns may fire (not before the drop, 12.55). */
export interface BombardFacts {
  side: Side;
  air: AirId[];
  guns: boolean;
  /** Before a drop: where units come down; absent in decisions opened before. */
  drops?: HexId[];
}

/** A bombardment as ordered, with the line of the mail that each unit stands in. */
export interface Ordered extends Mission {
  lines?: Record<string, number>;
}

/** Guns of the asked side that could fire at something. */
export function readyGuns(q: Ask<BombardFacts>): string[] {
  if (!q.facts.guns) return [];
  const ground = groundIn(q);
  return Object.keys(ground.units).filter((id) => {
    const s = standing(ground, id);
    return s.counter.side === q.facts.side && silenceFault(s) === null;
  });
}

/** Enemy hexes that a gun may fire at. */
export function targetsOf(gun: string, q: Ask<BombardFacts>): HexId[] {
  const ground = groundIn(q);
  const s = standing(ground, gun);
  return enemyHexes(ground, q.facts.side).filter((hex) => fireFault(ground, s, hex, 'bombardment') === null);
}

/** Orders as missions: one by guns, by aircraft and by each Task Force for a hex, whatever lines it was written in (11.14, 12.53, 19.82a). */
export function missionsOf(
  orders: readonly BombardOrder[],
  q: Ask<BombardFacts>,
): { answer: Ordered[] } | { objections: Objection[] } {
  const objections: Objection[] = [];
  const answer: Ordered[] = [];
  let free = q.facts.air;
  for (const order of orders) {
    const { units, missing, unclear } = resolveAir(order.air, free, q.data);
    const one = bombardVerb.print({ ...order, air: inNumber(order.air, 1) }, q);
    for (const each of unclear) {
      const could = eachMeant(order.air, each).map((air) => bombardVerb.print({ ...order, air }, q));
      objections.push(illegal('12.51', each.text, { ...lineOf(order), nearest: one, could }));
    }
    for (const { what } of missing) objections.push(illegal('12.51', `${what}: none left in the box`, lineOf(order)));
    free = free.filter((id) => !units.includes(id));
    add(answer, { by: 'guns', units: order.guns, targets: order.hexes, ...linesOf(order, order.guns) });
    add(answer, { by: 'air', units, targets: order.hexes, ...linesOf(order, units) });
    const { missions, faults } = shipMissions(order, q);
    for (const mission of missions) add(answer, { ...mission, ...linesOf(order, mission.units) });
    objections.push(...faults.map(({ rule, text }) => illegal(rule, text, { ...lineOf(order), ...someShips(q) })));
  }
  return objections.length > 0 ? { objections } : { answer };
}

function add(answer: Ordered[], mission: Ordered): void {
  if (mission.units.length === 0) return;
  const alike = (m: Ordered): boolean => m.by === mission.by && m.tf === mission.tf;
  const same = answer.find((m) => alike(m) && m.targets[0] === mission.targets[0]);
  if (!same) return void answer.push(mission);
  if (mission.lines) same.lines = { ...mission.lines, ...same.lines };
  same.units = [...same.units, ...mission.units];
  // They fire together: another hex is for all of them or for none.
  same.targets = same.targets.filter((hex) => mission.targets.includes(hex));
}

function linesOf({ line }: { line?: number }, units: readonly string[]): { lines?: Record<string, number> } {
  return line === undefined ? {} : { lines: Object.fromEntries(units.map((unit) => [unit, line])) };
}

/** A mission in order words. */
export function printMission(mission: Mission, q: Ask): string {
  const { tf } = mission;
  const whole = tf !== undefined && isWholeForce(mission, q) ? { ships: [], forces: [tf] } : {};
  return bombardVerb.print({ ...orderOf(mission), ...whole }, q);
}

/** The order that a mission is of. */
export function orderOf({ by, units, targets }: Mission): BombardOrder {
  const of = (kind: Mission['by']): string[] => (by === kind ? units : []);
  const air = of('air').map((one) => ({ one }));
  return { verb: 'bombard', hexes: targets, guns: of('guns'), air, ...(by === 'ships' ? { ships: units } : {}) };
}

/** All that is wrong with the bombardments of a phase (11.0 to 11.2, 12.5). */
export function bombardFaults(missions: readonly Ordered[], q: Ask<BombardFacts>): Objection[] {
  const used: string[] = [];
  return missions.flatMap((mission, i) => {
    const out = targetFaults(mission, q).map((fault) => objection(fault, mission, mission.units[0], q));
    for (const unit of mission.units) {
      const fault = unitFault(mission, unit, used, q);
      if (fault) out.push(objection({ ...fault, text: `${firerName(unit, q)} ${fault.text}` }, mission, unit, q));
      used.push(unit);
    }
    const many = { rule: '12.52', text: `${MOST_BOMBERS} air units at most bombard a hex` };
    if (mission.by === 'air' && mission.units.length > MOST_BOMBERS)
      out.push(objection(many, mission, mission.units[MOST_BOMBERS], q));
    const shared = mission.by === 'ships' ? sharedHexFault(mission, missions.slice(0, i)) : null;
    if (shared) out.push(illegal(shared.rule, shared.text, lineOf({ line: mission.lines?.[mission.units[0] ?? ''] })));
    return out;
  });
}

const firerName = (id: string, q: Ask): string =>
  q.data.ships.has(id) ? shipName(id, q) : unitsAndAircraft.print(id, q);

function objection(fault: Fault, mission: Ordered, unit = '', q: Ask<BombardFacts>): Objection {
  const line = mission.lines?.[unit];
  return illegal(fault.rule, fault.text, { ...lineOf({ line }), ...nearest(fault, mission, q) });
}

function targetFaults({ by, targets }: Mission, q: Ask<BombardFacts>): Fault[] {
  const there = enemyHexes(groundIn(q), q.facts.side);
  const empty = targets.find((hex) => !there.includes(hex));
  return empty === undefined ? [] : [{ rule: ENEMY_HEX[by], text: `no enemy unit is in ${empty}` }];
}

const ENEMY_HEX: Record<Mission['by'], string> = { guns: '11.21', air: '12.51', ships: '19.81' };

function unitFault(mission: Mission, unit: string, used: readonly string[], q: Ask<BombardFacts>): Fault | null {
  if (mission.by === 'air') {
    if (!q.facts.air.includes(unit)) return bomberFault(q.view.air, unit, { side: q.facts.side, rule: '12.51' });
    return used.includes(unit) ? { rule: '12.15', text: 'flies one mission a turn' } : null;
  }
  const ground = groundIn(q);
  if (mission.by === 'ships') return shipFault(mission, unit, used, q);
  if (!q.facts.guns) return { rule: '12.55', text: 'is no aircraft; only they bombard before the drop' };
  if (!ground.units[unit]) return { rule: '11.0', text: 'is not on the map' };
  const s = standing(ground, unit);
  if (s.counter.side !== q.facts.side) return { rule: '11.21', text: 'is not yours' };
  if (used.includes(unit)) return { rule: '11.15', text: 'fires into one hex only' };
  return mission.targets.map((hex) => fireFault(ground, s, hex, 'bombardment')).find((fault) => fault !== null) ?? null;
}

/** The units of a mission that may fire, against the ordered hex or the one nearest to it that all of them reach. */
function nearest({ rule }: Fault, mission: Mission, q: Ask<BombardFacts>): { nearest?: string } {
  if (ONE_MISSION.includes(rule)) return {};
  // Who answers the drop and plans the phases behind it means the guns for their own phase.
  if (rule === '12.55') return { nearest: `bombardment: ${printMission(mission, q)}` };
  const able = mission.units.filter((id) => readyOf(mission.by, q).includes(id));
  const units = rule === '12.52' ? able.slice(0, MOST_BOMBERS) : able;
  const [ordered = ''] = mission.targets;
  const reached = (id: string): HexId[] => reachOf(mission.by, id, q);
  const those = units.filter((id) => reached(id).includes(ordered));
  if (those.length > 0) return { nearest: printMission({ ...mission, units: those, targets: [ordered] }, q) };
  const [hex] = allTargets(q)
    .filter((h) => units.every((id) => reached(id).includes(h)))
    .sort((a, b) => distance(a, ordered) - distance(b, ordered));
  return units.length === 0 || hex === undefined
    ? {}
    : { nearest: printMission({ ...mission, units, targets: [hex] }, q) };
}

/** Who is named a second time has the other line already (11.15, 12.15). */
const ONE_MISSION = ['11.15', '12.15', '19.82'];

/** Who of a kind may fire. */
const readyOf = (by: Mission['by'], q: Ask<BombardFacts>): string[] =>
  by === 'air' ? q.facts.air : by === 'guns' ? readyGuns(q) : readyShips(q);

/** What one of them may fire at. */
export function reachOf(by: Mission['by'], id: string, q: Ask<BombardFacts>): HexId[] {
  if (by === 'air') return allTargets(q);
  return by === 'guns' ? targetsOf(id, q) : targetsOfShip(id, q);
}

/** A bombardment by ships that is legal now. */
function someShips(q: Ask<BombardFacts>): { nearest?: string } {
  const [ship] = readyShips(q);
  const [hex] = ship === undefined ? [] : targetsOfShip(ship, q);
  return ship === undefined || hex === undefined
    ? {}
    : { nearest: printMission({ by: 'ships', units: [ship], targets: [hex] }, q) };
}

const allTargets = (q: Ask<BombardFacts>): HexId[] => enemyHexes(groundIn(q), q.facts.side);

/** Most of the guns and aircraft go for something, and some ships. */
export function randomMissions(q: Ask<BombardFacts>, rng: Rng): Mission[] {
  const answer: Ordered[] = [];
  for (const gun of readyGuns(q)) {
    const targets = targetsOf(gun, q);
    if (targets.length > 0 && rng.chance(3, 5)) add(answer, { by: 'guns', units: [gun], targets: [rng.pick(targets)] });
  }
  const anywhere = enemyHexes(groundIn(q), q.facts.side);
  const left = rng.shuffle(q.facts.air).filter(() => rng.chance(3, 5));
  while (left.length > 0 && anywhere.length > 0) {
    const target = rng.pick(anywhere);
    anywhere.splice(anywhere.indexOf(target), 1);
    add(answer, { by: 'air', units: left.splice(0, 1 + rng.int(MOST_BOMBERS)), targets: [target] });
  }
  answer.push(...randomShipMissions(q, rng));
  return answer;
}

/** What can be ordered, a line each: hexes with the guns that reach them, Task Forces with their hexes, then the aircraft, which reach all. */
export function choiceLines(q: Ask<BombardFacts>): string[] {
  const byHex = new Map<HexId, string[]>();
  for (const gun of readyGuns(q)) for (const hex of targetsOf(gun, q)) byHex.set(hex, [...(byHex.get(hex) ?? []), gun]);
  const ground = [...q.data.ground.values()];
  const air = q.facts.air.length === 0 ? [] : [`any hex with Allied units: ${airNamed(q.facts.air, q)}`];
  return [...[...byHex].sort().map(([hex, guns]) => `${hex}: ${printNames(guns, ground)}`), ...shipChoices(q), ...air];
}
