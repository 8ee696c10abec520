import { landedInAlexandria, loaded } from '../facts/cargo';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import { named } from '../orders/ground/names';
import { type LoadOrder, loadVerb, printLoad } from '../orders/regroup';
import { printTaskForce, shipName } from '../orders/names';
import type { Act, Ask, Cargo, Ship, ShipId, World } from '../mercury';
import { campaignOf, playedAtSea, turnOf } from './03-turn';
import { shipCounter, shipOf } from './16-components';
import { putAboard, stepsAboard } from './17-3-aboard';

/** Whether anything may be loaded at Alexandria: in a campaign with ships, from its game-turn on (17.32, 23.2, 23.3). */
export function mayLoad(c: Pick<Act, 'world' | 'data'>): boolean {
  const { world, data } = c;
  if (!world.campaign || !playedAtSea(data, world)) return false;
  return turnOf(data, world.turn).no >= campaignOf(data, world).alexandria.fromTurn;
}

/** What waits at Alexandria and what each ship has aboard, as orders are tried one after the other. */
export interface Loading {
  ashore: Cargo;
  aboard: Map<ShipId, Cargo>;
}

/** The state before the first order, from the owner's view. */
export function loadingOf({ view }: Pick<Ask, 'view'>): Loading {
  const ashore = view.campaign?.alexandria ?? { units: [], rsc: 0 };
  const inForces = view.taskForces.flatMap((tf) => tf.ships ?? []);
  const inPort = Object.values(view.alexandria ?? {}).flat();
  const aboard = [...inForces, ...inPort].flatMap((s): [ShipId, Cargo][] => (s.cargo ? [[s.id, s.cargo]] : []));
  return { ashore: { units: [...ashore.units], rsc: ashore.rsc }, aboard: new Map(aboard) };
}

/** Tries one order on `loading`, and loads it there; `sails`: the ship is in a Task Force at Alexandria by now (17.31, 17.32). */
export function tryLoad(
  loading: Loading,
  order: LoadOrder,
  sails: boolean,
  q: Pick<Ask, 'view' | 'data' | 'seat'>,
): Objection | null {
  const { cargo, ship } = order;
  const name = shipName(ship, q);
  if (!sails) return notSailing(name, q);
  const missing = cargo.units.filter((id) => !loading.ashore.units.some((u) => u.id === id));
  if (missing.length > 0)
    return illegal('17.32a', `${named(missing, q)}: not at Alexandria`, nearestLoad(loading, order, q));
  if (cargo.rsc > loading.ashore.rsc)
    return illegal('17.32b', `${loading.ashore.rsc} RSC are left at Alexandria`, nearestLoad(loading, order, q));
  const before = loading.aboard.get(ship) ?? { units: [], rsc: 0 };
  const going = loading.ashore.units.filter((u) => cargo.units.includes(u.id));
  const after = { units: [...before.units, ...going], rsc: before.rsc + cargo.rsc };
  const room = transportOf(q, ship);
  const steps = stepsAboard(q.data, after);
  if (steps > room) {
    const text = `${name} carries ${room} steps; ${printLoad(cargo, q)} would make ${steps} (an RSC is five)`;
    return illegal('17.31', text, nearestLoad(loading, order, q));
  }
  loading.aboard.set(ship, after);
  loading.ashore = {
    units: loading.ashore.units.filter((u) => !cargo.units.includes(u.id)),
    rsc: loading.ashore.rsc - cargo.rsc,
  };
  return null;
}

/** How the Task Force is formed that has to be there first. */
function notSailing(name: string, { view }: Pick<Ask, 'view'>): Objection {
  const [free] = view.freeMarkers;
  const nearest = free === undefined ? {} : { nearest: `form ${printTaskForce(free)} at Alexandria: ${name}` };
  return illegal('17.32c', `${name} is in no Task Force at Alexandria; form one there first, then load`, nearest);
}

/** The transport number of the side of a ship that is up, as its owner sees it. */
export function transportOf({ view, data }: Pick<Ask, 'view' | 'data'>, id: ShipId): number {
  const { front, back } = shipCounter(data, id);
  return view.damaged.includes(id) && back ? back.transport : front.transport;
}

/** Those of the units that are there and fit; else nothing nearer is known. */
function nearestLoad(
  loading: Loading,
  { cargo, ship }: LoadOrder,
  q: Pick<Ask, 'view' | 'data' | 'seat'>,
): { nearest?: string } {
  const there = loading.ashore.units.filter((u) => cargo.units.includes(u.id));
  const pool = there.length > 0 ? there : loading.ashore.units;
  const taken = loading.aboard.get(ship) ?? { units: [], rsc: 0 };
  let fits: Cargo = { units: [], rsc: 0 };
  for (const unit of there.length > 0 ? pool : pool.slice(0, 1)) {
    const more = { units: [...fits.units, unit], rsc: 0 };
    const all = { units: [...taken.units, ...more.units], rsc: taken.rsc };
    if (stepsAboard(q.data, all) <= transportOf(q, ship)) fits = more;
  }
  if (fits.units.length === 0) return {};
  const load = { units: fits.units.map((u) => u.id), rsc: 0 };
  return { nearest: loadVerb.print({ verb: 'load', cargo: load, ship }, q) };
}

/** Takes units and RSCs aboard; told to their owner only (17.31). */
export function loadShip(c: Act, { cargo, ship }: LoadOrder): void {
  const { alexandria } = alexandriaOf(c.world);
  const carrier = shipOf(c.world, ship);
  const going = alexandria.units.filter((u) => cargo.units.includes(u.id));
  putAboard(carrier, ...going);
  if (carrier.cargo) carrier.cargo.rsc += cargo.rsc;
  alexandria.units = alexandria.units.filter((u) => !cargo.units.includes(u.id));
  alexandria.rsc -= cargo.rsc;
  const body = { ship, units: [...cargo.units], rsc: cargo.rsc };
  loaded(c, body);
}

/** What comes ashore at Alexandria from a ship that stays or puts in: its cargo may be loaded again (16.43, 17.37). */
export function ashoreAtAlexandria(c: Act, ship: Ship): void {
  const { cargo } = ship;
  delete ship.cargo;
  if (!cargo || cargo.units.length + cargo.rsc === 0) return;
  const { campaign } = c.world;
  if (!campaign) return;
  const { alexandria } = campaign;
  // Our reading of 20.21: who comes to Alexandria after the order stays there.
  if (campaign.evacuation) campaign.evacuated = [...(campaign.evacuated ?? []), ...cargo.units.map((u) => u.id)];
  else alexandria.units.push(...cargo.units);
  alexandria.rsc += cargo.rsc;
  const body = { ship: ship.id, units: cargo.units.map((u) => u.id), rsc: cargo.rsc };
  landedInAlexandria(c, body);
}

function alexandriaOf({ campaign }: World): NonNullable<World['campaign']> {
  if (!campaign) throw new Error('nothing waits at Alexandria in this scenario');
  return campaign;
}
