import { rscSunk, shown, stepLostAboard } from '../facts/cargo';
import type { Act, CampaignState, Cargo, Ship, ShipId } from '../mercury';
import { ratingsOf, shipOf } from './16-components';
import { stepsAboard } from './17-3-aboard';
import { stepsLost } from './20-1-losses';
import type { GroundUnit } from './ground/ground';

/** Steps that a damaged ship has still to lose of what it carries (17.34). */
export type LossAboard = NonNullable<CampaignState['lossesAboard']>[number];

/** 17.31b: what a ship carries is shown when it is damaged or sunk. */
function show(c: Act, ship: Ship, cargo: Cargo): void {
  shown(c, { ship: ship.id, units: cargo.units.map((u) => u.id), rsc: cargo.rsc });
}

/** 17.34a to c: its RSCs are lost; units over what the damaged ship carries too, and a step in any case. Noted, to be chosen. */
export function damagedAboard(c: Act, ship: Ship): void {
  const { cargo } = ship;
  const { campaign } = c.world;
  if (!cargo || !campaign || cargo.units.length + cargo.rsc === 0) return;
  show(c, ship, cargo);
  const lostRsc = loseRsc(c, ship.id, cargo);
  const over = stepsAboard(c.data, cargo) - ratingsOf(c.data, ship).transport;
  const steps = Math.max(over, lostRsc > 0 ? 0 : 1);
  if (steps > 0 && cargo.units.length > 0)
    campaign.lossesAboard = [...(campaign.lossesAboard ?? []), { ship: ship.id, steps }];
}

/** 17.34d: everything aboard goes down with the ship; its RSCs may be used again (17.34c). */
export function sunkWithAll(c: Act, ship: Ship): void {
  const { cargo } = ship;
  if (!cargo || cargo.units.length + cargo.rsc === 0) return;
  show(c, ship, cargo);
  loseRsc(c, ship.id, cargo);
  for (const unit of [...cargo.units]) drown(c, ship, unit, '17.34');
  delete ship.cargo;
}

/** RSCs that are lost at sea go back to Alexandria (17.34c). Returns how many were. */
function loseRsc(c: Act, ship: ShipId, cargo: Cargo): number {
  const { rsc } = cargo;
  const { campaign } = c.world;
  if (rsc === 0 || !campaign) return 0;
  cargo.rsc = 0;
  campaign.alexandria.rsc += rsc;
  rscSunk(c, { ship, rsc });
  return rsc;
}

/** Whether a unit still has the two steps it is printed with. */
const isWhole = (c: Act, unit: GroundUnit): boolean => !unit.reduced && c.data.ground.get(unit.id)?.back != null;

/** A unit aboard loses a step: turned over, or eliminated (9.52). */
export function loseStepAboard(c: Act, id: ShipId, unit: string): void {
  const ship = shipOf(c.world, id);
  const found = ship.cargo?.units.find((u) => u.id === unit);
  if (!found) throw new Error(`${unit} is not aboard ${id}`);
  if (!isWhole(c, found)) return drown(c, ship, found, '17.34');
  found.reduced = true;
  stepsLost(c.world, unit, 1);
  stepLostAboard(c, { ship: id, unit, steps: 1, gone: false });
}

/** A unit is lost with its ship; it is counted among the eliminated of the hex map. */
function drown(c: Act, ship: Ship, unit: GroundUnit, rule: string): void {
  const steps = isWhole(c, unit) ? 2 : 1;
  if (ship.cargo) ship.cargo.units = ship.cargo.units.filter((u) => u.id !== unit.id);
  stepsLost(c.world, unit.id, steps);
  // Like whoever is eliminated ashore it keeps no marker: the lost do not recover (9.76).
  if (c.world.ground)
    c.world.ground.units[unit.id] = { ...unit, at: null, fatigued: false, dispersed: false, lostOn: c.world.turn };
  stepLostAboard(c, { ship: ship.id, unit: unit.id, steps, gone: true }, { rule });
}
