import type { Ask, HexId, Letter, SeaId, ShipView, TaskForceView } from '../mercury';
import type { Rng } from '../../../kernel/decide/rng';
import { listed } from '../../../kernel/decide/names';
import { lostShip } from '../orders/lost-ships';
import { printSea, printTaskForce, shipsNamed } from '../orders/names';
import type { Mission } from '../rules/11-2-bombardment';
import { BOMBARDMENT_ZONES, bombardsFrom, isOnShore, shoreTargets } from '../rules/19-8-naval-bombardment';
import { type Fault, groundIn } from '../rules/ground/ground';

/** A Task Force off a shore, with its ships that have guns to bombard it (19.81). */
export interface OffShore {
  tf: Letter;
  zone: SeaId;
  ships: ShipView[];
}

/** Whose ships bombard: the Allied player's, in his own Bombardment Phase (19.81). */
const mayAtAll = (q: Ask): boolean => q.seat === 'allied' && q.view.scenario.sea;

/** The asked player's Task Forces that could bombard something, with the hexes that they reach. */
export function forcesOffShore(q: Ask): OffShore[] {
  if (!mayAtAll(q)) return [];
  return q.view.taskForces.flatMap((tf) => {
    const zone = bombardsFrom(q.data, tf.at);
    const ships = armed(tf);
    return zone === null || ships.length === 0 ? [] : [{ tf: tf.letter, zone, ships }];
  });
}

const armed = ({ ships = [] }: TaskForceView): ShipView[] => ships.filter((ship) => ship.bombardment > 0);

/** Enemy hexes that a Task Force may bombard. */
export const shoreTargetsOf = ({ zone }: OffShore, q: Ask): HexId[] => shoreTargets(groundIn(q), zone);

/** Hexes that a ship may bombard. */
export function targetsOfShip(id: string, q: Ask): HexId[] {
  const force = forcesOffShore(q).find(({ ships }) => ships.some((ship) => ship.id === id));
  return force ? shoreTargetsOf(force, q) : [];
}

/** Ships that could bombard something. */
export function readyShips(q: Ask): string[] {
  return forcesOffShore(q)
    .filter((force) => shoreTargetsOf(force, q).length > 0)
    .flatMap(({ ships }) => ships.map(({ id }) => id));
}

/** Ships and whole Task Forces of an order as the missions of one Task Force each, and what none comes of. */
export function shipMissions(
  { hexes, ships = [], forces = [] }: { hexes: HexId[]; ships?: string[]; forces?: Letter[] },
  q: Ask,
): { missions: Mission[]; faults: Fault[] } {
  const missions: Mission[] = [];
  const faults: Fault[] = [];
  const join = (unit: string, tf: Letter | undefined): void => {
    const same = missions.find((m) => m.tf === tf);
    if (same) same.units.push(unit);
    else missions.push({ by: 'ships', units: [unit], targets: hexes, ...(tf === undefined ? {} : { tf }) });
  };
  for (const ship of ships) join(ship, forceOf(ship, q)?.letter);
  for (const letter of forces) {
    const all = armed(q.view.taskForces.find((tf) => tf.letter === letter) ?? NONE);
    for (const { id } of all) if (!ships.includes(id)) join(id, letter);
    if (all.length === 0) faults.push(emptyFault(letter, q));
  }
  return { missions, faults };
}

const NONE: TaskForceView = { letter: '', at: null, detected: false };

const forceOf = (ship: string, q: Ask): TaskForceView | undefined =>
  q.view.taskForces.find(({ ships = [] }) => ships.some(({ id }) => id === ship));

/** Why a whole Task Force bombards nothing. */
function emptyFault(letter: Letter, q: Ask): Fault {
  if (!mayAtAll(q)) return NOT_YOURS;
  const tf = q.view.taskForces.find((one) => one.letter === letter);
  if (!tf) return { rule: '19.81', text: `${printTaskForce(letter)} is not in play` };
  if (tf.ships?.length === 0) return { rule: '16.33b', text: `${printTaskForce(letter)} is a decoy and has no guns` };
  return { rule: '19.82a', text: `no ship of ${printTaskForce(letter)} has a bombardment strength` };
}

const NOT_YOURS: Fault = { rule: '19.81', text: 'only the Allied player bombards with ships' };

/** Why a ship may not bombard the hexes of its mission (19.81, 19.82); null: it may. */
export function shipFault({ targets }: Mission, id: string, used: readonly string[], q: Ask): Fault | null {
  if (!mayAtAll(q)) return { rule: '19.81', text: 'is no gun of yours; only the Allied player bombards with ships' };
  const lost = lostShip([id], q);
  if (lost) return { rule: lost.rule, text: 'cannot fire: it is not in play' };
  const force = forceOf(id, q);
  if (!force) return { rule: '19.81', text: 'is in no Task Force' };
  if (!armed(force).some((ship) => ship.id === id)) return { rule: '19.82a', text: 'has no bombardment strength' };
  if (used.includes(id)) return { rule: '19.82', text: 'bombards one hex only' };
  const zone = bombardsFrom(q.data, force.at);
  if (zone === null) return { rule: '19.81', text: `is ${placeOf(force, q)}; ships bombard from ${zoneNames(q)}` };
  const ground = groundIn(q);
  const far = targets.find((hex) => !isOnShore(ground, hex, zone));
  return far === undefined
    ? null
    : {
        rule: '19.81',
        text: `cannot reach ${far}: it is not within two hexes of the coast of ${printSea(zone, q.data)}`,
      };
}

const placeOf = ({ at }: TaskForceView, q: Ask): string =>
  at === null ? 'not on the map' : `in ${printSea(at, q.data)}`;

const zoneNames = (q: Ask): string =>
  listed(
    BOMBARDMENT_ZONES.map((zone) => printSea(zone, q.data)),
    'or',
  );

/** 19.82a: a hex is for one Task Force. */
export function sharedHexFault(mission: Mission, before: readonly Mission[]): Fault | null {
  const [hex] = mission.targets;
  const other = before.find((m) => m.by === 'ships' && m.tf !== mission.tf && m.targets[0] === hex);
  if (other?.tf === undefined || mission.tf === undefined || hex === undefined) return null;
  return { rule: '19.82a', text: `ships of ${printTaskForce(other.tf)} bombard ${hex}; only one Task Force does` };
}

/** Whether a mission is all that a Task Force has: then it is written by its letter. */
export function isWholeForce({ units, tf }: Mission, q: Ask): boolean {
  const all = forcesOffShore(q).find((force) => force.tf === tf)?.ships ?? [];
  return all.length === units.length && all.every(({ id }) => units.includes(id));
}

/** What ships can be ordered to do, a line for each Task Force. */
export function shipChoices(q: Ask): string[] {
  return forcesOffShore(q).flatMap((force) => {
    const hexes = shoreTargetsOf(force, q);
    const names = shipsNamed(
      force.ships.map(({ id }) => id),
      q,
    );
    return hexes.length === 0 ? [] : [`${printTaskForce(force.tf)} (${names}): ${hexes.join(', ')}`];
  });
}

/** Some Task Forces bombard with all or some of their ships, no two of them the same hex. */
export function randomShipMissions(q: Ask, rng: Rng): Mission[] {
  const missions: Mission[] = [];
  for (const force of forcesOffShore(q)) {
    const open = shoreTargetsOf(force, q).filter((hex) => !missions.some((m) => m.targets[0] === hex));
    if (open.length === 0 || !rng.chance(1, 2)) continue;
    const ids = force.ships.map(({ id }) => id);
    const some = rng.chance(1, 2) ? ids : rng.shuffle(ids).slice(0, 1 + rng.int(ids.length));
    // In the order of the Task Force, as its letter alone is read.
    const units = ids.filter((id) => some.includes(id));
    missions.push({ by: 'ships', units, targets: [rng.pick(open)], tf: force.tf });
  }
  return missions;
}
