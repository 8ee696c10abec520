import type { Cargo, GermanUnit, MercuryData, SeaId, Ship, Side, World } from '../mercury';
import { freshUnit } from '../set-up-ground';
import { germanCounter, shipsOf, taskForce } from './16-components';
import type { GroundUnit } from './ground/ground';

/** Steps that an RSC counts for transport and airlanding; for losses it is one (15.21, 17.34c). */
export const RSC_STEPS = 5;

/** A ship or convoy with ground units or RSCs aboard (17.31, 17.35). */
export interface Carrier {
  side: Side;
  /** A ship's id, `convoy 2` without ships, or the number of a German counter. */
  id: string;
  /** The sea zone or landing place it is at. */
  at: SeaId;
  cargo: Cargo;
}

/** All carriers of a side with something aboard, in the order of the counters. */
export function carriersOf(world: World, data: MercuryData, side: Side): Carrier[] {
  const all = side === 'allied' ? alliedCarriers(world) : germanCarriers(world, data);
  return all.filter(({ cargo }) => cargo.units.length + cargo.rsc > 0);
}

function alliedCarriers(world: World): Carrier[] {
  const letters = Object.keys(world.taskForces);
  const convoys = (world.campaign?.convoys ?? []).flatMap(({ no, at, cargo }) =>
    at === undefined ? [] : [{ side: 'allied' as const, id: convoyId(no), at, cargo }],
  );
  return [
    ...convoys,
    ...letters.flatMap((letter) => {
      const { at } = taskForce(world, letter);
      if (at === null) return [];
      return shipsOf(world, letter).flatMap(({ id, cargo }) =>
        cargo ? [{ side: 'allied' as const, id, at, cargo }] : [],
      );
    }),
  ];
}

/** The id of an Allied convoy of the game without ships (21.11). */
const convoyId = (no: number): string => `convoy ${no}`;

/** The cargo of an Allied ship or convoy; undefined: the carrier is a German's. */
const alliedCargo = (world: World, carrier: string): Cargo | undefined =>
  world.campaign?.convoys?.find(({ no }) => convoyId(no) === carrier)?.cargo ?? world.ships[carrier]?.cargo;

function germanCarriers(world: World, data: MercuryData): Carrier[] {
  return world.germans.flatMap((unit) => {
    if (unit.at === null || germanCounter(data, unit.unit).kind !== 'convoy') return [];
    return [{ side: 'german' as const, id: String(unit.contact), at: unit.at, cargo: convoyCargo(data, unit) }];
  });
}

/** What a convoy still carries, as ground units: a unit with fewer steps than it has comes ashore reduced. */
export function convoyCargo(data: MercuryData, { unit, cargo }: Pick<GermanUnit, 'unit' | 'cargo'>): Cargo {
  const card = germanCounter(data, unit).cargo;
  const left = cargo.flatMap(({ id, steps }) => {
    const item = card.find((i) => i.id === id);
    return item && steps > 0 ? [{ item, steps }] : [];
  });
  return {
    units: left
      .filter(({ item }) => !item.rsc)
      .map(({ item, steps }) => freshUnit(groundUnitOf(data, item.names[0] ?? ''), null, steps < item.steps)),
    rsc: left.filter(({ item }) => item.rsc).length,
  };
}

export function groundUnitOf(data: MercuryData, cargoName: string): string {
  const found = [...data.ground.values()].find((c) => c.cargoName === cargoName);
  if (!found) throw new Error(`no ground unit sails as "${cargoName}"`);
  return found.id;
}

/** Takes a unit off its carrier; the unit as it is, to be put ashore. @throws Error when it is not aboard */
export function takeOff(world: World, data: MercuryData, carrier: string, unit: string): GroundUnit {
  const allied = alliedCargo(world, carrier);
  if (allied) {
    const found = allied.units.find((u) => u.id === unit);
    if (!found) throw new Error(`${unit} is not aboard ${carrier}`);
    allied.units = allied.units.filter((u) => u.id !== unit);
    return found;
  }
  const convoy = world.germans.find((g) => String(g.contact) === carrier);
  const found = convoy && convoyCargo(data, convoy).units.find((u) => u.id === unit);
  if (!convoy || !found) throw new Error(`${unit} is not aboard ${carrier}`);
  const item = germanCounter(data, convoy.unit).cargo.find((i) => i.names[0] === data.ground.get(unit)?.cargoName);
  convoy.cargo = convoy.cargo.map((i) => (i.id === item?.id ? { ...i, steps: 0 } : i));
  return found;
}

/** Takes an RSC off its carrier. @throws Error when it has none */
export function takeOffRsc(world: World, data: MercuryData, carrier: string): void {
  const allied = alliedCargo(world, carrier);
  if (allied && allied.rsc > 0) {
    allied.rsc -= 1;
    return;
  }
  const convoy = world.germans.find((g) => String(g.contact) === carrier);
  const rsc = convoy && germanCounter(data, convoy.unit).cargo.find((i) => i.rsc)?.id;
  if (!convoy || !convoy.cargo.some((i) => i.id === rsc && i.steps > 0))
    throw new Error(`${carrier} has no RSC aboard`);
  convoy.cargo = convoy.cargo.map((i) => (i.id === rsc ? { ...i, steps: 0 } : i));
}

/** Steps of a cargo for transport: an RSC is five (17.31). */
export function stepsAboard(data: Pick<MercuryData, 'ground'>, { units, rsc }: Cargo): number {
  const steps = units.reduce((n, u) => n + (data.ground.get(u.id)?.back && !u.reduced ? 2 : 1), 0);
  return steps + rsc * RSC_STEPS;
}

/** A unit goes aboard a ship (17.32, 17.33). */
export function putAboard(ship: Pick<Ship, 'cargo'>, ...units: GroundUnit[]): void {
  ship.cargo = { units: [...(ship.cargo?.units ?? []), ...units], rsc: ship.cargo?.rsc ?? 0 };
}

/** A unit goes back to the ship or convoy that it could not leave, with the steps it has left (17.43B). @throws Error when it was not of it */
export function putBack(world: World, data: MercuryData, carrier: string, unit: GroundUnit): void {
  const ship = world.ships[carrier];
  if (ship) return putAboard(ship, unit);
  const convoy = world.germans.find((g) => String(g.contact) === carrier);
  const item =
    convoy && germanCounter(data, convoy.unit).cargo.find((i) => i.names[0] === data.ground.get(unit.id)?.cargoName);
  if (!convoy || !item) throw new Error(`${unit.id} has no place in ${carrier}`);
  const steps = unit.reduced ? 1 : item.steps;
  convoy.cargo = convoy.cargo.map((i) => (i.id === item.id ? { ...i, steps } : i));
}
